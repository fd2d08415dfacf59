"""Actions as text: "pick R", "pull P2-* Y", "counter D-G", "exchange D-R S1", "stop time"."""

from typing import Final

from tablee.engine import STOPS, Action, IllegalAction
from tablee.games.oh_les_nains.actions import CHOICES, Exchange
from tablee.games.oh_les_nains.cards import HAND, INDEX


def write_action(action: Action) -> str:
    """Write an action; IllegalAction `unknown-action` for one of another game."""
    if isinstance(action, Exchange):
        return " ".join((action.kind(), *action.cards))
    text = _TEXT_OF.get(action)
    if text is None:
        raise IllegalAction("unknown-action")
    return text


def read_action(text: str) -> Action:
    """Read an action; IllegalAction `unreadable` if it is none."""
    action = _ACTION_OF.get(text)
    if action is not None:
        return action
    kind, *codes = text.split(" ")
    if kind != Exchange.kind() or not 1 <= len(codes) <= HAND or not INDEX.keys() >= set(codes):
        raise IllegalAction("unreadable", text=text[:40])
    return Exchange(tuple(codes))


def _word(action: Action) -> str:
    values = [getattr(action, name) for name in action.__struct_fields__]
    return " ".join([action.kind(), *(value for value in values if value is not None)])


_TEXT_OF: Final = {c.action: _word(c.action) for c in (*CHOICES, *STOPS)}
_ACTION_OF: Final = {text: action for action, text in _TEXT_OF.items()}
