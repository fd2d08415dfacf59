"""What is legal when, every refusal with its own code, and what the clock does."""

from typing import Any

import pytest

from tablee.engine import TABLE, Action, Choice, IllegalAction, Range, Stop
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GiveTo, GoldDerMayaState
from tablee.games.gold_der_maya.actions import GoldDerMayaAction
from tablee.games.gold_der_maya.events import (
    BackSeen,
    BeadsKept,
    BeadsPaid,
    BidSealed,
    BidsRevealed,
    BoardAdvanced,
    DiscCompleted,
    LaidOut,
    LotDrawn,
    LotWon,
    MatchOver,
    PieceDropped,
    ReceiversTied,
    SaleCancelled,
    StopCalled,
)
from tests.games.gold_der_maya.scenes import DICE, act, bid, keep, scene, settle, stop

NEARLY = "19 gold, 25 gold, 28 gold, 22 silver"  # 20 of 24; 23 silver makes it whole


def bidding(**facts: Any) -> GoldDerMayaState:
    return scene(bases=["", "19 gold", ""], beads=[0, 20, 10], board="13 silver", **facts)


def choosing() -> GoldDerMayaState:
    state = scene(bases=["19 gold", "", "", ""], board="13 silver")
    bid(state, 5, 1, 2, 1)
    return state


def placing() -> GoldDerMayaState:
    state = scene(bases=["19 gold", "", ""], board="13 silver")
    bid(state, 5, 1, 2)
    return state


def finished() -> GoldDerMayaState:
    return scene(bases=[NEARLY, ""], phase="over")


REFUSALS = [
    (finished, 0, Bid(0), "match-over"),
    (finished, TABLE, Stop("time"), "match-over"),
    (finished, TABLE, Bid(0), "match-over"),
    (bidding, 3, Bid(0), "no-such-seat"),
    (bidding, -2, Bid(0), "no-such-seat"),
    (bidding, TABLE, Bid(0), "not-for-table"),
    (bidding, 0, Stop("time"), "only-the-table"),
    (bidding, 0, Bid(1), "too-many-beads"),
    (bidding, 2, Bid(11), "too-many-beads"),
    (bidding, 2, Bid(-1), "less-than-nothing"),
    (bidding, 2, GiveTo(0), "nobody-to-choose"),
    (bidding, 2, Arrange(()), "nothing-to-lay"),
    (choosing, 0, Bid(0), "bids-are-over"),
    (choosing, 1, GiveTo(3), "not-your-turn"),
    (choosing, 0, GiveTo(0), "not-a-receiver"),
    (choosing, 0, GiveTo(2), "not-a-receiver"),
    (choosing, 0, Arrange(()), "nothing-to-lay"),
    (placing, 0, Bid(0), "bids-are-over"),
    (placing, 0, GiveTo(1), "nobody-to-choose"),
    (placing, 1, Arrange(()), "not-your-turn"),
    (placing, 0, Arrange(("3Q4",)), "unknown-piece"),
    (placing, 0, Arrange(("1Q4", "1Q3")), "piece-twice"),
    (placing, 0, Arrange(("1Q4", "2Q2")), "neighbours-differ"),
    (placing, 0, Arrange(("1Q4", "/", "2Q2")), "too-many-bases"),
]


@pytest.mark.parametrize(("make", "seat", "action", "code"), REFUSALS)
def test_every_refusal_has_its_code(make: Any, seat: int, action: Action, code: str) -> None:
    state = make()
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as refusal:
        state.apply_action(seat, action, DICE)
    assert refusal.value.code == code
    assert state.to_bytes() == before
    assert not state.legal_actions(seat).allows(action)


@pytest.mark.parametrize(
    ("board", "layout", "code"),
    [
        ("20 silver", ("1Q4", "2Q4", "3S4", "4S3", "5E3"), None),
        ("13 bronze", ("1Q4", "2Q4", "3S4", "4S3", "5Q3"), "too-large"),
        ("16 bronze", ("1Q4", "2Q4", "3S4", "4S3", "5S2"), "ring-not-closed"),
        ("16 bronze", ("1Q4", "2Q4", "3S4", "4S3", "5S3"), None),
        ("16 bronze", ("1Q4", "2Q4", "4S3", "5S2", "3S4"), "neighbours-differ"),
    ],
)
def test_a_nearly_whole_disc(board: str, layout: tuple[str, ...], code: str | None) -> None:
    state = scene(bases=[NEARLY, ""], board=board)
    bid(state, 1, 0)
    assert state.legal_actions(0).allows(Arrange(layout)) == (code is None)
    if code:
        with pytest.raises(IllegalAction, match=code):
            act(state, 0, Arrange(layout))
    else:
        act(state, 0, Arrange(layout))


