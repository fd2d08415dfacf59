"""Positions of Nain Jaune for pictures, and how a seat sees them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.engine import LEVELS, SPECTATOR, TABLE, Stop
from tablee.engine.rng import SeededRng
from tablee.games.nain_jaune import GAME
from tablee.games.nain_jaune.actions import Play
from tablee.games.nain_jaune.cards import RANK_NAMES
from tablee.games.nain_jaune.events import BoxClaimed, CardLaid, SansSaid, SeriesStopped
from tablee.games.nain_jaune.state import NainJauneState
from tablee.protocol import SeatInfo, TableInfo
from tablee_client.core.tableview import Clock, TableView
from tools.scenes.paper_room import ME, info

TABLE_ID = 5
NAMES = (
    "Basile",
    "Gaspard",
    "Perrine",
    "Odilon",
    "Brunehilde",
    "Théodebert de Montfaucon",
    "Lise",
    "Zoé de la Mare-aux-Fées",
)
LOOKS = (4, 5, 3, 2, 1, 22, 21, 28)
HAND_SIZES = {2: 22, 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}

FIVE: dict[str, Any] = {
    "hands": [
        "AS 3D 7H JC JH QD KS",
        "2C 2D 4H 4S 6C 8D 9C QC",
        "2H 5C 5D 6D 8S KC",
        "3H 3S 7C 9D 10S JD QS",
        "2S 4C 5H 7D 9S KH",
    ],
    "laid": "2:5S 2:6H 4:7S 0:8C 0:9H 0:10D",
    "deal": 3,
    "dealer": 3,
    "tokens": [191, 183, 121, 203, 142],
    "boxes": [10, 20, 15, 40, 75],
}
CLAIM = {**FIVE, "phase": "follow", "pending": "10D", "actor": 0}
FOLLOW = {**FIVE, "phase": "follow", "actor": 0, "sans": [(), (10,), (10,), (1,), (8, 11)]}
OTHERS = {**FOLLOW, "actor": 3, "passed": (0,)}
STOPPED = {
    **FIVE,
    "laid": "1:3C 1:4D / 2:JS / 2:5S 2:6H 4:7S 0:8C 0:9H 0:10D",
    "actor": 0,
}
LONG: dict[str, Any] = {
    "hands": ["KS 2S 3S 4S", "2C AD", "2D AC"],
    "laid": "1:AH 1:2H 2:3H 0:4H 0:5H 1:6H 2:7D 0:8H 0:9H 1:10D 2:JC 2:QS",
    "phase": "follow",
    "actor": 0,
    "boxes": [110, 220, 315, 440, 975],
}
LAST_CLAIM: dict[str, Any] = {
    "hands": ["", "2C AD 7H", "2D AC 9S"],
    "laid": "1:5H 2:6H 0:7D",
    "phase": "last-claim",
    "pending": "7D",
    "actor": 0,
}
FIVE_OUT = ["QH", *FIVE["hands"][1:2], "2H 5C 5D", *FIVE["hands"][3:]]
THREE_OUT = ["QH", "2C 2D 4H 4S 6C 8D 9C QC AC AD AH AS 3C 3D", "2H 5C"]
EIGHT_OUT = ["QH", *(f"{r}C {r}D {r}S" for r in range(2, 9))]
FOLLOWED: dict[str, Any] = {
    "laid": "1:3C 2:4D 3:5S 4:6H / 0:JS",
    "actor": 0,
    "phase": "follow",
}
REPORT = (
    CardLaid(2, "5S", True),
    CardLaid(2, "6H", False),
    SansSaid(2, 7),
    SansSaid(3, 7),
    CardLaid(4, "7S", False),
    CardLaid(0, "8C", False),
    CardLaid(0, "9H", False),
    CardLaid(0, "10D", False),
    BoxClaimed(0, "10D", 10),
    SeriesStopped(0, 11),
)


def dealt(seats: int, **facts: Any) -> dict[str, Any]:
    """Give the opening of a deal with whole hands, seat 0 leading."""
    size = HAND_SIZES[seats]
    deck = [rank + suit for rank in RANK_NAMES for suit in "CDHS"]
    mixed = [deck[(k * 19) % 52] for k in range(52)]
    hands = [" ".join(mixed[s * size : (s + 1) * size]) for s in range(seats)]
    more = {"options": {"two_player": True}} if seats == 2 else {}
    return {"hands": hands, "dealer": seats - 1, "deal": 2, **more, **facts}


def settled(hands: Sequence[str], **facts: Any) -> NainJauneState:
    """Give the state after the deal's last card, which is the only one of seat 0."""
    state = GAME.position(hands=list(hands), **facts)
    state.apply_action(0, Play(hands[0]), SeededRng.from_number(1))
    return state


def finished() -> NainJauneState:
    """Give a match of five that the table has stopped after a deal."""
    state = settled(
        FIVE_OUT, tokens=[191, 183, 121, 203, 142], boxes=[10, 20, 15, 40, 75], dealer=4
    )
    state.apply_action(TABLE, Stop("vote"), SeededRng.from_number(1))
    return state


def at(position: dict[str, Any]) -> NainJauneState:
    """Give the state of a position."""
    return GAME.position(**position)


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
    state: NainJauneState,
    *,
    seat: int | None = 0,
    left: float = 38.0,
    bots: str = "",
    away: str = "",
) -> TableView:
    """Give a table as a seat, or with None a spectator, sees a state."""
    legal = GAME.legal(()) if seat is None else state.legal_actions(seat)
    options = dict(state.terms.setup.options)
    table: TableInfo = info(TABLE_ID, "Table", "", phase="playing", options=options, match=1)
    people = seated(len(state.hands), mine=seat, bots=bots, away=away)
    return TableView(
        info=msgspec.structs.replace(table, seats=people),
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
