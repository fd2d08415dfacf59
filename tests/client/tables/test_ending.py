"""The board at the end is as tall as its rows, and stays in its place."""

import pytest

from tablee_client.view.tables.ending import PLACE, EndBoard, Placed


def board(players: int) -> EndBoard:
    rows = [Placed(k + 1, f"P{k}", k, 10 - k, ("Start 10", "Won 3")) for k in range(players)]
    return EndBoard(title="You win!", reason="All deals were played.", rows=rows)


@pytest.mark.parametrize("players", range(2, 9))
def test_it_has_room_for_its_rows_and_no_more(players: int) -> None:
    shown = board(players)
    assert PLACE.encloses(shown.box)
    assert shown.box.h <= 168 * (players + 0.4) + 176
    assert shown.box.contains(*shown.burst())


def test_with_two_players_it_is_much_less_tall_than_with_eight() -> None:
    assert board(2).box.h < 0.7 * board(8).box.h
