"""A review in words: how far mistakes and luck led; the costliest mistakes and what was better.

The window and the command line say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.games import AnyGame
from tablee.protocol.hints import HintMove
from tablee_client.core.review import Mistake, Reviewed
from tablee_client.core.words import Words
from tablee_client.view.tables.advice import whys, worded
from tablee_client.view.tables.amounts import signed

MOST: Final = 6
"""So many mistakes are told, the costliest."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One mistake: what was done and its cost; what was better and why, a line each."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReviewText:
    """A whole review, in words; `about` are whole paragraphs."""

    title: str
    about: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    def as_markdown(self) -> str:
        """Give it as a page to be read in the window."""
        chapters = [
            f"## {chapter.title}\n\n" + "\n".join(f"- {line}" for line in chapter.lines)
            for chapter in self.chapters
        ]
        return "\n\n".join([f"# {self.title}", *self.about, *chapters])

    def as_lines(self) -> list[str]:
        """Give it as lines for a terminal."""
        lines = [self.title, *self.about]
        for chapter in self.chapters:
            lines += ["", chapter.title, *(f"  {line}" for line in chapter.lines)]
        return lines


def review_text(
    found: Reviewed, game: AnyGame | None, names: Sequence[str], words: Words
) -> ReviewText:
    """Word a review; `names` are those of the seats."""
    title = words("review-head", mistakes=len(found.mistakes), decisions=found.decisions)
    start, result, skill, luck = [
        round(100 * part) for part in (found.start, found.result, found.skill, found.luck)
    ]
    way = words("review-way", start=start, result=result)
    parts = words("review-parts", skill=_change(skill), luck=_change(luck))
    chapters = [_chapter(one, game, names, words) for one in found.mistakes[:MOST]]
    return ReviewText(title, (way, parts, words("review-note")), tuple(chapters))


def _chapter(one: Mistake, game: AnyGame | None, names: Sequence[str], words: Words) -> Chapter:
    done, better = [worded(HintMove(move), game, names, words) for move in (one.action, one.better)]
    cost, error = round(100 * one.cost), max(1, round(200 * one.error))
    title = words("review-move", move=one.move, action=done, cost=cost, error=error)
    lines = (words("review-better", action=better), *whys(one.reasons, game, names, words))
    return Chapter(title, lines)


def _change(points: int) -> str:
    return signed(points, plain=not points)
