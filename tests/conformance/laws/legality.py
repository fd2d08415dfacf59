"""What may be done, and that nothing else may."""

import re
from collections.abc import Iterator

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import OPEN, SPECTATOR, TABLE, Action, IllegalAction, Rng, Seat, SeededRng, State
from tablee.games import AnyGame
from tests.conformance.laws.law import SETTINGS, Book, Subject
from tests.conformance.matches import Position
from tests.conformance.players import some

BOOK = Book()
FOREIGN = 12
MOST_ASKED = 30
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@BOOK.positions(examples=80)
def every_listed_action_applies(position: Position, luck: Rng) -> None:
    for seat in (*position.seats, TABLE):
        for action in some(position.game, position.fresh(), seat, luck):
            try:
                position.fresh().apply_action(seat, action, position.dice())
            except IllegalAction as refusal:
                raise AssertionError(f"seat {seat}: {action} is listed, yet refused") from refusal


@BOOK.positions(examples=60)
def anything_else_is_refused(position: Position, luck: Rng) -> None:
    moves = position.match.moves
    asked = [luck.choice(moves)[1] for _ in range(FOREIGN if moves else 0)]
    for seat in (*position.seats, TABLE):
        asked += some(position.game, position.fresh(), seat, luck)
    asked += [changed for action in tuple(asked) for changed in _changed(action, luck)]
    refusing = position.fresh()
    for seat in (*position.seats, TABLE):
        legal = refusing.legal_actions(seat)
        for action in luck.sample(asked, min(MOST_ASKED, len(asked))):
            if legal.allows(action):
                position.fresh().apply_action(seat, action, position.dice())
            else:
                _refused(refusing, seat, action)
    for seat in (len(position.seats), 99, -99, SPECTATOR, OPEN):
        for action in asked[:FOREIGN]:
            _refused(refusing, seat, action)


@BOOK.positions(examples=80)
def legal_actions_cross_the_wire(position: Position, luck: Rng) -> None:
    state = position.fresh()
    for seat in (*position.seats, TABLE):
        legal = state.legal_actions(seat)
        sent = msgspec.msgpack.encode(legal)
        received = position.game.decode_legal(sent)
        assert received == legal, (seat, legal)
        for action in some(position.game, state, seat, luck):
            assert received.allows(action), action


@BOOK.positions(examples=80)
def legal_actions_have_a_firm_order(position: Position, luck: Rng) -> None:
    del luck
    state, same = position.fresh(), position.game.from_bytes(position.fresh().to_bytes())
    for seat in (*position.seats, TABLE):
        listed = msgspec.msgpack.encode(state.legal_actions(seat))
        assert msgspec.msgpack.encode(state.legal_actions(seat)) == listed, seat
        assert msgspec.msgpack.encode(same.legal_actions(seat)) == listed, seat


@BOOK.positions(examples=80)
def actions_are_written_and_read(position: Position, luck: Rng) -> None:
    game, state = position.game, position.fresh()
    for seat in (*position.seats, TABLE):
        for action in some(game, state, seat, luck):
            text = game.action_to_string(action)
            assert text.isprintable(), text
            assert game.string_to_action(text) == action, text
            assert game.decode_action(msgspec.msgpack.encode(action)) == action, action


@BOOK.whole
def no_other_text_is_read(subject: Subject) -> None:
    game = subject.game
    written = {game.action_to_string(action) for m in subject.matches for _, action in m.moves}
    for text in sorted(written)[:: len(written) // 40 + 1]:
        for misspelt in _misspelt(text):
            _read_exactly(game, misspelt)

    @SETTINGS
    @given(st.text(max_size=30))
    def check(text: str) -> None:
        _read_exactly(game, text)

    check()


@BOOK.whole
def random_bytes_are_no_action(subject: Subject) -> None:
    game = subject.game
    sent = {msgspec.msgpack.encode(action) for m in subject.matches for _, action in m.moves}
    for data in sorted(sent)[:: len(sent) // 40 + 1]:
        for bit in range(8 * len(data)):
            _decodes_or_refuses(game, _flipped(data, bit))

    @SETTINGS
    @given(st.binary(max_size=40))
    def check(data: bytes) -> None:
        _decodes_or_refuses(game, data)

    check()


def _flipped(data: bytes, bit: int) -> bytes:
    spoilt = bytearray(data)
    spoilt[bit // 8] ^= 1 << bit % 8
    return bytes(spoilt)


def _decodes_or_refuses(game: AnyGame, data: bytes) -> None:
    try:
        action = game.decode_action(data)
    except msgspec.MsgspecError:
        return
    assert isinstance(action, Action), action


def _misspelt(text: str) -> Iterator[str]:
    for at in range(len(text) + 1):
        for put in ("", " ", "0", "٣", "-", "_", "A", "\n"):
            yield text[:at] + put + text[at:]
            yield text[:at] + put + text[at + 1 :]


def _read_exactly(game: AnyGame, text: str) -> None:
    """An action is read only from the very text that is written for it."""
    try:
        action = game.string_to_action(text)
    except IllegalAction as refusal:
        code = refusal.code
    else:
        code = "unreadable"
        assert game.action_to_string(action) == text, action
    assert code == "unreadable", text


def _refused(state: State, seat: Seat, action: Action) -> None:
    before = state.to_bytes()
    try:
        state.apply_action(seat, action, SeededRng.from_number(0))
    except IllegalAction as refusal:
        code = refusal.code
    else:
        raise AssertionError(f"seat {seat} was allowed {action}, which isn't listed")
    assert KEBAB.fullmatch(code), code
    assert state.to_bytes() == before, f"refused, yet changed the state: {action} of seat {seat}"


def _changed(action: Action, luck: Rng) -> list[Action]:
    """Give the action with each field bent in a few ways; types hold, bounds don't."""
    fields = msgspec.structs.astuple(action)
    return [
        type(action)(*fields[:place], other, *fields[place + 1 :])
        for place, value in enumerate(fields)
        for other in _bent(value, luck)
    ]


def _bent(value: object, luck: Rng) -> list[object]:
    if type(value) is int:
        return [value + 1, value - 1, -1, 10**9, 2**70]
    if isinstance(value, str):
        return ["", value + value, value.swapcase()]
    if isinstance(value, tuple):
        mixed = tuple(luck.sample(value, len(value)))
        return [value[::-1], value + value, value[1:], (*value, "?"), mixed, (7,)]
    return []
