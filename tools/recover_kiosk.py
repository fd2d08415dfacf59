"""Kills and stops a kiosk's window in every phase of every game, and times until it is back.

    python tools/recover_kiosk.py [--games nain,gnumies] [--how kill,stop] [--room] [--json]

The real watchdog keeps a window under the dummy driver, in which a guest plays at this kiosk's own
server, or with `--room` at one for many, where a bot plays for him until he is back. At each new
phase of his game the window is killed (`kill -9`), and once it is back, stopped (`SIGSTOP`). Told
are, for each, the seconds until the guest is asked the same again on his painted table, with the
processor time that the window took for it, and whether seat, question and what he may do are the
same, or the table has gone on meanwhile, as it does where others may act too. A strike waits for
the spare window, which takes some seconds to load; with `--at-once` it doesn't. The exit code is 0
if no seat was lost, and each was back within `--limit` seconds.
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee_client.core.kiosk.config import OWN
from tablee_client.core.kiosk.watchdog import Watchdog
from tablee_client.core.kiosk.windows import Windows
from tablee_client.core.serverprocess import ServerProcess
from tablee_client.core.settings import Notice
from tools.recovered.report import END, FOLDER, OVER, WAITS, Standing, finish, heard

GAMES: Final[Mapping[str, Mapping[str, object]]] = {
    "nain": {"auto_draft": False},
    "nain-jaune": {},
    "oh-les-nains": {},
    "gnumies": {"star_card": True},
    "gold-der-maya": {},
}
"""The games, with options that bring phases which else don't come."""
PHASES: Final = {
    "nain": "choose open bid last-reveal pick draft",
    "nain-jaune": "lead follow claim last-claim between",
    "oh-les-nains": "pick main counter",
    "gnumies": "bid bid-wullawaki star penalty",
    "gold-der-maya": "bid receiver place",
}
"""What a guest may be asked in each."""
ROOM: Final = ("--host", "127.0.0.1", "--port", "0", "--no-advertise", "--bot-pace", "0.05")
SIGNALS: Final = {"kill": "SIGKILL", "stop": "SIGSTOP"}
SAME: Final = ("phase", "match", "prompt", "seat", "asked")
PATIENCE: Final = 60.0
"""Seconds until a window must be back, or its spare loaded."""
PLAYING: Final = 300.0
"""And until the guest must have come to another phase, or to the end of his match."""
LIMIT: Final = 5.0


class Lost(Exception):
    """The window didn't say in time what it was waited for."""


