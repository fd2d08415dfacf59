"""What a seat may do now, in a form that is short on the wire however many actions it stands for.

`Choice` holds one action. `Range`, `Subset` and `Arrangement` stand for many: each names the kind
of action that answers it and bounds its one field (see `Action`). On these three, `in`, iteration
and `sample` speak of that field's value; on a whole `LegalActions` they speak of actions.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from math import comb
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from tablee.engine.action import Action
from tablee.engine.rng import Rng

A = TypeVar("A")
COUNTABLE: Final = 10_000


class Choice(msgspec.Struct, Generic[A], frozen=True, array_like=True, tag="choice"):
    """Exactly one action."""

    action: A

    def __contains__(self, action: object) -> bool:
        """Tell whether this is the action."""
        return self.action == action

    def __iter__(self) -> Iterator[A]:
        """Give the one action."""
        return iter((self.action,))

    def sample(self, rng: Rng) -> A:  # noqa: ARG002 - one shape for all four
        """Give the one action."""
        return self.action


class Range(msgspec.Struct, frozen=True, array_like=True, tag="range"):
    """An action of this kind with any whole number of low..high."""

    kind: str
    low: int
    high: int

    def __contains__(self, value: object) -> bool:
        """Tell whether the number lies within."""
        return type(value) is int and self.low <= value <= self.high

    def __iter__(self) -> Iterator[int]:
        """Give every number."""
        return iter(range(self.low, self.high + 1))

    def sample(self, rng: Rng) -> int:
        """Give any of the numbers, all equally likely."""
        return self.low + rng.below(self.high - self.low + 1)


class Subset(msgspec.Struct, frozen=True, array_like=True, tag="subset"):
    """An action of this kind with least..most different pieces, in the order listed here."""

    kind: str
    pieces: tuple[str, ...]
    least: int
    most: int

    def __contains__(self, value: object) -> bool:
        """Tell whether the value is a tuple of as many pieces, each once, in the listed order."""
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        places = iter(self.pieces)
        return all(piece in places for piece in value)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """Give every subset, small ones first; ValueError when there are more than 10,000."""
        sizes = range(self.least, self.most + 1)
        if sum(comb(len(self.pieces), size) for size in sizes) > COUNTABLE:
            raise ValueError(f"more than {COUNTABLE} subsets: sample instead")
        for size in sizes:
            yield from combinations(self.pieces, size)

    def sample(self, rng: Rng) -> tuple[str, ...]:
        """Give a random subset: first its size, then its pieces."""
        size = self.least + rng.below(self.most - self.least + 1)
        chosen = set(rng.sample(range(len(self.pieces)), size))
        return tuple(piece for i, piece in enumerate(self.pieces) if i in chosen)


class Arrangement(msgspec.Struct, frozen=True, array_like=True, tag="arrangement"):
    """An action of this kind with a layout of some of the pieces, as the game's notation writes it.

    Whether a layout, also an unfinished one, is allowed says `Game.judge`; the empty one always is.
    """

    kind: str
    pieces: tuple[str, ...]


Entry: TypeAlias = Choice[Any] | Range | Subset | Arrangement
Judge: TypeAlias = Callable[[Arrangement, tuple[str, ...]], str | None]
Arrange: TypeAlias = Callable[[Arrangement, Rng], tuple[str, ...]]


class LegalActions(list[Entry]):
    """The list of entries, bound to the game that can make actions of them and judge layouts."""

    def __init__(
        self,
        entries: Iterable[Entry] = (),
        *,
        kinds: Mapping[str, Callable[..., Action]],
        judge: Judge,
        arrange: Arrange,
    ) -> None:
        """Bind entries to a game's action classes by kind; `Game.legal` calls this."""
        super().__init__(entries)
        self._kinds = kinds
        self._judge = judge
        self._arrange = arrange

    def __contains__(self, action: object) -> bool:
        """Tell whether an action (or a whole entry) is allowed."""
        return any(entry == action or self._allows(entry, action) for entry in self)

    def allows(self, action: Action) -> bool:
        """Tell whether an action is allowed: `in`, for what is known to be one."""
        return self.__contains__(action)

    def actions(self) -> Iterator[Action]:
        """Give every action; ValueError where they can't be counted."""
        for entry in self:
            if isinstance(entry, Choice):
                yield entry.action
            elif isinstance(entry, Arrangement):
                raise ValueError("arrangements can't be counted: sample instead")
            else:
                for value in entry:
                    yield self._make(entry.kind, value)

    def sample(self, rng: Rng) -> Action:
        """Give a random action: first an entry, then one of its actions. There must be one."""
        entry = rng.choice(self)
        if isinstance(entry, Choice):
            chosen: Action = entry.action
            return chosen
        if isinstance(entry, Arrangement):
            return self._make(entry.kind, self._arrange(entry, rng))
        return self._make(entry.kind, entry.sample(rng))

    def _allows(self, entry: Entry, action: object) -> bool:
        if isinstance(entry, Choice):
            return action in entry
        if not isinstance(action, Action) or action.kind() != entry.kind:
            return False
        (value,) = msgspec.structs.astuple(action)
        if isinstance(entry, Arrangement):
            return isinstance(value, tuple) and self._judge(entry, value) is None
        return value in entry

    def _make(self, kind: str, value: object) -> Action:
        return self._kinds[kind](value)
