"""Writing scenes as the rules file does: seats A B C D..., "B 3H 4C 5D", "A claim"."""

from collections.abc import Iterable
from typing import Any

import pytest

from tablee.engine import TABLE, Event, IllegalAction, SeededRng, Stop
from tablee.games.nain_jaune import GAME, NainJauneState

LETTERS = "ABCDEFGH"
# The boxes after one stake by three players, as most examples have them.
THREE_STAKES = (3, 6, 9, 12, 15)


def scene(*hands: str, **facts: Any) -> NainJauneState:
    """Set up hands in seat order; seat A deals, B leads, all hold 105 tokens."""
    facts.setdefault("tokens", [105] * len(hands))
    return GAME.position(hands=hands, **facts)


def play(state: NainJauneState, *lines: str, seed: int = 1) -> list[Event]:
    """Play lines of a seat's letter and what it does, one after the other."""
    events: list[Event] = []
    for line in lines:
        letter, *words = line.split()
        for word in words:
            events += state.apply_action(
                LETTERS.index(letter),
                GAME.string_to_action(_action(word)),
                SeededRng.from_number(seed),
            )
    return events


def refusal(state: NainJauneState, line: str) -> str:
    """Give the code with which an action is refused; the position must not change."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.to_bytes() == before
    return caught.value.code


def legal(state: NainJauneState, letter: str) -> set[str]:
    """Give a seat's legal actions as words."""
    actions = state.legal_actions(LETTERS.index(letter)).actions()
    return {GAME.action_to_string(action).removeprefix("play ") for action in actions}


def on_turn(state: NainJauneState) -> str:
    """Give the letters of the seats that owe a decision."""
    return "".join(LETTERS[seat] for seat in state.current_players())


def all_ready(state: NainJauneState, seed: int = 1) -> list[Event]:
    """Let everybody be ready, in seat order."""
    return play(state, *(f"{LETTERS[seat]} ready" for seat in state.current_players()), seed=seed)


def stop(state: NainJauneState, reason: str = "time") -> list[Event]:
    """Let the table stop the match."""
    action = GAME.string_to_action(f"stop {reason}")
    assert isinstance(action, Stop)
    return state.apply_action(TABLE, action, SeededRng.from_number(1))


def kinds(events: Iterable[Event]) -> list[str]:
    """Give the names of the events' classes."""
    return [type(event).__name__ for event in events]


def _action(word: str) -> str:
    return word if word in ("claim", "sans", "ready") else f"play {word}"
