"""Restarts: a killed room goes on where it was, for everybody, as if nothing had happened."""

from pathlib import Path

import msgspec
import pytest

from tablee.engine import OPEN, Action, FastRng, IllegalAction
from tablee.games import AnyGame
from tablee.protocol import FEATURES, Resumed, TableRules
from tablee.protocol.messages import (
    Done,
    Join,
    ListTables,
    Ready,
    Refused,
    Say,
    Start,
    Update,
    Watch,
)
from tablee.protocol.seating import Told
from tablee_server.journal import ActionRecord, EndRecord
from tablee_server.journal.disk import DiskJournal
from tests.conformance.subjects import SUBJECTS, slug
from tests.conformance.toy import GAME as HARBOUR
from tests.conformance.toy import Bid
from tests.server.lasting import come_back, lasting, left_by_a_kill, truth_of
from tests.server.stand import Guest, Stand, code_of, open_table, playing, seats_of, watching

_MOMENTS = 12


class Restarts:
    """Kills a room in copies and looks whether the copy is what it was."""

    def __init__(self, stand: Stand, folder: Path) -> None:
        self.stand = stand
        self.folder = folder
        self._copies = 0

    async def look(self) -> None:
        """Compare the room, as it is now, with what a restart makes of its files."""
        journal, now = self.stand.kept, self.stand.clock.now()
        assert isinstance(journal, DiskJournal)
        journal.pulse(now)
        await journal.append(())
        self._copies += 1
        copy = left_by_a_kill(self.folder, self.folder.with_name(f"copy-{self._copies}"))
        async with lasting(copy, find_game=self.stand.find_game) as again:
            assert again.clock.now() == now
            assert set(again.lobby.tables) == set(self.stand.lobby.tables)
            for number, table in self.stand.lobby.tables.items():
                assert truth_of(again.lobby.tables[number]) == truth_of(table)


@pytest.mark.parametrize("game", [subject.game for subject in SUBJECTS], ids=map(slug, SUBJECTS))
async def test_at_every_moment_of_a_match_a_restart_finds_the_same(
    game: AnyGame, tmp_path: Path
) -> None:
    folder, luck = tmp_path / "state", FastRng(3)
    async with lasting(folder, find_game=lambda _: game) as stand:
        restarts = Restarts(stand, folder)
        seats = game.type.default_seats
        names = [f"P{seat}" for seat in range(seats)]
        guests = [stand.guest(name) for name in names]
        await open_table(guests[0], game=game.type.slug, seats=seats)
        await stand.guest("Eve", features=tuple(FEATURES)).say(Watch, 1)
        for guest in guests[1:]:
            await guest.say(Join, 1)
            await guest.say(Ready, 1, ready=True)
        await guests[0].say(Start, 1)
        next_look = 0
        for step in range(_MOMENTS * 12):
            if step >= next_look:
                await restarts.look()
                next_look = step + 1 + luck.below(24)
            if not await _move(stand, guests, luck):
                break
        await restarts.look()


async def _move(stand: Stand, guests: list[Guest], luck: FastRng) -> bool:
    """Let somebody who owes it take a random action; False once the match is over."""
    play = stand.table().play
    assert play is not None
    if play.match.is_over:
        return False
    seat = luck.choice(play.match.state.current_players())
    action = play.match.state.legal_actions(seat).sample(luck)
    await guests[seat].start_acting(action)
    await stand.wait(luck.choice([0.0, 0.25, 1.5, 4.0]))
    return True


async def test_who_looked_into_hands_before_a_restart_takes_no_seat_after_it(
    tmp_path: Path,
) -> None:
    rules = TableRules(bank=0, afk=0, open_hands=30)
    async with lasting(tmp_path / "state", pace=500.0) as stand:
        ana, *_ = await playing(stand, "Ana", seats=4, rules=rules, options={"seconds": None})
        eve = await watching(stand, "Eve")
        await stand.wait(31, step=1)
        assert eve.update.viewer == OPEN
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy, pace=500.0) as again:
        come_back(again, ana)
        back = come_back(again, eve)
        assert code_of(await back.say(Join, 1, seat=2)) == "seen-open"


async def test_players_come_back_with_their_tokens_to_the_same_question(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, bo = await playing(stand, "Ana", "Bo", options={"seconds": 20})
        eve = await watching(stand, "Eve")
        await ana.act(Bid(1))
        asked, cmd = bo.update.prompt, bo.cmd
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy) as again:
        bo2 = come_back(again, bo)
        assert again.lobby.resumed(bo2.player) == Resumed(1, 1, cmd)
        await again.run()
        assert (bo2.player.id, bo2.player.name, bo2.update.prompt) == (bo.player.id, "Bo", asked)
        assert [clock.left for clock in bo2.update.clock] == [20_000]
        assert seats_of(bo2) == ("Ana", "Bo")
        await again.wait(3)  # the clocks stand still while Ana is awaited
        eve2 = come_back(again, eve)
        await again.run()
        assert eve2.update.viewer == -2
        assert code_of(await bo2.act(Bid(2))) == "paused"
        come_back(again, ana)
        await again.run()
        assert [clock.left for clock in bo2.update.clock] == [20_000]
        assert isinstance(await bo2.act(Bid(2)), Done)
        assert (await again.table().room.journal.history.records(1, 1))[0].match == 1


