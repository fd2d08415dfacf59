"""What one viewer may know of a match, named field by field (rules section 4)."""

from typing import Literal, TypeAlias

import msgspec

from tablee.engine import Observation, Seat, Value
from tablee.games.nain_jaune.board import Box, Boxes
from tablee.games.nain_jaune.cards import Code

Phase: TypeAlias = Literal["lead", "follow", "last-claim", "between", "over"]
Ending: TypeAlias = Literal["time", "vote", "host", "abandoned", "limit", "broke", "too-few"]


class LaidCard(msgspec.Struct, frozen=True, array_like=True):
    """One card on the table. Cards of one `layer` are one series, the first has layer 1."""

    seat: Seat
    card: Code
    layer: int


class Payment(msgspec.Struct, frozen=True, array_like=True):
    """One line of a deal's settlement.

    `dues`: `payer` pays `payee` for `cards`; `kept`: `payer` pays into `box` for keeping its card;
    `swept`: `payee` takes `box` by a grand opera. `paid` is less than `owed` when he is short.
    """

    kind: Literal["dues", "kept", "swept"]
    payer: Seat | None
    payee: Seat | None
    box: Box | None
    owed: int
    paid: int
    cards: tuple[Code, ...] = ()


class Sheet(msgspec.Struct, frozen=True, array_like=True):
    """What a seat gained and lost over the match, by kind; all numbers are at least 0."""

    start: int
    staked: int
    won: int
    received: int
    paid: int
    penalties: int
    leftover: int
    debt: int


class NainJauneObservation(Observation, frozen=True, omit_defaults=True):
    """The table as one viewer sees it, with all he may remember of this deal.

    Lists are by seat where nothing else is said. `hand` is None for who has none of his own.
    `hands` is None while hands are hidden, `talon` while the talon is. `laid` holds the whole deal,
    or with the option `history` top the last series alone; then `own_laid` is what the viewer laid.
    `sans[seat]` are the ranks the seat said sans to in this deal. `layers[box]` is the seat that
    laid the box's card in this deal. `before` are the tokens before this deal's stakes.
    """

    options: dict[str, Value]
    phase: Phase
    deal: int
    deals: int
    dealer: Seat
    leader: Seat
    actor: Seat | None
    required: int | None
    last: Seat | None
    pending: Box | None
    hand: tuple[Code, ...] | None
    counts: tuple[int, ...]
    dealt: tuple[int, ...]
    placed: tuple[int, ...]
    tokens: tuple[int, ...]
    before: tuple[int, ...]
    boxes: Boxes
    layers: tuple[Seat | None, ...]
    talon_count: int
    laid: tuple[LaidCard, ...]
    own_laid: tuple[Code, ...]
    passed: tuple[Seat, ...]
    sans: tuple[tuple[int, ...], ...]
    sheets: tuple[Sheet, ...]
    seated: tuple[Seat, ...]
    total: int
    ready: tuple[Seat, ...] = ()
    winner: Seat | None = None
    opera: bool = False
    settlement: tuple[Payment, ...] = ()
    hands: tuple[tuple[Code, ...], ...] | None = None
    talon: tuple[Code, ...] | None = None
    stopping: Ending | None = None
    ended: Ending | None = None
