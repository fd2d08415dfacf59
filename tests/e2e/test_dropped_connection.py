"""A dropped connection returns to its seat, as often as it drops."""

import asyncio

import pytest

from tablee.engine import SeededRng
from tablee_client.core.address import Address
from tablee_client.core.autoplay import Autoplay, play_soundly
from tablee_client.core.greeting import Profile
from tablee_client.core.session import Session
from tests.client.core.conftest import QUICK
from tests.client.core.relay import Relay
from tests.e2e.processes import PATIENCE, Programs

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(PATIENCE)]


async def test_a_match_goes_on_over_a_bad_cable(programs: Programs) -> None:
    with programs.server("--host", "127.0.0.1", "--no-advertise", "--seed", "4") as listening:
        async with Relay(Address("127.0.0.1", listening["port"])) as cable:
            session = await Session.open(cable.address, Profile("Léa"), timing=QUICK)
            await session.create_table("nain-jaune", "Attic", seats=3, options={"limit_deals": 2})
            await session.ready()
            await session.start()
            cuts = asyncio.create_task(_cut_often(session, cable))
            dice = SeededRng.from_number(1)
            outcome, view = await Autoplay(session, play_soundly, dice).to_the_end()
            cuts.cancel()
            await session.close()
    assert cable.accepted > 3
    assert view.seat == 0
    assert view.info.seats[0].name == "Léa"
    assert len(outcome.scores) == 3


async def _cut_often(session: Session, cable: Relay) -> None:
    """Cut whenever some more of the match has been seen."""
    seen = 0
    while True:
        version = session.table.version if session.table else 0
        if version > seen + 5 and session.connected:
            seen = version
            cable.cut()
        await asyncio.sleep(0)
