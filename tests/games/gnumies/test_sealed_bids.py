"""A round's bids as a game of their own: each is worth what playing the round out finds."""

from collections.abc import Iterator

import pytest

from tablee.engine import Action, FastRng, SeededRng, worths
from tablee.games.gnumies import GAME, Bid, GnumiesState
from tablee.games.gnumies.cards import INDEX, NO_CARD, STAR
from tablee.games.gnumies.habits import Habits
from tablee.games.gnumies.horizon import settle_guests
from tablee.games.gnumies.rounds import lay_out
from tablee.games.gnumies.sealed_bids import SealedBids
from tablee.games.gnumies.valuation import chances
from tests.games.gnumies.scenes import play, scene


def _stage(state: GnumiesState, viewer: int = 0) -> SealedBids:
    stage = GAME.brain.stage_game(state.observation(viewer), FastRng(3))
    assert stage is not None
    return stage


def _rounds(seed: int, preset: str = "seed") -> Iterator[GnumiesState]:
    """Play a match without sense, and give each position in which nobody has bid yet."""
    dice, luck = SeededRng.from_number(seed), FastRng(seed)
    state = GAME.new_initial_state(GAME.setup(3, preset=preset), dice)
    while not state.is_terminal():
        seat = state.current_players()[0]
        if state.phase == "bid" and state.bids.count(NO_CARD) == 3:
            yield state
        state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)


def _card(action: Action | None) -> int:
    assert isinstance(action, Bid)
    return INDEX[action.card]


def _bids(state: GnumiesState, luck: FastRng) -> list[int]:
    bids = [NO_CARD] * 3
    for seat in state.current_players():
        action = state.legal_actions(seat).sample(luck)
        bids[seat] = _card(action)
    return bids


@pytest.mark.parametrize("seed", [1, 2])
def test_a_bid_is_worth_what_playing_it_comes_to(seed: int) -> None:
    luck = FastRng(seed)
    for state in _rounds(seed):
        stage = _stage(state, state.current_players()[0])
        for _ in range(4):
            bids = _bids(state, luck)
            after = state.clone()
            lay_out(after, bids)
            settle_guests(after, Habits())
            if not after.is_terminal():
                found = [stage.worth(seat, bids) for seat in range(3)]
                assert found == pytest.approx(chances(after), abs=1e-9)


def test_the_last_bids_are_worth_their_result() -> None:
    """Red has 55 points, but yellow wins with the guest that completes its set."""
    state = scene(rooms=["8 8 8 5", "7 7 7", "2"], guest="7", deck_size=0)
    stage = _stage(state)
    assert stage.worth(1, [4, 9, 0]) > 0.8 > 0.3 > stage.worth(0, [4, 9, 0])
    assert stage.worth(0, [9, 4, 0]) > 0.8
    after = state.clone()
    lay_out(after, [4, 9, 0])
    assert stage.worth(1, [4, 9, 0]) == pytest.approx(worths(after.outcome())[1])


def test_replies_are_the_worths_of_each_card_against_the_others() -> None:
    for state in _rounds(4, preset="amigo"):
        seats = state.current_players()
        stage = _stage(state, seats[-1])
        picks = [len(choices) // 2 if choices else -1 for choices in stage.choices]
        held = [[_card(bid) for bid in choices] for choices in stage.choices]
        bids = [held[seat][picks[seat]] if held[seat] else NO_CARD for seat in range(3)]
        seat = seats[0]
        due = [stage.worth(seat, [*bids[:seat], card, *bids[seat + 1 :]]) for card in held[seat]]
        found = stage.replies(seat, picks) if seat != seats[-1] else due
        assert list(found) == pytest.approx(due)


def test_a_star_is_worth_what_it_may_draw() -> None:
    """Seat 0 has the room that any guest helps most, and nothing to gain from this one."""
    state = scene(preset="amigo", rooms=["8 8 8 7 7 7", "2", "3"], guest="1")
    stage = _stage(state)
    low, star = (stage.worth(0, [card, 5, 6]) for card in (0, STAR))
    assert star > low


def test_who_asks_sees_through_no_sealed_bid() -> None:
    state = scene(rooms=["7 7 7", "2 3", "4 9"], guest="7")
    other = state.clone()
    play(state, "yellow 100")
    play(other, "yellow 10")
    stages = [_stage(one) for one in (state, other)]
    picks = [0, 3, 4]
    assert stages[0].choices == stages[1].choices
    assert stages[0].replies(0, picks) == stages[1].replies(0, picks)


def test_there_is_nothing_to_bid_where_none_is_asked_for() -> None:
    state = scene(preset="amigo", rooms=["8 8", "2", "7 7 7"], star=0, drawn="8")
    assert GAME.brain.stage_game(state.observation(0), FastRng(1)) is None
    bid = scene(seats=2, guest="5")
    play(bid, "red 10")
    assert GAME.brain.stage_game(bid.observation(0), FastRng(1)) is None
