"""Sound play without search (rules section 13)."""

from tablee.engine import FastRng, SeededRng
from tablee.games.nain_jaune import GAME, Claim, NainJauneState, Play, Ready, Sans
from tablee.games.nain_jaune.close_out import closing_rank, dead_ranks
from tests.games.nain_jaune.scenes import LETTERS, play, scene


def choice(state: NainJauneState, letter: str) -> object:
    seat = LETTERS.index(letter)
    legal = state.legal_actions(seat)
    chosen = GAME.brain.heuristic(state.observation(seat), legal, FastRng(1))
    assert chosen is None or legal.allows(chosen)
    return chosen


def test_it_leads_its_lowest_card() -> None:
    assert choice(scene("2C 3C", "JD 5H 9S", "8C 9C"), "B") == Play("5H")


def test_it_lays_the_board_card_first() -> None:
    assert choice(scene("2C 3C", "7S 7D KC", "8C 9C"), "B") == Play("7D")
    state = scene("2C 3C", "6S 7S 7D KC", "8C 9C")
    play(state, "B 6S")
    assert choice(state, "B") == Play("7D")


def test_it_never_leaves_a_claim() -> None:
    state = scene("2C 3C", "KH 5C 9S", "8C 9C")
    play(state, "B KH")
    assert choice(state, "B") == Claim()
    state = scene("2C 3C", "7D", "8C 9C")
    play(state, "B 7D")
    assert choice(state, "B") == Claim()


def test_it_says_sans_only_when_it_must() -> None:
    state = scene("2C 3C", "5S 6S", "8C 9C", options={"continue": "optional"})
    play(state, "B 5S")
    assert choice(state, "B") == Play("6S")
    play(state, "B sans")
    assert choice(state, "C") == Sans()


def test_it_is_ready_and_has_no_move_out_of_turn() -> None:
    state = scene("2C 3C", "5S", "8C 9C")
    assert choice(state, "A") is None
    play(state, "B 5S")
    assert choice(state, "A") == Ready()


def test_a_king_first_closes_out_where_the_low_run_comes_last() -> None:
    # The lowest lead, 5S, would hand over at 6; after the King it is the last card.
    state = scene("2C 6C", "5S KC", "6D 9C")
    assert choice(state, "B") == Play("KC")


def test_a_rank_that_all_others_lack_is_a_certain_stop() -> None:
    state = scene("2C 9C", "5S 6S 3H AD", "2D 9D")
    play(state, "B 5S 6S")
    # All said sans 7, so another 6 would stop too; the deal has taught nothing about 4 or 2.
    dead = dead_ranks(state.observation(1))
    assert [rank for rank in range(1, 14) if dead[rank]] == [7]


def test_a_rank_whose_cards_are_all_known_is_dead_even_where_sans_is_a_choice() -> None:
    state = scene("2C 9C", "4C 4D 4H 4S 3H 6D", "2D 9D", options={"continue": "optional"})
    assert dead_ranks(state.observation(1))[4]
    play(state, "B 3H sans", "C sans", "A sans")
    assert not dead_ranks(state.observation(1))[5]


def test_a_close_out_needs_every_run_but_the_last_to_stop() -> None:
    closing = scene("2C 9C", "QS KC 5H", "2D 9D").observation(1)
    assert closing_rank(closing) == 12
    hopeless = scene("2C 9C", "QS 5H", "2D 9D").observation(1)
    assert closing_rank(hopeless) is None


def test_where_gaps_are_skipped_a_dead_rank_does_not_end_a_run() -> None:
    # All sixes lie: a 5 stops there, but where 6 is skipped somebody may go on with a 7.
    hands, sixes = ("2C 7C", "5C 9H", "2D 9D"), "1:6C / 1:6D / 1:6H / 1:6S"
    assert closing_rank(scene(*hands, laid=sixes).observation(1)) == 5
    skipping = scene(*hands, laid=sixes, options={"gap": "skip"})
    assert closing_rank(skipping.observation(1)) is None


def test_it_plays_whole_matches_from_observations_alone() -> None:
    dice = SeededRng.from_number(3)
    state = GAME.new_initial_state(GAME.setup(4), dice)
    while not state.is_terminal():
        seat = state.current_players()[0]
        legal = state.legal_actions(seat)
        action = GAME.brain.heuristic(state.observation(seat), legal, FastRng(1))
        assert action is not None
        state.apply_action(seat, action, dice)
    assert state.problems() == []
