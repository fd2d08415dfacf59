"""The door: who may come in. Everything is checked before anything changes."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil
from typing import Final, NamedTuple

import tablee
from tablee.protocol import FEATURES, SPOKEN, VersionRange, negotiate, who_must_update
from tablee.protocol.grammar import PUBLIC_ONLY
from tablee.protocol.messages import Goodbye, Hello, Welcome
from tablee_server.codes import BAD_NAME, BANISHED, PIN, SECRET, SLOW_DOWN, VERSION
from tablee_server.lobby import Lobby
from tablee_server.loopback import is_loopback
from tablee_server.names import LONGEST, clean_name
from tablee_server.pairing import Pairing
from tablee_server.player import Link, Player
from tablee_server.slowdown import Slowdown

SOFTWARE = f"tablee {tablee.__version__}"


TOKENS_FREE: Final = 64
"""So many tokens of a server that has forgotten them may come from one address at no cost."""


class Caller(NamedTuple):
    """Who greets: from where, when, and whether he has shown the PIN."""

    address: str
    now: float
    is_paired: bool = False


@dataclass(frozen=True)
class Door:
    """What a server says of itself, and the secret or the PIN it asks for, if any."""

    lobby: Lobby
    name: str
    server_id: str
    boot_id: str
    secret: bytes | None = None
    pairing: Pairing | None = None
    wrong_secrets: Slowdown = field(default_factory=Slowdown)
    wrong_tokens: Slowdown = field(default_factory=lambda: Slowdown(free=TOKENS_FREE))

    def refusal(self, hello: Hello, caller: Caller) -> Goodbye | None:
        """Tell why this greeting isn't let in; None if it is.

        What can't be guessed is looked at whatever came before, so the right one always passes.
        """
        theirs = VersionRange(hello.low, hello.high)
        if negotiate(theirs) is None:
            update = who_must_update(theirs, SPOKEN)
            details = {"client": str(theirs), "server": str(SPOKEN), "update": update}
            return Goodbye(VERSION, dict(details))
        if self.secret is not None and not hmac.compare_digest(self.secret, hello.secret or b""):
            return self._slowed(self.wrong_secrets, caller) or Goodbye(SECRET)
        if (away := self._banished(hello.token, caller)) is not None:
            return Goodbye(BANISHED, {"seconds": ceil(away)})
        if not self._knows(hello.token):
            if hello.token is not None and not is_loopback(caller.address):
                slowed = self._slowed(self.wrong_tokens, caller)
                if slowed is not None:
                    return slowed
            if self.pairing is not None and not caller.is_paired:
                return Goodbye(PIN)
        if clean_name(hello.name) is None:
            return Goodbye(BAD_NAME, {"limit": LONGEST})
        return None

    def _knows(self, token: bytes | None) -> bool:
        return token is not None and self.lobby.players.owner(token) is not None

    def _banished(self, token: bytes | None, caller: Caller) -> float | None:
        player = None if token is None else self.lobby.players.owner(token)
        return self.lobby.banishment.left(player, caller.address, caller.now)

    def _slowed(self, wrong: Slowdown, caller: Caller) -> Goodbye | None:
        """Note a wrong try; gives what is said if it came too soon after others."""
        wait = wrong.wait(caller.address, caller.now)
        if wait > 0:
            return Goodbye(SLOW_DOWN, {"seconds": ceil(wait)})
        wrong.wrong(caller.address, caller.now)
        return None

    def let_in(self, hello: Hello, link: Link, greet: Callable[[Player, Welcome], None]) -> None:
        """Let in whoever `refusal` didn't refuse; `greet` is called once his token is recorded.

        By then `link` is the player's connection, even if it was closed in the meantime.
        """
        name, protocol = clean_name(hello.name), negotiate(VersionRange(hello.low, hello.high))
        assert name is not None, "refused before"
        assert protocol is not None, "refused before"
        known = self._knows(hello.token)
        player, token = self.lobby.admit(name=name, avatar=hello.avatar, token=hello.token)

        def welcome() -> None:
            self.lobby.attach(player, link)
            greet(player, self._welcome(player, protocol, token, known=known))

        self.lobby.keep(player, welcome)

    def _welcome(self, player: Player, protocol: int, token: bytes, *, known: bool) -> Welcome:
        return Welcome(
            protocol=protocol,
            software=SOFTWARE,
            features=(*FEATURES, PUBLIC_ONLY),
            server=self.name,
            server_id=self.server_id,
            boot_id=self.boot_id,
            player=player.id,
            name=player.name,
            token=token,
            resumed=self.lobby.resumed(player),
            known=known,
        )
