"""Worlds guessed from an observation: what they must respect beyond the laws for every game."""

from typing import Any

import pytest

from tablee.engine import SPECTATOR, FastRng, SeededRng, Value
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.cards import INDEX, codes_of
from tests.games.oh_les_nains.scenes import play, scene

WORLDS = 60


def worlds(state: OhLesNainsState, viewer: int, count: int = WORLDS) -> list[OhLesNainsState]:
    """Guess many worlds from what one viewer knows; each must be sound and look the same."""
    seen, luck = state.observation(viewer), FastRng(7)
    guessed = [GAME.determinize(seen, luck) for _ in range(count)]
    for world in guessed:
        assert world.problems() == []
        assert world.observation(viewer) == seen
    return guessed


def test_sealed_colours_may_be_any_and_ones_own_is_known() -> None:
    state = scene("S1", "S1", phase="pick")
    play(state, "A pick B")
    assert {world.picks[0] for world in worlds(state, 1)} == {0, 1, 2, 3}
    assert {world.picks[0] for world in worlds(state, 0)} == {1}


def test_unseen_cards_spread_over_hands_and_deck_alike() -> None:
    state = GAME.new_initial_state(GAME.setup(2), SeededRng.from_number(4))
    card = next(kind for kind in range(5, 25) if kind not in state.hands[0])
    held = sum(card in world.hands[1] for world in worlds(state, 0, 2000))
    assert abs(held / 2000 - 5 / 50) < 0.03


def test_a_reshuffle_shows_the_only_opponents_hand() -> None:
    state = scene("S1", "P2-R P0-G", deck="D-R D-B")
    play(state, "A squirrel S1")
    assert state.shuffles == 1
    for world in worlds(state, 0):
        assert codes_of(world.hands[1]) == ("P2-R", "P0-G")
    for world in worlds(state, 1):
        assert {INDEX["D-R"], INDEX["D-B"]} <= set(world.hands[0])
    assert len({codes_of(world.hands[0]) for world in worlds(state, 1)}) > 10


def test_what_was_shuffled_is_not_in_a_hand_of_before() -> None:
    state = scene("S1", "P2-R P0-G", "P2-B P0-R", "P2-Y P0-B", deck="D-R", dwarves=["R", "G"])
    play(state, "A1 squirrel S1", "B1 pull P2-R")
    outside = {INDEX[code] for code in ("P0-G", "P2-B", "P0-R", "P2-Y", "P0-B", "D-R")}
    for viewer in (0, SPECTATOR):
        guessed = worlds(state, viewer)
        for world in guessed:
            others = world.hands[1] + world.hands[2] + world.hands[3]
            assert set(others) < outside
        assert len({tuple(world.hands[1]) for world in guessed}) > 2


def test_a_card_from_a_mixed_hand_may_be_kept_or_drawn() -> None:
    # B kept a squirrel S1 and drew four more; playing an S1 doesn't tell which one it was.
    state = scene("S2 S3", "S2", deck="S1", plays=0, actor=1)
    play(state, "B squirrel S2")
    assert [codes_of(kept) for kept in state.kept] == [("S2", "S3"), ("S1",)]
    play(state, "A squirrel S2")
    squirrels = state.hands[1].count(INDEX["S1"])
    assert squirrels >= 1
    play(state, "B squirrel S1")
    holds = [INDEX["S1"] in world.hands[1] for world in worlds(state, 0)]
    assert any(holds)


def test_shown_hands_are_the_true_ones() -> None:
    options: dict[str, Value] = {"reveal_hands": True}
    for deck in (None, "D-R"):
        state = scene("S1 S2", "P2-R", dwarves=["RR", "G"], fence=2, deck=deck, options=options)
        play(state, "A exchange S1 S2")
        for viewer in (0, 1, SPECTATOR):
            for world in worlds(state, viewer):
                assert world.hands == state.hands
                assert sorted(world.deck) == sorted(state.deck)


def test_an_impossible_observation_is_said_to_be_one() -> None:
    state = scene("S1", "S2 S2", deck="D-R D-B")
    play(state, "A squirrel S1", "B squirrel S2")
    with pytest.raises(ValueError, match="no deal explains"):
        GAME.determinize(_without_squirrels(state), FastRng(1))


def _without_squirrels(state: OhLesNainsState) -> Any:
    """Give what seat A sees, as if all squirrels S2 had lain elsewhere."""
    seen = state.observation(0)
    stock = tuple(code for code in seen.stock if code != "S2")
    kept = ("S2",) * 4
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    return type(seen)(**{**fields, "stock": stock, "kept": kept})


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"exchange": "any"},
        {"match_wins": 2, "exchange": "any", "reveal_hands": True},
        {"counters": False, "match_wins": 2, "max_plays": 120},
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_of_a_long_match_can_be_guessed(
    seats: int, options: dict[str, Value]
) -> None:
    setup = GAME.setup(seats, options={"max_plays": 100, **options})
    shuffles = 0
    for seed in range(4):
        shuffles += guess_a_match(GAME.new_initial_state(setup, SeededRng.from_number(seed)), seed)
    assert shuffles > 1


def guess_a_match(state: OhLesNainsState, seed: int) -> int:
    """Guess every position of a match; give how often the deck ran out."""
    dice, luck = SeededRng.from_number(seed), FastRng(seed)
    while not state.is_terminal():
        for viewer in (0, 1, SPECTATOR):
            world = GAME.determinize(state.observation(viewer), luck)
            assert world.problems() == []
            assert world.observation(viewer) == state.observation(viewer)
        seat = luck.choice(state.current_players())
        legal = state.legal_actions(seat)
        # Squirrels and exchanges keep a match long, so that the deck runs out.
        calm = [a for a in legal.actions() if a.kind() in ("squirrel", "exchange", "decline")]
        action = luck.choice(calm) if calm and luck.below(10) else legal.sample(luck)
        state.apply_action(seat, action, dice)
    return state.shuffles
