"""Sitting down, getting up, bots, the host's part and the start of a match."""

import pytest

from tablee.protocol.messages import (
    ChangeTable,
    Done,
    Join,
    Leave,
    PlaceBot,
    Ready,
    Said,
    Say,
    Start,
    TableChanged,
    Update,
    Watch,
)
from tests.server.stand import Guest, Stand, code_of, open_table, playing, seats_of, watching


async def _company(*names: str, seats: int = 4) -> tuple[Stand, list[Guest]]:
    stand = Stand()
    guests = [stand.guest(name) for name in names]
    await open_table(guests[0], seats=seats)
    for guest in guests[1:]:
        await guest.say(Join, 1)
    return stand, guests


async def test_a_seat_may_be_chosen_or_is_the_first_free_one() -> None:
    stand, (ana,) = await _company("Ana")
    assert await stand.guest("Bo").say(Join, 1, seat=2) == Done(1, 2)
    assert await stand.guest("Cy").say(Join, 1) == Done(1, 1)
    assert seats_of(ana) == ("Ana", "Cy", "Bo", "open")


async def test_a_taken_a_missing_and_a_further_seat_are_refused() -> None:
    stand, _ = await _company("Ana", "Bo", seats=2)
    cy = stand.guest("Cy")
    assert code_of(await cy.say(Join, 1, seat=0)) == "seat-taken"
    assert code_of(await cy.say(Join, 1, seat=9)) == "no-seat"
    assert code_of(await cy.say(Join, 1)) == "table-full"


async def test_a_player_may_move_to_another_free_seat() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    assert await bo.say(Join, 1, seat=3) == Done(2, 3)
    assert seats_of(ana) == ("Ana", "open", "open", "Bo")
    assert code_of(await bo.say(Join, 1)) == "already-seated"


async def test_a_looker_on_is_counted_and_may_sit_down() -> None:
    stand, (ana,) = await _company("Ana")
    bo = await watching(stand, "Bo")
    assert ana.last(TableChanged).table.watchers == 1
    assert await bo.say(Join, 1) == Done(2, 1)
    assert ana.last(TableChanged).table.watchers == 0
    assert code_of(await bo.say(Watch, 1)) == "already-seated"


async def test_who_leaves_is_out_and_may_go_elsewhere() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    assert await bo.say(Leave, 1) == Done(2)
    assert seats_of(ana) == ("Ana", "open", "open", "open")
    assert code_of(await bo.say(Leave, 1)) == "not-here"
    assert await open_table(bo) == 2


async def test_the_host_seats_bots_and_takes_them_away() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    assert await ana.say(PlaceBot, 1, seat=2, level="hard") == Done(2)
    seat = bo.last(TableChanged).table.seats[2]
    assert (seat.kind, seat.level, seat.ready, bool(seat.name)) == ("bot", "hard", True, True)
    assert await ana.say(PlaceBot, 1, seat=2) == Done(3)
    assert seats_of(bo) == ("Ana", "Bo", "open", "open")


async def test_bots_are_refused_to_guests_on_players_seats_and_of_unknown_levels() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    assert code_of(await bo.say(PlaceBot, 1, seat=2, level="easy")) == "not-host"
    assert code_of(await ana.say(PlaceBot, 1, seat=1, level="easy")) == "seat-taken"
    assert code_of(await ana.say(PlaceBot, 1, seat=2, level="godlike")) == "unknown-level"
    assert code_of(await ana.say(PlaceBot, 1, seat=7, level="easy")) == "no-seat"
    assert seats_of(bo) == ("Ana", "Bo", "open", "open")


async def test_a_host_who_gives_his_seat_to_a_bot_looks_on_and_stays_host() -> None:
    _, (ana,) = await _company("Ana", seats=2)
    await ana.say(PlaceBot, 1, seat=0, level="normal")
    info = ana.last(TableChanged).table
    assert (seats_of(ana), info.host, info.watchers) == (("bot", "open"), ana.player.id, 1)
    assert await ana.say(Start, 1) == Done(3)
    assert ana.all(Update)[0].viewer == -2
    assert ana.last(TableChanged).table.phase == "over"


