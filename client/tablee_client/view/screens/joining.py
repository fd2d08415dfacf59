"""Going into a server: connecting in the background, then its lobby, or why that failed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from tablee_client.core.failure import ConnectError, HostError
from tablee_client.core.found import FoundServer
from tablee_client.core.invitation import Invitation
from tablee_client.core.known import KnownServer
from tablee_client.view.room import Room
from tablee_client.view.screens.deciding import ask_on_the_way
from tablee_client.view.screens.noticing import notice_of, what_bars
from tablee_client.view.widgets.notice_list import NoticeText

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class Joining:
    """One attempt at a time to get into a server."""

    def __init__(self, app: App, home: Home) -> None:
        self._app = app
        self._home = home
        self.is_under_way = False
        self._met: Sequence[KnownServer] = ()

    def look_up(self) -> None:
        """Read again which servers the player has met."""
        self._met = self._home.met()

    def notice(self, server: FoundServer) -> NoticeText:
        """Word the notice of a server that was found."""
        return notice_of(self._app.words, server, self._home.found(), self._met)

    def join_found(self, server: FoundServer) -> None:
        """Go into a server that was found, or say why nobody can."""
        barred = what_bars(self._app.words, server)
        if barred:
            self._app.toast(barred)
        else:
            self.join(Invitation.to(server))

    def join(self, invitation: Invitation) -> None:
        """Connect, remember the address, and show the lobby; go to a table by name or number.

        What the player has to decide on the way is asked of him.
        """

        def show(room: Room) -> None:
            self._show_lobby(room, table=invitation.table)

        def decide(error: ConnectError) -> bool:
            return ask_on_the_way(self._app, self._home, self, invitation, error)

        self.enter(lambda: self._home.join(invitation), show, decide)

    def host(self, name: str) -> None:
        """Start a server for the network and show its lobby, in place of the top screen.

        Whoever leaves it then isn't asked to start another one.
        """
        self.enter(lambda: self._home.host(name), self._show_hosted)

    def enter(
        self,
        connect: Callable[[], Awaitable[Room]],
        then: Callable[[Room], None],
        decide: Callable[[ConnectError], bool] = lambda _: False,
    ) -> None:
        """Connect in some way, then show the room; failures are told in one sentence.

        Unless `decide` takes one, to ask the player.
        """
        if self.is_under_way:
            return
        self.is_under_way = True
        self._app.spawn(self._enter(connect, then, decide))

    async def _enter(
        self,
        connect: Callable[[], Awaitable[Room]],
        then: Callable[[Room], None],
        decide: Callable[[ConnectError], bool],
    ) -> None:
        try:
            room = await connect()
        except ConnectError as error:
            if decide(error):
                return
            self._app.toast(self._app.words.ended(error))
        except HostError as error:
            self._app.toast(self._app.words.error(error.code, error.details))
        else:
            then(room)
        finally:
            self.is_under_way = False

    def _show_hosted(self, room: Room) -> None:
        from tablee_client.view.screens.lobby import LobbyScreen

        self._app.replace(LobbyScreen(self._app, self._home, room))

    def _show_lobby(self, room: Room, *, table: str | None) -> None:
        from tablee_client.view.screens.lobby import LobbyScreen

        lobby = LobbyScreen(self._app, self._home, room, wanted=table)
        self._app.push(lobby)
