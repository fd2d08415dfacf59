"""The worked examples of the rules file, section 2.9, by its own numbers."""

import pytest

from tablee.engine import Arrangement
from tablee.games.gold_der_maya import GAME, Arrange
from tablee.games.gold_der_maya.auction import CANCELLED, Decision, decide
from tablee.games.gold_der_maya.events import SaleCancelled
from tablee.games.gold_der_maya.fragments import FACES
from tablee.games.gold_der_maya.layout import extent
from tests.games.gold_der_maya.scenes import act, bid, scene, settle, sides, worded

AUCTIONS = [
    ("A1", (5, 3, 2, 1), 0, (3,)),
    ("A2", (5, 5, 3, 1), 2, (3,)),
    ("A5", (4, 4, 4, 2), 3, (0, 1, 2)),
    ("A6", (6, 2, 2, 2), 0, (1, 2, 3)),
    ("A7", (3, 1, 1), 0, (1, 2)),
    ("A10", (9, 6, 1, 1), 0, (2, 3)),
    ("A10", (9, 6, 6, 1), 0, (3,)),
    ("A11", (2, 1), 0, (1,)),
    ("A11", (1, 0), 0, (1,)),
    ("won with nothing", (4, 4, 4, 0), 3, ()),
]


@pytest.mark.parametrize(
    ("bids", "winner", "receivers"), [a[1:] for a in AUCTIONS], ids=[a[0] for a in AUCTIONS]
)
def test_who_wins_and_who_may_be_paid(
    bids: tuple[int, ...], winner: int, receivers: tuple[int, ...]
) -> None:
    assert decide(bids, keeps_own=False) == Decision(winner, receivers)


@pytest.mark.parametrize("bids", [(5, 5, 3, 3), (4, 4, 2, 2), (0, 0, 0), (3, 3)])
def test_a3_all_struck_out_is_cancelled(bids: tuple[int, ...]) -> None:
    assert decide(bids, keeps_own=False) == CANCELLED
    state = scene(bases=[""] * len(bids), board="25 gold")
    events = bid(state, *bids)
    assert SaleCancelled("1Q4") in events
    assert state.beads == [10] * len(bids)
    assert state.observation(0).box == ("1Q4",)
    assert state.observation(0).turned == ()
    assert state.sale() == 2


@pytest.mark.parametrize(("bids", "left"), [((2, 1), [8, 12]), ((1, 0), [9, 11])])
def test_a11_two_players(bids: tuple[int, int], left: list[int]) -> None:
    state = scene(bases=["", ""])
    bid(state, *bids)
    assert state.beads == left
    assert (state.phase, state.winner) == ("place", 0)


LAYOUTS = [
    ("B1", "19 gold, 13 silver, 14 bronze", None, 15),
    ("B2", "25 gold, 7 bronze", "neighbours-differ", 0),
    ("B2", "25 gold, 1 stone", "neighbours-differ", 0),
    ("B4", "1 jade, 7 jade, 13 bronze, 4 jade, 2 jade", "too-large", 0),
    ("B5", "19 gold, 25 gold, 22 gold, 20 gold", None, 19),
    ("B6", "22 gold, 23 gold, 24 gold, 20 gold, 21 gold, 26 gold, 27 gold", None, 24),
    ("B7", "19 gold, 25 gold, 28 gold, 22 silver, 23 silver", None, 24),
    ("B8", "4 stone, 5 stone, 6 stone, 28 stone, 29 stone, 30 stone", None, 24),
    ("B10", "8 jade, 9 jade, 2 jade, 3 jade, 4 jade, 5 jade, 10 jade", None, 24),
]


@pytest.mark.parametrize(
    ("text", "code", "size"), [b[1:] for b in LAYOUTS], ids=[b[0] for b in LAYOUTS]
)
def test_whether_a_layout_is_legal(text: str, code: str | None, size: int) -> None:
    pieces = Arrangement("arrange", sides(text))
    assert GAME.judge(pieces, worded(text)) == code
    if code is None:
        assert extent([FACES[word] for word in worded(text)]) == size


