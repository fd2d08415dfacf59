"""A kiosk that stands long and is pressed hard: short forms of two tools.

The long ones are `tools/monkey.py --seconds 600` and `tools/attract.py --minutes 30`.
"""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from tools.attract import measure
from tools.monkey import NEEDED, run

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(180)]
SECONDS = 12.0
MOST_MS = 250.0
"""Of one frame beside other tests; the tool's goal, on a machine of its own, is 100."""
_MISSING = [name for name in NEEDED if shutil.which(name) is None]


@pytest.mark.skipif(bool(_MISSING), reason=f"not installed here: {', '.join(_MISSING)}")
async def test_no_key_button_touch_or_pad_leads_out_of_a_kiosk() -> None:
    found = await asyncio.to_thread(run, SECONDS, 1, (960, 540))
    assert found["looks"]
    assert (found["behind"], found["not_in_size"]) == (0, 0), found
    assert found["alive"], found
    assert found["never_restarted"], found


async def test_a_kiosk_where_nobody_is_stays_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "TABLEE_HOME", str(tmp_path))
    found = await measure(SECONDS / 60, show=10.0)
    assert found["frames"] > SECONDS
    assert found["worst_ms"] < MOST_MS
