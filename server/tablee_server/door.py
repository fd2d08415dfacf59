"""The door: who may come in. Everything is checked before anything changes."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass

import tablee
from tablee.protocol import FEATURES, SPOKEN, VersionRange, negotiate, who_must_update
from tablee.protocol.messages import Goodbye, Hello, Welcome
from tablee_server.codes import BAD_NAME, SECRET, VERSION
from tablee_server.lobby import Lobby
from tablee_server.names import LONGEST, clean_name
from tablee_server.player import Link, Player

SOFTWARE = f"tablee {tablee.__version__}"


@dataclass(frozen=True)
class Door:
    """What a server says of itself, and the secret it asks for, if any."""

    lobby: Lobby
    name: str
    server_id: str
    boot_id: str
    secret: bytes | None = None

    def refusal(self, hello: Hello) -> Goodbye | None:
        """Tell why this greeting isn't let in; None if it is."""
        theirs = VersionRange(hello.low, hello.high)
        if negotiate(theirs) is None:
            update = who_must_update(theirs, SPOKEN)
            details = {"client": str(theirs), "server": str(SPOKEN), "update": update}
            return Goodbye(VERSION, dict(details))
        if self.secret is not None and not hmac.compare_digest(self.secret, hello.secret or b""):
            return Goodbye(SECRET)
        if clean_name(hello.name) is None:
            return Goodbye(BAD_NAME, {"limit": LONGEST})
        return None

    def let_in(self, hello: Hello, link: Link, greet: Callable[[Player, Welcome], None]) -> None:
        """Let in whoever `refusal` didn't refuse; `greet` is called once his token is recorded.

        By then `link` is the player's connection, even if it was closed in the meantime.
        """
        name, protocol = clean_name(hello.name), negotiate(VersionRange(hello.low, hello.high))
        assert name is not None, "refused before"
        assert protocol is not None, "refused before"
        player, token = self.lobby.admit(name=name, avatar=hello.avatar, token=hello.token)

        def welcome() -> None:
            self.lobby.attach(player, link)
            greet(player, self._welcome(player, protocol, token))

        self.lobby.keep(player, welcome)

    def _welcome(self, player: Player, protocol: int, token: bytes) -> Welcome:
        return Welcome(
            protocol=protocol,
            software=SOFTWARE,
            features=FEATURES,
            server=self.name,
            server_id=self.server_id,
            boot_id=self.boot_id,
            player=player.id,
            name=player.name,
            token=token,
            resumed=self.lobby.resumed(player),
        )
