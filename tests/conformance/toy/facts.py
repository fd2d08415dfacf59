"""The position as plain facts, and what of it one viewer may know."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.engine import OPEN, Observation, Seat, Setup, Viewer


class Facts(msgspec.Struct):
    """Everything that is true. Lists by seat, the pile's top last, hands sorted.

    `bids` are the sealed ones (None: not yet), `shown` those of earlier rounds. `glimpses[seat]`
    is what a seat learnt by peeking, while it isn't public: the crate and who drew it since.
    """

    setup: Setup
    starter: int
    coins: list[int]
    hands: list[list[str]]
    ships: list[list[str]]
    pile: list[str]
    bids: list[int | None]
    peeked: list[bool]
    glimpses: list[tuple[str, int | None] | None]
    tossed: list[str] = []
    shown: list[list[int]] = []
    chest: int = 0
    shuffles: int = 0
    stage: str = "bid"
    winner: int | None = None
    reason: str = ""


class HarbourObservation(Observation, frozen=True, omit_defaults=True):
    """All that a viewer may know: the open facts, then his own, then those of the open view."""

    setup: Setup
    stage: str
    starter: int
    coins: tuple[int, ...]
    chest: int
    counts: tuple[int, ...]
    pile_count: int
    ships: tuple[tuple[str, ...], ...]
    tossed: tuple[str, ...]
    sealed: tuple[bool, ...]
    shown: tuple[tuple[int, ...], ...]
    peeked: tuple[bool, ...]
    shuffles: int
    winner: int | None
    reason: str
    hand: tuple[str, ...] = ()
    bid: int | None = None
    glimpse: tuple[str, int | None] | None = None
    hands: tuple[tuple[str, ...], ...] = ()
    pile: tuple[str, ...] = ()
    bids: tuple[int | None, ...] = ()
    glimpses: tuple[tuple[str, int | None] | None, ...] = ()


def observe(facts: Facts, viewer: Viewer) -> HarbourObservation:
    """Build up from nothing what the viewer may know."""
    open_view = viewer == OPEN
    seen = HarbourObservation(
        viewer=viewer,
        setup=facts.setup,
        stage=facts.stage,
        starter=facts.starter,
        coins=tuple(facts.coins),
        chest=facts.chest,
        counts=tuple(map(len, facts.hands)),
        pile_count=len(facts.pile),
        ships=_rows(facts.ships),
        tossed=tuple(facts.tossed),
        sealed=tuple(bid is not None for bid in facts.bids),
        shown=tuple(map(tuple, facts.shown)),
        peeked=tuple(facts.peeked),
        shuffles=facts.shuffles,
        winner=facts.winner,
        reason=facts.reason,
        hands=_rows(facts.hands) if open_view else (),
        pile=tuple(facts.pile) if open_view else (),
        bids=tuple(facts.bids) if open_view else (),
        glimpses=tuple(facts.glimpses) if open_view else (),
    )
    return seen if viewer < 0 else replace(seen, **own_view(facts, viewer))


def own_view(facts: Facts, seat: Seat) -> dict[str, Any]:
    """Give what a seat knows apart from the room."""
    return {
        "viewer": seat,
        "hand": tuple(facts.hands[seat]),
        "bid": facts.bids[seat],
        "glimpse": facts.glimpses[seat],
    }


def _rows(lists: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, lists))
