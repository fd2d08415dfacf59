"""A game that nobody has taught anything: its levels are there, and they are levels."""

import pytest

from tablee.engine import Brain, FastRng, SeededRng, State
from tablee_server.ai import Budget, bot_of
from tests.conformance.toy import GAME, Harbour

DEALS = 4


class Untaught(Harbour):
    """The harbour without a brain of its own."""

    brain = Brain()


def _winners(game: Harbour, deal: int, levels: tuple[str, str]) -> tuple[int, ...]:
    dice, luck = SeededRng.from_number(deal), FastRng(deal)
    state: State = game.new_initial_state(game.setup(2, preset="blind"), dice)
    while not state.is_terminal():
        seat = state.current_players()[0]
        bot, rng = bot_of(levels[seat]), luck.derive(str(luck.below(1 << 30)))
        chosen = bot.choose(game, state.observation(seat), rng, Budget())
        state.apply_action(seat, chosen.action or state.timeout_action(seat), dice)
    return state.outcome().winners


@pytest.mark.parametrize("game", [Untaught(), GAME], ids=["untaught", "with-a-heuristic"])
def test_a_level_that_searches_beats_the_one_that_does_not(game: Harbour) -> None:
    """Each deal is played from both seats."""
    won = 0.0
    for deal in range(DEALS):
        for seat, levels in enumerate((("hard", "normal"), ("normal", "hard"))):
            winners = _winners(game, deal, levels)
            won += (seat in winners) / len(winners)
    assert won / (2 * DEALS) >= 0.75
