"""Writing scenes as the rules file does: seats by colour, "red 50", "yellow keep"."""

from collections.abc import Iterable
from typing import Any

import pytest

from tablee.engine import TABLE, Event, IllegalAction, SeededRng, Stop
from tablee.games.gnumies import GAME, GnumiesState
from tablee.games.gnumies.cards import COLOURS, codes_of
from tablee.games.gnumies.guests import CODES, kind_of

STARS = {"preset": "amigo"}


def scene(**facts: Any) -> GnumiesState:
    """Set up a position as `position` documents it."""
    return GAME.position(**facts)


def play(state: GnumiesState, *lines: str) -> list[Event]:
    """Play lines of a colour and what it does, one after the other."""
    events: list[Event] = []
    for line in lines:
        colour, _, text = line.partition(" ")
        action = GAME.string_to_action(_action(text))
        events += state.apply_action(COLOURS.index(colour), action, SeededRng.from_number(1))
    return events


def refusal(state: GnumiesState, line: str) -> str:
    """Give the code with which an action is refused; the position must not change."""
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        play(state, line)
    assert state.to_bytes() == before
    return caught.value.code


def legal(state: GnumiesState, colour: str) -> set[str]:
    """Give a seat's legal actions as words."""
    actions = state.legal_actions(COLOURS.index(colour)).actions()
    return {GAME.action_to_string(action).removeprefix("bid ") for action in actions}


def on_turn(state: GnumiesState) -> list[str]:
    """Give the colours that owe a decision."""
    return [COLOURS[seat] for seat in state.current_players()]


def room(state: GnumiesState, colour: str) -> str:
    """Give what a party room holds, as it is printed."""
    return " ".join(kind_of(CODES[guest]) for guest in state.rooms[COLOURS.index(colour)])


def hand(state: GnumiesState, colour: str) -> str:
    """Give a hand."""
    return " ".join(codes_of(state.hands[COLOURS.index(colour)]))


def spent(state: GnumiesState, colour: str) -> set[str]:
    """Give the Gnumie cards that a seat has lost."""
    return set(codes_of(state.spent[COLOURS.index(colour)]))


def score(guests: str, **options: Any) -> int:
    """Give what a room scores at the end of a match whose owner, where asked, chooses best."""
    state = scene(rooms=[guests, ""], ended="last-player", hands=["10", ""], deck_size=0, **options)
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), SeededRng.from_number(1))
    return state.outcome().scores[0]


def stop(state: GnumiesState, reason: str = "time") -> list[Event]:
    """Let the table stop the match."""
    action = GAME.string_to_action(f"stop {reason}")
    assert isinstance(action, Stop)
    return state.apply_action(TABLE, action, SeededRng.from_number(1))


def kinds(events: Iterable[Event]) -> list[str]:
    """Give the names of the events' classes."""
    return [type(event).__name__ for event in events]


def _action(text: str) -> str:
    word = text.partition(" ")[0]
    return f"bid {text}" if word == "star" or word.isdecimal() else text
