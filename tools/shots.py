"""Takes a picture of every screen, under the dummy video driver.

    python tools/shots.py --out DIR [--lang fr|en|de|all] [--only WORD]
        [--size 1280x720] [--text 1.5]

Without --size both 1280x720 and 1920x1080 are taken; with --only just the scenes whose name holds
the word. The files are called SCENE-LANGUAGE-HEIGHT.png.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from tablee_client.core.words import LOCALES, Words
from tablee_client.view.app import App
from tablee_client.view.art import Art
from tablee_client.view.window import Window
from tools.scenes import Scene, all_scenes
from tools.scenes.still import StillClock

SIZES = ((1280, 720), (1920, 1080))
FRAME = 1 / 60


async def take(
    scene: Scene,
    locale: str,
    size: tuple[int, int],
    text_scale: float = 1.0,
    *,
    art: Art | None = None,
) -> pygame.Surface:
    """Give one picture, of the baked art or another."""
    clock, window = StillClock(), Window("shots", size=size)
    app = App(window, Words(locale), clock=clock, text_scale=text_scale, art=art)
    screen = scene.make(app)
    app.push(screen)
    app.step(FRAME)
    scene.play(app, screen)
    for _ in range(scene.frames):
        clock.rest(FRAME)
        app.step(FRAME)
        await asyncio.sleep(0)
    return app.window.surface.copy()


def main(arguments: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    args.out.mkdir(parents=True, exist_ok=True)
    locales = LOCALES if args.lang == "all" else (args.lang,)
    sizes = SIZES if args.size is None else (args.size,)
    count = 0
    for scene in all_scenes():
        if args.only not in scene.name:
            continue
        for locale in locales:
            for size in sizes:
                picture = asyncio.run(take(scene, locale, size, args.text))
                pygame.image.save(picture, args.out / f"{scene.name}-{locale}-{size[1]}.png")
                count += 1
    print(f"{count} pictures in {args.out}")
    return 0 if count else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--lang", choices=(*LOCALES, "all"), default="all")
    parser.add_argument("--only", default="", help="only scenes whose name holds this")
    parser.add_argument("--text", type=float, default=1.0, help="size of text, 1.0 to 1.5")
    parser.add_argument("--size", type=_size, help="one size, such as 1920x1080")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
