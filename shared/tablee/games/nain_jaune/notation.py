"""Actions as text: "play 7D", "claim", "sans", "ready", and the table's "stop time"."""

from typing import Final

from tablee.engine import STOPS, Action, IllegalAction, Stop
from tablee.games.nain_jaune.actions import CHOICES, Play


def write_action(action: Action) -> str:
    """Write an action; IllegalAction `unknown-action` for one of another game."""
    if isinstance(action, Play):
        return f"play {action.card}"
    if isinstance(action, Stop):
        return f"stop {action.reason}"
    if action not in _WORDS.values():
        raise IllegalAction("unknown-action")
    return action.kind()


def read_action(text: str) -> Action:
    """Read an action; IllegalAction `unreadable` if it is none."""
    action = _WORDS.get(text)
    if action is None:
        raise IllegalAction("unreadable", text=text[:40])
    return action


def _word(action: Action) -> str:
    if isinstance(action, Play):
        return f"play {action.card}"
    return f"stop {action.reason}" if isinstance(action, Stop) else action.kind()


_WORDS: Final = {_word(choice.action): choice.action for choice in (*CHOICES, *STOPS)}
