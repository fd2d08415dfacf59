"""What every table shares: plates, seats, actions, notes, journal, votes, and the two truths.

`seen` is the truth, the latest view that was heard; it decides what may be done. The scene follows
it by the beats that a game makes of events, and is equal to it whenever the director is idle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from tablee.engine import Detail, Event
from tablee_client.core.controls import Control
from tablee_client.core.director import Beat, Cue
from tablee_client.core.notices import (
    ChatHeard,
    ClocksChanged,
    EmoteHeard,
    Heard,
    HintHeard,
    Notice,
    SeatsChanged,
    TableLeft,
    TableUpdated,
    VoteChanged,
)
from tablee_client.core.tableview import TableView
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.device import Device
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Hotkey,
    Intent,
    MenuAsked,
    PointerMoved,
    PointerPressed,
    Wished,
)
from tablee_client.view.room import Room
from tablee_client.view.tables import guide as guiding
from tablee_client.view.tables import layers, watching
from tablee_client.view.tables.actions import Actions, Offer
from tablee_client.view.tables.advice import Advice
from tablee_client.view.tables.call import TurnCall
from tablee_client.view.tables.closing import Closing
from tablee_client.view.tables.cover import Cover
from tablee_client.view.tables.interlude import Interlude
from tablee_client.view.tables.journal import journal_of
from tablee_client.view.tables.journal_pages import Entry
from tablee_client.view.tables.last_line import LastLine
from tablee_client.view.tables.menu import open_menu, way_out
from tablee_client.view.tables.note import Note
from tablee_client.view.tables.open_hands import OpenHands
from tablee_client.view.tables.talking import Talk
from tablee_client.view.tables.title import TitlePlate
from tablee_client.view.tables.voted_table import VotedTable
from tablee_client.view.tables.watching import ribbon_of
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.button import IconButton
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

MENU = Box(36, 32, 76, 76)
BOOK = Box(1808, 32, 76, 76)
LOST_BELOW = Box(650, 984, 620, 72)
"""Where a lost connection is told under the ranking; before that, in the note's place."""
QUIET_NEWS = frozenset({"afk-over", "afk-bot"})
"""What a board on the table shows already."""


