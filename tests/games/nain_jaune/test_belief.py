"""Worlds guessed from an observation: what they must respect beyond the laws for every game."""

from typing import Any

import pytest

from tablee.engine import SPECTATOR, FastRng, SeededRng
from tablee.games.nain_jaune import GAME, NainJauneState
from tablee.games.nain_jaune.cards import RANK_MASK, set_of
from tablee.games.nain_jaune.places import Places
from tests.games.nain_jaune.scenes import play, scene

WORLDS = 40


def worlds(state: NainJauneState, viewer: int) -> list[NainJauneState]:
    """Guess many worlds from what one viewer knows; each must be sound and look the same."""
    seen, luck = state.observation(viewer), FastRng(7)
    guessed = [GAME.determinize(seen, luck) for _ in range(WORLDS)]
    for world in guessed:
        assert world.problems() == []
        assert world.observation(viewer) == seen
    return guessed


def test_who_said_sans_holds_none_of_that_rank() -> None:
    state = scene("9S KC 2H", "3H 4C 5D 6D JS", "7S 8H 2D")
    play(state, "B 3H 4C 5D 6D", "C 7S 8H", "A 9S")
    for world in worlds(state, 0):
        assert not world.hands[1] & (RANK_MASK[7] | RANK_MASK[10])
        assert not world.hands[2] & (RANK_MASK[9] | RANK_MASK[10])


def test_who_is_to_lay_a_rank_holds_one() -> None:
    state = scene("9S KC 2H", "3H 4C 5D 6D JS", "7S 8H 2D")
    play(state, "B 3H 4C 5D 6D")
    assert all(world.hands[2] & RANK_MASK[7] for world in worlds(state, 0))
    assert all(world.hands[2] & RANK_MASK[7] for world in worlds(state, SPECTATOR))


def test_with_an_open_claim_nothing_is_known_of_the_required_rank() -> None:
    state = scene("9S KC 2H", "7D 8C JS", "7S 8H 2D")
    play(state, "B 7D")
    holds = [bool(world.hands[1] & RANK_MASK[8]) for world in worlds(state, 0)]
    assert any(holds)
    assert not all(holds)


def test_where_stopping_is_a_choice_sans_proves_nothing() -> None:
    hands = ("9S KC 2H", "3H 4C 5D 6D JS", "7S 8H 2D")
    state = scene(*hands, options={"continue": "optional"})
    play(state, "B 3H sans", "C sans")
    assert any(world.hands[2] & RANK_MASK[4] for world in worlds(state, 0))


def test_a_lowest_first_lead_bounds_the_leaders_hand() -> None:
    hands = ("9S KC 2H", "5D 6D JS", "7S 8H 2D")
    state = scene(*hands, options={"lead_rule": "lowest"})
    play(state, "B 5D")
    low = RANK_MASK[1] | RANK_MASK[2] | RANK_MASK[3] | RANK_MASK[4]
    assert not any(world.hands[1] & low for world in worlds(state, 0))


def test_the_own_hand_and_shown_hands_are_the_true_ones() -> None:
    state = scene("9S KC 2H", "3H", "7S 8H 2D", options={"talon_reveal": "never"})
    play(state, "B 3H")
    for viewer in (0, SPECTATOR):
        for world in worlds(state, viewer):
            assert world.hands == state.hands
            assert world.talon == state.talon, "with all hands shown the talon is what is left"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_in_memory_play_covered_cards_are_guessed_too(viewer: int) -> None:
    state = scene("9S 2C", "7D KC 3H 4S 9C", "5D 2S", options={"history": "top"})
    play(state, "B 7D claim KC 3H 4S")
    guessed = worlds(state, viewer)
    for world in guessed:
        assert world.layers == state.layers
        assert len(world.laid) == 4
    if viewer != 1:
        assert len({world.laid_cards() for world in guessed}) > 1


def test_cards_spread_over_hands_and_talon_alike() -> None:
    state = GAME.new_initial_state(GAME.setup(3), SeededRng.from_number(4))
    viewer = state.leader
    other = (viewer + 1) % 3
    seen, luck = state.observation(viewer), FastRng(1)
    card = next(bit for bit in range(52) if not state.hands[viewer] >> bit & 1)
    held = sum(GAME.determinize(seen, luck).hands[other] >> card & 1 for _ in range(2000))
    assert abs(held / 2000 - 15 / 37) < 0.05


def test_tight_places_are_filled_whatever_chance_says() -> None:
    # Two hands of two: the first bars all but 2C 3C, the second all but 2C 3C 4C 5C.
    cards = set_of(["2C", "3C", "4C", "5C", "6C"])
    for seed in range(50):
        places = Places([2, 2, 1], cards)
        places.barred[0] = cards & ~set_of(["2C", "3C"])
        places.barred[1] = set_of(["6C"])
        places.fill(FastRng(seed))
        assert places.held[0] == set_of(["2C", "3C"])
        assert places.held[2] == set_of(["6C"])


def test_an_impossible_observation_is_said_to_be_one() -> None:
    places = Places([1, 1], set_of(["2C", "3C"]))
    places.barred[0] = places.barred[1] = set_of(["2C"])
    with pytest.raises(ValueError, match="2C"):
        places.fill(FastRng(1))
    needy = Places([1, 1], set_of(["2C", "3C"]))
    needy.must_hold(0, set_of(["4C"]))
    with pytest.raises(ValueError, match="must hold"):
        needy.fill(FastRng(1))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"continue": "optional", "gap": "skip"},
        {"history": "top", "lead_rule": "lowest"},
        {"history": "top", "continue": "optional", "talon_reveal": "never"},
    ],
)
def test_every_position_of_a_match_can_be_guessed_by_everybody(options: dict[str, Any]) -> None:
    setup = GAME.setup(5, options={**options, "limit_deals": 2})
    dice, luck = SeededRng.from_number(9), FastRng(9)
    state = GAME.new_initial_state(setup, dice)
    while not state.is_terminal():
        for viewer in (0, 3, SPECTATOR):
            world = GAME.determinize(state.observation(viewer), luck)
            assert world.problems() == []
            assert world.observation(viewer) == state.observation(viewer)
        seat = luck.choice(state.current_players())
        state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)