async def test_a_repeated_command_gets_its_answer_and_no_second_effect(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, bo = await playing(stand, "Ana", "Bo")
        assert await ana.act(Bid(1)) == Done(ana.cmd)
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy) as again:
        ana2 = come_back(again, ana)
        await again.run()
        version = ana2.update.version
        ana2.cmd -= 1
        assert await ana2.act(Bid(2), prompt=1) == Done(ana.cmd)
        assert ana2.update.version == version
        assert bo.update.version == version


async def test_tables_in_their_lobby_come_back_with_everybody_ready_or_not(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, bo = stand.guest("Ana"), stand.guest("Bo")
        await open_table(ana, seats=4)
        await bo.say(Join, 1, seat=2)
        await bo.say(Ready, 1, ready=True)
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy) as again:
        ana2, bo2 = come_back(again, ana), come_back(again, bo)
        await again.run()
        assert seats_of(ana2) == ("Ana", "open", "Bo", "open")
        info = again.table().info()
        assert [seat.ready for seat in info.seats] == [False, False, True, False]
        assert info.host == ana2.player.id
        assert isinstance(await bo2.say(Say, 1, text="hello"), Done)
        assert await ana2.say(Start, 1) == Done(ana2.cmd)


async def test_a_match_that_was_about_to_begin_begins_once_all_are_back(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state", seed=None) as stand:
        ana, bo = stand.guest("Ana", features=("deals",)), stand.guest("Bo")
        await open_table(ana)
        await bo.say(Join, 1)
        await bo.say(Ready, 1, ready=True)
        assert await ana.say(Start, 1) == Done(ana.cmd)
        assert stand.table().phase == "lobby"  # Ana's part in the chance is awaited
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy, seed=None) as again:
        come_back(again, ana)
        await again.run()
        assert again.table().phase == "lobby"
        bo2 = come_back(again, bo)
        await again.run()
        assert (again.table().phase, bo2.update.match) == ("playing", 2)


async def test_numbers_of_tables_and_players_are_never_given_twice(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana = stand.guest("Ana")
        await open_table(ana)
        await ana.hang_up()
        await stand.wait(200, step=1)
        stand.lobby.forget_the_gone()
        assert stand.lobby.tables == {}
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy) as again:
        bo = again.guest("Bo")
        assert bo.player.id > ana.player.id
        assert await open_table(bo) == 2


async def test_who_has_not_come_back_yet_is_waited_for_and_then_a_bot_plays(
    tmp_path: Path,
) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, bo = await playing(stand, "Ana", "Bo")
        await ana.act(Bid(1))
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy) as again:
        ana2 = come_back(again, ana)
        await again.wait(7)
        assert ana2.update.version == 2
        assert again.table().info().seats[1].away
        await again.wait(2)
        assert ana2.update.version > 2
        assert come_back(again, bo).player.id == bo.player.id


async def test_a_match_that_is_over_can_still_be_looked_at(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, bo = await playing(stand, "Ana", "Bo", preset="short")
        while ana.update.outcome is None:
            for guest in (ana, bo):
                if guest.update.prompt and guest.update.outcome is None:
                    await guest.start_acting(guest.legal().sample(FastRng(1)))
                    await stand.wait(1)
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
        outcome = ana.update.outcome
        finished = await stand.table().room.journal.history.finished()
        assert [(one.table, one.match) for one in finished] == [(1, 1)]
    async with lasting(copy) as again:
        ana2 = come_back(again, ana)
        await again.run()
        assert ana2.update.outcome == outcome


class NewerRules(type(HARBOUR)):  # type: ignore[misc]
    """The same rules under another number."""

    type = msgspec.structs.replace(HARBOUR.type, rules_version=99)


class OtherRules(NewerRules):
    """Rules that know none of the old moves."""

    def string_to_action(self, text: str) -> Action:
        raise IllegalAction("unreadable", text=text)


async def test_newer_rules_that_lead_to_the_same_go_on(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, _ = await playing(stand, "Ana", "Bo")
        await ana.act(Bid(1))
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy, find_game=lambda _: NewerRules()) as again:
        ana2 = come_back(again, ana)
        await again.run()
        assert ana2.update.version == 2


async def test_rules_that_lead_elsewhere_end_the_match_and_its_records_stay(
    tmp_path: Path,
) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, _ = await playing(stand, "Ana", "Bo")
        await ana.act(Bid(1))
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy, find_game=lambda _: OtherRules()) as again:
        ana2 = again.guest("Ana", token=ana.token, features=tuple(FEATURES))
        await again.run()
        assert again.table().phase == "lobby"
        assert [told.code for told in ana2.all(Told)] == ["not-resumed"]
        records = await again.table().room.journal.history.records(1, 1)
        assert isinstance(records[-1], EndRecord)
        assert records[-1].reason == "not-resumed"
        assert any(isinstance(record, ActionRecord) for record in records)


async def test_an_unknown_token_is_nobody_after_a_restart_either(tmp_path: Path) -> None:
    async with lasting(tmp_path / "state") as stand:
        ana, _ = await playing(stand, "Ana", "Bo")
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy) as again:
        thief = again.guest("Ana", token=b"\0" * 16)
        await again.run()
        assert thief.player.name == "Ana 2"
        assert not isinstance(await thief.say(ListTables), Refused)
        assert thief.all(Update) == []
        assert ana.token not in (copy / "journal.db").read_bytes()
        assert ana.token not in (copy / "journal.db-wal").read_bytes()
