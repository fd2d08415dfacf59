"""Who is at the table: what the host may do about each, and one's own stand-in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.engine import LEVELS
from tablee.protocol import SeatInfo, TableInfo
from tablee_client.core.failure import RefusedError
from tablee_client.core.outbox import Promise
from tablee_client.view.geometry import Box
from tablee_client.view.looks import looks
from tablee_client.view.room import Room
from tablee_client.view.screens.backed import BackedScreen
from tablee_client.view.theme import HINT
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.layout import Column
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.people_list import PeopleList, Person
from tablee_client.view.widgets.stepper import Stepper

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

PEOPLE = Box(100, 144, 900, 784)
ONE = Box(1040, 144, 780, 784)
TALL = 84


class CompanyScreen(BackedScreen):
    """Over a table or its lobby, which goes on meanwhile. It reads the table, and hears nothing."""

    title_key = "company-title"

    def __init__(self, app: App, home: Home, room: Room) -> None:
        super().__init__(app, home)
        self.room = room
        self.chosen = room.welcome.player
        self._built_for: object = None

    # react

    def update(self, dt: float) -> None:
        """Follow the table; leave when there is none any more."""
        super().update(dt)
        view = self.room.table
        if self.app.top is not self:
            return
        if view is None:
            self.app.pop()
        elif self._built_for != self._seen():
            self.rebuild()

    # draw

    def build(self) -> None:
        """Put everybody in place, and what can be done about the chosen one."""
        self._built_for = self._seen()
        self.build_frame()
        view = self.room.table
        if view is None:
            return
        people = self._people(view.info)
        if all(person.player != self.chosen for person in people) and people:
            self.chosen = people[0].player
        self.add(Panel(PEOPLE, title=self.words("company-here")))
        inner = Box(PEOPLE.x + 36, PEOPLE.y + 104, PEOPLE.w - 72, PEOPLE.h - 144)
        self._list = self.add(PeopleList(inner, on_choose=self._choose, key="people"))
        self._list.show(people)
        place = next((k for k, one in enumerate(people) if one.player == self.chosen), -1)
        self._list.chosen = place
        if place >= 0:
            self._build_one(people[place], view.info, hosted=view.hosted)
        if self.focus.current is None:
            self.focus.focus(self._list)

    def _build_one(self, person: Person, info: TableInfo, *, hosted: bool) -> None:
        self.add(Panel(ONE, title=person.name))
        column = Column(Box(ONE.x + 60, ONE.y + 120, ONE.w - 120, ONE.h - 160))
        if person.player == self.room.welcome.player:
            self._build_own(column, info)
        elif hosted:
            self._build_ruling(column, person)
            self._build_ear(column, person)
        else:
            self._build_ear(column, person)
            self._hint(column, "company-ignore-help")
            self._hint(column, "company-host-only")

    def _build_own(self, column: Column, info: TableInfo) -> None:
        seat = next((s for s in info.seats if s.player == self.room.welcome.player), None)
        if seat is None:
            self._hint(column, "company-you-watch")
            return
        self.add(
            Stepper(
                column.take(TALL),
                self.words("company-stand-in"),
                options=[(level, self.words(f"level-{level}")) for level in LEVELS],
                value=seat.level if seat.level in LEVELS else LEVELS[1],
                on_change=lambda level: self._follow(self.room.wish(level)),
                control_width=360,
                key="stand-in",
            )
        )
        self._hint(column, "company-stand-in-help")

    def _build_ruling(self, column: Column, person: Person) -> None:
        mute = "company-unmute" if person.muted else "company-mute"
        self._button(column, mute, lambda: self._mute(person))
        self._hint(column, "company-mute-help")
        self._button(column, "company-give-host", lambda: self._ask_to_give(person))
        self._button(column, "company-remove", lambda: self._ask_to_remove(person))
        self._hint(column, "company-remove-help")

    def _build_ear(self, column: Column, person: Person) -> None:
        ignored = person.player in self.room.ignored
        key = "company-heed" if ignored else "company-ignore"
        self._button(column, key, lambda: self._ignore(person, not ignored))

    def _button(self, column: Column, key: str, act: Callable[[], None]) -> None:
        box = column.take(TALL)
        face = Box(box.x + 10, box.y + 10, box.w - 20, box.h - 16)
        self.add(Button(face, self.words(key), on_press=act, kind="wood", key=key))

    def _hint(self, column: Column, key: str) -> None:
        self.add(Label(column.take(100).grown(-12, -4), self.words(key), HINT, wrapped=True))

    # what is shown

    def _seen(self) -> object:
        view = self.room.table
        return None if view is None else (view.info, view.hosted, frozenset(self.room.ignored))

    def _people(self, info: TableInfo) -> list[Person]:
        look = looks(info.seats)
        seated = [
            Person(
                seat.player,
                seat.name,
                self._line(seat, seat.player == info.host),
                look[number],
                "crown" if seat.player == info.host else "",
                seat.muted,
            )
            for number, seat in enumerate(info.seats)
            if seat.player is not None
        ]
        watching = [
            Person(
                one.player,
                one.name,
                " · ".join([self.words("company-watches"), *self._silence(one.player, one.muted)]),
                -1,
                "crown" if one.player == info.host else "",
                one.muted,
            )
            for one in info.onlookers
        ]
        return [*seated, *watching]

    def _line(self, seat: SeatInfo, is_host: bool) -> str:
        parts = [self.words("table-host")] if is_host else []
        key = "table-away" if seat.away else "table-rests" if seat.rests else "company-plays"
        return " · ".join([*parts, self.words(key), *self._silence(seat.player, seat.muted)])

    def _silence(self, player: int | None, muted: bool) -> list[str]:
        """Say that somebody isn't heard: by nobody, or not by this player."""
        found = [self.words("company-muted")] if muted else []
        return [*found, self.words("company-ignored")] if player in self.room.ignored else found

    # verbs

    def _choose(self, place: int) -> None:
        person = self._list.rows[place]
        if person.player != self.chosen:
            self.chosen = person.player
            self.rebuild()

    def _mute(self, person: Person) -> None:
        self._follow(self.room.mute(person.player, not person.muted))

    def _ignore(self, person: Person, ignored: bool) -> None:
        (self.room.ignored.add if ignored else self.room.ignored.discard)(person.player)
        self.rebuild()

    def _ask_to_give(self, person: Person) -> None:
        self._ask("give-host", person, lambda: self._follow(self.room.give_host(person.player)))

    def _ask_to_remove(self, person: Person) -> None:
        self._ask("remove", person, lambda: self._follow(self.room.remove(person.player)))

    def _ask(self, what: str, person: Person, act: Callable[[], None]) -> None:
        self.ask(
            self.words(f"company-{what}-title", name=person.name),
            self.words(f"company-{what}-text", name=person.name),
            (
                Answer(self.words("company-cancel"), lambda: None),
                Answer(self.words(f"company-{what}-yes"), act, "brass"),
            ),
        )

    def _follow(self, promise: Promise) -> None:
        def answered(done: Promise) -> None:
            error = None if done.cancelled() else done.exception()
            if isinstance(error, RefusedError):
                self.app.toast(self.app.words.refusal(error.code, error.details))

        promise.add_done_callback(answered)
