"""One focus for mouse, touch, keyboard and pad: who has it, and where an arrow takes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tablee_client.view.geometry import FINGER, Box
from tablee_client.view.intents import Direction

ASIDE = 4000.0


class Focusable(Protocol):
    """Something that can have the focus."""

    @property
    def box(self) -> Box:
        """Where it lies, in design units."""

    @property
    def takes_focus(self) -> bool:
        """Whether it can have the focus now."""

    @property
    def is_passed_over(self) -> bool:
        """Whether keys don't lead to it: only a press of the pointer does."""

    def gain_focus(self) -> None:
        """Called when it gets the focus."""

    def lose_focus(self) -> None:
        """Called when it loses it."""


class FocusGraph:
    """Which of the members has the focus.

    Members keep the order they were added in, which is the order of Tab. `is_shown` is true while
    the player steers by keys, so that the ring isn't drawn for mouse and touch. `finger` is how far
    one reaches, in units. `confine` limits
    the focus to some members (a modal) until `release`, which puts it back where it was.
    """

    def __init__(self) -> None:
        self._members: list[Focusable] = []
        self._scopes: list[tuple[list[Focusable], Focusable | None]] = []
        self.current: Focusable | None = None
        self.is_shown = False
        self.finger = FINGER

    @property
    def members(self) -> list[Focusable]:
        """Those that may get the focus now, in the order of Tab."""
        return [m for m in self._pressable() if not m.is_passed_over]

    def _pressable(self) -> list[Focusable]:
        scope = self._scopes[-1][0] if self._scopes else self._members
        return [m for m in scope if m.takes_focus]

    def add(self, *members: Focusable) -> None:
        """Let these have the focus too."""
        self._members += [m for m in members if m not in self._members]

    def remove(self, *members: Focusable) -> None:
        """Take members out; the focus leaves them."""
        for member in members:
            if member in self._members:
                self._members.remove(member)
            if member is self.current:
                self._give(None)

    def focus(self, member: Focusable | None) -> None:
        """Move the focus; to one outside those it is confined to, it moves at the `release`."""
        if self._scopes and member not in self._scopes[-1][0]:
            self._scopes[-1] = (self._scopes[-1][0], member)
            return
        self._give(member)

    def _give(self, member: Focusable | None) -> None:
        if member is self.current:
            return
        before, self.current = self.current, member
        if before is not None:
            before.lose_focus()
        if member is not None:
            member.gain_focus()

    def confine(self, members: Iterable[Focusable]) -> None:
        """Keep the focus among these until `release`; the first gets it."""
        self._scopes.append((list(members), self.current))
        self._give(next(iter(self.members), None))

    def release(self) -> None:
        """End the last `confine`; IndexError if there is none."""
        _, before = self._scopes.pop()
        self.focus(before if before in self.members else None)

    def step(self, forward: bool) -> None:
        """Move to the next or previous member, round the end."""
        members = self.members
        if not members:
            return
        if self.current not in members:
            self.focus(members[0 if forward else -1])
            return
        k = members.index(self.current) + (1 if forward else -1)
        self.focus(members[k % len(members)])

    def move(self, direction: Direction) -> bool:
        """Move to the nearest member that way; tell whether there was one."""
        members = self.members
        if not members:
            return False
        if self.current is None or self.current not in members:
            self.focus(members[0])
            return True
        found = self.beyond(self.current, direction)
        if found is not None:
            self.focus(found)
        return found is not None

    def beyond(self, member: Focusable, direction: Direction) -> Focusable | None:
        """Give the member nearest to another that way; None if there is none."""
        members = self.members
        ways = [(_distance(member.box, m.box, direction), k) for k, m in enumerate(members)]
        ahead = [(far, k) for far, k in ways if far is not None and members[k] is not member]
        return members[min(ahead)[1]] if ahead else None

    def at(self, x: float, y: float) -> Focusable | None:
        """Give the member under a point, the last added first; else one that is small and near.

        What is smaller than a finger may be pressed beside its box, as far as a finger reaches.
        """
        members = self._pressable()
        found = next((m for m in reversed(members) if m.box.contains(x, y)), None)
        if found is not None:
            return found
        near = [m for m in members if m.box.at_least(self.finger).contains(x, y)]
        return min(near, key=lambda m: m.box.distance(x, y), default=None)


def _distance(here: Box, there: Box, direction: Direction) -> float | None:
    """Measure how far a box is in a direction; None if it isn't there.

    What lies straight ahead comes before what lies aside.
    """
    dx, dy = direction.value
    along = (there.cx - here.cx) * dx + (there.cy - here.cy) * dy
    if along <= 1:
        return None
    if dx:
        gap = max(there.y - here.bottom, here.y - there.bottom, 0.0)
        side = abs(there.cy - here.cy)
        ahead = there.x - here.right if dx > 0 else here.x - there.right
        reach = here.w / 2
    else:
        gap = max(there.x - here.right, here.x - there.right, 0.0)
        side = abs(there.cx - here.cx)
        ahead = there.y - here.bottom if dy > 0 else here.y - there.bottom
        reach = here.h / 2
    if gap > 0 and (gap > 4 * max(ahead, 40.0) or ahead < -reach):
        return None
    return max(ahead, 0.0) + 2 * gap + 0.1 * side + (ASIDE if gap > 0 else 0)
