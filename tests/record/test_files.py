"""A replay file of any game: whole, short, and checked to the last value."""

import tracemalloc
from collections.abc import Callable
from typing import Any

import msgpack
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import OPEN, SPECTATOR
from tablee.games import AnyGame, get_game
from tablee.record import (
    CHECKS,
    Check,
    RecordError,
    check,
    opened,
    read,
    sealed,
    verdict,
    with_witness,
)
from tests.conformance.subjects import SUBJECTS, slug
from tests.record.files import dict_of, forged, played, values_of, witness_of

NAIN_JAUNE = get_game("nain-jaune")
WHOLE = played(NAIN_JAUNE, most=60)
TAIL = len(msgpack.packb(["end", bytes(32)]))
WITNESSED = with_witness(WHOLE, witness_of(0, WHOLE))
games = pytest.mark.parametrize("game", [s.game for s in SUBJECTS], ids=map(slug, SUBJECTS))
Change = Callable[[list[list[Any]]], None]


def checked(file: bytes, game: AnyGame | None = NAIN_JAUNE) -> dict[str, bool | None]:
    return {check.name: check.ok for check in check(read(file), game)}


def wrong(file: bytes, game: AnyGame | None = NAIN_JAUNE) -> set[str]:
    return {name for name, ok in checked(file, game).items() if ok is False}


@games
@pytest.mark.parametrize("number", [1, 2])
def test_an_honest_match_checks(game: AnyGame, number: int) -> None:
    file = played(game, number=number)
    with_eyes = with_witness(file, witness_of(0, file))
    assert checked(with_eyes, game) == dict.fromkeys(CHECKS, True)
    assert verdict(check(read(with_eyes), game)) is True


@games
def test_a_file_holds_every_frame_as_it_was_shown(game: AnyGame) -> None:
    file = read(played(game))
    opening = file.header.opening
    assert opening is not None
    seats = range(file.header.setup.seats)
    frames = list(opened(file.header.viewers, file.frames))
    assert len(frames) == len(file.moves) + 1
    for frame in frames:
        for viewer in (*seats, SPECTATOR, OPEN):
            seen = game.decode_observation(msgspec.msgpack.encode(frame[viewer].observation))
            assert seen.viewer == viewer
            game.decode_events(msgspec.msgpack.encode(frame[viewer].events))


def test_a_repeated_match_checks_without_anybodys_entropy() -> None:
    assert checked(played(NAIN_JAUNE, repeats=True, most=20))["entropy"] is True


def test_a_match_that_was_broken_off_checks() -> None:
    file = played(NAIN_JAUNE, most=3)
    ending = read(file).ending
    assert ending is not None
    assert (ending.reason, ending.outcome) == ("abandoned", None)
    assert wrong(file) == set()


@games
def test_a_kept_secret_leaves_one_viewers_frames_and_nothing_else(game: AnyGame) -> None:
    file = played(game, kept=True)
    values = dict_of(file)
    assert set(values) == {"tablee-replay", "header", "frame", "ending", "end"}
    assert [sorted(sight) for sight in opened((0,), read(file).frames)] == [[0]] * len(
        values["frame"]
    )
    assert check(read(file), game) == [Check("promise", None)]
    assert verdict(check(read(file), game)) is None
    assert bytes(range(32)) not in file


@games
def test_a_kept_file_is_the_same_for_hidden_things_that_differ(game: AnyGame) -> None:
    """What seat 0 saw is told by his own events and observation, and by nothing beside them."""
    whole, kept = read(played(game)), read(played(game, kept=True))
    pairs = zip(opened(whole.header.viewers, whole.frames), opened((0,), kept.frames), strict=True)
    assert all(before[0] == after[0] for before, after in pairs)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_any_changed_byte_is_found(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(WHOLE) - 1))
    changed = bytearray(WHOLE)
    changed[at] ^= data.draw(st.integers(1, 255))
    with pytest.raises(RecordError):
        read(bytes(changed))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_file_that_was_cut_or_has_more_is_found(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(WHOLE) - 1))
    with pytest.raises(RecordError):
        read(WHOLE[:at])
    with pytest.raises(RecordError):
        read(WHOLE + data.draw(st.binary(min_size=1, max_size=9)))


def secret(values: list[list[Any]]) -> None:
    _header(values)["opening"][0] = bytes(32)


def entropy(values: list[list[Any]]) -> None:
    _header(values)["opening"][1][0] = bytes([99] * 32)


def entropy_left_out(values: list[list[Any]]) -> None:
    _header(values)["opening"][1][0] = None


def repeated(values: list[list[Any]]) -> None:
    _header(values)["opening"][2] = True


def promise(values: list[list[Any]]) -> None:
    _header(values)["commitment"] = bytes(32)


