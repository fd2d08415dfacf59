"""The client's screens on their window: which one is on top, and one frame of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import tablee_client.view.hints  # noqa: F401 - must come before pygame

import pygame  # isort: skip

from tablee_client.core import rubbish
from tablee_client.core.controls import Control
from tablee_client.core.sounds import Sound
from tablee_client.core.words import Words
from tablee_client.view.art import Art, BakedArt
from tablee_client.view.cache import SurfaceCache
from tablee_client.view.canvas import Canvas
from tablee_client.view.device import Device
from tablee_client.view.faced_art import FacedArt
from tablee_client.view.faces import Faces
from tablee_client.view.frames import Frames
from tablee_client.view.geometry import HEIGHT, WIDTH
from tablee_client.view.input import Input
from tablee_client.view.intents import (
    FileDropped,
    FullscreenToggled,
    Intent,
    PadUnplugged,
    QuitAsked,
    Resized,
    SpeakersChanged,
    Uncovered,
    Wished,
)
from tablee_client.view.loop import Clock, FrameLoop, WallClock
from tablee_client.view.pictures import Pictures
from tablee_client.view.reach import Reach
from tablee_client.view.rest import Rest
from tablee_client.view.sound.sounds import Sounds
from tablee_client.view.sound.speaker import Speaker
from tablee_client.view.text import Typesetter
from tablee_client.view.text_input import TextInput
from tablee_client.view.varied_art import folders_of
from tablee_client.view.viewport import Viewport
from tablee_client.view.widgets.toast import Toast
from tablee_client.view.window import Window

if TYPE_CHECKING:
    from tablee_client.core.settings import Settings
    from tablee_client.view.screen import Screen

log = logging.getLogger(__name__)

FORESIGHT = 0.005
"""Seconds of a frame up to which it makes ready what comes later."""


class App:
    """A stack of screens; only the top one is updated, steered and drawn.

    `is_calm` is the setting "reduced motion", `ui_scale` and `text_scale` are the player's own
    factors, `patience` how many seconds a frame may take to paint a new screen, which else comes a
    few frames later, `screen_inches` the screen's diagonal (0: unknown). The app knows nothing of
    games and servers: screens bring what they need.
    """

    def __init__(
        self,
        window: Window,
        words: Words,
        *,
        art: Art | None = None,
        clock: Clock | None = None,
        stopwatch: Callable[[], float] = time.perf_counter,
        ui_scale: float = 1.0,
        speaker: Speaker | None = None,
        text_scale: float = 1.0,
        screen_inches: float = 0.0,
    ) -> None:
        self.window = window
        self.words = words
        self.is_calm = False
        self.patience = float("inf")
        self.clock: Clock = clock or WallClock()
        self.sound = Sounds(self.clock.now, speaker=speaker)
        self._stopwatch = stopwatch
        self._begun: float | None = None
        self.on_quit: Callable[[], None] = self.quit
        self.on_fullscreen: Callable[[bool], None] = self.set_fullscreen
        self.on_drop: Callable[[str], None] = lambda _: None
        self.on_mute: Callable[[], None] = lambda: None
        self._screens: list[Screen] = []
        self._toasts: list[Toast] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._running = True
        self._rest = Rest()
        self._text_input = TextInput()
        self._marked: tuple[Device, str] = (Device.MOUSE, "")
        self._ui_scale = ui_scale
        self._reach = Reach(window, screen_inches)
        view = self._fitting()
        faces = Faces()
        self._art = FacedArt(art or BakedArt(), faces)
        pictures = Pictures(self._art, view.share)
        self.input = Input(view)
        self.canvas = Canvas(
            window.surface,
            view,
            pictures=pictures,
            typesetter=Typesetter(faces, pictures, view.scale, text_scale),
            frames=Frames(pictures, view.share),
        )

    # screens

    @property
    def top(self) -> Screen:
        """The screen that is seen; IndexError before the first push."""
        return self._screens[-1]

    @property
    def device(self) -> Device:
        """What the player's hands were last on."""
        return self.input.device

    @property
    def depth(self) -> int:
        """How many screens are stacked."""
        return len(self._screens)

    def holds(self, screen: Screen) -> bool:
        """Tell whether a screen is the top one or under it."""
        return screen in self._screens

    def push(self, screen: Screen) -> None:
        """Show a screen over the others."""
        if self._screens:
            self._cover()
        self._screens.append(screen)
        self._uncover(fresh=True)

    def replace(self, screen: Screen) -> None:
        """Show a screen instead of the top one."""
        self._cover()
        self._screens[-1:] = [screen]
        self._uncover(fresh=True)

    def pop(self) -> None:
        """Leave the top screen; leaving the last one quits."""
        if len(self._screens) <= 1:
            self.on_quit()
            return
        self._cover()
        self._screens.pop()
        self._uncover(fresh=False)

    def pop_to(self, screen: Screen) -> None:
        """Leave every screen above this one."""
        if self.top is not screen:
            self._cover()
            while self._screens[-1] is not screen:
                self._screens.pop()
            self._uncover(fresh=False)

    def clear_to(self, screen: Screen) -> None:
        """Leave every screen above this one for good: let go of all that was made for them."""
        if self.top is not screen:
            self.pop_to(screen)
            SurfaceCache.clear_all()
            rubbish.collect()

    def pop_room(self) -> None:
        """Leave every screen that is inside a server."""
        from tablee_client.view.room_screen import RoomScreen

        below = [screen for screen in self._screens if not isinstance(screen, RoomScreen)]
        if below:
            self.pop_to(below[-1])
        else:
            self.on_quit()

    # verbs

    def quit(self) -> None:
        """End the loop after this frame."""
        self._running = False

    def toast(self, text: str, sound: Sound = Sound.NEWS) -> None:
        """Tell the player something shortly; the same text isn't stacked."""
        self.sound.play(sound)
        for toast in self._toasts:
            self.top.drop(toast)
        self._toasts = [Toast(text, low=self.top.is_free_below)]
        self.top.add(self._toasts[0])

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run something in the background; an unexpected error is logged and told."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def rescale(self, ui_scale: float, screen_inches: float) -> None:
        """Use another size of the interface, or one that suits a screen of another size."""
        if (ui_scale, screen_inches) != (self._ui_scale, self._reach.inches):
            self._ui_scale, self._reach.inches = ui_scale, screen_inches
            self._fit()

    @property
    def finger(self) -> float:
        """How wide and tall at least is what a finger presses, in units."""
        return self._reach.units(self.canvas.viewport.scale)

    @property
    def text_scale(self) -> float:
        """How much larger the player wants text, 1.0 to 1.5."""
        return self.canvas.typesetter.text_scale

    def rescale_text(self, text_scale: float) -> None:
        """Set text at another size, and lay every screen out anew."""
        self.canvas.typesetter.rescale(self.canvas.viewport.scale, text_scale)
        for screen in self._screens:
            screen.rebuild()

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Switch between the window and the whole desktop."""
        self.window.set_fullscreen(fullscreen)
        self._fit()

    def set_monitor(self, monitor: int) -> None:
        """Go to another of the system's screens."""
        self.window.set_monitor(monitor)
        self._fit()

    def switch_language(self, locale: str) -> None:
        """Word every screen anew."""
        self.words.switch(locale)
        for screen in self._screens:
            screen.rebuild()

    def follow_eyes(self, settings: Settings) -> None:
        """Show the colours and marks that the settings ask for."""
        folders, marks = folders_of(settings), settings.pattern_marks
        if (folders, marks) == (self._art.folders, self.canvas.has_marks):
            return
        self._art.folders, self.canvas.has_marks = folders, marks
        self.canvas.forget()
        for screen in self._screens:
            screen.stage.repaint()

    # one frame

    async def run(self) -> None:
        """Show frames until quit; pads are looked for once the first picture is there."""
        rubbish.settle()
        self.input.pads.open()
        await FrameLoop(self._call, clock=self.clock).run()
        self.input.pads.close()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # they close what they opened

    @property
    def periods(self) -> int:
        """After how many sixtieths of a second `tick` is to be called again."""
        return self._rest.periods

    def tick(self, dt: float) -> list[pygame.Rect]:
        """Act on input and show a frame, unless everything rests; gives the rectangles painted."""
        stirred = self._read(dt) or self.top.is_stirred or self.top.stage.is_at_work
        passed = self._rest.frame(dt, stirred=stirred) if self._running else None
        if passed is None:
            return []
        rects = self.step(passed)
        self.window.present(rects)
        self._rest.painted(bool(rects))
        return rects

    def step(self, dt: float) -> list[pygame.Rect]:
        """Let time pass and paint what changed; gives the rectangles painted."""
        begun, self._begun = self._begun or self._stopwatch(), None
        self.sound.update(dt)
        self.top.update(0.0 if self.top.stage.is_unfinished else dt)
        for toast in [t for t in self._toasts if t.is_over]:
            self._toasts.remove(toast)
            self.top.drop(toast)
        self._text_input.follow(self.top, self.canvas.viewport)
        stage, now = self.top.stage, self.clock.now()
        rects = stage.render(self.canvas, now, self._until(begun + self.patience))
        stage.foresee(self.canvas, self._until(begun + FORESIGHT))
        return rects

    def take(self, intent: Intent) -> None:
        """Act on an intent, or give it to the top screen."""
        match intent:
            case QuitAsked():
                self.on_quit()
            case FileDropped(path):
                self.on_drop(path)
            case FullscreenToggled():
                self.on_fullscreen(not self.window.is_fullscreen)
            case Resized():
                self.window.resized()
                self._fit()
            case Uncovered():
                self.top.stage.repaint()
            case PadUnplugged():
                self.toast(self.words("pad-unplugged"))
            case SpeakersChanged(is_gone):
                self.sound.devices_changed(is_gone=is_gone)
            case Wished(Control.MUTE) if not (self._text_input.is_on or self.top.catches_keys):
                self.on_mute()
            case _:
                self.top.take(intent)

    def take_held(self, intent: Intent) -> None:
        """Act on what comes only of a key, button or finger that is still down."""
        self.take(intent)

    def mark_again(self) -> None:
        """Show the marks of the device that is in use now, if it is another."""
        marked = (self.device, self.input.pads.name)
        if marked != self._marked:
            self._marked = marked
            self.top.mark_again()

    # private

    def _read(self, dt: float) -> bool:
        """Act on input; tell whether there was any."""
        count = 0
        for intent in self.input.read(pygame.event.get()):
            self.take(intent)
            count += 1
        for intent in self.input.held(dt):
            self.take_held(intent)
            count += 1
        self.mark_again()
        return count > 0

    def _until(self, end: float) -> Callable[[], bool]:
        """Give what tells whether there is time before this moment."""
        return lambda: self._stopwatch() < end

    def _call(self, dt: float) -> int:
        self.tick(dt)
        return self.periods if self._running else 0

    def _fit(self) -> None:
        """Take over the window's present size, and how high the top screen is."""
        view = self._viewport()
        canvas = self.canvas
        if view != canvas.viewport:
            canvas.pictures.fit(view.share)
            canvas.frames.fit(view.share)
            canvas.typesetter.rescale(view.scale, self.text_scale)
        canvas.display, canvas.viewport, self.input.viewport = self.window.surface, view, view
        self.top.focus.finger = self.finger
        self.top.stage.repaint()

    def _viewport(self) -> Viewport:
        """Give how the design of the top screen lies on the window."""
        return self._fitting(self.top.tall, self.top.wide)

    def _fitting(self, tall: float = HEIGHT, wide: float = WIDTH) -> Viewport:
        whole = Viewport.fitting(*self.window.size, tall=tall, wide=wide)
        factor = self._reach.factor(self._ui_scale, whole.scale)
        return Viewport.fitting(*self.window.size, factor, tall=tall, wide=wide)

    def _cover(self) -> None:
        """Leave the top screen; what nobody has read yet is told on the next one."""
        for toast in self._toasts:
            self.top.drop(toast)
        self._toasts = [toast for toast in self._toasts if not toast.is_noticed]
        self.top.left()
        self.top.stage.put_away()

    def _uncover(self, *, fresh: bool) -> None:
        self._fit()
        self._begun = self._stopwatch()
        if fresh:
            self.top.build()
        for toast in self._toasts:
            self.top.add(toast)
        self.top.entered()
        self.top.stage.repaint()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)
            self.toast(self.words("app-unexpected"))
