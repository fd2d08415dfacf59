"""What the host shows and reads out to let others in: what is scanned, code, address and words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tablee.protocol.link import Link
from tablee_client.core.sharing import code_of, page_at, read_out
from tablee_client.core.trust import words_of
from tablee_client.view import clipboard
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import BODY, LABEL, SMALL
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.scan_code import ScanCode

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

CODE = Box(140, 144, 744, 744)
PANEL = Box(924, 144, 856, 744)
MESSAGE = Box(400, 240, 1120, 320)
INNER = Box(PANEL.x + 56, PANEL.y + 104, PANEL.w - 112, PANEL.h - 150)


class InviteScreen(BackedScreen):
    """The way to the server that this client hosts, to one of its tables if that is named."""

    title_key = "invite-title"

    def __init__(self, app: App, home: Home, table: int | None = None) -> None:
        super().__init__(app, home)
        link = home.own_link()
        self.link = link and replace(link, table=None if table is None else str(table))

    # draw

    def build(self) -> None:
        """Put the code on the left, what is read out on the right."""
        self.build_frame()
        primary = self.add_primary(self.words("invite-copy"), self._copy)
        self.focus.focus(primary)
        if self.link is None:
            nobody = primary.reason = self.words("invite-nobody")
            self.add(Panel(MESSAGE, title=self.words("invite-panel")))
            text = MESSAGE.grown(-80, -104)
            self.add(Label(text, nobody, BODY.sized(30), wrapped=True, key="nobody"))
            return
        scanned = page_at(self.link.places[0], self.home.own_page()) or str(self.link)
        self.add(ScanCode(CODE, code_of(scanned), key="code"))
        self.add(Panel(PANEL, title=self.words("invite-panel")))
        self._build_told(self.link)

    def _build_told(self, link: Link) -> None:
        place = link.places[0]
        self._tell(0, "invite-code", read_out(place) or "–", 64)
        self._tell(148, "invite-address", self._addresses(link.places), 40)
        words = self.words("lobby-plain") if link.key is None else words_of(link.key)
        self._tell(268, "invite-words", words, 36)
        page = page_at(place, self.home.own_page())
        self._tell(384, "invite-page", page or self.words("invite-no-page"), 32)
        how = Box(INNER.x, INNER.y + 496, INNER.w, INNER.h - 496)
        key = "invite-how" if page is None else "invite-how-page"
        self.add(Label(how, self.words(key), BODY, wrapped=True))

    def _addresses(self, places: Sequence[str]) -> str:
        """Give the first two ways to come here."""
        one, *others = places[:2]
        return self.words("invite-or", one=one, other=others[0]) if others else one

    def _tell(self, down: float, title: str, text: str, size: float) -> None:
        """Put a title and, large enough to be read from afar, what it names."""
        box = Box(INNER.x, INNER.y + down, INNER.w, 40)
        self.add(Label(box, self.words(title), SMALL))
        self.add(Label(box.moved(0, 52), text, LABEL.sized(size), key=title))

    # verbs

    def _copy(self) -> None:
        is_copied = clipboard.write(str(self.link))
        self.app.toast(self.words("invite-copied" if is_copied else "invite-not-copied"))
