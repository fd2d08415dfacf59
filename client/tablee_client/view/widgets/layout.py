"""Where the next thing goes: columns, rows and grids of boxes on the 8-unit grid."""

from collections.abc import Iterator, Sequence

from tablee_client.view.geometry import Box


class Column:
    """Hands out boxes from the top down within a box."""

    def __init__(self, box: Box, *, gap: float = 16) -> None:
        self.box = box
        self.gap = gap
        self._y = box.y

    def take(self, height: float) -> Box:
        """Give the next box of this height, over the whole width."""
        box = Box(self.box.x, self._y, self.box.w, height)
        self._y += height + self.gap
        return box

    def skip(self, height: float) -> None:
        """Leave room."""
        self._y += height

    @property
    def rest(self) -> Box:
        """What is left below."""
        return Box(self.box.x, self._y, self.box.w, max(0.0, self.box.bottom - self._y))


def row(box: Box, shares: Sequence[float], *, gap: float = 16) -> list[Box]:
    """Cut a box into columns whose widths are as the shares."""
    room = box.w - gap * (len(shares) - 1)
    boxes, x = [], box.x
    for share in shares:
        wide = room * share / sum(shares)
        boxes.append(Box(x, box.y, wide, box.h))
        x += wide + gap
    return boxes


def grid(box: Box, columns: int, *, height: float, gap: float = 16) -> Iterator[Box]:
    """Give cells left to right, then down, as many as are asked for."""
    for line in box.rows(height, gap):
        yield from line.columns(columns, gap)
