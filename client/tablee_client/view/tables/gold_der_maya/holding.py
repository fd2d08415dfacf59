"""What is held over a bench and where everything lies meanwhile: numbers only, no pygame."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Literal, TypeAlias

from tablee_client.view.tables.gold_der_maya.arc import (
    STEP,
    begins,
    lot,
    place_at,
    point,
    size,
    turn_of,
    upright,
)
from tablee_client.view.tables.gold_der_maya.bench import TRAY, Bench, Slot
from tablee_client.view.tables.gold_der_maya.layout import (
    MIDDLE,
    TRAY_RADIUS,
    bench_discs,
    tray_poses,
)

How: TypeAlias = Literal["", "mouse", "keys"]
LIFT = 14.0
RAISED = 0.13
"""How far a fragment held by keys is drawn out of its place, as a share of the radius."""
REACH = 1.5
"""Within that many radii of a disc's middle a dragged fragment is over it."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a fragment belongs; `at_once` for one that sticks to the pointer."""

    x: float
    y: float
    radius: float
    turn: float
    lift: float = 0.0
    at_once: bool = False


class Holding:
    """At most one fragment of a bench, by its lot, and the slot that it is aimed at."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.discs = bench_discs(len(bench.bases))
        self.lot: int | None = None
        self.slot = Slot(TRAY)
        self.how: How = ""
        self.pointer = (0.0, 0.0)

    @property
    def face(self) -> str | None:
        """The face that is held."""
        return None if self.lot is None else self.face_of(self.lot)

    @property
    def is_over_disc(self) -> bool:
        """Whether it is aimed at a disc."""
        return self.lot is not None and self.slot.base != TRAY

    @property
    def fault(self) -> str | None:
        """Why it can't be laid where it is aimed at, as a code."""
        return None if self.face is None else self.bench.misfit(self.face, self.slot)

    def face_of(self, number: int) -> str:
        """Give the face of a lot that is up; StopIteration if the lot isn't here."""
        return next(face for face in self.bench.faces if lot(face) == number)

    # verbs

    def take(self, number: int, how: How) -> None:
        """Hold a fragment over the place where it lies."""
        self.lot, self.how = number, how
        self.slot = self.bench.slot_of(self.face_of(number))

    def let_go(self) -> None:
        """Hold nothing."""
        self.lot, self.how = None, ""

    def first_slot(self) -> Slot:
        """Give where a fragment taken by keys is aimed at: its own place, or one that it fits."""
        face = self.face
        if face is None or self.slot.base != TRAY:
            return self.slot
        slots = self.bench.slots(face)[:-1]
        fitting = [slot for slot in slots if self.bench.misfit(face, slot) is None]
        return (fitting or slots)[-1]

    def next_slot(self, step: int) -> Slot:
        """Give the slot that many farther along the arcs, round by the tray."""
        if self.face is None:
            return self.slot
        slots = self.bench.slots(self.face)
        here = slots.index(self.slot) if self.slot in slots else 0
        return slots[(here + step) % len(slots)]

    def slot_under(self, x: float, y: float) -> Slot:
        """Give where a fragment dragged to a point would go."""
        ways = [(hypot(x - disc.x, y - disc.y), number) for number, disc in enumerate(self.discs)]
        away, number = min(ways)
        disc = self.discs[number]
        if away > disc.radius * REACH or y > disc.y + disc.rim:
            return Slot(TRAY)
        faces, start = self.rest(number)
        return Slot(number, place_at(faces, start, turn_of(disc.middle, x, y)))

    # where all lies

    def rest(self, number: int) -> tuple[list[str], float]:
        """Give a base's arc without what is held, and where it begins then."""
        faces, start = list(self.bench.bases[number]), self.bench.starts[number]
        held = self.face
        if held is not None and held in faces:
            start += size(held) if held == faces[0] else 0
            faces.remove(held)
        return faces, start if faces else 0.0

    def arc(self, number: int) -> tuple[list[str], float]:
        """Give a base's arc as it would be if what is held were laid."""
        faces, start = self.rest(number)
        held = self.face
        if held is not None and self.slot.base == number:
            start -= size(held) if faces and self.slot.place == 0 else 0
            faces.insert(self.slot.place, held)
        return faces, start

    def targets(self) -> dict[int, Target]:
        """Give where every fragment belongs, by lot."""
        found: dict[int, Target] = {}
        for number, disc in enumerate(self.discs):
            faces, start = self.arc(number)
            for face, turn in zip(faces, begins(faces, start), strict=True):
                found[lot(face)] = Target(disc.x, disc.y, disc.radius, turn)
        held = self.face
        loose = [face for face in self.bench.loose if face != held]
        if held is not None and self.slot.base == TRAY:
            loose.append(held)
        poses = tray_poses([size(face) for face in loose])
        for face, pose in zip(loose, poses, strict=True):
            found[lot(face)] = Target(pose.x, pose.y, pose.width, pose.angle / STEP)
        if held is not None:
            found[lot(held)] = self._lifted(found[lot(held)], held)
        return found

    def _lifted(self, home: Target, face: str) -> Target:
        middle = size(face) / 2
        if self.how == "keys":
            away = home.radius * RAISED
            x, y = point((home.x, home.y), away, home.turn + middle)
            return Target(x, y, home.radius, home.turn, lift=LIFT)
        turn = home.turn if self.is_over_disc else upright(face)
        radius = home.radius if self.is_over_disc else TRAY_RADIUS
        x, y = point(self.pointer, -radius * MIDDLE, turn + middle)
        return Target(x, y, radius, turn, lift=LIFT, at_once=True)
