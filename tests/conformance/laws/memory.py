"""Positions as bytes and copies, and matches that repeat exactly."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import (
    FastRng,
    Replay,
    Rng,
    State,
    Step,
    play_again,
    play_out,
    seed_of,
)
from tests.conformance.laws.law import SETTINGS, Book, Subject
from tests.conformance.matches import Match, Position
from tests.conformance.players import Seating, meddling

BOOK = Book()
AHEAD = 12
FLIPS = 10


@BOOK.positions(examples=100)
def bytes_are_the_whole_position(position: Position, luck: Rng) -> None:
    state = position.fresh()
    data = state.to_bytes()
    restored = position.game.from_bytes(data)
    assert restored.to_bytes() == data, "the bytes of the restored position differ"
    _same_to_everybody(position, state, restored)
    number = luck.below(1 << 30)
    assert _played_on(position, restored, number) == _played_on(position, state, number)


@BOOK.positions(examples=100)
def clones_are_independent(position: Position, luck: Rng) -> None:
    state, number = position.fresh(), luck.below(1 << 30)
    data, clone = state.to_bytes(), state.clone()
    assert clone.to_bytes() == data, "a clone differs from its original"
    ahead = _played_on(position, clone, number)
    assert state.to_bytes() == data, "play on the clone changed the original"
    end = clone.to_bytes()
    assert _played_on(position, state, number) == ahead, "the original plays on differently"
    assert clone.to_bytes() == end, "play on the original changed the clone"


@BOOK.positions(examples=60)
def looking_changes_nothing(position: Position, luck: Rng) -> None:
    del luck
    state = position.fresh()
    data = state.to_bytes()
    for viewer in position.viewers:
        state.observation(viewer)
    for seat in position.seats:
        state.legal_actions(seat)
        state.stage(seat)
    position.game.conserved(state)
    assert state.to_bytes() == data


@BOOK.matches(examples=6)
def the_same_seed_gives_the_same_match(match: Match, luck: Rng) -> None:
    del luck
    for (one, events), (other, again) in zip(match.again(), match.again(), strict=True):
        assert msgspec.msgpack.encode(events) == msgspec.msgpack.encode(again)
        assert one.to_bytes() == other.to_bytes()


@BOOK.matches(examples=12)
def telling_the_opening_changes_nothing(match: Match, luck: Rng) -> None:
    del luck
    assert match.begin().to_bytes() == match.begin(events=[]).to_bytes()


@BOOK.matches(examples=6)
def a_record_plays_again(match: Match, luck: Rng) -> None:
    del luck
    write = match.game.action_to_string
    steps = tuple(Step(seat, write(action)) for seat, action in match.moves)
    kind = match.game.type
    record = Replay(kind.slug, kind.rules_version, match.setup, seed_of(match.seed), steps)
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=Replay)
    for frame, (state, events) in zip(play_again(match.game, kept), match.again(), strict=True):
        assert list(frame.events) == events, frame.step
        assert frame.state.to_bytes() == state.to_bytes(), frame.step


@BOOK.positions(examples=12)
def the_fast_playout_equals_the_plain_one(position: Position, luck: Rng) -> None:
    number = luck.below(1 << 30)
    fast, plain = position.fresh(), position.fresh()
    taken = position.game.playout(fast, FastRng(number), dice=position.dice())
    assert taken == play_out(plain, FastRng(number), dice=position.dice())
    assert fast.to_bytes() == plain.to_bytes()


@BOOK.whole
def random_bytes_are_no_position(subject: Subject) -> None:
    kept = [position.fresh().to_bytes() for position in subject.positions[:20]]
    cut = st.builds(lambda data, at: data[: at % len(data)], st.sampled_from(kept), st.integers(0))

    @SETTINGS
    @given(st.one_of(st.binary(max_size=60), cut))
    def check(data: bytes) -> None:
        try:
            state = subject.game.from_bytes(data)
        except ValueError:
            return
        raise AssertionError(f"{data!r} became {state}")

    check()


@BOOK.positions(examples=150)
def a_flipped_bit_is_a_position_or_a_value_error(position: Position, luck: Rng) -> None:
    whole = position.fresh().to_bytes()
    for _ in range(FLIPS):
        data = bytearray(whole)
        data[luck.below(len(data))] ^= 1 << luck.below(8)
        try:
            state = position.game.from_bytes(bytes(data))
        except ValueError:
            continue
        state.problems()


def _same_to_everybody(position: Position, one: State, other: State) -> None:
    assert one.current_players() == other.current_players()
    for viewer in position.viewers:
        assert one.observation(viewer) == other.observation(viewer), viewer
    for seat in position.seats:
        assert one.legal_actions(seat) == other.legal_actions(seat), seat


def _played_on(position: Position, state: State, number: int) -> tuple[bytes, bytes]:
    """Play some moves in place; give their events and the position they led to."""
    luck, dice = FastRng(number), position.dice()
    seating = Seating(position.game, len(position.seats))
    told = []
    for _ in range(AHEAD):
        if state.is_terminal():
            break
        seat, action = meddling(seating, state, luck)
        told.extend(state.apply_action(seat, action, dice))
    return msgspec.msgpack.encode(told), state.to_bytes()
