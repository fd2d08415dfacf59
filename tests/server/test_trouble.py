"""A journal in trouble: nobody hears of what isn't recorded, and a full disk stops no match."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from tablee.protocol.messages import Act, CastVote, CreateTable, Done, Start, Update
from tablee.protocol.seating import Told
from tablee_server.journal import InMemoryJournal, Unit
from tests.conformance.toy import Bid
from tests.server.stand import Guest, Stand, code_of, open_table, playing

ALL = ("chat", "votes", "told")


class SlowJournal(InMemoryJournal):
    """A journal that keeps nothing before it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self._waiting: list[Callable[[], None]] = []

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        if self.is_slow:
            self._waiting.append(partial(super().keep, unit, then))
        else:
            super().keep(unit, then)

    def go_on(self) -> None:
        """Keep what waited."""
        self.is_slow = False
        for keep in self._waiting:
            keep()


def failing(stand: Stand, journal: InMemoryJournal, problem: str | None) -> None:
    """Let the disk fail, or do its part again."""
    journal.problem = problem
    stand.lobby.tell_whether_kept()


async def told(guest: Guest) -> list[str]:
    """Give what a guest was told, as codes."""
    await guest.stand.run()
    return [message.code for message in guest.all(Told)]


async def test_nobody_hears_of_an_action_before_it_is_recorded() -> None:
    journal = SlowJournal()
    stand = Stand(kept=journal)
    ana, bo = await playing(stand, "Ana", "Bo")
    journal.is_slow = True
    seen = len(ana.ear.heard), len(bo.ear.heard)
    acting = asyncio.create_task(ana.act(Bid(2)))
    for _ in range(20):
        await asyncio.sleep(0)
    assert (len(ana.ear.heard), len(bo.ear.heard)) == seen
    assert journal.records(1)[-1].match == 1
    journal.go_on()
    assert await acting == Done(ana.cmd)
    assert bo.all(Update)[-1].version == 2


async def test_what_a_resting_table_does_at_once_is_told_as_late_and_in_turn() -> None:
    journal = SlowJournal()
    stand = Stand(kept=journal)
    ana, bo = await playing(stand, "Ana", "Bo")
    task = asyncio.create_task(stand.table().run())
    await _let_run()
    journal.is_slow = True
    seen = len(ana.ear.heard), len(bo.ear.heard)
    for guest in (ana, bo):
        bid = msgspec.Raw(msgspec.msgpack.encode(Bid(2)))
        guest.player.ask(Act(guest.cmd + 1, 1, guest.update.prompt, bid))
    await _let_run()
    assert (len(ana.ear.heard), len(bo.ear.heard)) == seen
    journal.go_on()
    assert ana.all(Done)[-1] == Done(ana.cmd + 1)
    assert bo.all(Update)[-1].version == 2
    await _let_run()
    assert bo.all(Done)[-1] == Done(bo.cmd + 1)
    assert ana.all(Update)[-1].version == 3
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _let_run() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_with_a_full_disk_a_match_goes_on_and_everybody_knows() -> None:
    journal = InMemoryJournal()
    stand = Stand(kept=journal)
    ana = stand.guest("Ana", features=ALL)
    await open_table(ana)
    assert await ana.say(Start, 1) == Done(ana.cmd)
    failing(stand, journal, "database or disk is full")
    assert await told(ana) == ["not-kept"]
    assert isinstance(await ana.act(Bid(2)), Done)
    failing(stand, journal, None)
    assert await told(ana) == ["not-kept", "kept-again"]


async def test_who_opens_a_table_on_a_full_disk_is_told_before_the_match() -> None:
    journal = InMemoryJournal()
    stand = Stand(kept=journal)
    failing(stand, journal, "database or disk is full")
    ana = stand.guest("Ana", features=ALL)
    await open_table(ana)
    assert await told(ana) == ["not-kept"]


async def test_with_a_full_disk_no_match_begins() -> None:
    journal = InMemoryJournal()
    stand = Stand(kept=journal)
    ana = stand.guest("Ana", features=ALL)
    await open_table(ana)
    failing(stand, journal, "database or disk is full")
    assert code_of(await ana.say(Start, 1)) == "not-kept"
    assert stand.table().phase == "lobby"
    failing(stand, journal, None)
    assert await ana.say(Start, 1) == Done(ana.cmd)


async def test_with_a_full_disk_no_other_match_follows_and_the_table_stays() -> None:
    journal = InMemoryJournal()
    stand = Stand(kept=journal)
    ana = stand.guest("Ana", features=ALL)
    await open_table(ana)
    await ana.say(Start, 1)
    await ana.say(CastVote, 1, vote="stop", yes=True)
    failing(stand, journal, "database or disk is full")
    assert code_of(await ana.say(CastVote, 1, vote="rematch", yes=True)) == "not-kept"
    assert stand.table().phase == "over"
    failing(stand, journal, None)
    assert await ana.say(CastVote, 1, vote="rematch", yes=True) == Done(ana.cmd)
    assert stand.table().phase == "playing"


@pytest.mark.parametrize("again", [False, True])
async def test_who_comes_later_is_told_too(again: bool) -> None:
    journal = InMemoryJournal()
    stand = Stand(kept=journal)
    ana = stand.guest("Ana", features=ALL)
    assert isinstance(await ana.say(CreateTable, "toy-harbour", "", 2), Done)
    failing(stand, journal, "database or disk is full")
    if again:
        failing(stand, journal, None)
    await ana.hang_up()
    back = stand.guest("Ana", token=ana.token, features=ALL)
    assert await told(back) == ([] if again else ["not-kept"])
