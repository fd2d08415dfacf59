"""What the player may do, as rows to press: whole actions, numbers, pieces to pick or to order.

A draft keeps what was set and picked as long as the same is asked for. Nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tablee.engine import Action, Arrangement, Choice, Entry, LegalActions, Range, Subset
from tablee.games import AnyGame

RowKind: TypeAlias = Literal["act", "number", "piece", "confirm"]


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row. `mark` is a number's value or a picked piece's place; `reason` bars the row."""

    kind: RowKind
    text: str
    entry: int
    piece: int = -1
    mark: str = ""
    picked: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Naming:
    """How actions, the pieces of a kind of action, and refusals are worded."""

    action: Callable[[Action], str]
    piece: Callable[[str], str]
    count: Callable[[int, int], str]
    refusal: Callable[[str], str]


class Draft:
    """The legal actions of a moment, and what the player has set of them so far."""

    def __init__(self, game: AnyGame, naming: Naming) -> None:
        self._game, self._naming = game, naming
        self._entries: tuple[Entry, ...] = ()
        self._numbers: dict[int, int] = {}
        self._picked: dict[int, list[int]] = {}

    def ask(self, legal: LegalActions | None) -> None:
        """Offer these from now on; what was set for other entries is forgotten."""
        entries = tuple(legal or ())
        if entries != self._entries:
            self._entries, self._numbers, self._picked = entries, {}, {}

    # what is shown

    def rows(self) -> list[MoveRow]:
        """Give the rows from top to bottom."""
        return [row for k, entry in enumerate(self._entries) for row in self._rows_of(k, entry)]

    def _rows_of(self, k: int, entry: Entry) -> list[MoveRow]:
        match entry:
            case Choice(action):
                return [MoveRow("act", self._naming.action(action), k)]
            case Range():
                number = self._numbers.get(k, entry.low)
                text = self._naming.action(self._made(entry.kind, number))
                return [MoveRow("number", text, k, mark=str(number))]
            case _:
                pieces = [self._piece_row(k, entry, p) for p in range(len(entry.pieces))]
                return [*pieces, self._confirm_row(k, entry)]

    def _piece_row(self, k: int, entry: Subset | Arrangement, piece: int) -> MoveRow:
        picked = self._picked.get(k, [])
        there, text = piece in picked, self._naming.piece(entry.pieces[piece])
        ordered = isinstance(entry, Arrangement)
        mark = str(picked.index(piece) + 1) if there and ordered else ""
        reason = "" if there else self._bar(entry, [*picked, piece])
        return MoveRow("piece", text, k, piece, mark, there, reason)

    def _bar(self, entry: Subset | Arrangement, picked: Sequence[int]) -> str:
        """Say why so many pieces, or these in this order, can't be picked; empty if they can."""
        if isinstance(entry, Subset):
            too_many = len(picked) > entry.most
            return self._naming.count(entry.least, entry.most) if too_many else ""
        code = self._game.judge(entry, tuple(entry.pieces[p] for p in picked))
        return "" if code is None else self._naming.refusal(code)

    def _confirm_row(self, k: int, entry: Subset | Arrangement) -> MoveRow:
        picked = self._picked.get(k, [])
        reason = self._bar(entry, picked)
        if isinstance(entry, Subset) and len(picked) < entry.least:
            reason = self._naming.count(entry.least, entry.most)
        text = self._naming.action(self._made(entry.kind, self._value(k, entry)))
        return MoveRow("confirm", text, k, reason=reason)

    # verbs

    def press(self, row: MoveRow) -> Action | None:
        """Pick or give back a piece, or give the action that the row stands for."""
        entry = self._entries[row.entry]
        if row.kind == "piece":
            self._pick(row)
            return None
        match entry:
            case Choice(action):
                chosen: Action = action
                return chosen
            case Range():
                return self._made(entry.kind, self._numbers.get(row.entry, entry.low))
        return None if row.reason else self._made(entry.kind, self._value(row.entry, entry))

    def step(self, row: MoveRow, by: int) -> bool:
        """Raise a number, or move a picked piece in its order; tell whether the row has either."""
        entry = self._entries[row.entry]
        if isinstance(entry, Range):
            number = self._numbers.get(row.entry, entry.low) + by
            self._numbers[row.entry] = max(entry.low, min(entry.high, number))
            return True
        if isinstance(entry, Arrangement) and row.picked:
            self._move(row.entry, entry, row.piece, by)
            return True
        return False

    def _pick(self, row: MoveRow) -> None:
        picked = self._picked.setdefault(row.entry, [])
        if row.picked:
            picked.remove(row.piece)
        elif not row.reason:
            picked.append(row.piece)

    def _move(self, k: int, entry: Arrangement, piece: int, by: int) -> None:
        picked = list(self._picked[k])
        here = picked.index(piece)
        picked.insert(max(0, here + by), picked.pop(here))
        if not self._bar(entry, picked):
            self._picked[k] = picked

    def _value(self, k: int, entry: Subset | Arrangement) -> tuple[str, ...]:
        picked = self._picked.get(k, [])
        order = sorted(picked) if isinstance(entry, Subset) else picked
        return tuple(entry.pieces[p] for p in order)

    def _made(self, kind: str, value: object) -> Action:
        made: Callable[[object], Action] = self._game.kinds[kind]
        return made(value)
