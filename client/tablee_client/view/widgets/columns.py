"""How wide the columns of a table on a page are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee_client.view.theme import PAGE, PAGE_BOLD

if TYPE_CHECKING:
    from tablee_client.view.markdown import Block
    from tablee_client.view.text import Typesetter

CELL_SIDES = 24.0


def column_widths(setter: Typesetter, rows: Sequence[Block], room: float) -> list[float]:
    """Share the room: equal columns, but what one doesn't need goes to those that need more."""
    count = max(len(row.cells) for row in rows)
    needs = [0.0] * count
    for row in rows:
        style = PAGE_BOLD if row.strong else PAGE
        for k, cell in enumerate(row.cells):
            needs[k] = max(needs[k], setter.width(cell, style) + CELL_SIDES)
    share = room / count
    spare = sum(max(0.0, share - need) for need in needs)
    lacking = sum(max(0.0, need - share) for need in needs)
    if not lacking or not spare:
        return [share] * count
    given = min(1.0, spare / lacking)
    taken = min(1.0, lacking / spare)
    return [share + (need - share) * (given if need > share else taken) for need in needs]
