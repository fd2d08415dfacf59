"""What the organiser has everybody told: announcements, and when the server will be closed."""

from collections.abc import Iterable
from math import inf

from tablee.protocol import Message
from tablee.protocol.house import Announced, Closing
from tablee_server.clock import Clock
from tablee_server.codes import EMPTY_TEXT, Refusal
from tablee_server.names import clean_text
from tablee_server.player import Player


class Bulletin:
    """Speaks to everybody in the room, whoever is at a table or at none."""

    def __init__(self, clock: Clock, everybody: Iterable[Player], *, keeps: bool) -> None:
        """`keeps` tells whether tables go on once the server is started again."""
        self._clock = clock
        self._everybody = everybody
        self._keeps = keeps
        self._closes_at = inf

    def announce(self, text: str) -> str:
        """Say something to everybody; gives what was said. Refusal where nothing can be read."""
        said = clean_text(text)
        if not said:
            raise Refusal(EMPTY_TEXT)
        self._tell(Announced(said))
        return said

    def close_in(self, seconds: float) -> None:
        """Tell everybody when the server will be closed."""
        self._closes_at = self._clock.now() + seconds
        self._tell(self._closing())

    def stay(self) -> bool:
        """Tell everybody that it won't be closed after all; False if it wasn't to be."""
        was_closing, self._closes_at = self._closes_at < inf, inf
        if was_closing:
            self._tell(Closing(None, self._keeps))
        return was_closing

    def left(self) -> float | None:
        """Give the seconds until the server closes; None if it doesn't."""
        return None if self._closes_at == inf else max(0.0, self._closes_at - self._clock.now())

    def tell_to(self, player: Player) -> None:
        """Tell somebody who comes in what he has missed and still matters."""
        if self._closes_at < inf:
            player.send(self._closing())

    def _closing(self) -> Closing:
        return Closing(round((self.left() or 0.0) * 1000), self._keeps)

    def _tell(self, message: Message) -> None:
        for player in self._everybody:
            player.send(message)
