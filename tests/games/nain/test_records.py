"""Positions as bytes, actions as text, positions from facts, and playouts."""

from typing import Any

import msgspec
import pytest

from tablee.engine import OPEN, FastRng, SeededRng, play_out
from tablee.games.nain import GAME, Bid, Choose, Expose, Keep, NainState, PlaySpecial, RevealSpecial
from tablee.games.nain.observation import Exposure
from tests.games.nain.scenes import TABLE_OF_18, agreed, begin, play, scene, stop

TEXTS = {
    "choose 5/8": Choose("5/8"),
    "expose 3 1": Expose(3, 1),
    "bid 14": Bid(14),
    "play no-cover": PlaySpecial("no-cover"),
    "reveal 1": RevealSpecial(1),
    "keep 1 3": Keep(("1", "3")),
}


@pytest.mark.parametrize(("text", "action"), TEXTS.items())
def test_actions_are_written_as_people_say_them(text: str, action: Any) -> None:
    assert GAME.action_to_string(action) == text
    assert GAME.string_to_action(text) == action


@pytest.mark.parametrize("text", ["", "bid 0", "bid 014", "bid 1000", "keep 3 1", "choose 7/6"])
def test_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(Exception, match="unreadable"):
        GAME.string_to_action(text)


@pytest.mark.parametrize(
    "wire", [["bid", 0], ["bid", 1000], ["choose", "9/9"], ["flip", 8], ["keep", ["1", "2", "3"]]]
)
def test_actions_out_of_bounds_do_not_come_off_the_wire(wire: list[Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.decode_action(msgspec.msgpack.encode(wire))


def positions() -> list[NainState]:
    """Give one position of every phase."""
    drafting = scene(*TABLE_OF_18, bids="0:9", phase="pick", options={"auto_draft": False})
    play(drafting, "0 keep 1 3", "3 take 0")
    over = begin(3)
    stop(over)
    exposed = scene(*TABLE_OF_18, bids="0:9", played={2: "hoard thief"}, face_up={1: 0})
    play(exposed, "1 expose 2 1")
    return [
        exposed,
        scene("4/6", None, 2, None, phase="choose"),
        scene(*TABLE_OF_18, bids="0:9", played={2: "hoard thief!"}, face_up={1: 0}, bare=[2]),
        scene(*TABLE_OF_18, bids="0:9", played={2: "hoard"}, phase="last-reveal"),
        scene(*TABLE_OF_18, bids="0:9", phase="pick", round=4),
        drafting,
        over,
    ]


@pytest.mark.parametrize("state", positions(), ids=lambda state: state.phase)
def test_a_position_comes_back_from_its_bytes(state: NainState) -> None:
    again = GAME.from_bytes(state.to_bytes())
    assert again.to_bytes() == state.to_bytes()
    assert again.problems() == []


@pytest.mark.parametrize(
    "spoil",
    [
        {"turn": 9},
        {"bid": -1},
        {"coins": [0, 0, 0]},
        {"hands": [(99,)] * 4},
        {"covers": 1 << 9},
        {"direction": 2},
        {"round": 0},
        {"flipped_by": [7, -1, -1, -1]},
        {"exposures": (Exposure(-1, 2, 0),)},
        {"exposures": (Exposure(1, 2, 0),)},
        {"out": ()},
        {"phase": "draft"},
    ],
)
def test_bytes_of_what_cannot_be_are_refused(spoil: dict[str, Any]) -> None:
    state = scene(*TABLE_OF_18, bids="0:9")
    for name, value in spoil.items():
        setattr(state, name, value)
    with pytest.raises(ValueError, match="no sound position"):
        GAME.from_bytes(state.to_bytes())


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"table": [4, 7]}, "2 cards on the table for 4 seats"),
        ({"table": [4, 4, 4, 4], "hands": ["4/6 4/6 4/6 4/6 4/6 4/6"] * 4}, "than the deck has"),
        ({"table": [4, 7, 2, 5], "played": {0: "hoard hoard", 1: "hoard"}}, "than the deck has"),
        ({"table": [4, 7, 2, 5], "bids": "0:9 1:8"}, "bids don't rise"),
        ({"table": [4, 7, 2, 5], "phase": "last-reveal", "bids": "0:9"}, "nobody may reveal"),
        ({"table": [4, 7, 2, 5], "hands": ["4/6"] * 4}, "seat 0 holds 1 coin cards in round 1"),
        ({"table": [4, 7, 2, 5], "turn": 1, "bids": "1:9"}, "is to answer its own bid"),
    ],
)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.position(seats=4, **facts)


@pytest.mark.parametrize(
    ("exposed", "why"),
    [
        (Exposure(0, 2, 0), "doesn't lie face up"),
        (Exposure(0, 2, 2), "doesn't lie face up"),
        (Exposure(1, 2, 1), "seat 1 exposed a special without giving its cover"),
        (Exposure(2, 2, 1), "seat 2 exposed a special without giving its cover"),
    ],
)
def test_an_exposure_that_cannot_be_is_a_problem(exposed: Exposure, why: str) -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={2: "hoard thief!"}, bare=[0, 2])
    state.exposures = (Exposure(0, 2, 1),)
    assert state.problems() == []
    state.exposures = (exposed,)
    assert [problem for problem in state.problems() if problem.endswith(why)]


@pytest.mark.parametrize("seats", GAME.type.seats)
@pytest.mark.parametrize(
    "options", [{}, {"auto_draft": False, "reverse_jumps": True}, {"flip_own": False}]
)
def test_a_fast_playout_ends_where_the_rules_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        state = GAME.new_initial_state(agreed(seats, **options), SeededRng.from_number(seed))
        slow = state.clone()
        taken = GAME.playout(state, FastRng(seed), dice=SeededRng.from_number(seed))
        assert taken == play_out(slow, FastRng(seed), dice=SeededRng.from_number(seed))
        assert state.to_bytes() == slow.to_bytes()


@pytest.mark.parametrize("state", positions(), ids=lambda state: state.phase)
def test_the_open_view_gives_the_very_position(state: NainState) -> None:
    again = GAME.determinize(state.observation(OPEN), FastRng(1))
    assert again.to_bytes() == state.to_bytes()


@pytest.mark.parametrize("state", positions(), ids=lambda state: state.phase)
def test_a_fast_playout_goes_on_from_any_phase(state: NainState) -> None:
    fast, slow = state.clone(), state.clone()
    taken = GAME.playout(fast, FastRng(3), dice=SeededRng.from_number(3))
    assert taken == play_out(slow, FastRng(3), dice=SeededRng.from_number(3))
    assert fast.to_bytes() == slow.to_bytes()
