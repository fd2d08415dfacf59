"""Actions as text: "bid 70", "bid star", "keep", "give 2", "discard 2a 9c 14", "stop time"."""

from typing import Final

from tablee.engine import STOPS, Action, IllegalAction, Stop
from tablee.games.gnumies.actions import CHOICES, Bid, Discard, Give, Keep
from tablee.games.gnumies.guests import INDEX, MOST_WULLAWAKIS


def write_action(action: Action) -> str:
    """Write an action; IllegalAction `unknown-action` for one of another game."""
    match action:
        case Bid(card):
            return f"bid {card}"
        case Keep():
            return "keep"
        case Give(seat):
            return f"give {seat}"
        case Discard(guests):
            return " ".join(("discard", *guests))
        case Stop(reason):
            return f"stop {reason}"
    raise IllegalAction("unknown-action")


def read_action(text: str) -> Action:
    """Read an action; IllegalAction `unreadable` unless it is exactly as `write_action` says."""
    action = _WORDS.get(text)
    if action is not None:
        return action
    kind, *guests = text.split(" ")
    known = all(guest in INDEX for guest in guests)
    if kind != "discard" or not known or len(guests) > MOST_WULLAWAKIS:
        raise IllegalAction("unreadable", text=text[:40])
    return Discard(tuple(guests))


_WORDS: Final = {write_action(choice.action): choice.action for choice in (*CHOICES, *STOPS)}
