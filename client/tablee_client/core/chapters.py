"""Where a game's page of rules speaks of a stage: marks in its headings, which no reader sees.

A heading may end in a comment that names stages of the game: `## Playing <!-- lead follow -->`.
"""

import re
from typing import Final

_MARK: Final = re.compile(r"[ \t]*<!--([\w\s-]*)-->[ \t]*$", re.MULTILINE)
_HEADING: Final = re.compile(r"^#+ ", re.MULTILINE)


def without_marks(page: str) -> str:
    """Give the page as it is read."""
    return _MARK.sub("", page)


def heading_of(page: str, stage: str) -> str:
    """Give the heading that speaks of a stage, as it is read; empty where none is marked."""
    for line in page.splitlines():
        mark = _MARK.search(line)
        if mark is not None and _HEADING.match(line) and stage in mark[1].split():
            return without_marks(line).lstrip("# ")
    return ""


def marked_stages(page: str) -> list[str]:
    """Give every stage that is marked, in the order of the page."""
    return [stage for mark in _MARK.finditer(page) for stage in mark[1].split()]
