"""The plain table: seats around two boards, what is known and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

from tablee.engine import Action, Event, Line
from tablee.games import get_game
from tablee_client.core.director import Beat
from tablee_client.core.readable import readable
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.rules_page import preset_text
from tablee_client.view.seating import OWN, PLACES, Spot
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.amounts import signed
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.generic.draft import Draft, Naming
from tablee_client.view.tables.generic.move_list import MoveList
from tablee_client.view.tables.generic.seat_fields import seat_fields
from tablee_client.view.tables.generic.sheet import sheet_of
from tablee_client.view.tables.generic.sheet_list import SheetList
from tablee_client.view.tables.generic.telling import Telling
from tablee_client.view.tables.journal_pages import Pages
from tablee_client.view.tables.people import People
from tablee_client.view.theme import HINT, Layer
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.room import Room

SHEET = Box(372, 258, 640, 592)
MOVES = Box(1028, 258, 492, 592)
LOG = Box(432, 866, 1070, 136)
"""Three lines, inside the cloth's golden border."""
HEAD = 92.0
MOVES_TALL = 6 * 72.0
"""Six whole rows."""
EDGE = 32.0


class GenericScreen(TableScreen):
    """One match of any game. What happened last stands in its own log."""

    covers = (SHEET, MOVES)

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.game = get_game(self.slug)
        self._by_seat = seat_fields(self.game)

    # what the frame asks for

    def last_place(self) -> Box | None:
        """There is none: the log says it."""
        return None

    def seat_people(self, view: TableView) -> People:
        """Seat any number of people: where the others do, else at both sides."""
        seats = view.info.seats
        if len(seats) in PLACES:
            return super().seat_people(view)
        around = sides(len(seats) - 1)
        own = view.seat or 0
        places = [Spot(*OWN, "left")] * len(seats)
        for step, spot in enumerate(around, start=1):
            places[(own + step) % len(seats)] = spot
        return People(self, seats, own=view.seat, places=places)

    def build_table(self) -> None:
        """Put the two boards and the last events on the stage."""
        self.telling = Telling(self.game, self.app.words, self.people.names)
        self.add(Panel(SHEET, title=self.words("plain-known"), layer=Layer.BOARD))
        self.add(Panel(MOVES, title=self.words("plain-moves"), layer=Layer.BOARD))
        inner = Box(SHEET.x + EDGE, SHEET.y + HEAD, SHEET.w - 2 * EDGE, SHEET.h - HEAD - EDGE)
        self.sheet = self.add(SheetList(inner, key="sheet"))
        box = Box(MOVES.x + EDGE, MOVES.y + HEAD, MOVES.w - 2 * EDGE, MOVES_TALL)
        naming = Naming(
            self.telling.action, self.telling.piece, self._count_text, self.telling.refusal
        )
        self.draft = Draft(self.game, naming)
        self.moves = MoveList(box, self.draft, on_act=self.do, on_bar=self.app.toast, key="moves")
        self.add(self.moves)
        self.quiet = self.add(Label(box, "", HINT, anchor="middle", wrapped=True))
        self.log = self.add(Pages(LOG, layer=Layer.BOARD), focusable=False)

    def show_truth(self, view: TableView) -> None:
        """Show what the viewer knows now."""
        assert view.observation is not None
        rows = sheet_of(view.observation, self.telling.speech, self._by_seat)
        self.sheet.read(rows, self.app.canvas.typesetter)

    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """The plain table moves nothing."""
        del events
        return []

    def refresh(self) -> None:
        """Offer what may be done, and show what happened."""
        view = self.seen
        self.draft.ask(view.legal if view.may_act and view.outcome is None else None)
        self.moves.refresh()
        if self.moves.chosen < 0 and self.moves.rows:
            self.moves.choose(0)
        self.quiet.text = "" if self.moves.rows else self.words("plain-nothing")
        self.log.entries = self.journal.entries[-6:]

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer a move that is the only one; the board has the others."""
        rows = self.moves.rows
        if len(rows) != 1 or rows[0].kind != "act":
            return None, None
        return Offer(f"act-{rows[0].text}", rows[0].text, partial(self.moves.press, 0)), None

    def prompt(self) -> str:
        """Word the stage, or name who is waited for."""
        view = self.seen
        if view.outcome is not None:
            return ""
        if view.seat in self.acting():
            return self.telling.stage(view.stage, self._details())
        names = [self.people.names[seat] for seat in self.acting()]
        return self.words("plain-waiting", names=", ".join(names)) if names else ""

    def headline(self) -> str:
        """Name the rules that are played."""
        return preset_text(self.app.words, self.seen.info)

    def told(self, event: Event) -> str | None:
        """Word an event for the journal."""
        return self.telling.event(event)

    def marked(self, action: Action) -> tuple[Box, ...]:
        """Give the row of a move, where it is in sight."""
        text = self.telling.action(action)
        rows = [self.moves.row_box(k) for k, row in enumerate(self.moves.rows) if row.text == text]
        return tuple(box for box in rows if self.moves.box.encloses(box))

    def first_focus(self) -> Widget | None:
        """The keys steer the moves, or else what is known."""
        return self.moves if self.moves.takes_focus else self.sheet

    def explain(self, line: Line, *, is_first: bool) -> str:
        """Word a line that explains a score."""
        if self.app.words.has(f"line-{line.code}", self.slug):
            return super().explain(line, is_first=is_first)
        return f"{readable(line.code)} {signed(line.amount, is_first)}"

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal, also one that nobody worded."""
        key = f"refused-{code}"
        if self.app.words.has(key, self.slug) or self.app.words.has(key):
            return super().refusal(code, details)
        return readable(code)

    # verbs

    def do(self, action: Action) -> None:
        """Ask the server for an action."""
        self.acted(self.room.act(action))

    # private

    def _details(self) -> dict[str, str | int | bool | None]:
        """Give what a stage's text may speak of: the short fields of the observation."""
        seen, speech = self.seen.observation, self.telling.speech
        own = self.words("table-you")
        found: dict[str, str | int | bool | None] = {"seat": own}
        for name in seen.__struct_fields__ if seen is not None else ():
            value = getattr(seen, name)
            if isinstance(value, int | str) and name != "seat":
                plain = isinstance(value, int) and not isinstance(value, bool)
                worded = speech.value(value, name)
                found[name] = value if plain and worded == str(value) else worded
        return found

    def _count_text(self, least: int, most: int) -> str:
        return self.words("plain-count", least=least, most=most)


def sides(others: int) -> list[Spot]:
    """Give places for so many others: up the left side, down the right one."""
    left = ceil(others / 2)
    found = []
    for place in range(others):
        at_left = place < left
        count = left if at_left else others - left
        step = place if at_left else others - 1 - place
        share = 0.5 if count == 1 else 1 - step / (count - 1)
        x = 206.0 if at_left else 1714.0
        found.append(Spot(x, 180 + 560 * share, "left" if at_left else "right"))
    return found
