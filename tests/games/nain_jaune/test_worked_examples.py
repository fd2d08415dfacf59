"""The worked examples of the rules file, section 11, by their numbers."""

from typing import Any

import pytest

from tablee.engine import SeededRng
from tablee.games.nain_jaune import GAME
from tablee.games.nain_jaune.events import (
    BoxSwept,
    GrandOpera,
    RankSkipped,
    SansSaid,
    SeriesStopped,
)
from tests.games.nain_jaune.scenes import all_ready, kinds, legal, on_turn, play, refusal, scene


def test_e1_stakes() -> None:
    state = GAME.new_initial_state(GAME.setup(4), SeededRng.from_number(1))
    assert state.tokens == [105] * 4
    assert state.boxes == [4, 8, 12, 16, 20]
    assert sum(state.tokens) + sum(state.boxes) == 480
    assert [hand.bit_count() for hand in state.hands] == [12] * 4
    assert state.talon.bit_count() == 4


def test_e2_run_compulsion_and_stop() -> None:
    state = scene("9S KC 2H", "3H 4C 5D 6D JS", "7S 8H 2D")
    assert refusal(state, "C 7S") == "not-your-turn"
    play(state, "B 3H")
    assert legal(state, "B") == {"4C"}
    assert refusal(state, "B JS") == "wrong-rank"
    assert refusal(state, "B sans") == "must-play"
    events = play(state, "B 4C 5D 6D")
    assert SansSaid(1, 7) in events
    assert on_turn(state) == "C"
    play(state, "C 7S")
    assert legal(state, "C") == {"8H"}
    assert SansSaid(2, 9) in play(state, "C 8H")
    events = play(state, "A 9S")
    assert events[1:] == [SansSaid(0, 10), SansSaid(1, 10), SansSaid(2, 10), SeriesStopped(0, 10)]
    assert legal(state, "A") == {"KC", "2H"}
    assert state.tokens == [105] * 3


def test_e3_nearest_to_the_right() -> None:
    state = scene("6C 6H 9D", "4S 5S JH", "2C 2H 3H", "6D QC 3C")
    events = play(state, "B 4S 5S")
    assert events[-2:] == [SansSaid(1, 6), SansSaid(2, 6)]
    assert on_turn(state) == "D"
    events = play(state, "D 6D")
    assert [e.seat for e in events if isinstance(e, SansSaid)] == [3, 0, 1, 2]
    assert on_turn(state) == "D"
    assert state.stage(3) == "lead"


def test_e4_choice_of_suit_and_the_dwarf() -> None:
    state = scene("2C 3C", "6S 7S 7D 10H", "8C 9C")
    play(state, "B 6S")
    assert legal(state, "B") == {"7S", "7D"}
    other = state.clone()
    play(state, "B 7D")
    assert legal(state, "B") == {"claim", "sans"}
    events = play(state, "B claim")
    assert (state.tokens[1], state.boxes[4]) == (120, 0)
    assert SansSaid(1, 8) in events
    assert on_turn(state) == "C"
    play(other, "B 7S")
    assert other.tokens == [105] * 3
    assert "7D" in (other.observation(1).hand or ())
    assert on_turn(other) == "C"


def test_e5_king_laid_as_follower() -> None:
    state = scene("KH KS 4D 5D", "JD QD 2S", "6C 9H")
    play(state, "B JD QD")
    assert on_turn(state) == "A"
    assert legal(state, "A") == {"KH", "KS"}
    play(state, "A KH")
    assert state.stage(0) == "claim"
    events = play(state, "A claim KS 4D 5D")
    assert "GrandOpera" not in kinds(events)
    assert state.tokens == [120, 104, 103]
    assert state.boxes == [3, 6, 9, 0, 15]
    assert state.phase == "between"


