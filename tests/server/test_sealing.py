"""The round before a match: promised, contributed to by the seats, sealed, and told at the end."""

from tablee.fairness import MatchId, Opening, keeps, proves
from tablee.protocol import TableRules
from tablee.protocol.deals import Committed, Contribute, Proven, Revealed, Sealed
from tablee.protocol.messages import (
    CastVote,
    Done,
    Join,
    Leave,
    Ready,
    Resync,
    Start,
    TableChanged,
    Update,
    Watch,
)
from tablee_server.journal import SetupRecord
from tests.server.stand import Guest, Stand, open_table, playing, watching

DEALS = ("chat", "deals", "votes")
PART = bytes(range(32))


async def started(stand: Stand, *features: tuple[str, ...]) -> list[Guest]:
    """Give guests whose host has just started the match of two seats at table 1."""
    guests = [stand.guest(f"Guest {i}", features=known) for i, known in enumerate(features)]
    table = await open_table(guests[0])
    for guest in guests[1:]:
        await guest.say(Join, table)
        await guest.say(Ready, table, ready=True)
    assert await guests[0].say(Start, table) == Done(guests[0].cmd)
    return guests


async def contribute(guest: Guest, part: bytes = PART, match: int = 1) -> None:
    guest.stand.lobby.contribute(guest.player, Contribute(1, match, part))
    await guest.stand.run()


def identity(committed: Committed) -> MatchId:
    return MatchId("a1", committed.table, committed.match, "toy-harbour", committed.rules_version)


async def test_a_match_waits_for_every_seat_that_can_contribute() -> None:
    stand = Stand(seed=None)
    ana, bo = await started(stand, DEALS, DEALS)
    assert ana.last(Committed).asks
    assert not ana.all(Update)
    await contribute(ana)
    assert not ana.all(Sealed)
    await contribute(bo, bytes(16))
    assert ana.last(Sealed) == bo.last(Sealed) == Sealed(1, 1, (PART, bytes(16)))
    assert ana.all(Update)


async def test_who_is_silent_is_waited_for_a_second_and_no_longer() -> None:
    stand = Stand(seed=None)
    ana, _ = await started(stand, DEALS, DEALS)
    await contribute(ana)
    await stand.wait(0.75)
    assert not ana.all(Update)
    await stand.wait(0.5)
    assert ana.last(Sealed).entropies == (PART, None)
    assert ana.all(Update)


async def test_old_clients_and_bots_are_not_waited_for() -> None:
    stand = Stand(seed=None)
    (ana,) = await started(stand, ("chat", "votes"))
    assert ana.all(Update)
    assert not ana.all(Committed)


async def test_who_loses_his_connection_meanwhile_is_not_waited_for() -> None:
    stand = Stand(seed=None)
    ana, bo = await started(stand, DEALS, DEALS)
    await contribute(ana)
    await bo.hang_up()
    assert ana.last(Sealed).entropies == (PART, None)


async def test_nothing_else_happens_meanwhile() -> None:
    stand = Stand(seed=None)
    ana, bo = await started(stand, DEALS, DEALS)
    bo.player.ask(Leave(bo.cmd + 1, 1))
    await stand.run()
    assert not bo.answers(bo.cmd + 1)
    await contribute(ana)
    await contribute(bo)
    assert bo.answer(bo.cmd + 1) == Done(bo.cmd + 1)
    assert ana.last(Sealed).entropies == (PART, PART)


async def test_only_the_first_part_of_a_seat_counts_and_only_for_this_match() -> None:
    stand = Stand(seed=None)
    ana, bo = await started(stand, DEALS, DEALS)
    watcher = stand.guest("Looker", features=DEALS)
    await contribute(watcher)
    await contribute(ana, match=2)
    assert not ana.all(Sealed)
    await contribute(ana, bytes([1] * 16))
    await contribute(ana, bytes([2] * 16))
    await contribute(bo)
    assert ana.last(Sealed).entropies == (bytes([1] * 16), PART)
    await contribute(ana, bytes([3] * 16))
    assert len(ana.all(Sealed)) == 1


async def test_the_seed_is_made_of_the_promised_secret_and_all_parts() -> None:
    stand = Stand(seed=None)
    ana, bo = await started(stand, DEALS, DEALS)
    await contribute(ana)
    await contribute(bo)
    setup = next(r for r in stand.journal.records(1) if isinstance(r, SetupRecord))
    who = identity(ana.last(Committed))
    assert setup.opening == Opening(setup.opening.secret if setup.opening else b"", (PART, PART))
    assert setup.opening is not None
    assert keeps(ana.last(Committed).commitment, setup.opening.secret, who)
    assert setup.seed == setup.opening.seed(who)
    assert setup.server == "a1"


