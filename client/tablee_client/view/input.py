"""Turns pygame's events into intents: mouse, fingers and keyboard alike."""

from collections.abc import Callable, Iterable, Iterator

import pygame

from tablee_client.view.intents import (
    Activated,
    Composing,
    Direction,
    Edit,
    Edited,
    FullscreenToggled,
    Hotkey,
    Intent,
    MenuAsked,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    Scrolled,
    Stepped,
    Typed,
    Uncovered,
    WentBack,
)
from tablee_client.view.viewport import Viewport

_KEYS: dict[int, Intent] = {
    pygame.K_UP: Navigated(Direction.UP),
    pygame.K_DOWN: Navigated(Direction.DOWN),
    pygame.K_LEFT: Navigated(Direction.LEFT),
    pygame.K_RIGHT: Navigated(Direction.RIGHT),
    pygame.K_RETURN: Activated(),
    pygame.K_KP_ENTER: Activated(),
    pygame.K_SPACE: Activated(by_space=True),
    pygame.K_ESCAPE: WentBack(),
    pygame.K_AC_BACK: WentBack(),
    pygame.K_F10: MenuAsked(),
    pygame.K_MENU: MenuAsked(),
    pygame.K_F11: FullscreenToggled(),
    pygame.K_PAGEUP: Paged(down=False),
    pygame.K_PAGEDOWN: Paged(down=True),
    pygame.K_BACKSPACE: Edited(Edit.BACKSPACE),
    pygame.K_DELETE: Edited(Edit.DELETE),
    pygame.K_HOME: Edited(Edit.HOME),
    pygame.K_END: Edited(Edit.END),
}


class Input:
    """Reads events of one window.

    The first finger that touches is the pointer; others are ignored until it leaves.
    """

    def __init__(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self._finger: int | None = None
        self._pointer = (0.0, 0.0)
        self._reads: dict[int, Callable[[pygame.Event], Iterable[Intent]]] = {
            pygame.MOUSEMOTION: self._mouse,
            pygame.MOUSEBUTTONDOWN: self._mouse,
            pygame.MOUSEBUTTONUP: self._mouse,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: self._touch,
            pygame.FINGERMOTION: self._touch,
            pygame.FINGERUP: self._touch,
            pygame.KEYDOWN: self._key,
            pygame.TEXTINPUT: lambda e: [Typed(e.text)],
            pygame.TEXTEDITING: lambda e: [Composing(e.text, e.start)],
            pygame.WINDOWSIZECHANGED: lambda e: [Resized(e.x, e.y)],
            pygame.WINDOWEXPOSED: lambda _: [Uncovered()],
            pygame.WINDOWRESTORED: lambda _: [Uncovered()],
            pygame.QUIT: lambda _: [QuitAsked()],
        }

    def read(self, events: Iterable[pygame.Event]) -> Iterator[Intent]:
        """Give the intents of events, in order; events that mean nothing here give none."""
        for event in events:
            read = self._reads.get(event.type)
            if read is not None:
                yield from read(event)

    def _mouse(self, event: pygame.Event) -> Iterable[Intent]:
        x, y = self.viewport.to_design(*event.pos)
        self._pointer = (x, y)
        if event.type == pygame.MOUSEMOTION:
            return [PointerMoved(x, y)]
        if event.button not in (1, 3):
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return [PointerPressed(x, y, event.button)]
        return [PointerReleased(x, y, event.button)]

    def _wheel(self, event: pygame.Event) -> Iterable[Intent]:
        lines = -event.precise_y if not event.flipped else event.precise_y
        return [Scrolled(*self._pointer, lines)]

    def _touch(self, event: pygame.Event) -> Iterable[Intent]:
        """Make pointer intents of the first finger: SDL's own are switched off (see `hints`)."""
        view = self.viewport
        x, y = view.to_design(event.x * view.width, event.y * view.height)
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
            self._pointer = (x, y)
            return [PointerMoved(x, y), PointerPressed(x, y)]
        if event.finger_id != self._finger:
            return []
        self._pointer = (x, y)
        if event.type == pygame.FINGERMOTION:
            return [PointerMoved(x, y)]
        self._finger = None
        return [PointerReleased(x, y)]

    def _key(self, event: pygame.Event) -> Iterable[Intent]:
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return [FullscreenToggled()]
        if event.key == pygame.K_TAB:
            return [Stepped(forward=not event.mod & pygame.KMOD_SHIFT)]
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return [Edited(Edit.PASTE)]
        if event.key in _KEYS:
            return [_KEYS[event.key]]
        name = pygame.key.name(event.key)
        return [Hotkey(name)] if len(name) == 1 else []
