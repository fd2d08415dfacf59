"""Special cards: played and revealed by anybody at any time, and what they do (rules I.1, I.4)."""

import pytest

from tablee.engine import SeededRng
from tablee.games.nain.events import (
    CoverRemoved,
    DirectionReversed,
    SpecialPlayed,
    SpecialRevealed,
    SpecialTurnedUp,
    TurnPassed,
)
from tests.games.nain.scenes import TABLE_OF_18, legal, of_kind, play, refusal, scene

HELD = ["reverse double", "interest no-cover", "thief hoard", "reverse reverse"]


def test_anybody_may_play_out_of_turn_without_owing() -> None:
    state = scene(*TABLE_OF_18, specials=HELD)
    assert state.current_players() == (0,)
    assert legal(state, 2) == {"play thief", "play hoard"}
    assert play(state, "2 play hoard") == [SpecialPlayed(2, 0, "hoard")]
    assert state.current_players() == (0,)
    assert state.turn == 0
    assert state.stage(2) == "wait"
    assert legal(state, 2) == {"play thief", "reveal 0"}
    play(state, "2 play thief", "2 reveal 1")
    assert legal(state, 2) == {"reveal 0"}


def test_equal_specials_are_one_choice() -> None:
    assert legal(scene(*TABLE_OF_18, specials=HELD), 3) == {"play reverse"}


def test_one_plays_what_one_holds() -> None:
    state = scene(*TABLE_OF_18, specials=HELD)
    assert refusal(state, "0 play thief") == "special-not-in-hand"
    play(state, "0 play double")
    assert refusal(state, "0 play double") == "special-not-in-hand"


def test_one_reveals_what_one_has_played_once() -> None:
    state = scene(*TABLE_OF_18, specials=HELD)
    assert refusal(state, "2 reveal 0") == "no-such-special"
    play(state, "2 play hoard")
    assert play(state, "2 reveal 0") == [SpecialRevealed(2, 0, "hoard", by=2)]
    assert refusal(state, "2 reveal 0") == "already-revealed"


def test_one_special_a_round_where_the_option_says_so() -> None:
    state = scene(*TABLE_OF_18, specials=HELD, options={"one_special_per_round": True})
    play(state, "2 play hoard")
    assert legal(state, 2) == {"reveal 0"}
    assert refusal(state, "2 play thief") == "one-special-only"
    play(state, "0 bid 1", "1 nain", "2 done", "0 keep 0 1")
    lowest = [state.timeout_action(seat) for seat in range(4)]
    assert len(lowest) == 4
    for seat in range(4):
        state.apply_action(seat, lowest[seat], SeededRng.from_number(1))
    assert legal(state, 2) >= {"play thief"}


def test_a_reverse_keeps_the_turn_and_turns_the_order() -> None:
    state = scene(*TABLE_OF_18, bids="0:3 1:4", specials=HELD)
    events = play(state, "3 play reverse", "3 reveal 0")
    assert DirectionReversed(-1) in events
    assert not of_kind(events, TurnPassed)
    assert state.turn == 2
    play(state, "2 bid 5")
    assert state.turn == 1
    play(state, "3 play reverse", "3 reveal 1", "1 bid 6")
    assert (state.direction, state.turn) == (1, 2)


def test_the_direction_is_clockwise_again_in_the_next_round() -> None:
    state = scene(*TABLE_OF_18, bids="0:3", specials=HELD)
    play(state, "3 play reverse", "3 reveal 0", "1 nain", "0 keep 0 1")
    assert (state.round, state.direction) == (2, 1)


def test_a_jumping_reverse_gives_the_turn_to_the_bidders_other_side() -> None:
    state = scene(*TABLE_OF_18, bids="0:3 1:4", specials=HELD, options={"reverse_jumps": True})
    play(state, "2 flip 0", "3 play reverse")
    events = play(state, "3 reveal 0")
    assert of_kind(events, TurnPassed) == [TurnPassed(0)]
    assert (state.turn, state.flipped) == (0, False)
    play(state, "0 bid 5")
    assert state.turn == 3


