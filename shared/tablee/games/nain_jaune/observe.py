"""Building an observation from nothing, by an allow-list (rules section 4)."""

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from tablee.engine import OPEN, Seat, Viewer
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import CODES, codes_of
from tablee.games.nain_jaune.facts import CARD_BITS, OPENS, Facts, seats_in
from tablee.games.nain_jaune.observation import LaidCard, NainJauneObservation, Sheet

_SEATS: Final = (*range(8), None)
"""What is shown for a seat; -1 is no seat, and so the last of these."""


def observe(facts: Facts, viewer: Viewer) -> NainJauneObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    terms = facts.terms
    shows_all = viewer == OPEN
    hands_open = shows_all or not facts.deal_is_on()
    talon_open = shows_all or (not facts.deal_is_on() and terms.reveals_talon)
    seen = NainJauneObservation(
        viewer=viewer,
        options=terms.setup.options,
        phase=facts.phase,
        deal=facts.deal,
        deals=terms.most_deals,
        dealer=facts.dealer,
        leader=facts.leader,
        actor=_SEATS[facts.actor],
        required=facts.required or None,
        last=_SEATS[facts.last],
        pending=BOXES[facts.pending] if facts.pending >= 0 else None,
        hand=None,
        counts=tuple(map(int.bit_count, facts.hands)),
        dealt=tuple(facts.dealt),
        placed=tuple(facts.placed),
        tokens=tuple(facts.tokens),
        before=tuple(facts.before),
        boxes=tuple(facts.boxes),
        layers=tuple(map(_SEATS.__getitem__, facts.layers)),
        talon_count=facts.talon.bit_count(),
        laid=_laid(facts, shows_all or terms.shows_all_laid),
        own_laid=(),
        passed=seats_in(facts.passed),
        sans=tuple(map(seats_in, facts.sans)),
        sheets=_sheets(facts),
        seated=seats_in(facts.seated),
        total=facts.total,
        ready=seats_in(facts.ready),
        winner=_SEATS[facts.winner],
        opera=facts.opera,
        settlement=tuple(facts.settlement),
        hands=tuple([codes_of(hand) for hand in facts.hands]) if hands_open else None,
        talon=codes_of(facts.talon) if talon_open else None,
        stopping=facts.stopping,
        ended=facts.ended,
    )
    return seen if viewer < 0 else replace(seen, **own_view(facts, viewer))


def own_view(facts: Facts, seat: Seat) -> dict[str, Any]:
    """Give what a seat knows apart from the room: its hand and, where they count, its own cards."""
    shows_all = facts.terms.shows_all_laid
    return {
        "viewer": seat,
        "hand": codes_of(facts.hands[seat]),
        "own_laid": () if shows_all else _own_laid(facts, seat),
    }


def _laid(facts: Facts, all_of_it: bool) -> tuple[LaidCard, ...]:
    """Give the cards on the table, or the last series alone, whose layer then is 1."""
    entries = facts.laid
    if not all_of_it and entries:
        first = max(place for place, entry in enumerate(entries) if entry & OPENS)
        entries = entries[first:]
    return _cards(tuple(entries))


@lru_cache(maxsize=4096)
def _cards(entries: tuple[int, ...]) -> tuple[LaidCard, ...]:
    """Build on what was there before the last card: all but that was mostly shown already."""
    if not entries:
        return ()
    before, entry = _cards(entries[:-1]), entries[-1]
    layer = (before[-1].layer if before else 0) + bool(entry & OPENS)
    return (*before, LaidCard((entry & ~OPENS) >> 6, CODES[entry & CARD_BITS], layer))


def _own_laid(facts: Facts, seat: int) -> tuple[str, ...]:
    own = [entry & CARD_BITS for entry in facts.laid if (entry & ~OPENS) >> 6 == seat]
    return codes_of(sum([1 << card for card in own]))


def _sheets(facts: Facts) -> tuple[Sheet, ...]:
    return tuple(
        map(
            Sheet,
            facts.base,
            facts.staked,
            facts.won,
            facts.received,
            facts.paid,
            facts.penalties,
            facts.leftover,
            facts.debts,
        )
    )
