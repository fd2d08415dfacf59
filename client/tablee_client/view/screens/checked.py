"""A finished match, checked: every check in a sentence, and the file to be saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.record import RecordError, verdict
from tablee_client.core.failure import RefusedError
from tablee_client.core.verifying import Checked, said, summed_up, verify_aside
from tablee_client.view.geometry import PRIMARY, Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.reader import Reader

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.screens.reviewed import Fetch

PAGE = Box(220, 128, 1280, 888)
SECOND = PRIMARY.moved(0, -140)
SIGNS: Final = {True: "[x]", False: "[!]", None: "[?]"}


class CheckedScreen(BackedScreen):
    """Fetches a finished match, and checks it while the player watches."""

    title_key = "checked-title"

    def __init__(
        self, app: App, home: Home, fetch: Fetch, *, back_key: str = "checked-back"
    ) -> None:
        """`fetch` gives the match's file: RefusedError or RecordError."""
        super().__init__(app, home)
        self._fetch, self._back_key = fetch, back_key
        self._file: bytes | None = None
        self._checks: Checked = ()
        self._problem = ""
        self._asked = False
        self._button: Button | None = None

    # react

    def entered(self) -> None:
        """Begin to check, once."""
        if not self._asked:
            self._asked = True
            self.app.spawn(self._check())

    # draw

    def build(self) -> None:
        """Put the page in place, and the way to save it once there is something to save."""
        self.build_frame()
        page = self.add(Reader(PAGE, self._page(), key="page"))
        page.shrink(self.app.canvas)
        self.focus.focus(page)
        if self._file is not None:
            self._button = self.add_primary(self.words("checked-save"), self._save)
            text = self.words(self._back_key)
            self.add(Button(SECOND, text, on_press=self.back, kind="wood", key="second"))
        elif self._problem:
            self._button = self.add_primary(self.words(self._back_key), self.back)

    def _page(self) -> str:
        if self._problem:
            title, further = self.words("checked-refused"), self.words("checked-further")
            return f"# [?] {title}\n\n{self._problem}\n\n{further}"
        if not self._checks:
            return self.words("checked-working")
        words, checks = self.app.words, self._checks
        lines = [f"# {SIGNS[verdict(checks)]} {summed_up(words, checks)}", ""]
        told = [(one.ok, f"- {SIGNS[one.ok]} {said(words, one)}") for one in checks]
        wrong = [line for ok, line in told if ok is False]
        if wrong:
            advice, heading = words("checked-advice"), words("checked-wrong")
            lines += [
                advice,
                "",
                f"## {heading}",
                "",
                *wrong,
                "",
                f"## {words('checked-rest')}",
                "",
            ]
        return "\n".join([*lines, *(line for ok, line in told if ok is not False)])

    # verbs

    def show(self, file: bytes, checks: Checked) -> None:
        """Show what was found, and offer the file."""
        self._file, self._checks = file, checks
        self.rebuild()
        self.focus.focus(self._button)

    async def _check(self) -> None:
        words = self.app.words
        try:
            file = await self._fetch()
            self.show(file, await verify_aside(file))
        except RefusedError as error:
            self._fail(words.refusal(error.code, error.details))
        except RecordError as error:
            self._fail(words.error(error.code, error.details))

    def _fail(self, problem: str) -> None:
        self._problem = problem
        self.rebuild()
        self.focus.focus(self._button)

    def _save(self) -> None:
        assert self._file is not None
        words = self.app.words
        try:
            path = self.home.save_match(self._file)
        except RecordError as error:
            self.app.toast(words.error(error.code, error.details))
        else:
            self.app.toast(words("checked-saved", path=str(path)))
