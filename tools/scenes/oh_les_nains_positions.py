"""Positions of Oh ! les nains for pictures, and how a seat sees them."""

from typing import Any

import msgspec

from tablee.engine import LEVELS, SPECTATOR, TABLE, Action, Stop
from tablee.engine.rng import SeededRng
from tablee.games.oh_les_nains import GAME
from tablee.games.oh_les_nains.state import OhLesNainsState
from tablee.protocol import SeatInfo, TableInfo
from tablee_client.core.tableview import Clock, TableView
from tools.scenes.paper_room import ME, info

TABLE_ID = 5
NAMES = ("Basile", "Brunehilde", "Perrine", "Théodebert de Montfaucon")
LOOKS = (4, 1, 3, 22)
HANDS = ["D-G P2-R/P0-B S1 S2 S3", "D-R D-R P0-Y P2-* S1"]
FOUR_HANDS = [*HANDS, "D-B D-Y P0-* S1 S2", "D-* P2-G P0-G S2"]

MAIN: dict[str, Any] = {"hands": HANDS, "dwarves": ["RBYR", "BYG"], "fence": 9, "plays": 7}
START: dict[str, Any] = {"hands": HANDS, "dwarves": ["R", "G"], "actor": 0}
COLOURS: dict[str, Any] = {**MAIN, "hands": ["D-* P2-* P0-* D-R S1", HANDS[1]]}
EXCHANGE: dict[str, Any] = {**MAIN, "options": {"exchange": "any"}}
PICK: dict[str, Any] = {"hands": HANDS, "phase": "pick", "dwarves": ["", ""]}
PICKED: dict[str, Any] = {**PICK, "picks": ["R", ""]}
COUNTER: dict[str, Any] = {
    "hands": ["D-G D-* S1", "D-R S2"],
    "dwarves": ["RBY", "BYG"],
    "fence": 9,
    "chain": "1:D-G",
    "actor": 0,
}
NO_COUNTER: dict[str, Any] = {**COUNTER, "hands": ["D-R P0-G S1", "D-R S2"]}
RECOUNTER: dict[str, Any] = {**COUNTER, "chain": "1:D-G 0:D-G 1:D-*", "actor": 0}
COUNTERED: dict[str, Any] = {**COUNTER, "chain": "0:D-B 1:D-B 0:D-*", "actor": 1}
WHOLE_PILE: dict[str, Any] = {**MAIN, "deck": ""}
FAR_LEFT: dict[str, Any] = {**MAIN, "dwarves": ["RBY", "BG"], "fence": 14, "actor": 1}
FAR_RIGHT: dict[str, Any] = {**MAIN, "dwarves": ["RY", "BGYRBG"], "fence": 2}
CROWDED: dict[str, Any] = {**MAIN, "dwarves": ["RBYGRBYG", "GYBRGYBR"], "fence": 8}
EDGE: dict[str, Any] = {**MAIN, "dwarves": ["RBYGR", "GYBR"], "fence": 5}
MATCH: dict[str, Any] = {**MAIN, "preset": "expert", "wins": (1, 0), "round_no": 2}
FOUR: dict[str, Any] = {
    "hands": FOUR_HANDS, "dwarves": ["RBYG", "BYG"], "fence": 9, "plays": 11,
}  # fmt: skip
FOUR_OTHERS: dict[str, Any] = {**FOUR, "actor": 2}
FOUR_PICK: dict[str, Any] = {
    "hands": FOUR_HANDS, "phase": "pick", "dwarves": ["", ""], "picks": ["", "Y", "B", ""],
}  # fmt: skip
FOUR_COUNTER: dict[str, Any] = {
    "hands": ["D-R S1", "D-B S1", "D-R S2", "D-* S3"],
    "dwarves": ["RBYG", "BYG"],
    "fence": 9,
    "chain": "3:D-R 0:D-R",
    "actor": 1,
}


def at(position: dict[str, Any]) -> OhLesNainsState:
    """Give the state of a position."""
    return GAME.position(**position)


def after(position: dict[str, Any], *moves: tuple[int, str]) -> OhLesNainsState:
    """Give the state after some moves, each by a seat and written as text."""
    state, dice = at(position), SeededRng.from_number(1)
    for seat, text in moves:
        action: Action = GAME.string_to_action(text)
        state.apply_action(seat, action, dice)
    return state


def stopped(position: dict[str, Any]) -> OhLesNainsState:
    """Give the state after the table's vote to stop."""
    state = at(position)
    state.apply_action(TABLE, Stop("vote"), SeededRng.from_number(1))
    return state


def seated(count: int, *, mine: int | None, bots: str, away: str) -> tuple[SeatInfo, ...]:
    """Give seats of named people; `bots` and `away` list places."""
    found = []
    for place in range(count):
        is_bot = str(place) in bots
        found.append(
            SeatInfo(
                "bot" if is_bot else "player",
                NAMES[place],
                level=LEVELS[place % len(LEVELS)] if is_bot else None,
                away=str(place) in away,
                avatar=LOOKS[place],
                player=None if is_bot else (ME if place == mine else 20 + place),
            )
        )
    return tuple(found)


def seen(
    state: OhLesNainsState,
    *,
    seat: int | None = 0,
    left: float = 38.0,
    version: int = 12,
    bots: str = "",
    away: str = "",
) -> TableView:
    """Give a table as a seat, or with None a spectator, sees a state."""
    legal = GAME.legal(()) if seat is None else state.legal_actions(seat)
    options = dict(state.terms.setup.options)
    table: TableInfo = info(TABLE_ID, "Table", "", phase="playing", options=options, match=1)
    people = seated(len(state.hands), mine=seat, bots=bots, away=away)
    return TableView(
        info=msgspec.structs.replace(table, seats=people, game=GAME.type.slug),
        game=GAME,
        seat=seat,
        hosted=seat == 0,
        match=1,
        version=version,
        prompt=3 if legal else 0,
        stage=state.stage(seat or 0),
        observation=state.observation(SPECTATOR if seat is None else seat),
        legal=legal,
        clocks=tuple(Clock(s, left, 60.0) for s in state.current_players()),
        outcome=state.outcome() if state.phase == "over" else None,
    )