def test_a_bid_is_for_good() -> None:
    state = bidding()
    act(state, 1, Bid(3))
    with pytest.raises(IllegalAction, match="already-bid"):
        act(state, 1, Bid(4))
    assert (state.stage(1), state.stage(2)) == ("wait", "bid")


def test_a_move_of_another_game_is_unknown() -> None:
    class Juggle(Action, frozen=True, array_like=True):
        balls: int

    with pytest.raises(IllegalAction, match="unknown-action"):
        act(bidding(), 0, Juggle(3))
    with pytest.raises(IllegalAction, match="unknown-action"):
        GAME.action_to_string(Juggle(3))
    boredom: Any = "boredom"
    with pytest.raises(IllegalAction, match="unknown-action"):
        act(bidding(), TABLE, Stop(boredom))


def test_all_bid_together_from_nothing_to_all_they_have() -> None:
    state = bidding()
    assert state.current_players() == (0, 1, 2)
    assert [list(state.legal_actions(seat)) for seat in range(3)] == [
        [Range("bid", 0, 0)],
        [Range("bid", 0, 20)],
        [Range("bid", 0, 10)],
    ]


def test_the_winner_alone_acts_after_the_bids() -> None:
    state = choosing()
    assert state.current_players() == (0,)
    assert list(state.legal_actions(0)) == [Choice(GiveTo(1)), Choice(GiveTo(3))]
    assert not any(state.legal_actions(seat) for seat in (1, 2, 3))
    assert (state.stage(0), state.stage(1)) == ("receiver", "wait")
    act(state, 0, GiveTo(3))
    assert state.beads == [5, 10, 10, 15]
    assert (state.stage(0), state.stage(1)) == ("place", "wait")


def test_what_happens_is_told_atom_by_atom() -> None:
    state = scene(bases=["19 gold", "", "", ""], board="13 silver, 28 gold, 1 stone", starter=2)
    events = bid(state, 5, 1, 2, 1)
    events += act(state, 0, GiveTo(3))
    events += act(state, 0, Arrange(("2Q2",)))
    assert events == [
        BidSealed(0, 5),
        BidSealed(1, 1),
        BidSealed(2, 2),
        BidSealed(3, 1),
        BidsRevealed((5, 1, 2, 1)),
        LotWon(0, "2Q3", 5),
        ReceiversTied(0, (1, 3)),
        BeadsPaid(0, 3, 5),
        BackSeen(0, 2, "2Q2"),
        PieceDropped(0, "1Q4"),
        LaidOut(0, (("2Q2",),)),
        BoardAdvanced(0),
        LotDrawn(0, "5E0", 3),
    ]


def test_the_auctioneer_goes_round_and_draws() -> None:
    state = scene(bases=["", "", ""], starter=1)
    assert state.auctioneer() == 1
    events = bid(state, 3, 3, 3)
    assert events[-3:] == [SaleCancelled("1Q0"), BoardAdvanced(2), LotDrawn(2, "4S0", 3)]
    assert state.auctioneer() == 2


def test_the_board_runs_out_at_the_end() -> None:
    state = scene(bases=["", "", ""], sale=28)
    sizes = []
    while not state.is_terminal():
        sizes.append((len(state.board()), state.bag()))
        bid(state, 3, 3, 3)
    assert sizes == [(3, 0), (2, 0), (1, 0)]


def test_a_disc_is_told_when_it_becomes_whole_and_not_again() -> None:
    state = scene(bases=[NEARLY, ""], board="23 silver, 24 gold")
    bid(state, 1, 0)
    whole = ("1Q4", "2Q4", "3S4", "4S3", "5S3")
    assert DiscCompleted(0, 0, 28) in act(state, 0, Arrange(whole))
    bid(state, 1, 0)
    assert not any(isinstance(event, DiscCompleted) for event in keep(state))


@pytest.mark.parametrize(
    ("how", "beads", "phase"),
    [("choose", [10, 10, 10, 10], "receiver"), ("keep", [10, 10, 10, 10], "place")],
)
def test_a_winner_who_bid_the_least(how: str, beads: list[int], phase: str) -> None:
    state = scene(bases=[""] * 4, options={"self_low": how})
    events = bid(state, 4, 4, 4, 2)
    assert (state.winner, state.phase, state.beads) == (3, phase, beads)
    assert (BeadsKept(3, 2) in events) == (how == "keep")
    assert state.observation(0).sales[-1].receiver is None


