"""Golden pictures: each screen and the key moments of each game, compared pixel by pixel.

    python -m tools.goldens [--record] [--only WORD] [--out DIR]

Without --record each scene is painted and compared: first by the hash of its pixels, then by its
small copy, in which at most a pixel in 500 may differ, by at most 3 of 255: another processor
rounds otherwise. What doesn't fit is written to DIR: the picture, the golden and their difference,
made bright. With --record the goldens are written anew; look at them before you commit them.
"""

import argparse
import asyncio
import hashlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from tablee_client.view.art import Art
from tools.scenes import Scene, all_scenes
from tools.shots import take

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "client" / "goldens"
HASHES = FOLDER / "hashes.json"
PAINTED = (1280, 720)
KEPT = (400, 225)
MOST_APART = 3
"""How far a channel may be off, of 255."""
MOST_DIFFERING = 1 / 500
"""The share of pixels that may be off by more than one step."""
GOLDENS = (
    *("hall fr", "hall en", "hall-alone de", "profile en", "find fr", "practice fr", "host en"),
    *("settings-look fr", "settings-access en", "rules fr", "lobby en", "create-nain-jaune fr"),
    *("table-5 fr", "table-8 en", "key-first fr", "invite-table fr", "reviewed en"),
    *("nj-claim fr", "nj-lead-8 en", "nj-settled fr", "nj-over en"),
    *("na-others fr", "na-full-8 en", "na-expose fr", "na-over en"),
    *("gn-won fr", "gn-bid-5 en", "gn-penalty fr", "gn-over en"),
    *("olln-main fr", "olln-4 en", "olln-revealed fr", "olln-over en"),
    *("maya-bid-4 fr", "maya-bench-good en", "maya-choice fr", "maya-over en"),
    *("plain-over fr", "replay-nain de", "hint-nain de"),
)
"""A scene of `tools/scenes` and a language each; at most 40."""


class Golden(NamedTuple):
    """What a scene looked like when it was recorded."""

    scene: str
    locale: str

    @property
    def file(self) -> Path:
        """Where its small copy lies."""
        return FOLDER / f"{self.scene}-{self.locale}.png"


def goldens() -> tuple[Golden, ...]:
    """Give all of them."""
    return tuple(Golden(*words.split()) for words in GOLDENS)


def paint(golden: Golden, art: Art | None = None) -> pygame.Surface:
    """Paint the scene of a golden as it looks now; KeyError if there is no such scene."""
    return asyncio.run(take(_scenes()[golden.scene], golden.locale, PAINTED, art=art))


def hash_of(picture: pygame.Surface) -> str:
    """Give the hash of all pixels."""
    return hashlib.sha256(pygame.image.tobytes(picture, "RGB")).hexdigest()


def shrunk(picture: pygame.Surface) -> pygame.Surface:
    """Give the small copy that is kept of a picture."""
    return pygame.transform.smoothscale(picture.convert(24), KEPT)


def fault(golden: Golden, picture: pygame.Surface) -> str:
    """Say how a picture differs from its golden; empty where it doesn't."""
    known = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    if not golden.file.exists():
        return "there is no golden: record it"
    if known.get(golden.file.stem) == hash_of(picture):
        return ""
    return _difference(shrunk(picture), pygame.image.load(golden.file))


def write_fault(golden: Golden, picture: pygame.Surface, folder: Path) -> None:
    """Write a picture, its golden and their difference, which is made bright."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, folder / f"{golden.file.stem}.png")
    if golden.file.exists():
        kept = pygame.image.load(golden.file).convert(24)
        pygame.image.save(kept, folder / f"{golden.file.stem}-golden.png")
        apart = shrunk(picture)
        apart.blit(kept, (0, 0), special_flags=pygame.BLEND_SUB)
        kept.blit(shrunk(picture), (0, 0), special_flags=pygame.BLEND_SUB)
        apart.blit(kept, (0, 0), special_flags=pygame.BLEND_ADD)
        apart.fill((8, 8, 8), special_flags=pygame.BLEND_MULT)
        pygame.image.save(apart, folder / f"{golden.file.stem}-difference.png")


def _difference(now: pygame.Surface, kept: pygame.Surface) -> str:
    pairs = zip(_bytes(now), _bytes(kept), strict=True)
    apart = [abs(one - other) for one, other in pairs]
    worst = max(apart)
    differing = sum(max(apart[k : k + 3]) > 1 for k in range(0, len(apart), 3)) * 3 / len(apart)
    if worst <= MOST_APART and differing <= MOST_DIFFERING:
        return ""
    return f"{differing:.2%} of its pixels differ, by up to {worst} of 255"


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def _scenes() -> dict[str, Scene]:
    return {scene.name: scene for scene in all_scenes()}


def record(chosen: Sequence[Golden]) -> None:
    """Write these goldens anew, and forget those that there are no more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = {golden.file.stem for golden in goldens()}
    known = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    hashes = {name: value for name, value in known.items() if name in names}
    for golden in chosen:
        picture = paint(golden)
        pygame.image.save(shrunk(picture), golden.file)
        hashes[golden.file.stem] = hash_of(picture)
    for file in FOLDER.glob("*.png"):
        if file.stem not in names:
            file.unlink()
    HASHES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the goldens anew")
    parser.add_argument("--only", default="", help="only those whose name holds this")
    parser.add_argument("--out", type=Path, default=Path("shots/goldens"), help="for what differs")
    args = parser.parse_args(arguments)
    chosen = [golden for golden in goldens() if args.only in golden.file.stem]
    if args.record:
        record(chosen)
        print(f"{len(chosen)} goldens in {FOLDER}")
        return 0
    faults = 0
    for golden in chosen:
        picture = paint(golden)
        if said := fault(golden, picture):
            faults += 1
            write_fault(golden, picture, args.out)
            print(f"{golden.file.stem}: {said}; see {args.out}")
    print(f"{len(chosen) - faults} of {len(chosen)} as they were")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
