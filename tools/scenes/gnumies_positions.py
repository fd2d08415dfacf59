"""Positions of the Gnumies for pictures, and how a seat sees them."""

from typing import Any

import msgspec

from tablee.engine import SPECTATOR, Event
from tablee.engine.rng import SeededRng
from tablee.games.gnumies import GAME
from tablee.games.gnumies.actions import Bid
from tablee.games.gnumies.state import GnumiesState
from tablee.protocol import TableInfo
from tablee_client.core.notices import TableUpdated
from tablee_client.core.tableview import Clock, TableView
from tools.scenes.nain_jaune_positions import seated
from tools.scenes.paper_room import info

TABLE_ID = 5

LONG = "Théodebert de Montfaucon"
ROOMS = ("7 7 11 1", "3 3 3 9 9 12 W", "5 5 1 8 14 W W", "2 2 2 2 10 13 C", "6 6 4 15 W 10")
HANDS = (
    "10 20 40 70 80 100",
    "30 60 70",
    "10 50 70 90",
    "20 40",
    "10 20 30 40 50 60 70 90",
)
FULL = ("7 7 7 11 1 1 2 4 4 9 W W", "3 3 3 5 5 8 9 9 12 6 10 10 W W W", "13 14 C 2 6 8", "15", "")


def party(seats: int, **facts: Any) -> GnumiesState:
    """Give a party under way."""
    more = {
        "hands": list(HANDS[:seats]),
        "rooms": list(ROOMS[:seats]),
        "guest": "7",
        **facts,
    }
    return GAME.position(**more)


def opening(seats: int, **facts: Any) -> GnumiesState:
    """Give the first round: whole hands, empty rugs."""
    return GAME.position(rooms=[""] * seats, guest="12", **facts)


def bid(state: GnumiesState, bids: str) -> tuple[Event, ...]:
    """Let seats bid, "0:70 1:70"; gives what happened at the last of it."""
    events: list[Event] = []
    for word in bids.split():
        seat, card = word.split(":")
        events = state.apply_action(int(seat), Bid(card), SeededRng.from_number(1))
    return tuple(events)


def heard(state: GnumiesState, events: tuple[Event, ...], seat: int = 0) -> TableUpdated:
    """Give what a seat hears of events."""
    own = [known for event in events if (known := event.seen_by(seat)) is not None]
    return TableUpdated(seen(state, seat=seat), tuple(own), snap=False, fresh=False)


def seen(
    state: GnumiesState,
    *,
    seat: int | None = 0,
    left: float = 38.0,
    bots: str = "",
    away: str = "",
    long: str = "",
) -> TableView:
    """Give a table as a seat, or with None a spectator, sees a state.

    `bots`, `away` and `long` list places; at the last ones sit people with long names.
    """
    legal = GAME.legal(()) if seat is None else state.legal_actions(seat)
    options = dict(state.terms.setup.options)
    table: TableInfo = info(TABLE_ID, "Table", "", phase="playing", options=options, match=1)
    people = tuple(
        msgspec.structs.replace(one, name=LONG if str(place) in long else one.name)
        for place, one in enumerate(seated(state.terms.seats, mine=seat, bots=bots, away=away))
    )
    return TableView(
        info=msgspec.structs.replace(table, game="gnumies", seats=people),
        game=GAME,
        seat=seat,
        hosted=seat == 0,
        match=1,
        version=12,
        prompt=3 if legal else 0,
        stage=state.stage(seat or 0),
        observation=state.observation(SPECTATOR if seat is None else seat),
        legal=legal,
        clocks=tuple(Clock(s, left, 60.0) for s in state.current_players()),
        outcome=state.outcome() if state.phase == "over" else None,
    )
