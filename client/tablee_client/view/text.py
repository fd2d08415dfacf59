"""Text as pictures: mixed faces on one baseline, finishes, wrapping, cut to a width; cached."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import inf

import pygame

from tablee_client.view.cache import SurfaceCache
from tablee_client.view.faces import Faces
from tablee_client.view.finish import finished
from tablee_client.view.pictures import Pictures
from tablee_client.view.runs import Kind, Run, runs
from tablee_client.view.theme import Face, TextStyle

FIGURES_SIZE = 0.9
GROWS = 36
"""Up to this size text grows in full with the player's text scale; larger text by as much as it."""
BALANCE = 8.0
"""Units to which lines are balanced."""
ELLIPSIS = "…"
LIGHT_FROM = 384
_BREAKLESS = re.compile(r" (?=[:;?!»])|(?<=«) ")
_NO_BREAK = "\u00a0"
CACHE_BYTES = 10 << 20


class Typesetter:
    """Measures and renders lines at one scale (pixels per design unit).

    `text_scale` is how much larger the player wants text: a style of 24 units is set at 36 with
    1.5. All widths and heights given are those of the text as it is set. Figures are always set
    in a figures face at 0.9 of the size, on the same baseline; the suit signs are pictures. A
    line rendered twice is rendered once.
    """

    def __init__(
        self, faces: Faces, pictures: Pictures, scale: float = 1.0, text_scale: float = 1.0
    ) -> None:
        self._faces = faces
        self._pictures = pictures
        self._cache = SurfaceCache(CACHE_BYTES, pictures.haste)
        self.scale = scale
        self.text_scale = text_scale
        self._measured = lru_cache(maxsize=4096)(self._measure)
        self._wrapped = lru_cache(maxsize=1024)(self._wrap)

    def rescale(self, scale: float, text_scale: float) -> None:
        """Render at other scales from now on."""
        if (scale, text_scale) != (self.scale, self.text_scale):
            self.scale, self.text_scale = scale, text_scale
            self.forget()
            self._measured.cache_clear()
            self._wrapped.cache_clear()

    def forget(self) -> None:
        """Render every line anew."""
        self._cache.clear()

    def width(self, text: str, style: TextStyle) -> float:
        """Give the width of a line in design units."""
        return self._measured(text, style.face, self.size(style)) / self.scale

    def size(self, style: TextStyle) -> float:
        """Give the size in design units at which a style is set, the player's text scale in it."""
        return style.size + min(style.size, GROWS) * (self.text_scale - 1)

    def line_height(self, style: TextStyle) -> float:
        """Give the usual distance of two baselines in design units."""
        return round(self.size(style) * 1.2)

    def line(self, text: str, style: TextStyle) -> pygame.Surface:
        """Give a rendered line.

        The baseline lies at `baseline()` pixels below the top, and `pad()` pixels of room for
        shadows surround the text.
        """
        key = (text, style)
        return self._cache.get(key, lambda: self._render(text, style))

    def pad(self, style: TextStyle) -> int:
        """Give the empty pixels on each side of a rendered line."""
        return max(2, round(self.size(style) * self.scale * 0.14))

    def baseline(self, style: TextStyle) -> int:
        """Give the pixels from the top of a rendered line to its baseline."""
        return self.pad(style) + round(self.size(style) * self.scale)

    def fit(self, text: str, style: TextStyle, width: float) -> str:
        """Cut a line with an ellipsis so that it is at most `width` units wide."""
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + ELLIPSIS, style) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + ELLIPSIS

    def shrunk(self, text: str, style: TextStyle, width: float, least: float = 20) -> TextStyle:
        """Give the style at the largest size at which the line fits, set at `least` units or more.

        A player who wants larger text gets it smaller than that where it wouldn't fit, never
        smaller than `least`.
        """
        wide = self.width(text, style)
        if wide <= width:
            return style
        lowest = least / self.text_scale
        size = max(lowest, int(style.size * width / wide))
        while size > lowest and self.width(text, style.sized(size)) > width:
            size = max(lowest, size - 1)
        return style.sized(size)

    def smaller(self, style: TextStyle, least: float, by: float = 1) -> Iterator[TextStyle]:
        """Give a style, then others, each `by` units smaller, down to one set at `least`."""
        while self.size(style) >= least:
            yield style
            style = style.sized(style.size - by)

    def within(self, style: TextStyle, height: float) -> TextStyle:
        """Give the style at the largest size at which one line is at most `height` units high."""
        tall = self.line_height(style)
        return style if tall <= height else style.sized(style.size * height / tall)

    def fitted(
        self, text: str, style: TextStyle, width: float, *, height: float = inf, least: float = 20
    ) -> tuple[str, TextStyle]:
        """Give a line and its style so that it fits a room: set smaller, then cut."""
        style = self.shrunk(text, self.within(style, height), width, least)
        return self.fit(text, style, width), style

    def filled(
        self, text: str, style: TextStyle, room: tuple[float, float], least: float = 20
    ) -> tuple[list[str], TextStyle]:
        """Give the lines of a paragraph and its style so that they fit a room, width and height.

        Set smaller, but not under `least`; what doesn't fit even then is left out after "…".
        """
        width, height = room
        lines = self.wrap(text, style, width)
        while self.size(style) > least and (
            len(lines) * self.line_height(style) > height or not self.is_whole(text, style, width)
        ):
            style = style.sized(max(style.size - 1, least / self.text_scale))
            lines = self.wrap(text, style, width)
        count = max(1, int(height // self.line_height(style)))
        if len(lines) > count:
            lines = [*lines[: count - 1], self.fit(" ".join(lines[count - 1 :]), style, width)]
        return lines, style

    def wrap(self, text: str, style: TextStyle, width: float) -> list[str]:
        """Break into lines of at most `width` units; a longer word is broken inside.

        No line breaks before the signs that French sets a space before, nor after «.
        """
        return [*self._wrapped(text, style, width)]

    def _wrap(self, text: str, style: TextStyle, width: float) -> tuple[str, ...]:
        lines: list[str] = []
        for paragraph in _BREAKLESS.sub(_NO_BREAK, text).split("\n"):
            line = ""
            for word in paragraph.split(" "):
                joined = f"{line} {word}" if line else word
                if self.width(joined, style) <= width:
                    line = joined
                    continue
                if line:
                    lines.append(line)
                line = self._broken(word, style, width, lines)
            lines.append(line)
        return tuple(lines)

    def balanced(self, lines: list[str], style: TextStyle, width: float) -> list[str]:
        """Break the lines of one paragraph anew, as many of them, so that the last isn't short."""
        low, high = 0.5 * width, width
        text, found = " ".join(lines), lines
        while high - low > BALANCE and len(lines) > 1:
            middle = (low + high) / 2
            tried = self.wrap(text, style, middle)
            if len(tried) <= len(lines) and self.is_whole(text, style, middle):
                high, found = middle, tried
            else:
                low = middle
        return found

    def is_whole(self, text: str, style: TextStyle, width: float) -> bool:
        """Tell whether wrapping breaks no word inside."""
        words = _BREAKLESS.sub(_NO_BREAK, text).split()
        return all(self.width(word, style) <= width for word in words)

    def _broken(self, word: str, style: TextStyle, width: float, lines: list[str]) -> str:
        """Put all but the last part of a word that is too long into `lines`; give that part."""
        while self.width(word, style) > width and len(word) > 1:
            cut = max(1, len(word) - 1)
            while cut > 1 and self.width(word[:cut], style) > width:
                cut -= 1
            lines.append(word[:cut])
            word = word[cut:]
        return word

    def _measure(self, text: str, face: Face, size: float) -> int:
        return sum(self._advance(run, face, size) for run in runs(text))

    def _advance(self, run: Run, face: Face, size: float) -> int:
        if run.kind is Kind.SUIT:
            return round(size * self.scale * 0.78)
        return self._font(run, face, size).size(run.text)[0]

    def _font(self, run: Run, face: Face, size: float) -> pygame.font.Font:
        if run.kind is Kind.FIGURES and face is not Face.TITLE:
            figures = Face.FIGURES_ITALIC if face is Face.ITALIC else Face.FIGURES
            return self._faces.font(figures, round(size * FIGURES_SIZE * self.scale))
        return self._faces.font(face, round(size * self.scale))

    def _render(self, text: str, style: TextStyle) -> pygame.Surface:
        """Set the line in its colour on an empty surface, then give it its finish."""
        pad, base = self.pad(style), self.baseline(style)
        style = style.sized(self.size(style))
        wide = self._measure(text, style.face, style.size)
        tall = base + round(style.size * self.scale * 0.34) + pad
        surface = pygame.Surface((wide + 2 * pad, tall), pygame.SRCALPHA)
        surface.fill((*style.colour, 0))
        x = pad
        for run in runs(text):
            self._set_run(surface, run, style, (x, base))
            x += self._advance(run, style.face, style.size)
        return finished(surface, style, self.scale)

    def _set_run(
        self, surface: pygame.Surface, run: Run, style: TextStyle, at: tuple[int, int]
    ) -> None:
        x, base = at
        if run.kind is Kind.SUIT:
            side = round(style.size * self.scale * 0.72)
            light = "_light" if sum(style.colour) > LIGHT_FROM else ""
            sign = self._pictures.scaled(f"cards/suit_{run.text}{light}", side, side)
            surface.blit(sign, (x, base - round(side * 0.92)))
            return
        font = self._font(run, style.face, style.size)
        if style.face is Face.TITLE:
            glyphs = self._bold(run.text, style)
        else:
            glyphs = font.render(run.text, True, style.colour)
        surface.blit(glyphs, (x, base - _rise(font, run.text)))

    def _bold(self, text: str, style: TextStyle) -> pygame.Surface:
        """Give letters of the title face, which comes thin, with their outline filled in."""
        pixels = round(style.size * self.scale)
        double = self._faces.font(style.face, pixels * 2)
        stroke = max(1, round(pixels * 0.045))
        inner = double.render(text, True, style.colour)
        double.outline = stroke
        outer = double.render(text, True, style.colour)
        double.outline = 0
        outer.blit(inner, (stroke, stroke))
        size = (max(1, outer.get_width() // 2), max(1, outer.get_height() // 2))
        return pygame.transform.smoothscale(outer, size)


def _rise(font: pygame.font.Font, text: str) -> int:
    """Give the pixels from the top of a rendered text to its baseline: an accent adds some."""
    tops = (metrics[3] for metrics in font.metrics(text) if metrics is not None)
    return max((font.get_ascent(), *tops))
