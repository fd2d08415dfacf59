"""Where a piece lies and how: plain numbers, and the way from one pose to another."""

from dataclasses import dataclass, replace

from tablee_client.core.motion import between, ease_out, flown


@dataclass(frozen=True, slots=True)
class Pose:
    """The centre of a piece, the width of its body and its turn clockwise, in degrees."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    def moved(self, dx: float, dy: float) -> "Pose":
        """Give the same pose elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)


def on_the_way(start: Pose, end: Pose, progress: float, *, lift: float = 0.0) -> Pose:
    """Give the pose at a progress of 0 to 1 of a flight that rises by `lift` in its middle."""
    x, y = flown((start.x, start.y), (end.x, end.y), progress, lift=lift)
    eased = ease_out(progress)
    width = between(start.width, end.width, eased)
    return Pose(x, y, width, between(start.angle, end.angle, eased))
