"""Building an observation from nothing, by an allow-list (rules section 2.7)."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tablee.engine import OPEN, Seat, Viewer
from tablee.games.gold_der_maya.facts import Facts
from tablee.games.gold_der_maya.fragments import WORDS
from tablee.games.gold_der_maya.observation import Bases, GoldDerMayaObservation


def observe(facts: Facts, viewer: Viewer) -> GoldDerMayaObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    shows_all = viewer == OPEN
    purses_open = shows_all or facts.terms.open_beads or facts.phase == "over"
    held = facts.winner >= 0
    seen = GoldDerMayaObservation(
        viewer=viewer,
        options=facts.terms.setup.options,
        phase=facts.phase,
        starter=facts.starter,
        auctioneer=facts.auctioneer(),
        board=_words(facts.board()),
        bag=facts.bag(),
        lot=WORDS[facts.in_hand()] if held else None,
        winner=facts.winner if held else None,
        receivers=facts.receivers,
        sealed=tuple([bid >= 0 for bid in facts.bids]),
        bases=tuple([_bases(facts, seat) for seat in range(facts.terms.seats)]),
        box=_words(facts.box),
        sales=tuple(facts.sales),
        start=tuple(facts.start),
        turned=_words(_turned(facts)),
        backs=_words(facts.backs[: facts.drawn]) if shows_all else (),
        beads=None,
        bid=None,
        purses=tuple(facts.beads) if purses_open else None,
        stopping=facts.stopping,
        ended=facts.ended,
        order=_order(facts) if shows_all else None,
        bids=tuple([_bid(bid) for bid in facts.bids]) if shows_all else None,
    )
    return seen if viewer < 0 else replace(seen, **own_view(facts, viewer))


def own_view(facts: Facts, seat: Seat) -> dict[str, Any]:
    """Give what a seat knows apart from the room: its beads, its bid, the backs it looked at."""
    return {
        "viewer": seat,
        "backs": _words(_backs(facts, seat)),
        "beads": facts.beads[seat],
        "bid": _bid(facts.bids[seat]),
    }


def _words(faces: Iterable[int]) -> tuple[str, ...]:
    return tuple([WORDS[face] for face in faces])


def _bases(facts: Facts, seat: int) -> Bases:
    return tuple([_words(base) for base in facts.bases_of(seat)])


def _bid(bid: int) -> int | None:
    return bid if bid >= 0 else None


def _turned(facts: Facts) -> list[int]:
    return [back for back in facts.backs if facts.shown >> (back >> 6) & 1]


def _backs(facts: Facts, seat: Seat) -> list[int]:
    """List the backs a seat looked at: of lots it won, once it has paid for them."""
    seen = len(facts.sales) - (facts.phase == "receiver")
    sold = zip(facts.backs, facts.sales[:seen], strict=False)
    return [back for back, sale in sold if sale.winner == seat]


def _order(facts: Facts) -> tuple[tuple[str, str], ...]:
    faces = zip(facts.fronts[facts.drawn :], facts.backs[facts.drawn :], strict=True)
    return tuple([(WORDS[front], WORDS[back]) for front, back in faces])
