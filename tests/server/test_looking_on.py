"""Coming late: to take a bot's seat, or to look on; and what lookers-on may see."""

from tablee.engine import OPEN, SPECTATOR
from tablee.protocol import TableRules
from tablee.protocol.grammar import PUBLIC_ONLY
from tablee.protocol.messages import (
    CastVote,
    ChangeTable,
    Done,
    Join,
    Leave,
    Ready,
    Start,
    TableChanged,
    Update,
    Watch,
)
from tablee.protocol.seating import Clocks, Pause, Told
from tests.conformance.toy import Bid
from tests.server.stand import FEATURES_HEARD, Stand, code_of, playing, seats_of, watching

OPEN_HANDS = TableRules(bank=0, afk=0, open_hands=60)


async def test_a_latecomer_takes_a_bots_seat_and_sees_what_it_may_know() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo", seats=4)
    await ana.act(Bid(1))
    cy = stand.guest("Cy")
    assert await cy.say(Join, 1) == Done(1, 2)
    assert seats_of(bo) == ("Ana", "Bo", "Cy", "bot")
    assert bo.last(Told) == Told(1, "joined", {"seat": 2, "name": "Cy"})
    play = stand.table().play
    assert play is not None
    expected = play.update(2)
    assert (cy.update.viewer, cy.update.since, cy.update.prompt) == (2, 0, expected.prompt)
    assert bytes(cy.update.observation) == bytes(expected.observation)
    assert isinstance(await cy.act(Bid(2)), Done)


async def test_a_latecomer_has_all_the_time_for_what_the_bot_left_open() -> None:
    stand = Stand(pace=20.0)
    await playing(stand, "Ana", "Bo", seats=4)
    await stand.wait(10)
    cy = stand.guest("Cy")
    await cy.say(Join, 1, seat=3)
    assert {clock.seat: clock.left for clock in cy.update.clock}[3] == 30_000


async def test_a_looker_on_may_take_a_bots_seat_in_the_middle() -> None:
    stand = Stand(pace=5.0)
    await playing(stand, "Ana", "Bo", seats=4)
    cy = await watching(stand, "Cy")
    assert await cy.say(Join, 1, seat=3) == Done(cy.cmd, 3)
    assert cy.last(TableChanged).table.watchers == 0
    assert code_of(await cy.say(Join, 1, seat=2)) == "already-seated"


async def test_only_a_bots_seat_can_be_taken_and_only_where_the_table_allows_it() -> None:
    stand = Stand(pace=5.0)
    _, bo = await playing(stand, "Ana", "Bo", seats=4)
    await bo.hang_up()
    cy = stand.guest("Cy")
    assert code_of(await cy.say(Join, 1, seat=1)) == "seat-taken"
    assert code_of(await cy.say(Join, 1, seat=7)) == "no-seat"
    closed = Stand(pace=5.0)
    await playing(closed, "Ana", "Bo", seats=4, rules=TableRules(late_join=False))
    assert code_of(await closed.guest("Cy").say(Join, 1)) == "no-late-join"


async def test_who_left_a_match_may_come_back_to_the_bot_that_took_over() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Leave, 1)
    assert await bo.say(Join, 1) == Done(bo.cmd, 1)
    assert seats_of(ana) == ("Ana", "Bo")


async def test_a_player_at_his_own_table_from_a_second_client_sees_the_public_view() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    second = await watching(stand, "Ana")
    assert (second.player.name, second.update.viewer) == ("Ana 2", SPECTATOR)
    assert bytes(second.update.observation) != bytes(ana.update.observation)


async def test_lookers_on_stay_through_a_rematch() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo")
    cy = await watching(stand, "Cy")
    await ana.say(CastVote, 1, vote="stop", yes=True)
    for guest in (ana, bo):
        await guest.say(CastVote, 1, vote="rematch", yes=True)
    assert (cy.update.match, cy.update.version, cy.update.viewer) == (2, 1, SPECTATOR)


async def test_open_hands_come_late_to_lookers_on_and_never_to_a_seat() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=OPEN_HANDS)
    cy = await watching(stand, "Cy")
    assert cy.all(Update) == []
    await stand.wait(10)
    await ana.act(Bid(1))
    await stand.wait(49.75)
    assert cy.all(Update) == []
    await stand.wait(0.25)
    assert [(told.viewer, told.version, told.clock) for told in cy.all(Update)] == [(OPEN, 1, ())]
    await stand.wait(10)
    assert cy.update.version == 2
    assert {told.viewer for told in (*ana.all(Update), *bo.all(Update))} == {0, 1}


async def test_who_sees_open_hands_late_hears_of_a_pause_but_not_who_is_to_move() -> None:
    stand = Stand(pace=5.0)
    ana, bo = await playing(stand, "Ana", "Bo", rules=TableRules(pause="host", open_hands=60))
    cy = await watching(stand, "Cy")
    await ana.say(Pause, 1, pause=True)
    assert [(told.state, bool(told.clock)) for told in bo.all(Clocks)] == [("paused", True)]
    dora = await watching(stand, "Dora")
    for late in (cy, dora):
        assert [(told.state, told.clock) for told in late.all(Clocks)] == [("paused", ())]
        assert not late.all(Update)


