"""Sharing the table, going on to the next round, and the end (rules I.6 and I.7)."""

import pytest

from tablee.engine import IllegalAction, SeededRng
from tablee.games.nain import Keep, NainState
from tablee.games.nain.cards import CODES, VALUE
from tablee.games.nain.events import (
    CardDrafted,
    CardsKept,
    LeftoversShuffled,
    MatchOver,
    PileShown,
    RoundBegun,
    SpecialsShown,
)
from tests.games.nain.scenes import TABLE_OF_18, begin, of_kind, play, refusal, scene, stop


def picking(**options: bool) -> NainState:
    """Let seat 0 win with 9, and seat 1 lose."""
    return scene(*TABLE_OF_18, bids="0:9", phase="pick", options=options)


def test_only_the_winner_picks_two_different_cards() -> None:
    state = picking()
    assert state.current_players() == (0,)
    assert refusal(state, "1 keep 0 1") == "not-the-winner"
    for pair in (("1", "1"), ("2", "1"), ("0",), (), ("0", "4")):
        with pytest.raises(IllegalAction, match="keep-two"):
            state.apply_action(0, Keep(pair), SeededRng.from_number(1))


def test_the_loser_gets_nothing_and_begins() -> None:
    state = picking()
    events = play(state, "0 keep 1 3")
    assert events[0] == CardsKept(0, ("7/8", "5/6"))
    assert LeftoversShuffled((3, 2)) in events
    assert [len(pile) for pile in state.won] == [2, 0, 1, 1]
    assert events[-1] == RoundBegun(2, starter=1)
    assert state.current_players() == (0, 1, 2, 3)


def test_taken_by_hand_each_drafter_chooses_a_position() -> None:
    state = picking(auto_draft=False)
    play(state, "0 keep 1 3")
    assert state.current_players() == (3,)
    assert refusal(state, "2 take 0") == "not-your-draft"
    assert refusal(state, "3 take 2") == "no-card-there"
    assert state.forced_action(3) is None
    (event,) = of_kind(play(state, "3 take 1"), CardDrafted)
    assert (event.seat, event.position) == (3, 1)
    assert refusal(state, "2 take 1") == "no-card-there"
    assert state.observation(2).free == (True, False)
    last = state.forced_action(2)
    assert last is not None
    state.apply_action(2, last, SeededRng.from_number(1))
    assert (state.phase, state.round) == ("choose", 2)


def test_leftovers_come_in_any_order() -> None:
    orders = set()
    for seed in range(12):
        state = picking(auto_draft=False)
        play(state, "0 keep 1 3", seed=seed)
        orders.add(state.draft)
    assert len(orders) == 2


def test_two_players_share_without_a_draft() -> None:
    state = scene(4, 7, bids="0:9")
    events = play(state, "1 nain")
    assert of_kind(events, CardsKept) == [CardsKept(0, ("4/6", "7/8"))]
    assert (state.phase, state.round, state.starter) == ("choose", 2, 1)
    assert [len(pile) for pile in state.won] == [2, 0]


def test_the_match_ends_with_the_last_card() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", round=11)
    events = play(state, "1 nain", "0 keep 1 3")
    assert state.is_terminal()
    assert events[-1] == MatchOver("cards")
    piles = of_kind(events, PileShown)
    assert [pile.seat for pile in piles] == [0, 1, 2, 3]
    assert len(of_kind(events, SpecialsShown)) == 4
    dealt = 288 - sum(VALUE[coin] for coin in state.out)
    outcome = state.outcome()
    assert outcome.scores == tuple(pile.score for pile in piles)
    assert sum(outcome.scores) == dealt
    assert outcome.reason == "cards"


def test_scores_are_explained_and_ties_are_shared() -> None:
    state = scene(3, 3, 3, bids="0:9", round=11)
    play(state, "1 nain", "0 keep 0 1")
    for seat in range(3):
        score = sum(VALUE[coin] for coin in state.won[seat])
        lines = state.outcome().lines[seat]
        assert [line.code for line in lines] == ["kept", "drafted"]
        assert sum(line.amount for line in lines) == score
        assert sum(int(line.details["cards"] or 0) for line in lines) == len(state.won[seat])
    state.won = [(0, 0), (0, 0), (0,)]
    assert state.outcome().ranks == (1, 1, 3)
    assert state.outcome().winners == (0, 1)


def test_a_match_that_goes_on_has_no_outcome() -> None:
    with pytest.raises(ValueError, match="goes on"):
        picking().outcome()


def test_a_stop_while_cards_are_chosen_ends_at_once_and_gives_them_back() -> None:
    state = begin(3)
    hands = list(state.hands)
    play(state, f"1 choose {CODES[state.hands[1][4]]}")
    events = stop(state, "host")
    assert state.is_terminal()
    assert state.hands == hands
    assert events[-1] == MatchOver("host")
    assert state.outcome().scores == (0, 0, 0)
    assert state.problems() == []


def test_a_stop_in_a_round_waits_until_it_is_shared() -> None:
    state = scene(*TABLE_OF_18, bids="0:9")
    stop(state, "time")
    play(state, "1 nain")
    assert not state.is_terminal()
    play(state, "0 keep 1 3")
    assert state.is_terminal()
    assert state.outcome().reason == "time"
    assert state.outcome().scores[0] == 12
    assert refusal(state, "0 done") == "match-over"
    assert refusal(state, "-1 stop time") == "match-over"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 11), (3, 11), (5, 11), (6, 10), (7, 9), (8, 8)])
def test_everybody_plays_each_card_once(seats: int, rounds: int) -> None:
    state = begin(seats)
    assert [len(hand) for hand in state.hands] == [rounds] * seats
    assert [len(held) for held in state.specials] == [2] * seats
    assert len(state.out) == 64 - seats * rounds
    assert len(state.out_specials) == 20 - 2 * seats
    dice = SeededRng.from_number(2)
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), dice)
    assert len(state.history) == rounds
