"""Writing scenes as the rules file does: seats A and B, or A1 B1 A2 B2; "A dwarf D-Y"."""

from collections.abc import Iterable
from typing import Any, Final

import pytest

from tablee.engine import TABLE, Event, IllegalAction, SeededRng, Stop
from tablee.games.oh_les_nains import GAME, OhLesNainsState

SEATS: Final = {"A": 0, "B": 1, "A1": 0, "B1": 1, "A2": 2, "B2": 3}
# Cards for seats of which a scene says nothing.
IDLE: Final = ("P2-R/P0-B P2-R/P0-Y", "P2-B/P0-R P2-B/P0-Y", "P2-Y/P0-R", "P2-G/P0-R")


def scene(*hands: str, seats: int = 2, **facts: Any) -> OhLesNainsState:
    """Set up hands in seat order; "" is any hand. The default: A{R} B{G}, f=8, seat A in MAIN."""
    asked = [*hands, *[""] * (seats - len(hands))]
    return GAME.position(hands=[hand or IDLE[at] for at, hand in enumerate(asked)], **facts)


def play(state: OhLesNainsState, *lines: str, seed: int = 1) -> list[Event]:
    """Play lines of a seat's name and what it does, one after the other."""
    events: list[Event] = []
    for line in lines:
        name, _, action = line.partition(" ")
        dice = SeededRng.from_number(seed)
        events += state.apply_action(SEATS[name], GAME.string_to_action(action), dice)
    return events


def refusal(state: OhLesNainsState, line: str) -> str:
    """Give the code with which an action is refused; the position must not change."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.to_bytes() == before
    return caught.value.code


def legal(state: OhLesNainsState, name: str) -> set[str]:
    """Give a seat's legal actions as words."""
    return {GAME.action_to_string(a) for a in state.legal_actions(SEATS[name]).actions()}


def strip(state: OhLesNainsState) -> tuple[int, str, str]:
    """Give the fence and both teams' dwarves as letters."""
    one, other = state.observation(0).dwarves
    return state.fence, "".join(one), "".join(other)


def margins(state: OhLesNainsState) -> tuple[int, int]:
    """Give what both teams can still lose."""
    return state.margin(0), state.margin(1)


def stop(state: OhLesNainsState, reason: str = "time") -> list[Event]:
    """Let the table stop the match."""
    action = GAME.string_to_action(f"stop {reason}")
    assert isinstance(action, Stop)
    return state.apply_action(TABLE, action, SeededRng.from_number(1))


def kinds(events: Iterable[Event]) -> list[str]:
    """Give the names of the events' classes."""
    return [type(event).__name__ for event in events]
