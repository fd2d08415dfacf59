"""A finished match is fetched as a file, by who was there, in parts."""

import pytest

from tablee.engine import OPEN, SPECTATOR
from tablee.games import get_game
from tablee.protocol import TableRules
from tablee.protocol.messages import CastVote, PlaceBot, Refused, Start
from tablee.protocol.replays import PART_BYTES, FetchMatch, MatchPart
from tablee.record import ReplayFile, check, opened, read, verdict
from tablee_server.codes import REFUSED
from tablee_server.limits import ServerLimits
from tests.conformance.toy import GAME as HARBOUR
from tests.server.stand import Guest, Stand, code_of, open_table, playing, watching

ALL = ("chat", "deals", "replays", "votes")


async def fetched(guest: Guest, match: int = 1, table: int = 1) -> bytes:
    """Fetch a whole file."""
    file, total = b"", 1
    while len(file) < total:
        part = await asked(guest, match, len(file), table=table)
        assert isinstance(part, MatchPart), part
        total, file = part.total, file + part.data
    return file


async def asked(guest: Guest, match: int = 1, offset: int = 0, table: int = 1) -> object:
    guest.player.ask(FetchMatch(guest.cmd + 1, table, match, offset))
    guest.cmd += 1
    await guest.stand.lobby.archive.idle()
    (answer,) = [m for m in guest.ear.heard if getattr(m, "cmd", None) == guest.cmd]
    return answer


async def finished(stand: Stand, *names: str, **more: object) -> list[Guest]:
    """Give players whose match has been stopped by their vote."""
    guests = await playing(stand, *names, **more)
    for guest in guests:
        guest.ear.features = ALL
        await guest.say(CastVote, 1, vote="stop", yes=True)
    await stand.wait(30)
    assert stand.table().phase == "over"
    return guests


async def test_a_finished_match_is_a_file_that_checks() -> None:
    stand = Stand()
    ana, bo = await finished(stand, "Ana", "Bo")
    file = read(await fetched(ana))
    assert verdict(check(file, HARBOUR)) is True
    assert file.header.viewers == (OPEN, SPECTATOR, 0, 1)
    assert [chair.name for chair in file.header.chairs] == ["Ana", "Bo"]
    assert file.ending is not None
    assert file.ending.reason == "host"
    assert (await fetched(bo)) == (await fetched(ana))


async def test_a_match_of_a_real_game_is_fetched_in_parts() -> None:
    stand = Stand()
    ana = stand.guest("Ana", features=ALL)
    await open_table(ana, game="nain-jaune", seats=4, options={"limit_deals": 2})
    await ana.say(PlaceBot, 1, 0, "easy")
    await ana.say(Start, 1)
    await stand.wait(3000, step=5.0)
    file = await fetched(ana)
    assert len(file) > PART_BYTES
    assert verdict(check(read(file), get_game("nain-jaune"))) is True


async def test_lookers_on_get_it_too_and_strangers_dont() -> None:
    stand = Stand()
    (ana,) = await finished(stand, "Ana")
    looker = await watching(stand, "Looker")
    looker.ear.features = ALL
    assert await fetched(looker) == await fetched(ana)
    stranger = stand.guest("Stranger", features=ALL)
    assert code_of_answer(await asked(stranger)) == "not-here"
    assert code_of_answer(await asked(stranger, table=9)) == "unknown-table"


async def test_nothing_is_told_of_a_match_that_goes_on_or_never_was() -> None:
    stand = Stand()
    (ana,) = await playing(stand, "Ana")
    ana.ear.features = ALL
    assert code_of_answer(await asked(ana)) == "not-over"
    assert code_of_answer(await asked(ana, match=2)) == "unknown-match"
    assert stand.lobby.archive._asked == {}


async def test_too_many_files_at_once_are_refused() -> None:
    stand = Stand(limits=ServerLimits(files_waiting=0))
    (ana,) = await finished(stand, "Ana")
    assert code_of_answer(await asked(ana)) == "busy"


async def test_several_who_ask_at_once_share_one_file() -> None:
    stand = Stand()
    ana, bo = await finished(stand, "Ana", "Bo")
    for guest in (ana, bo):
        guest.cmd += 1
        guest.player.ask(FetchMatch(guest.cmd, 1, 1))
    assert len(stand.lobby.archive._asked) == 1
    await stand.lobby.archive.idle()
    assert ana.all(MatchPart)[0].data == bo.all(MatchPart)[0].data


async def test_a_part_beyond_the_end_is_empty() -> None:
    stand = Stand()
    (ana,) = await finished(stand, "Ana")
    part = await asked(ana, offset=2**40)
    assert isinstance(part, MatchPart)
    assert (part.data, part.total > 0) == (b"", True)


async def test_the_file_is_gone_from_nobody_after_a_rematch() -> None:
    stand = Stand()
    (ana,) = await finished(stand, "Ana")
    before = await fetched(ana)
    await ana.say(CastVote, 1, vote="rematch", yes=True)
    await ana.say(CastVote, 1, vote="stop", yes=True)
    assert await fetched(ana, match=1) == before
    assert read(await fetched(ana, match=2)).header.match == 2


async def test_where_the_secret_is_kept_each_gets_what_he_saw() -> None:
    stand = Stand()
    rules = TableRules(verify=False)
    ana, bo = await finished(stand, "Ana", "Bo", rules=rules)
    late = await watching(stand, "Late")
    late.ear.features = ALL
    files = [read(await fetched(guest)) for guest in (ana, bo, late)]
    assert [file.header.viewers for file in files] == [(0,), (1,), (SPECTATOR,)]
    assert all(file.header.opening is None and not file.moves for file in files)
    assert verdict(check(files[0], HARBOUR)) is None


def frames_of(file: ReplayFile) -> int:
    return len(list(opened(file.header.viewers, file.frames)))


def code_of_answer(answer: object) -> str:
    assert isinstance(answer, Refused)
    assert answer.code in REFUSED
    return code_of(answer)


@pytest.mark.parametrize("number", [1, 2])
async def test_every_frame_is_in_it(number: int) -> None:
    stand = Stand(seed=number)
    (ana,) = await finished(stand, "Ana")
    file = read(await fetched(ana))
    assert frames_of(file) == len(file.moves) + 1
