"""A brain's parameters as a row of numbers, and back: what a tuning changes.

Every number of the struct counts, also within tuples and inner structs; words and flags stay.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec

P = TypeVar("P", bound=msgspec.Struct)


def numbers_of(parameters: msgspec.Struct) -> list[float]:
    """Give the numbers, in the order of the fields."""
    return list(_leaves(msgspec.to_builtins(parameters)))


def with_numbers(parameters: P, numbers: Sequence[float]) -> P:
    """Give the same struct with other numbers; ValueError beyond a field's bounds.

    What was a whole number stays one, rounded.
    """
    rest = iter(numbers)
    return msgspec.convert(_replaced(msgspec.to_builtins(parameters), rest), type(parameters))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _leaves(value: Any) -> Iterator[float]:
    if _is_number(value):
        yield float(value)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _leaves(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _leaves(inner)


def _replaced(value: Any, rest: Iterator[float]) -> Any:
    if _is_number(value):
        number = next(rest)
        return round(number) if isinstance(value, int) else round(number, 4)
    if isinstance(value, dict):
        return {key: _replaced(inner, rest) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_replaced(inner, rest) for inner in value]
    return value
