"""Building an observation from nothing, by an allow-list (rules I.8)."""

from typing import Any

from msgspec.structs import replace

from tablee.engine import OPEN, Seat, Viewer
from tablee.games.nain.cards import CODES, HINT, SPECIALS, Code, codes_of, names_of
from tablee.games.nain.facts import Facts, seats_in
from tablee.games.nain.observation import NainObservation, TableCard, TableSpecial

_TABLE_LIES = ("bidding", "last-reveal", "pick")


def observe(facts: Facts, viewer: Viewer) -> NainObservation:
    """Give what a seat, the room or, at `OPEN`, everybody may know."""
    shows_all, over = viewer == OPEN, facts.phase == "over"
    seats = range(facts.terms.seats)
    choosing = facts.phase == "choose"
    seen = NainObservation(
        viewer=viewer,
        options=facts.terms.setup.options,
        phase=facts.phase,
        round=facts.round,
        rounds=facts.terms.rounds,
        starter=facts.starter,
        turn=_seat(facts.turn),
        direction=facts.direction,
        bid=facts.bid or None,
        bidder=_seat(facts.bidder),
        caller=_seat(facts.caller),
        flipped=facts.flipped,
        counts=tuple([len(hand) for hand in facts.hands]),
        special_counts=tuple([len(held) for held in facts.specials]),
        won_counts=tuple([len(pile) for pile in facts.won]),
        hand=None,
        specials=None,
        won=None,
        choice=None,
        chosen=tuple([s for s in seats if facts.coins[s] >= 0]) if choosing else (),
        done=seats_in(facts.done),
        table=_table(facts, viewer),
        bids=facts.bids,
        exposures=facts.exposures,
        history=facts.history,
        free=tuple([coin >= 0 for coin in facts.draft]),
        drafters=facts.drafters,
        piles=tuple([codes_of(pile) for pile in facts.won]) if over or shows_all else None,
        unplayed=tuple([names_of(h) for h in facts.specials]) if over or shows_all else None,
        stopping=facts.stopping,
        ended=facts.ended,
        hands=tuple([codes_of(hand) for hand in facts.hands]) if shows_all else None,
        choices=tuple([_code(c) for c in facts.coins]) if shows_all and choosing else None,
        leftovers=tuple([_code(coin) for coin in facts.draft]) if shows_all else None,
        out=codes_of(facts.out) if shows_all else None,
        out_specials=names_of(facts.out_specials) if shows_all else None,
    )
    return seen if viewer < 0 else replace(seen, **own_view(facts, viewer))


def own_view(facts: Facts, seat: Seat) -> dict[str, Any]:
    """Give what a seat knows apart from the room: all it holds, and its own cards on the table."""
    return {
        "viewer": seat,
        "hand": codes_of(facts.hands[seat]),
        "specials": names_of(facts.specials[seat]),
        "won": codes_of(facts.won[seat]),
        "choice": _code(facts.coins[seat]) if facts.phase == "choose" else None,
        "table": _table(facts, seat),
    }


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _code(coin: int) -> Code | None:
    return CODES[coin] if coin >= 0 else None


def _table(facts: Facts, viewer: Viewer) -> tuple[TableCard, ...]:
    if facts.phase not in _TABLE_LIES:
        return ()
    return tuple([_table_card(facts, seat, viewer) for seat in range(facts.terms.seats)])


def _table_card(facts: Facts, seat: int, viewer: Viewer) -> TableCard:
    """Show a card to its owner, to all when it lies open, and its hint when it is face up."""
    coin, face_up, cover = facts.coins[seat], facts.flipped_by[seat] >= 0, facts.has_cover(seat)
    knows = viewer in (seat, OPEN) or facts.phase == "pick"
    plain = knows or (face_up and not cover)
    return TableCard(
        cover,
        _seat(facts.flipped_by[seat]),
        HINT[coin] if plain or face_up else None,
        CODES[coin] if plain else None,
        tuple([_special(packed, viewer in (seat, OPEN)) for packed in facts.played[seat]]),
    )


def _special(packed: int, knows: bool) -> TableSpecial:
    revealed = bool(packed & 1)
    return TableSpecial(SPECIALS[packed >> 1] if knows or revealed else None, revealed)
