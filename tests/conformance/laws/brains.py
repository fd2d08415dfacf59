"""What a game knows about playing: it answers legally, and from what a seat may know alone."""

import msgspec

from tablee.engine import FastRng, Rng, State
from tests.conformance.laws.law import Book
from tests.conformance.matches import Position

BOOK = Book()


@BOOK.positions(examples=100)
def the_heuristic_gives_a_legal_action(position: Position, luck: Rng) -> None:
    state = position.fresh()
    for seat in position.seats:
        legal = state.legal_actions(seat)
        if legal:
            action = position.game.brain.heuristic(state.observation(seat), legal, luck)
            if action is None:
                assert seat not in state.current_players(), f"seat {seat} owes an answer"
            else:
                assert legal.allows(action), action


@BOOK.positions(examples=60)
def the_heuristic_is_blind(position: Position, luck: Rng) -> None:
    state, game = position.fresh(), position.game
    for seat in position.seats:
        seen, legal = state.observation(seat), state.legal_actions(seat)
        if not legal:
            continue
        number = luck.below(1 << 30)
        world: State = game.determinize(seen, luck)
        received = game.decode_legal(msgspec.msgpack.encode(legal))
        here = game.brain.heuristic(seen, legal, FastRng(number))
        there = game.brain.heuristic(world.observation(seat), received, FastRng(number))
        assert here == there, f"seat {seat} plays differently where it knows the same"
