"""Building an observation from nothing, by an allow-list (rules section 1.7)."""

from typing import Any

from msgspec.structs import replace

from tablee.engine import OPEN, Seat, Viewer
from tablee.games.oh_les_nains.cards import CODES, COLOURS, Colour, codes_of
from tablee.games.oh_les_nains.facts import KIND_BITS, SEAT_SHIFT, WAY_SHIFT, Facts
from tablee.games.oh_les_nains.observation import (
    WAYS,
    ChainCard,
    Discarded,
    OhLesNainsObservation,
)


def observe(facts: Facts, viewer: Viewer) -> OhLesNainsObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    open_view, reshuffled = viewer == OPEN, facts.shuffles > 0
    hands_open = open_view or (facts.phase == "over" and facts.terms.reveals_hands)
    seen = OhLesNainsObservation(
        viewer=viewer,
        options=facts.terms.setup.options,
        phase=facts.phase,
        round=facts.round_no,
        wins=tuple(facts.wins),
        first=facts.first,
        actor=facts.actor if facts.actor >= 0 else None,
        fence=facts.fence,
        margins=(facts.margin(0), facts.margin(1)),
        dwarves=tuple([tuple([COLOURS[c] for c in colours]) for colours in facts.dwarves]),
        supply=tuple(facts.supply),
        plays=facts.plays,
        hand=None,
        counts=tuple([len(hand) for hand in facts.hands]),
        deck_count=len(facts.deck),
        discard=_discard(facts),
        declined=tuple([_colours(group) for group in facts.declined]),
        picked=tuple([seat for seat, pick in enumerate(facts.picks) if pick >= 0]),
        pick=None,
        colour=_colour(facts.colour),
        chain=_chain(facts),
        shuffles=facts.shuffles,
        stock=codes_of(facts.stock) if reshuffled else (),
        held=tuple([len(kept) for kept in facts.kept]) if reshuffled else (),
        topped=tuple(facts.topped) if reshuffled else (),
        kept=(),
        hands=tuple([codes_of(hand) for hand in facts.hands]) if hands_open else None,
        deck=codes_of(facts.deck) if open_view else None,
        picks=tuple([_colour(pick) for pick in facts.picks]) if open_view else None,
        stopping=facts.stopping,
        ended=facts.ended,
    )
    return seen if viewer < 0 else replace(seen, **own_view(facts, viewer))


def own_view(facts: Facts, seat: Seat) -> dict[str, Any]:
    """Give what a seat knows apart from the room: its hand, its sealed pick, what it kept."""
    return {
        "viewer": seat,
        "hand": codes_of(facts.hands[seat]),
        "pick": _colour(facts.picks[seat]),
        "kept": codes_of(facts.kept[seat]),
    }


def _colour(index: int) -> Colour | None:
    return COLOURS[index] if index >= 0 else None


def _colours(group: int) -> tuple[Colour, ...]:
    return tuple([colour for index, colour in enumerate(COLOURS) if group >> index & 1])


def _discard(facts: Facts) -> tuple[Discarded, ...]:
    return tuple(
        [
            Discarded(entry >> SEAT_SHIFT & 3, CODES[entry & KIND_BITS], WAYS[entry >> WAY_SHIFT])
            for entry in facts.discard
        ]
    )


def _chain(facts: Facts) -> tuple[ChainCard, ...]:
    return tuple([ChainCard(e >> SEAT_SHIFT, CODES[e & KIND_BITS]) for e in facts.chain])
