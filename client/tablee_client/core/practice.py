"""Practice: a match on this machine alone, by the same server and session as on a network."""

import contextlib
from dataclasses import dataclass
from typing import Final

from tablee.engine import Setup
from tablee.games import get_game
from tablee.protocol.messages import Welcome
from tablee_client.core.failure import HostError, RefusedError
from tablee_client.core.greeting import Keys, Profile
from tablee_client.core.keptpractice import Left, PracticeShelf, Slot
from tablee_client.core.plan import PRACTICE_RULES, PracticePlan
from tablee_client.core.serverprocess import ServerProcess
from tablee_client.core.session import Session
from tablee_client.core.standby import Standby
from tablee_client.core.timing import Timing

_TIMING: Final = Timing(give_up=3.0)
"""A server of this program's own that is gone never comes back."""
_UNKEPT: Final = ("server-failed", "not-kept")
"""How a server fails that can keep nothing, at its start or at that of the match."""

__all__ = ["Practice", "PracticePlan"]


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice under way: its server and this player's session there.

    With a `slot` the match is kept as it goes, and can be continued however this program ends.
    """

    server: ServerProcess
    session: Session
    plan: PracticePlan
    slot: Slot | None = None

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self.plan.setup()

    @classmethod
    async def open(
        cls, plan: PracticePlan, profile: Profile, shelf: PracticeShelf | None = None
    ) -> "Practice":
        """Start a server, seat everybody and begin the match, kept on a shelf where one is given.

        Where nothing can be kept, as on a full disk, the match is played all the same.
        Raises UnknownGame or BadSetup before anything is started, HostError or ConnectError if
        the server fails. Close it, however it ends.
        """
        plan.setup()
        slot = None if shelf is None else shelf.begin()
        if slot is not None:
            try:
                return await cls._begun(plan, profile, slot)
            except (HostError, RefusedError) as error:
                if error.code not in _UNKEPT:
                    raise
        return await cls._begun(plan, profile, None)

    @classmethod
    async def resume(
        cls,
        shelf: PracticeShelf,
        number: int,
        profile: Profile,
        standby: Standby | None = None,
    ) -> "Practice":
        """Go on with a match that was left, at the question and with the time it was left at.

        A server that stands by is taken for it.

        Raises HostError: `practice-gone`, `practice-open` in another window, `practice-lost` where
        the server doesn't know the match any more, `practice-unwritable` where its folder takes
        nothing, or as a server that doesn't start does.
        """
        slot, left = shelf.take(number)
        try:
            practice = await cls._start(left.plan, profile, slot, left, standby)
            if practice.session.welcome.resumed is None:
                await practice._stop()
                slot.set_aside()
                raise HostError("practice-lost")
        except BaseException:
            slot.release()
            raise
        return practice

    async def close(self) -> None:
        """End the session and its server; a match that isn't over stays on its shelf."""
        unfinished, moves = self._standing()
        await self._stop()
        if self.slot is None:
            return
        if not unfinished:
            self.slot.discard()
            return
        with contextlib.suppress(OSError):
            self.slot.write(self.plan, token=self.session.welcome.token, moves=moves)
        self.slot.release()

    @classmethod
    async def _begun(cls, plan: PracticePlan, profile: Profile, slot: Slot | None) -> "Practice":
        """Begin the match; if that fails nothing stays of it."""
        try:
            practice = await cls._start(plan, profile, slot)
            try:
                await _begin(practice.session, plan, plan.setup())
            except BaseException:
                await practice._stop()
                raise
        except BaseException:
            if slot is not None:
                slot.discard()
            raise
        return practice

    @classmethod
    async def _start(
        cls,
        plan: PracticePlan,
        profile: Profile,
        slot: Slot | None,
        left: Left | None = None,
        standby: Standby | None = None,
    ) -> "Practice":
        folder = None if slot is None else slot.server_folder
        words = plan.server_words()
        server = await ServerProcess.household(words, folder=folder, standby=standby)
        moves = 0 if left is None else left.moves

        def keep(welcome: Welcome, _: bytes | None) -> None:
            if slot is not None:
                with contextlib.suppress(OSError):
                    slot.write(plan, token=welcome.token, moves=moves)

        token = None if left is None else left.token
        keys = Keys(secret=server.secret, token=token, keep=keep)
        try:
            session = await Session.open(server.address, profile, keys, timing=_TIMING)
        except BaseException:
            await server.stop()
            raise
        return cls(server, session, plan, slot)

    def _standing(self) -> tuple[bool, int]:
        """Tell whether the match goes on, as far as was heard, and how many moves were made."""
        view = self.session.table
        if view is None:
            return self.session.at is not None, 0
        return view.info.phase == "playing" and view.outcome is None, view.version

    async def _stop(self) -> None:
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
        rules=plan.rules or PRACTICE_RULES,
    )
    for seat in range(1, setup.seats):
        await session.place_bot(seat, plan.level)
    if plan.demo:
        await session.place_bot(0, plan.level)
    else:
        await session.ready()
    await session.start()
