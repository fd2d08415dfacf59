"""All that lies in the garden, and how a standing shows on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine import Seat
from tablee.games.oh_les_nains.terms import SQUARES
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.oh_les_nains.backs import Backs
from tablee_client.view.tables.oh_les_nains.boards import Arrow, Crate, TeamBoard, card_sprite
from tablee_client.view.tables.oh_les_nains.garden import (
    Bodies,
    Fence,
    GardenNode,
    Hands,
    Hose,
    LampGlow,
    Margins,
)
from tablee_client.view.tables.oh_les_nains.layout import (
    BOARD_X,
    HOSE_Y,
    SEALED_CARD,
    STRENGTH_X,
    STRENGTH_Y,
    place_of,
)
from tablee_client.view.tables.oh_les_nains.names import BACK, card_picture, emblem
from tablee_client.view.tables.oh_les_nains.rope import Rope
from tablee_client.view.tables.oh_les_nains.standing import Standing
from tablee_client.view.tables.oh_les_nains.tray import PRIZES, Tray
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.tag import Tag
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen

FLICKERS = 8
JAM = 0.35
"""How much of a crushed dwarf's square is under the fence."""


class Scene:
    """The pieces of one table on its stage; it is told what to show, and asks nothing.

    The player's own team is on the left, team 0 for who looks on.
    """

    def __init__(self, table: OhLesNainsScreen) -> None:
        self._table = table
        self.rope = Rope()
        self.left_team = (table.seen.seat or 0) % 2
        hands = Hands(self.rope, 4.0)
        hands.mirrored = bool(self.left_team)
        margins = Margins(self.rope, 5.0, word=table.words("olln-margin"))
        self._layers: list[GardenNode] = [
            Bodies(self.rope, 1.0), Hose(self.rope, 3.0), hands, margins,
        ]  # fmt: skip
        self.lamp = LampGlow(4.6)
        self._time = 0.0
        self.boards = [self._board(team) for team in (0, 1)]
        self.crate, self.arrow, self.tray = Crate(), Arrow(), Tray()
        self.tags = [
            Tag(x, STRENGTH_Y, hot=True, size=1.6, layer=Layer.RESTING) for x in STRENGTH_X
        ]
        people = table.people
        self.backs = {
            seat: Backs(spot, bottom=seat == people.bottom)
            for seat, spot in enumerate(people.spots)
            if seat != people.own
        }
        self.sealed: dict[Seat, Sprite] = {}
        fences = (Fence("nains/fence_back", 2.0), Fence("nains/fence_front", 4.5))
        table.stage.add(*self._layers, *fences, self.lamp, *self.boards, *self.backs.values())
        table.stage.add(self.crate, self.arrow, self.tray, *self.tags)

    # sides

    def side_of(self, team: int) -> int:
        """Give the side on which a team stands: 0 is the left."""
        return team ^ self.left_team

    def left_squares(self, fence: int) -> float:
        """Give the squares on the left of the fence as they are drawn.

        A dwarf who is crushed is jammed at the fence, and holds the hose there.
        """
        left = SQUARES - fence if self.left_team else fence
        one, other = (len(self._table.standing.dwarves[team ^ self.left_team]) for team in (0, 1))
        return min(max(float(left), one - JAM), SQUARES - other + JAM)

    def square(self, seat: Seat) -> Pose:
        """Give where a seat's first dwarf will stand."""
        number = seat // 2 if self._table.picks_each else 0
        return Pose(self.rope.x(place_of(self.side_of(seat % 2), number)), HOSE_Y, SEALED_CARD)

    # what is shown

    def show(self, standing: Standing) -> None:
        """Let everything but the own hand lie as a standing says."""
        self._show_rope(standing)
        for seat, plate in enumerate(self._table.people.plates):
            plate.stats = (
                (emblem(seat % 2), "", False),
                (BACK, str(standing.counts[seat]), False),
            )
        for seat, backs in self.backs.items():
            backs.count = standing.counts[seat]
            backs.cards = standing.revealed.get(seat, ())
        for board in self.boards:
            board.wins = standing.wins[board.team]
            board.visible = not standing.revealed
        self._show_cards(standing)
        self._show_sealed(standing)

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
        self.arrow.text = self._table.words("olln-squares", squares=squares)

    # react

    def update(self, dt: float, *, is_calm: bool) -> None:
        """Follow the rope; let the lamp waver, unless motion is reduced."""
        for layer in self._layers:
            layer.update()
        if not is_calm:
            self._time += dt
            step = int(self._time * FLICKERS)
            self.lamp.glow = 0.14 + 0.02 * ((step * 7 + step // 3) % 4)

    # private

    def _board(self, team: int) -> TeamBoard:
        table = self._table
        games = table.observation.options.get("match_wins", 1)
        name = table.words(f"olln-team-{team}-name")
        x = BOARD_X[len(table.seen.info.seats)][self.side_of(team)]
        board = TeamBoard(team, x, name=name, games=games if isinstance(games, int) else 1)
        own = table.seen.seat
        board.line = "" if own is None or own % 2 != team else table.words("olln-your-team")
        return board

    def _show_rope(self, standing: Standing) -> None:
        left, crushed = self.left_team, standing.crushed
        dwarves = standing.dwarves
        self.rope.show(self.left_squares(standing.fence), (dwarves[left], dwarves[1 - left]))
        if crushed is None:
            self.rope.stand("lean", "lean")
        elif self.side_of(crushed) == 0:
            self.rope.stand("pull", "cheer")
        else:
            self.rope.stand("cheer", "pull")

    def _show_cards(self, standing: Standing) -> None:
        crate, tray, words = self.crate, self.tray, self._table.words
        crate.deck = standing.deck
        crate.top = card_picture(standing.pile[-1]) if standing.pile else ""
        crate.deck_label = words("olln-deck", count=standing.deck)
        crate.pile_label = words("olln-pile", count=len(standing.pile))
        tray.pictures = tuple(card_picture(card) for _, card in standing.chain)
        tray.colour = standing.colour
        if standing.chain:
            tray.opener = standing.chain[0][0] % 2
            last = standing.chain[-1][0] % 2
            prize = PRIZES[len(standing.chain) - 1]
            team = words(f"olln-team-{last}")
            tray.text = words("olln-settles", dwarves=prize, team=team)

    def _show_sealed(self, standing: Standing) -> None:
        wanted, stage = standing.sealed, self._table.stage
        for seat in [seat for seat in self.sealed if seat not in wanted]:
            stage.remove(self.sealed.pop(seat))
        for seat in wanted:
            if seat not in self.sealed:
                self.sealed[seat] = card_sprite(BACK, self.square(seat), layer=Layer.SERIES)
                stage.add(self.sealed[seat])
