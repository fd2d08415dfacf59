"""The worked examples of the rules, section II.11, by number."""

import pytest

from tablee.games.gnumies import GAME
from tablee.games.gnumies.events import GuestTaken, LuckDecided
from tests.games.gnumies.scenes import STARS, hand, kinds, legal, play, room, scene, score, spent

SETTING = {"deck": "6 2 3 W"}


def test_1_the_highest_bid_takes_the_guest_and_is_discarded() -> None:
    state = scene(hands=["50 60", "80 10", "30 20"], guest="7")
    play(state, "red 50", "yellow 80", "blue 30")
    assert room(state, "yellow") == "7"
    assert hand(state, "yellow") == "10"
    assert "80" in spent(state, "yellow")
    assert (hand(state, "red"), hand(state, "blue")) == ("50 60", "20 30")


def test_2_luckynits_decide_among_equals() -> None:
    state = scene(seats=4, guest="12")
    play(state, "red 70", "blue 70", "purple 70", "yellow 10")
    assert room(state, "red") == "12"


def test_3_luckynits_decide_at_a_hundred() -> None:
    state = scene(seats=5, guest="12")
    events = play(state, "red 100", "yellow 100", "blue 10", "purple 100", "grey 90")
    assert room(state, "purple") == "12"
    assert LuckDecided((0, 1, 3), (2, 4, 5), 3) in events


def test_4_a_wullawaki_goes_to_the_highest_and_the_others_pay() -> None:
    state = scene(hands=["20 50", "20 50", "10 50"], guest="W")
    play(state, "red 20", "yellow 20", "blue 10")
    assert room(state, "yellow") == "W"
    assert hand(state, "yellow") == "20 50"
    assert (hand(state, "red"), hand(state, "blue")) == ("50", "50")


@pytest.mark.parametrize(
    ("preset", "bids", "winner", "paid"),
    [
        ("seed", ("40", "90", "60"), "yellow", "90"),
        ("amigo", ("40", "90", "60"), "red", "40"),
        ("amigo", ("10", "30", "10"), "blue", "10"),
    ],
)
def test_6_the_copicastor(preset: str, bids: tuple[str, ...], winner: str, paid: str) -> None:
    state = scene(seats=3, preset=preset, guest="C")
    play(state, *(f"{c} {bid}" for c, bid in zip(("red", "yellow", "blue"), bids, strict=True)))
    assert room(state, winner) == "C"
    assert spent(state, winner) == {paid}


def test_7_the_last_player_takes_a_guest_for_each_card() -> None:
    state = scene(hands=["10", "30 60", ""], guest="W", deck="9 W 9 3")
    events = play(state, "red 10", "yellow 30")
    taken = [event.guest for event in events if isinstance(event, GuestTaken)]
    assert taken == ["9a", "Wb"]
    assert state.is_terminal()
    assert state.outcome().reason == "last-player"
    assert room(state, "yellow") == "W W", "two Wullawakis drive the 9 away"


def test_8_a_lone_star_draws() -> None:
    state = scene(seats=3, guest="5", **STARS, **SETTING)
    play(state, "red star", "yellow 20", "blue 30")
    assert room(state, "blue") == "5"
    assert spent(state, "blue") == {"30"}
    assert legal(state, "red") == {"keep", "give 1", "give 2"}
    assert GAME.action_to_string(state.timeout_action(0)) == "keep"
    kept, given = state.clone(), state
    play(kept, "red keep")
    assert room(kept, "red") == "6"
    assert spent(kept, "red") == {"star"}
    play(given, "red give 1")
    assert room(given, "yellow") == "6"
    assert spent(given, "red") == set()
    assert hand(given, "red").endswith("star")


def test_8_a_wullawaki_must_be_kept_and_the_star_comes_back() -> None:
    state = scene(seats=3, guest="5", deck="W 2", **STARS)
    play(state, "red star", "yellow 20", "blue 30")
    assert room(state, "red") == "W"
    assert spent(state, "red") == set()
    assert state.stage(0) == "bid"


def test_9_two_stars_have_no_effect() -> None:
    state = scene(seats=3, guest="5", **STARS, **SETTING)
    events = play(state, "red star", "yellow star", "blue 10")
    assert room(state, "blue") == "5"
    assert spent(state, "blue") == {"10"}
    assert hand(state, "red").endswith("star")
    assert hand(state, "yellow").endswith("star")
    assert "StarDrew" not in kinds(events)
    assert state.observation(0).guest == "6a"


@pytest.mark.parametrize(
    ("guests", "points"),
    [
        ("", 0),
        ("5", 5),
        ("5 5", 20),
        ("10 10", 20),
        ("1 1 1 2 2 2 2 13", 163),
        ("10 10 10 10", 100),
        ("2 7 7 C", 40),
        ("1 1 1 1 C", 150),
        ("12 C", 24),
        ("C", 0),
    ],
)
def test_10_scoring_without_wullawakis(guests: str, points: int) -> None:
    assert score(guests) == points


@pytest.mark.parametrize(
    ("guests", "points"),
    [
        ("W 3 3 7", 10),
        ("W 1 1 1 9", 29),
        ("W 15", 0),
        ("W 2 7 7 C", 22),
        ("W 1 1 12", 13),
        ("W W 1 1 12", 20),
        ("W W 2 7 7", 9),
        ("W W", 0),
        ("W C", 0),
    ],
)
def test_11_one_or_two_wullawakis(guests: str, points: int) -> None:
    assert score(guests) == points


def test_11_the_other_order_lets_a_wullawaki_raise_the_score() -> None:
    assert score("W 2 7 7 C", options={"penalty_before_copy": True}) == 50


@pytest.mark.parametrize(
    ("guests", "points"),
    [
        ("W W W 2 2 9 14", 14),
        ("W W W 3 3 3 12 1", 20),
        ("W W W 1 2", 0),
        ("W W W W W 2 2 9 9 14 C", 14),
    ],
)
def test_13_three_or_more_wullawakis(guests: str, points: int) -> None:
    assert score(guests) == points


def test_14_cards_are_conserved() -> None:
    state = scene(seats=3, preset="amigo", guest="5", deck="6 2", bids=["40", "", ""])
    assert GAME.conserved(state) == {"guests": 53, "gnumies": 33}
    play(state, "yellow star", "blue 50")
    assert GAME.conserved(state) == {"guests": 53, "gnumies": 33}
    assert GAME.conserved(scene(seats=5)) == {"guests": 53, "gnumies": 50}
