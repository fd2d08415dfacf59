"""Actions: each is answered once, recorded before it is told, and applied once."""

import msgspec

from tablee.engine import Replay, Step, play_again
from tablee.protocol.message import Message
from tablee.protocol.messages import Act, Done, Refused, Resync, Update
from tablee_server.journal import ActionRecord, AnswerRecord, EndRecord, SeatRecord, SetupRecord
from tests.conformance.toy import GAME, Bid, Peek
from tests.server.stand import Guest, Stand, code_of, open_table, playing, watching


async def _play_to_the_end(stand: Stand, *guests: Guest) -> None:
    """Take the fall-back move for each guest who owes one, until the match is over."""
    while guests[0].update.outcome is None:
        play = stand.table().play
        assert play is not None
        seat = play.match.state.current_players()[0]
        await guests[seat].act(play.match.state.timeout_action(seat))


async def test_an_action_is_answered_before_the_update_that_shows_it() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    heard = len(ana.ear.heard)
    assert await ana.act(Bid(2)) == Done(ana.cmd)
    assert [type(message) for message in ana.ear.heard[heard:]] == [Done, Update]
    assert (ana.update.version, ana.update.since, bo.update.version) == (2, 1, 2)


async def test_it_is_recorded_before_it_is_answered() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    stand.trace.clear()
    send = ana.ear.send

    def trace(message: Message) -> None:
        stand.trace.append(message)
        send(message)

    ana.ear.send = trace  # type: ignore[method-assign]
    await ana.act(Bid(2))
    assert [type(entry) for entry in stand.trace] == [
        ActionRecord,
        AnswerRecord,
        Done,
        Update,
    ]


async def test_what_the_rules_refuse_is_refused_with_their_code_and_changes_nothing() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    before = bo.update
    answer = await ana.act(Bid(99))
    assert answer == Refused(ana.cmd, "not-allowed", {"stage": "bid"})
    assert bo.update is before


async def test_an_action_for_an_older_question_is_stale() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    asked = ana.update.prompt
    await ana.act(Bid(1))
    await bo.act(Bid(0))
    answer = await ana.act(Bid(1), prompt=asked)
    assert answer == Refused(ana.cmd, "stale", {"prompt": ana.update.prompt})


async def test_anothers_sealed_choice_never_changes_ones_question() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    asked = ana.update.prompt
    await bo.act(Bid(3))
    assert (ana.update.version, ana.update.prompt) == (2, asked)
    assert isinstance(await ana.act(Bid(1), prompt=asked), Done)


async def test_a_public_fact_changes_the_question() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    asked = ana.update.prompt
    await bo.act(Peek())
    assert ana.update.prompt == asked + 1


async def test_a_repeated_command_gets_its_answer_again_without_a_second_effect() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    first = await ana.act(Bid(2))
    version = ana.update.version
    ana.player.ask(Act(ana.cmd, 1, ana.update.prompt, msgspec.Raw(msgspec.msgpack.encode(Bid(5)))))
    await stand.run()
    assert ana.answers(ana.cmd) == [first, first]
    assert ana.update.version == version


async def test_an_older_command_is_refused() -> None:
    ana, _ = await playing(Stand(), "Ana", "Bo")
    ana.player.ask(Resync(1, 1))
    assert ana.ear.heard[-1] == Refused(1, "old-command", {"last": ana.cmd})


async def test_commands_given_at_once_are_taken_in_order() -> None:
    stand = Stand()
    _, bo = await playing(stand, "Ana", "Bo")
    raw = msgspec.Raw(msgspec.msgpack.encode(Bid(1)))
    first = bo.cmd + 1
    bo.player.ask(Act(first, 1, bo.update.prompt, raw))
    bo.player.ask(Resync(first + 1, 1))
    bo.player.ask(Resync(first, 1))
    await stand.run()
    answered = [m for m in bo.ear.heard if isinstance(m, Done | Refused) and m.cmd >= first]
    assert answered == [
        Done(first),
        Done(first + 1),
        Refused(first, "old-command", {"last": first + 1}),
    ]


async def test_bytes_that_are_no_action_end_that_connection_only() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    for junk in (b"\xc0", b"\x92\xa4play\xa27D", b"\x91" * 3000 + b"\x90"):
        await bo.junk(junk)
        assert bo.ear.goodbyes.pop() == "bad-message"
    assert isinstance(await ana.act(Bid(1)), Done)


async def test_only_a_seat_acts_and_only_in_a_match() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    assert code_of(await cy.act(Bid(1))) == "not-seated"
    await _play_to_the_end(stand, ana, bo)
    assert code_of(await ana.act(Bid(1))) == "not-playing"


async def test_the_rules_may_hold_an_action_back() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.act(Bid(3))
    await ana.start_acting(Peek())
    assert ana.answers(ana.cmd) == []
    await stand.wait(0.25)
    assert ana.answers(ana.cmd) == []
    await stand.wait(0.25)
    assert ana.answers(ana.cmd) == [Done(ana.cmd)]
    assert isinstance(await bo.act(Bid(0)), Done)


async def test_what_is_held_back_goes_stale_when_the_question_changes() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.act(Bid(3))
    await ana.start_acting(Peek())
    await bo.act(Bid(0))
    await stand.wait(1)
    assert code_of(ana.answer(ana.cmd)) == "stale"


async def test_what_is_held_back_is_refused_when_the_table_closes() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    await ana.act(Bid(3))
    await ana.start_acting(Peek())
    stand.table().end("internal")
    stand.table().put(lambda: None)
    await stand.run()
    assert code_of(ana.answer(ana.cmd)) == "stale"
    assert await open_table(ana) == 2


async def test_resync_tells_everything_again() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    await ana.act(Bid(2))
    version, observation = ana.update.version, bytes(ana.update.observation)
    ana.forget()
    assert await ana.say(Resync, 1) == Done(ana.cmd)
    told = ana.update
    assert (told.version, told.since, bytes(told.observation)) == (version, 0, observation)
    assert told.log is not None
    assert GAME.decode_events(bytes(told.log))


async def test_the_end_is_told_with_its_outcome() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", preset="short")
    await _play_to_the_end(stand, ana, bo)
    assert ana.update.outcome == bo.update.outcome
    assert ana.update.prompt == 0
    assert ana.update.stage == "over"


async def test_a_match_can_be_played_again_from_its_records() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await _play_to_the_end(stand, ana, bo)
    setup, *rest = stand.journal.records(1)
    assert isinstance(setup, SetupRecord)
    assert isinstance(rest[-1], EndRecord)
    assert {type(record) for record in rest} == {SeatRecord, ActionRecord, EndRecord}
    steps = tuple(Step(r.seat, r.action) for r in rest if isinstance(r, ActionRecord))
    replay = Replay(setup.game, setup.rules_version, setup.setup, setup.seed, steps)
    *_, last = play_again(GAME, replay)
    assert last.state.outcome() == ana.update.outcome