def server(values: list[list[Any]]) -> None:
    _header(values)["server_id"] = "b2"


def match(values: list[list[Any]]) -> None:
    _header(values)["match"] += 1


def a_move_dropped(values: list[list[Any]]) -> None:
    values.remove(next(value for value in values if value[0] == "move"))


def a_move_changed(values: list[list[Any]]) -> None:
    move = next(value for value in values if value[0] == "move")
    move[1][2] = "play KS" if move[1][2] != "play KS" else "play 7D"


def a_card_shown(values: list[list[Any]]) -> None:
    for event in _frame(values)[2]:
        if event[0] == "dealt":
            event[3].reverse()


def a_card_of_a_seat(values: list[list[Any]]) -> None:
    _frame(values)[5][1][1]["hand"] = ["AC"]


def a_frame_dropped(values: list[list[Any]]) -> None:
    values.remove([value for value in values if value[0] == "frame"][-1])


def the_deck(values: list[list[Any]]) -> None:
    deck = next(event for event in _frame(values)[2] if event[:2] == ["chance", "deal/1"])
    deck[2][0], deck[2][1] = deck[2][1], deck[2][0]


def a_root(values: list[list[Any]]) -> None:
    next(value for value in values if value[0] == "root")[1][2] = bytes(32)


def a_proof(values: list[list[Any]]) -> None:
    _witness(values)[5][0][2] += 1


def what_the_witness_was_told(values: list[list[Any]]) -> None:
    _witness(values)[4][0][2] = bytes(32)


def a_doubt(values: list[list[Any]]) -> None:
    _witness(values)[6].append("bad-proof")


def the_score(values: list[list[Any]]) -> None:
    ending = next(value for value in values if value[0] == "ending")
    ending[1][2] = {"scores": [], "ranks": [], "winners": [], "lines": [], "reason": "limit"}


CHANGES: list[tuple[Change, str]] = [
    (secret, "promise"),
    (entropy, "entropy"),
    (entropy, "deals"),
    (entropy_left_out, "entropy"),
    (repeated, "deals"),
    (promise, "promise"),
    (server, "promise"),
    (match, "promise"),
    (a_move_dropped, "moves"),
    (a_move_changed, "frames"),
    (a_card_shown, "frames"),
    (a_card_of_a_seat, "frames"),
    (a_frame_dropped, "frames"),
    (the_deck, "deals"),
    (a_root, "roots"),
    (a_proof, "witness"),
    (what_the_witness_was_told, "witness"),
    (a_doubt, "witness"),
    (the_score, "outcome"),
]


@pytest.mark.parametrize(("change", "found"), CHANGES, ids=lambda c: getattr(c, "__name__", c))
def test_a_change_under_a_right_checksum_is_found(change: Change, found: str) -> None:
    file = forged(WITNESSED, change)
    assert file != WITNESSED
    assert found in wrong(file) or (change is a_move_changed and "moves" in wrong(file))


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_any_change_of_what_was_played_is_found(data: st.DataObject) -> None:
    """Whatever number or text of any move, frame, root or seat's entropy is changed."""

    def change(values: list[list[Any]]) -> None:
        of_kinds = [v for v in values if v[0] in ("move", "frame", "root")]
        value = data.draw(st.sampled_from(of_kinds))
        leaves = [leaf for leaf in _leaves(value) if leaf[0] is not value or leaf[1] > 0]
        told = leaves if value[0] != "move" else [leaf for leaf in leaves if leaf[1] < 3]
        holder, key = data.draw(st.sampled_from(told))
        holder[key] = _another(holder[key])

    file = forged(WHOLE, change)
    assert _is_damaged(file) or wrong(file)


def _is_damaged(file: bytes) -> bool:
    try:
        read(file)
    except RecordError:
        return True
    return False


def _leaves(tree: Any) -> list[tuple[Any, Any]]:
    if isinstance(tree, dict):
        pairs = list(tree.items())
    else:
        pairs = list(enumerate(tree)) if isinstance(tree, list) else []
    found: list[tuple[Any, Any]] = []
    for key, item in pairs:
        found += _leaves(item) if isinstance(item, dict | list) else [(tree, key)]
    return found


def _another(leaf: Any) -> Any:
    match leaf:
        case bool():
            return not leaf
        case int():
            return leaf + 1
        case str():
            return f"{leaf}x"
        case bytes():
            return bytes([leaf[0] ^ 1]) + leaf[1:]
    return 0


def test_a_dishonest_server_that_changes_the_deck_after_its_promise_is_found() -> None:
    """It deals from another seed, and tells everything else so that it fits."""
    other = played(NAIN_JAUNE, repeats=True, most=60)

    def change(values: list[list[Any]]) -> None:
        told = _header(values_of(WHOLE))
        _header(values)["opening"] = told["opening"]

    assert {"deals", "frames"} <= wrong(forged(other, change))


