"""Which pictures stand for what has just happened at Das Gold der Maya, large, for a whole room."""

from tablee.engine import Event
from tablee.games.gold_der_maya.events import (
    BeadsKept,
    BeadsPaid,
    BidsRevealed,
    DiscCompleted,
    LotWon,
    PieceDropped,
    SaleCancelled,
)
from tablee_client.view.tables.gold_der_maya.sector import picture_of

BEAD = "maya/bead_0"


def pictured(event: Event, _locale: str) -> tuple[str, ...]:
    """Name the pictures of an event: the fragment, the hands, the beads."""
    match event:
        case LotWon(face=face) | PieceDropped(face=face) | SaleCancelled(face=face):
            return (picture_of(face, 0)[0],)
        case BidsRevealed():
            return ("maya/hand_open",)
        case BeadsPaid() | BeadsKept():
            return (BEAD,)
        case DiscCompleted():
            return ("maya/boss",)
        case _:
            return ()
