"""What one viewer may know of a match, named field by field (rules section 2.7)."""

from typing import Literal, TypeAlias

from tablee.engine import Observation, Seat, Value
from tablee.games.gold_der_maya.auction import Sale
from tablee.games.gold_der_maya.fragments import Face

Phase: TypeAlias = Literal["bid", "receiver", "place", "over"]
Ending: TypeAlias = Literal["time", "vote", "host", "abandoned", "sold-out"]
Bases: TypeAlias = tuple[tuple[Face, ...], ...]


class GoldDerMayaObservation(Observation, frozen=True, omit_defaults=True):
    """The table as one viewer sees it, with all he may remember.

    Lists are by seat where nothing else is said. `board` holds the lots not yet sold, place 1
    first; `bag` counts those in the bag. `lot` is the one that the winner holds until he has laid
    it out. `bases[seat]` are its bases, each read clockwise; `box` what lies there, in order, each
    with the side last seen. `sales` tell every auction so far, `start` the beads before the first.

    `turned` are the sides that were down when their lots were sold and have been up since.
    `backs` are those that this viewer has looked at himself, of all lots he ever bought. `beads`
    and `bid` are his own; `purses` are everybody's, where they are shown. The last two fields are
    the open view's: the bag from the top, with both faces of each lot, and the sealed bids.
    """

    options: dict[str, Value]
    phase: Phase
    starter: Seat
    auctioneer: Seat
    board: tuple[Face, ...]
    bag: int
    lot: Face | None
    winner: Seat | None
    receivers: tuple[Seat, ...]
    sealed: tuple[bool, ...]
    bases: tuple[Bases, ...]
    box: tuple[Face, ...]
    sales: tuple[Sale, ...]
    start: tuple[int, ...]
    turned: tuple[Face, ...] = ()
    backs: tuple[Face, ...] = ()
    beads: int | None = None
    bid: int | None = None
    purses: tuple[int, ...] | None = None
    stopping: Ending | None = None
    ended: Ending | None = None
    order: tuple[tuple[Face, Face], ...] | None = None
    bids: tuple[int | None, ...] | None = None
