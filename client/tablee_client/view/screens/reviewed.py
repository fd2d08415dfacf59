"""A finished match, reviewed: the costliest decisions, what was better and why, luck and skill."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from tablee.engine import Seat
from tablee.games import AnyGame
from tablee.record import RecordError, read
from tablee_client.core.failure import RefusedError
from tablee_client.core.review import Reviewed, ReviewError, refuse_unreviewable, review
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.tables.review_text import review_text
from tablee_client.view.widgets.reader import Reader

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

Fetch: TypeAlias = Callable[[], Awaitable[bytes]]
PAGE = Box(220, 128, 1280, 888)


class ReviewedScreen(BackedScreen):
    """Fetches the match that is over and has it reviewed; it can be left meanwhile."""

    title_key = "review-title"

    def __init__(
        self, app: App, home: Home, fetch: Fetch, *, seat: Seat, game: AnyGame | None,
        names: Sequence[str], back_key: str = "checked-back",
    ) -> None:  # fmt: skip
        """`fetch` gives the match's file: RefusedError or RecordError. `names` are the seats'."""
        super().__init__(app, home)
        self._fetch, self._seat, self._game, self._names = fetch, seat, game, names
        self._back_key = back_key
        self._found: Reviewed | None = None
        self._share = 0.0
        self._page: Reader | None = None
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
        self._page = self.add(Reader(PAGE, self.page(), key="page"))
        self.focus.focus(self.add_primary(self.words(self._back_key), self.back))

    def page(self) -> str:
        """Give what is to be read, as Markdown."""
        words, found = self.words, self._found
        if self._problem:
            return f"# {words('review-failed')}\n\n{self._problem}"
        if found is None:
            share = words("review-share", percent=round(100 * self._share))
            return f"{words('review-working')}\n\n{share}"
        return review_text(found, self._game, self._names, self.app.words).as_markdown()

    # verbs

    def show(self, found: Reviewed) -> None:
        """Show what was found."""
        self._found = found
        self.rebuild()

    def tell(self, share: float) -> None:
        """Show how much of the match has been looked at, 0..1."""
        self._share = share
        if self._found is None and self._page is not None:
            self._page.page = self.page()

    async def _review(self) -> None:
        words = self.app.words
        try:
            file = await self._fetch()
            refuse_unreviewable(read(file))
            self.show(await review(file, self._seat, told=self.tell))
        except RefusedError as error:
            self._fail(words.refusal(error.code, error.details))
        except (RecordError, ReviewError) as error:
            self._fail(words.error(error.code, error.details))

    def _fail(self, problem: str) -> None:
        self._problem = problem
        self.rebuild()
