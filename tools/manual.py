"""Write what the manual shows of the program: options of each game, and pictures.

    python tools/manual.py [--pictures] [--check]

Writes docs/{en,fr}/options.md, and with `--pictures` also docs/pictures/ (WebP, 1280x720, under
the dummy video driver). `--check` writes nothing; the exit code is 1 where a page isn't current.
"""

import argparse
import asyncio
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tablee.games import AnyGame, all_games
from tablee_client.core.words import Words
from tablee_client.view.options_form import choices, shown_options, value_text

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
LANGUAGES: Final = ("en", "fr")
SIZE: Final = (1280, 720)
QUALITY: Final = 82
PICTURES: Final = {
    "hall": "hall",
    "invite": "invite",
    "table": "nj-lead-4",
    "settings": "settings-look",
    "big": "big-nain-jaune",
    "big-between": "big-between",
    "kiosk-attract": "kiosk-demo",
    "kiosk-guest": "kiosk-guest",
    "kiosk-staff": "kiosk-staff",
}
"""The pictures by name, and the scene of each."""
HEADS: Final = {
    "en": ("Options of each game", "option", "values", "default", "presets", "any of", "to"),
    "fr": ("Options de chaque jeu", "option", "valeurs", "d’origine", "préréglages", "", "à"),
}
MOST: Final = 8
"""More values than these are told as a range."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; 1 where `--check` finds a page that isn't current."""
    asked = _parser().parse_args(words)
    stale = [language for language in LANGUAGES if not _write(language, check=asked.check)]
    if asked.pictures and not asked.check:
        asyncio.run(_take_pictures())
    if stale:
        print(f"not current: {', '.join(stale)}; run python tools/manual.py", file=sys.stderr)
    return int(bool(stale))


def page(language: str) -> str:
    """Give the page of options in a language, as Markdown."""
    words = Words(language)
    lines = [f"# {HEADS[language][0]}"]
    for game in all_games():
        lines += ["", f"## {game.type.title}", "", *_presets(words, game)]
        lines += ["", *_options(words, game)]
    return "\n".join(lines) + "\n"


def _presets(words: Words, game: AnyGame) -> Iterator[str]:
    text, slug = words.game(game.type.slug), game.type.slug
    for preset in game.type.presets:
        key = f"preset-{preset.name}"
        if words.has(key, slug):
            yield f"* **{text(key)}** (`{preset.name}`): {text(f'{key}-help')}"


def _options(words: Words, game: AnyGame) -> Iterator[str]:
    _, option_head, values_head, default_head, *_ = HEADS[words.locale]
    text, slug = words.game(game.type.slug), game.type.slug
    yield f"| {option_head} | {values_head} | {default_head} |"
    yield "| --- | --- | --- |"
    for option in shown_options(game):
        key = f"option-{option.key}"
        told = f"**{text(key)}** (`{option.key}`)"
        if words.has(f"{key}-help", slug):
            told += f": {text(f'{key}-help')}"
        values = [
            value_text(words, game, option, value) for value in choices(option, option.default)
        ]
        if len(values) > MOST:
            values = [f"{values[0]} {HEADS[words.locale][6]} {values[-1]}"]
        default = value_text(words, game, option, option.default)
        yield "| " + " | ".join(_cell(cell) for cell in (told, " · ".join(values), default)) + " |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _write(language: str, *, check: bool) -> bool:
    path, text = DOCS / language / "options.md", page(language)
    if not check:
        path.write_text(text, encoding="utf-8")
        return True
    return path.exists() and path.read_text(encoding="utf-8") == text


async def _take_pictures() -> None:
    import pygame
    from PIL import Image

    from tools.scenes import all_scenes
    from tools.shots import take

    scenes = {scene.name: scene for scene in all_scenes()}
    (DOCS / "pictures").mkdir(exist_ok=True)
    for language in LANGUAGES:
        for name, scene in PICTURES.items():
            surface = await take(scenes[scene], language, SIZE)
            picture = Image.frombytes("RGB", SIZE, pygame.image.tobytes(surface, "RGB"))
            out = io.BytesIO()
            picture.save(out, "WEBP", quality=QUALITY, method=6)
            (DOCS / "pictures" / f"{language}-{name}.webp").write_bytes(out.getvalue())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="manual", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pictures", action="store_true", help="take the pictures too")
    parser.add_argument("--check", action="store_true", help="only say whether pages are current")
    return parser


if __name__ == "__main__":
    sys.exit(main())
