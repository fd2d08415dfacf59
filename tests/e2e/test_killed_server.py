"""A server that is killed under load and started anew has kept all that it confirmed."""

import argparse
from pathlib import Path

import pytest

from tests.e2e.processes import PATIENCE
from tools.kill_server import kill_often

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(PATIENCE)]


async def test_nothing_confirmed_is_lost_and_everybody_comes_back(tmp_path: Path) -> None:
    words = argparse.Namespace(
        kills=2, tables=3, game="nain-jaune", seats=3, humans=2, pause=0.01, least=0.3, most=0.6,
        plain=False, seed=3,
    )  # fmt: skip
    figures = await kill_often(words, tmp_path)
    assert figures["confirmed"] > 0
    assert figures["lost"] == 0
    assert figures["clients"] == 6
