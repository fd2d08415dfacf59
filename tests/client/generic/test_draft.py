"""What may be done, as rows: numbers are stepped, pieces picked, layouts judged."""

import pytest

from tablee.engine import FastRng
from tablee_client.view.tables.generic.draft import Draft, MoveRow, Naming
from tests.conformance.toy import GAME, Bid, HarbourState, Load, Peek, Toss

NAMING = Naming(
    action=GAME.action_to_string,
    piece=str.upper,
    count=lambda least, most: f"{least} to {most}",
    refusal=lambda code: f"not: {code}",
)


def harbour(**facts: object) -> HarbourState:
    return GAME.position(setup=GAME.setup(2), **facts)


def asked(state: HarbourState, seat: int = 0) -> Draft:
    draft = Draft(GAME, NAMING)
    draft.ask(state.legal_actions(seat))
    return draft


def row(draft: Draft, text: str) -> MoveRow:
    return next(row for row in draft.rows() if row.text == text)


def tossing() -> HarbourState:
    return harbour(stage="toss", winner=0, hands=[["a1", "b1", "c2"], []])


def loading() -> HarbourState:
    return harbour(stage="load", winner=0, hands=[["a1", "a2", "b1"], []])


def test_a_number_is_stepped_within_its_bounds_and_then_taken() -> None:
    draft = asked(harbour())
    for _ in range(9):
        draft.step(draft.rows()[0], 1)
    assert draft.rows()[0].mark == "6"
    draft.step(draft.rows()[0], -2)
    assert draft.press(draft.rows()[0]) == Bid(4)


def test_a_whole_action_is_taken_at_once() -> None:
    draft = asked(harbour())
    assert draft.press(row(draft, "peek")) == Peek()


def test_pieces_are_picked_in_any_order_and_sent_in_the_listed_one() -> None:
    draft = asked(tossing())
    assert draft.press(row(draft, "C2")) is None
    assert draft.press(row(draft, "A1")) is None
    assert draft.press(row(draft, "toss a1 c2")) == Toss(("a1", "c2"))


def test_too_many_pieces_are_barred_with_the_limit() -> None:
    draft = asked(tossing())
    draft.press(row(draft, "A1"))
    draft.press(row(draft, "B1"))
    assert row(draft, "C2").reason == "0 to 2"
    draft.press(row(draft, "C2"))
    assert not row(draft, "C2").picked
    draft.press(row(draft, "A1"))
    assert row(draft, "C2").reason == ""


def test_a_layout_is_ordered_and_every_piece_judged() -> None:
    draft = asked(loading())
    draft.press(row(draft, "A2"))
    assert row(draft, "A1").reason == "not: same-colour"
    draft.press(row(draft, "B1"))
    assert [row(draft, piece).mark for piece in ("A2", "B1")] == ["1", "2"]
    draft.press(row(draft, "A1"))
    assert draft.press(row(draft, "load a2 b1 a1")) == Load(("a2", "b1", "a1"))


def test_a_piece_moves_in_the_order_only_where_the_rules_allow_it() -> None:
    draft = asked(harbour(stage="load", winner=0, hands=[["a1", "b1", "c1"], []]))
    draft.press(row(draft, "A1"))
    draft.press(row(draft, "B1"))
    assert draft.step(row(draft, "B1"), -1)
    assert row(draft, "load b1 a1").reason == ""
    heavy = asked(loading())
    heavy.press(row(heavy, "A2"))
    heavy.press(row(heavy, "B1"))
    heavy.step(row(heavy, "B1"), -1)
    assert row(heavy, "load a2 b1").reason == ""


def test_what_is_picked_stays_while_the_same_is_asked() -> None:
    state = tossing()
    draft = asked(state)
    draft.press(row(draft, "A1"))
    draft.ask(state.legal_actions(0))
    assert row(draft, "A1").picked
    draft.ask(loading().legal_actions(0))
    assert not row(draft, "A1").picked


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_pressed_only_legal_actions_come_out(seed: int) -> None:
    dice = FastRng(seed)
    state = GAME.new_initial_state(GAME.setup(2), dice)
    draft = Draft(GAME, NAMING)
    while not state.is_terminal():
        seat = state.current_players()[0]
        draft.ask(state.legal_actions(seat))
        pressed = dice.choice(draft.rows())
        draft.step(pressed, dice.below(5) - 2)
        action = draft.press(dice.choice(draft.rows()))
        if action is not None:
            state.apply_action(seat, action, dice)
    assert state.outcome().scores