async def test_a_late_looker_on_sees_at_once_what_the_others_were_shown() -> None:
    stand = Stand()
    await playing(stand, "Ana", "Bo", rules=OPEN_HANDS, options={"seconds": None})
    await stand.wait(61, step=1)
    cy = await watching(stand, "Cy")
    assert [(told.viewer, told.version, told.since) for told in cy.all(Update)] == [(OPEN, 1, 0)]


async def test_who_has_seen_hands_takes_no_seat_in_that_match() -> None:
    stand = Stand(pace=200.0)
    options = {"seconds": None}
    await playing(stand, "Ana", "Bo", seats=4, rules=OPEN_HANDS, options=options)
    early = await watching(stand, "Di")
    assert await early.say(Join, 1, seat=3) == Done(early.cmd, 3)
    cy = await watching(stand, "Cy")
    await stand.wait(61, step=1)
    assert cy.update.viewer == OPEN
    assert code_of(await cy.say(Join, 1, seat=2)) == "seen-open"
    await cy.say(Leave, 1)
    assert code_of(await cy.say(Join, 1, seat=2)) == "seen-open"


async def test_what_is_held_back_goes_with_the_match() -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo", rules=OPEN_HANDS)
    cy = await watching(stand, "Cy")
    await ana.say(CastVote, 1, vote="stop", yes=True)
    await ana.say(ChangeTable, 1, seats=2)
    await stand.wait(120, step=1)
    assert cy.all(Update) == []


async def test_from_a_players_own_machine_hands_stay_hidden() -> None:
    stand = Stand()
    ana = stand.guest("Ana", address="192.0.2.1")
    assert ana.player.address == "192.0.2.1"
    bo, *_ = await playing(stand, "Bo", rules=OPEN_HANDS)
    assert bo.player.table == 1
    await ana.say(Join, 1)
    spy = stand.guest("Spy", address="192.0.2.1")
    assert await spy.say(Watch, 1) == Done(1)
    await ana.hang_up()
    await stand.wait(61, step=1)
    assert {told.viewer for told in spy.all(Update)} == {SPECTATOR}


async def test_a_screen_for_the_room_sees_what_all_may_know_and_at_once() -> None:
    stand = Stand(pace=200.0)
    ana, _ = await playing(stand, "Ana", "Bo", rules=OPEN_HANDS, options={"seconds": None})
    screen = stand.guest("Screen", features=(*FEATURES_HEARD, PUBLIC_ONLY))
    await screen.say(Watch, 1)
    await ana.act(Bid(1))
    assert [(told.viewer, told.version) for told in screen.all(Update)] == [
        (SPECTATOR, 1),
        (SPECTATOR, 2),
    ]
    await stand.wait(61, step=1)
    assert {told.viewer for told in screen.all(Update)} == {SPECTATOR}


async def test_who_sees_hands_only_from_now_on_begins_with_the_whole() -> None:
    stand = Stand(pace=200.0)
    ana = stand.guest("Ana", address="192.0.2.1")
    bo, *_ = await playing(stand, "Bo", seats=4, rules=OPEN_HANDS, options={"seconds": None})
    await ana.say(Join, 1, seat=1)
    spy = stand.guest("Spy", address="192.0.2.1")
    await spy.say(Watch, 1)
    await bo.act(Bid(1))
    await ana.say(Leave, 1)
    await stand.wait(61, step=1)
    told = [(update.viewer, update.since, update.version) for update in spy.all(Update)]
    assert told[:2] == [(SPECTATOR, 0, 1), (SPECTATOR, 1, 2)]
    assert told[2] == (OPEN, 0, 1)


async def test_where_hands_are_shown_no_more_lookers_on_follow_the_next_match() -> None:
    stand = Stand()
    ana, bo = await playing(stand, "Ana", "Bo", rules=OPEN_HANDS)
    cy = await watching(stand, "Cy")
    await ana.say(CastVote, 1, vote="stop", yes=True)
    await ana.say(ChangeTable, 1, seats=2, rules=TableRules(bank=0, afk=0))
    await bo.say(Ready, 1, ready=True)
    await ana.say(Start, 1)
    await ana.act(Bid(1))
    told = [(update.viewer, update.since, update.version) for update in cy.all(Update)]
    assert told == [(SPECTATOR, 0, 1), (SPECTATOR, 1, 2)]


async def test_who_has_seen_hands_takes_no_seat_as_somebody_else() -> None:
    """Another name without a token is another player, but it is the same machine."""
    stand = Stand(pace=200.0)
    await playing(stand, "Ana", "Bo", seats=4, rules=OPEN_HANDS, options={"seconds": None})
    cy = stand.guest("Cy", address="192.0.2.7")
    await cy.say(Watch, 1)
    await stand.wait(61, step=1)
    assert cy.update.viewer == OPEN
    again = stand.guest("Cyril", address="192.0.2.7")
    assert code_of(await again.say(Join, 1, seat=2)) == "seen-open"
    assert isinstance(await stand.guest("Di", address="192.0.2.8").say(Join, 1, seat=2), Done)
