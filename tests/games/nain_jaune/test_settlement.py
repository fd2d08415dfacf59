"""The settlement of a deal, in its binding order (rules section 6)."""

from typing import Any

import pytest

from tablee.games.nain_jaune.events import DuesPaid, HandRevealed, PenaltyPaid, TalonRevealed
from tablee.games.nain_jaune.observation import Payment
from tests.games.nain_jaune.scenes import kinds, play, scene

# B goes out with a lead that A has answered before, so there is no grand opera.
OUT = ("B 4C", "A 5C", "B 6C")


def loser(hand: str, **facts: Any) -> tuple[list[int], list[int]]:
    """Let B win over A, who holds `hand` at the end, and C, who holds 2H: tokens and boxes."""
    state = scene(f"5C {hand}", "4C 6C", "2H", **facts)
    play(state, *OUT)
    assert state.phase == "between"
    return state.tokens, state.boxes


@pytest.mark.parametrize(
    ("pay", "dues"), [("count", 5), ("points", 1 + 9 + 10 + 10 + 10), ("tens_ones", 1 + 1 + 1 + 20)]
)
def test_each_loser_pays_for_his_cards(pay: str, dues: int) -> None:
    tokens, boxes = loser("AC 9C 10C QC KC", options={"pay": pay})
    two = 2 if pay == "points" else 1
    assert tokens == [105 - dues, 105 + dues + two, 105 - two]
    assert boxes == [3, 6, 9, 12, 15]


def test_losers_pay_in_order_of_play_after_the_winner() -> None:
    state = scene("5C KC", "4C 6C", "2H 3H", "2S")
    events = play(state, *OUT)
    assert [e.payer for e in events if isinstance(e, DuesPaid)] == [2, 3, 0]
    assert [e.seat for e in events if isinstance(e, HandRevealed)] == [2, 3, 0]
    assert kinds(events)[-2:] == ["TalonRevealed", "DealOver"]


def test_a_kept_board_card_costs_nothing_by_default() -> None:
    tokens, boxes = loser("7D KH")
    assert tokens == [103, 108, 104]
    assert boxes == [3, 6, 9, 12, 15]


def test_a_kept_board_card_doubles_its_box_where_so_agreed() -> None:
    tokens, boxes = loser("7D KH", options={"kept": "double"})
    assert tokens == [105 - 2 - 12 - 15, 108, 104]
    assert boxes == [3, 6, 9, 24, 30]


def test_a_kept_board_card_costs_the_base_stake_where_so_agreed() -> None:
    options = {"kept": "stake", "stake_multiplier": 3}
    tokens, boxes = loser("7D KH", options=options, boxes=[0, 0, 0, 20, 7])
    assert tokens == [105 - 2 - 12 - 15, 108, 104]
    assert boxes == [0, 0, 0, 32, 22]


def test_several_kept_cards_are_paid_in_board_order_after_the_dues() -> None:
    state = scene("5C 7D 10D QS", "4C 6C", "JC", tokens=[20, 105, 105], options={"kept": "double"})
    events = play(state, *OUT)
    paid = [(e.seat, e.box, e.amount, e.owed) for e in events if isinstance(e, PenaltyPaid)]
    # A has 20 - 3 dues = 17 left: 3 and 9 in full, then 5 of 15.
    assert paid == [(2, "JC", 6, 6), (0, "10D", 3, 3), (0, "QS", 9, 9), (0, "7D", 5, 15)]
    assert state.tokens[0] == 0


def test_the_settlement_is_kept_line_by_line() -> None:
    state = scene("5C 7D", "4C 6C", "2H", options={"kept": "double"})
    play(state, *OUT)
    assert state.observation(2).settlement == (
        Payment("dues", 2, 1, None, 1, 1, ("2H",)),
        Payment("dues", 0, 1, None, 1, 1, ("7D",)),
        Payment("kept", 0, None, "7D", 15, 15, ("7D",)),
    )


@pytest.mark.parametrize("options", [{"short": "debt"}, {"broke": "debt"}])
def test_debts_are_made_where_so_agreed(options: dict[str, str]) -> None:
    tokens, _ = loser("AC 9C 10C QC", tokens=[1, 105, 105], options=options)
    assert tokens == [-3, 110, 104]


def test_without_debts_the_winner_gets_what_there_is() -> None:
    tokens, boxes = loser("7D 9C 10C QC", tokens=[1, 105, 105], options={"kept": "double"})
    assert tokens == [0, 107, 104]
    assert boxes[4] == 15


def test_doubling_with_debts_stops_at_the_limit_of_a_box() -> None:
    options = {"short": "debt", "kept": "double"}
    tokens, boxes = loser("7D", boxes=[3, 6, 9, 12, 999_990], options=options)
    assert boxes[4] == 1_000_000
    assert tokens[0] == 105 - 1 - 10


def test_a_grand_opera_sweeps_the_board_and_dues_are_still_paid() -> None:
    state = scene("5C 7D", "9C 10C", "2H", options={"kept": "double"})
    play(state, "B 9C 10C")
    assert state.opera
    assert state.tokens == [103, 105 + 45 + 3, 104]
    assert state.boxes == [0] * 5, "doubling an empty box costs nothing"
    swept = [line for line in state.settlement if line.kind == "swept"]
    assert [line.paid for line in swept] == [3, 6, 9, 12, 15]


def test_there_is_no_grand_opera_where_so_agreed() -> None:
    state = scene("5C 7D", "9C 10C", "2H", options={"opera": False})
    play(state, "B 9C 10C")
    assert not state.opera
    assert state.tokens == [103, 108, 104]


def test_one_card_laid_by_another_spoils_the_grand_opera() -> None:
    state = scene("5C 7D", "4C 6C", "2H")
    play(state, *OUT)
    assert not state.opera


@pytest.mark.parametrize(("reveal", "shown"), [("settle", True), ("never", False)])
def test_the_talon_is_shown_at_the_settlement_or_never(reveal: str, shown: bool) -> None:
    state = scene("5C 7D", "4C 6C", "2H", options={"talon_reveal": reveal})
    events = play(state, *OUT)
    assert any(isinstance(event, TalonRevealed) for event in events) is shown
    assert (state.observation(0).talon is not None) is shown


def test_a_winning_king_ends_the_deal_at_once() -> None:
    state = scene("5C 7D", "KC", "2H")
    events = play(state, "B KC")
    assert "SeriesStopped" not in kinds(events)
    assert state.phase == "between"
