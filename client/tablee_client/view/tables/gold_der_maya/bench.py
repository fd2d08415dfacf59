"""The layout that a player is making: his bases, what lies loose, and what doesn't fit.

It knows no rule but by the judge that it is given (`Game.judge`), and no pygame. A fragment that
wouldn't touch its neighbours lawfully isn't laid; taking one away, though, may leave a crack
between two others, which must be mended before the layout can be called finished.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from tablee.games.gold_der_maya.fragments import DISC
from tablee.games.gold_der_maya.layout import BORDER
from tablee_client.view.tables.gold_der_maya.arc import extent, lot, size

Judge: TypeAlias = Callable[[tuple[str, ...]], str | None]
TRAY: Final = -1
"""The base of what lies loose."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in an arc: before the `place`-th fragment of a base, or in the tray."""

    base: int
    place: int = 0


class Bench:
    """Bases and tray. `starts` are the turns at which the arcs begin, in 24ths."""

    def __init__(
        self,
        pieces: Sequence[str],
        bases: Sequence[Sequence[str]],
        *,
        judge: Judge,
        starts: Sequence[float] = (),
    ) -> None:
        """`pieces` name both faces of all fragments owned, as the legal arrangement does."""
        faces = [word for word in pieces if word != BORDER]
        self._sides = {lot(face): tuple(f for f in faces if lot(f) == lot(face)) for face in faces}
        self._judge = judge
        self._first = [list(base) for base in bases]
        self._starts_first = list(starts) or [0.0] * len(bases)
        laid = {lot(face) for base in bases for face in base}
        self._loose_first = [
            sides[0] for number, sides in self._sides.items() if number not in laid
        ]
        self.reset()

    # what lies where

    def reset(self) -> None:
        """Let all lie as it did when the lot was bought."""
        self.bases = [list(base) for base in self._first]
        self.loose = list(self._loose_first)
        self.starts = list(self._starts_first)

    @property
    def is_changed(self) -> bool:
        """Whether anything lies otherwise than at first."""
        return (self.bases, self.loose) != (self._first, self._loose_first)

    @property
    def faces(self) -> list[str]:
        """All fragments, base by base, then those in the tray."""
        return [face for base in self.bases for face in base] + self.loose

    def other(self, face: str) -> str:
        """Give the other side of a fragment."""
        one, two = self._sides[lot(face)]
        return two if face == one else one

    def slot_of(self, face: str) -> Slot:
        """Tell where a fragment lies; ValueError if it isn't here."""
        for number, base in enumerate(self.bases):
            if face in base:
                return Slot(number, base.index(face))
        return Slot(TRAY, self.loose.index(face))

    def slots(self, face: str) -> list[Slot]:
        """List where a fragment could go: every place of every base without it, then the tray."""
        found = []
        for number, base in enumerate(self.bases):
            rest = [other for other in base if other != face]
            found += [Slot(number, place) for place in range(len(rest) + 1)]
        return [*found, Slot(TRAY)]

    def layout(self) -> tuple[str, ...]:
        """Give what lies on the bases as the action writes it."""
        last = max((k for k, base in enumerate(self.bases) if base), default=-1)
        words: list[str] = []
        for number, base in enumerate(self.bases[: last + 1]):
            words += [BORDER, *base] if number else base
        return tuple(words)

    # what fits

    def fault(self) -> str | None:
        """Tell why the layout can't be finished as it lies, as a code."""
        return self._judge(self.layout())

    def cracks(self, number: int) -> list[int]:
        """List the fragments of a base that don't fit the next one, by place."""
        base = self.bases[number]
        pairs = pairwise(base)
        found = [k for k, pair in enumerate(pairs) if self._judge(pair)]
        if not found and self._judge(tuple(base)) is not None:
            found = [len(base) - 1]
        return found

    def misfit(self, face: str, slot: Slot) -> str | None:
        """Tell why a fragment can't be laid in a slot, as a code; in the tray it always can."""
        if slot.base == TRAY:
            return None
        rest = [other for other in self.bases[slot.base] if other != face]
        return self._misfit([*rest[: slot.place], face, *rest[slot.place :]], slot.place)

    def misfit_turned(self, face: str) -> str | None:
        """Tell why a fragment can't be turned over where it lies, as a code."""
        slot = self.slot_of(face)
        if slot.base == TRAY:
            return None
        base = list(self.bases[slot.base])
        before = self._misfit(base, slot.place)
        base[slot.place] = self.other(face)
        return None if before else self._misfit(base, slot.place)

    def _misfit(self, base: list[str], place: int) -> str | None:
        """Judge one fragment of a base by itself: both joints, the room, and the ring."""
        if extent(base) > DISC:
            return self._judge(tuple(base)) or "too-large"
        for k in (place - 1, place):
            code = self._judge(tuple(base[max(k, 0) : k + 2]))
            if code is not None:
                return code
        if extent(base) < DISC or place not in (0, len(base) - 1):
            return None
        code = self._judge(tuple(base))
        return code if code == "ring-not-closed" else None

    # verbs

    def lay(self, face: str, slot: Slot) -> str | None:
        """Move a fragment; tell why it can't go there, in which case nothing moves."""
        code = self.misfit(face, slot)
        if code is not None:
            return code
        self.take(face)
        if slot.base == TRAY:
            return None
        self.loose.remove(face)
        base = self.bases[slot.base]
        if slot.place == 0 and base:
            self.starts[slot.base] -= size(face)
        base.insert(slot.place, face)
        return None

    def take(self, face: str) -> None:
        """Put a fragment into the tray; what lay after it on its base moves up."""
        slot = self.slot_of(face)
        if slot.base == TRAY:
            return
        base = self.bases[slot.base]
        base.remove(face)
        if slot.place == 0:
            self.starts[slot.base] = self.starts[slot.base] + size(face) if base else 0.0
        self.loose.append(face)

    def turn(self, face: str) -> str | None:
        """Turn a fragment over; tell why it can't be turned where it lies."""
        code = self.misfit_turned(face)
        if code is None:
            slot = self.slot_of(face)
            home = self.loose if slot.base == TRAY else self.bases[slot.base]
            home[home.index(face)] = self.other(face)
        return code
