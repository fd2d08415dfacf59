"""What one viewer may know of a match, named field by field (rules section 1.7)."""

from typing import Literal, TypeAlias

import msgspec

from tablee.engine import Observation, Seat, Value
from tablee.games.oh_les_nains.cards import Code, Colour

Phase: TypeAlias = Literal["pick", "main", "counter", "over"]
Ending: TypeAlias = Literal["crushed", "limit", "time", "vote", "host", "abandoned"]
Way: TypeAlias = Literal["played", "exchanged", "last", "aside"]

WAYS: tuple[Way, ...] = ("played", "exchanged", "last", "aside")


class Discarded(msgspec.Struct, frozen=True, array_like=True):
    """One card of the discard pile, and how it came there.

    `last` is the last card of an exchange. An `aside` card was exchanged for the deck's last cards:
    it lay beside while the pile was shuffled.
    """

    seat: Seat
    card: Code
    way: Way


class ChainCard(msgspec.Struct, frozen=True, array_like=True):
    """One card of the open chain: the dwarf first, then the counters."""

    seat: Seat
    card: Code


class OhLesNainsObservation(Observation, frozen=True, omit_defaults=True):
    """The table as one viewer sees it, with all that he may remember.

    `fence` is the number of the 16 squares on team A's side; only the end of a game may carry it
    beyond 0..16. `dwarves` are the colours of teams A and B from the ends of the strip inwards,
    `margins` the squares that each leading dwarf can lose, `wins` the games each team has won.

    `hand` is None for who has none of his own, `hands` while hands are hidden. `picked` are the
    seats that have chosen their colour, `pick` is the viewer's own choice. `stock` is what was
    shuffled into the present deck (empty before the first reshuffle: all 55 cards), `held` how many
    cards each seat had in its hand then, `topped` how many it drew right after; `kept` is what the
    viewer held. `declined[seat]` are the colours that the seat has let be since it
    last drew a card.
    """

    options: dict[str, Value]
    phase: Phase
    round: int
    wins: tuple[int, ...]
    first: Seat
    actor: Seat | None
    fence: int
    margins: tuple[int, ...]
    dwarves: tuple[tuple[Colour, ...], ...]
    supply: tuple[int, ...]
    plays: int
    hand: tuple[Code, ...] | None
    counts: tuple[int, ...]
    deck_count: int
    discard: tuple[Discarded, ...]
    declined: tuple[tuple[Colour, ...], ...]
    picked: tuple[Seat, ...] = ()
    pick: Colour | None = None
    colour: Colour | None = None
    chain: tuple[ChainCard, ...] = ()
    shuffles: int = 0
    stock: tuple[Code, ...] = ()
    held: tuple[int, ...] = ()
    topped: tuple[int, ...] = ()
    kept: tuple[Code, ...] = ()
    hands: tuple[tuple[Code, ...], ...] | None = None
    deck: tuple[Code, ...] | None = None
    picks: tuple[Colour | None, ...] | None = None
    stopping: Ending | None = None
    ended: Ending | None = None
