"""The laws that every game keeps, family by family."""

from typing import Final

from tests.conformance.laws import (
    brains,
    endings,
    fairness,
    knowledge,
    legality,
    memory,
    setups,
    telling,
)
from tests.conformance.laws.law import Law

FAMILIES: Final = (setups, endings, legality, memory, telling, knowledge, fairness, brains)
LAWS: Final[tuple[Law, ...]] = tuple(law for family in FAMILIES for law in family.BOOK.laws)


__all__ = ["FAMILIES", "LAWS", "Law", "law"]


def law(name: str) -> Law:
    """Give one law by its name."""
    return next(law for law in LAWS if law.name == name)
