"""The PIN of a server, and how wrong tries slow the address that sends them, never the room."""

from collections.abc import Callable

import pytest
from spake2 import SPAKE2_A

from tablee.protocol import Message
from tablee.protocol.messages import Goodbye, Welcome
from tablee.protocol.pairing import Pair, PairAnswer, Paired, PairProof, identities, proofs
from tablee_server.door import TOKENS_FREE, Door
from tablee_server.pairing import AT_ONCE, WAITING, Pairing, Solved
from tablee_server.slowdown import ADDRESSES, FORGIVEN, LONGEST, Slowdown
from tablee_server.solver import solve
from tests.server.stand import Stand
from tests.server.wire import Caller, door_of, hello

KEY = b"k" * 32
OTHER = b"o" * 32
PIN = "4711"
LAPTOP, PHONE = "192.0.2.7", "192.0.2.8"


class Now:
    """Solves at once, or keeps the work until it is told to."""

    def __init__(self, *, waits: bool = False) -> None:
        self.waits = waits
        self.work: list[Callable[[], None]] = []

    def __call__(
        self, pin: str, fingerprint: bytes, element: bytes, then: Callable[[Solved | None], None]
    ) -> None:
        self.work.append(lambda: then(solve(pin, fingerprint, element)))
        while self.work and not self.waits:
            self.work.pop(0)()


class Locked:
    """A room whose door has a PIN."""

    def __init__(self, solver: Now | None = None) -> None:
        self.stand = Stand()
        self.slow = Slowdown()
        solver = solver or Now()
        pairing = Pairing(PIN, KEY, solve=solver, clock=self.stand.clock, slow=self.slow)
        self.door: Door = door_of(self.stand, pairing=pairing)

    def caller(self, peer: str = LAPTOP) -> Caller:
        return Caller(self.stand, door=self.door, peer=peer)

    def shows(self, pin: str, *, peer: str = LAPTOP, met: bytes = KEY) -> list[Message]:
        """Show a PIN, towards a server that was met with this key; what the server said last."""
        return show(self.caller(peer), pin, met=met)


def show(caller: Caller, pin: str, *, met: bytes = KEY) -> list[Message]:
    client, server = identities(met)
    half = SPAKE2_A(pin.encode(), idA=client, idB=server)
    pair = half.start()
    caller.send(Pair(pair))
    (answer,) = caller.heard()
    if not isinstance(answer, PairAnswer):
        return [answer]
    mine, theirs = proofs(half.finish(answer.element), pair, answer.element)
    caller.send(PairProof(mine))
    heard = caller.heard()
    if heard == [Paired(theirs)]:
        caller.send(hello("Ana"))
        heard = caller.heard()
    return heard


def test_without_the_pin_nobody_comes_in() -> None:
    caller = Locked().caller()
    caller.send(hello("Ana"))
    assert caller.goodbye() == Goodbye("pin")


def test_with_the_pin_somebody_comes_in_and_comes_back_without() -> None:
    room = Locked()
    (welcome, *_) = room.shows(PIN)
    assert isinstance(welcome, Welcome)
    again = room.caller()
    again.send(hello("Ana", token=welcome.token))
    assert isinstance(again.heard()[0], Welcome)


def test_a_wrong_pin_costs_more_each_time() -> None:
    room = Locked()
    for seconds in (1, 2, 4, 8):
        assert room.shows("0815") == [Goodbye("wrong-pin", {"seconds": seconds})]
        assert room.shows(PIN) == [Goodbye("slow-down", {"seconds": seconds})]
        room.stand.clock.pass_by(seconds)
    assert isinstance(room.shows(PIN)[0], Welcome)
    assert room.shows("0815") == [Goodbye("wrong-pin", {"seconds": 1})], "forgiven by the right one"


def test_ten_wrong_pins_from_one_address_dont_keep_another_out() -> None:
    room = Locked()
    for _ in range(10):
        room.shows("0815")
    assert isinstance(room.shows(PIN, peer=PHONE)[0], Welcome)


def test_who_relays_between_two_connections_is_refused_with_the_right_pin() -> None:
    room = Locked()
    assert room.shows(PIN, met=OTHER) == [Goodbye("wrong-pin", {"seconds": 1})]


def test_a_try_that_is_broken_off_was_a_wrong_one() -> None:
    room = Locked()
    caller = room.caller()
    caller.send(Pair(SPAKE2_A(PIN.encode()).start()))
    assert isinstance(caller.heard()[0], PairAnswer)
    caller.session.end()
    assert room.shows(PIN) == [Goodbye("slow-down", {"seconds": 1})]


def test_so_was_one_whose_connection_ended_before_the_answer() -> None:
    solver = Now(waits=True)
    room = Locked(solver)
    caller = room.caller()
    caller.send(Pair(SPAKE2_A(PIN.encode()).start()))
    caller.session.end()
    solver.work.pop(0)()
    solver.waits = False
    assert room.shows(PIN) == [Goodbye("slow-down", {"seconds": 1})]