def test_a_reverse_before_the_first_bid_leaves_the_starter_his_turn() -> None:
    state = scene(*TABLE_OF_18, specials=HELD, options={"reverse_jumps": True})
    play(state, "3 play reverse", "3 reveal 0")
    assert state.turn == 0
    play(state, "0 bid 1")
    assert state.turn == 3


@pytest.mark.parametrize("jumps", [False, True])
def test_a_reverse_of_two_changes_nobodys_turn(jumps: bool) -> None:
    state = scene(4, 7, bids="0:3", options={"reverse_jumps": jumps}, played={0: "reverse"})
    play(state, "1 flip 0")
    events = play(state, "0 reveal 0")
    assert not of_kind(events, TurnPassed)
    assert (state.turn, state.flipped) == (1, True)
    play(state, "1 bid 4")
    assert state.turn == 0


def test_no_cover_shows_what_lies_face_up_and_what_will_be_flipped() -> None:
    state = scene(4, 7, 2, 5, bids="0:3", specials=HELD, face_up={3: 0})
    play(state, "1 play no-cover")
    events = play(state, "1 reveal 0")
    assert [e.coin for e in of_kind(events, CoverRemoved)] == [None, None, None, "5/6"]
    table = state.observation(2).table
    assert [card.coin for card in table] == [None, None, "2/3", "5/6"]
    assert refusal(state, "1 expose 0 0") == "no-cover-left"
    play(state, "1 flip 0")
    assert state.observation(2).table[0].coin == "4/6"


def test_an_active_special_that_is_never_revealed_does_nothing_and_is_spent() -> None:
    state = scene(*TABLE_OF_18, bids="0:19", played={1: "interest", 2: "reverse"})
    events = play(state, "1 nain", "1 done", "2 done")
    assert state.history[-1].total == 18
    assert of_kind(events, SpecialTurnedUp) == [
        SpecialTurnedUp(1, 0, "interest"),
        SpecialTurnedUp(2, 0, "reverse"),
    ]
    assert [spent.revealed for spent in state.history[-1].specials] == [False, False]
    assert not any(state.played)
    assert len(state.specials[1]) == len(state.specials[2]) == 1


def test_interests_can_make_a_bid_true() -> None:
    state = scene(*TABLE_OF_18, bids="0:19", specials=HELD)
    play(state, "1 play interest", "1 reveal 0", "1 nain")
    assert (state.history[-1].total, state.winner()) == (22, 0)


def test_last_reveals_are_for_the_owners_of_face_down_specials() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={1: "thief", 2: "interest hoard", 3: "double!"})
    play(state, "1 nain")
    assert state.current_players() == (1, 2)
    assert [state.stage(seat) for seat in range(4)] == [
        "wait",
        "last-reveal",
        "last-reveal",
        "wait",
    ]
    assert legal(state, 2) == {"done", "reveal 0", "reveal 1"}
    assert refusal(state, "3 done") == "already-done"
    assert refusal(state, "3 play hoard") == "too-late-to-play"
    play(state, "2 reveal 0")
    assert state.current_players() == (1, 2)
    play(state, "2 done")
    assert refusal(state, "2 reveal 1") == "already-done"
    assert refusal(state, "2 done") == "already-done"
    play(state, "1 reveal 0")
    assert state.phase == "pick"
    assert state.history[-1].total == 4 + 7 + 2 + 0 + 4 + 5


def test_a_last_reveal_of_reverse_or_no_cover_changes_nothing_more() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={1: "reverse", 2: "no-cover"})
    play(state, "1 nain")
    events = play(state, "1 reveal 0", "2 reveal 0")
    assert not of_kind(events, DirectionReversed)
    assert not of_kind(events, CoverRemoved)


def test_without_specials_on_the_table_there_is_no_last_reveal() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={1: "thief!"})
    play(state, "1 nain")
    assert state.phase == "pick"


def test_the_option_skips_last_reveals() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={1: "interest"}, options={"late_reveal": False})
    play(state, "1 nain")
    assert state.phase == "pick"
    assert state.history[-1].total == 18


def test_nothing_is_revealed_after_the_count() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", phase="pick")
    assert refusal(state, "1 reveal 0") == "nothing-to-reveal"
    assert refusal(state, "1 play hoard") == "too-late-to-play"
