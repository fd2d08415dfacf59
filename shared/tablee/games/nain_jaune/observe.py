"""Building an observation from nothing, by an allow-list (rules section 4)."""

from collections.abc import Iterable

from msgspec.structs import replace

from tablee.engine import OPEN, SPECTATOR, Observation, Viewer
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import CODES, codes_of
from tablee.games.nain_jaune.facts import CARD_BITS, OPENS, Facts, seats_in
from tablee.games.nain_jaune.observation import LaidCard, NainJauneObservation, Sheet


def observe(facts: Facts, viewer: Viewer) -> NainJauneObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    terms = facts.terms
    shows_all = viewer == OPEN
    hands_open = shows_all or not facts.deal_is_on()
    talon_open = shows_all or (not facts.deal_is_on() and terms.reveals_talon)
    own = viewer >= 0
    return NainJauneObservation(
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
        hand=codes_of(facts.hands[viewer]) if own else None,
        counts=tuple([hand.bit_count() for hand in facts.hands]),
        dealt=tuple(facts.dealt),
        placed=tuple(facts.placed),
        tokens=tuple(facts.tokens),
        before=tuple(facts.before),
        boxes=tuple(facts.boxes),
        layers=tuple([_seat(seat) for seat in facts.layers]),
        talon_count=facts.talon.bit_count(),
        laid=_laid(facts, shows_all or terms.shows_all_laid),
        own_laid=_own_laid(facts, viewer) if own and not terms.shows_all_laid else (),
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


def observe_all(facts: Facts, viewers: Iterable[Viewer]) -> dict[Viewer, Observation]:
    """Give what each may know: seats know what the room does, their own hand and own cards."""
    room, shows_all_laid = observe(facts, SPECTATOR), facts.terms.shows_all_laid
    seen: dict[Viewer, Observation] = {}
    for viewer in viewers:
        if viewer < 0:
            seen[viewer] = room if viewer == SPECTATOR else observe(facts, viewer)
            continue
        seen[viewer] = replace(
            room,
            viewer=viewer,
            hand=codes_of(facts.hands[viewer]),
            own_laid=() if shows_all_laid else _own_laid(facts, viewer),
        )
    return seen


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _laid(facts: Facts, all_of_it: bool) -> tuple[LaidCard, ...]:
    """Give the cards on the table, or the last series alone, whose layer then is 1."""
    entries = facts.laid
    if not all_of_it and entries:
        first = max(place for place, entry in enumerate(entries) if entry & OPENS)
        entries = entries[first:]
    cards, layer = [], 0
    for entry in entries:
        layer += bool(entry & OPENS)
        cards.append(LaidCard((entry & ~OPENS) >> 6, CODES[entry & CARD_BITS], layer))
    return tuple(cards)


def _own_laid(facts: Facts, seat: int) -> tuple[str, ...]:
    own = [entry & CARD_BITS for entry in facts.laid if (entry & ~OPENS) >> 6 == seat]
    return codes_of(sum([1 << card for card in own]))


def _sheets(facts: Facts) -> tuple[Sheet, ...]:
    columns = zip(
        facts.base,
        facts.staked,
        facts.won,
        facts.received,
        facts.paid,
        facts.penalties,
        facts.leftover,
        facts.debts,
        strict=True,
    )
    return tuple([Sheet(*row) for row in columns])
