"""What a card would do, against the rules themselves."""

import pytest

from tablee.engine.rng import SeededRng
from tablee.games.oh_les_nains import GAME
from tablee.games.oh_les_nains.actions import Dwarf, Exchange, Pull, Squirrel
from tablee.games.oh_les_nains.cards import Colour
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee_client.view.tables.oh_les_nains.forecast import Forecast, forecast


@pytest.mark.parametrize("seed", range(8))
def test_what_is_foretold_happens(seed: int) -> None:
    dice = SeededRng.from_number(seed)
    setup = GAME.setup(4, options={"counters": False})
    state = GAME.new_initial_state(setup, dice, [])
    foretold = 0
    while not state.is_terminal():
        seat = state.current_players()[0]
        action = state.legal_actions(seat).sample(dice)
        seen = state.observation(seat)
        assert isinstance(seen, OhLesNainsObservation)
        state.apply_action(seat, action, dice)
        if not isinstance(action, Squirrel | Pull | Dwarf):
            assert isinstance(action, Exchange) or seen.phase == "pick"
            continue
        colour = getattr(action, "colour", None)
        found = forecast(seen.dwarves, seat % 2, action.card, colour)
        assert found is not None
        signed = found.squares if found.team == 0 else -found.squares
        assert state.fence - seen.fence == signed
        foretold += 1
    assert foretold


def test_a_multicolour_pull_is_foretold_only_in_a_colour() -> None:
    dwarves: tuple[tuple[Colour, ...], ...] = (("R", "R"), ("B",))
    assert forecast(dwarves, 0, "P2-*") is None
    assert forecast(dwarves, 0, "P2-*", "B") == Forecast(None, 0, (2, 2))
    assert forecast(dwarves, 1, "P0-*", "R") == Forecast(1, 1, (0, 1))
