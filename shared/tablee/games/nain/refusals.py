"""Why an action isn't legal now: each reason has its own code, worded in the texts."""

from tablee.engine import TABLE, Action, IllegalAction, Seat
from tablee.games.nain.actions import (
    MOST_BID,
    Bid,
    Choose,
    Done,
    Expose,
    Flip,
    Keep,
    Nain,
    PlaySpecial,
    RevealSpecial,
    Take,
)
from tablee.games.nain.cards import INDEX, SPECIAL_INDEX
from tablee.games.nain.facts import Facts
from tablee.games.nain.moves import may_play, owing, picking


def refuse_illegal(facts: Facts, seat: Seat, action: Action) -> None:
    """Raise IllegalAction unless the seat may do this now."""
    _refuse_anything(facts, seat)
    match action:
        case Flip() | Expose() | Bid() | Nain():
            _refuse_on_turn(facts, seat, action)
        case Choose(coin):
            _refuse_choice(facts, seat, coin)
        case PlaySpecial(special):
            _refuse_play(facts, seat, special)
        case RevealSpecial(place):
            _refuse_reveal(facts, seat, place)
        case Done():
            _refuse_done(facts, seat)
        case Keep(pair):
            _refuse_pair(facts, seat, pair)
        case Take(position):
            _refuse_take(facts, seat, position)
        case _:
            raise IllegalAction("unknown-action")


def _refuse_anything(facts: Facts, seat: Seat) -> None:
    if facts.phase == "over":
        raise IllegalAction("match-over")
    if seat == TABLE:
        raise IllegalAction("not-for-table")
    _refuse_seat(facts, seat)


def _refuse_on_turn(facts: Facts, seat: Seat, action: Flip | Expose | Bid | Nain) -> None:
    if facts.phase != "bidding":
        raise IllegalAction("not-bidding")
    if seat != facts.turn:
        raise IllegalAction("not-your-turn", seat=facts.turn)
    match action:
        case Flip(target):
            _refuse_flip(facts, seat, target)
        case Expose(target, place):
            _refuse_exposure(facts, seat, target, place)
        case Bid(amount):
            _refuse_bid(facts, amount)
        case Nain():
            if not facts.bid:
                raise IllegalAction("nothing-to-doubt")


def _refuse_seat(facts: Facts, seat: Seat) -> None:
    if not 0 <= seat < facts.terms.seats:
        raise IllegalAction("no-such-seat", number=seat + 1)


def _refuse_choice(facts: Facts, seat: Seat, coin: str) -> None:
    if facts.phase != "choose":
        raise IllegalAction("cards-are-placed")
    if facts.coins[seat] >= 0:
        raise IllegalAction("already-chosen")
    if INDEX.get(coin, -1) not in facts.hands[seat]:
        raise IllegalAction("not-in-hand")


def _refuse_flip(facts: Facts, seat: Seat, target: Seat) -> None:
    if facts.flipped:
        raise IllegalAction("already-flipped")
    _refuse_seat(facts, target)
    if target == seat and not facts.terms.flip_own:
        raise IllegalAction("own-card")
    if facts.flipped_by[target] >= 0:
        raise IllegalAction("already-face-up", seat=target)


def _refuse_exposure(facts: Facts, seat: Seat, target: Seat, place: int) -> None:
    if not facts.has_cover(seat):
        raise IllegalAction("no-cover-left")
    _refuse_seat(facts, target)
    if target == seat:
        raise IllegalAction("own-special")
    _refuse_place(facts, target, place)


def _refuse_place(facts: Facts, seat: Seat, place: int) -> None:
    row = facts.played[seat]
    if not 0 <= place < len(row):
        raise IllegalAction("no-such-special")
    if row[place] & 1:
        raise IllegalAction("already-revealed")


def _refuse_bid(facts: Facts, amount: int) -> None:
    if amount <= facts.bid:
        raise IllegalAction("bid-too-low", least=facts.bid + 1)
    if amount > MOST_BID:
        raise IllegalAction("bid-too-high", most=MOST_BID)


def _refuse_play(facts: Facts, seat: Seat, special: str) -> None:
    if facts.phase == "choose":
        raise IllegalAction("cards-not-placed")
    if facts.phase != "bidding":
        raise IllegalAction("too-late-to-play")
    if SPECIAL_INDEX.get(special, -1) not in facts.specials[seat]:
        raise IllegalAction("special-not-in-hand")
    if not may_play(facts, seat):
        raise IllegalAction("one-special-only")


def _refuse_reveal(facts: Facts, seat: Seat, place: int) -> None:
    if facts.phase not in ("bidding", "last-reveal"):
        raise IllegalAction("nothing-to-reveal")
    if facts.phase == "last-reveal" and facts.done >> seat & 1:
        raise IllegalAction("already-done")
    _refuse_place(facts, seat, place)


def _refuse_done(facts: Facts, seat: Seat) -> None:
    if facts.phase != "last-reveal":
        raise IllegalAction("not-last-reveal")
    if not facts.owes_reveal(seat):
        raise IllegalAction("already-done")


def _refuse_pair(facts: Facts, seat: Seat, pair: tuple[str, ...]) -> None:
    if facts.phase != "pick":
        raise IllegalAction("nothing-to-keep")
    if (seat,) != owing(facts):
        raise IllegalAction("not-the-winner", seat=facts.winner())
    if pair not in picking(facts):
        raise IllegalAction("keep-two")


def _refuse_take(facts: Facts, seat: Seat, position: int) -> None:
    if facts.phase != "draft":
        raise IllegalAction("nothing-to-draft")
    if seat != facts.drafters[0]:
        raise IllegalAction("not-your-draft", seat=facts.drafters[0])
    if not 0 <= position < len(facts.draft) or facts.draft[position] < 0:
        raise IllegalAction("no-card-there")
