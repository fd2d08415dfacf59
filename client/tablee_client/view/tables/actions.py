"""The one primary action of a table, and the second one above it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine import Action
from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.node import Node
from tablee_client.view.tables.layers import ACTION
from tablee_client.view.tables.note import PLACE as NOTE
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.button import SOCKET, Button, Kind

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

SECOND = Box(1546, 816, 298, 76)
READY = (
    ("ui/halo", PRIMARY.grown(SOCKET)),
    ("ui/button_brass", PRIMARY.grown(SOCKET)),
    ("ui/button_wood", SECOND.grown(SOCKET)),
    ("ui/note", NOTE),
)
"""What the first question shows: it is loaded before."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: its text and what it does. Two offers of the same key are the same button.

    One that is `over` lies above boards that cover the table; `reason` says why it can't be used.
    """

    key: str
    text: str
    act: Callable[[], None]
    over: bool = False
    reason: str = ""


class _FirstQuestion(Node):
    """The plates of a question without its words."""

    def bounds(self) -> Box:
        return SCREEN

    def paint(self, canvas: Canvas) -> None:
        for name, box in READY:
            canvas.patch(name, box)


class Actions:
    """Shows at most two offers at their fixed places."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._shown: dict[str, tuple[Offer, Button]] = {}
        screen.stage.expect(_FirstQuestion())

    @property
    def has_second(self) -> bool:
        """Whether the place above the primary action is taken."""
        return "second" in self._shown

    def show(self, primary: Offer | None, second: Offer | None = None) -> bool:
        """Offer these; tell whether another primary action is offered than before."""
        before = self._shown.get("primary")
        fresh = primary is not None and (before is None or before[0].key != primary.key)
        self._place("primary", primary, PRIMARY, "brass")
        self._place("second", second, SECOND, "wood")
        return fresh

    def primary(self) -> Button | None:
        """Give the button of the primary action, if there is one."""
        shown = self._shown.get("primary")
        return shown[1] if shown else None

    def doing(self, action: Action) -> Box | None:
        """Give the box of the button that takes an action, and nothing but that."""
        for offer, button in self._shown.values():
            if isinstance(offer.act, partial) and offer.act.args == (action,):
                return button.box
        return None

    def _place(self, place: str, offer: Offer | None, box: Box, kind: Kind) -> None:
        shown = self._shown.get(place)
        if shown is not None and (offer is None or not _alike(shown[0], offer)):
            self._screen.drop(shown[1])
            del self._shown[place]
            shown = None
        if offer is None:
            return
        if shown is None:
            shown = (offer, self._made(place, offer, box, kind))
        button = shown[1]
        button.text, button.on_press, button.reason = offer.text, offer.act, offer.reason
        self._shown[place] = (offer, button)

    def _made(self, place: str, offer: Offer, box: Box, kind: Kind) -> Button:
        return self._screen.add(
            Button(
                box,
                offer.text,
                on_press=offer.act,
                kind=kind,
                glows=place == "primary",
                key=offer.key,
                layer=ACTION if offer.over else Layer.ACTIONS,
            )
        )


def _alike(one: Offer, other: Offer) -> bool:
    return (one.key, one.over) == (other.key, other.over)
