"""What waits for a slow reader, and how it merges."""

import msgspec

from tablee.protocol.messages import Done, Said, TableChanged, Update
from tablee_server.match import Match
from tablee_server.outbox import Outbox
from tablee_server.prompts import Prompts
from tablee_server.updates import update_of
from tests.conformance.toy import GAME, Bid
from tests.server.stand import Stand, open_table

_NOTHING = msgspec.msgpack.encode(())


def _match(number: int = 1) -> Match:
    return Match(GAME, GAME.setup(4), bytes(32), number=number, prompts=Prompts(), log=30)


def _updates(match: Match, count: int) -> list[Update]:
    """Give as many updates for seat 0, each after one more bid."""
    updates = [update_of(1, match, 0, ())]
    for seat in range(count - 1):
        match.apply(seat, Bid(1))
        updates.append(update_of(1, match, 0, ()))
    return updates


def test_the_newest_update_stays_and_shows_the_gap() -> None:
    outbox = Outbox()
    updates = _updates(_match(), 4)
    for update in updates[1:]:
        outbox.add(update)
    (kept,) = outbox.take()
    assert isinstance(kept, Update)
    assert (kept.version, kept.since) == (4, 1)
    assert bytes(kept.events) == _NOTHING
    assert bytes(kept.observation) == bytes(updates[-1].observation)
    assert kept.prompt == updates[-1].prompt


def test_one_update_alone_stays_as_it_is() -> None:
    outbox = Outbox()
    (update,) = _updates(_match(), 1)
    outbox.add(update)
    assert outbox.take() == [update]
    assert outbox.take() == []


def test_an_update_of_the_next_match_says_that_all_before_was_missed() -> None:
    outbox = Outbox()
    outbox.add(_updates(_match(1), 3)[-1])
    next_match = _updates(_match(2), 3)
    for update in next_match:
        outbox.add(update)
    (kept,) = outbox.take()
    assert isinstance(kept, Update)
    assert (kept.match, kept.version, kept.since) == (2, 3, 0)


def test_a_whole_update_takes_the_place_of_what_was_missed() -> None:
    outbox = Outbox()
    match = _match()
    outbox.add(_updates(match, 3)[-1])
    whole = update_of(1, match, 0, (), whole=True)
    outbox.add(whole)
    assert outbox.take() == [whole]


async def test_answers_and_talk_are_never_left_out_and_keep_their_order() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    await open_table(ana)
    changed = ana.last(TableChanged)
    first, second, third = _updates(_match(), 3)
    outbox = Outbox()
    for message in (first, Done(1), changed, second, Said(1, 1, "Ana", "a"), Done(2), third):
        outbox.add(message)
    outbox.add(Said(1, 1, "Ana", "b"))
    kinds = [(type(message), getattr(message, "cmd", None)) for message in outbox.take()]
    assert kinds == [
        (Done, 1), (TableChanged, None), (Said, None), (Done, 2), (Update, None), (Said, None),
    ]  # fmt: skip


def test_updates_of_two_tables_dont_merge() -> None:
    outbox = Outbox()
    match = _match()
    outbox.add(update_of(1, match, 0, ()))
    outbox.add(update_of(2, match, 0, ()))
    assert len(outbox) == 2


def test_the_log_holds_the_last_events_only() -> None:
    match = Match(GAME, GAME.setup(4), bytes(32), number=1, prompts=Prompts(), log=2)
    _updates(match, 4)
    whole = update_of(1, match, -2, (), whole=True)
    assert whole.log is not None
    assert [event.seat for event in GAME.decode_events(bytes(whole.log))] == [1, 2]  # type: ignore[attr-defined]
