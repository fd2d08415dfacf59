"""Guests who do anything at any time: every command gets one answer and everybody has one place."""

import logging
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from tablee.protocol.messages import (
    Act,
    CastVote,
    ChangeTable,
    Command,
    CreateTable,
    Join,
    Leave,
    ListTables,
    PlaceBot,
    Ready,
    Resync,
    Say,
    Start,
    TableGone,
    Update,
    Watch,
)
from tests.server.stand import Guest, Stand

_NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
_STEPS = 250


class Crowd:
    """Guests who choose what to do by chance."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.stand = Stand(pace=self.random.choice([0.0, 1.0]), seed=seed)
        self.guests = [self.stand.guest(name) for name in _NAMES]
        self.gone: list[Guest] = []

    async def do_something(self) -> None:
        chance = self.random.random()
        if chance < 0.04 and self.guests:
            await self._lose()
        elif chance < 0.14 and self.gone:
            await self._return()
        elif chance < 0.18:
            await self.stand.wait(self.random.choice([1, 5, 40, 90]), step=1)
            self.stand.lobby.forget_the_gone()
        elif self.guests:
            await self._command(self.random.choice(self.guests))

    async def _lose(self) -> None:
        guest = self.guests.pop(self.random.randrange(len(self.guests)))
        self.gone.append(guest)
        await guest.hang_up()

    async def _return(self) -> None:
        old = self.gone.pop(self.random.randrange(len(self.gone)))
        self.guests.append(self.stand.guest(old.player.name, token=old.token))
        await self.stand.run()

    async def _command(self, guest: Guest) -> None:
        tables = list(self.stand.lobby.tables)
        table = self.random.choice([*tables, *tables, 99])
        mine = guest.player.table or table
        make = self.random.choice(self._choices(guest, table, mine))
        guest.cmd += 1
        guest.player.ask(make(guest.cmd))
        await self.stand.run()
        # An action that the rules hold back is answered when its time has come.
        await self.stand.wait(1, step=0.5)
        assert len(guest.answers(guest.cmd)) == 1

    def _choices(self, guest: Guest, table: int, mine: int) -> list[Callable[[int], Command]]:
        pick = self.random
        seat, yes = pick.choice([0, 1, 2, 3, 9]), pick.random() < 0.8
        choices: list[Callable[[int], Command]] = [
            lambda cmd: CreateTable(cmd, "toy-harbour", "t", pick.choice([2, 4]), "short"),
            lambda cmd: Join(cmd, table, pick.choice([None, seat])),
            lambda cmd: Watch(cmd, table),
            lambda cmd: Leave(cmd, mine),
            lambda cmd: PlaceBot(cmd, mine, seat, pick.choice(["easy", "normal", None, "x"])),
            lambda cmd: Ready(cmd, mine, yes),
            lambda cmd: Ready(cmd, mine, True),
            lambda cmd: Start(cmd, mine),
            lambda cmd: Start(cmd, mine),
            lambda cmd: ChangeTable(cmd, mine, pick.choice([2, 3, 4]), None, {"rounds": 2}),
            lambda cmd: CastVote(cmd, mine, pick.choice(["stop", "rematch"]), yes),
            lambda cmd: Say(cmd, pick.choice([None, mine]), "hello"),
            lambda cmd: Resync(cmd, mine),
            lambda cmd: ListTables(cmd),
        ]
        updates = guest.all(Update)
        acts = [self._act(guest, updates[-1])] * 8 if updates else []
        return choices + acts

    def _act(self, guest: Guest, told: Update) -> Callable[[int], Command]:
        table = self.stand.lobby.tables.get(told.table)
        game = self.stand.opened[0].game
        legal = game.decode_legal(bytes(told.legal))
        dice = self.stand.opened[0].room.seeds.bot(9, guest.cmd, 0)
        action = legal.sample(dice) if legal else ["bid", 1]
        raw = msgspec.Raw(msgspec.msgpack.encode(action))
        return lambda cmd: Act(cmd, 99 if table is None else table.id, told.prompt, raw)

    def check(self) -> None:
        """Everybody is where the tables say, and nowhere else."""
        places: dict[int, int] = {}
        for number, table in self.stand.lobby.tables.items():
            for player in table.company.members():
                assert player.id not in places, "at two tables"
                places[player.id] = number
            company = table.company
            assert not company.present() or company.host in company.members()
            play = table.play
            assert play is None or play.match.state.problems() == []
        for player in self.stand.lobby.players:
            assert places.get(player.id) == player.table


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_guests_do_everybody_is_answered_and_has_one_place(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    crowd = Crowd(seed)
    with caplog.at_level(logging.ERROR):
        for _ in range(_STEPS):
            await crowd.do_something()
            crowd.check()
    assert caplog.text == ""


async def test_when_everybody_has_gone_nothing_is_left() -> None:
    crowd = Crowd(99)
    for _ in range(_STEPS):
        await crowd.do_something()
    for guest in crowd.guests:
        await guest.hang_up()
    await crowd.stand.wait(3600, step=10)
    crowd.stand.lobby.forget_the_gone()
    assert crowd.stand.lobby.tables == {}
    assert len(crowd.stand.lobby.players) == 0


async def test_who_was_told_of_a_closed_table_knows_why() -> None:
    crowd = Crowd(5)
    watcher = crowd.stand.guest("Eve")
    await watcher.say(ListTables)
    for _ in range(_STEPS):
        await crowd.do_something()
    codes = {gone.code for gone in watcher.all(TableGone)}
    assert codes <= {"empty", "abandoned"}
    assert codes
