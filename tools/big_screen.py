"""What a screen for a room costs while it runs: growth of its memory, and its costliest frames.

    python tools/big_screen.py [--minutes 30] [--json]

The real screen looks on at a real server, a process of its own, where a client plays one match of
each game after another, at 60 frames a second, under the dummy driver. Told are how much the
memory of this process grew after the first five minutes, or after half of a shorter run, and the
CPU of this thread for each frame and in all. Goals as of `tools/attract.py`.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tablee.engine import SeededRng
from tablee.protocol import TableRules
from tablee_client.core.autoplay import Autoplay, play_anything
from tablee_client.core.bigscreen.interest import Key
from tablee_client.core.bigscreen.plan import BigScreenPlan
from tablee_client.core.company import open_table
from tablee_client.core.failure import RefusedError
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.invitation import Invitation
from tablee_client.core.serverprocess import ServerProcess
from tablee_client.core.session import Session
from tablee_client.core.settings import NoSettingsFile, Settings
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.bigscreen.bigscreen import BigScreen
from tablee_client.view.screen import Screen
from tools.attract import Figures, Watched, figures, is_good
from tools.scenes.guided import SLUGS


class Cost(Figures):
    """What a run came to, the share of one core, the matches and tables that were seen in it."""

    cpu_percent: float
    matches: int
    tables: int


MATCH = 60.0
"""About how many seconds a match takes here."""
RULES = TableRules(bank=0, open_hands=30)


async def measure(minutes: float, home: Path) -> Cost:
    """Let the screen look on for so long."""
    words = ["--host", "127.0.0.1", "--port", "0", "--no-advertise", "--no-page"]
    server = await ServerProcess.party([*words, "--data", str(home / "server")])
    plan = BigScreenPlan(Invitation((server.address,)), size=(1920, 1080))
    file = NoSettingsFile(home / "settings.toml")
    big = BigScreen(Start(Words("en"), file, Settings(), big=plan), plan)
    watched = Watched(big, minutes * 60)
    playing = asyncio.create_task(_play(server))
    shown: list[Key] = []
    show = big.app.push

    def note(screen: Screen) -> None:
        if big.lookout.shown is not None:
            shown.append(big.lookout.shown)
        show(screen)

    big.app.push = note  # type: ignore[method-assign]
    before = process_time()
    await big.run()
    spent = process_time() - before
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await server.stop()
    matches = big.lookout.evening.matches
    share = round(100 * spent / (minutes * 60), 1)
    return {
        **figures(watched, minutes, MATCH),
        "cpu_percent": share,
        "matches": matches,
        "tables": len(shown),
    }


async def _play(server: ServerProcess) -> None:
    """Play a match of each game after another, its table closed behind it."""
    session = await Session.open(server.address, Profile("Ana", 3), Keys())
    rng = SeededRng.from_number(1)
    try:
        for turn in range(1_000_000):
            with contextlib.suppress(RefusedError):
                await open_table(session, SLUGS[turn % len(SLUGS)], rules=RULES)
                await session.start()
                await Autoplay(session, play_anything, rng).to_the_end()
                await session.leave()
                session.notices()  # that the table was left is no news to the next match
    finally:
        await session.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["TABLEE_HOME"] = home
        found = asyncio.run(measure(args.minutes, Path(home)))
    print(json.dumps(found) if args.json else found)
    return 0 if is_good(found) else 1


if __name__ == "__main__":
    sys.exit(main())