def test_an_address_tries_one_at_a_time_and_all_together_only_so_many() -> None:
    solver = Now(waits=True)
    room = Locked(solver)
    callers = [room.caller(f"192.0.2.{n}") for n in range(AT_ONCE + WAITING)]
    for caller in callers:
        caller.send(Pair(SPAKE2_A(PIN.encode()).start()))
        assert caller.heard() == []
    assert room.shows(PIN, peer="192.0.2.0") == [Goodbye("pin-busy")]
    assert room.shows(PIN, peer="198.51.100.1") == [Goodbye("pin-busy")]
    solver.waits = False
    for work in solver.work:
        work()
    callers[0].session.end()
    assert isinstance(room.shows(PIN, peer="198.51.100.1")[0], Welcome)


@pytest.mark.parametrize("element", [b"A" + bytes(32), b"B" + b"\1" * 32, b"\xff" * 33])
def test_what_is_no_half_of_spake2_gets_nowhere(element: bytes) -> None:
    room = Locked()
    caller = room.caller()
    caller.send(Pair(element))
    assert isinstance(caller.heard()[0], PairAnswer)
    caller.send(PairProof(bytes(32)))
    assert caller.goodbye() == Goodbye("wrong-pin", {"seconds": 1})


def test_a_broken_worker_is_the_servers_fault() -> None:
    room = Locked()

    def broken(_: str, __: bytes, ___: bytes, then: Callable[[Solved | None], None]) -> None:
        then(None)

    pairing = Pairing(PIN, KEY, solve=broken, clock=room.stand.clock, slow=room.slow)
    room.door = door_of(room.stand, pairing=pairing)
    assert room.shows(PIN) == [Goodbye("internal")]
    assert room.shows(PIN) == [Goodbye("internal")], "counted as a try under way"


def test_a_pin_that_nobody_asks_for() -> None:
    caller = Caller(Stand())
    caller.send(Pair(SPAKE2_A(PIN.encode()).start()))
    assert caller.goodbye() == Goodbye("no-pin")


def test_wrong_secrets_are_slowed_and_the_right_one_never() -> None:
    stand = Stand()
    door = door_of(stand, secret=b"s" * 16)

    def heard(secret: bytes) -> Message:
        caller = Caller(stand, door=door)
        caller.send(hello("Ana", secret=secret))
        return caller.heard()[0]

    assert heard(b"x" * 16) == Goodbye("secret")
    assert heard(b"y" * 16) == Goodbye("slow-down", {"seconds": 1})
    assert isinstance(heard(b"s" * 16), Welcome)


def test_tokens_that_nobody_knows_are_slowed_once_they_are_many() -> None:
    """A server that has forgotten its players lets them in; who guesses has to wait."""
    stand = Stand()
    door = door_of(stand)

    def heard(number: int, peer: str = LAPTOP) -> Message:
        caller = Caller(stand, door=door, peer=peer)
        caller.send(hello("Ana", token=number.to_bytes(16, "big")))
        return caller.heard()[0]

    for number in range(TOKENS_FREE + 1):
        assert isinstance(heard(number), Welcome)
    assert heard(7) == Goodbye("slow-down", {"seconds": 1})
    assert isinstance(heard(7, peer=PHONE), Welcome)
    assert isinstance(heard(7, peer="127.0.0.1"), Welcome)
    newcomer = Caller(stand, door=door)
    assert newcomer.greet("Noé").name == "Noé", "who shows no token waits for nothing"


def test_the_wait_is_bounded_and_forgiven() -> None:
    slow = Slowdown()
    for _ in range(100):
        last = slow.wrong(LAPTOP, 0.0)
    assert last == LONGEST
    assert slow.wait(LAPTOP, 10.0) == LONGEST - 10
    assert slow.wrong(LAPTOP, FORGIVEN + 1) == 1.0


def test_a_network_of_ipv6_is_one_address() -> None:
    slow = Slowdown()
    slow.wrong("2001:db8:1:2::7%eth0", 0.0)
    assert slow.wait("2001:db8:1:2:ffff::1", 0.0) == 1.0
    assert slow.wait("2001:db8:1:3::7", 0.0) == 0.0
    slow.wrong("fe80::1", 0.0)
    assert slow.wait("fe80::2", 0.0) == 0.0


def test_only_so_many_addresses_are_kept() -> None:
    slow = Slowdown()
    for number in range(ADDRESSES + 1):
        slow.wrong(str(number), 0.0)
    assert slow.wait("0", 0.0) == 0.0
    assert slow.wait(str(ADDRESSES), 0.0) == 1.0


def test_a_network_of_addresses_has_one_try_at_a_time() -> None:
    """A machine may take any IPv6 address of its network: that makes it no crowd."""
    locked = Locked(Now(waits=True))
    for number in range(AT_ONCE + WAITING):
        caller = locked.caller(f"2001:db8:0:1::{number + 1:x}")
        caller.send(Pair(b"A" + bytes(32)))
        assert number == 0 or caller.goodbye().code == "pin-busy"
    guest = locked.caller(PHONE)
    guest.send(Pair(b"A" + bytes(32)))
    assert guest.heard() == []
