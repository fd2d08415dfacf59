"""Practice: a match on this machine alone, by the same server and session as on a network."""

from dataclasses import dataclass
from typing import Final

from tablee.engine import Setup
from tablee.games import get_game
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.plan import PracticePlan
from tablee_client.core.serverprocess import ServerProcess
from tablee_client.core.session import Session
from tablee_client.core.timing import Timing

_TIMING: Final = Timing(give_up=3.0)
"""A server of this program's own that is gone never comes back."""

__all__ = ["Practice", "PracticePlan"]


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice under way: its server and this player's session there."""

    server: ServerProcess
    session: Session
    setup: Setup

    @classmethod
    async def open(cls, plan: PracticePlan, profile: Profile) -> "Practice":
        """Start a server, seat everybody and begin the match.

        Raises UnknownGame or BadSetup before anything is started, HostError or ConnectError if
        the server fails. Close it, however it ends.
        """
        setup = plan.setup()
        server = await ServerProcess.household(plan.server_words())
        try:
            keys = Keys(secret=server.secret)
            session = await Session.open(server.address, profile, keys, timing=_TIMING)
            try:
                await _begin(session, plan, setup)
            except BaseException:
                await session.close()
                raise
        except BaseException:
            await server.stop()
            raise
        return cls(server, session, setup)

    async def close(self) -> None:
        """End the session and its server."""
        await self.session.close()
        await self.server.stop()


async def _begin(session: Session, plan: PracticePlan, setup: Setup) -> None:
    title = get_game(plan.game).type.title
    await session.create_table(
        plan.game,
        title,
        seats=setup.seats,
        preset=plan.preset,
        options=plan.options,
        rules=plan.rules,
    )
    for seat in range(1, setup.seats):
        await session.place_bot(seat, plan.level)
    if plan.demo:
        await session.place_bot(0, plan.level)
    else:
        await session.ready()
    await session.start()
