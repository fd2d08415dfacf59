"""Which moves are legal, and why another isn't (rules sections 1.4 to 1.6)."""

from typing import Final

from tablee.engine import Action, Choice, Entry, IllegalAction, Seat, Subset
from tablee.games.oh_les_nains.actions import (
    CHOICES,
    COLOUR_OF,
    DECLINE,
    FIRST_COUNTER,
    FIRST_TURN,
    KIND_OF,
    MOVE_OF,
    TURNS_OF,
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tablee.games.oh_les_nains.cards import (
    COLOURS,
    DWARF_ANY,
    INDEX,
    codes_of,
    is_dwarf,
    is_multicolour,
    is_squirrel,
)
from tablee.games.oh_les_nains.facts import Facts

_NOTHING: Final[list[int]] = []
_PICKS: Final = list(range(FIRST_TURN))


def moves_of(facts: Facts, seat: Seat) -> list[int]:
    """List a seat's moves in a firm order; in its turn it may also exchange."""
    phase = facts.phase
    if phase == "main":
        return turn_moves(facts) if facts.actor == seat else _NOTHING
    if phase == "counter":
        return _counter_moves(facts) if facts.actor == seat else _NOTHING
    return _PICKS if phase == "pick" and seat in facts.still_to_pick() else _NOTHING


def turn_moves(facts: Facts) -> list[int]:
    """List what the actor may do with the cards of his hand in his turn."""
    moves: list[int] = []
    last = -1
    for kind in facts.hands[facts.actor]:
        if kind != last:
            moves += TURNS_OF[kind]
            last = kind
    if 0 not in facts.supply:
        return moves
    return [m for m in moves if KIND_OF[m] > DWARF_ANY or facts.supply[COLOUR_OF[m]]]


def entries_of(facts: Facts, seat: Seat) -> list[Entry]:
    """List all that a seat may do; the exchange comes last."""
    entries: list[Entry] = [CHOICES[move] for move in moves_of(facts, seat)]
    if facts.phase == "main" and facts.actor == seat:
        codes = codes_of(facts.hands[seat])
        if facts.terms.exchanges_any:
            entries.append(Subset(Exchange.kind(), codes, 1, len(codes)))
        else:
            entries.append(Choice[Action](Exchange(codes)))
    return entries


def move_for(facts: Facts, seat: Seat, action: Action) -> int:
    """Give the move of an action that is legal now; else raises IllegalAction with the reason.

    An exchange has no move; see `refuse_exchange`.
    """
    _refuse_out_of_turn(facts, seat, action)
    if isinstance(action, Squirrel | Pull | Dwarf | Counter):
        _refuse_card(facts, seat, action)
    if isinstance(action, Pull | Dwarf):
        _refuse_colour(facts, action)
    move = MOVE_OF.get(action)
    if move is None:
        raise IllegalAction("unknown-action")
    return move


def refuse_exchange(facts: Facts, seat: Seat, action: Exchange) -> list[int]:
    """Give the cards of a legal exchange; else raises IllegalAction with the reason."""
    _refuse_out_of_turn(facts, seat, action)
    hand = facts.hands[seat]
    codes = codes_of(hand)
    if not action.cards:
        raise IllegalAction("nothing-exchanged")
    left = list(codes)
    for code in action.cards:
        if code not in left:
            raise IllegalAction("not-in-hand")
        left.remove(code)
    kinds = [INDEX[code] for code in action.cards]
    if kinds != sorted(kinds):
        raise IllegalAction("exchange-order")
    if left and not facts.terms.exchanges_any:
        raise IllegalAction("exchange-whole", count=len(hand))
    return kinds


def fallback_action(facts: Facts, seat: Seat) -> Action:
    """Give the clock's move: decline, a squirrel, the exchange of the whole hand.

    The colour of the first dwarf comes from the seat and the round, which everybody knows: one
    that came from the hand would tell of it.
    """
    if facts.phase == "pick":
        return CHOICES[(seat + facts.round_no) % len(_PICKS)].action
    if facts.phase == "counter":
        return CHOICES[DECLINE].action
    hand = facts.hands[seat]
    squirrel = next((kind for kind in hand if is_squirrel(kind)), None)
    if squirrel is not None:
        return CHOICES[TURNS_OF[squirrel][0]].action
    return Exchange(codes_of(hand))


def _counter_moves(facts: Facts) -> list[int]:
    hand = facts.hands[facts.actor]
    moves = [FIRST_COUNTER + kind for kind in (facts.colour, DWARF_ANY) if kind in hand]
    moves.append(DECLINE)
    return moves


def _refuse_out_of_turn(facts: Facts, seat: Seat, action: Action) -> None:
    if facts.phase == "over":
        raise IllegalAction("match-over")
    if not 0 <= seat < facts.terms.seats:
        raise IllegalAction("no-such-seat", number=seat + 1)
    if isinstance(action, Pick):
        _refuse_pick(facts, seat)
    elif facts.phase == "pick":
        raise IllegalAction("pick-first")
    elif facts.actor != seat:
        raise IllegalAction("not-your-turn", seat=facts.actor)
    elif facts.phase == "counter" and not isinstance(action, Counter | Decline):
        raise IllegalAction("counter-first")
    elif facts.phase == "main" and isinstance(action, Counter | Decline):
        raise IllegalAction("nothing-to-counter")


def _refuse_pick(facts: Facts, seat: Seat) -> None:
    if facts.phase != "pick":
        raise IllegalAction("pick-over")
    if seat not in facts.terms.pickers:
        raise IllegalAction("mate-picks")
    if facts.picks[seat] >= 0:
        raise IllegalAction("already-picked")


def _refuse_card(facts: Facts, seat: Seat, action: Squirrel | Pull | Dwarf | Counter) -> None:
    kind = INDEX.get(action.card)
    if kind is None or kind not in facts.hands[seat]:
        raise IllegalAction("not-in-hand")
    if isinstance(action, Squirrel):
        if not is_squirrel(kind):
            raise IllegalAction("not-a-squirrel")
    elif isinstance(action, Pull):
        if is_squirrel(kind) or is_dwarf(kind):
            raise IllegalAction("not-a-pull")
    elif not is_dwarf(kind):
        raise IllegalAction("not-a-dwarf")
    elif isinstance(action, Counter) and kind not in (facts.colour, DWARF_ANY):
        raise IllegalAction("wrong-colour", colour=COLOURS[facts.colour])


def _refuse_colour(facts: Facts, action: Pull | Dwarf) -> None:
    kind = INDEX[action.card]
    if is_multicolour(kind):
        if action.colour is None:
            raise IllegalAction("colour-missing")
    elif action.colour is not None:
        raise IllegalAction("colour-fixed")
    if isinstance(action, Dwarf):
        move = MOVE_OF.get(action)
        if move is not None and not facts.supply[COLOUR_OF[move]]:
            raise IllegalAction("no-pawn-left", colour=COLOURS[COLOUR_OF[move]])
