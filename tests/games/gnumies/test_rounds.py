"""Bidding, awarding and the end of the rounds, at the edges the rules name (II.4 to II.6, II.9)."""

from typing import Any

import pytest

from tablee.engine import TABLE, IllegalAction, SeededRng
from tablee.games.gnumies import GAME, Bid
from tablee.games.gnumies.cards import COLOURS, LUCK
from tests.games.gnumies.scenes import (
    hand,
    kinds,
    legal,
    on_turn,
    play,
    refusal,
    room,
    scene,
    spent,
    stop,
)

ASTERIX = {"star_card": True, "star_variant": "asterix"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("preset", "cards"), [("seed", 10), ("amigo", 11)])
def test_everybody_begins_with_a_full_hand_and_a_guest_at_the_door(
    seats: int, preset: str, cards: int
) -> None:
    state = GAME.new_initial_state(GAME.setup(seats, preset=preset), SeededRng.from_number(1))
    assert [hand.bit_count() for hand in state.hands] == [cards] * seats
    assert len(state.deck) == 52
    assert state.guest >= 0
    assert on_turn(state) == list(COLOURS[:seats])


def test_who_is_still_to_bid_is_noticed_when_it_is_remembered_wrong() -> None:
    state = GAME.new_initial_state(GAME.setup(3), SeededRng.from_number(1))
    state.apply_action(1, Bid("10"), SeededRng.from_number(1))
    assert state.current_players() == (0, 2)
    assert state.problems() == []
    state.waiting = (0, 1, 2)
    assert state.problems() == ["who still has to bid is remembered wrong"]


def test_the_luckynits_are_fair() -> None:
    for card in range(10):
        assert sorted(row[card] for row in LUCK) == [1, 2, 3, 4, 5]
    for row in LUCK:
        assert sorted(row) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
        for other in LUCK:
            wins = [10 * (card + 1) for card in range(10) if row[card] > other[card]]
            assert row == other or (len(wins) == 5 and sum(wins) in (270, 280))


def test_all_bid_at_once_and_in_any_order() -> None:
    state = scene(seats=3, guest="7", deck="2")
    assert kinds(play(state, "blue 30")) == ["BidSealed"]
    assert on_turn(state) == ["red", "yellow"]
    events = play(state, "red 50", "yellow 80")
    assert kinds(events)[-6:] == [
        "BidsShown",
        "GuestWon",
        "GnumieReturned",
        "GnumieSpent",
        "GnumieReturned",
        "GuestTurned",
    ]


def test_two_players_and_a_wullawaki() -> None:
    state = scene(hands=["10 20", "30 40"], guest="W", deck="2")
    play(state, "red 20", "yellow 30")
    assert (hand(state, "red"), hand(state, "yellow")) == ("10", "30 40")


def test_who_loses_his_last_card_bids_no_more() -> None:
    state = scene(hands=["10", "30 40", "50 60"], guest="W", deck="2 3")
    play(state, "red 10", "yellow 30", "blue 50")
    assert on_turn(state) == ["yellow", "blue"]
    assert state.stage(0) == "wait"
    assert refusal(state, "red 10") == "no-gnumies"


def test_the_last_player_may_take_all() -> None:
    state = scene(
        hands=["10", "30 60"],
        guest="W",
        deck="9 9 8 8 7",
        deck_size=5,
        options={"last_player_takes": "all"},
    )
    play(state, "red 10", "yellow 30")
    # One Wullawaki, five guests; the lowest is lost.
    assert room(state, "yellow") == "W 9 9 8 8"


def test_the_last_player_takes_no_more_than_there_are() -> None:
    state = scene(hands=["10", "30 60"], guest="2", deck="9", deck_size=1)
    play(state, "red 10", "yellow 30")
    assert not state.is_terminal()
    state = scene(hands=["10", "30 60 90"], guest="W", deck="9", deck_size=1)
    play(state, "red 10", "yellow 30")
    assert state.is_terminal()
    assert state.deck == []


def test_the_last_players_star_counts_as_a_card() -> None:
    state = scene(hands=["10", "30 star"], guest="W", deck="2 3 4", preset="amigo")
    play(state, "red 10", "yellow 30")
    assert room(state, "yellow") == "W 3", "two guests for a card and a star; the 2 is lost"


def test_all_cards_gone_ends_the_match() -> None:
    # The star and the last value go in one round: both hands are empty.
    state = scene(hands=["star", "30"], guest="2", deck="9 8", preset="amigo")
    play(state, "red star", "yellow 30", "red keep")
    assert state.outcome().reason == "no-gnumies"
    assert state.outcome().scores == (9, 2)


def test_an_empty_deck_ends_the_match_and_a_star_comes_back() -> None:
    state = scene(hands=["star 10", "30 40"], guest="2", deck_size=0, preset="amigo")
    events = play(state, "red star", "yellow 30")
    assert "StarsIdle" in kinds(events)
    assert state.outcome().reason == "no-guests"
    assert hand(state, "red") == "10 star"


def test_only_stars_send_the_guest_away() -> None:
    state = scene(hands=["star 10", "star 40", "star 50"], guest="12", deck="9 8", preset="amigo")
    events = play(state, "red star", "yellow star", "blue star")
    assert kinds(events).count("GuestLeft") == 1
    assert state.observation(0).removed == ("12",)
    assert hand(state, "red") == "10 star"


