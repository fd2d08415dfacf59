"""Which moves are legal, and why another isn't (rules II.4 and II.5)."""

from tablee.engine import Action, IllegalAction, Seat
from tablee.games.gnumies.actions import GIVE, KEEP, MOVE_OF, Bid, Discard, Give, Keep
from tablee.games.gnumies.cards import STAR, VALUED, cards_in
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import CODES, COPICASTOR, FIRST_WULLAWAKI, INDEX, is_wullawaki
from tablee.games.gnumies.scoring import losable, may_choose


def moves_of(facts: Facts, seat: Seat) -> tuple[int, ...]:
    """List a seat's moves: bids from the lowest up, or keep and then give by seat.

    A discard has no number: see `choices_to_lose`.
    """
    if facts.phase == "bid":
        return cards_in(bids_open_to(facts, seat))
    if facts.phase == "star" and seat == facts.star:
        return (KEEP, *(GIVE + other for other in range(facts.terms.seats) if other != seat))
    return ()


def bids_open_to(facts: Facts, seat: Seat) -> int:
    """Give the cards that a seat may bid now, a set; `move_for` gives the reason for others."""
    if facts.phase != "bid" or not 0 <= seat < len(facts.bids) or facts.bids[seat] >= 0:
        return 0
    if FIRST_WULLAWAKI <= facts.guest < COPICASTOR:
        return facts.hands[seat] & VALUED
    return facts.hands[seat]


def choices_to_lose(facts: Facts, seat: Seat) -> tuple[tuple[str, ...], int]:
    """Give the guests a seat may choose among and how many; none where it owes no choice."""
    if facts.phase != "penalty" or seat not in facts.owing():
        return (), 0
    room = facts.rooms[seat]
    return tuple([CODES[guest] for guest in losable(room)]), may_choose(room)


def fallback_move(facts: Facts, seat: Seat) -> int:
    """Give the move that the clock makes: the lowest bid, a value before the star; or keep."""
    return KEEP if facts.phase == "star" else moves_of(facts, seat)[0]


def move_for(facts: Facts, seat: Seat, action: Action) -> int:
    """Give the move of a bid, keep or give that is legal now; else IllegalAction says why not."""
    move = MOVE_OF.get(action)
    if isinstance(action, Bid):
        _refuse_bid(facts, seat, STAR + 1 if move is None else move)
    elif isinstance(action, Keep):
        _refuse_drawn(facts, seat)
    elif isinstance(action, Give):
        _refuse_drawn(facts, seat)
        _refuse_receiver(facts, seat, action.seat)
    if move is None:
        raise IllegalAction("unknown-action")
    return move


def guests_for(facts: Facts, seat: Seat, action: Discard) -> tuple[int, ...]:
    """Give the guests of a discard that is legal now; else IllegalAction says why not."""
    if facts.phase != "penalty":
        raise IllegalAction("no-penalty-now")
    if seat not in facts.choosers():
        raise IllegalAction("no-choice-to-make")
    if facts.discards[seat] is not None:
        raise IllegalAction("already-discarded")
    room = facts.rooms[seat]
    guests = tuple([_guest_in(room, code) for code in action.guests])
    if len(set(guests)) < len(guests):
        raise IllegalAction("guest-twice")
    if len(guests) != may_choose(room):
        raise IllegalAction("wrong-number", count=may_choose(room), chosen=len(guests))
    if list(guests) != sorted(guests):
        raise IllegalAction("wrong-order")
    return guests


def refuse_strangers(facts: Facts, seat: Seat) -> None:
    """Refuse anything after the end, and from who has no seat here."""
    if facts.phase == "over":
        raise IllegalAction("match-over")
    if not 0 <= seat < facts.terms.seats:
        raise IllegalAction("no-such-seat", number=seat + 1)


def _refuse_bid(facts: Facts, seat: Seat, card: int) -> None:
    if facts.phase != "bid":
        raise IllegalAction("no-bids-now")
    if facts.bids[seat] >= 0:
        raise IllegalAction("already-bid")
    if not facts.hands[seat]:
        raise IllegalAction("no-gnumies")
    if not facts.hands[seat] >> card & 1:
        raise IllegalAction("not-in-hand")
    if card == STAR and is_wullawaki(facts.guest):
        raise IllegalAction("star-on-wullawaki")


def _refuse_drawn(facts: Facts, seat: Seat) -> None:
    if facts.phase != "star":
        raise IllegalAction("nothing-drawn")
    if seat != facts.star:
        raise IllegalAction("not-your-star", seat=facts.star)


def _refuse_receiver(facts: Facts, seat: Seat, receiver: Seat) -> None:
    if receiver == seat:
        raise IllegalAction("give-to-another")
    if not 0 <= receiver < facts.terms.seats:
        raise IllegalAction("no-such-receiver")


def _guest_in(room: list[int], code: object) -> int:
    guest = INDEX.get(code) if isinstance(code, str) else None
    if guest is None or guest not in room:
        raise IllegalAction("not-in-room")
    if is_wullawaki(guest):
        raise IllegalAction("wullawakis-stay")
    return guest
