"""Building an observation from nothing, by an allow-list (rules II.8)."""

from typing import Any

from msgspec.structs import replace

from tablee.engine import OPEN, Seat, Viewer
from tablee.games.gnumies.cards import CODES
from tablee.games.gnumies.cards import codes_of as card_codes
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import CODES as GUEST_CODES
from tablee.games.gnumies.guests import codes_of
from tablee.games.gnumies.observation import Draw, GnumiesObservation, Round


def observe(facts: Facts, viewer: Viewer) -> GnumiesObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    shows_all = viewer == OPEN
    deck_open = shows_all or (facts.phase == "over" and facts.terms.reveals_deck)
    seen = GnumiesObservation(
        viewer=viewer,
        options=facts.terms.setup.options,
        phase=facts.phase,
        round=facts.round,
        guest=GUEST_CODES[facts.guest] if facts.guest >= 0 else None,
        deck_count=len(facts.deck),
        hand=None,
        counts=tuple([hand.bit_count() for hand in facts.hands]),
        spent=tuple([card_codes(spent) for spent in facts.spent]),
        sealed=_sealed(facts),
        rooms=tuple([codes_of(room) for room in facts.rooms]),
        lost=tuple([codes_of(guests) for guests in facts.lost]),
        removed=codes_of(facts.removed),
        history=tuple([_round(*held) for held in facts.history]),
        draws=tuple([Draw(r, star, GUEST_CODES[g], taker) for r, star, g, taker in facts.draws]),
        bid=None,
        star=facts.star if facts.star >= 0 else None,
        drawn=GUEST_CODES[facts.drawn] if shows_all and facts.drawn >= 0 else None,
        discard=None,
        copy_value=facts.copy_value if facts.copy_value >= 0 else None,
        deck=codes_of(facts.deck[::-1]) if deck_open else None,
        bids=tuple([_card(card) for card in facts.bids]) if shows_all else None,
        discards=tuple([_guests(guests) for guests in facts.discards]) if shows_all else None,
        stopping=facts.stopping,
        ended=facts.ended,
    )
    return seen if viewer < 0 else replace(seen, **own_view(facts, viewer))


def own_view(facts: Facts, seat: Seat) -> dict[str, Any]:
    """Give what a seat knows apart from the room: its cards, its choice and what its star drew."""
    sees_drawn = facts.drawn >= 0 and seat == facts.star
    return {
        "viewer": seat,
        "hand": card_codes(facts.hands[seat]),
        "bid": _card(facts.bids[seat]) if facts.phase == "bid" else None,
        "drawn": GUEST_CODES[facts.drawn] if sees_drawn else None,
        "discard": _guests(facts.discards[seat]),
    }


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