def test_another_version_of_the_rules_says_so_and_still_shows_the_frames() -> None:
    whole = played(NAIN_JAUNE, version=0, most=60)
    found = {one.name: one for one in check(read(forged(whole, a_card_shown)), NAIN_JAUNE)}
    assert found["promise"].ok is True
    assert found["rules"].ok is None
    assert found["rules"].details == {"recorded": 0, "known": NAIN_JAUNE.type.rules_version}
    assert found["frames"].ok is None
    file = read(whole)
    assert verdict(check(file, NAIN_JAUNE)) is None
    assert len(list(opened(file.header.viewers, file.frames))) == len(file.frames)


def test_without_the_game_the_promise_is_checked_all_the_same() -> None:
    assert checked(WITNESSED, None) == {
        "rules": None, "promise": True, "entropy": True, "witness": True,
    }  # fmt: skip
    assert wrong(forged(WITNESSED, secret), None) == {"promise"}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no-replay"),
        (b"PK\x03\x04 a zip", "no-replay"),
        (msgpack.packb(["tablee-replay", 2]), "newer-replay"),
        (msgpack.packb(["tablee-replay", "1"]), "damaged-replay"),
        (msgpack.packb(["tablee-replay", 1]) + b"\x91" * 5000, "damaged-replay"),
        (msgpack.packb(["tablee-replay", 1]) + b"\xdd\xff\xff\xff\xff", "damaged-replay"),
        (msgpack.packb(["tablee-replay", 1]) + b"\xc6\xff\xff\xff\xff", "damaged-replay"),
        (msgpack.packb(["tablee-replay", 1]) + msgpack.packb(["header", {}]), "damaged-replay"),
    ],
)
def test_what_is_no_replay_is_said_by_one_code(data: bytes, code: str) -> None:
    with pytest.raises(RecordError) as said:
        read(data)
    assert said.value.code == code


@pytest.mark.parametrize("kind", ["frame", "witness", "weather"])
def test_a_bomb_of_empty_lists_takes_no_memory(kind: str) -> None:
    value = msgpack.packb(kind) + b"\xdc\xff\xff" + b"\x90" * 65535
    bomb = msgpack.packb(["tablee-replay", 1]) + (b"\x92" + value) * 12
    tracemalloc.start()
    try:
        with pytest.raises(RecordError):
            read(bomb)
        assert tracemalloc.get_traced_memory()[1] < 16 * len(bomb)
    finally:
        tracemalloc.stop()


def test_what_is_nested_too_deeply_to_be_compared_is_damaged() -> None:
    """msgpack reads more levels than Python's stack can write."""
    deep = b"\x92\xa5frame" + b"\x91" * 1000 + b"\xc0"
    file = b"".join(sealed(iter((WHOLE[:-TAIL], deep))))
    with pytest.raises(RecordError, match="damaged-replay"):
        read(file)


def _chairs(values: list[list[Any]]) -> None:
    _header(values)["chairs"].pop()


def _seats(values: list[list[Any]]) -> None:
    _header(values)["setup"]["seats"] = 2**40


def _no_seat(values: list[list[Any]]) -> None:
    _header(values)["setup"]["seats"] = 0
    _header(values)["chairs"].clear()


def _winner(values: list[list[Any]]) -> None:
    the_score(values)
    next(value for value in values if value[0] == "ending")[1][2]["winners"] = [-99]


def _witness_who_never_sat(values: list[list[Any]]) -> None:
    _witness(values)[0] = 99


@pytest.mark.parametrize("change", [_chairs, _seats, _no_seat, _winner, _witness_who_never_sat])
def test_a_seat_that_nobody_sat_in_makes_no_file(change: Change) -> None:
    with pytest.raises(RecordError, match="damaged-replay"):
        read(forged(WITNESSED, change))


def test_a_value_from_the_future_is_passed_over() -> None:
    file = forged(WHOLE, lambda values: values.insert(3, ["weather", "rain"]))
    assert wrong(file) == set()


def test_a_file_is_short() -> None:
    """A whole match of the game with the longest matches, for every viewer."""
    assert len(played(NAIN_JAUNE, number=3)) < 1_000_000


def _header(values: list[list[Any]]) -> dict[str, Any]:
    header: dict[str, Any] = values[1][1]
    return header


def _frame(values: list[list[Any]]) -> list[Any]:
    return next(value for value in values if value[0] == "frame")


def _witness(values: list[list[Any]]) -> list[Any]:
    witness: list[Any] = next(value for value in values if value[0] == "witness")[1]
    return witness
