"""Actions as text: "choose 5/8", "flip 2", "expose 3 0", "bid 14", "play double", "keep 1 3"."""

from itertools import combinations
from typing import Final

from tablee.engine import STOPS, Action, Choice, IllegalAction
from tablee.games.nain.actions import (
    CHOOSE,
    DONE,
    EXPOSE,
    FLIP,
    MOST_BID,
    NAIN,
    PLAY,
    REVEAL,
    SEAT_NAMES,
    TAKE,
    Bid,
    Keep,
)

_VERBS: Final = {"play-special": "play", "reveal-special": "reveal"}


def write_action(action: Action) -> str:
    """Write an action; IllegalAction `unknown-action` for one of another game."""
    text = _TEXTS.get(action)
    if text is None:
        raise IllegalAction("unknown-action")
    return text


def read_action(text: str) -> Action:
    """Read an action; IllegalAction `unreadable` if it is none."""
    action = _ACTIONS.get(text)
    if action is None:
        raise IllegalAction("unreadable", text=text[:40])
    return action


def _all_actions() -> list[Action]:
    exposures = [choice for row in EXPOSE for choice in row]
    choices: list[Choice[Action]] = [
        *CHOOSE, *FLIP, *exposures, NAIN, *PLAY, *REVEAL, DONE, *TAKE, *STOPS,
    ]  # fmt: skip
    bids = [Bid(amount) for amount in range(1, MOST_BID + 1)]
    keeps = [Keep(pair) for pair in combinations(SEAT_NAMES, 2)]
    return [*(choice.action for choice in choices), *bids, *keeps]


def _word(action: Action) -> str:
    if isinstance(action, Keep):
        return " ".join(("keep", *action.seats))
    fields = (str(getattr(action, name)) for name in action.__struct_fields__)
    return " ".join((_VERBS.get(action.kind(), action.kind()), *fields))


_TEXTS: Final = {action: _word(action) for action in _all_actions()}
_ACTIONS: Final = {text: action for action, text in _TEXTS.items()}