def test_who_holds_only_a_star_does_not_bid_for_a_wullawaki() -> None:
    state = scene(hands=["star", "30 40", "20"], guest="W", deck="2", preset="amigo")
    assert on_turn(state) == ["yellow", "blue"]
    assert refusal(state, "red star") == "star-on-wullawaki"
    play(state, "yellow 30", "blue 20")
    assert hand(state, "red") == "star"


def test_a_wullawaki_leaves_where_all_hold_stars_alone() -> None:
    state = scene(hands=["star", "star 30"], guest="2", deck="5 W 7 8", preset="amigo")
    events = play(state, "yellow 30", "red star", "red give 1")
    assert [e for e in kinds(events) if e == "GuestLeft"] == ["GuestLeft"]
    assert state.observation(0).guest == "7a"
    assert state.observation(0).round == 3


@pytest.mark.parametrize(
    ("line", "owner", "left"), [("red keep", "red", True), ("red give 2", "blue", False)]
)
def test_asterix_lets_a_star_give_a_wullawaki_away(line: str, owner: str, left: bool) -> None:
    state = scene(seats=3, options=ASTERIX, guest="5", deck="W 2")
    play(state, "red star", "yellow 20", "blue 30", line)
    assert room(state, owner).endswith("W")
    assert hand(state, "red").endswith("star") is left
    assert spent(state, "red") == (set() if left else {"star"})


def test_the_copicastor_drawn_by_a_star_is_a_guest_like_others() -> None:
    state = scene(seats=3, preset="amigo", guest="5", deck="C 2")
    play(state, "red star", "yellow 20", "blue 30", "red give 1")
    assert room(state, "yellow") == "C"


def test_a_star_cannot_be_bid_for_a_wullawaki() -> None:
    state = scene(seats=3, preset="amigo", guest="W")
    assert "star" not in legal(state, "red")
    assert refusal(state, "red star") == "star-on-wullawaki"


REFUSALS: list[tuple[dict[str, Any], tuple[str, ...], str, str]] = [
    ({"seats": 2, "guest": "5"}, ("red 10",), "red 20", "already-bid"),
    ({"hands": ["10 20", "30 40"], "guest": "5"}, (), "red 30", "not-in-hand"),
    ({"hands": ["10 20", "30 40"], "guest": "5"}, (), "red star", "not-in-hand"),
    ({"hands": ["10 20", "30 40", ""], "guest": "5"}, (), "blue 10", "no-gnumies"),
    ({"seats": 2, "guest": "5"}, (), "blue 10", "no-such-seat"),
    ({"seats": 2, "guest": "5"}, (), "red keep", "nothing-drawn"),
    ({"seats": 2, "guest": "5"}, (), "red give 1", "nothing-drawn"),
    ({"seats": 2, "guest": "5"}, (), "red discard 2a 3a 4a", "no-penalty-now"),
    ({"seats": 2, "preset": "amigo", "star": 0, "drawn": "5"}, (), "red 20", "no-bids-now"),
    ({"seats": 2, "preset": "amigo", "star": 0, "drawn": "5"}, (), "yellow keep", "not-your-star"),
    ({"seats": 2, "preset": "amigo", "star": 0, "drawn": "5"}, (), "red give 0", "give-to-another"),
    (
        {"seats": 2, "preset": "amigo", "star": 0, "drawn": "5"},
        (),
        "red give 2",
        "no-such-receiver",
    ),
    ({"rooms": ["2", ""], "ended": "time"}, (), "red 20", "match-over"),
    ({"rooms": ["W W W 2 3 4 5", ""], "ended": "time"}, (), "red 20", "no-bids-now"),
    ({"rooms": ["W W W 2 3 4 5", ""], "ended": "time"}, (), "yellow keep", "nothing-drawn"),
]


@pytest.mark.parametrize(("facts", "before", "line", "code"), REFUSALS)
def test_illegal_actions_are_refused_with_a_code(
    facts: dict[str, Any], before: tuple[str, ...], line: str, code: str
) -> None:
    state = scene(**facts)
    play(state, *before)
    assert refusal(state, line) == code


def test_the_table_only_stops() -> None:
    state = scene(seats=2, guest="5")
    with pytest.raises(IllegalAction, match="not-for-table"):
        state.apply_action(TABLE, Bid("10"), SeededRng.from_number(1))
    assert refusal(state, "red stop time") == "only-the-table"


def test_a_stop_lets_the_round_end() -> None:
    state = scene(hands=["10 20", "30 40"], guest="9", deck="3")
    play(state, "red 20")
    stop(state, "vote")
    assert not state.is_terminal()
    with pytest.raises(IllegalAction, match="already-stopping"):
        stop(state)
    play(state, "yellow 30")
    assert state.outcome().reason == "vote"
    assert state.outcome().scores == (0, 9)
    with pytest.raises(IllegalAction, match="match-over"):
        stop(state)


def test_a_natural_end_comes_before_a_stop() -> None:
    state = scene(hands=["10", "30 40"], guest="W", deck="3 4")
    stop(state)
    play(state, "red 10", "yellow 30")
    assert state.outcome().reason == "last-player"


@pytest.mark.parametrize("seconds", [60, 5, None])
def test_the_clock_is_an_option(seconds: int | None) -> None:
    state = scene(seats=2, guest="5", options={"turn_seconds": seconds})
    assert state.time_limit(0) == seconds
    play(state, "red 10")
    assert state.time_limit(0) is None


def test_late_players_bid_their_lowest_card() -> None:
    state = scene(hands=["star 30 70", "star"], guest="5", preset="amigo")
    assert state.timeout_action(0) == Bid("30")
    assert state.timeout_action(1) == Bid("star")
