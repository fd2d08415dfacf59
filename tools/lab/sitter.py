"""Plays at a server of the lab and tells by lines of JSON how it fares.

python -m tools.lab.sitter ADDRESS NAME [DEAD]

It opens a table against bots and plays on and on. DEAD are the seconds of silence after which it
takes the server for lost.
"""

import asyncio
import contextlib
import json
import sys
import time
from typing import Any, Final

from tablee.engine import SeededRng
from tablee_client.core.address import parse_address
from tablee_client.core.autoplay import play_anything
from tablee_client.core.failure import RefusedError
from tablee_client.core.greeting import Profile
from tablee_client.core.notices import Back, Lost
from tablee_client.core.session import Session
from tablee_client.core.timing import Timing
from tablee_client.core.whereabouts import Around

_GAME: Final = "nain-jaune"


async def sit(address: str, name: str, dead: str = "15") -> None:
    """Sit down, begin, and play until ended."""
    timing = Timing(dead=float(dead), ping=float(dead) / 3)
    at, profile = parse_address(address), Profile(name)
    session = await Session.open(at, profile, timing=timing, around=Around())
    await session.create_table(_GAME, "Lab", seats=3)
    await session.ready()
    await session.start()
    dice, version = SeededRng.from_number(1), 0
    while True:
        for notice in await session.wait():
            if isinstance(notice, Lost | Back):
                _tell(event=type(notice).__name__.lower())
        view = session.table
        if view is not None and view.version != version:
            version = view.version
            _tell(event="update", version=version, seat=view.seat, match=view.match)
        if view is not None and view.may_act:
            action = play_anything(view, dice)
            if action is not None:
                with contextlib.suppress(RefusedError):  # the table has moved on
                    await session.act(action)


def _tell(**facts: Any) -> None:
    print(json.dumps({"at": round(time.monotonic(), 3), **facts}), flush=True)


if __name__ == "__main__":
    asyncio.run(sit(*sys.argv[1:]))
