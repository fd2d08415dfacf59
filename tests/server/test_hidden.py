"""Every byte that goes to anybody is searched for what he can't know."""

import msgspec
import pytest

from tablee.engine import SPECTATOR, Viewer
from tablee.fairness import Proof
from tablee.games.nain_jaune.cards import CODES
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.protocol.deals import Committed, Proven, Sealed
from tablee.protocol.message import Message
from tablee.protocol.messages import Act, CreateTable, Join, Ready, Resync, Start, Update, Watch
from tablee_server.match import Match
from tests.server.stand import Stand
from tests.server.wire import Caller

_BOARD = {"10D", "JC", "QS", "KH", "7D"}
_SEATS = 3
_OF_HASHES = (Committed, Sealed, Proven)


class Seat(Caller):
    """A player, or with seat -2 a looker-on, who keeps what he is told and answers when asked."""

    def __init__(self, stand: Stand, viewer: Viewer) -> None:
        super().__init__(stand)
        self.viewer = viewer
        self.greet(f"Player {viewer}")
        self.updates: list[Update] = []
        self.proofs: list[Proof] = []

    async def say(self, kind: type[Message], *fields: object) -> None:
        self.cmd += 1
        self.send(kind(self.cmd, *fields))
        await self.stand.run()

    def listen(self) -> bytes:
        """Take in what was said; gives it as it was on the wire, hashes left out.

        Two letters of a card's code stand somewhere among so many random bytes.
        """
        told = list(self.heard())
        self.updates += [message for message in told if isinstance(message, Update)]
        for message in told:
            if isinstance(message, Proven):
                self.proofs += message.proofs
        plain = [message for message in told if not isinstance(message, _OF_HASHES)]
        return b"".join(map(msgspec.msgpack.encode, plain))


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
            assert _secret(stand) not in data
        for seat in seats:
            _only_own_places_are_proven(match, seat)
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


def _secret(stand: Stand) -> bytes:
    play = stand.table().play
    assert play is not None
    assert play.dealings is not None
    return play.dealings.opening.secret


def _only_own_places_are_proven(match: Match, seat: Seat) -> None:
    """Whatever is proven of the deck to a viewer is a card that he was dealt, and all of it is."""
    seen = _seen(match, seat.viewer)
    laid = {card.card for card in seen.laid if card.seat == seat.viewer}
    dealt = {*(seen.hand or ()), *laid}
    assert {CODES[p.value] for p in seat.proofs if p.label == "deal/1"} == dealt


def _hidden(match: Match, viewer: Viewer) -> set[str]:
    """Give the cards in others' hands and in the talon, the board's own five left out."""
    seen = _seen(match, viewer)
    return set(CODES) - set(seen.hand or ()) - {card.card for card in seen.laid} - _BOARD


def _seen(match: Match, viewer: Viewer) -> NainJauneObservation:
    seen = match.state.observation(viewer)
    assert isinstance(seen, NainJauneObservation)
    return seen
