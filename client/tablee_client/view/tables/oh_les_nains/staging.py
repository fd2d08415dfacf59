"""From moments to beats: every part becomes a cue in the garden of a table's screen."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TYPE_CHECKING

from tablee.engine import Event, Seat
from tablee.games.oh_les_nains.cards import COLOURS
from tablee.games.oh_les_nains.events import (
    ChainSettled,
    Declined,
    DwarfCrushed,
    DwarfPlaced,
    FirstChosen,
    Pulled,
    RoundDrawn,
    RoundOver,
    StrengthsCompared,
)
from tablee_client.core.director import Beat, Cue
from tablee_client.core.motion import between, ease_in_out, ease_out
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.flyer import Flyer, Livery, put
from tablee_client.view.tables.oh_les_nains.boards import card_sprite
from tablee_client.view.tables.oh_les_nains.cues import CardFlight, Happening, Moment, Place
from tablee_client.view.tables.oh_les_nains.layout import (
    DECK,
    DISCARD,
    FENCE_X,
    HAND_CARD,
    HAND_Y,
    HOSE_Y,
    PLAYED,
    back_poses,
    hand_poses,
    own_back_poses,
    tray_pose,
)
from tablee_client.view.tables.oh_les_nains.names import BACK, card_picture, place_picture
from tablee_client.view.tables.oh_les_nains.sounds import sounds_of
from tablee_client.view.tables.oh_les_nains.standing import in_order
from tablee_client.view.tables.pose import Pose, on_the_way
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen

Show = Callable[[float], None]
JOINS_FROM = 150.0
SETTLED = 0.6
"""The share of its time for which a settled chain still lies there."""
SHAKE, SHAKES = 2.5, 9.0
SQUIRREL, SQUIRREL_STEP, HOPS = 104.0, 92.0, 3.0


class Staging:
    """Knows where every named place is on the screen, and moves the standing along."""

    def __init__(self, table: OhLesNainsScreen) -> None:
        self._table = table
        self._lying: Sprite | None = None
        self._squirrels: list[Sprite] = []
        self._swept: list[Sprite] = []
        self.running = 0

    def beat(self, moment: Moment) -> Beat:
        """Give the beat that shows a moment."""
        cues = [self._cue(part, opening=moment.opening) for part in moment.parts]
        return Beat(cues, pause=moment.pause)

    def clear(self) -> None:
        """Take away what lies between two places."""
        if self._lying is not None:
            self._table.stage.remove(self._lying)
            self._lying = None
        self._table.stage.remove(*self._squirrels, *self._swept)
        self._squirrels, self._swept, self.running = [], [], 0

    def _cue(self, part: CardFlight | Happening, *, opening: bool) -> Cue:
        if isinstance(part, CardFlight):
            show = self._flight(part)
        else:
            show = self._happening(part.event, opening=opening)
        sound, landing = sounds_of(part, self._table.seen.seat, opening=opening)
        return Cue(part.duration, show, at=part.at, sound=sound, landing=landing)

    # in its place

    def _happening(self, event: Event, *, opening: bool) -> Show:
        match event:
            case Pulled():
                return self._slide(event)
            case StrengthsCompared(one, other):
                return self._compare((one, other))
            case DwarfPlaced():
                return self._reveal(event) if opening else self._join(event)
            case ChainSettled():
                return self._settle(event)
            case _:
                return self._once(event)

    def _once(self, event: Event) -> Show:
        done: list[bool] = []

        def show(_: float) -> None:
            if not done:
                done.append(True)
                self._happen(event)

        return show

    def _happen(self, event: Event) -> None:
        table = self._table
        table.standing.note(event)
        match event:
            case FirstChosen(seat, _):
                table.people.say(seat, table.words("olln-says-first"))
            case Declined(seat):
                table.people.say(seat, table.words("olln-says-decline"))
        great = proclaimed(event, table.words)
        if great is not None:
            table.proclamation.say(great)
        table.show_standing()

    def _compare(self, strengths: tuple[int, int]) -> Show:
        table = self._table

        def show(progress: float) -> None:
            table.scene.show_strengths(strengths if progress < 1 else None)

        return show

    def _settle(self, event: ChainSettled) -> Show:
        """Tell what the chain was worth; then its cards fly to the discard pile."""
        table = self._table

        def show(progress: float) -> None:
            table.scene.tray.text = table.told(event) or ""
            if progress >= 1:
                self._sweep(1.0)
                table.standing.note(event)
                table.show_standing()
            elif progress >= SETTLED:
                self._sweep((progress - SETTLED) / (1 - SETTLED))

        return show

    def _sweep(self, progress: float) -> None:
        table = self._table
        if progress >= 1:
            table.stage.remove(*self._swept)
            self._swept = []
            return
        if not self._swept:
            tray = table.scene.tray
            pictures, tray.pictures, tray.colour = tray.pictures, (), None
            self._swept = [
                card_sprite(picture, tray_pose(k), layer=Layer.FLIGHT, z=k)
                for k, picture in enumerate(pictures)
            ]
            table.stage.add(*self._swept)
        for k, sprite in enumerate(self._swept):
            put(sprite, on_the_way(tray_pose(k), DISCARD, progress, lift=20.0))

    def _slide(self, event: Pulled) -> Show:
        """Let the hose slide; squirrels run along where they pull."""
        table, rope = self._table, self._table.scene.rope
        start: list[float] = []
        end = table.scene.left_squares(event.fence)
        side = table.scene.side_of(event.team)

        def show(progress: float) -> None:
            if not start:
                start.append(rope.fence)
                self._call_squirrels(side)
            if progress >= 1:
                self._send_squirrels()
                table.standing.note(event)
                table.scene.show_arrow(None, 0)
                table.show_standing()
                return
            table.scene.show_arrow(event.team, event.squares)
            rope.stand("pull" if side == 0 else "lean", "pull" if side else "lean")
            shake = SHAKE * sin(2 * pi * SHAKES * progress) * (1 - progress)
            rope.slide(between(start[0], end, ease_in_out(progress)), shake=shake)
            self._run_squirrels(side, progress)

        return show

    def _join(self, event: DwarfPlaced) -> Show:
        """Let a dwarf leap to his place."""
        table, rope = self._table, self._table.scene.rope
        side = table.scene.side_of(event.team)
        number: list[int] = []

        def show(progress: float) -> None:
            if not number:
                number.append(len(table.standing.dwarves[event.team]))
                table.standing.note(event)
                table.show_standing()
            rope.drop(side, number[0], JOINS_FROM * (1 - ease_out(progress)))

        return show

    def _reveal(self, event: DwarfPlaced) -> Show:
        """Turn a sealed colour over; then the dwarf stands there."""
        table = self._table

        def show(progress: float) -> None:
            sprite = table.scene.sealed.get(event.seat)
            if sprite is not None:
                sprite.picture = BACK if progress < 0.5 else place_picture(event.colour)
                sprite.narrow = max(0.06, abs(2 * progress - 1))
            if progress >= 1:
                table.standing.note(event)
                table.show_standing()

        return show

    # squirrels

    def _call_squirrels(self, side: int) -> None:
        for k in range(self.running):
            x = self._squirrel_x(side, k)
            sprite = Sprite(
                "nains/squirrel", x, HOSE_Y - 74, width=SQUIRREL, layer=Layer.SERIES, z=k
            )
            self._squirrels.append(sprite)
            self._table.stage.add(sprite)

    def _run_squirrels(self, side: int, progress: float) -> None:
        way = -1 if side == 0 else 1
        for k, sprite in enumerate(self._squirrels):
            hop = abs(sin(pi * (HOPS * progress + k / 3)))
            sprite.x = self._squirrel_x(side, k) + way * 70 * progress
            sprite.y = HOSE_Y - 74 - 26 * hop

    def _send_squirrels(self) -> None:
        self._table.stage.remove(*self._squirrels)
        self._squirrels, self.running = [], 0

    @staticmethod
    def _squirrel_x(side: int, number: int) -> float:
        aside = 96 + number * SQUIRREL_STEP
        return FENCE_X - aside if side == 0 else FENCE_X + aside

    # cards

    def _flight(self, part: CardFlight) -> Show:
        table = self._table
        own = part.seat == table.seen.seat
        name = BACK if part.card is None else card_picture(part.card)
        turned = BACK if part.card is not None and part.start == "hand" and not own else ""
        if part.start == "deck" and part.card is not None:
            turned = BACK
        return Flyer(
            table.stage,
            Livery(name, turned, "fx/shadow_card"),
            start=lambda: self._start(part, own=own),
            end=lambda: self._end(part, own=own),
            depart=lambda: self._depart(part, own=own),
            arrive=lambda: self._arrive(part, own=own),
        )

    def _start(self, part: CardFlight, *, own: bool) -> Pose:
        table = self._table
        if part.start != "hand" or part.card is None or not own:
            return self.place(part.start, part.seat, own=own)
        if table.own_move.code == part.card:
            return table.own_move.pose or self.place("hand", part.seat, own=own)
        place = table.hand.place_of(part.card)
        pose = None if place is None else table.hand.pose_at(place)
        return pose or self.place("hand", part.seat, own=own)

    def _end(self, part: CardFlight, *, own: bool) -> Pose:
        held = self._table.standing.hand
        if part.end == "hand" and own and part.card is not None and held is not None:
            among = in_order([*held, part.card])
            return hand_poses(len(among))[among.index(part.card)]
        return self.place(part.end, part.seat, own=own)

    def _depart(self, part: CardFlight, *, own: bool) -> None:
        table = self._table
        if part.start == "deck":
            table.standing.leave_deck()
        elif part.start == "played":
            self._pick_up()
        elif part.card is not None:
            if own:
                table.own_move.end()
            table.standing.leave_hand(part.seat, part.card, own=own)
            self._say_colour(part)
        table.show_standing()

    def _arrive(self, part: CardFlight, *, own: bool) -> None:
        table, standing = self._table, self._table.standing
        match part.end:
            case "hand":
                standing.reach_hand(part.seat, part.card, own=own)
            case "square":
                standing.seal(part.seat)
            case "chain" if part.card is not None:
                standing.reach_chain(part.seat, part.card, part.colour)
            case "pile" if part.card is not None:
                standing.reach_pile(part.card, exchanged=part.start == "hand")
            case "played" if part.card is not None:
                self._lay_down(part.card)
        table.show_standing()

    def _say_colour(self, part: CardFlight) -> None:
        if part.card is not None and part.card.endswith("*") and part.colour in COLOURS:
            word = self._table.game_words(f"colour-{part.colour}")
            colour = f"{word[:1].upper()}{word[1:]}"
            self._table.people.say(part.seat, self._table.words("olln-says-colour", colour=colour))

    def _lay_down(self, card: str) -> None:
        self._pick_up()
        self._lying = card_sprite(card_picture(card), PLAYED, layer=Layer.SERIES, z=2)
        self._table.stage.add(self._lying)
        self.running = int(card[1]) if card[0] == "S" else 0

    def _pick_up(self) -> None:
        if self._lying is not None:
            self._table.stage.remove(self._lying)
            self._lying = None

    # places

    def place(self, place: Place, seat: Seat, *, own: bool) -> Pose:
        """Give where a named place is; hands and squares belong to a seat."""
        table = self._table
        match place:
            case "deck":
                return DECK
            case "pile":
                return DISCARD
            case "played":
                return PLAYED
            case "chain":
                return tray_pose(min(3, len(table.standing.chain)))
            case "square":
                return table.scene.square(seat)
            case _:
                pass
        if own:
            return Pose(FENCE_X, HAND_Y, HAND_CARD)
        if seat == table.people.bottom:
            return own_back_poses(1)[0]
        spot = table.people.spots[seat]
        return back_poses(spot.x, spot.y, 1, side=spot.side)[0]


def proclaimed(event: Event, words: Callable[..., str]) -> str | None:
    """Give what is proclaimed of an event; None for nearly all of them."""
    match event:
        case DwarfCrushed():
            return words("olln-proclaim-crushed")
        case RoundOver(_, team):
            return words(f"olln-wins-{team}")
        case RoundDrawn():
            return words("olln-proclaim-drawn")
    return None
