"""Going into a server: connecting in the background, then its lobby, or why that failed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tablee.protocol import SPOKEN, who_must_update
from tablee_client.core.failure import ConnectError, HostError
from tablee_client.core.found import FoundServer
from tablee_client.core.invitation import Invitation
from tablee_client.view.room import Room
from tablee_client.view.screens.deciding import ask_on_the_way

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class Joining:
    """One attempt at a time to get into a server."""

    def __init__(self, app: App, home: Home) -> None:
        self._app = app
        self._home = home
        self.is_under_way = False

    def lines(self, server: FoundServer) -> tuple[str, str]:
        """Word the two lines under a server's name: what goes on there, and how it answers."""
        words = self._app.words
        if not server.compatible:
            return self._versions(server), str(server.address)
        if not server.reachable:
            return words("find-silent"), str(server.address)
        going_on = words("find-going-on", tables=server.tables, players=server.players)
        going_on += words("find-pin") if server.pin else ""
        going_on += words("find-plain") if server.plain else ""
        ping = -1 if server.ping_ms is None else max(1, round(server.ping_ms))
        return going_on, words("find-ping", address=str(server.address), ping=ping)

    def _versions(self, server: FoundServer) -> str:
        """Name both versions, and who must update."""
        update = who_must_update(SPOKEN, server.protocol)
        theirs, mine = str(server.protocol), str(SPOKEN)
        return self._app.words("find-other-version", theirs=theirs, mine=mine, update=update)

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
            say = self._app.words.goodbye if error.by_server else self._app.words.error
            self._app.toast(say(error.code, error.details))
        except HostError as error:
            self._app.toast(self._app.words.error(error.code, error.details))
        else:
            then(room)
        finally:
            self.is_under_way = False

    def _show_hosted(self, room: Room) -> None:
        from tablee_client.view.screens.lobby import LobbyScreen

        self._app.replace(LobbyScreen(self._app, self._home, room))

    def _show_lobby(self, room: Room, *, table: str | None = None) -> None:
        from tablee_client.view.screens.lobby import LobbyScreen

        self._app.push(LobbyScreen(self._app, self._home, room, wanted=table))
