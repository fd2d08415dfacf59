"""How many frames pass from an input to what it shows, and from another player's move to it.

    python tools/bench_input.py [--json] [--moves 12]

An input is an event of pygame; what it shows first are the first pixels that differ from the same
scene without it. A move is sent by another client over loopback, to a real server in this process;
counted are the frames of this player's table until it has painted something of the answer.
"""

import argparse
import asyncio
import datetime
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.loop import Clock, WallClock
from tablee_client.view.window import Window
from tools.benched.watching import frames_of_moves
from tools.scenes import Scene, all_scenes
from tools.scenes.still import StillClock

MOST = 2
FRAME = 1 / 60
SIZE = (960, 540)
LATEST = 6
"""After how many frames an input is taken to show nothing."""

Events = tuple[pygame.Event, ...]
DOWN: Events = (pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0),)
RIGHT: Events = (pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0),)
CROSS: Events = (
    pygame.Event(
        pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT
    ),
)
START: Events = (
    pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_START),
)


def finger(x: float, y: float) -> Events:
    """Touch a point of the design."""
    return tap(x, y)[:1]


def tap(x: float, y: float) -> Events:
    """Touch a point of the design, and leave at once."""
    at = {"finger_id": 1, "x": x / 1920, "y": y / 1080}
    return (pygame.Event(pygame.FINGERDOWN, at), pygame.Event(pygame.FINGERUP, at))


def mouse(x: float, y: float) -> Events:
    """Move the mouse to a point of the design."""
    return (pygame.Event(pygame.MOUSEMOTION, pos=(x / 2, y / 2)),)


INPUTS: tuple[tuple[str, str, Events], ...] = (
    ("hall", "keys", DOWN),
    ("settings-look", "keys", DOWN),
    ("writing-pad", "pad", CROSS),
    ("writing-touch", "touch", tap(180, 750)),
    ("nj-follow", "keys", RIGHT),
    ("nj-follow", "pad", CROSS),
    ("nj-follow", "mouse", mouse(620, 980)),
    ("nj-claim", "touch", finger(1700, 970)),
    ("na-choose-first", "mouse", mouse(640, 980)),
    ("na-turn", "pad", START),
    ("gn-bid-5", "keys", RIGHT),
    ("olln-main", "touch", tap(640, 980)),
    ("maya-bid-4", "keys", RIGHT),
    ("maya-bench", "pad", CROSS),
)


async def first_shown(scene: Scene, words: Words, events: Events) -> int | None:
    """Count the frames until a scene looks other than without the events; None if it never does."""
    plain, stirred = [await pictures(scene, words, given) for given in ((), events)]
    differ = (k for k, (one, other) in enumerate(zip(plain, stirred, strict=True)) if one != other)
    first = next(differ, None)
    return None if first is None else first + 1


async def pictures(scene: Scene, words: Words, events: Events) -> list[bytes]:
    """Give the frames after some events, each as its pixels."""
    clock = StillClock()
    app = App(Window("bench", size=SIZE), words, clock=clock)
    screen = scene.make(app)
    app.push(screen)
    app.step(FRAME)
    scene.play(app, screen)
    found = []
    for k in range(scene.frames + LATEST):
        if k == scene.frames:
            for intent in app.input.read(events):
                app.take(intent)
        clock.rest(FRAME)
        app.step(FRAME)
        await asyncio.sleep(0)
        if k >= scene.frames:
            found.append(app.window.surface.get_buffer().raw)
    return found


async def measure(
    inputs: Sequence[tuple[str, str, Events]], moves: int, clock: Clock
) -> dict[str, object]:
    """Give the figures: frames of every input, and of every move; `clock` paces the latter."""
    words = Words("en")
    scenes = {scene.name: scene for scene in all_scenes()}
    shown = {
        f"{name}/{device}": await first_shown(scenes[name], words, events)
        for name, device, events in inputs
    }
    now = datetime.datetime.now(datetime.UTC)
    seen = await frames_of_moves(words, moves, now=now, clock=clock) if moves else []
    return {"inputs": shown, "moves": seen, "most": MOST}


def holds(found: dict[str, object]) -> bool:
    """Tell whether nothing took longer than it may."""
    inputs, moves = found["inputs"], found["moves"]
    assert isinstance(inputs, dict)
    assert isinstance(moves, list)
    return all(k is not None and k <= MOST for k in (*inputs.values(), *moves))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--moves", type=int, default=12, help="how many moves of the other player")
    args = parser.parse_args()
    found = asyncio.run(measure(INPUTS, args.moves, WallClock()))
    print(json.dumps(found) if args.json else found)
    return 0 if holds(found) else 1


if __name__ == "__main__":
    sys.exit(main())
