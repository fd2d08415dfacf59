"""Every byte that goes to anybody is searched for what he can't know."""

import msgspec
import pytest

from tablee.engine import SPECTATOR, Viewer
from tablee.games.nain_jaune.cards import CODES
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.protocol.messages import (
    Act,
    CreateTable,
    Join,
    Message,
    Ready,
    Resync,
    Start,
    Update,
    Watch,
)
from tablee_server.match import Match
from tests.server.stand import Stand
from tests.server.wire import Caller

_BOARD = {"10D", "JC", "QS", "KH", "7D"}
_SEATS = 3


class Seat(Caller):
    """A player, or with seat -2 a looker-on, who keeps what he is told and answers when asked."""

    def __init__(self, stand: Stand, viewer: Viewer) -> None:
        super().__init__(stand)
        self.viewer = viewer
        self.greet(f"Player {viewer}")
        self.updates: list[Update] = []

    async def say(self, kind: type[Message], *fields: object) -> None:
        self.cmd += 1
        self.send(kind(self.cmd, *fields))
        await self.stand.run()

    def listen(self) -> bytes:
        """Take in what was said; gives it as it was on the wire."""
        start = self._read
        for message in self.heard():
            if isinstance(message, Update):
                self.updates.append(message)
        return bytes(self.wire.sent[start:])


async def _table(stand: Stand) -> list[Seat]:
    seats = [Seat(stand, viewer) for viewer in (*range(_SEATS), SPECTATOR)]
    host, *others, watcher = seats
    await host.say(CreateTable, "nain-jaune", "", _SEATS)
    for other in others:
        await other.say(Join, 1)
        await other.say(Ready, 1, True)
    await watcher.say(Watch, 1)
    await host.say(Start, 1)
    return seats


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_no_byte_tells_a_card_that_its_reader_cant_know(seed: int) -> None:
    stand = Stand(seed=seed)
    seats = await _table(stand)
    checked = 0
    match = _match(stand)
    # Between the deals all cards are shown, and the log of the next deal tells of them.
    while match.state.stage(0) != "between":
        told = {seat.viewer: seat.listen() for seat in seats}
        for viewer, data in told.items():
            for code in _hidden(match, viewer):
                assert code.encode() not in data, (viewer, code)
                checked += 1
        await _move(match, seats)
        for seat in seats:
            await seat.say(Resync, 1)
        stand.clock.pass_by(10)
    assert checked > 1000


async def _move(match: Match, seats: list[Seat]) -> None:
    """Let somebody who owes it take the fall-back move."""
    mover = seats[match.state.current_players()[0]]
    action = msgspec.msgpack.encode(match.state.timeout_action(mover.viewer))
    await mover.say(Act, 1, mover.updates[-1].prompt, msgspec.Raw(action))


def _match(stand: Stand) -> Match:
    play = stand.table().play
    assert play is not None
    return play.match


def _hidden(match: Match, viewer: Viewer) -> set[str]:
    """Give the cards in others' hands and in the talon, the board's own five left out."""
    seen = _seen(match, viewer)
    return set(CODES) - set(seen.hand or ()) - {card.card for card in seen.laid} - _BOARD


def _seen(match: Match, viewer: Viewer) -> NainJauneObservation:
    seen = match.state.observation(viewer)
    assert isinstance(seen, NainJauneObservation)
    return seen
