"""Nobody is told what has changed before he was told the whole that it changes."""

from collections.abc import Callable

from tablee.protocol import TableRules
from tablee.protocol.deals import Committed, Proven, Revealed, Sealed
from tablee.protocol.messages import CastVote, Join, Leave, Ready, Start, Update
from tablee_server.journal import InMemoryJournal, Unit
from tests.conformance.toy import Bid
from tests.server.stand import FEATURES_HEARD, Guest, Stand, open_table, playing, watching

FEATURES = (*FEATURES_HEARD, "deals")


class SlowJournal(InMemoryJournal):
    """A journal during whose next entry something else happens."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], object] | None = None

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            happens()
        super().keep(unit, then)


def _room() -> tuple[Stand, SlowJournal]:
    journal = SlowJournal()
    return Stand(kept=journal), journal


def _returning(stand: Stand, journal: SlowJournal, guest: Guest) -> list[Guest]:
    """Let him come back while the next entry is written; he is there once it is."""
    back: list[Guest] = []
    journal.meanwhile = lambda: back.append(
        stand.guest(guest.player.name, token=guest.token, features=FEATURES)
    )
    return back


def _basis(guest: Guest) -> list[tuple[int, int]]:
    return [(update.since, update.version) for update in guest.all(Update)]


async def test_who_comes_back_during_a_move_is_told_the_whole_first() -> None:
    stand, journal = _room()
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.hang_up()
    back = _returning(stand, journal, bo)
    await ana.act(Bid(1))
    assert _basis(back[0]) == [(0, 2)]
    await back[0].act(Bid(2))
    assert _basis(back[0]) == [(0, 2), (2, 3)]


async def test_a_second_connection_starts_from_the_whole_too() -> None:
    stand, journal = _room()
    ana, bo = await playing(stand, "Ana", "Bo")
    back = _returning(stand, journal, bo)
    await ana.act(Bid(1))
    assert _basis(back[0]) == [(0, 2)]


async def test_a_looker_on_who_comes_back_starts_from_the_whole_too() -> None:
    stand, journal = _room()
    ana, _ = await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    back = _returning(stand, journal, cy)
    await ana.act(Bid(1))
    assert _basis(back[0]) == [(0, 2)]


async def test_who_comes_back_as_the_match_begins_is_told_it_once() -> None:
    stand, journal = _room()
    ana, bo = stand.guest("Ana"), stand.guest("Bo")
    table = await open_table(ana, rules=TableRules(bank=0, afk=0, verify=False))
    await bo.say(Join, table)
    await bo.hang_up()
    back = _returning(stand, journal, bo)
    await ana.say(Start, table)
    assert _basis(back[0]) == [(0, 1)]
    assert back[0].update.log is not None


async def test_what_proves_a_match_waits_for_the_whole_as_well() -> None:
    stand, journal = _room()
    ana, bo = (stand.guest(name, features=FEATURES) for name in ("Ana", "Bo"))
    table = await open_table(ana)
    await bo.say(Join, table)
    await bo.say(Ready, table, ready=True)
    await ana.say(Start, table)
    back = _returning(stand, journal, bo)
    await ana.say(CastVote, table, vote="stop", yes=True)
    await back[0].say(CastVote, table, vote="stop", yes=True)
    kinds = (Committed, Sealed, Update, Proven, Revealed)
    told = [type(one) for one in back[0].ear.heard if isinstance(one, kinds)]
    assert told[:4] == [Committed, Sealed, Update, Proven]


async def test_who_left_and_joins_again_is_told_the_whole() -> None:
    stand, _ = _room()
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Leave, 1)
    await ana.act(Bid(1))
    bo.forget()
    await bo.say(Join, 1)
    assert bo.all(Update)[0].since == 0
