"""Writing scenes as the rules file does: tables of values, "0 bid 15", "3 nain"."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from tablee.engine import TABLE, Event, IllegalAction, SeededRng, Setup, Stop
from tablee.games.nain import GAME, NainState

E = TypeVar("E", bound=Event)

# The table of most examples: 18 coins.
TABLE_OF_18 = (4, 7, 2, 5)


def scene(*table: Any, **facts: Any) -> NainState:
    """Put a table down; two seats may play without asking."""
    options = {"two_player": len(table) == 2, **facts.pop("options", {})}
    return GAME.position(table=table, options=options, **facts)


def play(state: NainState, *lines: str, seed: int = 1) -> list[Event]:
    """Play lines of a seat and what it does, one after the other."""
    events: list[Event] = []
    for line in lines:
        seat, _, action = line.partition(" ")
        wanted = GAME.string_to_action(action)
        events += state.apply_action(int(seat), wanted, SeededRng.from_number(seed))
        assert state.problems() == []
    return events


def refusal(state: NainState, line: str) -> str:
    """Give the code with which an action is refused; the position must not change."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.to_bytes() == before
    return caught.value.code


def legal(state: NainState, seat: int) -> set[str]:
    """Give a seat's legal actions as words, without bids."""
    actions = state.legal_actions(seat).actions()
    words = {GAME.action_to_string(action) for action in actions}
    return {word for word in words if not word.startswith("bid ")}


def stop(state: NainState, reason: str = "time") -> list[Event]:
    """Let the table stop the match."""
    action = GAME.string_to_action(f"stop {reason}")
    assert isinstance(action, Stop)
    return state.apply_action(TABLE, action, SeededRng.from_number(1))


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Give the events of one class."""
    return [event for event in events if isinstance(event, kind)]


def agreed(seats: int, **options: Any) -> Setup:
    """Agree on a match; two seats may play without asking."""
    return GAME.setup(seats, options={"two_player": seats == 2, **options})


def begin(seats: int, *, seed: int = 1, **options: Any) -> NainState:
    """Deal a match."""
    return GAME.new_initial_state(agreed(seats, **options), SeededRng.from_number(seed))
