"""Crates: a colour and a weight, written "c3"."""

from itertools import pairwise
from typing import Annotated, TypeAlias

import msgspec

Crate: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-d][1-4]$")]
Crates: TypeAlias = Annotated[tuple[Crate, ...], msgspec.Meta(max_length=16)]


def crates_for(seats: int) -> list[str]:
    """Give all crates of a match: four colours, as many weights as seats."""
    return [f"{colour}{weight}" for colour in "abcd" for weight in range(1, seats + 1)]


def weight(crate: str) -> int:
    """Give what a crate weighs, and scores."""
    return int(crate[1])


def stack_fault(layout: tuple[str, ...]) -> str | None:
    """Judge a stack from the bottom up: None if it stands, else the code why not."""
    for below, above in pairwise(layout):
        if weight(above) > weight(below):
            return "too-heavy"
        if above[0] == below[0]:
            return "same-colour"
    return None
