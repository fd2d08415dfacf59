"""Claiming and forgetting the boxes (rules section 5)."""

import pytest

from tablee.games.nain_jaune.events import BoxClaimed, BoxDoubled, BoxForgotten, SansSaid
from tests.games.nain_jaune.scenes import all_ready, kinds, legal, on_turn, play, scene

HANDS = ("2C 3C", "6S 7D 8H 9C", "8C 10C")


def test_the_turn_never_leaves_a_seat_with_an_open_claim() -> None:
    state = scene("2C 3C", "6S 7D KC", "8C 9C")
    play(state, "B 6S 7D")
    assert on_turn(state) == "B"
    assert state.sans == [0, 0, 0], "nothing is said while the claim is open"


def test_going_on_without_the_claim_forgets_the_box_and_doubles_it() -> None:
    state = scene(*HANDS)
    events = play(state, "B 6S 7D 8H")
    assert events[2:4] == [BoxForgotten(1, "7D"), BoxDoubled(1, "7D", 15)]
    assert (state.tokens[1], state.boxes[4]) == (90, 30)
    assert legal(state, "B") == {"9C"}, "the claim is gone"


def test_saying_sans_forgets_the_box_too() -> None:
    state = scene("2C 3C", "6S 7D KC", "8C 9C")
    events = play(state, "B 6S 7D sans")
    assert kinds(events)[-3:] == ["BoxForgotten", "BoxDoubled", "SansSaid"]
    assert on_turn(state) == "C"


def test_a_new_lead_after_the_king_of_the_board_forgets_its_box() -> None:
    state = scene("2C 3C", "KH 4C 9C", "8C 9D")
    play(state, "B KH 4C")
    assert (state.tokens[1], state.boxes[3]) == (93, 24)


def test_who_cannot_pay_the_doubling_pays_what_he_has() -> None:
    for options in ({}, {"short": "debt"}, {"broke": "debt"}):
        state = scene(*HANDS, tokens=[105, 4, 105], options=options)
        play(state, "B 6S 7D 8H")
        assert (state.tokens[1], state.boxes[4]) == (0, 19)


def test_who_has_nothing_forgets_for_free() -> None:
    state = scene(*HANDS, tokens=[105, 0, 105])
    events = play(state, "B 6S 7D 8H")
    assert "BoxDoubled" not in kinds(events)
    assert (state.tokens[1], state.boxes[4]) == (0, 15)


def test_who_is_in_debt_forgets_for_free() -> None:
    state = scene(*HANDS, tokens=[105, -5, 105], options={"broke": "debt"})
    play(state, "B 6S 7D 8H")
    assert (state.tokens[1], state.boxes[4]) == (-5, 15)


def test_a_forgotten_box_only_stays_where_so_agreed() -> None:
    state = scene(*HANDS, options={"forget": "stay"})
    events = play(state, "B 6S 7D 8H")
    assert BoxForgotten(1, "7D") in events
    assert "BoxDoubled" not in kinds(events)
    assert (state.tokens[1], state.boxes[4]) == (105, 15)


def test_nobody_else_may_take_a_forgotten_box_and_it_stays_for_the_next_deal() -> None:
    state = scene("2C 3C", "6S 7D 8H", "9C 10C", options={"opera": False})
    play(state, "B 6S 7D 8H")
    assert state.phase == "between"
    assert state.boxes[4] == 30
    all_ready(state)
    assert state.boxes[4] == 45


def test_a_forgotten_box_comes_back_by_a_grand_opera() -> None:
    state = scene("2C 3C", "6S 7D 8H", "9C 10C")
    play(state, "B 6S 7D 8H")
    assert state.opera
    assert state.tokens[1] == 105 - 15 + (3 + 6 + 9 + 12 + 30) + 4


def test_automatic_claims_take_the_box_at_once() -> None:
    state = scene("2C 3C", "6S 7D KC", "8C 9C", options={"claim": "auto"})
    events = play(state, "B 6S 7D")
    assert events[2:4] == [BoxClaimed(1, "7D", 15), SansSaid(1, 8)]
    assert state.tokens[1] == 120
    assert on_turn(state) == "C"


def test_an_automatic_claim_of_the_last_card_ends_the_deal() -> None:
    state = scene("2C 3C", "6S 7D", "8C 9C", options={"claim": "auto"})
    play(state, "B 6S 7D")
    assert state.phase == "between"
    # 15 from the box, then the other four boxes by a grand opera, then the dues
    assert state.tokens == [103, 105 + 45 + 4, 103]


def test_a_claim_on_a_king_keeps_the_lead() -> None:
    state = scene("2C 3C", "KH 4C", "8C 9C")
    play(state, "B KH claim")
    assert state.stage(1) == "lead"
    assert state.boxes[3] == 0


@pytest.mark.parametrize("last_word", ["claim", "sans"])
def test_a_king_of_the_board_as_the_last_card_ends_the_deal_after_its_claim(
    last_word: str,
) -> None:
    state = scene("2C QC", "JD QS KH", "8C 9C", options={"opera": False})
    play(state, "B JD QS claim KH")
    assert state.stage(1) == "last-claim"
    play(state, f"B {last_word}")
    assert state.phase == "between"
    assert state.boxes[3] == (0 if last_word == "claim" else 24)
