"""Sound play without search."""

import pytest

from tablee.engine import Action, FastRng, SeededRng
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.actions import TURNS_OF
from tablee.games.oh_les_nains.cards import FIRST_SQUIRREL
from tablee.games.oh_les_nains.outlook import Outlook, squares_of
from tablee.games.oh_les_nains.rating import turns_rated
from tests.games.oh_les_nains.scenes import SEATS, play, scene


def choice(state: OhLesNainsState, name: str, seed: int = 1) -> str:
    seat = SEATS[name]
    legal = state.legal_actions(seat)
    chosen = GAME.brain.heuristic(state.observation(seat), legal, FastRng(seed))
    assert chosen is not None
    assert legal.allows(chosen)
    return GAME.action_to_string(chosen)


def test_it_plays_the_squirrel_that_wins() -> None:
    state = scene("S1 S2 D-R P2-R", dwarves=["RR", "GGGG"], fence=11)
    assert choice(state, "A") == "squirrel S2"


def test_it_names_the_colour_that_pulls_most() -> None:
    state = scene("P2-* D-B", dwarves=["RRY", "YYG"], fence=4)
    assert choice(state, "A") == "pull P2-* R"
    other = scene("P0-* D-B", dwarves=["RRY", "YYG"], fence=4)
    assert choice(other, "A") == "pull P0-* Y"


@pytest.mark.parametrize("margin", [1, 2])
def test_it_never_plays_a_dwarf_that_crushes_its_own(margin: int) -> None:
    state = scene("D-R D-B", dwarves=["R", "G"], fence=1 + margin)
    assert choice(state, "A") == "exchange D-R D-B"


def test_it_gives_up_one_square_rather_by_its_last_card_than_by_an_exchange() -> None:
    state = scene("P2-G", "S1", dwarves=["RB", "GY"])
    assert choice(state, "A") == "pull P2-G"


def test_it_exchanges_a_hand_that_only_harms() -> None:
    state = scene("P2-G/P0-R P2-G P0-R", dwarves=["RRR", "GGG"])
    assert choice(state, "A").startswith("exchange")


def test_it_picks_the_colour_that_its_hand_favours() -> None:
    state = scene("P2-Y P0-R P2-Y/P0-B D-Y", "S1", phase="pick")
    assert choice(state, "A") == "pick Y"


def test_it_counters_a_dwarf_with_the_plain_card_first() -> None:
    state = scene("D-Y S1", "D-Y D-* P0-R P0-B")
    play(state, "A dwarf D-Y")
    assert choice(state, "B") == "counter D-Y"


def test_it_lets_a_chain_be_when_a_squirrel_wins_at_once() -> None:
    state = scene("D-Y P0-G", "D-Y S3", fence=5)
    play(state, "A dwarf D-Y")
    assert choice(state, "B") == "decline"
    play(state, "B decline")
    assert choice(state, "B") == "squirrel S3"


def test_it_does_not_counter_into_its_own_defeat() -> None:
    # Two dwarves more would crush A's own.
    state = scene("D-Y D-Y S1", "D-Y S1", fence=3)
    play(state, "A dwarf D-Y", "B counter D-Y")
    assert choice(state, "A") == "decline"


def test_it_takes_the_two_dwarves_by_the_fourth_card() -> None:
    state = scene("D-Y D-Y S1", "D-Y D-* P0-G", dwarves=["RR", "GG"])
    play(state, "A dwarf D-Y", "B counter D-Y", "A counter D-Y")
    assert choice(state, "B") == "counter D-*"


def test_it_has_no_move_out_of_turn() -> None:
    state = scene("S1", "S1")
    legal = state.legal_actions(1)
    assert GAME.brain.heuristic(state.observation(1), legal, FastRng(1)) is None


@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (4, 0.85)])
def test_it_beats_random_players(seats: int, share: float) -> None:
    won = 0
    for seed in range(60):
        state = GAME.new_initial_state(GAME.setup(seats), SeededRng.from_number(seed))
        dice, luck = SeededRng.from_number(seed), FastRng(seed)
        while not state.is_terminal():
            seat = state.current_players()[0]
            legal = state.legal_actions(seat)
            action: Action | None = legal.sample(luck)
            if seat % 2 == seed % 2:
                action = GAME.brain.heuristic(state.observation(seat), legal, luck)
            assert action is not None
            state.apply_action(seat, action, dice)
        won += seed % 2 in state.outcome().winners
    assert won >= share * 60


def test_without_the_promise_a_card_is_worth_the_same_beside_any_other() -> None:
    """The habit of level `normal` sees where a card leaves the strip, and no further."""

    def worths(hand: list[int], promise: float) -> dict[int, float]:
        pulls = [squares_of(kind, 0, [0] * 5) for kind in hand]
        outlook = Outlook(6, 6, 0, [0] * 5, [4] * 4, hand, pulls, has_counters=True)
        return {move: worth for worth, move in turns_rated(outlook, promise)}

    squirrel, strong, weak = FIRST_SQUIRREL + 1, FIRST_SQUIRREL + 2, FIRST_SQUIRREL
    move = TURNS_OF[squirrel][0]
    assert worths([squirrel, strong], 0.0)[move] == worths([squirrel, weak], 0.0)[move]
    assert worths([squirrel, strong], 1.0)[move] > worths([squirrel, weak], 1.0)[move]
