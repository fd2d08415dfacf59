"""The table of Oh ! les nains: the garden and its cards on what all tables share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.engine import Action, Event, Line, Seat
from tablee.games.oh_les_nains.actions import (
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tablee.games.oh_les_nains.cards import COLOURS, Code, Colour
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.terms import SQUARES
from tablee_client.core.director import Beat
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Intent, PointerPressed
from tablee_client.view.room import Room
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.oh_les_nains.backs import Backs
from tablee_client.view.tables.oh_les_nains.boards import Arrow, Crate, TeamBoard, card_sprite
from tablee_client.view.tables.oh_les_nains.cues import moments
from tablee_client.view.tables.oh_les_nains.forecast import forecast
from tablee_client.view.tables.oh_les_nains.garden import (
    Bodies,
    Fence,
    GardenNode,
    Hands,
    Hose,
    LampGlow,
    Margins,
)
from tablee_client.view.tables.oh_les_nains.hand import Hand
from tablee_client.view.tables.oh_les_nains.layout import (
    NOTE,
    PLAYED,
    STRENGTH_X,
    STRENGTH_Y,
    places,
    tray_pose,
)
from tablee_client.view.tables.oh_les_nains.names import BACK, card_picture, emblem
from tablee_client.view.tables.oh_les_nains.own_move import OwnMove
from tablee_client.view.tables.oh_les_nains.picker import Picker
from tablee_client.view.tables.oh_les_nains.rope import Rope
from tablee_client.view.tables.oh_les_nains.seat import GardenSeat
from tablee_client.view.tables.oh_les_nains.staging import Staging
from tablee_client.view.tables.oh_les_nains.standing import Standing
from tablee_client.view.tables.oh_les_nains.telling import (
    SLUG,
    caption,
    filled,
    pick_text,
    stage_text,
    told,
    why_not,
)
from tablee_client.view.tables.oh_les_nains.tray import PRIZES, Tray
from tablee_client.view.tables.people import People
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.proclaim import Proclamation
from tablee_client.view.tables.tag import Tag
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class OhLesNainsScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_oh_les_nains"

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)
        self.chosen: list[int] = []
        self.exchanging = False
        self._moment = -1
        self._asked = -1

    @property
    def observation(self) -> OhLesNainsObservation:
        """The truth of the match."""
        found = self.seen.observation
        assert isinstance(found, OhLesNainsObservation)
        return found

    # sides

    @property
    def left_team(self) -> int:
        """The team on the left: the player's own, or the first for who looks on."""
        return (self.seen.seat or 0) % 2

    def side_of(self, team: int) -> int:
        """Give the side on which a team stands: 0 is the left."""
        return team ^ self.left_team

    def left_squares(self, fence: int) -> int:
        """Give the squares on the left of the fence."""
        return SQUARES - fence if self.left_team else fence

    @property
    def picks_each(self) -> bool:
        """Whether every seat chooses a first dwarf, not every team."""
        return self.observation.options.get("team_dwarves", 2) == 2

    # what the frame asks for

    def seat_people(self, view: TableView) -> People:
        """Seat team-mates on one side."""
        seats = view.info.seats
        around = places(len(seats), view.seat or 0)
        return People(self, seats, own=view.seat, places=around, kind=GardenSeat)

    def build_table(self) -> None:
        """Put garden, boards, crate and hands on the stage."""
        self.rope = Rope()
        hands = Hands(self.rope, 4.0)
        hands.mirrored = bool(self.left_team)
        margins = Margins(self.rope, 5.0, word=self.words("olln-margin"))
        self._garden: list[GardenNode] = [
            Bodies(self.rope, 1.0), Hose(self.rope, 3.0), hands, margins,
        ]  # fmt: skip
        fences = (Fence("nains/fence_back", 2.0), Fence("nains/fence_front", 4.5))
        self.lamp = LampGlow(4.6)
        self._lamp_time = 0.0
        self.stage.add(*self._garden, *fences, self.lamp)
        games = self.observation.options.get("match_wins", 1)
        self.boards = [
            TeamBoard(
                team,
                self.side_of(team),
                name=self.words(f"olln-team-{team}-name"),
                games=games if isinstance(games, int) else 1,
            )
            for team in (0, 1)
        ]
        self.crate, self.arrow, self.tray = Crate(), Arrow(), Tray()
        self.tags = [
            Tag(x, STRENGTH_Y, hot=True, size=1.6, layer=Layer.RESTING) for x in STRENGTH_X
        ]
        for tag in self.tags:
            tag.visible = False
        self.stage.add(*self.boards, self.crate, self.arrow, self.tray, *self.tags)
        self.backs = {
            seat: Backs(spot, bottom=seat == self.people.bottom)
            for seat, spot in enumerate(self.people.spots)
            if seat != self.people.own
        }
        self.stage.add(*self.backs.values())
        self.sealed: dict[Seat, Sprite] = {}
        self.hand = self.add(
            Hand(
                self.stage,
                caption=lambda code: caption(code, self.app.words),
                on_choose=self.choose,
                on_play=self.confirm,
                on_reach=self.reach,
                on_point=self._preview,
            )
        )
        self.own_move = OwnMove(self.stage)
        self.picker = Picker(self)
        self.proclamation = Proclamation()
        self.stage.add(self.proclamation)
        self._staging = Staging(self)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, OhLesNainsObservation)
        self._staging.clear()
        self.standing = Standing.of(view.observation)
        if self.own_move.code not in (self.standing.hand or ()) or view.may_act:
            self.own_move.end()
        self.show_arrow(None, 0)
        self.show_strengths(None)
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

    def refresh(self) -> None:
        """Show what may be done now."""
        if self._moment != self.seen.version:
            self._moment, self.chosen, self.exchanging = self.seen.version, [], False
            self.picker.close()
        own_turn = self.seen.may_act and self.observation.phase in ("main", "counter")
        self.hand.allow(self._playable(), is_turn=own_turn)
        if own_turn and self.observation.phase == "counter" and not self.chosen:
            self.chosen = sorted(self._playable())[:1]
        self.hand.choose(self.chosen)
        picking = self.seen.may_act and self.observation.phase == "pick" and not self.director.busy
        self.picker.starts(picking, words=self._dwarf_word, pick=self._pick)
        self._preview(None)

    def first_focus(self) -> Widget | None:
        """The hand, or the first colour to choose."""
        return self.picker.first or self.hand

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer to play what is chosen, to counter or not, or to exchange."""
        asked = self._asked == self.seen.version
        if not self.seen.may_act or asked or self.picker.is_open:
            return None, None
        if self.observation.phase == "counter":
            return self._counter_offers()
        if self.observation.phase != "main":
            return None, None
        if self.exchanging:
            return self._exchange_offers()
        exchange = Offer("exchanging", self._exchange_text(), self.begin_exchange)
        text, reason = self.words("olln-play"), self.words("olln-choose-first")
        if self.chosen:
            text, reason = self._play_text(self.hand.codes[self.chosen[0]]), ""
        return Offer("play", text, self._play_chosen, reason=reason), exchange

    def prompt(self) -> str:
        """Word the stage."""
        seen = self.observation
        if seen.phase == "over" or self._is_dealing() or self._asked == self.seen.version:
            return ""
        if seen.phase == "pick":
            return pick_text(seen, self.app.words, self.seen.seat)
        if self.exchanging:
            return self.words("olln-exchange-costs")
        if self.picker.is_open:
            return ""
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
        (team,) = teams
        if winners == (self.people.own,):
            return super().victory(winners)
        own = self.people.own in winners
        return self.words("olln-wins-own" if own else f"olln-wins-{team}")

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal with names."""
        words = self.app.words
        return words.refusal(code, filled(details, words, self.people.names), SLUG)

    def animate(self, dt: float) -> None:
        """Let garden, hand and the own card on its way move."""
        for node in self._garden:
            node.update()
        self.hand.update(dt)
        self.own_move.update(dt)
        self.proclamation.update(dt)
        if not self.app.is_calm:
            self._flicker(dt)

    def back(self) -> None:
        """Give up a colour or an exchange before the menu opens."""
        if self.picker.is_open or self.exchanging:
            self._give_up()
        else:
            super().back()

    def take(self, intent: Intent) -> None:
        """A press beside the small choice of colours ends it."""
        super().take(intent)
        if isinstance(intent, PointerPressed) and self.picker.is_open:
            under = self.focus.at(intent.x, intent.y)
            if under is None:
                self._give_up()

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        standing = self.standing
        self._show_rope()
        for seat, plate in enumerate(self.people.plates):
            plate.stats = (
                (emblem(seat % 2), "", False),
                (BACK, str(standing.counts[seat]), False),
            )
        for seat, backs in self.backs.items():
            backs.count = standing.counts[seat]
            backs.cards = standing.revealed.get(seat, ())
        own = self.people.own
        for board in self.boards:
            board.wins = standing.wins[board.team]
            is_own = own is not None and board.team == own % 2
            board.line = self.words("olln-your-team") if is_own else ""
        self._show_cards()
        self._show_sealed()
        self._show_hand()

    def show_strengths(self, strengths: tuple[int, int] | None) -> None:
        """Show how strong both teams pull, or nothing."""
        for team in (0, 1):
            tag = self.tags[self.side_of(team)]
            tag.visible = strengths is not None
            if strengths is not None:
                tag.amount = strengths[team]

    def show_arrow(self, team: int | None, squares: int) -> None:
        """Show where the hose goes; None for nowhere."""
        self.arrow.side = None if team is None or not squares else self.side_of(team)
        self.arrow.text = self.words("olln-squares", squares=squares)

    def _show_rope(self) -> None:
        standing = self.standing
        dwarves = standing.dwarves
        left = self.left_team
        self.rope.show(self.left_squares(standing.fence), (dwarves[left], dwarves[1 - left]))
        if standing.crushed is None:
            self.rope.stand("lean", "lean")
        elif self.side_of(standing.crushed) == 0:
            self.rope.stand("lean", "cheer")
        else:
            self.rope.stand("cheer", "lean")

    def _show_cards(self) -> None:
        standing, crate, tray = self.standing, self.crate, self.tray
        crate.deck = standing.deck
        crate.top = card_picture(standing.pile[-1]) if standing.pile else ""
        crate.deck_label = self.words("olln-deck", count=standing.deck)
        crate.pile_label = self.words("olln-pile", count=len(standing.pile))
        tray.pictures = tuple(card_picture(card) for _, card in standing.chain)
        tray.colour = standing.colour
        if standing.chain:
            tray.opener = standing.chain[0][0] % 2
            tray.text = self._settle_text()

    def _settle_text(self) -> str:
        standing = self.standing
        last = len(standing.chain) - 1
        team = standing.chain[-1][0] % 2
        prize = PRIZES[min(last, len(PRIZES) - 1)]
        return self.words("olln-settles", dwarves=prize, team=self.words(f"olln-team-{team}"))

    def _show_sealed(self) -> None:
        wanted = self.standing.sealed
        for seat in [seat for seat in self.sealed if seat not in wanted]:
            self.stage.remove(self.sealed.pop(seat))
        for seat in wanted:
            if seat not in self.sealed:
                pose = self._staging.square(seat)
                self.sealed[seat] = card_sprite(BACK, pose, layer=Layer.SERIES)
                self.stage.add(self.sealed[seat])

    def _show_hand(self) -> None:
        held = list(self.standing.hand or ())
        if self.own_move.code in held:
            held.remove(self.own_move.code)
        self.hand.show(held)

    def _is_dealing(self) -> bool:
        return self.director.busy and self.standing.deck > self.observation.deck_count

    def _flicker(self, dt: float) -> None:
        """Let the lamp's light waver, eight times a second."""
        self._lamp_time += dt
        step = int(self._lamp_time * 8)
        self.lamp.glow = 0.14 + 0.02 * ((step * 7 + step // 3) % 4)

    def _preview(self, place: int | None) -> None:
        """Show what the card at a place, or else the chosen one, would do to the hose."""
        if self.director.busy or self._asked == self.seen.version:
            return
        if self.exchanging:
            self.show_arrow(1 - self.left_team, 1)
            return
        shown = place if place is not None else next(iter(self.chosen), None)
        codes = self.hand.codes
        found = None
        may = self.seen.may_act and self.observation.phase == "main"
        if may and shown is not None and shown < len(codes):
            found = forecast(self.standing.dwarves, self.left_team, codes[shown])
        self.show_arrow(*((found.team, found.squares) if found else (None, 0)))

    # choosing

    def choose(self, place: int) -> None:
        """A card was clicked: choose it, or play the one that is chosen already."""
        if self.exchanging:
            self._toggle(place)
        elif place in self.chosen:
            self.confirm(place)
        elif not self._tell_why_not(place):
            self._choose(place)

    def reach(self, place: int) -> None:
        """The keys went to a card."""
        if not self.exchanging and place in self._playable():
            self._choose(place)
        else:
            self._preview(place)

    def confirm(self, place: int) -> None:
        """Play a card, or say why it can't be played."""
        if self.exchanging:
            self._toggle(place)
            return
        if self._asked == self.seen.version or self._tell_why_not(place):
            return
        self._choose(place)
        code = self.hand.codes[place]
        if self.observation.phase == "counter":
            self.play(Counter(code), code)
        elif code.endswith("*"):
            self._ask_colour(place, code)
        else:
            self.play(_plain(code), code)

    def play(self, action: Action, code: Code) -> None:
        """Send a card on its way, and ask for it."""
        place = self.hand.place_of(code)
        start = None if place is None else self.hand.pose_at(place)
        self.picker.close()
        if start is not None and self.director.speed > 0:
            self.own_move.begin(code, start, self._goal(action))
            self._show_hand()
        self.chosen = []
        self.hand.choose(())
        self._ask(action)

    def _goal(self, action: Action) -> Pose:
        counters = bool(self.observation.options.get("counters", True))
        chained = isinstance(action, Counter) or (isinstance(action, Dwarf) and counters)
        return tray_pose(min(3, len(self.standing.chain))) if chained else PLAYED

    def _put_back(self) -> None:
        pose, self._asked = self.own_move.end(), -1
        self.hand.show(list(self.standing.hand or ()), origin=pose)
        self.offer_again()

    def _playable(self) -> frozenset[int]:
        """Give the places of the hand that may be played now, by the server's word."""
        legal = self.seen.legal if self.seen.prompt else None
        if not legal:
            return frozenset()
        codes = {
            action.card
            for action in legal.actions()
            if isinstance(action, Squirrel | Pull | Dwarf | Counter)
        }
        return frozenset(k for k, code in enumerate(self.hand.codes) if code in codes)

    def _tell_why_not(self, place: int) -> bool:
        codes = self.hand.codes
        if place in self._playable() or place >= len(codes):
            return place >= len(codes)
        reason, details = why_not(self.observation, self.seen.seat, codes[place])
        self.app.toast(self.refusal(reason, dict(details)))
        return True

    def _choose(self, place: int) -> None:
        self.picker.close()
        self.chosen = [place]
        self.hand.choose(self.chosen)
        self._preview(None)
        self.offer_again()

    def _play_chosen(self) -> None:
        if self.chosen:
            self.confirm(self.chosen[0])

    def _give_up(self) -> None:
        self.picker.close()
        self.exchanging, self.chosen = False, []
        self.hand.choose(())
        self._preview(None)
        self.offer_again()
        self.focus.focus(self.hand)

    # colours

    def _pick(self, colour: Colour) -> None:
        self._ask(Pick(colour))

    def _ask_colour(self, place: int, code: Code) -> None:
        is_dwarf = code[0] == "D"
        kind: Callable[..., Action] = Dwarf if is_dwarf else Pull
        effects, reasons = {}, {}
        for colour, left in zip(COLOURS, self.observation.supply, strict=True):
            if is_dwarf:
                effects[colour] = self.words("olln-left", count=left)
                if not left:
                    reasons[colour] = self.refusal("no-pawn-left", {"colour": colour})
            else:
                effects[colour] = self._effect_text(code, colour)
        self.picker.ask(
            self.hand.cards[place].home.x,
            words=lambda colour: self.game_words(f"colour-{colour}"),
            effects=effects,
            reasons=reasons,
            pick=lambda colour: self.play(kind(code, colour), code),
        )
        self.offer_again()

    def _effect_text(self, code: Code, colour: Colour) -> str:
        found = forecast(self.standing.dwarves, self.left_team, code, colour)
        if found is None or found.team is None:
            return self.words("olln-effect-none")
        key = "olln-effect-own" if found.team == self.left_team else "olln-effect-other"
        return self.words(key, squares=found.squares)

    def _dwarf_word(self, colour: Colour) -> str:
        return self.words("olln-caption-dwarf", colour=colour)

    # countering

    def _counter_offers(self) -> tuple[Offer | None, Offer | None]:
        decline = Offer("decline", self.game_words("action-decline"), partial(self._ask, Decline()))
        if not self.chosen:
            return decline, None
        code = self.hand.codes[self.chosen[0]]
        text = self.words("olln-counter")
        return Offer("counter", text, partial(self.play, Counter(code), code)), decline

    # exchanging

    def _exchange_text(self) -> str:
        whole = self.observation.options.get("exchange") != "any"
        return self.words("olln-exchange-whole" if whole else "olln-exchange-any")

    def begin_exchange(self) -> None:
        whole = self.observation.options.get("exchange") != "any"
        self.picker.close()
        self.exchanging = True
        self.chosen = list(range(len(self.hand.codes))) if whole else []
        self._show_exchange()

    def _toggle(self, place: int) -> None:
        if self.observation.options.get("exchange") != "any":
            count = len(self.hand.codes)
            self.app.toast(self.refusal("exchange-whole", {"count": count}))
            return
        if place in self.chosen:
            self.chosen.remove(place)
        else:
            self.chosen = sorted([*self.chosen, place])
        self._show_exchange()

    def _show_exchange(self) -> None:
        self.hand.choose(self.chosen)
        self._preview(None)
        self.offer_again()

    def _exchange_offers(self) -> tuple[Offer | None, Offer | None]:
        count = len(self.chosen)
        reason = "" if count else self.refusal("nothing-exchanged", {})
        text = self.words("olln-exchange-cards", count=count)
        return (
            Offer("exchange", text, self._exchange, reason=reason),
            Offer("cancel", self.words("olln-cancel"), self._give_up),
        )

    def _exchange(self) -> None:
        codes = tuple(self.hand.codes[place] for place in self.chosen)
        self.exchanging, self.chosen = False, []
        self.hand.choose(())
        self._ask(Exchange(codes))

    # inside

    def _ask(self, action: Action) -> None:
        """Ask the server; until it answers nothing more is offered."""
        self._asked = self.seen.version
        self.acted(self.room.act(action), undo=self._put_back)
        self.offer_again()

    def _play_text(self, code: Code) -> str:
        if code[0] == "S":
            return self.words("olln-play-squirrel", value=int(code[1]))
        return self.words("olln-play-dwarf" if code[0] == "D" else "olln-play-pull")

    def _offer(self) -> None:
        """On one's own turn the keys steer the hand, not the button that comes with it."""
        before = self.focus.current
        super()._offer()
        primary = self.actions.primary()
        took = primary is not None and self.focus.current is primary and before is not primary
        if took and primary is not None and primary.key == "play":
            self.focus.focus(self.hand)


def _plain(code: Code) -> Action:
    """Give what a card that isn't multicolour does in one's turn."""
    if code[0] == "S":
        return Squirrel(code)
    return Dwarf(code) if code[0] == "D" else Pull(code)
