"""The score of the evening, the tables that wait, and the way to a server."""

import asyncio

import pytest

from tablee.engine import Outcome
from tablee.protocol import SeatInfo, TableInfo
from tablee.protocol.fields import TablePhase
from tablee.protocol.link import key_text
from tablee_client.core.address import Address
from tablee_client.core.bigscreen.evening import KEPT, Evening, Result, Row
from tablee_client.core.bigscreen.guestpage import has_page
from tablee_client.core.bigscreen.queue import Waiting, waiting
from tablee_client.core.bigscreen.ways import way_to
from tablee_client.core.sharing import code_of

ANA, BO, BOT = SeatInfo("player", "Ana", avatar=3), SeatInfo("player", "Bo"), SeatInfo("bot", "Nyr")


def table(
    *seats: SeatInfo, number: int = 1, phase: TablePhase = "over", locked: bool = False
) -> TableInfo:
    name = f"T{number}"
    return TableInfo(number, name, "nain", phase, seats, None, None, {}, 0, 1, locked=locked)


def outcome(*winners: int, seats: int = 3) -> Outcome:
    ranks = tuple(1 if seat in winners else 2 for seat in range(seats))
    return Outcome((0,) * seats, ranks, winners, ((),) * seats, "cards")


def test_everybody_who_played_has_an_evening_and_bots_have_none() -> None:
    evening = Evening()
    evening.note("s", "b", 1, table(ANA, BO, BOT), outcome(0))
    evening.note("s", "b", 2, table(ANA, BO, BOT), outcome(0, 1))
    evening.note("s", "b", 3, table(BO, ANA, BOT), outcome(2))
    assert evening.rows(5) == (Row("Ana", 3, 3, 2), Row("Bo", 0, 3, 1))
    assert evening.latest == Result("nain", ("Nyr",))


def test_a_match_counts_once_however_often_its_end_is_told() -> None:
    evening = Evening()
    for _ in range(3):
        evening.note("s", "b", 1, table(ANA, BO, BOT), outcome(0))
    evening.note("s", "other boot", 1, table(ANA, BO, BOT), outcome(0))
    assert (evening.matches, evening.rows(1)) == (2, (Row("Ana", 3, 2, 2),))


def test_an_evening_doesnt_grow_forever() -> None:
    evening = Evening()
    for match in range(1000):
        seats = (SeatInfo("player", f"P{match}"), ANA, BOT)
        evening.note("s", "b", match, table(*seats), outcome(1))
    rows = evening.rows(10_000)
    assert len(rows) == KEPT
    assert rows[0] == Row("Ana", 3, 1000, 1000)


def test_tables_wait_where_somebody_sits_and_no_match_is_on() -> None:
    tables = [
        table(ANA, SeatInfo(), SeatInfo(), number=1, phase="lobby"),
        table(ANA, BO, SeatInfo(), number=2, phase="over"),
        table(ANA, BO, number=3, phase="lobby"),
        table(ANA, SeatInfo(), number=4, phase="playing"),
        table(SeatInfo(), BOT, number=5, phase="lobby"),
        table(BO, SeatInfo(), number=6, phase="lobby", locked=True),
    ]
    found = waiting("Attic", tables)
    assert [(one.name, one.free) for one in found] == [("T2", 1), ("T1", 2), ("T6", 1), ("T3", 0)]
    assert found[0] == Waiting("Attic", "T2", "nain", ("Ana", "Bo"), 1, False)


def test_the_way_leads_from_another_machine() -> None:
    way = way_to("Attic", [Address("127.0.0.1", 47711), Address("192.168.1.20")], None)
    assert way is not None
    assert (way.address, way.code) == ("192.168.1.20", "AAT-J5S")
    assert way.scanned == code_of("tablee://192.168.1.20/")


def test_a_server_on_this_machine_is_told_by_the_machines_own_address() -> None:
    assert way_to("Attic", [Address("127.0.0.1", 4000)], None) is None
    way = way_to("Attic", [Address("localhost", 4000)], None, own=["127.0.0.1", "10.0.0.7"])
    assert way is not None
    assert way.address == "10.0.0.7:4000"


def test_where_there_is_a_page_for_guests_it_is_what_is_scanned() -> None:
    way = way_to("Attic", [Address("192.168.1.20", 4000)], None, page=47711)
    assert way is not None
    assert way.scanned == code_of("http://192.168.1.20:47711/")


KEY = bytes(range(32))


@pytest.mark.parametrize(
    ("page", "is_its_own"),
    [(f"<a href=tablee://x/{key_text(KEY)}>", True), ("<a href=tablee://x/>", False)],
)
async def test_a_page_is_a_servers_own_if_its_link_is_on_it(page: str, is_its_own: bool) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.0 200 OK\r\n\r\n{page}".encode())
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    assert await has_page("127.0.0.1", KEY, port=port) is is_its_own
    server.close()
    await server.wait_closed()
    assert not await has_page("127.0.0.1", KEY, port=port)
