"""Building an observation from nothing, by an allow-list (rules section 4)."""

from typing import Any, Final

from msgspec.structs import replace

from tablee.engine import OPEN, Seat, Viewer
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import CODES, codes_of
from tablee.games.nain_jaune.facts import CARD_BITS, OPENS, Facts, seats_in
from tablee.games.nain_jaune.observation import LaidCard, NainJauneObservation, Sheet

_LAYER: Final = OPENS.bit_length()
_LAID: Final[dict[int, LaidCard]] = {}
"""By layer and entry; a deal has at most 52 layers, so they all are less than 45,000."""


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
        actor=_seat(facts.actor),
        required=facts.required or None,
        last=_seat(facts.last),
        pending=BOXES[facts.pending] if facts.pending >= 0 else None,
        hand=None,
        counts=tuple([hand.bit_count() for hand in facts.hands]),
        dealt=tuple(facts.dealt),
        placed=tuple(facts.placed),
        tokens=tuple(facts.tokens),
        before=tuple(facts.before),
        boxes=tuple(facts.boxes),
        layers=tuple([_seat(seat) for seat in facts.layers]),
        talon_count=facts.talon.bit_count(),
        laid=_laid(facts, shows_all or terms.shows_all_laid),
        own_laid=(),
        passed=seats_in(facts.passed),
        sans=tuple([seats_in(ranks) for ranks in facts.sans]),
        sheets=_sheets(facts),
        seated=seats_in(facts.seated),
        total=facts.total,
        ready=seats_in(facts.ready),
        winner=_seat(facts.winner),
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


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _laid(facts: Facts, all_of_it: bool) -> tuple[LaidCard, ...]:
    """Give the cards on the table, or the last series alone, whose layer then is 1."""
    entries = facts.laid
    if not all_of_it and entries:
        first = max(place for place, entry in enumerate(entries) if entry & OPENS)
        entries = entries[first:]
    cards, layer, known = [], 0, _LAID
    for entry in entries:
        if entry & OPENS:
            layer += 1
        place = layer << _LAYER | entry
        cards.append(known.get(place) or _laid_card(place))
    return tuple(cards)


def _laid_card(place: int) -> LaidCard:
    """Build a card once; every observation shows many that were shown before."""
    seat, layer = (place & OPENS - 1) >> 6, place >> _LAYER
    card = _LAID[place] = LaidCard(seat, CODES[place & CARD_BITS], layer)
    return card


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
