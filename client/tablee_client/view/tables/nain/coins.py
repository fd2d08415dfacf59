"""One seat's coin card on the table: the card, its cover, what is known of it, and its choosing."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain.layout import TALL, card_box, cover_of
from tablee_client.view.tables.nain.plate import Plate
from tablee_client.view.tables.nain.standing import Laid
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

BACK = "nain/back_coins"
RISE = 84.0
"""How high a cover is lifted before it is gone."""
THINNEST = 0.06
PLATE_DOWN = 13.0
"""So far below a card is the middle of what is said of it: its number stays in sight."""


def face(card: Laid) -> str:
    """Name the picture of a card that lies there: the back, or its face as far as known.

    Of a card that shows only its hint the coins lie under the cover: any face with this hint.
    """
    if not card.up:
        return BACK
    if card.coin is not None:
        return f"nain/coins_{card.coin.replace('/', '_')}"
    return f"nain/coins_{card.hint}_{card.hint}"


class Chooser(Pressable):
    """The light around a thing that can be chosen; `hint` says what choosing it does.

    One that `invites` glows by itself, softly.
    """

    hint: Shown[str] = Shown("")
    chosen = Shown(False)
    invites = Shown(False)

    def __init__(self, pose: Pose, *, key: str, on_press: Callable[[], None], z: float) -> None:
        super().__init__(card_box(pose), on_press=on_press, key=key, layer=Layer.RESTING)
        self.z = z
        self.visible = False

    def bounds(self) -> Box:
        """Give the room of the light."""
        return self.box.grown(60)

    def paint(self, canvas: Canvas) -> None:
        """Draw the light while it is pointed at, steered to, or chosen."""
        steered = self.is_focused and self.is_ring_shown
        if self.chosen or self.is_hovered or self.is_pressed or steered:
            canvas.patch("ui/halo", self.box, alpha=1.0 if steered or self.chosen else 0.7)
        elif self.invites:
            canvas.patch("ui/halo", self.box, alpha=0.4)
        if steered:
            canvas.patch("ui/focus_ring", self.box.grown(9))


class CoinPiece:
    """All pieces of one seat's coin card."""

    def __init__(
        self, screen: Screen, pose: Pose, *, seat: int, on_press: Callable[[], None]
    ) -> None:
        self.pose = pose
        cover, z = cover_of(pose), 10.0 * seat
        self.spot = screen.add(Chooser(pose, key=f"coin-{seat}", on_press=on_press, z=z))
        self.card = Sprite(
            BACK, pose.x, pose.y, width=pose.width, layer=Layer.RESTING, z=z + 1,
            angle=pose.angle, shadow="fx/shadow_card",
        )  # fmt: skip
        self.cover = Sprite(
            "nain/cover", cover.x, cover.y, width=cover.width, layer=Layer.RESTING, z=z + 2,
            angle=pose.angle,
        )  # fmt: skip
        bottom = pose.y + pose.width * TALL / 2
        self.plate = Plate(pose.x, bottom + PLATE_DOWN, layer=Layer.RESTING, z=z + 3)
        self.card.visible = self.cover.visible = False
        self._laid: Laid | None = None
        self._rest = cover
        screen.stage.add(self.card, self.cover, self.plate)

    # what is shown

    def show(self, laid: Laid | None, *, text: str = "", coin: bool = False) -> None:
        """Show a card, or none, and what is said of it."""
        self._laid = laid
        self.card.visible = laid is not None
        self.cover.visible = laid is not None and laid.cover
        if self.cover.visible:
            self.cover.y, self.cover.alpha = self._rest.y, 1.0
        if laid is not None:
            self.card.picture = face(laid)
        self.plate.text, self.plate.coin = text if laid is not None else "", coin

    @property
    def is_covered(self) -> bool:
        """Whether a cover lies there."""
        return self._laid is not None and self._laid.cover

    @property
    def is_face_down(self) -> bool:
        """Whether a card lies there face down."""
        return self._laid is not None and not self._laid.up

    # motion

    def turn(self, progress: float) -> None:
        """Squeeze card and cover as the card turns over."""
        thin = 1.0 if progress >= 1 else max(THINNEST, abs(cos(progress * pi)))
        self.card.narrow = self.cover.narrow = thin

    def lift(self, height: float) -> None:
        """Hold the cover above the card: 0 lies on it, at 1 it is gone."""
        self.cover.y = self._rest.y - RISE * height
        self.cover.alpha = round(1.0 - height, 2)
        self.cover.visible = self.card.visible and height < 1
