"""What is wrong with the texts of a picture: cut, too small, outside, over each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.theme import Layer
from tools.watched.canvas import Laid, Mark, Written

PLATES = ("patch", "fill")
READABLE = 19.0
"""The smallest size of a text on the screen, in units."""
SLACK = 3.0
"""Units by which two lines may touch, or a line its plate."""
HIDDEN, NOTICED = 0.6, 0.02
"""The part of a line under something else, or under a notice, from which it counts as hidden."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One text that doesn't fit, and how."""

    kind: str
    text: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.text!r} {self.detail}"


def faults(marks: Sequence[Mark]) -> Iterator[Fault]:
    """Find the faults of the texts that can be seen."""
    lines = [(k, mark) for k, mark in enumerate(marks) if isinstance(mark, Written)]
    seen = [(k, line) for k, line in lines if _is_seen(line, marks[k + 1 :])]
    for _, line in seen:
        yield from _single(line, marks)
    for n, (k, line) in enumerate(seen):
        for upper, other in seen[n + 1 :]:
            yield from _pair(line, other, marks[k + 1 : upper])


def _single(line: Written, marks: Sequence[Mark]) -> Iterator[Fault]:
    name = type(line.node).__name__
    if line.text != line.meant:
        yield Fault("cut", line.text, f"in {name}, of {line.meant!r}")
    if line.broken:
        yield Fault("broken", line.text, f"in {name}")
    if line.size < READABLE - 0.01:
        yield Fault("small", line.text, f"in {name}, {line.size:.1f} units")
    if not SCREEN.grown(1).encloses(line.box):
        yield Fault("off", line.text, f"in {name}, at {_told(line.box)}")
    plate = _plate(line, marks)
    if plate is not None:
        yield Fault(
            "outside", line.text, f"in {name}, {_told(line.box)} on {plate.name} {_told(plate.box)}"
        )


def _pair(line: Written, other: Written, between: Sequence[Mark]) -> Iterator[Fault]:
    if (line.node, line.text, line.box) == (other.node, other.text, other.box):
        return  # painted again over a stroke
    across, down = _shared(line.box, other.box)
    if across > SLACK and down > SLACK and not _is_parted(line.box, other.box, between):
        names = f"{type(line.node).__name__}, {type(other.node).__name__}"
        yield Fault("over", line.text, f"and {other.text!r} by {across:.0f} x {down:.0f} ({names})")


def _is_parted(lower: Box, upper: Box, between: Sequence[Mark]) -> bool:
    """Tell whether a plate lies between two lines wherever they share room."""
    x, y = max(lower.x, upper.x), max(lower.y, upper.y)
    shared = Box(x, y, *_shared(lower, upper))
    plates = (mark for mark in between if isinstance(mark, Laid) and mark.kind in PLATES)
    return any(mark.alpha > 0.5 and mark.box.encloses(shared) for mark in plates)


def _plate(line: Written, marks: Sequence[Mark]) -> Laid | None:
    """Give the smallest plate under the line's middle, if the line reaches beyond it."""
    plates = [
        mark
        for mark in marks[: marks.index(line)]
        if isinstance(mark, Laid)
        and mark.node is line.node
        and mark.kind in PLATES
        and mark.box.contains(line.box.cx, line.box.cy)
    ]
    if not plates:
        return None
    plate = min(plates, key=lambda mark: mark.box.w * mark.box.h)
    return None if plate.box.grown(SLACK).encloses(line.box) else plate


def _is_seen(line: Written, above: Sequence[Mark]) -> bool:
    """Tell whether a line isn't scrolled away, and nothing of another node covers most of it."""
    if _part(line.box, line.clip) < 1 - HIDDEN:
        return False
    return not any(
        isinstance(mark, Laid)
        and mark.node is not line.node
        and mark.alpha > 0.5
        and _part(line.box, mark.box) > (NOTICED if _is_notice(mark) else HIDDEN)
        for mark in above
    )


def _is_notice(mark: Laid) -> bool:
    """Tell whether a mark is of a note that lies over everything for a while."""
    return mark.node is not None and mark.node.layer >= Layer.TOAST


def _part(box: Box, cover: Box) -> float:
    across, down = _shared(box, cover)
    return max(0.0, across) * max(0.0, down) / (box.w * box.h or 1)


def _shared(box: Box, other: Box) -> tuple[float, float]:
    across = min(box.right, other.right) - max(box.x, other.x)
    down = min(box.bottom, other.bottom) - max(box.y, other.y)
    return across, down


def _told(box: Box) -> str:
    return f"{box.x:.0f},{box.y:.0f} {box.w:.0f}x{box.h:.0f}"
