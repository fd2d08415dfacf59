"""The next match: the losers begin it (1.8 of the rules)."""

import pytest

from tablee.engine import Outcome
from tablee.games.oh_les_nains import GAME


@pytest.mark.parametrize(
    ("winners", "seats", "first"), [((0,), 2, 1), ((1,), 2, 0), ((1, 3), 4, 0), ((0, 2), 4, 1)]
)
def test_the_losing_teams_first_seat_begins(
    winners: tuple[int, ...], seats: int, first: int
) -> None:
    ranks = tuple(1 if seat in winners else 2 for seat in range(seats))
    outcome = Outcome((0,) * seats, ranks, winners, ((),) * seats, "fence")
    setup = GAME.rematch(GAME.setup(seats), outcome)
    assert setup.options == {**GAME.setup(seats).options, "first_seat": first}


def test_after_a_draw_it_stays_as_agreed() -> None:
    setup = GAME.setup(2)
    assert GAME.rematch(setup, Outcome((0, 0), (1, 1), (0, 1), ((), ()), "plays")) == setup
