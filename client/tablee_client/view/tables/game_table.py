"""What a game brings to its table, and the truth it reads: hooks that the frame calls."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from tablee.engine import Action, Event, Line
from tablee_client.core.director import Beat, Director
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.room import Room
from tablee_client.view.room_screen import RoomScreen
from tablee_client.view.seating import spots
from tablee_client.view.tables import guide
from tablee_client.view.tables.actions import Actions, Offer
from tablee_client.view.tables.amounts import signed
from tablee_client.view.tables.bubble import Mouth, beside_plate
from tablee_client.view.tables.journal import DRAWER
from tablee_client.view.tables.last_line import above
from tablee_client.view.tables.note import ABOVE, PLACE
from tablee_client.view.tables.people import People
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.seat import TableSeat
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.bigscreen.showing import Showing
    from tablee_client.view.home import Home
    from tablee_client.view.tables.replaying import Replaying


CROWDED = 7
"""From so many seats on, one sits right below another at the sides."""
SIDES = (206.0, 1714.0)


class Advisable(Protocol):
    """A hand that can hold out cards."""

    def suggest(self, codes: Sequence[str]) -> None:
        """Hold out these cards, for they are advised; no others."""


class GameTable(RoomScreen):
    """The part of a table that a game fills in or may change."""

    people: People
    own_hand: Advisable | None = None
    actions: Actions
    chapter: ClassVar[str] = ""
    """What a match is made of: `journal-<chapter>` words its latest part."""
    opening: ClassVar[str] = ""
    """The tag of the event that begins such a part."""

    covers: ClassVar[tuple[Box, ...]] = ()
    """What hides the secrets of one's own seat when one wants it."""
    drawer: ClassVar[Box] = DRAWER
    """Where the drawer of the journal lies: over nothing that a decision needs, nobody in half."""
    cover_at: ClassVar[Box | None] = None
    """Where the button for that lies; None for the row of the corner."""

    def __init__(self, app: App, home: Home, room: Room) -> None:
        super().__init__(app, home, room)
        self.director = Director(app.sound.play)
        self._heard: TableView | None = None
        self.replay: Replaying | None = None
        self.showing: Showing | None = None

    # what a game brings

    @abstractmethod
    def build_table(self) -> None:
        """Put the game's own pieces on the stage, as they lie now."""

    @abstractmethod
    def show_truth(self, view: TableView) -> None:
        """Let every piece of the game lie as a view says."""

    @abstractmethod
    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """Give the beats of events that lead from what is shown to the truth."""

    def coming(self, events: Sequence[Event]) -> Sequence[Node]:  # noqa: ARG002 - for games
        """Give nodes, like ones that these events will lead to, which take long to make ready."""
        return ()

    @abstractmethod
    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Give the primary and the second action of this moment."""

    @abstractmethod
    def prompt(self) -> str:
        """Say what the player is to do, or whom he waits for."""

    @abstractmethod
    def headline(self) -> str:
        """Say how far the match is, for the plate under the title."""

    @abstractmethod
    def told(self, event: Event) -> str | None:
        """Word an event for the journal; None for one that isn't told."""

    def begin_match(self) -> None:
        """Called before the events of a match's first update are shown."""

    def refresh(self) -> None:
        """Called when the truth has changed, and when the scene has caught up with it."""

    def acting(self) -> tuple[int, ...]:
        """Give the seats whose turn it is."""
        return tuple(clock.seat for clock in self.seen.clocks)

    @property
    def is_free_below(self) -> bool:
        """The own hand lies there during a match, and boards with titles above after it."""
        return self.seen.outcome is not None

    def first_focus(self) -> Widget | None:
        """Give what the keys steer when nothing else is chosen; the base has nothing."""
        return None

    def timed(self) -> tuple[Clock, ...]:
        """Give the clocks that show as rings."""
        return self.seen.clocks

    def is_clockwise(self) -> bool:
        """Tell whether the next seat is drawn to the left of the one before."""
        return True

    def note_place(self) -> Box:
        """Give where the note lies at this moment."""
        return ABOVE if self.actions.has_second else PLACE

    def last_place(self) -> Box | None:
        """Give where the line lies that says what has happened last; None where none is needed."""
        return above(self.note_place())

    def secrets(self) -> tuple[Box, ...]:
        """Give what hides the secrets of one's own seat at this moment."""
        return self.covers

    def opens(self, event: Event) -> bool:
        """Tell whether an event begins a deal or a round."""
        return self.opening != "" and type(event).__struct_config__.tag == self.opening

    def guide_place(self) -> Box:
        """Give where the sheet of a guided match lies."""
        return guide.PLACE

    def banner_place(self) -> Box:
        """Lay the server's words where a sheet would lie: where nobody sits."""
        return self.guide_place()

    def seat_people(self, view: TableView) -> People:
        """Put everybody's plate on the stage; a game may have plates of its own kind."""
        seats = view.info.seats
        around = spots(len(seats), view.seat or 0, clockwise=self.is_clockwise())
        return People(self, seats, own=view.seat, places=around, mouth=_mouth(len(seats)))

    def explain(self, line: Line, *, is_first: bool) -> str:
        """Word a line that explains a score; the first one may be what the others change."""
        details = {k: v for k, v in line.details.items() if isinstance(v, int | str)}
        return f"{self.game_words(f'line-{line.code}', **details)} {signed(line.amount, is_first)}"

    def pose_in_hand(self, card: str) -> Pose | None:  # noqa: ARG002 - for games with cards
        """Give where one of the player's own cards lies; None where he hasn't it."""
        return None

    def marked(self, action: Action) -> tuple[Box, ...]:  # noqa: ARG002 - for games
        """Give where an action is taken that no card, button or plate stands for."""
        return ()

    @property
    def is_boarded(self) -> bool:
        """Whether a board lies over the table that tells more than open hands would."""
        return self.seen.outcome is not None

    def own_name(self, name: str) -> str:
        """Give what the player's own plate calls him; whoever watches a match again is a guest."""
        return self.words("table-you") if self.replay is None else name

    def victory(self, winners: tuple[int, ...]) -> str:
        """Say who has won, over the ranking."""
        if winners == (self.people.own,) and self.replay is None:
            return self.words("play-you-win")
        names = [self.people.names[seat] for seat in winners]
        return self.words("play-winners", names=" & ".join(names), count=len(names))

    # the truth

    @property
    def seen(self) -> TableView:
        """The latest view that was heard."""
        view = self._heard or self.room.table
        assert view is not None
        return view

    def believe(self, view: TableView) -> None:
        """Take a view for the truth, without a word to the scene; the table is built anew then."""
        self._heard = view

    @property
    def is_stirred(self) -> bool:
        """Whether something plays, or is to be heard."""
        return self.director.busy or super().is_stirred

    @property
    def is_behind(self) -> bool:
        """Whether the scene is still on its way to a moment in which the player has no say."""
        return self.director.busy and not self.seen.may_act

    @property
    def is_resting(self) -> bool:
        """Whether a bot plays the player's seat for him, though he is there."""
        view = self.seen
        is_on = view.outcome is None and view.info.phase == "playing"
        return is_on and view.seat is not None and view.info.seats[view.seat].rests

    @property
    def slug(self) -> str:
        """The game's name."""
        return self.seen.info.game

    def game_words(self, key: str, **args: str | int) -> str:
        """Word a text of the game."""
        return self.app.words.game(self.slug)(key, **args)


def _mouth(seats: int) -> Callable[[TableSeat], Mouth | None]:
    """Let who sits above somebody else speak beside his plate, not over the other's cards."""

    def mouth(plate: TableSeat) -> Mouth | None:
        is_above = seats >= CROWDED and plate.box.cx in SIDES
        return beside_plate(plate) if is_above else None

    return mouth
