"""No bot knows more than its seat: of every game, at every level, whatever is true elsewhere.

And every level plays legally at every seat count, repeats exactly, and acts wherever it owes.
"""

from collections.abc import Iterator

import msgspec
import pytest

from tablee.engine import LEVELS, FastRng, LegalActions, Seat, SeededRng, State
from tablee.games import AnyGame, all_games
from tablee_server.ai import (
    Bot,
    Budget,
    Decision,
    FlatMonteCarlo,
    InformationSetTreeSearch,
    bot_of,
)
from tests.conformance.matches import agreed
from tests.conformance.toy import GAME as TOY

GAMES = [*all_games(), TOY]
FEW = Budget(6)
ASKED = 4
TABLES = [
    pytest.param(game, seats, id=f"{game.type.slug}-{seats}")
    for game in GAMES
    for seats in game.type.seats
]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.type.slug)
at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def _questions(game: AnyGame, seats: int, count: int) -> Iterator[tuple[State, Seat]]:
    """Play at random and stop now and then at a seat that may act, whether it owes or not."""
    dice, luck = SeededRng.from_number(seats), FastRng(seats)
    state: State = game.new_initial_state(agreed(game, seats), dice)
    gap, asked = luck.below(3), 0
    while not state.is_terminal() and asked < count:
        if not gap:
            able = [seat for seat in range(seats) if state.legal_actions(seat)]
            yield state, luck.choice(able)
            gap, asked = 1 + luck.below(6), asked + 1
        gap -= 1
        seat = luck.choice(state.current_players())
        state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)


def _chosen(
    game: AnyGame, state: State, seat: Seat, level: str, legal: LegalActions | None = None
) -> Decision:
    return bot_of(level, "Regin").choose(game, state.observation(seat), FastRng(5), FEW, legal)


@of_every_game
def test_two_truths_that_look_alike_give_the_same_decision(game: AnyGame) -> None:
    differing = 0
    for state, seat in _questions(game, game.type.default_seats, ASKED):
        other: State = game.determinize(state.observation(seat), FastRng(77))
        differing += other.to_bytes() != state.to_bytes()
        assert other.observation(seat) == state.observation(seat)
        sent = game.decode_legal(msgspec.msgpack.encode(state.legal_actions(seat)))
        for level in LEVELS:
            here = _chosen(game, state, seat, level, sent)
            assert _chosen(game, other, seat, level) == here, level
    assert differing


@of_every_game
def test_thinking_changes_nothing(game: AnyGame) -> None:
    for state, seat in _questions(game, game.type.default_seats, 2):
        before = state.to_bytes()
        for level in LEVELS:
            _chosen(game, state, seat, level)
        assert state.to_bytes() == before


@at_every_table
def test_every_level_plays_legally_and_where_it_owes(game: AnyGame, seats: int) -> None:
    for state, seat in _questions(game, seats, 2):
        legal = state.legal_actions(seat)
        for level in LEVELS:
            _check(_chosen(game, state, seat, level, legal), state, seat)


@of_every_game
@pytest.mark.parametrize("bot", [FlatMonteCarlo(), InformationSetTreeSearch()])
def test_every_search_plays_every_game(game: AnyGame, bot: Bot) -> None:
    for state, seat in _questions(game, game.type.default_seats, ASKED):
        _check(bot.choose(game, state.observation(seat), FastRng(5), FEW), state, seat)


def _check(decision: Decision, state: State, seat: Seat) -> None:
    if decision.action is None:
        assert seat not in state.current_players()
    else:
        assert state.legal_actions(seat).allows(decision.action), decision.action
