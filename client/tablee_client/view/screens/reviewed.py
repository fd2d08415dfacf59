"""A finished match, reviewed: the costliest decisions, what was better and why, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.protocol.hints import HintMove
from tablee.record import RecordError
from tablee_client.core.failure import RefusedError
from tablee_client.core.review import Mistake, Reviewed, ReviewError, review
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.tables.advice import whys, worded
from tablee_client.view.tables.amounts import signed
from tablee_client.view.widgets.reader import Reader

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room

PAGE = Box(220, 128, 1280, 888)
MOST = 6


class ReviewedScreen(BackedScreen):
    """Fetches the match that is over and has it reviewed; it can be left meanwhile."""

    title_key = "review-title"

    def __init__(
        self, app: App, home: Home, room: Room, view: TableView, names: Sequence[str]
    ) -> None:
        super().__init__(app, home)
        self.room, self._view, self._names = room, view, names
        self._found: Reviewed | None = None
        self._problem = ""
        self._asked = False

    # react

    def entered(self) -> None:
        """Begin, once."""
        if not self._asked:
            self._asked = True
            self.app.spawn(self._review())

    # draw

    def build(self) -> None:
        """Put the page in place, and the way back."""
        self.build_frame()
        self.add(Reader(PAGE, self.page(), key="page"))
        self.focus.focus(self.add_primary(self.words("checked-back"), self.back))

    def page(self) -> str:
        """Give what is to be read, as Markdown."""
        words, found = self.words, self._found
        if self._problem:
            return f"# {words('review-failed')}\n\n{self._problem}"
        if found is None:
            return words("review-working")
        count = len(found.mistakes)
        head = words("review-head", mistakes=count, decisions=found.decisions)
        start, result, skill, luck = [
            round(100 * part) for part in (found.start, found.result, found.skill, found.luck)
        ]
        way = words("review-way", start=start, result=result)
        parts = words("review-parts", skill=_change(skill), luck=_change(luck))
        chapters = [self._chapter(one) for one in found.mistakes[:MOST]]
        return "\n\n".join([f"# {head}", way, parts, words("review-note"), *chapters])

    def _chapter(self, one: Mistake) -> str:
        view, names, words = self._view, self._names, self.app.words
        done, better = [
            worded(HintMove(move), view, names, words) for move in (one.action, one.better)
        ]
        cost, error = round(100 * one.cost), max(1, round(200 * one.error))
        title = words("review-move", move=one.move, action=done, cost=cost, error=error)
        lines = [words("review-better", action=better), *whys(one.reasons, view, names, words)]
        return f"## {title}\n\n" + "\n".join(f"- {line}" for line in lines)

    # verbs

    def show(self, found: Reviewed) -> None:
        """Show what was found."""
        self._found = found
        self.rebuild()

    async def _review(self) -> None:
        words, seat = self.app.words, self._view.seat
        try:
            file = await self.home.keep_match(self.room)
            self.show(await review(file, seat or 0))
        except RefusedError as error:
            self._fail(words.refusal(error.code, error.details))
        except RecordError as error:
            self._fail(words.error(error.code, error.details))
        except ReviewError:
            self._fail(words("review-impossible"))

    def _fail(self, problem: str) -> None:
        self._problem = problem
        self.rebuild()


def _change(points: int) -> str:
    return signed(points, plain=not points)
