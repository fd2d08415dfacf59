"""The PIN of a table: for whoever isn't there yet, and wrong ones slow their address."""

import pytest

from tablee.protocol import Message
from tablee.protocol.messages import Done, Join, ListTables, Refused, Tables, Watch
from tablee.protocol.seating import Lock
from tests.server.stand import Ear, Guest, Stand, open_table

PIN = "4711"


class Phone(Ear):
    """A link from an address of its own."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address


def refused(answer: Message) -> tuple[str, dict[str, object]]:
    assert isinstance(answer, Refused), answer
    return answer.code, dict(answer.details)


async def locked(stand: Stand) -> tuple[Guest, int]:
    host = stand.guest("Ana")
    table = await open_table(host)
    assert isinstance(await host.say(Lock, table, PIN), Done)
    return host, table


def guest_at(stand: Stand, name: str, address: str) -> Guest:
    guest = stand.guest(name)
    guest.ear = Phone(address)
    guest.player.link = guest.ear
    return guest


async def test_who_isnt_there_needs_the_pin_and_the_lobby_shows_it() -> None:
    stand = Stand()
    host, table = await locked(stand)
    assert stand.table(table).info().locked
    other = stand.guest("Noé")
    assert refused(await other.say(Join, table)) == ("locked", {})
    assert refused(await other.say(Watch, table)) == ("locked", {})
    assert isinstance(await other.say(Join, table, None, PIN), Done)
    assert isinstance(await other.say(Join, table, 1), Done | Refused), "asked again at the table"
    assert isinstance(await host.say(Lock, table), Done)
    assert not stand.table(table).info().locked


async def test_only_the_host_locks_and_only_by_digits() -> None:
    stand = Stand()
    host, table = await locked(stand)
    assert refused(await host.say(Lock, table, "12")) == ("bad-pin", {})
    other = stand.guest("Noé")
    assert refused(await other.say(Lock, table))[0] == "not-host"
    assert stand.table(table).info().locked


@pytest.mark.parametrize("kind", ["join", "watch"])
async def test_wrong_pins_make_their_address_wait_and_no_other(kind: str) -> None:
    stand = Stand()
    _, table = await locked(stand)
    thief = guest_at(stand, "Eve", "192.0.2.7")
    friend = guest_at(stand, "Noé", "192.0.2.8")
    seat = () if kind == "watch" else (None,)
    command = Watch if kind == "watch" else Join
    for seconds in (1, 2, 4):
        wrong = await thief.say(command, table, *seat, "0000")
        assert refused(wrong) == ("wrong-pin", {"seconds": seconds})
        soon = await thief.say(command, table, *seat, PIN)
        assert refused(soon) == ("slow-down", {"seconds": seconds})
        stand.clock.pass_by(seconds)
    assert isinstance(await friend.say(command, table, *seat, PIN), Done)


async def test_a_right_pin_elsewhere_doesnt_buy_guesses_here() -> None:
    stand = Stand()
    _, table = await locked(stand)
    thief = guest_at(stand, "Eve", "192.0.2.7")
    assert refused(await thief.say(Watch, table, "0000"))[1] == {"seconds": 1}
    stand.clock.pass_by(1)
    assert isinstance(await thief.say(Watch, table, PIN), Done)
    second = guest_at(stand, "Eve 2", "192.0.2.7")
    assert refused(await second.say(Watch, table, "0000"))[1] == {"seconds": 2}


async def test_the_pin_isnt_kept_and_the_lock_outlives_a_restart() -> None:
    stand = Stand()
    _, table = await locked(stand)
    record = stand.table(table).kept()
    assert PIN.encode() not in repr(record).encode()
    again = Stand()
    host = again.guest("Ana")
    await open_table(host)
    assert again.table().restore(record, {host.player.id: host.player}, 0.0)
    assert again.table().info().locked


async def test_a_list_of_tables_shows_what_is_locked() -> None:
    stand = Stand()
    await locked(stand)
    tables = await stand.guest("Noé").say(ListTables)
    assert isinstance(tables, Tables)
    assert [info.locked for info in tables.tables] == [True]
