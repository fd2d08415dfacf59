"""Every kind of message means the same to an implementation that isn't ours, both ways."""

import re
from typing import Any, get_args

import msgpack
import msgspec
import pytest
from msgspec import inspect

from tablee.engine import Outcome
from tablee.protocol import Message, Role
from tablee.protocol.grammar import SPOKEN_BY
from tablee.protocol.messages import Update
from tests.protocol.wire import body_of, kinds_of
from tools.fuzz_protocol import below_of
from tools.fuzz_values import Values

KINDS = sorted({*kinds_of(Role.CLIENT), *kinds_of(Role.SERVER)}, key=lambda kind: kind.__name__)
DECODER = {role: msgspec.msgpack.Decoder[Any](SPOKEN_BY[role]) for role in Role}


def samples(kind: type[Message], count: int = 20) -> list[Message]:
    values = Values(below_of(sum(map(ord, kind.__name__))), spread=6)
    return [values.message(kind, limit=4096) for _ in range(count)]


def plain(value: Any) -> Any:
    """Give what the independent implementation must make of a value."""
    if isinstance(value, msgspec.Raw):
        return msgpack.unpackb(bytes(value), strict_map_key=False)
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        head = [] if config.tag is None else [config.tag]
        return [*head, *fields.values()] if config.array_like else fields
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def role_of(kind: type[Message]) -> Role:
    return Role.CLIENT if kind in kinds_of(Role.CLIENT) else Role.SERVER


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_another_implementation_reads_what_we_write(kind: type[Message]) -> None:
    for message in samples(kind):
        theirs = msgpack.unpackb(body_of(message), strict_map_key=False)
        assert repr(theirs) == repr(plain(message))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_we_read_what_another_implementation_writes(kind: type[Message]) -> None:
    for message in samples(kind):
        body = msgpack.packb(plain(message))
        read = DECODER[role_of(kind)].decode(body)
        assert type(read) is kind
        assert body_of(read) == body_of(message)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_fields_of_a_later_version_are_passed_over(kind: type[Message]) -> None:
    for message in samples(kind, 3):
        body = msgpack.packb([*plain(message), {"mood": [1.5, None]}, b"\xff"])
        assert body_of(DECODER[role_of(kind)].decode(body)) == body_of(message)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_fields_with_a_default_may_be_missing_and_no_others(kind: type[Message]) -> None:
    (message,) = samples(kind, 1)
    array = plain(message)
    required = 1 + sum(field.required for field in msgspec.structs.fields(kind))
    read = DECODER[role_of(kind)].decode(msgpack.packb(array[:required]))
    assert plain(read)[:required] == array[:required]
    with pytest.raises(msgspec.ValidationError):
        DECODER[role_of(kind)].decode(msgpack.packb(array[: required - 1]))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_from_a_peer_is_bounded(kind: type[Message]) -> None:
    for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        assert unbounded(field.type) == [], f"{kind.__name__}.{field.name}"


def unbounded(kind: inspect.Type) -> list[str]:
    """List what in a type has no bound of its own; game payloads and results have their game's."""
    match kind:
        case inspect.Metadata():
            return unbounded(kind.type)
        case inspect.UnionType():
            return [problem for part in kind.types for problem in unbounded(part)]
        case inspect.StructType() if kind.cls is not Outcome:
            return [problem for field in kind.fields for problem in unbounded(field.type)]
        case inspect.IntType():
            return [] if kind.ge is not None and kind.le is not None else ["number"]
        case inspect.StrType() | inspect.BytesType():
            return [] if kind.max_length is not None else ["text"]
        case inspect.VarTupleType():
            return ([] if kind.max_length is not None else ["list"]) + unbounded(kind.item_type)
        case inspect.DictType():
            inner = unbounded(kind.key_type) + unbounded(kind.value_type)
            return ([] if kind.max_length is not None else ["map"]) + inner
        case _:
            return []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_bounded_field_takes_its_bound_and_nothing_beyond(kind: type[Message]) -> None:
    (message,) = samples(kind, 1)
    for place, field in enumerate(inspect.type_info(kind).fields, start=1):  # type: ignore[attr-defined]
        for value, allowed in around_bounds(field.type):
            array = plain(message)
            array[place] = value
            if kind.__name__ == "Hello" and field.name in ("low", "high"):
                array[1:3] = [value, value]
            assert accepted(role_of(kind), array) is allowed, f"{kind.__name__}.{field.name}"


def accepted(role: Role, array: list[Any]) -> bool:
    try:
        DECODER[role].decode(msgpack.packb(array))
    except msgspec.ValidationError:
        return False
    return True


def around_bounds(kind: inspect.Type) -> list[tuple[Any, bool]]:
    """Give values at the bounds of a type and just beyond them, and whether they are allowed."""
    match kind:
        case inspect.Metadata():
            return around_bounds(kind.type)
        case inspect.UnionType():
            parts = [p for p in kind.types if not isinstance(p, inspect.NoneType)]
            return [(None, True), *around_bounds(parts[0])] if len(parts) == 1 else []
        case inspect.IntType(ge=int(low), le=int(high)):
            return [(low, True), (low - 1, False), (high, True), (high + 1, False)]
        case inspect.StrType():
            return _lengths("é", kind)
        case inspect.BytesType():
            return _lengths(b"x", kind)
        case inspect.VarTupleType(max_length=int(most), item_type=inspect.IntType()):
            return [([0] * most, True), ([0] * (most + 1), False)]
        case inspect.DictType(max_length=int(most)):
            full = {f"k{i}": None for i in range(most)}
            return [(full, True), ({**full, "more": None}, False)]
        case _:
            return []


def _lengths(unit: Any, kind: inspect.StrType | inspect.BytesType) -> list[tuple[Any, bool]]:
    least, most = kind.min_length or 0, kind.max_length or 0
    short = [(unit * (least - 1), False)] if least else []
    return [*short, (unit * least, True), (unit * most, True), (unit * (most + 1), False)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_wire_name_is_the_kebab_case_of_the_class(kind: type[Message]) -> None:
    kebab = re.sub(r"(?<!^)([A-Z])", r"-\1", kind.__name__).lower()
    assert kind.__struct_config__.tag == kebab


def test_every_message_class_is_said_by_somebody() -> None:
    assert set(Message.__subclasses__()) == set(KINDS)


def test_payloads_pass_through_untouched() -> None:
    raw = {name: msgspec.Raw(msgpack.packb([name, 1.5, b"\xff"])) for name in ("e", "o", "l")}
    update = Update(1, 1, 1, 0, -2, 0, "wait", raw["e"], raw["o"], raw["l"], ())
    read = DECODER[Role.SERVER].decode(body_of(update))
    assert [bytes(read.events), bytes(read.observation), bytes(read.legal)] == [
        bytes(part) for part in raw.values()
    ]


def test_no_kind_is_said_by_both_roles_but_those_of_the_session() -> None:
    both = set(get_args(SPOKEN_BY[Role.CLIENT])) & set(get_args(SPOKEN_BY[Role.SERVER]))
    assert {kind.__name__ for kind in both} == {"Ping", "Pong", "Goodbye"}