class TableScreen(VotedTable):
    """The base of every game's table; `GameTable` says what a game brings."""

    backdrop = "bg/table_plain"

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.guide: guiding.Guide | None = None
        self._written: tuple[Entry, ...] = ()
        self._last, self._is_covered = "", False
        self.call = TurnCall(app.sound, self._shake)

    # react

    def update(self, dt: float) -> None:
        """Hear what happened, then let the scene go on."""
        super().update(dt)
        if self.app.top is not self:
            return
        settings = self.home.settings
        pace = 1.0 if self.replay is None else self.replay.speed
        self.director.speed = settings.animation_speed * pace
        self.director.reduced = settings.reduced_motion
        was_busy = self.director.busy
        self.director.update(dt)
        if was_busy and not self.director.busy:
            self._take_in()
        self.people.update(dt)
        if not self.is_behind:
            self.people.time(self.timed(), self.now())
            self.call.update(self.seen, self.now())
        self._warn()
        if self.guide is not None:
            self.guide.light(self)
        if self.replay is not None:
            self.replay.update(dt)
        self.closing.update(dt)
        self.interlude.update()
        self.animate(dt)
        if self.showing is not None:
            self.showing.update(dt)

    def _shake(self) -> None:
        """Let the pad shake in the player's hands, if he wants that."""
        read = self.app.input
        if self.home.settings.pad_vibration and read.device is Device.PAD:
            read.pads.rumble()

    def _warn(self) -> None:
        """Tell a lost connection in the note's place: nothing can be done meanwhile."""
        lost = not self.room.connected and self.showing is None
        self.banner.text = self.words("play-lost") if lost else ""
        self.banner.box = self.note.box if self.seen.outcome is None else LOST_BELOW
        self.note.visible = not lost and self.showing is None

    def trouble(self) -> str:
        """Say when the match goes on, but would be lost."""
        is_safe = self.seen.kept or not self.room.connected
        return "" if is_safe else self.words("told-not-kept")

    def animate(self, dt: float) -> None:
        """Let what is the game's own move."""

    def entered(self) -> None:
        """Coming back from another screen, show the truth at once."""
        self.director.snap()

    def heard(self, notice: Notice) -> None:
        """Take in one notice."""
        match notice:
            case TableUpdated():
                self._update_heard(notice)
            case SeatsChanged(view):
                self._seats_changed(view)
            case VoteChanged(votes):
                self.ballots.hear(votes, self.seen.match)
                self._take_in()
            case ClocksChanged(view):
                self._clocks_changed(view)
            case Heard(code, details):
                self._news_heard(code, details)
            case HintHeard(hint) if isinstance(self.guide, Advice):
                self.guide.take(hint)
            case ChatHeard(table=table) if table == self.seen.id:
                self.talk.heard(notice)
            case EmoteHeard(table=table) if table == self.seen.id:
                self.talk.saw(notice)
            case TableLeft(code=code):
                self.go_out(code)

    def back(self) -> None:
        """Close what lies over the table, or open the menu; leave what is watched again."""
        if self.talk.board.is_open:
            self.talk.toggle()
        elif self.journal.is_open:
            self.journal.close()
        elif self.replay is not None:
            self.leave_table()
        else:
            open_menu(self)

    def react(self, intent: Intent) -> bool:
        """Open the menu, the rules, the journal and the sheet by their keys."""
        if self.replay is not None and self.replay.react(intent):
            return True
        match intent:
            case MenuAsked():
                self.talk.board.close()
                open_menu(self)
            case Wished(Control.HINT) if self.guide is not None and not self.journal.is_open:
                self.guide.toggle()
            case Wished(Control.RULES):
                self.read_rules()
            case Wished(Control.JOURNAL):
                self.journal.toggle()
            case Wished(Control.EMOTES):
                self.talk.toggle()
            case _:
                return False
        return True

    # draw

    def build(self) -> None:
        """Put the table together as the truth is."""
        self.director.snap()
        self.stage.add(Backdrop(self.backdrop, aligned=True))
        view = self.seen
        menu = self.add(way_out(self, MENU))
        self.title = self.add(TitlePlate(self.app.words.title(view.info.game), self.headline()))
        self.title.fit(self.app.canvas.typesetter)
        book = IconButton(
            BOOK, "book", on_press=self.read_rules, key="rules", layer=layers.CORNER,
            control=Control.RULES,
        )  # fmt: skip
        corners: list[Widget] = [menu, self.add(book)]
        self.talk = Talk(self)
        self.journal = journal_of(self)
        self._guide_if_wanted()
        self.people = self.seat_people(view)
        if self.talk.is_wanted and view.seat is not None:
            self.people.plates[view.seat].let_speak(self.talk.toggle)
            corners.append(self.people.plates[view.seat])
        self.journal.keep(self._written or self.talk.first_entries())
        self.note = Note()
        self.banner = Note(layer=Layer.TOAST)
        self.last = LastLine()
        self.onlooker = ribbon_of(self)
        self.stage.add(self.note, self.banner, self.last, self.onlooker)
        self.actions = Actions(self)
        self.build_votes()
        self.closing = Closing(self)
        self.interlude = Interlude(self)
        self.open_hands = OpenHands(self)
        self.build_table()
        self.cover = Cover(self, [*corners, self.journal.button])
        if self._is_covered:
            self.cover.lay()
        self.show_truth(view)
        if self.replay is not None:
            self.replay.bar.build()
            self.focus.focus(self.replay.bar.timeline)
        if self.showing is not None:
            self.showing.build([*corners, self.journal.button])
        self._take_in()

    def clear(self) -> None:
        """Keep the journal; end every beat."""
        self.director.snap()
        if self.stage.nodes:
            self._written = self.journal.entries
        super().clear()

    # input

    def take(self, intent: Intent) -> None:
        """Any press ends the beat that is playing, and does what it would do besides."""
        if isinstance(intent, Hotkey | Wished) and self.cover.takes(intent):
            return
        if isinstance(intent, PointerPressed | Activated):
            self.director.press()
        if isinstance(intent, PointerPressed) and self.talk.is_left(intent.x, intent.y):
            self.talk.board.close()
            return
        if isinstance(intent, PointerMoved):
            self.people.look(intent.x, intent.y)
        super().take(intent)

    # verbs

    def tell(self, event: Event) -> None:
        """Tell an event in the journal, if it is worth a line."""
        text = self.told(event)
        if text is not None:
            self._last = text
            self.journal.tell(Entry(text, opens=self.opens(event)))
            if self.showing is not None:
                self.showing.tell(event, text)

    def hide_hand(self) -> None:
        """Cover every secret of the own seat at once, or show it again."""
        self.talk.board.close()
        self.journal.close()
        self.end_question()
        if self.cover.is_on:
            self.cover.lift()
        else:
            self.cover.lay()
        self._is_covered = self.cover.is_on
        self._take_in()

    def be_guided(self) -> None:
        """Explain this match and those after it; called before the screen is shown."""
        self.guide = guiding.Guide(self, self.slug)

    def _guide_if_wanted(self) -> None:
        """Lay the sheet of a guided match, or of the hints where the table agreed on them."""
        if not isinstance(self.guide, guiding.Guide) or isinstance(self.guide, Advice):
            may_ask = self.seen.info.rules.hints and self.seen.seat is not None
            self.guide = Advice(self, self.slug) if may_ask else None
        if self.guide is not None:
            self.guide.build(self.guide_place())

    def offer_again(self) -> None:
        """Show the actions and the note of this moment."""
        self._offer()

    # inside

    def _update_heard(self, notice: TableUpdated) -> None:
        self._heard = notice.view
        if notice.snap or notice.fresh:
            self.director.snap()
        for event in notice.events:
            self.tell(event)
        if self.guide is not None:
            self.guide.lessons.hear(notice.events)
        if notice.fresh and not notice.snap:
            self._last = ""
            self.people.hush()
            self.begin_match()
        if notice.snap:
            self.show_truth(notice.view)
        else:
            arrival = Beat([Cue(0.0, lambda _: self.show_truth(notice.view))])
            self.director.play([*self.compile(notice.events), arrival])
            self.stage.expect(*self.coming(notice.events), *self.closing.coming())
        self._take_in()

    def _take_in(self) -> None:
        """Show what the truth allows now; what others do, only once the scene is there."""
        if not self.director.busy:
            is_told = self.seen.outcome is None and self.replay is None
            self.last.text = self.line_text(self._last) if is_told else ""
        self.cover.offer(self.seen.outcome is None)
        self.show_votes()
        self.refresh()
        if self.showing is None:
            self.open_hands.show()
        if self.is_behind and not self.is_resting:
            self.actions.show(None)
            if self.seen.outcome is not None:
                self.note.text = ""
            return
        self.title.line = self.headline()
        self.people.turn(self.acting())
        self.call.ask(self.seen, self.now())
        self._offer()

    def _offer(self) -> None:
        view = self.seen
        over = view.outcome is not None and not self.director.busy
        self.closing.show(over)
        votes = self.ballots.of("rematch", self.seen.match)
        primary, second = self.closing.offers(votes) if over else self.offers()
        if self.is_resting:
            primary, second = Offer("back", self.words("play-back"), self.come_back), None
        if self.cover.is_on:
            primary = second = None
        if self.actions.show(primary, second) and not self.journal.is_open:
            self.focus.focus(self.actions.primary())
        elif self.focus.current is None:
            self.focus.focus(self.first_focus())
        self.note.box = self.note_place()
        self.onlooker.box = watching.OVER if over else watching.PLACE
        place = self.last_place()
        self.last.visible = place is not None and self.showing is None
        self.last.box = place or self.last.box
        self.note.layer = layers.ACTION if primary is not None and primary.over else Layer.ACTIONS
        asks = view.flow.is_running and (self.replay is None or view.seat not in self.acting())
        self.note.text = "" if over or not asks else self.note_text()
        if self.guide is not None:
            self.guide.say(self.seen, self.people.names)
            self.guide.show(not self.cover.is_on)

    def _seats_changed(self, view: TableView) -> None:
        before = self._heard
        if view.hosted and before is not None and not before.hosted:
            self.app.toast(self.words("company-you-host"))
        self._heard = replace(before or view, info=view.info, seat=view.seat, hosted=view.hosted)
        if view.info.phase == "lobby" or (before is not None and before.seat != view.seat):
            self.go_back_or_rebuild(view)
            return
        self.people.seated(view.info.seats)
        self._take_in()

    def _clocks_changed(self, view: TableView) -> None:
        self._heard = replace(self._heard or view, clocks=view.clocks, flow=view.flow)
        self._take_in()

    def _news_heard(self, code: str, details: Mapping[str, Detail]) -> None:
        """Show what concerns the player's own seat, and note what concerns others."""
        if code == "afk-warning":
            seconds = details.get("seconds")
            self.interlude.warn(float(seconds) if isinstance(seconds, int) else 0.0)
            return
        self.interlude.calm()
        own = details.get("seat") is not None and details.get("seat") == self.seen.seat
        if code in QUIET_NEWS or own:
            return
        text = self.app.words.told(code, details)
        self.journal.tell(Entry(text), unread=False)
        self.app.toast(text)
