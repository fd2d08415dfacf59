"""Looks for texts that don't fit their place, on every screen, in every language.

    python -m tools.check_texts [--lang fr|en|de|all] [--text 1.5] [--only WORD] [--size 1280x720]

Prints SCENE LANGUAGE SCALE and what is wrong, and returns 1 where something is.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"

from tablee_client.core.words import LOCALES, Words
from tablee_client.view.app import App
from tablee_client.view.window import Window
from tools.scenes import Scene, all_scenes
from tools.scenes.still import StillClock
from tools.shots import FRAME
from tools.watched.canvas import EmptyArt, Mark, WatchedCanvas
from tools.watched.faults import Fault, faults

SCALES = (1.0, 1.25, 1.5)


class Laid:
    """A scene that is laid out again and again, in other languages and sizes of text."""

    def __init__(self, scene: Scene, window: Window) -> None:
        """Bring the scene to its moment."""
        self._clock = StillClock()
        self._app = App(window, Words(), art=EmptyArt(), clock=self._clock)
        self._canvas = WatchedCanvas(self._app.canvas)
        self._app.canvas = self._canvas
        self._scene = scene

    async def begin(self, locale: str) -> None:
        """Show the scene and bring it to its moment."""
        self._app.words.switch(locale)
        screen = self._scene.make(self._app)
        self._app.push(screen)
        self._app.step(FRAME)
        self._scene.play(self._app, screen)
        for _ in range(self._scene.frames):
            self._clock.rest(FRAME)
            self._app.step(FRAME)
            await asyncio.sleep(0)

    def marks(self) -> list[Mark]:
        """Give what it would draw now."""
        self._canvas.forget()
        return self._canvas.watch(self._app.top.stage.nodes)

    def relay(self, locale: str, text_scale: float) -> None:
        """Lay it out in another language or size."""
        self._app.words.switch(locale)
        self._app.rescale_text(text_scale)
        for _ in range(3):
            self._app.step(FRAME)


async def found(
    scene: Scene, window: Window, locales: Sequence[str], scales: Sequence[float]
) -> list[tuple[str, float, Fault]]:
    """Give every fault of a scene with its language and text scale."""
    laid = Laid(scene, window)
    await laid.begin(locales[0])
    every = []
    for locale in locales:
        for scale in scales:
            if (locale, scale) != (locales[0], 1.0):
                laid.relay(locale, scale)
            every += [(locale, scale, fault) for fault in faults(laid.marks())]
    return every


def main(arguments: Sequence[str] | None = None) -> int:
    """Check what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--lang", choices=(*LOCALES, "all"), default="all")
    parser.add_argument("--text", type=float, default=0.0, help="one text scale, 1.0 to 1.5")
    parser.add_argument("--only", default="", help="only scenes whose name begins with this")
    parser.add_argument("--size", default="1920x1080", help="the window, 1920x1080 without this")
    args = parser.parse_args(arguments)
    scenes = [scene for scene in all_scenes() if scene.name.startswith(args.only)]
    width, height = args.size.split("x")
    window = Window("texts", size=(int(width), int(height)))
    count = 0
    locales = LOCALES if args.lang == "all" else (args.lang,)
    scales = SCALES if not args.text else (args.text,)
    for scene in scenes:
        for locale, scale, fault in asyncio.run(found(scene, window, locales, scales)):
            print(scene.name, locale, scale, fault, flush=True)
            count += 1
    print(f"{count} faults in {len(scenes)} scenes")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
