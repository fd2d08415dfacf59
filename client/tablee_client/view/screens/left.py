"""Practice matches that were left: which one to continue, or to give up."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.core.failure import HostError
from tablee_client.core.keptpractice import MOST_KEPT, KeptPractice
from tablee_client.view.geometry import Box
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.screens.joining import Joining
from tablee_client.view.screens.practice import show_practice
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.practice_list import PracticeList

if TYPE_CHECKING:
    from tablee_client.core.words import Words
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

MATCHES = Box(340, 144, 1240, 744)
LIST = Box(MATCHES.x + 48, MATCHES.y + 104, MATCHES.w - 96, 564)
NOTE = Box(MATCHES.x + 48, MATCHES.bottom - 64, MATCHES.w - 96, 48)
GIVE_UP = Box(350, 936, 400, 76)
MINUTE, HOUR, DAY = 60, 3600, 86400


class LeftScreen(BackedScreen):
    """The matches that can be continued, the latest first. `now` gives Unix time."""

    title_key = "left-title"

    def __init__(self, app: App, home: Home, *, now: Callable[[], float] = time.time) -> None:
        super().__init__(app, home)
        self._now = now
        self._joining = Joining(app, home)

    # react

    def entered(self) -> None:
        """Look what is left now; go back where nothing is."""
        self._show()

    # draw

    def build(self) -> None:
        """Put the list in place."""
        self.build_frame()
        self.add(Panel(MATCHES, title=self.words("left-matches")))
        self._list = self.add(
            PracticeList(LIST, wording=self._line, on_open=lambda _: self._go_on(), key="matches")
        )
        note = self.words("left-note", most=MOST_KEPT)
        self.add(Label(NOTE, note, HINT, anchor="middle", key="note"))
        text = self.words("left-give-up")
        self.add(Button(GIVE_UP, text, on_press=self._ask_to_give_up, kind="ember", key="give-up"))
        self._primary = self.add_primary(self.words("left-go-on"), self._go_on)
        self._show()
        if self.focus.current is None:
            self.focus.focus(self._primary)

    def _show(self) -> None:
        left = self.home.left_practices()
        self._list.show(left)
        if left:
            self._list.choose(min(max(0, self._list.chosen), len(left) - 1))

    def _line(self, kept: KeptPractice) -> str:
        return line_of(self.app.words, kept, self._now())

    # verbs

    def _go_on(self) -> None:
        kept = self._list.practice
        if kept is not None:
            continue_left(self.app, self.home, self._joining, kept)

    def _ask_to_give_up(self) -> None:
        kept = self._list.practice
        if kept is None:
            return
        answers = (
            Answer(self.words("left-keep"), lambda: None),
            Answer(self.words("left-give-up"), lambda: self._give_up(kept), "ember"),
        )
        which = f"{self.app.words.title(kept.left.plan.game)} · {self._line(kept)}"
        text = f"{which}\n{self.words('left-give-up-text')}"
        self.ask(self.words("left-give-up-title"), text, answers)

    def _give_up(self, kept: KeptPractice) -> None:
        try:
            self.home.give_up_practice(kept.number)
        except HostError as error:
            self.app.toast(self.app.words.error(error.code, error.details))
        if self.home.left_practices():
            self._show()
        else:
            self.back()


def continue_left(app: App, home: Home, joining: Joining, kept: KeptPractice) -> None:
    """Go on with a match in the background, then show its table."""
    joining.enter(
        lambda: home.continue_practice(kept.number),
        lambda room: show_practice(app, home, room, guided=kept.left.plan.guided),
    )


def line_of(words: Words, kept: KeptPractice, now: float) -> str:
    """Tell of a match: how many play, how strong they are, how far it is, when it was left."""
    plan = kept.left.plan
    seats = words("left-seats", seats=plan.setup().seats)
    parts = [seats, words(f"level-{plan.level}"), words("left-moves", count=kept.left.moves)]
    return " · ".join([*parts, _since(words, max(0, int(now - kept.left.at)))])


def _since(words: Words, seconds: int) -> str:
    for name, unit in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= unit:
            return words(f"left-{name}", count=seconds // unit)
    return words("left-now")