SCORES = [
    ("B5", "19 gold, 25 gold, 22 gold, 20 gold", 0),
    ("B6", "22 gold, 23 gold, 24 gold, 20 gold, 21 gold, 26 gold, 27 gold", 48),
    ("B7", "19 gold, 25 gold, 28 gold, 22 silver, 23 silver", 28),
    ("B8", "4 stone, 5 stone, 6 stone, 28 stone, 29 stone, 30 stone", 20),
    ("B10", "8 jade, 9 jade, 2 jade, 3 jade, 4 jade, 5 jade, 10 jade", 27),
]


@pytest.mark.parametrize(("text", "points"), [b[1:] for b in SCORES], ids=[b[0] for b in SCORES])
def test_what_a_layout_scores(text: str, points: int) -> None:
    state = scene(bases=[text, "", ""], beads=[7, 10, 13], phase="over")
    outcome = state.outcome()
    assert outcome.scores == (points + 7, 10, 13)
    assert sum(line.amount for line in outcome.lines[0]) == points + 7


def test_b7_with_seven_beads_is_35() -> None:
    text = "19 gold, 25 gold, 28 gold, 22 silver, 23 silver"
    assert scene(bases=[text, ""], beads=[7, 13], phase="over").outcome().scores == (35, 13)


def test_b11_two_bases() -> None:
    bases = [
        "1 stone, 2 stone, 3 stone, 4 stone, 5 stone, 6 stone",
        "19 gold, 25 gold, 28 gold, 22 silver, 23 silver",
    ]
    state = scene(bases=[bases, ["", ""]], beads=[5, 15], phase="over", options={"bases_2p": 2})
    outcome = state.outcome()
    assert outcome.scores == (53, 15)
    assert [(line.code, line.amount) for line in outcome.lines[0]] == [
        ("disc", 10),
        ("pieces", 0),
        ("one-material", 10),
        ("disc", 10),
        ("pieces", 18),
        ("beads", 5),
    ]


def test_b12_the_last_lot_may_be_cancelled() -> None:
    state = scene(bases=["19 gold", "", ""], sale=30)
    assert (state.sale(), state.bag(), len(state.board())) == (30, 0, 1)
    bid(state, 2, 2, 2)
    assert state.is_terminal()
    assert state.outcome().reason == "sold-out"


def test_the_last_lot_may_still_be_laid_out() -> None:
    text = "19 gold, 25 gold, 28 gold, 22 silver"
    state = scene(bases=[text, "", ""], sale=30, board="23 gold")
    bid(state, 1, 0, 0)
    assert state.phase == "receiver"
    settle(state)
    assert state.is_terminal()
    assert state.outcome().scores == (10 + 19 + 9, 11, 10)


def test_the_winner_chooses_among_the_lowest_a6() -> None:
    state = scene(bases=[""] * 4)
    bid(state, 6, 2, 2, 2)
    assert (state.phase, state.receivers) == ("receiver", (1, 2, 3))
    (choice,) = [c for c in state.legal_actions(0).actions() if c == state.timeout_action(0)]
    act(state, 0, choice)
    assert state.beads == [4, 16, 10, 10]


def test_winning_with_nothing_asks_nobody_and_pays_nobody() -> None:
    state = scene(bases=[""] * 4)
    bid(state, 4, 4, 4, 0)
    assert (state.phase, state.winner, state.beads) == ("place", 3, [10] * 4)


def test_b5_the_gap_of_five_stays_open() -> None:
    state = scene(bases=["19 gold, 25 gold, 22 gold", ""], board="20 gold")
    bid(state, 1, 0)
    own = state.observation(0).bases[0][0]
    act(state, 0, Arrange((*own, "4E4")))
    assert extent(state.bases[0]) == 19
