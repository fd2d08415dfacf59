"""What one frame of a moving table costs: CPU of this thread and of the process, in milliseconds.

    python tools/bench_frame.py [--json] [--size 1920x1080] [--frames 600]

The scene is a table of 60 alpha cards on the plain backdrop; 10 of them fly, turn and flip. The
dummy video driver draws, so the cost of showing the pixels is left out.
"""

import argparse
import json
import os
import statistics
import sys
import time
from math import cos, sin, tau

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.faced_art import face_name
from tablee_client.view.screen import Screen
from tablee_client.view.sprite import Sprite
from tablee_client.view.theme import Layer
from tablee_client.view.window import Window

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RESTING = 50
MOVING = 10
BUDGET_MS = 3.0


class Table(Screen):
    """Fifty resting cards, ten that move."""

    def build(self) -> None:
        self.stage.add(Backdrop("bg/table_nain_jaune", aligned=True))
        names = [face_name(rank + suit, "fr") for suit in "CDHS" for rank in RANKS]
        for k in range(RESTING):
            x, y = 220 + (k % 13) * 120, 200 + (k // 13) * 220
            self.stage.add(self._card(names[k], x, y, Layer.RESTING, angle=(k % 5 - 2) * 3))
        self.movers = [
            self._card(names[(k * 7) % 52], 960, 540, Layer.FLIGHT) for k in range(MOVING)
        ]
        self.stage.add(*self.movers)
        self.time = 0.0

    def update(self, dt: float) -> None:
        super().update(dt)
        self.time += dt
        for k, card in enumerate(self.movers):
            turn = self.time * 1.3 + k * tau / MOVING
            card.x, card.y = 960 + 700 * cos(turn), 520 + 330 * sin(turn * 2)
            card.angle = 30 * sin(turn * 3)
            card.narrow = abs(cos(turn)) if k < 2 else 1.0

    def _card(self, name: str, x: float, y: float, layer: Layer, *, angle: float = 0) -> Sprite:
        card = Sprite(name, x, y, width=124, layer=layer, angle=angle, shadow="fx/shadow_card")
        card.in_flight = layer is Layer.FLIGHT
        return card


def measure(size: tuple[int, int], frames: int) -> dict[str, float]:
    """Run the scene and give the figures."""
    app = App(Window("bench", size=size), Words("fr"))
    app.push(Table(app))
    now = app.clock.now()
    thread, process, painted = [], [], []
    for k in range(frames + 60):
        start = (time.thread_time_ns(), time.process_time_ns())
        rects = app.step(1 / 60)
        app.window.present(rects)
        end = (time.thread_time_ns(), time.process_time_ns())
        if k >= 60:
            thread.append((end[0] - start[0]) / 1e6)
            process.append((end[1] - start[1]) / 1e6)
            painted.append(len(rects))
    return {
        "width": size[0],
        "height": size[1],
        "frames": frames,
        "thread_ms_median": round(statistics.median(thread), 3),
        "thread_ms_p99": round(_percentile(thread, 0.99), 3),
        "process_ms_median": round(statistics.median(process), 3),
        "process_ms_p99": round(_percentile(process, 0.99), 3),
        "rects_median": statistics.median(painted),
        "wall_s": round(app.clock.now() - now, 2),
        "budget_ms": BUDGET_MS,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    parser.add_argument("--size", default="1920x1080", help="width x height in pixels")
    parser.add_argument("--frames", type=int, default=600)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    found = measure((width, height), args.frames)
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:20} {value}")
    return 0 if found["thread_ms_median"] <= BUDGET_MS else 1


def _percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


if __name__ == "__main__":
    sys.exit(main())
