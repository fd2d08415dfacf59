"""What the session's tests share: a real server in this process, and a cable to cut."""

import asyncio
import datetime
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar
from weakref import WeakKeyDictionary

import pytest

from tablee_client.core.address import Address
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.notices import Notice
from tablee_client.core.session import Session
from tablee_client.core.timing import Timing
from tablee_client.core.whereabouts import Whereabouts
from tablee_server.certificate import Credentials, passing_credentials
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tests.client.core.relay import Relay

N = TypeVar("N")

QUICK = Timing(
    connect=2.0, ping=0.05, dead=0.6, first_delay=0.01, last_delay=0.05, give_up=2.0, elsewhere=0.0
)
"""Quick to see a loss; still so patient that a machine under load loses no server that lives."""
Visit = Callable[..., Awaitable[Session]]


@pytest.fixture(scope="session")
def credentials() -> Credentials:
    """Give a key and its certificate, one for all tests."""
    return passing_credentials(datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC))


@pytest.fixture
async def server(credentials: Credentials) -> AsyncIterator[Address]:
    """Run a server whose bots don't pause."""
    socket = listen("127.0.0.1", 0)
    plan = Plan("Test", "id-test", seed=1, pace=Pace(0.0), credentials=credentials)
    running = Server(plan, [socket])
    running.start()
    yield Address("127.0.0.1", socket.getsockname()[1])
    await running.close()


@pytest.fixture
async def relay(server: Address) -> AsyncIterator[Relay]:
    """Join a cable to the server."""
    async with Relay(server) as cable:
        yield cable


@pytest.fixture
async def visit(server: Address) -> AsyncIterator[Visit]:
    """Give a way to open sessions, which are closed afterwards."""
    opened: list[Session] = []

    async def open_session(
        name: str = "Léa",
        at: Address | None = None,
        keys: Keys | None = None,
        around: Whereabouts | None = None,
    ) -> Session:
        session = await Session.open(
            at or server, Profile(name), keys or Keys(), timing=QUICK, around=around
        )
        opened.append(session)
        return session

    yield open_session
    for session in opened:
        await session.close()


_kept: WeakKeyDictionary[Session, list[Notice]] = WeakKeyDictionary()


async def told(session: Session, kind: type[N]) -> N:
    """Wait for a notice of this kind and give it; those before it are dropped."""
    kept = _kept.setdefault(session, [])
    async with asyncio.timeout(10):
        while True:
            while kept:
                notice = kept.pop(0)
                if isinstance(notice, kind):
                    return notice
            kept += await session.wait()
            assert kept, f"the session ended before {kind.__name__}"


async def until(session: Session, holds: Callable[[], bool]) -> list[Notice]:
    """Wait until something holds and give the notices on the way."""
    kept = _kept.pop(session, [])
    async with asyncio.timeout(10):
        while not holds():
            kept += await session.wait()
    return kept + session.notices()
