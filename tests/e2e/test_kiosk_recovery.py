"""A kiosk's window that is killed, and one that is stopped, come back: the short form of the tool.

All phases of all games, with times, are `tools/recover_kiosk.py`'s.
"""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tools.recover_kiosk import Trial
from tools.recovered.report import FOLDER

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(240)]


@pytest.mark.skipif(sys.platform != "linux", reason="the tool stops processes as POSIX does")
async def test_a_window_that_is_killed_or_stopped_comes_back_to_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (FOLDER, "TABLEE_HOME"):
        monkeypatch.setitem(os.environ, name, str(tmp_path))
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setitem(os.environ, name, "dummy")
    trial = Trial("nain-jaune", tmp_path, waits=False)
    trial.begin()
    try:
        strikes = trial.play(["kill", "stop"], matches=1)
        found = await asyncio.to_thread(lambda: [next(strikes), next(strikes)])
    finally:
        await asyncio.to_thread(trial.end)
    assert [one["how"] for one in found] == ["kill", "stop"]
    assert all(one["same"] for one in found)
