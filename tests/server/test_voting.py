"""Votes to stop a match, and to play another."""

import pytest

from tablee.engine import Outcome, Setup, Stop
from tablee.protocol.messages import (
    CastVote,
    ChangeTable,
    Done,
    Join,
    Leave,
    PlaceBot,
    Start,
    TableChanged,
    Update,
    Votes,
)
from tablee_server.journal import ActionRecord, SetupRecord
from tests.conformance.toy.game import GAME
from tests.server.stand import Guest, Stand, code_of, open_table, playing, watching


def _reason(guest: Guest) -> str | None:
    outcome = guest.update.outcome
    return None if outcome is None else outcome.reason


async def test_a_match_stops_when_all_players_agree() -> None:
    stand = Stand()
    ana, bo, *_ = guests = await playing(stand, "Ana", "Bo", seats=4)
    assert await bo.say(CastVote, 1, "stop", yes=True) == Done(bo.cmd)
    assert ana.last(Votes) == Votes(1, "stop", (1,), 2)
    assert _reason(ana) is None
    assert await ana.say(CastVote, 1, "stop", yes=True) == Done(ana.cmd)
    assert [_reason(guest) for guest in guests] == ["vote", "vote"]


async def test_a_match_stops_when_the_host_asks_for_it() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(CastVote, 1, "stop", yes=True)
    assert _reason(bo) == "host"
    last = [r for r in stand.journal.records(1) if isinstance(r, ActionRecord)][-1]
    assert GAME.string_to_action(last.action) == Stop("host")


async def test_a_vote_may_be_taken_back_and_is_only_the_players() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    await bo.say(CastVote, 1, "stop", yes=True)
    await bo.say(CastVote, 1, "stop", yes=False)
    assert ana.last(Votes) == Votes(1, "stop", (), 2)
    assert code_of(await cy.say(CastVote, 1, "stop", yes=True)) == "no-vote"
    assert code_of(await bo.say(CastVote, 1, "rematch", yes=True)) == "wrong-phase"


async def test_who_leaves_no_longer_stands_against_a_vote() -> None:
    stand = Stand()
    ana, bo, cy = await playing(stand, "Ana", "Bo", "Cy", seats=4)
    await bo.say(CastVote, 1, "stop", yes=True)
    await cy.say(CastVote, 1, "stop", yes=True)
    assert _reason(bo) is None
    await ana.hang_up()
    assert _reason(bo) == "vote"


async def test_a_rematch_begins_at_once_when_all_agree_and_lookers_on_stay() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    asked = ana.update.prompt
    await ana.say(CastVote, 1, "stop", yes=True)
    await ana.say(CastVote, 1, "rematch", yes=True)
    assert bo.last(Votes) == Votes(1, "rematch", (0,), 2)
    for guest in (ana, bo, cy):
        guest.forget()
    assert await bo.say(CastVote, 1, "rematch", yes=True) == Done(bo.cmd)
    for guest in (ana, bo, cy):
        told = guest.all(Update)[0]
        assert (told.match, told.version, told.since, told.outcome) == (2, 1, 0, None)
    info = ana.last(TableChanged).table
    assert (info.phase, info.match) == ("playing", 2)
    assert [seat.name for seat in info.seats] == ["Ana", "Bo"]
    assert ana.update.prompt > asked


async def test_the_rules_may_carry_something_over_into_a_rematch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def rematch(_: object, setup: Setup, outcome: Outcome) -> Setup:
        return Setup(setup.seats, {**setup.options, "rounds": 4 if outcome.reason == "host" else 1})

    monkeypatch.setattr(type(GAME), "rematch", rematch)
    stand = Stand()
    (ana,) = await playing(stand, "Ana")
    await ana.say(CastVote, 1, "stop", yes=True)
    await ana.say(CastVote, 1, "rematch", yes=True)
    begun = [record for record in stand.journal.records(1) if isinstance(record, SetupRecord)]
    assert begun[-1].setup.options["rounds"] == 4
    assert ana.last(TableChanged).table.options["rounds"] == 3


async def test_another_match_has_another_seed() -> None:
    stand = Stand()
    (ana,) = await playing(stand, "Ana")
    first = bytes(ana.all(Update)[0].observation)
    await ana.say(CastVote, 1, "stop", yes=True)
    ana.forget()
    await ana.say(CastVote, 1, "rematch", yes=True)
    assert bytes(ana.all(Update)[0].observation) != first


async def test_a_host_who_only_looks_on_asks_for_the_rematch_of_his_bots() -> None:
    stand = Stand()
    ana = stand.guest("Ana")
    await open_table(ana)
    await ana.say(PlaceBot, 1, seat=0, level="normal")
    await ana.say(Start, 1)
    assert _reason(ana) is not None
    await ana.say(CastVote, 1, "rematch", yes=True)
    assert (ana.update.match, _reason(ana) is None) == (2, False)


async def test_after_a_match_the_host_may_change_the_table_and_start_anew() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(CastVote, 1, "stop", yes=True)
    await bo.say(Leave, 1)
    assert await ana.say(ChangeTable, 1, seats=2, preset="short") == Done(ana.cmd)
    assert ana.last(TableChanged).table.phase == "lobby"
    await ana.say(Start, 1)
    assert ana.update.match == 2


async def test_a_vote_goes_with_its_player_and_not_with_the_seat() -> None:
    stand = Stand()
    ana, bo, cy = await playing(stand, "Ana", "Bo", "Cy", seats=4)
    await ana.say(CastVote, 1, "stop", yes=True)
    await bo.say(CastVote, 1, "rematch", yes=True)
    await bo.hang_up()
    await stand.wait(61)
    di = stand.guest("Di")
    assert await di.say(Join, 1) == Done(di.cmd, 1)
    assert di.last(Votes) == Votes(1, "rematch", (), 3)
    await cy.say(CastVote, 1, "rematch", yes=True)
    await ana.say(CastVote, 1, "rematch", yes=True)
    assert ana.last(Votes) == Votes(1, "rematch", (0, 2), 3)
    assert ana.last(TableChanged).table.phase == "over"


async def test_a_vote_that_left_with_its_player_is_told() -> None:
    stand = Stand()
    ana, bo, _ = await playing(stand, "Ana", "Bo", "Cy", seats=4)
    await bo.say(CastVote, 1, "stop", yes=True)
    await bo.say(Leave, 1)
    assert ana.last(Votes) == Votes(1, "stop", (), 2)


async def test_only_those_who_are_there_count_as_agreed() -> None:
    stand = Stand()
    ana, bo, _ = await playing(stand, "Ana", "Bo", "Cy", seats=4)
    await bo.say(CastVote, 1, "stop", yes=True)
    await bo.hang_up()
    assert ana.last(Votes) == Votes(1, "stop", (), 2)


async def test_a_host_who_gives_his_seat_to_a_bot_no_longer_stands_against_a_rematch() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(CastVote, 1, "stop", yes=True)
    await bo.say(CastVote, 1, "rematch", yes=True)
    await ana.say(PlaceBot, 1, 0, "easy")
    assert (ana.update.match, ana.update.viewer) == (2, -2)


async def test_who_has_left_his_table_rules_there_no_more() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await ana.say(CastVote, 1, "stop", yes=True)
    await bo.hang_up()
    await ana.say(Leave, 1)
    assert code_of(await ana.say(CastVote, 1, "rematch", yes=True)) == "no-vote"
    assert code_of(await ana.say(ChangeTable, 1, 2)) == "not-host"
    assert code_of(await ana.say(PlaceBot, 1, 0, "easy")) == "not-host"
