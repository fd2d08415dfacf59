"""Quick play: an imagined match is played on, each seat soundly by its own cards (see `rating`).

The rules' own functions make the moves, so what is left is a position like any other.
"""

from tablee.engine import Rng
from tablee.games.oh_les_nains.actions import EFFECT_OF, TURNS_OF
from tablee.games.oh_les_nains.cards import COLOURS, DWARF_ANY, FIRST_SQUIRREL
from tablee.games.oh_les_nains.facts import Facts
from tablee.games.oh_les_nains.outlook import outlook_of
from tablee.games.oh_les_nains.rating import EXCHANGE, answers_rated, turns_rated
from tablee.games.oh_les_nains.turn import exchange, make_move, play_card


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
    """Give the actor's best move."""
    return max(turns_rated(outlook_of(facts, facts.actor)))[1]


def best_answer(facts: Facts) -> int:
    """Counter, with the plain card first, or decline and play on."""
    outlook = outlook_of(facts, facts.actor)
    return max(answers_rated(outlook, facts.colour, len(facts.chain)))[1]


def favourite(hand: list[int], rng: Rng) -> int:
    """Give the colour of a first dwarf that a hand favours; chance breaks ties."""
    favours = favours_of(hand)
    most = max(favours)
    return rng.choice([colour for colour, favour in enumerate(favours) if favour >= most - 1e-9])


def favours_of(hand: list[int]) -> list[float]:
    """Say how much a hand favours each colour."""
    favours = [0.0] * len(COLOURS)
    for kind in hand:
        if kind < DWARF_ANY:
            favours[kind] += 0.2
        elif DWARF_ANY < kind < FIRST_SQUIRREL and len(TURNS_OF[kind]) == 1:
            double, zero = EFFECT_OF[TURNS_OF[kind][0]]
            if double >= 0:
                favours[double] += 1
            if zero >= 0:
                favours[zero] -= 1
    return favours
