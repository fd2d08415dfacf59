"""The list of servers: hints, proven by probes."""

from dataclasses import replace

import pytest

from tablee.protocol import SPOKEN
from tablee_client.core.address import Address
from tablee_client.core.found import MOST, PROBE_EVERY, Beacon, FoundServers, first_joinable
from tests.client.core.ticking import Ticking

HERE = Address("10.0.0.1", 4000)
THERE = Address("10.0.0.2", 4000)
ATTIC = Beacon(
    "Attic", "id-1", "boot-1", (HERE,), low=SPOKEN.low, high=SPOKEN.high, tables=2, service="s1"
)


@pytest.fixture
def clock() -> Ticking:
    return Ticking()


@pytest.fixture
def found(clock: Ticking) -> FoundServers:
    return FoundServers(clock)


def test_a_beacon_is_only_a_hint_until_it_is_probed(found: FoundServers) -> None:
    found.heard(ATTIC)
    assert [server.reachable for server in found.shown()] == [False]
    found.met(ATTIC, HERE, 1.5)
    (server,) = found.shown()
    assert (server.reachable, server.ping_ms, server.tables) == (True, 1.5, 2)
    assert first_joinable(found.shown()) == server
    assert first_joinable(found.shown(), "Attic") == server
    assert first_joinable(found.shown(), "Cellar") is None


def test_a_silent_server_is_greyed_then_gone_and_comes_back(found: FoundServers) -> None:
    found.heard(ATTIC)
    found.met(ATTIC, HERE, 1)
    found.missed(ATTIC)
    assert found.shown()[0].reachable
    found.missed(ATTIC)
    assert not found.shown()[0].reachable
    found.missed(ATTIC)
    found.missed(ATTIC)
    assert found.shown() == []
    found.met(ATTIC, HERE, 1)
    assert found.shown()[0].reachable


def test_probes_are_due_at_once_and_then_every_few_seconds(
    found: FoundServers, clock: Ticking
) -> None:
    found.heard(ATTIC)
    assert found.due() == [ATTIC]
    assert found.due() == []
    clock.on(PROBE_EVERY)
    assert found.due() == [ATTIC]


def test_one_server_heard_twice_is_one_entry_with_all_its_addresses(found: FoundServers) -> None:
    found.heard(ATTIC)
    found.heard(replace(ATTIC, addresses=(THERE,), tables=3))
    (server,) = found.shown()
    assert server.addresses == (THERE, HERE)
    assert server.tables == 3
    found.met(ATTIC, HERE, 1)
    assert found.shown()[0].address == HERE


def test_a_new_boot_replaces_what_was_known(found: FoundServers) -> None:
    found.heard(ATTIC)
    for _ in range(4):
        found.missed(ATTIC)
    restarted = replace(ATTIC, boot="boot-2", addresses=(THERE,))
    found.heard(restarted)
    (server,) = found.shown()
    assert (server.boot, server.addresses) == ("boot-2", (THERE,))
    found.met(ATTIC, HERE, 1)
    assert not found.shown()[0].reachable


def test_two_servers_of_one_name_are_told_apart(found: FoundServers) -> None:
    found.heard(ATTIC)
    found.heard(replace(ATTIC, id="id-2", addresses=(THERE,)))
    assert [(server.name, server.id) for server in found.shown()] == [
        ("Attic", "id-1"),
        ("Attic", "id-2"),
    ]


def test_a_goodbye_takes_the_server_off_the_list(found: FoundServers) -> None:
    found.heard(ATTIC)
    found.left("another")
    assert found.shown()
    found.left("s1")
    assert found.shown() == []


def test_another_protocol_is_shown_but_not_joinable(found: FoundServers) -> None:
    found.heard(replace(ATTIC, low=99, high=99))
    found.met(ATTIC, HERE, 1)
    (server,) = found.shown()
    assert (server.reachable, server.compatible) == (True, False)
    assert first_joinable(found.shown()) is None


def test_what_can_be_joined_comes_first(found: FoundServers) -> None:
    zoo = replace(ATTIC, name="Zoo", id="id-2")
    found.heard(ATTIC)
    found.heard(zoo)
    found.met(zoo, HERE, 1)
    assert [server.name for server in found.shown()] == ["Zoo", "Attic"]


def test_the_list_is_bounded_and_hostile_names_are_harmless(found: FoundServers) -> None:
    for number in range(MOST + 20):
        found.heard(replace(ATTIC, id=str(number), name="\x1b[2J\u202ename", players=-5))
    assert len(found.shown()) == MOST
    assert {(server.name, server.players) for server in found.shown()} == {("[2Jname", 0)}


def test_records_of_nobody_keep_no_place_from_who_answers(found: FoundServers) -> None:
    for n in range(MOST):
        found.heard(replace(ATTIC, id=f"id-{n}", service=f"s{n}"))
    for beacon in found.due()[:5]:
        found.missed(beacon)
        found.missed(beacon)
    found.heard(late := replace(ATTIC, id="late"))
    found.met(late, HERE, 1)
    assert first_joinable(found.shown()) is not None
    assert len(found.shown()) == MOST


def test_one_machine_with_a_crowd_of_servers_keeps_no_place_from_others(
    found: FoundServers,
) -> None:
    for n in range(MOST):
        found.heard(crowd := replace(ATTIC, id=f"id-{n}", service=f"s{n}"))
        found.met(crowd, HERE, 1)
    found.heard(replace(ATTIC, id="yet another"))
    found.heard(late := replace(ATTIC, id="late", name="Cellar", addresses=(THERE,)))
    found.met(late, THERE, 1)
    assert first_joinable(found.shown(), "Cellar") is not None
    assert len(found.shown()) == MOST
    assert "yet another" not in {server.id for server in found.shown()}


def test_every_change_raises_the_revision(found: FoundServers) -> None:
    seen = [found.revision]
    found.heard(ATTIC)
    seen.append(found.revision)
    found.met(ATTIC, HERE, 1)
    seen.append(found.revision)
    found.missed(ATTIC)
    seen.append(found.revision)
    assert seen == sorted(set(seen))


NAMELESS = Beacon(str(HERE), str(HERE), "", (HERE,), pin=True)


def test_a_server_met_by_its_address_alone_gives_way_to_its_name(found: FoundServers) -> None:
    found.heard(NAMELESS)
    assert [server.pin for server in found.shown()] == [True]
    found.heard(ATTIC)
    assert [server.id for server in found.shown()] == ["id-1"]
    found.heard(NAMELESS)
    assert [server.id for server in found.shown()] == ["id-1"]


HOSTILE = (
    "",
    "\x1b[31mred\x07",
    "a\nb\tc",
    "\u202eevil",
    "e" + "\u0301" * 500,
    "x" * 5000,
    "\ud800",
    "{ $name } %s %n",
    "[b]# title",
    "\u2066" * 40,
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_one_short_harmless_line(found: FoundServers, name: str) -> None:
    found.heard(replace(ATTIC, name=name, software=name))
    shown = found.shown()[0]
    for text in (shown.name, shown.software):
        assert len(text) <= 48
        assert text.isprintable()
    assert shown.name


def test_a_flood_of_names_fills_no_more_than_the_list(found: FoundServers) -> None:
    for n in range(10 * MOST):
        found.heard(replace(ATTIC, id=f"id-{n}", service=f"s{n}"))
    assert len(found.shown()) == MOST
