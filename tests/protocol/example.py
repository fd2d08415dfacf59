"""The example session of PROTOCOL.md, made by the code: prints what must stand in the document."""

import textwrap
from typing import Any, Final

import msgpack
import msgspec

from tablee.engine import Event, SeededRng, Viewer, seen_events
from tablee.games.nain_jaune import GAME, NainJauneState
from tablee.protocol import FEATURES, Connection, Message, Role, SeatClock, SeatInfo, TableInfo
from tablee.protocol.messages import (
    Act,
    CreateTable,
    Done,
    Goodbye,
    Hello,
    Ready,
    Start,
    TableChanged,
    Update,
    Welcome,
)
from tests.protocol.document import shown

ANA: Final = SeatInfo("player", "Ana", "normal", player=1)
BOTS: Final = (
    SeatInfo("bot", "Nyr", "normal", ready=True),
    SeatInfo("bot", "Regin", "normal", ready=True),
)
MATCH_SEED: Final = 3


class Talk:
    """Two ends that write down what they say, as the document shows it."""

    def __init__(self) -> None:
        self._ends = {role: Connection(role) for role in Role}
        self.lines: list[str] = []

    def client(self, message: Message) -> None:
        self._say(Role.CLIENT, message)

    def server(self, message: Message) -> None:
        self._say(Role.SERVER, message)

    def _say(self, role: Role, message: Message) -> None:
        frame = self._ends[role].send(message)
        self._ends[role.other].receive(frame)
        mark = f"{role.name[0]}> "
        hexes = textwrap.wrap(frame.hex(" "), 32 * 3)
        meaning = shown(msgpack.unpackb(frame[4:], strict_map_key=False))
        wide = textwrap.wrap(
            meaning, 96, break_long_words=False, break_on_hyphens=False, subsequent_indent=" "
        )
        self.lines += [mark + ("\n   ".join(hexes)), " = " + "\n   ".join(wide)]


def table(phase: Any, seats: tuple[SeatInfo, ...]) -> TableInfo:
    """Give the table of the session."""
    match = int(phase != "lobby")
    return TableInfo(
        1, "Chez Ana", "nain-jaune", phase, seats, 1, "casual", {"limit_deals": 3}, 0, match
    )


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(value))


def update(state: NainJauneState, viewer: Viewer, version: int, events: list[Event]) -> Update:
    """Give an Update of the session's match."""
    legal = list(state.legal_actions(viewer))
    clock = tuple(SeatClock(seat, 30_000, 30_000) for seat in state.current_players())
    return Update(
        table=1,
        match=1,
        version=version,
        since=version - 1,
        viewer=viewer,
        prompt=int(bool(legal)),
        stage=state.stage(viewer),
        events=raw(seen_events(events, viewer)),
        observation=raw(state.observation(viewer)),
        legal=raw(legal),
        clock=clock,
    )


def session() -> str:
    """Play the session and give its text."""
    talk = Talk()
    talk.client(Hello(1, 1, "example 1.0", "fr", ("chat",), "Ana"))
    token = bytes(range(16))
    talk.server(Welcome(1, "tablee 0.1.0", FEATURES, "Salon", "a1", "b1", 1, "Ana", token))
    talk.client(CreateTable(1, "nain-jaune", "Chez Ana", 3, "casual", {"limit_deals": 3}))
    talk.server(Done(1, 1))
    talk.server(TableChanged(table("lobby", (ANA, SeatInfo(), SeatInfo()))))
    talk.client(Ready(2, 1, True))
    talk.server(Done(2))
    talk.client(Start(3, 1))
    talk.server(Done(3))
    talk.server(TableChanged(table("playing", (msgspec.structs.replace(ANA, ready=True), *BOTS))))
    _play(talk)
    talk.client(Goodbye("leaving"))
    return "\n".join(talk.lines) + "\n"


def _play(talk: Talk) -> None:
    dice = SeededRng.from_number(MATCH_SEED)
    events: list[Event] = []
    setup = GAME.setup(3, preset="casual", options={"limit_deals": 3})
    state = GAME.new_initial_state(setup, dice, events)
    talk.server(update(state, 0, 1, events))
    action = next(state.legal_actions(0).actions())
    talk.client(Act(4, 1, 1, raw(action)))
    after = state.apply_action(0, action, dice)
    talk.server(Done(4))
    talk.server(update(state, 0, 2, after))


if __name__ == "__main__":
    print(session(), end="")
