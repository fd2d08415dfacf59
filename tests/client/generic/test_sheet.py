"""An observation becomes rows that anybody can read."""

from tablee.engine import FastRng
from tablee.games import get_game
from tablee_client.core.readable import readable
from tablee_client.view.tables.generic.seat_fields import seat_fields
from tablee_client.view.tables.generic.sheet import Fact, Heading, SeatCells, Speech, sheet_of
from tests.conformance.toy import GAME

SPEECH = Speech(("Ann", "Bo"), readable, "yes", "no")


def test_what_is_by_seat_is_found_by_playing() -> None:
    found = seat_fields(GAME)
    assert {"coins", "counts", "ships", "sealed", "peeked"} <= found
    assert not found & {"hand", "tossed", "shown", "hands"}


def test_a_hand_of_as_many_cards_as_seats_is_no_row_by_seat() -> None:
    assert "hand" not in seat_fields(get_game("gnumies"))


def test_facts_and_the_table_by_seat_are_labelled() -> None:
    state = GAME.position(setup=GAME.setup(2), hands=[["a1", "b2"], ["c1"]], starter=1)
    rows = sheet_of(state.observation(0), SPEECH, seat_fields(GAME))
    assert Fact("Starter", "Bo") in rows
    assert Fact("Hand", "a1, b2") in rows
    assert SeatCells("", ("Ann", "Bo")) in rows
    assert SeatCells("Coins", ("6", "6")) in rows
    assert SeatCells("Peeked", ("no", "no")) in rows
    place = rows.index(Heading("Ships"))
    assert rows[place + 1 : place + 3] == [Fact("Ann", "–", True), Fact("Bo", "–", True)]


def test_nothing_secret_and_nothing_empty_is_a_row() -> None:
    state = GAME.position(setup=GAME.setup(2), hands=[["a1"], ["c1"]])
    rows = sheet_of(state.observation(0), SPEECH, seat_fields(GAME))
    shown = " ".join(str(row) for row in rows)
    assert "c1" not in shown
    assert "Tossed" not in shown


def test_every_observation_of_every_match_makes_rows() -> None:
    dice = FastRng(1)
    for slug in ("nain-jaune", "gnumies", "oh-les-nains", "nain", "gold-der-maya"):
        game = get_game(slug)
        state = game.new_initial_state(game.setup(), dice)
        for _ in range(200):
            if state.is_terminal():
                break
            names = tuple(f"P{n}" for n in range(game.type.default_seats))
            speech = Speech(names, readable, "yes", "no")
            assert sheet_of(state.observation(0), speech, seat_fields(game))
            seat = state.current_players()[0]
            state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)
