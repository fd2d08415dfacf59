"""Commands: numbered, one at a time, answered once, never too fast."""

import pytest

from tablee.protocol.messages import Done, ListTables, Refused, Resync
from tablee_client.core.allowance import Allowance
from tablee_client.core.failure import RefusedError
from tablee_client.core.outbox import Outbox, Promise, keep, new_promise, refuse, refused
from tests.client.core.ticking import Ticking


def asked(outbox: Outbox) -> Promise:
    promise = new_promise()
    outbox.ask(lambda cmd: Resync(cmd, 1), promise)
    return promise


async def test_one_command_flies_at_a_time() -> None:
    outbox = Outbox()
    assert not outbox.ready
    asked(outbox)
    asked(outbox)
    assert outbox.take() == Resync(1, 1)
    assert not outbox.ready
    assert outbox.flying is not None
    assert outbox.land(Done(1)) is not None
    assert outbox.take() == Resync(2, 1)


async def test_an_answer_lands_once() -> None:
    outbox = Outbox()
    asked(outbox)
    outbox.take()
    assert outbox.land(Done(9)) is None
    assert outbox.land(Done(1)) is not None
    assert outbox.land(Done(1)) is None


async def test_a_refusal_breaks_the_promise() -> None:
    outbox = Outbox()
    promise = asked(outbox)
    outbox.take()
    outbox.land(Refused(1, "stale", {"prompt": 4}))
    with pytest.raises(RefusedError) as caught:
        await promise
    assert (caught.value.code, caught.value.details) == ("stale", {"prompt": 4})


async def test_failing_breaks_what_flies_and_what_waits() -> None:
    outbox = Outbox()
    promises = [asked(outbox), asked(outbox)]
    outbox.take()
    outbox.fail("lost")
    for promise in promises:
        with pytest.raises(RefusedError, match="lost"):
            await promise
    assert not outbox.ready


async def test_numbers_go_on_after_those_the_server_had() -> None:
    outbox = Outbox()
    outbox.skip_to(41)
    outbox.skip_to(7)
    outbox.ask(lambda cmd: ListTables(cmd), new_promise())
    assert outbox.take() == ListTables(42)


async def test_a_promise_given_up_is_left_alone() -> None:
    promise = new_promise()
    promise.cancel()
    keep(promise, 1)
    refuse(promise, RefusedError("late"))
    assert promise.cancelled()
    with pytest.raises(RefusedError, match="no-table"):
        await refused("no-table")


def test_a_burst_may_leave_at_once_and_then_so_many_a_second() -> None:
    clock = Ticking()
    allowance = Allowance(clock, rate=10, burst=3)
    assert [allowance.spend() for _ in range(3)] == [0, 0, 0]
    assert allowance.spend() == pytest.approx(0.1)
    clock.on(0.1)
    assert allowance.spend() == 0
    clock.on(60)
    assert [allowance.spend() for _ in range(4)] == [0, 0, 0, pytest.approx(0.1)]
