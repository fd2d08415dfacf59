"""Quick play: an imagined match is played on, each seat by one look ahead at its own cards.

The worth of a position is that of `outlook`, in squares, worked out here without building one. The
rules' own functions make the moves, so what is left is a position like any other.
"""

from typing import Final

from tablee.engine import Rng
from tablee.games.oh_les_nains.actions import (
    COLOUR_OF,
    DECLINE,
    EFFECT_OF,
    FIRST_COUNTER,
    TURNS_OF,
)
from tablee.games.oh_les_nains.cards import COLOURS, DWARF_ANY, FIRST_SQUIRREL
from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.outlook import DWARF_WORTH, FEAR, WON
from tablee.games.oh_les_nains.terms import SQUARES
from tablee.games.oh_les_nains.turn import exchange, make_move, play_card

EXCHANGE: Final = -1
"""Stands for the exchange of the whole hand, which has no move."""

# What the next best card counts, and what five new cards promise, in squares.
NEXT_CARD: Final = 0.8
NEW_HAND: Final = 6.0
_MOST_HOPE: Final = 8.0
_PRIZES: Final = (0, 1, 0, 2, 2)
# By margin: how safe a team feels, in squares; margins below 0 have lost.
_SAFETY: Final = tuple([margin - FEAR / (1 + margin) for margin in range(3 * SQUARES)])


def play_greedily(facts: Facts, rng: Rng, *, most: int) -> None:
    """Play in place to the end, or until so many moves are made."""
    for _ in range(most):
        phase = facts.phase
        if phase == "main":
            move = best_turn(facts)
            if move == EXCHANGE:
                exchange(facts, facts.hands[facts.actor][:], rng, None)
            else:
                play_card(facts, move, rng, None)
        elif phase == "counter":
            make_move(facts, facts.actor, best_answer(facts), rng, None)
        elif phase == "pick":
            seat = facts.still_to_pick()[0]
            make_move(facts, seat, favourite(facts.hands[seat], rng), rng, None)
        else:
            return


def best_turn(facts: Facts) -> int:
    """Give the actor's move that leaves most, with what the rest of the hand promises."""
    move, value = _weighed(facts)
    ours, theirs, _ = _stand(facts)
    return move if value >= _shift(ours, theirs, -1) + NEXT_CARD * NEW_HAND else EXCHANGE


def best_answer(facts: Facts) -> int:
    """Counter, with the plain card first, or decline and play on."""
    hand, colour = facts.hands[facts.actor], facts.colour
    card = colour if colour in hand else DWARF_ANY if DWARF_ANY in hand else -1
    if card < 0:
        return DECLINE
    ours, theirs, more = _stand(facts)
    now, supply = len(facts.chain), facts.supply[colour]
    mine, lost = min(_PRIZES[now + 1], supply), min(_PRIZES[now], supply)
    countered = _shift(ours - mine, theirs, 0) + DWARF_WORTH * (more + mine)
    declined = _shift(ours, theirs - lost, 0) + DWARF_WORTH * (more - lost)
    if abs(declined) < WON / 2:
        _, value = _weighed(facts)
        declined += value - _shift(ours, theirs, 0)
    return FIRST_COUNTER + card if countered >= declined else DECLINE


def favourite(hand: list[int], rng: Rng) -> int:
    """Give the colour of a first dwarf that a hand favours; chance breaks ties."""
    favour = [0.1 * rng.below(10) for _ in COLOURS]
    for kind in hand:
        if kind < DWARF_ANY:
            favour[kind] += 0.2
        elif DWARF_ANY < kind < FIRST_SQUIRREL and len(TURNS_OF[kind]) == 1:
            double, zero = EFFECT_OF[TURNS_OF[kind][0]]
            if double >= 0:
                favour[double] += 1
            if zero >= 0:
                favour[zero] -= 1
    return favour.index(max(favour))


def _stand(facts: Facts) -> tuple[int, int, int]:
    """Give the actor's margin, the others', and how many dwarves more it has."""
    team = team_of(facts.actor)
    mine, theirs = len(facts.dwarves[team]), len(facts.dwarves[1 - team])
    return facts.margin(team), facts.margin(1 - team), mine - theirs


def _shift(ours: int, theirs: int, squares: int) -> float:
    """Give what margins are worth after a pull of so many squares towards us."""
    ours, theirs = ours + squares, theirs - squares
    if ours < 0:
        return -WON
    return WON if theirs < 0 else _SAFETY[ours] - _SAFETY[theirs]


def gains_of(facts: Facts) -> list[float]:
    """Give what each card of the actor's hand would gain now, in squares."""
    team = team_of(facts.actor)
    mine, others = facts.dwarves[team], facts.dwarves[1 - team]
    ours, theirs, more = _stand(facts)
    lead = [mine.count(colour) - others.count(colour) for colour in range(len(COLOURS))]
    lead.append(0)
    start = _shift(ours, theirs, 0)
    return [
        _best_of(kind, ours, theirs, more, lead, facts.supply)[1] - start
        for kind in facts.hands[facts.actor]
    ]


def _weighed(facts: Facts) -> tuple[int, float]:
    """Give the best card to play and its value: where it leaves us, and the next best then."""
    team = team_of(facts.actor)
    mine, others = facts.dwarves[team], facts.dwarves[1 - team]
    ours, theirs, more = _stand(facts)
    lead = [mine.count(colour) - others.count(colour) for colour in range(len(COLOURS))]
    lead.append(0)  # of no colour, which is -1
    hand = facts.hands[facts.actor]
    start = _shift(ours, theirs, 0)
    best, value, next_best = EXCHANGE, -3 * WON, -3 * WON
    for kind in hand:
        move, worth = _best_of(kind, ours, theirs, more, lead, facts.supply)
        if worth > value:
            best, value, next_best = move, worth, value
        elif worth > next_best:
            next_best = worth
    if len(hand) == 1:
        return best, value + NEXT_CARD * NEW_HAND
    return best, value + NEXT_CARD * min(next_best - start, _MOST_HOPE)


def _best_of(
    kind: int, ours: int, theirs: int, more: int, lead: list[int], supply: list[int]
) -> tuple[int, float]:
    """Give the best way to play a card and what it leaves."""
    moves = TURNS_OF[kind]
    if kind >= FIRST_SQUIRREL:
        return moves[0], _shift(ours, theirs, kind - FIRST_SQUIRREL + 1)
    if kind <= DWARF_ANY:
        move = max(moves, key=lambda one: (supply[COLOUR_OF[one]] > 0, lead[COLOUR_OF[one]]))
        if ours < 2 or not supply[COLOUR_OF[move]]:
            return move, -2 * WON
        return move, _shift(ours - 3, theirs + 2, 0) + DWARF_WORTH
    pulls = [more + lead[double] - lead[zero] for double, zero in map(EFFECT_OF.__getitem__, moves)]
    squares = max(pulls)
    return moves[pulls.index(squares)], _shift(ours, theirs, squares)
