"""Presses random keys, buttons, touches and pads at a kiosk, and tells whether it stood firm.

    python tools/monkey.py [--seconds 60] [--seed 1] [--size 1280x720] [--json]

The kiosk runs with its watchdog under Xvfb with openbox, of which each has a display of its own
here; xdotool presses every key and button in turn, also those that close, leave or switch windows
elsewhere. Fingers and pads, which such a server hasn't, press from inside the window
(`tools/pressed`), as do the system's wishes to close it. Once a second it is looked whether the
window is in front and covers the screen; told are how often it wasn't, how often it was started
anew, and whether the kiosk still runs. The exit code is 0 if it was always in front, in size,
alive, and never started anew.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee_client.core.kiosk.staff import hashed

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("Xvfb", "openbox", "xdotool")
START = 60.0
"""Seconds until the window must be there."""
KEYS = [
    *("Escape", "Return", "space", "Tab", "BackSpace", "Delete", "Up", "Down", "Left", "Right"),
    *("Home", "End", "Prior", "Next", "Insert", "Menu", "Print", "Pause", "Scroll_Lock"),
    *(f"F{number}" for number in range(1, 13)),
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("minus", "equal", "bracketleft", "semicolon", "apostrophe", "grave", "backslash", "comma"),
    *("period", "slash", "less", "Num_Lock", "Caps_Lock", "KP_Enter", "KP_Add", "KP_Subtract"),
    *("KP_Multiply", "KP_Divide", "KP_Decimal", *(f"KP_{number}" for number in range(10))),
    *("Shift_L", "Shift_R", "Control_L", "Control_R", "Alt_L", "ISO_Level3_Shift"),
    *("Super_L", "Super_R", "XF86AudioMute", "XF86AudioRaiseVolume", "XF86Back", "XF86HomePage"),
    *("alt+F4", "alt+Tab", "alt+Return", "alt+space", "alt+Escape", "super+d", "super+e"),
    *("super+Tab", "shift+Tab", "ctrl+w", "ctrl+q", "ctrl+c", "ctrl+Escape", "ctrl+shift+q"),
    *("ctrl+alt+Left", "ctrl+alt+t", "ctrl+alt+d", "ctrl+alt+shift+k"),
]
"""Every key of a keyboard, and what closes, leaves or switches windows elsewhere."""
LEADING = KEYS[:10]
PIN = "135792468013"
"""Of the staff: so long that no chance finds it."""
CONFIG = f'[times]\nidle = 4\nwarning = 5\nshow = 10\n[staff]\npin = "{hashed(PIN)}"\n'
"""A kiosk whose guests go and come often."""


@contextmanager
def started(
    *words: str, display: str, home: str, log: int, seed: int = 1
) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a program, and end it at last."""
    environment = {**os.environ, "DISPLAY": display, "TABLEE_HOME": home}
    environment["TABLEE_HANDS"] = str(seed)
    environment |= {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    process = subprocess.Popen(words, env=environment, cwd=ROOT, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Monkey:
    """Presses at random on one display, and looks at its window."""

    def __init__(self, display: str, size: tuple[int, int], seed: int) -> None:
        self._display, self._size = display, size
        self._dice = random.Random(seed)
        self._deck: list[str] = []

    def ask(self, *words: str) -> str:
        """Let xdotool do something; what it says, empty if it fails."""
        found = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self._display},
            capture_output=True,
            check=False,
            timeout=20,
        )
        return found.stdout.decode()

    def press(self) -> None:
        """Do a few things at once."""
        words: list[str] = []
        for _ in range(8):
            words += self._one()
        self.ask(*words)

    def _one(self) -> list[str]:
        wide, high = self._size
        spot = [str(self._dice.randrange(wide)), str(self._dice.randrange(high))]
        match self._dice.randrange(4):
            case 0:
                return ["key", self._key()]
            case 1:
                button = self._dice.choice(["1", "1", "1", *"23456789"])
                return ["mousemove", *spot, "click", button]
            case 2:
                there = [str(self._dice.randrange(wide)), str(self._dice.randrange(high))]
                return ["mousemove", *spot, "mousedown", "1", "mousemove", *there, "mouseup", "1"]
            case _:
                return ["key", self._dice.choice(LEADING)]

    def _key(self) -> str:
        """Give every key in turn, in another order each time."""
        if not self._deck:
            self._deck = self._dice.sample(KEYS, len(KEYS))
        return self._deck.pop()

    def in_front(self) -> bool:
        """Tell whether the window that hears the keys is the kiosk's."""
        return "Tablée" in self.ask("getactivewindow", "getwindowname")

    def process(self) -> str:
        """Give the number of that window's process."""
        return self.ask("getactivewindow", "getwindowpid").strip()

    def in_size(self) -> bool:
        """Tell whether that window covers the screen."""
        said = self.ask("getactivewindow", "getwindowgeometry", "--shell").split()
        wide, high = self._size
        return {"X=0", "Y=0", f"WIDTH={wide}", f"HEIGHT={high}"} <= set(said)


def free_display() -> str:
    """Name a display that nobody uses."""
    number = next(n for n in range(90, 200) if not Path(f"/tmp/.X11-unix/X{n}").exists())
    return f":{number}"


def run(seconds: float, seed: int, size: tuple[int, int]) -> dict[str, object]:
    """Let the monkey at a kiosk for so long; what was seen."""
    display = free_display()
    wide, high = size
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory())
        log = stack.enter_context((Path(home) / "log").open("wb")).fileno()

        def start(*words: str) -> "subprocess.Popen[bytes]":
            return stack.enter_context(
                started(*words, display=display, home=home, log=log, seed=seed)
            )

        start("Xvfb", display, "-screen", "0", f"{wide}x{high}x24", "-nolisten", "tcp")
        monkey = Monkey(display, size, seed)
        wait_for(lambda: bool(monkey.ask("getmouselocation")))
        start("openbox")
        config = Path(home) / "kiosk.toml"
        config.write_text(CONFIG, "utf-8")
        program = (sys.executable, "-m", "tools.pressed", "kiosk", "--config", str(config))
        kiosk = start(*program)
        wait_for(monkey.in_front)
        first = monkey.process()
        behind = small = looks = 0
        end = time.monotonic() + seconds
        while time.monotonic() < end and kiosk.poll() is None:
            look = time.monotonic() + 1.0
            while time.monotonic() < look:
                monkey.press()
            looks += 1
            behind += not monkey.in_front()
            small += not monkey.in_size()
        is_alive = kiosk.poll() is None
        is_same = is_alive and monkey.process() == first
        told = (Path(home) / "log").read_text("utf-8", "replace").splitlines()[-3:]
    return {
        "seconds": round(seconds),
        "looks": looks,
        "behind": behind,
        "not_in_size": small,
        "alive": is_alive,
        "never_restarted": is_same,
        "told": told,
    }


def wait_for(is_so: Callable[[], bool]) -> None:
    """Wait until something is so; TimeoutError after START seconds."""
    end = time.monotonic() + START
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError("the kiosk's window doesn't come")
        time.sleep(0.2)  # noqa: TID251 - it waits for other programs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1280x720", help="width x height in pixels")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    args = parser.parse_args()
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        print(f"Install {', '.join(missing)} first.", file=sys.stderr)
        return 2
    wide, high = map(int, args.size.split("x"))
    found = run(args.seconds, args.seed, (wide, high))
    print(json.dumps(found) if args.json else found)
    firm = not found["behind"] and not found["not_in_size"] and found["never_restarted"]
    return 0 if firm and found["alive"] else 1


if __name__ == "__main__":
    sys.exit(main())
