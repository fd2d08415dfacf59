"""One focus, moved by Tab, arrows and pointer."""

from tablee_client.view.focus import FocusGraph
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Direction


class Spot:
    """Something to focus."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.takes_focus, self.is_passed_over = True, False
        self.heard: list[str] = []

    def gain_focus(self) -> None:
        self.heard.append("gain")

    def lose_focus(self) -> None:
        self.heard.append("lose")


def grid() -> tuple[FocusGraph, list[Spot]]:
    """Six spots in two rows of three."""
    spots = [Spot(Box(100 * (k % 3), 100 * (k // 3), 80, 80)) for k in range(6)]
    graph = FocusGraph()
    graph.add(*spots)
    return graph, spots


def test_arrows_move_to_the_nearest_that_way() -> None:
    graph, spots = grid()
    graph.focus(spots[0])
    graph.move(Direction.RIGHT)
    assert graph.current is spots[1]
    graph.move(Direction.DOWN)
    assert graph.current is spots[4]
    graph.move(Direction.LEFT)
    assert graph.current is spots[3]


def test_an_arrow_with_nothing_that_way_stays() -> None:
    graph, spots = grid()
    graph.focus(spots[0])
    assert not graph.move(Direction.UP)
    assert graph.current is spots[0]


def test_the_first_arrow_focuses_the_first() -> None:
    graph, spots = grid()
    assert graph.move(Direction.DOWN)
    assert graph.current is spots[0]


def test_tab_goes_round_the_end_both_ways() -> None:
    graph, spots = grid()
    graph.focus(spots[5])
    graph.step(forward=True)
    assert graph.current is spots[0]
    graph.step(forward=False)
    assert graph.current is spots[5]


def test_what_takes_no_focus_is_passed_over() -> None:
    graph, spots = grid()
    spots[1].takes_focus = False
    graph.focus(spots[0])
    graph.move(Direction.RIGHT)
    assert graph.current is spots[2]


def test_the_loser_hears_before_the_winner() -> None:
    graph, spots = grid()
    graph.focus(spots[0])
    graph.focus(spots[1])
    assert spots[0].heard == ["gain", "lose"]
    assert spots[1].heard == ["gain"]


def test_a_confined_focus_stays_inside_and_comes_back() -> None:
    graph, spots = grid()
    graph.focus(spots[0])
    inner = [Spot(Box(500, 500, 50, 50)), Spot(Box(600, 500, 50, 50))]
    graph.confine(inner)
    assert graph.current is inner[0]
    graph.step(forward=True)
    graph.step(forward=True)
    assert graph.current is inner[0]
    assert graph.at(10, 10) is None
    graph.release()
    assert graph.current is spots[0]


def test_a_removed_member_loses_the_focus() -> None:
    graph, spots = grid()
    graph.focus(spots[2])
    graph.remove(spots[2])
    assert graph.current is None
    assert spots[2] not in graph.members


def test_the_focus_stays_where_it_is_confined_to_and_moves_afterwards() -> None:
    graph, spots = grid()
    graph.focus(spots[0])
    answers = [Spot(Box(700, 0, 80, 80)), Spot(Box(800, 0, 80, 80))]
    graph.confine(answers)
    graph.focus(spots[4])
    assert graph.current is answers[0]
    assert spots[4].heard == []
    graph.release()
    assert graph.current is spots[4]


def test_what_is_taken_out_while_confined_gets_no_focus_back() -> None:
    graph, spots = grid()
    graph.focus(spots[0])
    graph.confine([Spot(Box(700, 0, 80, 80))])
    graph.remove(spots[0])
    graph.release()
    assert graph.current is None


def test_keys_pass_over_what_only_the_pointer_is_for() -> None:
    graph, spots = grid()
    spots[1].is_passed_over = True
    graph.focus(spots[0])
    graph.move(Direction.RIGHT)
    assert graph.current is spots[2]
    graph.focus(spots[0])
    graph.step(True)
    assert graph.current is spots[2]
    assert graph.at(110, 10) is spots[1]


def test_a_finger_may_miss_what_is_small_but_not_what_lies_there() -> None:
    small, beside = Spot(Box(100, 100, 30, 30)), Spot(Box(160, 100, 30, 30))
    large = Spot(Box(0, 140, 400, 60))
    graph = FocusGraph()
    graph.add(small, beside, large)
    assert graph.at(90, 115) is small
    assert graph.at(140, 115) is small
    assert graph.at(150, 115) is beside
    assert graph.at(115, 145) is large
    assert graph.at(60, 115) is None


def test_what_lies_above_and_on_both_sides_is_not_to_the_right() -> None:
    narrow, wide, far = (
        Spot(Box(0, 200, 300, 80)),
        Spot(Box(0, 0, 700, 80)),
        Spot(Box(900, 40, 99, 80)),
    )
    graph = FocusGraph()
    graph.add(narrow, wide, far)
    graph.focus(narrow)
    graph.move(Direction.RIGHT)
    assert graph.current is far