async def test_only_the_host_starts_and_only_when_all_players_are_ready() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    assert code_of(await bo.say(Start, 1)) == "not-host"
    refusal = await ana.say(Start, 1)
    assert code_of(refusal) == "not-ready"
    await bo.say(Ready, 1, ready=True)
    assert await ana.say(Start, 1) == Done(3)
    assert seats_of(ana) == ("Ana", "Bo", "bot", "bot")
    assert ana.last(TableChanged).table.phase == "playing"
    assert code_of(await ana.say(Start, 1)) == "wrong-phase"


async def test_the_first_update_of_a_match_tells_its_opening_to_each_viewer() -> None:
    stand, (ana, bo) = await _company("Ana", "Bo", seats=2)
    cy = await watching(stand, "Cy")
    await bo.say(Ready, 1, ready=True)
    await ana.say(Start, 1)
    for guest, viewer in ((ana, 0), (bo, 1), (cy, -2)):
        told = guest.all(Update)[0]
        assert (told.viewer, told.match, told.version, told.since) == (viewer, 1, 1, 0)
        assert (told.log, told.outcome) == (None, None)
        assert stand.table().game.decode_events(bytes(told.events))
    assert ana.update.prompt > 0
    assert cy.update.prompt == 0


async def test_nobody_sits_down_at_a_full_table_during_a_match() -> None:
    stand = Stand()
    await playing(stand, "Ana", "Bo")
    assert code_of(await stand.guest("Cy").say(Join, 1)) == "table-full"


async def test_a_looker_on_who_comes_late_gets_everything_at_once() -> None:
    stand = Stand()
    await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    (told,) = cy.all(Update)
    game = stand.table().game
    assert (told.version, told.since, told.viewer) == (1, 0, -2)
    assert game.decode_events(bytes(told.events)) == ()
    assert told.log is not None
    assert game.decode_events(bytes(told.log))


async def test_the_host_changes_the_table_and_everybody_has_to_be_ready_anew() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    await bo.say(Ready, 1, ready=True)
    assert await ana.say(ChangeTable, 1, seats=2, options={"rounds": 1}) == Done(2)
    info = bo.last(TableChanged).table
    assert (len(info.seats), info.options["rounds"], info.seats[1].ready) == (2, 1, False)
    assert code_of(await bo.say(ChangeTable, 1, seats=4)) == "not-host"
    assert code_of(await ana.say(ChangeTable, 1, seats=3)) == "bad-seats"


async def test_a_table_doesnt_shrink_under_a_seated_player() -> None:
    _, (ana, bo) = await _company("Ana", "Bo")
    await bo.say(Join, 1, seat=3)
    assert code_of(await ana.say(ChangeTable, 1, seats=2)) == "seats-taken"
    assert seats_of(ana) == ("Ana", "open", "open", "Bo")


@pytest.mark.parametrize("role", ["seat", "watcher"])
async def test_talk_at_a_table_is_heard_by_all_who_are_there(role: str) -> None:
    stand, (ana, bo) = await _company("Ana", "Bo")
    cy = await watching(stand, "Cy")
    speaker = bo if role == "seat" else cy
    await speaker.say(Say, 1, text="good luck")
    said = Said(1, speaker.player.id, speaker.player.name, "good luck")
    assert ana.all(Said) == bo.all(Said) == cy.all(Said) == [said]
    assert code_of(await stand.guest("Di").say(Say, 1, text="hello")) == "not-here"


async def test_a_player_who_leaves_a_match_is_followed_by_a_bot_to_its_end() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Leave, 1)
    assert seats_of(ana) == ("Ana", "bot")
    while ana.update.outcome is None:
        await ana.act(stand.table().play.match.state.timeout_action(0))  # type: ignore[union-attr]
    assert ana.last(TableChanged).table.phase == "over"


async def test_when_all_players_leave_an_unwatched_match_ends() -> None:
    stand = Stand(pace=1.0)
    (ana,) = await playing(stand, "Ana")
    await ana.say(Leave, 1)
    assert stand.lobby.tables == {}


async def test_a_watched_match_goes_on_without_players() -> None:
    stand = Stand(pace=1.0)
    (ana,) = await playing(stand, "Ana")
    cy = await watching(stand, "Cy")
    await ana.say(Leave, 1)
    await stand.wait(60)
    assert cy.update.outcome is not None
