"""Lists of legal actions: what is in them, in which order, and how they are drawn from."""

from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import Arrangement, Choice, Entry, FastRng, LegalActions, Range, Stop, Subset
from tests.conformance.toy import GAME, Bid, Load, Peek, Toss

PIECES = ("a1", "b2", "c3")
PIECE_SETS = st.lists(st.sampled_from([f"{c}{w}" for c in "abcd" for w in "1234"]), unique=True)


def legal(*entries: Entry) -> LegalActions:
    return GAME.legal(entries)


def test_a_choice_holds_its_action() -> None:
    assert legal(Choice(Peek())).allows(Peek())
    assert not legal(Choice(Bid(2))).allows(Bid(3))
    assert list(Choice(Bid(2))) == [Bid(2)]


def test_a_range_holds_its_ends_and_nothing_beyond() -> None:
    bids = legal(Range("bid", 2, 4))
    assert [bids.allows(Bid(n)) for n in range(1, 6)] == [False, True, True, True, False]
    assert list(bids.actions()) == [Bid(2), Bid(3), Bid(4)]


def test_true_is_no_number() -> None:
    assert not legal(Range("bid", 0, 4)).allows(Bid(True))


def test_an_action_of_another_kind_is_not_allowed() -> None:
    assert not legal(Range("bid", 0, 4)).allows(Toss(("a1",)))
    assert not legal(Subset("toss", PIECES, 0, 2)).allows(Load(("a1",)))
    assert not legal(Arrangement("load", PIECES)).allows(Peek())


@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [
        ((), False),
        (("a1",), True),
        (("a1", "c3"), True),
        (("c3", "a1"), False),
        (("a1", "a1"), False),
        (("a1", "d4"), False),
        (PIECES, False),
    ],
)
def test_a_subset_has_its_size_and_its_order(chosen: tuple[str, ...], allowed: bool) -> None:
    assert legal(Subset("toss", PIECES, 1, 2)).allows(Toss(chosen)) == allowed


def test_subsets_are_listed_small_ones_first() -> None:
    sizes = list(Subset("toss", PIECES, 1, 2))
    assert sizes == [("a1",), ("b2",), ("c3",), ("a1", "b2"), ("a1", "c3"), ("b2", "c3")]


def test_too_many_subsets_are_not_counted_out() -> None:
    many = tuple(map(str, range(20)))
    with pytest.raises(ValueError, match="sample instead"):
        list(Subset("toss", many, 0, 20))
    assert Subset("toss", many, 0, 20).sample(FastRng(1)) in Subset("toss", many, 0, 20)


def test_an_arrangement_is_judged_by_its_game() -> None:
    layouts = [order for size in range(4) for order in permutations(PIECES, size)]
    entry = Arrangement("load", PIECES)
    allowed = [layout for layout in layouts if legal(entry).allows(Load(layout))]
    assert allowed == [layout for layout in layouts if GAME.judge(entry, layout) is None]
    assert ("c3", "b2", "a1") in allowed
    assert ("a1", "b2") not in allowed


def test_a_piece_twice_or_of_elsewhere_is_no_layout() -> None:
    entry = Arrangement("load", PIECES)
    assert GAME.judge(entry, ("a1", "a1")) == "unknown-piece"
    assert GAME.judge(entry, ("d1",)) == "unknown-piece"
    assert GAME.judge(entry, ()) is None


def test_arrangements_cannot_be_counted_out() -> None:
    with pytest.raises(ValueError, match="sample instead"):
        list(legal(Arrangement("load", PIECES)).actions())


def test_a_whole_entry_is_in_the_list() -> None:
    entry = Range("bid", 0, 4)
    assert entry in legal(entry)
    assert Range("bid", 0, 5) not in legal(entry)


def test_what_is_no_action_is_not_allowed() -> None:
    everything = legal(
        Range("bid", 0, 4), Subset("toss", PIECES, 0, 3), Arrangement("load", PIECES)
    )
    things: list[object] = [None, 3, ("a1",), "bid 3", ["bid", 3]]
    assert [thing for thing in things if thing in everything] == []


@given(PIECE_SETS, st.integers(0, 9), st.integers(0, 1 << 30))
def test_whatever_is_drawn_is_allowed(pieces: list[str], high: int, number: int) -> None:
    all_pieces = tuple(pieces)
    entries = (
        Range("bid", 0, high),
        Subset("toss", all_pieces, 0, len(all_pieces)),
        Arrangement("load", all_pieces),
        Choice(Peek()),
    )
    assert legal(*entries).allows(legal(*entries).sample(FastRng(number)))


@given(PIECE_SETS, st.data())
def test_in_and_iteration_agree(pieces: list[str], data: st.DataObject) -> None:
    few = tuple(pieces[:5])
    least = data.draw(st.integers(0, len(few)))
    most = data.draw(st.integers(least, len(few)))
    subset = Subset("toss", few, least, most)
    orders = [order for size in range(len(few) + 1) for order in permutations(few, size)]
    assert {order for order in orders if order in subset} == set(subset)


def test_the_wire_form_is_short_and_comes_back() -> None:
    entries = legal(Range("bid", 0, 4), Subset("toss", PIECES, 0, 2), Choice(Stop("time")))
    sent = msgspec.msgpack.encode(entries)
    assert msgspec.msgpack.decode(sent) == [
        ["range", "bid", 0, 4],
        ["subset", "toss", list(PIECES), 0, 2],
        ["choice", ["stop", "time"]],
    ]
    assert GAME.decode_legal(sent) == entries
