"""What one viewer may know of a match, named field by field (rules II.8)."""

from typing import Literal, TypeAlias

import msgspec

from tablee.engine import Observation, Seat, Value
from tablee.games.gnumies.cards import Code
from tablee.games.gnumies.guests import Guest

Phase: TypeAlias = Literal["bid", "star", "penalty", "over"]
Ending: TypeAlias = Literal[
    "last-player", "no-gnumies", "no-guests", "time", "vote", "host", "abandoned"
]


class Round(msgspec.Struct, frozen=True, array_like=True):
    """A round that was bid for: the guest, everybody's bid, and who has it (None: it left)."""

    guest: Guest
    bids: tuple[Code | None, ...]
    winner: Seat | None


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """What a lone star drew in a round (from 1), and where the guest went."""

    round: int
    star: Seat
    guest: Guest
    taker: Seat


class GnumiesObservation(Observation, frozen=True, omit_defaults=True):
    """The table as one viewer sees it, with all that was ever shown.

    Lists are by seat where nothing else is said. `hand` is None for who has none of his own; it
    doesn't hold the sealed `bid`. `spent` are the Gnumie cards out of the game, so that anybody
    may tell what the others hold. `sealed` are the seats that have chosen where several choose at
    once. `star` is the seat that has drawn `drawn`, which only it sees. `rooms` hold guests in the
    order they came, `lost` those that Wullawakis cost; `removed` left because nobody bid a value.
    `copy_value` is what the Copicastor became: None before that and if nobody has it, 0 if its
    owner had no other guest. `deck`, the top first, is None while it is hidden.
    `bids` and `discards` are all that is sealed, for the open view alone.
    """

    options: dict[str, Value]
    phase: Phase
    round: int
    guest: Guest | None
    deck_count: int
    hand: tuple[Code, ...] | None
    counts: tuple[int, ...]
    spent: tuple[tuple[Code, ...], ...]
    sealed: tuple[Seat, ...]
    rooms: tuple[tuple[Guest, ...], ...]
    lost: tuple[tuple[Guest, ...], ...]
    removed: tuple[Guest, ...]
    history: tuple[Round, ...]
    draws: tuple[Draw, ...] = ()
    bid: Code | None = None
    star: Seat | None = None
    drawn: Guest | None = None
    discard: tuple[Guest, ...] | None = None
    copy_value: int | None = None
    deck: tuple[Guest, ...] | None = None
    bids: tuple[Code | None, ...] | None = None
    discards: tuple[tuple[Guest, ...] | None, ...] | None = None
    stopping: Ending | None = None
    ended: Ending | None = None
