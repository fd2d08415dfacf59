"""The client as a whole: the window, the hall, and the player's own machine behind the screens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.protocol.link import Link
from tablee_client.core.address import Address, addresses_among
from tablee_client.core.controls import Control, key_of
from tablee_client.core.folders import practice_folder
from tablee_client.core.found import FoundServer
from tablee_client.core.greeting import Profile
from tablee_client.core.hosting import Hosting
from tablee_client.core.invitation import Invitation
from tablee_client.core.keptpractice import KeptPractice, PracticeShelf
from tablee_client.core.keyring import Keyring, Place
from tablee_client.core.known import KnownServer, KnownServers
from tablee_client.core.loudness import loudness
from tablee_client.core.progress import Progress
from tablee_client.core.settings import Settings
from tablee_client.core.start import Start
from tablee_client.view.app import App
from tablee_client.view.looks import own_look, portrait_picture
from tablee_client.view.room import Room
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.sound.mixer import Mixer
from tablee_client.view.window import Window

if TYPE_CHECKING:
    from tablee_client.core.checkup import Checkup
    from tablee_client.core.finder import Finder
    from tablee_client.core.practice import Practice, PracticePlan
    from tablee_client.view.screen import Screen

TITLE = "Tablée"
PATIENCE = 0.012
"""Seconds that one frame paints on a screen which opens: the program still answers meanwhile."""
ICON = portrait_picture(own_look(4))
"""Of the window: the old dwarf with the red hat."""


class Client:
    """The real home of the screens (`tablee_client.view.home.Home`).

    Network and child processes are imported when they are first needed, so that the first picture
    comes at once.
    """

    def __init__(self, start: Start, *, size: tuple[int, int] = (1600, 900)) -> None:
        self.settings: Settings = start.settings
        self._start = start
        self._finder: Finder | None = None
        self._seeks = False
        self._practice: Practice | None = None
        self._hosting = Hosting(start.interfaces)
        self._rooms: dict[Room, Address] = {}
        self._keyring = Keyring(start.file.path.parent)
        self._known = KnownServers(start.file.path.parent)
        self._shelf = PracticeShelf(practice_folder())
        full = start.settings.window == "fullscreen"
        monitor = start.settings.monitor
        self.app = self._opened(Window(TITLE, size=size, fullscreen=full, monitor=monitor))
        self._follow()
        self.app.on_quit = self._quit
        self.app.on_fullscreen = self._fill
        self.app.on_drop = self._open_dropped
        self.app.on_mute = self._mute

    # running

    def _opened(self, window: Window) -> App:
        settings, words = self._start.settings, self._start.words
        return App(
            window,
            words,
            ui_scale=settings.ui_scale,
            text_scale=settings.text_scale,
            screen_inches=settings.screen_inches,
            speaker=Mixer(),
        )

    async def run(self) -> int:
        """Show the hall and what was asked for, until the player quits; the exit code."""
        self.show_first()
        self.open_wanted()
        try:
            await self.app.run()
        finally:
            await self.close()
            self.app.window.close()
        return 0

    def show_first(self) -> None:
        """Paint and show the hall, before anything else is loaded."""
        hall = HallScreen(self.app, self)
        self._joining = hall.joining
        self._begin_with(hall)

    def _begin_with(self, screen: Screen) -> None:
        """Paint and show the first screen; the window has its icon then, and can be heard."""
        self.app.push(screen)
        self.app.window.present(self.app.step(0.0))
        self.app.patience = PATIENCE
        self.app.window.set_icon(self.app.canvas.pictures.scaled(ICON, 64, 64))
        self.app.sound.follow(loudness(self.settings))

    def open_wanted(self) -> None:
        """Go where the command line wants to be."""
        start, joining = self._start, self._joining
        for notice in start.file.notices:
            self.app.toast(self.app.words.error(notice.code, notice.details))
        if start.left is not None:
            from tablee_client.view.screens.left import continue_left

            continue_left(self.app, self, joining, start.left)
        elif start.practice is not None:
            from tablee_client.view.screens.practice import show_practice

            plan = start.practice
            joining.enter(
                lambda: self.practise(plan),
                lambda room: show_practice(self.app, self, room, guided=plan.guided),
            )
        elif start.join is not None:
            joining.join(start.join)
        elif start.replay is not None:
            from tablee_client.view.screens.watching import watch_data

            self.app.spawn(watch_data(self.app, self, start.replay, start.eyes))
        elif start.seek:
            from tablee_client.view.screens.find import FindScreen

            self.app.push(FindScreen(self.app, self))
        elif not self.settings.name:
            from tablee_client.view.screens.profile import ProfileScreen

            self.app.push(ProfileScreen(self.app, self))

    async def close(self) -> None:
        """Leave whatever is open, and end what this client started."""
        self.app.sound.close()
        for room in tuple(self._rooms):
            await room.close()
        if self._practice is not None:
            await self._practice.close()
        await self._hosting.stop()
        if self._finder is not None:
            await self._finder.stop()
        self._keyring.close()

    def _quit(self) -> None:
        """Ask about a server that others may be playing on, else quit."""
        if not self.is_hosting:
            self.app.quit()
            return
        from tablee_client.view.screens.hosted import ask_about_hosted

        ask_about_hosted(self.app, self, stop=self.app.quit, leave=self.app.quit)

    def _fill(self, fullscreen: bool) -> None:
        self.change(window="fullscreen" if fullscreen else "window")

    def _open_dropped(self, path: str) -> None:
        from tablee_client.view.screens.watching import open_dropped

        open_dropped(self.app, self, Path(path))

    def _mute(self) -> None:
        """Be silent, or be heard again."""
        self.change(muted=not self.settings.muted)
        letter = key_of(Control.MUTE, self.settings.keys).upper()
        text = "sound-off" if self.settings.muted else "sound-on"
        self.app.toast(self.app.words(text, letter=letter))

    # what the screens ask for

    @property
    def is_kiosk(self) -> bool:
        """Whether guests play here who own neither settings nor files."""
        return self._start.kiosk is not None

    @property
    def is_hosting(self) -> bool:
        """Whether a server that this client started for others is running."""
        return self._hosting.is_running

    @property
    def is_seeking(self) -> bool:
        """Whether the network is being listened to."""
        return self._finder is not None

    def change(self, **changes: Any) -> None:
        """Change settings, keep them, and let window and words follow."""
        changed = self.settings.with_(**changes)
        self._start.file.save(changed)
        self._adopt(changed)

    def _adopt(self, settings: Settings) -> None:
        """Let window and words follow these settings."""
        before, self.settings = self.settings, settings
        if self.settings.window != before.window:
            self.app.set_fullscreen(self.settings.window == "fullscreen")
        if self.settings.monitor != before.monitor:
            self.app.set_monitor(self.settings.monitor)
        self.app.rescale(settings.ui_scale, settings.screen_inches)
        if self.settings.text_scale != before.text_scale:
            self.app.rescale_text(self.settings.text_scale)
        self.app.sound.follow(loudness(self.settings))
        self._follow()
        if self.settings.locale != before.locale:
            self.app.switch_language(self.settings.locale)

    def _follow(self) -> None:
        """Let motion, pads, keys and colours be as the settings say."""
        settings = self.settings
        self.app.is_calm = settings.reduced_motion
        self.app.input.pads.is_swapped = settings.pad_swapped
        self.app.input.rebind(settings.keys)
        self.app.follow_eyes(settings)

    def found(self) -> Sequence[FoundServer]:
        """Give the servers around."""
        return self._finder.servers() if self._finder is not None else ()

    def seek(self) -> None:
        """Listen to the network from the next frame on.

        What the search needs takes a while to load, so the first picture doesn't wait for it.
        """
        if not self._seeks:
            self._seeks = True
            self.app.spawn(self._seek())

    def progress(self) -> Progress:
        """Tell how the search goes; nothing has begun while there is none."""
        return self._finder.progress() if self._finder is not None else Progress()

    def scan(self) -> None:
        """Knock at every address of the small networks around."""
        if self._finder is not None:
            self._finder.scan()

    def met(self) -> Sequence[KnownServer]:
        """Give the servers that this player has met."""
        return self._known.read()

    async def check_up(self) -> Checkup:
        """Find out what stands between this machine and the servers around."""
        from tablee_client.core.checkup import check_up

        return await check_up(self._start.interfaces, self._remembered())

    def _remembered(self) -> list[Address]:
        return addresses_among(self.settings.servers)

    async def _seek(self) -> None:
        from tablee_client.core.finder import Finder

        self._finder = Finder(interfaces=self._start.interfaces, remembered=self._remembered())
        self._finder.start()

    async def join(self, invitation: Invitation, given: Place | None = None) -> Room:
        """Connect as the player of the settings, or of a place; ConnectError if that fails."""
        from tablee_client.core.trust import words_of
        from tablee_client.core.visit import visit

        visited = await visit(
            invitation,
            self._profile(),
            self._known,
            self._keyring,
            self._start.interfaces,
            given,
        )
        room = visited.session
        self._rooms[room] = room.address
        self._tell_of_memory()
        if not room.address.plain:  # what is joined in plain text is asked about each time
            self.settings = self.settings.with_server(str(room.address))
            self._start.file.save(self.settings)
        if visited.is_new and room.key is not None:
            words = await asyncio.to_thread(words_of, room.key)
            self.app.toast(self.app.words("trust-first", name=room.welcome.server, words=words))
        return room

    async def practise(self, plan: PracticePlan) -> Room:
        """Begin a match on a server for this player alone; HostError or ConnectError."""
        from tablee_client.core.practice import Practice

        self._practice = await Practice.open(plan, self._profile(), self._shelf)
        if self._practice.slot is None:
            self.app.toast(self.app.words("practice-not-kept"))
        return self._practice.session

    def left_practices(self) -> Sequence[KeptPractice]:
        """Give the practice matches that can be continued, the latest first."""
        return self._shelf.kept()

    def damaged_practices(self) -> Sequence[Path]:
        """Give where matches lie that were left and can't be read."""
        return self._shelf.damaged()

    async def continue_practice(self, number: int) -> Room:
        """Go on with one of them; HostError or ConnectError."""
        from tablee_client.core.practice import Practice

        self._practice = await Practice.resume(self._shelf, number, self._profile())
        return self._practice.session

    def give_up_practice(self, number: int) -> None:
        """Take one of them away; HostError where another window plays it."""
        self._shelf.discard(number)

    async def host(self, name: str) -> Room:
        """Start a server for the network and connect; HostError or ConnectError."""
        room = await self._hosting.open(name, self._profile(), self._keyring)
        self._rooms[room] = room.address
        return room

    def own_link(self) -> Link | None:
        """Give the link to the server that this client hosts."""
        return self._hosting.link()

    def own_page(self) -> int | None:
        """Give the port of its page for guests."""
        return self._hosting.page()

    async def leave(self, room: Room) -> None:
        """Leave a server; one that was started for a practice ends."""
        practice = self._practice
        if practice is not None and practice.session is room:
            self._practice = None
            await practice.close()
        else:
            self._rooms.pop(room, None)
            await room.close()

    async def stop_hosting(self) -> None:
        """End the server that was started for others."""
        await self._hosting.stop()

    async def keep_match(self, room: Room) -> bytes:
        """Fetch a finished match and keep it; one that is kept already is only read."""
        from tablee_client.core.folders import matches_folder
        from tablee_client.core.matches import Matches

        file = await room.fetch_match()
        Matches(matches_folder()).keep(file)
        return file

    def kept_matches(self) -> Sequence[Path]:
        """Give the files of the finished matches that are kept."""
        from tablee_client.core.folders import matches_folder
        from tablee_client.core.matches import Matches

        return Matches(matches_folder()).all()

    def save_match(self, file: bytes) -> Path:
        """Put a match into the player's documents."""
        from tablee.record import read
        from tablee_client.core.folders import saved_folder
        from tablee_client.core.matches import name_of, save

        path = saved_folder() / name_of(read(file))
        save(file, path)
        return path

    def release_hosted(self) -> None:
        """Let that server run on when this client has ended."""
        self._hosting.release()

    def _tell_of_memory(self) -> None:
        """Say what is wrong with the file of known servers, once."""
        for notice in self._known.notices:
            self.app.toast(self.app.words.error(notice.code, notice.details))
        self._known.notices.clear()

    def _profile(self) -> Profile:
        settings = self.settings
        name = settings.name or self.app.words("player-guest")
        return Profile(name, settings.avatar, settings.locale)
