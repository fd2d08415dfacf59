"""What stands between this machine and the servers around, looked at while the player waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tablee_client.core.diagnosis import worded
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.widgets.reader import Reader

if TYPE_CHECKING:
    from tablee_client.core.checkup import Checkup, State
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PAGE = Box(220, 128, 1280, 760)
_CHAPTERS: Final[Mapping[State, str]] = {"wrong": "[!]", "note": "[?]", "fine": "[x]"}
"""In their order, each with the sign of what is found in it."""


class DoctorScreen(BackedScreen):
    """Checks up at once; what is wrong stands first."""

    title_key = "doctor-title"

    def __init__(self, app: App, home: Home) -> None:
        super().__init__(app, home)
        self._checkup: Checkup | None = None
        self._is_looking = False

    # react

    def entered(self) -> None:
        """Begin to look, the first time."""
        if self._checkup is None:
            self._look()

    def update(self, dt: float) -> None:
        """Let nobody look twice at once."""
        super().update(dt)
        self._primary.reason = self.words("doctor-looking") if self._is_looking else ""

    # draw

    def build(self) -> None:
        """Put the page in place, and the way to look again."""
        self.build_frame()
        page = self.add(Reader(PAGE, self._page(), key="page"))
        page.shrink(self.app.canvas)
        self._primary = self.add_primary(self.words("doctor-again"), self._look)
        self.focus.focus(page)

    def _page(self) -> str:
        checkup, words = self._checkup, self.app.words
        if checkup is None:
            return words("doctor-looking")
        title = (
            "[x] " + words("doctor-fine") if checkup.fine else "[!] " + words("doctor-wrong-here")
        )
        lines = [f"# {title}"]
        for state, sign in _CHAPTERS.items():
            found = [finding for finding in checkup.findings if finding.state == state]
            if found:
                lines += ["", f"## {words(f'doctor-state-{state}')}", ""]
                lines += [f"- {sign} {worded(words, finding, in_window=True)}" for finding in found]
        return "\n".join(lines)

    # verbs

    def _look(self) -> None:
        if not self._is_looking:
            self._is_looking, self._checkup = True, None
            self.app.spawn(self._examine())

    async def _examine(self) -> None:
        try:
            self._checkup = await self.home.check_up()
        finally:
            self._is_looking = False
        self.rebuild()
