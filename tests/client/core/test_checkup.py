"""The check-up: what it finds on this machine, and how bad it takes it for."""

import socket

import pytest

from tablee.protocol import SPOKEN, VersionRange
from tablee_client.commands import doctor as command
from tablee_client.commands.player import Player
from tablee_client.core import checkup as module
from tablee_client.core.address import Address
from tablee_client.core.checkup import Checkup, Finding, check_up
from tablee_client.core.diagnosis import worded
from tablee_client.core.found import FoundServer
from tablee_client.core.words import LOCALES, Words

LOOPBACK = "127.0.0.1"
BRIEF = 0.6


def found(checkup: Checkup) -> dict[str, Finding]:
    return {finding.code: finding for finding in checkup.findings}


async def test_a_server_that_answers_is_fine_and_is_gone_to(server: Address) -> None:
    checkup = await check_up([LOOPBACK], [server], server, listen=BRIEF)
    told = found(checkup)
    assert told["addresses"].details == {"addresses": LOOPBACK}
    assert told["reached"].details["name"] == "Test"
    assert told["reached"].state == "fine"
    mine = [s for s in checkup.servers if s.id == "id-test"]
    assert [(s.name, s.reachable, s.ways) for s in mine] == [("Test", True, frozenset({"address"}))]


async def test_nobody_at_the_address_is_wrong_and_says_why() -> None:
    with socket.create_server((LOOPBACK, 0)) as free:
        nobody = Address(LOOPBACK, free.getsockname()[1])
    checkup = await check_up([LOOPBACK], (), nobody, listen=BRIEF)
    assert not checkup.fine
    assert found(checkup)["unreached-error"].details["code"] == "refused"


async def test_an_interface_this_machine_has_not_ends_the_check_up() -> None:
    checkup = await check_up(["203.0.113.9"], listen=BRIEF)
    assert [finding.code for finding in checkup.findings] == ["program", "no-interface"]
    assert not checkup.fine


async def test_a_machine_on_no_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "searched", lambda _: [LOOPBACK])
    assert found(await check_up([], listen=0.05))["no-network"].state == "wrong"


def a_server(**changes: object) -> FoundServer:
    facts: dict[str, object] = {
        "name": "Attic",
        "id": "a",
        "boot": "b",
        "address": Address("192.0.2.1"),
        "addresses": (Address("192.0.2.1"),),
        "software": "tablee 1",
        "protocol": SPOKEN,
        "tables": 0,
        "players": 0,
        "ping_ms": 1.4,
        "reachable": True,
        "compatible": True,
        "ways": frozenset({"beacon", "call"}),
    }
    return FoundServer(**{**facts, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("server", "code", "state"),
    [
        (a_server(), "server", "fine"),
        (a_server(ways=frozenset({"call"})), "server-without-beacon", "note"),
        (a_server(reachable=False, ping_ms=None), "server-silent", "wrong"),
        (a_server(compatible=False, protocol=VersionRange(8, 9)), "server-version", "wrong"),
    ],
)
async def test_each_server_around_is_judged(
    server: FoundServer, code: str, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(*_: object) -> list[FoundServer]:
        return [server]

    monkeypatch.setattr(module, "_look_around", look)
    told = found(await check_up([LOOPBACK], listen=0.05))
    assert told[code].state == state
    assert (told[code].details["name"], told[code].details["mine"]) == ("Attic", str(SPOKEN))


async def test_without_anybody_around_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(*_: object) -> list[FoundServer]:
        return []

    monkeypatch.setattr(module, "_look_around", look)
    checkup = await check_up([LOOPBACK], listen=0.05)
    assert found(checkup)["nobody"].state == "wrong"
    assert not checkup.fine


SPOKEN_OF = """program no-interface no-network addresses left-out multicast multicast-alone
multicast-deaf nobody server server-without-beacon server-silent server-version port-free
port-taken port-denied reached looking fine wrong"""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_finding_has_its_sentence(locale: str) -> None:
    words = Words(locale)
    assert [code for code in SPOKEN_OF.split() if not words.has(f"doctor-{code}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_systems_own_words_come_last(locale: str) -> None:
    finding = Finding("no-interface", "wrong", {"reason": "203.0.113.9 is no address here"})
    said = worded(Words(locale), finding)
    assert said.index("--interface") < said.index("203.0.113.9 is no address here")
    assert said.endswith({"fr": "»", "en": "”", "de": "“"}[locale])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", ["port-taken", "port-denied"])
def test_a_window_names_no_flag(locale: str, code: str) -> None:
    words, finding = Words(locale), Finding(code, "note", {"port": "1"})
    assert "--port" in worded(words, finding)
    assert "--" not in worded(words, finding, in_window=True)


def test_the_command_prints_findings_and_fails_where_something_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def look(*_: object) -> Checkup:
        return Checkup((Finding("nobody", "wrong"), Finding("port-free", "fine", {"port": "1"})))

    monkeypatch.setattr(command, "check_up", look)
    assert command.doctor(Player.load("en"), []) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith(" x No hall was found")
    assert lines[2] == " + This machine can host on port 1."