def test_keeping_is_only_for_who_bid_less_than_all_others() -> None:
    state = scene(bases=[""] * 4, options={"self_low": "keep"})
    bid(state, 4, 4, 3, 2)
    assert (state.winner, state.beads) == (2, [10, 10, 7, 13])


# The clock: (bases of P0, its number of bases, lot, layout)
FALLBACKS = [
    ([""], 1, "13 silver", ("1Q3",)),
    (["19 gold"], 1, "13 silver", ("1Q4", "2Q3")),
    (["16 bronze, 22 silver"], 1, "10 jade", ("3S1", "1S2", "2S3")),
    (["19 gold, 22 gold"], 1, "7 bronze", ("1Q4", "2S4")),  # neither bronze nor jade fits
    (["19 gold, 22 gold"], 1, "1 stone", ("1Q4", "2S4")),
    (["19 gold, 22 gold"], 1, "25 stone", ("1Q4", "2S4", "3Q4")),
    (["19 gold, 25 gold, 28 gold, 22 silver"], 1, "7 bronze", ("1Q4", "2Q4", "3S4", "4S3")),
    (["19 gold", ""], 2, "1 stone", ("1Q4", "/", "2Q0")),
    (["19 gold", "4 stone"], 2, "25 stone", ("1Q4", "/", "2S0", "3Q0")),
    (["19 gold", "16 bronze"], 2, "1 jade", ("1Q4", "/", "2S2", "3Q1")),
    (["", "16 bronze"], 2, "1 jade", ("2Q1", "/", "1S2")),
]


@pytest.mark.parametrize(("own", "bases", "lot", "layout"), FALLBACKS)
def test_the_clock_adds_the_new_piece_where_it_first_fits(
    own: list[str], bases: int, lot: str, layout: tuple[str, ...]
) -> None:
    state = scene(bases=[own, [""] * bases], board=lot, options={"bases_2p": bases})
    bid(state, 1, 0)
    assert state.timeout_action(0) == Arrange(layout)
    act(state, 0, Arrange(layout))


def test_the_clock_bids_nothing_and_pays_the_first() -> None:
    assert bidding().timeout_action(1) == Bid(0)
    assert choosing().timeout_action(0) == GiveTo(1)


def test_the_clock_runs_for_who_owes() -> None:
    state = placing()
    assert [state.time_limit(seat) for seat in range(3)] == [60, None, None]
    slow = scene(bases=["", ""], options={"turn_seconds": None})
    assert slow.time_limit(0) is None


def test_the_table_stops_at_once_between_auctions() -> None:
    state = bidding()
    assert stop(state, "vote") == [StopCalled("vote"), MatchOver("vote")]
    assert state.outcome().reason == "vote"
    assert not state.legal_actions(TABLE)


def test_the_table_stops_when_the_auction_is_settled() -> None:
    state = choosing()
    assert stop(state, "time") == [StopCalled("time")]
    assert state.observation(1).stopping == "time"
    with pytest.raises(IllegalAction, match="already-stopping"):
        stop(state)
    settle(state)
    assert state.outcome().reason == "time"


def test_a_stop_amid_sealed_bids_waits_for_the_others() -> None:
    state = bidding()
    act(state, 1, Bid(2))
    stop(state)
    assert state.current_players() == (0, 2)
    act(state, 0, Bid(0))
    act(state, 2, Bid(2))
    assert state.is_terminal() is False, "seat 0 has won with nothing and lays out"
    settle(state)
    assert state.is_terminal()


def test_equal_totals_share_the_place() -> None:
    outcome = scene(bases=["", "", ""], beads=[12, 6, 12], phase="over").outcome()
    assert outcome.ranks == (1, 3, 1)
    assert outcome.winners == (0, 2)


def test_an_unfinished_disc_counts_nothing() -> None:
    lines = scene(bases=[NEARLY, ""], phase="over").outcome().lines[0]
    assert [(line.code, line.amount, dict(line.details)) for line in lines] == [
        ("unfinished", 0, {"base": 1, "size": 20}),
        ("beads", 10, {}),
    ]


def test_every_kind_of_action_is_known() -> None:
    assert set(GAME.kinds) == {"bid", "give-to", "arrange", "stop"}
    assert GoldDerMayaAction == GAME.action_type