def test_e6_and_e7_last_layer_leads_to_the_end() -> None:
    state = scene("2C 5C QH", "8S 3D 4H", "9D 10C JH 2S")
    play(state, "B 8S", "C 9D 10C JH", "A QH")
    assert state.boxes == [3, 6, 9, 12, 15]
    assert on_turn(state) == "A"
    assert state.stage(0) == "lead"
    events = play(state, "A 2C")
    assert SansSaid(0, 3) in events
    play(state, "B 3D 4H")
    assert state.phase == "between"
    assert state.tokens == [104, 107, 104]
    assert state.boxes == [3, 6, 9, 12, 15]


E8: dict[str, Any] = {"hands": ("AS 2D KD", "8H 10D", "9S 5S JC QS"), "tokens": [90, 101, 124]}


def test_e8_last_card_is_a_board_card() -> None:
    state = GAME.position(**E8)
    assert sum(state.tokens) + sum(state.boxes) == 360
    events = play(state, "B 8H", "C 9S")
    assert events[-2:] == [SansSaid(2, 10), SansSaid(0, 10)]
    play(state, "B 10D")
    assert state.stage(1) == "last-claim"
    assert legal(state, "B") == {"claim", "sans"}
    play(state, "B claim")
    assert state.tokens == [87, 110, 121]
    assert state.boxes == [0, 6, 9, 12, 15]


def test_e8b_the_last_claim_is_declined() -> None:
    state = GAME.position(**E8)
    play(state, "B 8H", "C 9S", "B 10D sans")
    assert state.tokens == [87, 104, 121]
    assert state.boxes == [6, 6, 9, 12, 15]


def test_e12_loser_cannot_pay_and_the_match_ends() -> None:
    state = scene("KC QC JD 10C 9C", "4S 6S", "5S 2H", tokens=[3, 150, 147])
    play(state, "B 4S", "C 5S", "B 6S")
    assert state.tokens == [0, 154, 146]
    all_ready(state)
    outcome = state.outcome()
    assert outcome.reason == "broke"
    assert outcome.scores == (0, 154, 146)
    assert outcome.ranks == (3, 1, 2)
    assert sum(state.boxes) == 45


def test_v1_payment_by_points() -> None:
    state = GAME.position(**E8, options={"pay": "points"})
    play(state, "B 8H", "C 9S", "B 10D claim")
    assert state.tokens == [77, 142, 99]


@pytest.mark.parametrize("gap", ["skip", "free"])
def test_v3_gaps(gap: str) -> None:
    state = scene("7C KH", "5S 6S AH", "8D 2D", options={"gap": gap})
    events = play(state, "B 5S 6S", "A 7C", "C 8D")
    said = [(e.seat, e.rank) for e in events if isinstance(e, SansSaid) and e.rank > 8]
    if gap == "free":
        assert said == [(2, 9), (0, 9), (1, 9)]
        assert on_turn(state) == "C"
        assert state.stage(2) == "lead"
        return
    assert [e.rank for e in events if isinstance(e, RankSkipped)] == [9, 10, 11, 12]
    everybody = [(seat, rank) for rank in (9, 10, 11, 12) for seat in (2, 0, 1)]
    assert said == [*everybody, (2, 13)]
    assert on_turn(state) == "A"
    assert legal(state, "A") == {"KH"}


def test_v4_continuing_is_a_choice() -> None:
    state = scene("7C KH", "5S 6S AH", "6D 2D", options={"continue": "optional"})
    play(state, "B 5S")
    assert legal(state, "B") == {"6S", "sans"}
    play(state, "B sans")
    assert legal(state, "C") == {"6D", "sans"}
    play(state, "C sans")
    assert legal(state, "A") == {"sans"}
    play(state, "A sans")
    assert on_turn(state) == "B"
    assert state.stage(1) == "lead"


def test_v5_grand_opera_with_points() -> None:
    state = scene("AS KD", "8H 9H", "5S QS", options={"pay": "points"})
    events = play(state, "B 8H 9H")
    assert GrandOpera(1) in events
    assert sum(e.amount for e in events if isinstance(e, BoxSwept)) == 45
    assert state.tokens == [94, 176, 90]
    assert state.boxes == [0] * 5
