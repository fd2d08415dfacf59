"""Looks after a kiosk's guests: who is there, who has gone, and when the staff wants in."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final, Protocol

from tablee_client.core.kiosk.config import PROGRAM
from tablee_client.core.kiosk.idling import IdleClock, Presence
from tablee_client.core.words import Words
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Composing,
    Intent,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    StaffAsked,
    Typed,
)
from tablee_client.view.kiosk.over import Call, Countdown

if TYPE_CHECKING:
    from tablee_client.core.kiosk.config import KioskConfig
    from tablee_client.view.kiosk.app import KioskApp
    from tablee_client.view.kiosk.shows import Shows
    from tablee_client.view.node import Node
    from tablee_client.view.screen import Screen

CORNER: Final = Box(0, 0, 160, 160)
HOLD: Final = 3.0
"""Seconds that the top left corner is held by whoever belongs to the staff."""
AWAY: Final = 40.0
"""Units that a mouse moves until somebody has come: a table that shakes moves it too."""
_NOT_HANDS: Final = (PointerReleased, PointerHeld, Typed, Composing)
"""What only follows something else."""


class Guests(Protocol):
    """Who brings a guest's screens, and forgets him."""

    def guest_screen(self, leave: Callable[[], None]) -> Screen:
        """Give the screen that somebody finds who has come; he goes by `leave`."""

    def forget_guest(self) -> None:
        """Give his seat to a bot, and keep nothing of him."""

    def pin_screen(self) -> Screen | None:
        """Give the screen that asks the staff for its PIN; None where there is none."""

    def join_line(self) -> str:
        """Word how others come to the table from their own devices; empty if they can't."""


class Attendant:
    """Nobody is there, and tables are shown; somebody comes by any input, which does nothing else.

    Who has been untouched for `times.idle` seconds sees a countdown, that any input ends. `base`
    is the screen under all others.
    """

    def __init__(
        self, app: KioskApp, config: KioskConfig, guests: Guests, shows: Shows, base: Screen
    ) -> None:
        self._app, self._config, self._guests = app, config, guests
        self._shows, self._base = shows, base
        self._idle = IdleClock(config.times)
        self._is_there = False
        self._corner: float | None = None
        self._pointer: tuple[float, float] | None = None
        self._pin: Screen | None = None
        self._call, self._countdown = Call(), Countdown()
        self._call.call = in_all(config, "kiosk-touch")
        self._shown = ""
        shows.on_change = self._tell
        shows.start(app.clock.now())

    @property
    def has_guest(self) -> bool:
        """Whether somebody is there."""
        return self._is_there

    # input

    def admits(self, intent: Intent, now: float) -> bool:
        """Hear of an input; tell whether it is for the screens."""
        self._watch_corner(intent, now)
        if isinstance(intent, StaffAsked):
            self._open_for_staff(now)
            return False
        if isinstance(intent, _NOT_HANDS) or self._is_slight(intent):
            return self.admits_held(now)
        before = self._idle.presence(now)
        self._idle.touched(now)
        if not self._is_there:
            self.welcome(now)
            return False
        return before is not Presence.WARNED

    def admits_held(self, now: float) -> bool:
        """Tell whether what is held down goes on for the screens; it is no sign of anybody."""
        return self._is_there and self._idle.presence(now) is not Presence.WARNED

    def _is_slight(self, intent: Intent) -> bool:
        """Tell whether the mouse has hardly moved."""
        if not isinstance(intent, PointerMoved):
            return False
        before = self._pointer or (intent.x, intent.y)
        if abs(intent.x - before[0]) + abs(intent.y - before[1]) <= AWAY or intent.x < -AWAY:
            self._pointer = before
            return True
        self._pointer = (intent.x, intent.y)
        return False

    def _watch_corner(self, intent: Intent, now: float) -> None:
        match intent:
            case PointerPressed(x, y):
                self._corner = now if CORNER.contains(x, y) else None
            case PointerMoved(x, y) if not CORNER.contains(x, y):
                self._corner = None
            case PointerReleased():
                self._corner = None

    # time

    def tick(self, now: float) -> None:
        """Let time pass."""
        if self._corner is not None and now >= self._corner + HOLD:
            self._corner = None
            self._open_for_staff(now)
        presence = self._idle.presence(now)
        if self._is_there and presence is Presence.NOBODY:
            self.dismiss()
        if presence is Presence.WARNED:
            countdown_of(self._countdown, self._app.words, self._idle.remaining(now))
        if not self._is_there:
            self._shows.tick(now, self._base)
            name = self._config.name
            told = ("" if name == PROGRAM else name, self._shown, self._guests.join_line())
            self._call.line = "  ·  ".join(filter(None, told))

    def over_all(self) -> Node | None:
        """Give what lies over every screen now."""
        if not self._is_there:
            return self._call
        is_warned = self._idle.presence(self._app.clock.now()) is Presence.WARNED
        return self._countdown if is_warned else None

    # verbs

    def welcome(self, now: float) -> Screen:
        """Somebody has come: show him his screen, and give it."""
        self._idle.touched(now)
        self._is_there = True
        self._shows.stop(self._base)
        self._app.pop_to(self._base)
        screen = self._guests.guest_screen(self.dismiss)
        self._app.push(screen)
        return screen

    def dismiss(self) -> None:
        """He has gone: forget him, and show tables again."""
        self._idle.left()
        self._is_there = False
        self._pin = None
        self._app.input.let_go()
        self._app.pop_to(self._base)
        self._guests.forget_guest()
        self._shows.start(self._app.clock.now())

    def _open_for_staff(self, now: float) -> None:
        if self._pin is not None and self._app.holds(self._pin):
            return
        pin = self._guests.pin_screen()
        if pin is None:
            return
        if not self._is_there:
            self.welcome(now)
        self._idle.touched(now)
        self._pin = pin
        self._app.push(pin)

    def _tell(self, game: str) -> None:
        """Say what is shown: whose match."""
        words = self._app.words
        self._shown = words("kiosk-bots", game=words.title(game)) if game else words("kiosk-live")


def in_all(config: KioskConfig, key: str) -> str:
    """Word a text in every language of the guests, the usual one first."""
    locales = dict.fromkeys((config.language, *config.languages))
    return "  ·  ".join(Words(locale)(key) for locale in locales)


def countdown_of(countdown: Countdown, words: Words, seconds: float) -> None:
    """Let the board say how long somebody who seems to have gone is waited for."""
    countdown.title = words("kiosk-still-there")
    countdown.lines = (words("kiosk-touch-to-stay"), words("kiosk-what-happens"))
    countdown.seconds = ceil(seconds)
