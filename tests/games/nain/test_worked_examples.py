"""The worked examples of the rules file, I.11, by their numbers."""

from typing import Any

import pytest

from tablee.engine import SPECTATOR, SeededRng
from tablee.games.nain import GAME
from tablee.games.nain.cards import VALUE
from tablee.games.nain.count import total_of
from tablee.games.nain.events import CardDrafted, Counted, CoverRemoved, SpecialRevealed
from tablee.games.nain.share import draft_order
from tests.games.nain.scenes import TABLE_OF_18, begin, of_kind, play, refusal, scene


def test_e1_exact_bid() -> None:
    state = scene(*TABLE_OF_18)
    events = play(state, "0 bid 15", "1 bid 16", "2 bid 18", "3 nain")
    assert of_kind(events, Counted) == [Counted(1, total=18, bid=18, winner=2, loser=3)]
    events = play(state, "2 keep 1 3")
    assert sorted(VALUE[coin] for coin in state.won[2]) == [5, 7]
    drafted = of_kind(events, CardDrafted)
    assert [event.seat for event in drafted] == [1, 0]
    assert sorted(VALUE[state.won[seat][0]] for seat in (0, 1)) == [2, 4]
    assert state.won[3] == ()
    assert (state.phase, state.round, state.starter) == ("choose", 2, 3)


def test_e2_too_high() -> None:
    state = scene(*TABLE_OF_18)
    events = play(state, "0 bid 15", "1 bid 19", "2 nain")
    assert of_kind(events, Counted) == [Counted(1, total=18, bid=19, winner=2, loser=1)]
    events = play(state, "2 keep 0 1")
    assert [event.seat for event in of_kind(events, CardDrafted)] == [0, 3]
    assert state.starter == 1


# Table, who has played what (`!`: revealed), and the total; by the number of the example.
TOTALS: list[tuple[str, tuple[int, ...], dict[int, str], int]] = [
    ("e3 double unrevealed", TABLE_OF_18, {0: "double"}, 22),
    ("e4 double and thief", TABLE_OF_18, {0: "double", 1: "thief"}, 14),
    ("e4 thief only", TABLE_OF_18, {1: "thief"}, 11),
    ("e5 interest revealed", TABLE_OF_18, {2: "interest!"}, 22),
    ("e5 interest never revealed", TABLE_OF_18, {2: "interest"}, 18),
    ("e5 two interests", TABLE_OF_18, {2: "interest! interest!"}, 26),
    ("e6 two doubles by one owner", TABLE_OF_18, {0: "double double"}, 30),
    ("e8 zero total", (1, 1, 1), {0: "thief thief", 1: "thief"}, 0),
    ("e8 thief and hoard", (3, 3, 3), {0: "thief", 1: "hoard"}, 11),
    ("a thief of a doubled card", (4, 3, 3), {0: "double", 1: "thief"}, 6),
    ("more thieves than coins are left", (1, 1, 1), {0: "thief hoard", 1: "thief thief"}, 5),
    ("reverse and no cover count nothing", TABLE_OF_18, {1: "reverse no-cover"}, 18),
]


@pytest.mark.parametrize(
    ("table", "played", "total"), [row[1:] for row in TOTALS], ids=[row[0] for row in TOTALS]
)
def test_totals(table: tuple[int, ...], played: dict[int, str], total: int) -> None:
    assert total_of(scene(*table, played=played)) == total


def test_e5_an_interest_may_be_revealed_before_the_count() -> None:
    state = scene(*TABLE_OF_18, bids="0:22", played={2: "interest"})
    play(state, "1 nain")
    assert state.phase == "last-reveal"
    play(state, "2 reveal 0")
    assert state.history[-1].total == 22
    assert state.winner() == 0


def test_e8_a_bid_on_nothing_is_wrong() -> None:
    state = scene(1, 1, 1, played={0: "thief thief", 1: "thief"})
    play(state, "0 bid 1", "1 nain", "0 done", "1 done")
    assert (state.history[-1].total, state.winner()) == (0, 1)


