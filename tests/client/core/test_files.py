"""A finished match on its way to the player, in his folder, and checked there."""

from pathlib import Path

import pytest

from tablee.games import get_game
from tablee.protocol import PeerError
from tablee.protocol.replays import FetchMatch, MatchPart
from tablee.record import LONGEST, RecordError, check, read, verdict
from tablee_client.core.address import Address
from tablee_client.core.failure import RefusedError
from tablee_client.core.files import Files
from tablee_client.core.matches import Matches, load, name_of, save
from tablee_client.core.verifying import said, summed_up, verify, verify_aside
from tablee_client.core.words import LOCALES, Words
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.server import Plan, Server
from tests.client.core.conftest import Visit, until
from tests.record.files import forged, played
from tests.record.test_files import CHANGES, WITNESSED

NAIN_JAUNE = get_game("nain-jaune")


def test_a_file_comes_part_by_part() -> None:
    files = Files()
    assert files.take(FetchMatch(1, 3, 2), MatchPart(1, 5, b"abc")) == 3
    assert files.take(FetchMatch(2, 3, 2, 3), MatchPart(2, 5, b"de")) is None
    assert files.whole(3, 2) == b"abcde"


@pytest.mark.parametrize(
    ("offset", "part"),
    [
        (3, MatchPart(1, 5, b"de")),
        (0, MatchPart(1, 2, b"abc")),
        (0, MatchPart(1, 5, b"")),
        (0, MatchPart(1, LONGEST + 1, b"abc")),
    ],
)
def test_parts_that_make_no_file_are_the_servers_fault(offset: int, part: MatchPart) -> None:
    with pytest.raises(PeerError):
        Files().take(FetchMatch(1, 3, 2, offset), part)


def test_the_latest_matches_are_kept(tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches", most=2)
    for began in (3.0, 1.0, 2.0, 4.0):
        matches.keep(_begun_at(began))
    assert [path.name[:17] for path in matches.all()] == ["1970-01-01-000004", "1970-01-01-000003"]
    assert [path.suffix for path in (tmp_path / "matches").iterdir()] == [".tablee"] * 2


def test_the_same_match_is_kept_once(tmp_path: Path) -> None:
    matches = Matches(tmp_path)
    assert matches.keep(WITNESSED) == matches.keep(WITNESSED)
    assert len(matches.all()) == 1


def test_a_servers_words_make_no_path() -> None:
    def strange(values: list[list[object]]) -> None:
        header = values[1][1]
        assert isinstance(header, dict)
        header["game"] = "../../etc/passwd"
        header["began"] = float("inf")

    assert name_of(read(forged(WITNESSED, strange))).endswith("-match-3-2.tablee")
    assert "/" not in name_of(read(forged(WITNESSED, strange)))


def test_what_cant_be_read_or_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as unread:
        load(tmp_path / "nowhere.tablee")
    assert unread.value.code == "unreadable-replay"
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(RecordError) as unwritten:
        save(b"", tmp_path / "file" / "x.tablee")
    assert unwritten.value.code == "unwritable-replay"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_check_is_said(locale: str) -> None:
    words = Words(locale)
    files = [WITNESSED, played(NAIN_JAUNE, kept=True, most=3), played(NAIN_JAUNE, repeats=True)]
    files += [forged(WITNESSED, change) for change, _ in CHANGES]
    for file in files:
        checks = verify(read(file))
        assert all(said(words, one) for one in checks)
        assert summed_up(words, checks)
    for one in check(read(WITNESSED), None):
        assert said(words, one)
    assert not words.missing


async def test_checking_leaves_time_for_everything_else() -> None:
    assert verdict(await verify_aside(WITNESSED)) is True


async def test_a_finished_match_is_fetched_with_what_this_client_saw() -> None:
    """Through a real server that asks for everybody's entropy."""
    socket = listen("127.0.0.1", 0)
    server = Server(Plan("Test", "id-test", pace=Pace(0.0)), [socket])
    server.start()
    address = Address("127.0.0.1", socket.getsockname()[1], plain=True)
    try:
        file = read(await _played_at(address))
    finally:
        await server.close()
    assert file.witness is not None
    assert file.witness.doubts == ()
    assert file.witness.entropy is not None
    assert file.witness.proofs
    assert verdict(verify(file)) is True


async def _played_at(address: Address) -> bytes:
    from tablee.engine import SeededRng
    from tablee_client.core.autoplay import Autoplay, play_anything
    from tablee_client.core.greeting import Keys, Profile
    from tablee_client.core.session import Session

    session = await Session.open(address, Profile("Léa"), Keys())
    try:
        await session.create_table("gnumies", "x", seats=3)
        for seat in (1, 2):
            await session.place_bot(seat, "easy")
        await session.start()
        await Autoplay(session, play_anything, SeededRng.from_number(1)).to_the_end()
        return await session.fetch_match()
    finally:
        await session.close()


async def test_without_a_finished_match_there_is_no_file(visit: Visit) -> None:
    session = await visit()
    with pytest.raises(RefusedError) as said_so:
        await session.fetch_match()
    assert said_so.value.code == "no-files"
    await session.create_table("nain-jaune", "x", seats=3)
    await until(session, lambda: session.table is not None)
    with pytest.raises(RefusedError) as unknown:
        await session.fetch_match()
    assert unknown.value.code == "unknown-match"


def _begun_at(began: float) -> bytes:
    def change(values: list[list[object]]) -> None:
        header = values[1][1]
        assert isinstance(header, dict)
        header["began"] = began

    return forged(WITNESSED, change)
