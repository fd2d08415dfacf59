"""Whether what went over the wire is an observation, no more and no less."""

from functools import cache
from typing import Any

import msgspec

from tablee.engine import Observation


def is_same(told: bytes | msgspec.Raw, truth: Observation | None) -> bool:
    """Tell whether a map of fields says what an observation says; a default may be left out."""
    if truth is None:
        return False
    defaults = _defaults(type(truth))
    written = msgspec.msgpack.encode(truth)
    if written == bytes(told):
        return True
    return _without(defaults, told) == _without(defaults, written)


def _without(defaults: dict[str, Any], data: bytes | msgspec.Raw) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.msgpack.decode(data)
    return {n: v for n, v in fields.items() if n not in defaults or v != defaults[n]}


@cache
def _defaults(kind: type[Observation]) -> dict[str, Any]:
    """Give what a field is where it isn't there, as it goes over the wire."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.default is not msgspec.NODEFAULT:
            found[field.encode_name] = _sent(field.default)
        elif field.default_factory is not msgspec.NODEFAULT:
            found[field.encode_name] = _sent(field.default_factory())
    return found


def _sent(value: object) -> object:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))
