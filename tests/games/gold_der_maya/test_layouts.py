"""Judging layouts piece by piece, as a client does while a player drags and turns them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import Arrangement, FastRng
from tablee.games.gold_der_maya import GAME, Arrange, find_fault
from tablee.games.gold_der_maya.fragments import FACES, PRINTS, face_of
from tablee.games.gold_der_maya.layout import base_fault, extent, join, misfit, scatter, split
from tests.games.gold_der_maya.scenes import act, bid, scene

TEXT = "19 gold, 13 silver"


def offered(bases: int = 1) -> tuple[str, ...]:
    """Give what a winner of print 25 (gold up) may lay out, who has silver beside gold."""
    state = scene(bases=[TEXT, ""], board="25 gold", options={"bases_2p": bases})
    bid(state, 1, 0)
    (entry,) = state.legal_actions(0)
    assert isinstance(entry, Arrangement)
    return entry.pieces


def test_an_arrangement_names_both_faces_of_all_its_owner_has() -> None:
    assert offered() == ("1Q4", "1Q3", "2Q3", "2Q2", "3Q4", "3Q0")
    assert offered(2) == (*offered(), "/")


@pytest.mark.parametrize(
    ("layout", "code", "place"),
    [
        ((), None, 0),
        (("1Q4",), None, 0),
        (("1Q4", "2Q3", "3Q4"), None, 0),
        (("3Q4", "1Q3", "2Q2"), None, 0),
        (("3Q0",), None, 0),
        (("1Q4", "3Q0"), "neighbours-differ", 1),
        (("2Q2", "3Q4", "1Q4"), "neighbours-differ", 1),
        (("1Q4", "1Q3"), "piece-twice", 1),
        (("1Q4", "1Q4"), "piece-twice", 1),
        (("1Q4", "4Q4"), "unknown-piece", 1),
        (("1Q2",), "unknown-piece", 0),
        (("1S4",), "unknown-piece", 0),
        (("nonsense",), "unknown-piece", 0),
        (("1Q4", "/", "2Q3"), "too-many-bases", 1),
    ],
)
def test_the_first_fault_and_where_it_lies(
    layout: tuple[str, ...], code: str | None, place: int
) -> None:
    fault = find_fault(offered(), layout)
    assert (fault.code if fault else None) == code
    assert GAME.judge(Arrangement("arrange", offered()), layout) == code
    if fault is not None:
        assert fault.place == place
        assert find_fault(offered(), layout[:place]) is None


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        (("1Q4", "/", "3Q0"), None),
        (("/", "1Q4"), None),
        (("1Q4", "/"), None),
        (("1Q4", "/", "1Q3"), "piece-twice"),
        (("1Q4", "/", "/", "2Q3"), "too-many-bases"),
    ],
)
def test_two_bases_are_judged_each_for_itself(layout: tuple[str, ...], code: str | None) -> None:
    assert GAME.judge(Arrangement("arrange", offered(2)), layout) == code


def ring(*ups: int) -> tuple[int, ...]:
    """Give four quarters, whatever lies beneath."""
    return tuple(face_of(lot, 6, up) for lot, up in enumerate(ups, start=1))


@pytest.mark.parametrize(
    ("ups", "code"),
    [
        ((4, 3, 3, 4), None),
        ((4, 3, 2, 3), None),
        ((2, 3, 4, 4), "ring-not-closed"),
        ((0, 1, 2, 3), "ring-not-closed"),
        ((0, 4, 4, 4), "neighbours-differ"),
        ((4, 4, 4, 0), "neighbours-differ"),
        ((0, 0, 0, 0), None),
    ],
)
def test_a_whole_ring_closes(ups: tuple[int, ...], code: str | None) -> None:
    assert base_fault(ring(*ups)) == code
    if code == "ring-not-closed":
        assert base_fault(ring(*ups)[:3]) is None, "an open arc needs no such thing"


def test_nothing_goes_after_a_whole_ring() -> None:
    assert misfit(ring(4, 4, 4, 4), face_of(5, 3, 4)) == "too-large"


def test_what_is_laid_out_is_what_lies_there() -> None:
    state = scene(bases=[TEXT, ""], board="25 gold", options={"bases_2p": 2})
    bid(state, 1, 0)
    act(state, 0, Arrange(("3Q0", "/", "2Q2", "1Q3")))
    seen = state.observation(1)
    assert seen.bases[0] == (("3Q0",), ("2Q2", "1Q3"))
    assert seen.turned == ("1Q3", "2Q2", "3Q0")
    assert seen.box == ()


def test_what_is_not_named_goes_into_the_box_as_it_lay() -> None:
    state = scene(bases=[TEXT, ""], board="25 gold")
    bid(state, 1, 0)
    act(state, 0, Arrange(("2Q2",)))
    seen = state.observation(1)
    assert seen.box == ("1Q4", "3Q4")
    assert seen.turned == ("2Q2",)


def test_pieces_move_from_base_to_base() -> None:
    state = scene(bases=[["19 gold", "13 silver"], ["", ""]], options={"bases_2p": 2})
    bid(state, 1, 0)
    act(state, 0, Arrange(("2Q3", "1Q4", "/", "3Q0")))
    assert state.observation(0).bases[0] == (("2Q3", "1Q4"), ("3Q0",))


def test_layouts_split_and_join() -> None:
    for layout in ((), ("1Q4",), ("1Q4", "/", "2Q3"), ("/", "2Q3")):
        assert join(split(layout, 2)) == layout
    assert split(("1Q4", "/"), 2) == [(FACES["1Q4"],), ()]


chosen = st.lists(st.sampled_from(range(30)), max_size=12, unique=True)


@settings(max_examples=150, deadline=None)
@given(chosen, st.integers(1, 2), st.integers(0, 10_000))
def test_what_is_scattered_is_lawful_and_full(numbers: list[int], bases: int, seed: int) -> None:
    entries = [
        face_of(number + 1, PRINTS[number].size, up)
        for number in numbers
        for up in PRINTS[number][1:]
    ]
    entries += [0] * (bases - 1)
    pieces = join([entries[: len(entries) - bases + 1]]) + ("/",) * (bases - 1)
    arrangement = Arrangement("arrange", pieces)
    layout = GAME.arrange(arrangement, FastRng(seed))
    assert GAME.judge(arrangement, layout) is None
    assert sum(map(extent, split(layout, bases))) <= 24 * bases
    assert len(scatter(entries, FastRng(seed))) == len(layout)
    assert layout or not numbers


@settings(max_examples=100, deadline=None)
@given(chosen, st.integers(0, 10_000))
def test_every_beginning_of_a_lawful_layout_is_lawful(numbers: list[int], seed: int) -> None:
    entries = [face_of(n + 1, PRINTS[n].size, up) for n in numbers for up in PRINTS[n][1:]]
    arrangement = Arrangement("arrange", join([entries]))
    layout = GAME.arrange(arrangement, FastRng(seed))
    for length in range(len(layout) + 1):
        assert GAME.judge(arrangement, layout[:length]) is None