async def test_a_server_that_repeats_asks_nobody_and_plays_its_secret() -> None:
    stand = Stand(seed=1)
    (ana,) = await started(stand, DEALS)
    said = ana.last(Committed)
    assert (said.repeats, said.asks) == (True, False)
    setup = next(r for r in stand.journal.records(1) if isinstance(r, SetupRecord))
    assert setup.opening is not None
    assert setup.opening.secret == setup.seed
    await contribute(ana)
    assert ana.last(Sealed).entropies == (None, None)


async def test_roots_and_proofs_follow_the_update_that_shows_the_pieces() -> None:
    stand = Stand(seed=1)
    (ana,) = await started(stand, DEALS)
    kinds = [type(message) for message in ana.ear.heard]
    order = [kinds.index(kind) for kind in (Committed, Sealed, Update, Proven)]
    assert order == sorted(order)
    proven = ana.all(Proven)[0]
    assert [root.label for root in proven.roots] == ["deal/1"]
    assert proven.proofs
    assert all(proves(proven.roots[0], proof) for proof in proven.proofs)
    assert proven.version == ana.all(Update)[0].version == 1


async def test_the_secret_is_told_when_the_match_is_over_and_not_a_byte_before() -> None:
    stand = Stand(seed=None)
    ana, bo = await started(stand, DEALS, DEALS)
    await contribute(ana)
    await contribute(bo)
    await ana.say(Resync, 1)
    assert not ana.all(Revealed)
    await ana.say(CastVote, 1, vote="stop", yes=True)
    await bo.say(CastVote, 1, vote="stop", yes=True)
    who, said = identity(ana.last(Committed)), ana.last(Revealed)
    assert bo.last(Revealed) == said
    assert keeps(ana.all(Committed)[0].commitment, said.secret, who)
    assert said.entropies == (PART, PART)


async def test_who_comes_later_gets_the_promise_and_all_roots_and_at_the_end_the_secret() -> None:
    stand = Stand(seed=1)
    ana, bo = await started(stand, DEALS, DEALS)
    late = stand.guest("Late", features=DEALS)
    await late.say(Watch, 1)
    promise = late.last(Committed)
    assert (promise.commitment, promise.asks) == (ana.last(Committed).commitment, False)
    assert late.last(Proven).roots == ana.last(Proven).roots
    assert late.last(Proven).proofs == ()
    assert not late.all(Revealed)
    for guest in (ana, bo):
        await guest.say(CastVote, 1, vote="stop", yes=True)
    later = stand.guest("Later", features=DEALS)
    await later.say(Watch, 1)
    assert later.last(Revealed) == ana.last(Revealed)


async def test_a_broken_off_match_tells_its_secret_too() -> None:
    stand = Stand(seed=1)
    (ana,) = await started(stand, DEALS)
    stand.table().end("internal")
    stand.table().put(lambda: None)
    await stand.run()
    assert ana.all(Revealed)


async def test_a_table_that_keeps_its_secret_says_nothing_of_it() -> None:
    stand = Stand(seed=None)
    ana = stand.guest("Ana", features=(*DEALS, "replays"))
    await open_table(ana, rules=TableRules(verify=False))
    assert await ana.say(Start, 1) == Done(ana.cmd)
    await ana.say(Resync, 1)
    await ana.say(CastVote, 1, vote="stop", yes=True)
    assert ana.update.outcome is not None
    kinds = (Committed, Sealed, Proven, Revealed)
    assert not [message for message in ana.ear.heard if isinstance(message, kinds)]
    setup = next(r for r in stand.journal.records(1) if isinstance(r, SetupRecord))
    assert setup.opening is None
    assert not ana.last(TableChanged).table.rules.verify


async def test_two_matches_that_keep_their_secrets_differ() -> None:
    stand = Stand(seed=None)
    ana = stand.guest("Ana")
    await open_table(ana, rules=TableRules(verify=False))
    seeds = set()
    await ana.say(Start, 1)
    for _ in range(2):
        setup = next(r for r in stand.journal.records(1) if isinstance(r, SetupRecord))
        seeds.add(setup.seed)
        await ana.say(CastVote, 1, vote="stop", yes=True)
        await ana.say(CastVote, 1, vote="rematch", yes=True)
    assert len(seeds) == 2


async def test_without_listeners_there_is_nothing_to_prove() -> None:
    stand = Stand(seed=1)
    await playing(stand, "Ana")
    late = await watching(stand, "Late")
    assert not late.all(Proven)
