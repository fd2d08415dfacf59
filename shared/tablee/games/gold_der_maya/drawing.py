"""Which chance a player's events show: who begins.

The bag's numbers stand for both sides of a fragment, and its back stays secret when it is drawn;
so none of them is shown before the match is over.
"""

from tablee.engine import Drawing, Drawn, Event
from tablee.games.gold_der_maya.events import StarterChosen


class LotCast(Drawing):
    """Follows the lot."""

    kinds = frozenset({StarterChosen})

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        match event:
            case StarterChosen(seat, "random"):
                return (Drawn("starter", (0,), (seat,)),)
        return ()