@pytest.mark.parametrize(
    ("seats", "winner", "loser", "order"),
    [
        (5, 2, 3, (1, 0, 4)),
        (5, 3, 2, (1, 0, 4)),
        (5, 2, 1, (0, 4, 3)),
        (3, 0, 1, (2,)),
        (8, 7, 0, (6, 5, 4, 3, 2, 1)),
        (2, 0, 1, ()),
    ],
)
def test_e9_draft_orders(seats: int, winner: int, loser: int, order: tuple[int, ...]) -> None:
    assert draft_order(winner, loser, seats) == order


def test_e9_the_direction_changes_who_loses_but_not_the_way_of_the_draft() -> None:
    state = scene(4, 7, 2, 5, 3, bids="0:3 4:4 3:5 2:6", direction=-1)
    assert state.turn == 1
    play(state, "1 nain")
    assert (state.winner(), state.history[-1].loser) == (2, 1)
    events = play(state, "2 keep 0 1")
    assert [event.seat for event in of_kind(events, CardDrafted)] == [0, 4, 3]


def test_e11_expose() -> None:
    state = scene(
        3, "4/6", 2, 5, bids="0:9", face_up={1: 0},
        played={3: "interest interest"}, specials=["hoard hoard", None, None, None],
    )  # fmt: skip
    before = total_of(state)
    assert state.observation(2).table[1].hint == 6
    assert state.observation(2).table[1].coin is None
    events = play(state, "1 expose 3 0")
    assert of_kind(events, CoverRemoved) == [CoverRemoved(1, "4/6")]
    assert of_kind(events, SpecialRevealed) == [SpecialRevealed(3, 0, "interest", by=1)]
    for viewer in (0, 2, 3, SPECTATOR):
        assert state.observation(viewer).table[1].coin == "4/6"
    assert total_of(state) == before + 4
    assert refusal(state, "1 expose 3 1") == "no-cover-left"


ILLEGAL: list[tuple[dict[str, Any], str, str]] = [
    ({}, "0 nain", "nothing-to-doubt"),
    ({"bids": "0:16"}, "1 bid 16", "bid-too-low"),
    ({"bids": "0:16"}, "1 bid 15", "bid-too-low"),
    ({"flipped": True, "face_up": {1: 0}}, "0 flip 2", "already-flipped"),
    ({"face_up": {1: 3}}, "0 flip 1", "already-face-up"),
]


@pytest.mark.parametrize(("facts", "line", "code"), ILLEGAL)
def test_e13_illegal(facts: dict[str, Any], line: str, code: str) -> None:
    assert refusal(scene(*TABLE_OF_18, **facts), line) == code


def test_e13_illegal_while_cards_are_chosen() -> None:
    state = scene("4/6", None, None, None, phase="choose", specials=["double hoard"] + [None] * 3)
    assert refusal(state, "0 play double") == "cards-not-placed"
    assert refusal(state, "0 choose 4/6") == "already-chosen"


def test_e14_conservation() -> None:
    state, dice = begin(6), SeededRng.from_number(4)
    assert sum(len(hand) for hand in state.hands) == 60
    for number in range(1, 11):
        before = [len(pile) for pile in state.won]
        while state.round == number and not state.is_terminal():
            seat = state.current_players()[0]
            state.apply_action(seat, state.timeout_action(seat), dice)
        assert [len(hand) for hand in state.hands] == [10 - number] * 6
        assert sum(len(pile) for pile in state.won) == 6 * number
        last = state.history[-1]
        grown = [len(pile) - was for pile, was in zip(state.won, before, strict=True)]
        wanted = {last.winner: 2, last.loser: 0}
        assert grown == [wanted.get(seat, 1) for seat in range(6)]
    assert state.is_terminal()
    assert GAME.conserved(state) == {"coin cards": 64, "special cards": 20}
