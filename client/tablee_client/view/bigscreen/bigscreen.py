"""A screen for a room as a whole: the client that looks on everywhere and plays nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from tablee_client.core.address import Address
from tablee_client.core.bigscreen.guestpage import PORT, has_page
from tablee_client.core.bigscreen.lookout import Hall, Lookout, Server
from tablee_client.core.bigscreen.plan import BigScreenPlan
from tablee_client.core.bigscreen.ways import Way, way_to
from tablee_client.core.greeting import Profile
from tablee_client.core.interfaces import searched
from tablee_client.core.invitation import Invitation
from tablee_client.core.start import Start
from tablee_client.view.bigscreen.app import BigScreenApp
from tablee_client.view.bigscreen.programme import Programme
from tablee_client.view.client import Client
from tablee_client.view.room import Room
from tablee_client.view.sound.mixer import Mixer
from tablee_client.view.window import Window

if TYPE_CHECKING:
    from tablee_client.core.session import Session

WayKey: TypeAlias = tuple[str, tuple[Address, ...], bytes | None]
"""A server's name, addresses and key."""
MOST_WAYS: Final = 16
TEXT: Final = 1.5
GIVEN: Final = "given"
"""The id of the one server that was named."""


class BigScreen(Client):
    """The home of the tables that a room sees. It changes no setting, and keeps no match."""

    app: BigScreenApp

    def __init__(self, start: Start, plan: BigScreenPlan) -> None:
        self._plan = plan
        super().__init__(start, size=plan.size)
        self._ways: dict[WayKey, Way | None] = {}
        self.lookout = Lookout(self._call, self._servers, table=plan.table)
        self.programme = Programme(self.app, self, self.lookout, self._way)

    def _opened(self, window: Window) -> BigScreenApp:
        return BigScreenApp(window, self._start.words, speaker=Mixer(), text_scale=TEXT)

    # running

    def show_first(self) -> None:
        """Paint and show the hall, before anything else is loaded."""
        self._begin_with(self.programme.base)

    def open_wanted(self) -> None:
        """Look around from now on."""
        for notice in self._start.file.notices:
            self.app.toast(self.app.words.error(notice.code, notice.details))
        if self._plan.invitation is None:
            self.seek()
        self.lookout.start()
        self.app.shows = self.programme

    async def close(self) -> None:
        """Leave every server."""
        self.app.shows = None
        await self.lookout.close()
        await super().close()

    # what the tables ask for

    def change(self, **changes: Any) -> None:
        """Change settings for as long as this screen is there."""
        self._adopt(self.settings.with_(**{**changes, "text_scale": TEXT}))

    async def leave(self, room: Room) -> None:
        """Do nothing: who looks on leaves by himself."""

    # inside

    def _servers(self) -> Sequence[Server]:
        """Give the server that was named, or all that are found and let anybody in."""
        plan = self._plan
        if plan.invitation is not None:
            return (Server(GIVEN, plan.invitation),)
        return [
            Server(one.id, replace(Invitation.to(one), pin=plan.pin))
            for one in self.found()
            if one.joinable and (plan.pin is not None or not one.pin)
        ]

    async def _call(self, invitation: Invitation) -> Session:
        from tablee_client.core.visit import visit

        name = self._plan.name or self.app.words("big-name")
        profile = Profile(name, 0, self.settings.locale, is_public=True)
        found = await visit(invitation, profile, self._known, interfaces=self._start.interfaces)
        return found.session

    def _way(self, hall: Hall) -> Way | None:
        """Give how others come to a server; reckoned once for each address of it."""
        session = hall.session
        found = next((one for one in self.found() if one.id == session.welcome.server_id), None)
        more = () if found is None else found.addresses
        at = tuple(dict.fromkeys((session.address, *more)))
        key = (session.welcome.server, at, session.key)
        if key not in self._ways:
            self._ways = dict([*self._ways.items()][-MOST_WAYS:])
            own = self._own() if all(place.host.startswith("127.") for place in at) else ()
            self._ways[key] = way_to(*key, own)
            self.app.spawn(self._look_for_page(key, own))
        return self._ways[key]

    async def _look_for_page(self, key: WayKey, own: Sequence[str]) -> None:
        """Let what is scanned lead to the server's page for guests, if it shows one."""
        _, at, fingerprint = key
        if fingerprint is not None and await has_page(at[0].host, fingerprint):
            self._ways[key] = way_to(*key, own, PORT)

    def _own(self) -> Sequence[str]:
        try:
            return searched(self._start.interfaces)
        except OSError:
            return ()
