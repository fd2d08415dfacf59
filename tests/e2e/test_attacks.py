"""Hostile programs are sent away for a reason, and honest players keep every move."""

import msgspec
import pytest

from tools.attack_server import LIMITS, siege
from tools.benched.attacks import ATTACKS

pytestmark = [pytest.mark.slow, pytest.mark.e2e, pytest.mark.timeout(60)]
IMPATIENT = msgspec.structs.replace(LIMITS, hello=1.0, frame=1.0, handshake=1.0)
PATIENT = {"half_frames", "silence", "half_handshakes"}


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_players_keep_all_their_moves(name: str) -> None:
    found = siege(name, 4.0 if name in PATIENT else 1.5, IMPATIENT)
    assert found["kept"], found
    assert found["memory_mb_more"] <= 16, found
