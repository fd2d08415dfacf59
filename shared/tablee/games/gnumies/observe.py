"""Building an observation from nothing, by an allow-list (rules II.8)."""

from collections.abc import Iterable

from msgspec.structs import replace

from tablee.engine import OPEN, SPECTATOR, Observation, Viewer
from tablee.games.gnumies.cards import CODES
from tablee.games.gnumies.cards import codes_of as card_codes
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import CODES as GUEST_CODES
from tablee.games.gnumies.guests import codes_of
from tablee.games.gnumies.observation import Draw, GnumiesObservation, Round


def observe(facts: Facts, viewer: Viewer) -> GnumiesObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    shows_all = viewer == OPEN
    own = viewer >= 0
    deck_open = shows_all or (facts.phase == "over" and facts.terms.reveals_deck)
    drawn_open = facts.drawn >= 0 and (shows_all or viewer == facts.star)
    return GnumiesObservation(
        viewer=viewer,
        options=facts.terms.setup.options,
        phase=facts.phase,
        round=facts.round,
        guest=GUEST_CODES[facts.guest] if facts.guest >= 0 else None,
        deck_count=len(facts.deck),
        hand=card_codes(facts.hands[viewer]) if own else None,
        counts=tuple([hand.bit_count() for hand in facts.hands]),
        spent=tuple([card_codes(spent) for spent in facts.spent]),
        sealed=_sealed(facts),
        rooms=tuple([codes_of(room) for room in facts.rooms]),
        lost=tuple([codes_of(guests) for guests in facts.lost]),
        removed=codes_of(facts.removed),
        history=tuple([_round(*held) for held in facts.history]),
        draws=tuple([Draw(r, star, GUEST_CODES[g], taker) for r, star, g, taker in facts.draws]),
        bid=_card(facts.bids[viewer]) if own and facts.phase == "bid" else None,
        star=facts.star if facts.star >= 0 else None,
        drawn=GUEST_CODES[facts.drawn] if drawn_open else None,
        discard=_guests(facts.discards[viewer]) if own else None,
        copy_value=facts.copy_value if facts.copy_value >= 0 else None,
        deck=codes_of(facts.deck[::-1]) if deck_open else None,
        bids=tuple([_card(card) for card in facts.bids]) if shows_all else None,
        discards=tuple([_guests(guests) for guests in facts.discards]) if shows_all else None,
        stopping=facts.stopping,
        ended=facts.ended,
    )


def observe_all(facts: Facts, viewers: Iterable[Viewer]) -> dict[Viewer, Observation]:
    """Give what each may know: seats know what the room does, and what is their own."""
    room = observe(facts, SPECTATOR)
    return {viewer: _own_view(facts, viewer, room) for viewer in viewers}


def _own_view(facts: Facts, viewer: Viewer, room: GnumiesObservation) -> GnumiesObservation:
    if viewer < 0:
        return room if viewer == SPECTATOR else observe(facts, viewer)
    sees_drawn = facts.drawn >= 0 and viewer == facts.star
    return replace(
        room,
        viewer=viewer,
        hand=card_codes(facts.hands[viewer]),
        bid=_card(facts.bids[viewer]) if facts.phase == "bid" else None,
        drawn=GUEST_CODES[facts.drawn] if sees_drawn else None,
        discard=_guests(facts.discards[viewer]),
    )


def _card(card: int) -> str | None:
    return CODES[card] if card >= 0 else None


def _guests(guests: tuple[int, ...] | None) -> tuple[str, ...] | None:
    return None if guests is None else codes_of(guests)


def _sealed(facts: Facts) -> tuple[int, ...]:
    if facts.phase == "bid":
        return tuple([seat for seat, card in enumerate(facts.bids) if card >= 0])
    return tuple([seat for seat, guests in enumerate(facts.discards) if guests is not None])


def _round(guest: int, bids: tuple[int, ...], winner: int) -> Round:
    shown = tuple([_card(card) for card in bids])
    return Round(GUEST_CODES[guest], shown, winner if winner >= 0 else None)
