"""One screen of the client: a stage, its widgets, and the focus among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from tablee_client.core.sounds import Sound
from tablee_client.view.focus import FocusGraph
from tablee_client.view.geometry import HEIGHT, WIDTH
from tablee_client.view.intents import (
    Intent,
    Navigated,
    PointerHeld,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    Stepped,
    WentBack,
)
from tablee_client.view.stage import Stage
from tablee_client.view.widgets.modal import Answer, modal_widgets
from tablee_client.view.widgets.text_field import TextField
from tablee_client.view.widgets.widget import Widget
from tablee_client.view.writing.desk import Desk

if TYPE_CHECKING:
    from tablee_client.view.app import App

W = TypeVar("W", bound=Widget)


class Screen:
    """The base of every screen.

    A screen builds its widgets in `build`, which runs again when the language or the seats of its
    content change (`rebuild`). Input goes to the focused widget, then to the screen's own `react`,
    then to the focus graph; Escape that nobody takes calls `back`.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.stage = Stage()
        self.focus = FocusGraph()
        self.desk = Desk(self)
        self._widgets: list[Widget] = []
        self._grabbed: Widget | None = None
        self._hovered: Widget | None = None
        self._question: list[Widget] = []
        self._refusal: Callable[[], None] = self.end_question

    @property
    def catches_keys(self) -> bool:
        """Whether every key is the screen's now, also those that work everywhere."""
        return False

    @property
    def is_free_below(self) -> bool:
        """Whether a note at the foot of the screen hides nothing that is needed."""
        return True

    @property
    def is_stirred(self) -> bool:
        """Whether the next frame must not be left out: something plays, or there is news."""
        return False

    @property
    def widgets(self) -> Sequence[Widget]:
        """The widgets, in the order they were added."""
        return tuple(self._widgets)

    # react

    def entered(self) -> None:
        """Called when the screen becomes the top one, each time."""

    def left(self) -> None:
        """Called when another screen covers or replaces it."""

    def update(self, dt: float) -> None:
        """Let time pass, in seconds; looks at the client core's state."""
        for widget in tuple(self._widgets):
            widget.update(dt)

    def react(self, intent: Intent) -> bool:  # noqa: ARG002 - for subclasses
        """Take an intent that no widget took; tell whether it was taken."""
        return False

    # draw

    @property
    def tall(self) -> float:
        """How many units high the design is; the first 1080 are where they always are."""
        return HEIGHT

    @property
    def wide(self) -> float:
        """How many units wide the design is; the first 1920 are where they always are."""
        return WIDTH

    def build(self) -> None:
        """Put the backdrop and the widgets in place."""

    def rebuild(self) -> None:
        """Build everything again; widgets of the same key keep focus, text and scrolling."""
        key = self.focus.current.key if isinstance(self.focus.current, Widget) else ""
        grabbed = self._grabbed
        kept = {widget.key: widget.keep() for widget in self._widgets if widget.key}
        written = "" if self.desk.field is None else self.desk.field.key
        self.clear()
        self.build()
        self.stage.repaint()
        for widget in self._widgets:
            if written and widget.key == written and isinstance(widget, TextField):
                self.desk.open(widget)
                break
        for widget in self._widgets:
            if widget.key in kept:
                widget.restore(kept[widget.key])
            if key and widget.key == key and widget.takes_focus:
                self.focus.focus(widget)
        self._grabbed = grabbed if grabbed in self._widgets else None

    def clear(self) -> None:
        """Take everything off the stage."""
        self.focus.focus(None)
        self.focus = self._same_mode(self.focus)
        self._widgets, self._grabbed, self._hovered, self._question = [], None, None, []
        self.desk.forget()
        self.stage.remove(*self.stage.nodes)

    def mark_again(self) -> None:
        """Draw the marks of keys and buttons anew."""
        for widget in self._widgets:
            widget.touch()

    # input

    def take(self, intent: Intent) -> None:
        """Give an intent to whom it concerns."""
        if self.desk.take(intent):
            return
        match intent:
            case PointerMoved() | PointerPressed() | PointerReleased():
                if not self._point(intent):
                    self.react(intent)
            case PointerHeld():
                if self._grabbed is not None:
                    self._grabbed.react(intent)
            case Scrolled():
                if not self._scroll(intent):
                    self.react(intent)
            case _:
                self._key(intent)

    def back(self) -> None:
        """Go back; the base leaves the screen."""
        self.app.pop()

    # verbs

    def add(self, widget: W, *, focusable: bool = True) -> W:
        """Put a widget on the stage and into the focus graph; gives it back."""
        widget.join(self)
        self._widgets.append(widget)
        self.stage.add(widget)
        if focusable and widget.is_focusable:
            self.focus.add(widget)
        return widget

    def drop(self, *widgets: Widget) -> None:
        """Take widgets away again."""
        if self.desk.field in widgets:
            self.desk.close()
        self.stage.remove(*widgets)
        self.focus.remove(*widgets)
        for widget in widgets:
            if widget in self._widgets:
                self._widgets.remove(widget)
            if widget is self._grabbed:
                self._grabbed = None
            if widget is self._hovered:
                self._hovered = None

    def ask(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        """Ask a question over everything; each answer ends it, Escape gives the first one.

        The first answer changes nothing, and stands at the left in wood. What the player has asked
        for is the last one, in brass, and has the focus; where something is lost by it, it is in
        ember, and the first one has the focus.
        """
        self.end_question()
        self.desk.close()

        def ending(act: Callable[[], None]) -> Callable[[], None]:
            def end() -> None:
                self.end_question()
                act()

            return end

        wrapped = [Answer(a.text, ending(a.on_press), a.kind) for a in answers]
        self._question = modal_widgets(title, text, wrapped)
        self._refusal = wrapped[0].on_press
        for widget in self._question:
            self.add(widget, focusable=False)
        self.focus.confine(w for w in self._question if w.is_focusable)
        main = max((k for k, a in enumerate(answers) if a.kind == "brass"), default=0)
        self.focus.focus(self._question[main - len(answers)])
        self.app.sound.play(Sound.OPEN)

    def end_question(self) -> None:
        """Take the question away, if there is one."""
        if self._question:
            question, self._question = self._question, []
            self.focus.release()
            self.drop(*question)

    def words(self, key: str, **args: str | float) -> str:
        """Word a text in the player's language."""
        return self.app.words(key, **args)

    # private

    @staticmethod
    def _same_mode(before: FocusGraph) -> FocusGraph:
        fresh = FocusGraph()
        fresh.is_shown, fresh.finger = before.is_shown, before.finger
        return fresh

    def _under(self, x: float, y: float) -> Widget | None:
        found = self.focus.at(x, y)
        return found if isinstance(found, Widget) else None

    def _point(self, intent: PointerMoved | PointerPressed | PointerReleased) -> bool:
        if isinstance(intent, PointerMoved):
            return self._hover(intent)
        if isinstance(intent, PointerReleased):
            grabbed, self._grabbed = self._grabbed, None
            return grabbed is not None and grabbed.react(intent)
        self._show_keys(False)
        widget = self._under(intent.x, intent.y)
        if widget is None:
            return False
        if not widget.is_passed_over:
            self.focus.focus(widget)
        self._grabbed = widget
        return widget.react(intent)

    def _hover(self, intent: PointerMoved) -> bool:
        widget = self._under(intent.x, intent.y)
        if widget is not self._hovered:
            if self._hovered is not None:
                self._hovered.hover(False)
            self._hovered = widget
            if widget is not None:
                self.app.sound.play(Sound.HOVER)
                widget.hover(True)
                if widget.focus_follows_pointer:
                    self._show_keys(False)
                    self.focus.focus(widget)
        target = self._grabbed or widget
        return target is not None and target.react(intent)

    def _scroll(self, intent: Scrolled) -> bool:
        if self._question:
            return True
        for widget in reversed(self._widgets):
            if widget.scrolls and widget.box.contains(intent.x, intent.y):
                return widget.react(intent)
        return False

    def _key(self, intent: Intent) -> None:
        self._show_keys(True)
        current = self.focus.current
        if isinstance(current, Widget) and current.react(intent):
            if isinstance(intent, Navigated) and not current.has_own_sounds:
                self.app.sound.play(Sound.HOVER)
            return
        if self._question and isinstance(intent, WentBack):
            self._refusal()
            return
        if not self._question and self.react(intent):
            return
        match intent:
            case Navigated(direction):
                if self.focus.move(direction):
                    self.app.sound.play(Sound.HOVER)
            case Stepped(forward):
                self.focus.step(forward)
                self.app.sound.play(Sound.HOVER)
            case WentBack():
                self.back()

    def _show_keys(self, shown: bool) -> None:
        if self.focus.is_shown != shown:
            self.focus.is_shown = shown
            if isinstance(self.focus.current, Widget):
                self.focus.current.touch()
