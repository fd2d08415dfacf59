"""A screen inside a server: it hears the session's notices, and leaves when the session ends."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tablee_client.core.failure import RefusedError
from tablee_client.core.house import house_text
from tablee_client.core.notices import Back, Closed, DealDoubted, HouseSpoke, Lost, Notice, Replaced
from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.house_banner import HouseBanner
from tablee_client.view.room import Promise, Room
from tablee_client.view.screen import Screen

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

ABOUT_THE_PIN: Final = frozenset({"locked", "wrong-pin", "slow-down"})


class RoomScreen(Screen):
    """The base of the lobby and of every table.

    Each frame the top screen takes the session's notices and gives them to `heard`, one by one.
    A screen that opens another one for a notice passes it on with `hand_over`.
    """

    def __init__(self, app: App, home: Home, room: Room) -> None:
        super().__init__(app)
        self.home = home
        self.room = room
        self._banner: HouseBanner | None = None

    @property
    def is_stirred(self) -> bool:
        """Whether something is to be heard."""
        return self.room.has_news

    # react

    def update(self, dt: float) -> None:
        """Hear what happened, then let time pass."""
        waiting = self.room.notices()
        while waiting and self.app.top is self:
            self._hear(waiting.pop(0))
        if waiting and isinstance(self.app.top, RoomScreen):
            self.app.top.hand_over(waiting)
        if self.app.top is self:
            super().update(dt)
            self._show_house()

    def hand_over(self, notices: list[Notice]) -> None:
        """Hear notices that the screen before had taken already."""
        while notices and self.app.top is self:
            self._hear(notices.pop(0))
        if notices and isinstance(self.app.top, RoomScreen):
            self.app.top.hand_over(notices)

    def heard(self, notice: Notice) -> None:
        """React to one notice; the base does nothing."""

    def trouble(self) -> str:
        """Word what is wrong for as long as it is; the base knows of nothing."""
        return ""

    def banner_place(self) -> Box | None:
        """Give where words of the server's lie in nobody's way; None for the top."""
        return None

    # verbs

    def promised(self, promise: Future[Any]) -> None:
        """Tell the player if a command is refused."""
        promise.add_done_callback(self._answered)

    def spoken(self, player: int, sound: Sound = Sound.CHAT) -> None:
        """Let it be heard that somebody said something; what one says oneself is known."""
        if player != self.room.welcome.player:
            self.app.sound.play(sound)

    def go_in(self, ask: Callable[[str | None], Promise], pin: str | None = None) -> None:
        """Ask for a place at a table; where it has a PIN, let the player write it and ask again."""
        ask(pin).add_done_callback(lambda answer: self._let_in(answer, ask))

    def leave_room(self) -> None:
        """Leave the server for the screen from which it was entered."""
        self.app.spawn(self.home.leave(self.room))
        self.app.pop_room()

    def clear(self) -> None:
        """Take everything off the stage, the organiser's words included."""
        self._banner = None
        super().clear()

    def invite(self, table: int | None = None) -> None:
        """Show how others come to this server of the player's own."""
        from tablee_client.view.screens.invite import InviteScreen

        self.app.push(InviteScreen(self.app, self.home, table))

    # private

    def _show_house(self) -> None:
        """Show what the organiser has to say, and what is wrong here, over everything."""
        if self._banner is None:
            self._banner = HouseBanner()
            self.stage.add(self._banner)
        said = house_text(self.room.house, self.room.clock(), self.app.words)
        self._banner.place = self.banner_place()
        self._banner.text = "\n".join(part for part in (said, self.trouble()) if part)

    def _hear(self, notice: Notice) -> None:
        words = self.app.words
        match notice:
            case Lost(code):
                key = f"lost-{code}"
                self.app.toast(words(key if words.has(key) else "lost-other"))
            case Back():
                self.app.toast(words("room-back"))
            case HouseSpoke(is_called_off=True):
                self.app.toast(words("house-stays"))
            case DealDoubted(code):
                self.app.toast(words(f"doubt-{code}"))
            case Replaced():
                self.app.pop_room()
                self.app.toast(words.goodbye("replaced"))
            case Closed():
                self.app.pop_room()
                self.app.toast(words.ended(notice))
            case _:
                self.heard(notice)

    def _let_in(self, answer: Promise, ask: Callable[[str | None], Promise]) -> None:
        error = None if answer.cancelled() else answer.exception()
        if not isinstance(error, RefusedError) or error.code not in ABOUT_THE_PIN:
            self._answered(answer)
            return
        from tablee_client.view.screens.pin import PinScreen

        sentence = self.app.words.refusal(error.code, error.details)
        again = partial(self.go_in, ask)
        self.app.push(PinScreen(self.app, self.home, sentence, again))

    def _answered(self, promise: Future[Any]) -> None:
        error = None if promise.cancelled() else promise.exception()
        if isinstance(error, RefusedError):
            view = self.room.table
            game = view.info.game if view is not None and view.game is not None else None
            self.app.toast(self.app.words.refusal(error.code, error.details, game), Sound.ERROR)
