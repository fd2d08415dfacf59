"""Everybody's hands, late: what lookers-on see where the table agreed on it, and never a seat.

Not only the hands are late but all they are told of the match, so that nobody who looks on can
tell a player anything that isn't long past. What a delay holds back is forgotten with the table.
"""

from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from tablee.engine import SPECTATOR
from tablee.protocol.messages import Update
from tablee_server.company import Company
from tablee_server.player import Player
from tablee_server.updates import skipping, whole

_MOST: Final = 1000
"""Changes held back at once; beyond it the newest replaces the one before."""


class LateView:
    """The updates of an open view, each held back for `delay` seconds."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.latest: Update | None = None
        self._shown_to: set[int | str] = set()
        self._held: deque[tuple[float, Update]] = deque()

    def note(self, update: Update, now: float) -> None:
        """Hold a change back; what nobody could put anything before is held back as a whole."""
        update = msgspec.structs.replace(update, clock=())
        if self.latest is None and not self._held and update.since:
            update = whole(update)
        if len(self._held) == _MOST:
            update = skipping(self._held.pop()[1], update)
        self._held.append((now + self.delay, update))

    def due(self) -> float | None:
        """Give when the next change may be told."""
        return self._held[0][0] if self._held else None

    def tell(self, company: Company, now: float) -> bool:
        """Tell the first change whose time has come; False if there is none."""
        due = self.due()
        if due is None or due > now:
            return False
        self.latest = self._held.popleft()[1]
        for player in company.present():
            if player.follows is not None and sees_hands(company, player):
                self._tell(player, self.latest)
        return True

    def tell_all_to(self, player: Player) -> None:
        """Tell a newcomer what the others were told last."""
        player.follows = self
        if self.latest is not None:
            self._send(player, whole(self.latest))

    def _tell(self, player: Player, update: Update) -> None:
        """Tell a change; the whole to one who has followed the match without the hands so far."""
        if player.follows is self:
            self._send(player, update)
        else:
            self.tell_all_to(player)

    def _send(self, player: Player, update: Update) -> None:
        self._shown_to.add(player.id)
        if player.address is not None:
            self._shown_to.add(player.address)
        player.send(update)

    def has_shown(self, player: Player) -> bool:
        """Tell whether a player, or somebody at his machine, has seen hands in this match."""
        return player.id in self._shown_to or player.address in self._shown_to

    def suspect(self, watchers: Iterable[int]) -> None:
        """Take these for players who have seen hands in this match; nobody can tell any more."""
        self._shown_to.update(watchers)

    def begin(self) -> None:
        """Begin another match, of which nobody has seen anything."""
        self._shown_to.clear()


def sees_hands(company: Company, player: Player) -> bool:
    """Tell whether a member looks on, for himself, and shares no machine with anybody who plays."""
    if company.viewer(player) != SPECTATOR or player.is_public:
        return False
    playing = {seated.address for seated in company.seats.players()}
    return player.address is None or player.address not in playing