class Trial:
    """One kiosk with a guest at one game, in a folder of its own."""

    def __init__(self, game: str, folder: Path, *, waits: bool, server: str = OWN) -> None:
        self._folder, self._counts = folder, [0, 0]
        config = folder / "kiosk.toml"
        rows = [
            f'games = ["{game}"]',
            f'server = "{server}"',
            "[times]",
            "idle = 80000",
            f"[options.{game}]",
        ]
        rows += [f"{key} = {json.dumps(value)}" for key, value in GAMES[game].items()]
        config.write_text("\n".join(rows), "utf-8")
        words = ["kiosk", "--no-watchdog", "--config", str(config)]
        command = [sys.executable, "-m", "tools.recovered.window", *words]
        self._dog = Watchdog(Windows(command), tell=self._hear)
        self._thread = Thread(target=self._dog.run, daemon=True)
        self._waits, self.ends = waits, 0
        self.phases: list[str] = []
        self.missing = set(PHASES[game].split())

    def _hear(self, notice: Notice) -> None:
        """Note what the watchdog says: how often a window ended."""
        self.ends += 1
        print(notice.code, dict(notice.details), file=sys.stderr, flush=True)

    def begin(self) -> None:
        """Start the watchdog."""
        self._thread.start()

    def end(self) -> None:
        """Let the guest leave it to the staff, who ends it."""
        finish(self._folder, [*self.phases, END])
        self._thread.join(PATIENCE)

    def next_word(self, *, of_spare: bool = False, patience: float = PATIENCE) -> Standing:
        """Wait for what the window, or its spare, says next; Lost."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            said = [s for s in heard(self._folder) if (s.phase == WAITS) == of_spare]
            if len(said) > self._counts[of_spare]:
                self._counts[of_spare] += 1
                return said[self._counts[of_spare] - 1]
            time.sleep(0.005)  # noqa: TID251 - it waits for another program
        raise Lost(f"the window said nothing for {patience:.0f} s")

    def _latest(self, standing: Standing) -> Standing:
        """Give how the window stands after all that it has said by now; the match may go on."""
        said = [s for s in heard(self._folder) if s.phase != WAITS]
        self._counts[False] = len(said)
        return said[-1] if said else standing

    def strike(self, before: Standing, how: str) -> tuple[dict[str, Any], Standing]:
        """Kill or stop the window that stands so; how it came back."""
        if self._waits:
            self.next_word(of_spare=True)
        before = self._latest(before)
        while not _sent(before.pid, SIGNALS[how]):
            before = self.next_word()
        struck = time.monotonic()
        after = self.next_word()
        while after.pid == before.pid:  # it had something to say still
            before, after = after, self.next_word()
        same_seat = (before.match, before.seat) == (after.match, after.seat)
        differs = [key for key in SAME if getattr(before, key) != getattr(after, key)]
        return {
            "phase": before.phase,
            "how": how,
            "seconds": round(after.at - struck, 2),
            "cpu": round(after.cpu, 2),
            "same": not differs,
            "went_on": after.version > before.version and same_seat,
        }, after

    def play(self, ways: Sequence[str], matches: int) -> Iterator[dict[str, Any]]:
        """Let guests play until every phase has come, at most so many matches; strike at each."""
        while self.missing and matches:
            standing = self._latest(self.next_word(patience=PLAYING))
            if standing.phase == OVER:
                matches -= 1
                continue
            for how in ways:
                found, standing = self.strike(standing, how)
                yield found
            self.missing.discard(standing.phase)
            self.phases.append(standing.phase)
            finish(self._folder, self.phases)


def _sent(pid: int, name: str) -> bool:
    """Send a signal; False if the process has ended by itself."""
    try:
        os.kill(pid, getattr(signal, name))
    except ProcessLookupError:
        return False
    return True


def try_game(game: str, args: argparse.Namespace) -> tuple[list[dict[str, Any]], list[str], int]:
    """Try one game; what was found, the phases that didn't come, and ends without a strike."""
    found = []
    with tempfile.TemporaryDirectory() as home:
        os.environ.update({FOLDER: home, "TABLEE_HOME": home})
        room = asyncio.run(ServerProcess.party(ROOM)) if args.room else None
        server = OWN if room is None else str(room.address)
        trial = Trial(game, Path(home), waits=not args.at_once, server=server)
        trial.begin()
        try:
            for one in trial.play(args.how.split(","), args.matches):
                found.append({"game": game, **one})
                print(json.dumps(found[-1]), file=sys.stderr, flush=True)
        finally:
            trial.end()
            if room is not None:
                asyncio.run(room.stop())
    missing = [f"{game}: {phase}" for phase in sorted(trial.missing)]
    return found, missing, trial.ends - len(found)


def summary(
    found: Sequence[Mapping[str, Any]], missing: Sequence[str], limit: float
) -> dict[str, Any]:
    """Say what all strikes came to."""
    seconds = [one["seconds"] for one in found]
    return {
        "strikes": len(found),
        "same": sum(one["same"] for one in found),
        "lost": sum(not (one["same"] or one["went_on"]) for one in found),
        "worst_s": max(seconds),
        "median_s": statistics.median(seconds),
        "worst_cpu_s": max(one["cpu"] for one in found),
        "limit_s": limit,
        "load": _load(),
        "not_reached": missing,
        "found": found,
    }


def _load() -> float | None:
    """Give how much waits for a core here, where the system tells."""
    load: float | None = None
    if sys.platform != "win32":
        load = round(os.getloadavg()[0], 1)
    return load


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", default=",".join(GAMES), help="slugs, by commas")
    parser.add_argument("--how", default=",".join(SIGNALS), help="kill, stop, or both")
    parser.add_argument("--at-once", action="store_true", help="don't wait for the spare window")
    parser.add_argument("--room", action="store_true", help="play at a server for others")
    parser.add_argument("--matches", type=int, default=6, help="of a game at most, for its phases")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    args = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    tried = [try_game(game, args) for game in args.games.split(",")]
    strikes = [one for found, *_ in tried for one in found]
    missing = [phase for _, phases, _ in tried for phase in phases]
    found = summary(strikes, missing, args.limit)
    found["ends_besides"] = sum(ends for *_, ends in tried)
    print(json.dumps(found) if args.json else found)
    return 0 if not found["lost"] and found["worst_s"] <= args.limit else 1


if __name__ == "__main__":
    sys.exit(main())
