"""Writing scenes as the rules file does: seats P0 P1..., fragments by the number of their print."""

from typing import Any

from tablee.engine import TABLE, Action, Event, SeededRng, Stop
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GoldDerMayaState
from tablee.games.gold_der_maya.fragments import FACES, PRINTS, WORDS, face_of
from tablee.games.gold_der_maya.position import read_pieces

DICE = SeededRng.from_number(1)


def act(state: GoldDerMayaState, seat: int, action: Action) -> list[Event]:
    """Take one action."""
    return state.apply_action(seat, action, DICE)


def bid(state: GoldDerMayaState, *beads: int) -> list[Event]:
    """Let all bid, P0 first."""
    return [event for seat, n in enumerate(beads) for event in act(state, seat, Bid(n))]


def stop(state: GoldDerMayaState, reason: Any = "host") -> list[Event]:
    """Let the table stop the match."""
    return act(state, TABLE, Stop(reason))


def keep(state: GoldDerMayaState) -> list[Event]:
    """Let the winner keep what lies there and drop the new piece."""
    own = state.observation(state.winner).bases[state.winner]
    words = own[0] + (("/", *own[1]) if len(own) > 1 and own[1] else ())
    return act(state, state.winner, Arrange(words))


def settle(state: GoldDerMayaState) -> None:
    """Go on to the next auction as the clock would."""
    while state.phase in ("receiver", "place"):
        act(state, state.winner, state.timeout_action(state.winner))


def worded(text: str) -> tuple[str, ...]:
    """Write "19 gold, 13 silver" as faces of lots that bear the numbers of the prints."""
    return tuple(
        WORDS[face_of(number, PRINTS[number - 1].size, up)] for number, up in read_pieces(text)
    )


def sides(text: str) -> tuple[str, ...]:
    """Give both faces of each fragment of a text, as an arrangement lists them."""
    found: list[str] = []
    for word in worded(text):
        lot = FACES[word] >> 6
        size, *materials = PRINTS[lot - 1]
        found += [word, *(WORDS[face_of(lot, size, m)] for m in materials if m != FACES[word] & 7)]
    return tuple(found)


def scene(**facts: Any) -> GoldDerMayaState:
    """Build a position."""
    return GAME.position(**facts)
