"""The table of Oh ! les nains: the garden and its cards on what all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablee.engine import Event, Line
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee_client.core.director import Beat
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Intent, PointerPressed
from tablee_client.view.node import Node
from tablee_client.view.room import Room
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.oh_les_nains.cues import moments
from tablee_client.view.tables.oh_les_nains.hand import Hand
from tablee_client.view.tables.oh_les_nains.layout import (
    COVER,
    FAN_ASIDE,
    GUIDES,
    LAST,
    NOTE,
    hand_box,
    pick_row,
    places,
)
from tablee_client.view.tables.oh_les_nains.pile import Pile
from tablee_client.view.tables.oh_les_nains.scene import Scene
from tablee_client.view.tables.oh_les_nains.seat import GardenSeat, mouth
from tablee_client.view.tables.oh_les_nains.staging import Staging, proclaimed
from tablee_client.view.tables.oh_les_nains.standing import Standing
from tablee_client.view.tables.oh_les_nains.telling import (
    SLUG,
    caption,
    filled,
    pick_text,
    stage_text,
    told,
)
from tablee_client.view.tables.oh_les_nains.turn import Turn
from tablee_client.view.tables.own_move import OwnMove
from tablee_client.view.tables.people import People
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.proclaim import Proclamation
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class OhLesNainsScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_oh_les_nains"
    chapter, opening = "round", "round-begun"
    covers, cover_at = (hand_box().grown(FAN_ASIDE, 0),), COVER

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)

    @property
    def observation(self) -> OhLesNainsObservation:
        """The truth of the match."""
        found = self.seen.observation
        assert isinstance(found, OhLesNainsObservation)
        return found

    @property
    def picks_each(self) -> bool:
        """Whether every seat chooses a first dwarf, not every team."""
        return self.observation.options.get("team_dwarves", 2) == 2

    # what the frame asks for

    def seat_people(self, view: TableView) -> People:
        """Seat team-mates on one side."""
        seats = view.info.seats
        around = places(len(seats), view.seat or 0)
        return People(self, seats, own=view.seat, places=around, kind=GardenSeat, mouth=mouth)

    def build_table(self) -> None:
        """Put garden, boards, crate and hands on the stage."""
        self.scene = Scene(self)
        self.turn = Turn(self)
        self.pile = Pile(self)
        self.hand = self.own_hand = self.add(
            Hand(
                self.stage,
                caption=lambda code: caption(code, self.app.words),
                on_choose=self.turn.choose,
                on_play=self.turn.confirm,
                on_reach=self.turn.reach,
                on_point=self.turn.preview,
            )
        )
        self.own_move = OwnMove(self.stage)
        self.proclamation = Proclamation()
        self.stage.add(self.proclamation)
        self._staging = Staging(self)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, OhLesNainsObservation)
        self._staging.clear()
        self.standing = Standing.of(view.observation)
        if not self.turn.is_asking:
            self.own_move.end()
        self.scene.show_arrow(None, 0)
        self.scene.show_strengths(None)
        self.show_standing()

    def begin_match(self) -> None:
        """Let a match begin with an empty garden."""
        self.standing = Standing.before_deal(self.observation)
        self.own_move.end()
        self.show_standing()

    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """Compile events to moments, and these to beats in the garden."""
        counters = bool(self.observation.options.get("counters", True))
        found = moments(events, own=self.seen.seat, counters=counters)
        return [self._staging.beat(moment) for moment in found]

    def coming(self, events: Sequence[Event]) -> Sequence[Node]:
        """Give what will be proclaimed."""
        said = [text for event in events if (text := proclaimed(event, self.words)) is not None]
        return [Proclamation(text) for text in said]

    def refresh(self) -> None:
        """Show what may be done now."""
        self.turn.refresh()
        if self.seen.outcome is not None:
            self.pile.close()

    def pose_in_hand(self, card: str) -> Pose | None:
        """Give where one of the player's own cards lies."""
        return self.hand.pose_of(card)

    def first_focus(self) -> Widget | None:
        """The hand, or the first colour to choose."""
        return self.turn.picker.first or self.hand

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer what the turn allows."""
        return self.turn.offers()

    def prompt(self) -> str:
        """Word the stage; nothing while cards are dealt or a decision is on its way."""
        seen, turn = self.observation, self.turn
        dealing = self.director.busy and self.standing.deck > seen.deck_count
        if seen.phase == "over" or dealing or turn.is_asking or turn.picker.is_open:
            return ""
        if seen.phase == "pick":
            return pick_text(seen, self.app.words, self.seen.seat)
        if turn.is_exchanging:
            return self.words("olln-exchange-costs")
        return stage_text(seen, self.app.words, self.people.names, own=seen.actor == self.seen.seat)

    def headline(self) -> str:
        """Say which game it is, and how it stands."""
        seen = self.observation
        if seen.options.get("match_wins", 1) == 1:
            return self.words("olln-plays", plays=seen.plays)
        one, other = seen.wins
        return self.words("olln-round", round=seen.round, one=one, other=other)

    def note_place(self) -> Box:
        """Between garden and hand, or above the actions while colours are chosen."""
        return super().note_place() if self.observation.phase == "pick" else NOTE

    def last_place(self) -> Box:
        """Over the crate: the note lies in the middle."""
        return LAST

    def secrets(self) -> tuple[Box, ...]:
        """Hide the hand, and the colours while one of them is chosen in secret."""
        picks = self.observation.phase == "pick"
        return (*self.covers, pick_row()) if picks else self.covers

    def guide_place(self) -> Box:
        """Over the hedge where two play; where four sit there, in the upper corner of the lawn."""
        return GUIDES[len(self.seen.info.seats)]

    def told(self, event: Event) -> str | None:
        """Word an event for the journal."""
        return told(event, self.app.words, self.people.names)

    def acting(self) -> tuple[int, ...]:
        """Who plays, or who has still to choose a colour."""
        seen = self.observation
        if seen.phase == "pick":
            seats = range(len(seen.counts) if self.picks_each else 2)
            return tuple(seat for seat in seats if seat not in seen.picked)
        return () if seen.actor is None else (seen.actor,)

    def explain(self, line: Line, *, is_first: bool) -> str:  # noqa: ARG002
        """Say what a team had at the end."""
        details = {k: v for k, v in line.details.items() if isinstance(v, int)}
        return self.words("olln-line", wins=line.amount, **details)

    def victory(self, winners: tuple[int, ...]) -> str:
        """Name the team that has won."""
        teams = {seat % 2 for seat in winners}
        if len(teams) != 1:
            return self.words("olln-drawn")
        if winners == (self.people.own,):
            return super().victory(winners)
        own = self.people.own in winners
        return self.words("olln-wins-own" if own else f"olln-wins-{teams.pop()}")

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal with names."""
        words = self.app.words
        return words.refusal(code, filled(details, words, self.people.names), SLUG)

    def animate(self, dt: float) -> None:
        """Let garden, hand and the own card on its way move."""
        self.scene.update(dt, is_calm=self.app.is_calm)
        self.hand.update(dt)
        self.own_move.update(dt)
        self.proclamation.update(dt)

    def back(self) -> None:
        """Close the pile, give up a colour or an exchange, before the menu opens."""
        if self.pile.is_open:
            self.pile.close()
        elif not self.turn.give_up():
            super().back()

    def take(self, intent: Intent) -> None:
        """A press beside the small choice of colours, or beside the open pile, ends it."""
        was_open = self.pile.is_open
        super().take(intent)
        if not isinstance(intent, PointerPressed) or self.focus.at(intent.x, intent.y) is not None:
            return
        if was_open:
            self.pile.close()
        elif self.turn.picker.is_open:
            self.turn.give_up()

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        self.scene.show(self.standing)
        self.pile.show(self.standing.pile)
        self.show_hand()

    def show_hand(self) -> None:
        """Show the own hand, but for the card that is on its way."""
        held = list(self.standing.hand or ())
        if self.own_move.code in held:
            held.remove(self.own_move.code)
        self.hand.show(held)

    # inside

    def _offer(self) -> None:
        """On one's own turn the keys steer the hand, not the button that comes with it."""
        before = self.focus.current
        super()._offer()
        primary = self.actions.primary()
        if primary is None or primary.key != "play" or self.focus.current is not primary:
            return
        if before is not primary:
            self.focus.focus(self.hand)
