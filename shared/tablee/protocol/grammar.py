"""Who may say what when: a table, and what each message makes of the conversation."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, get_args

from tablee.protocol.deals import Committed, Contribute, Proven, Revealed, Sealed
from tablee.protocol.emotes import Emote, Emoted
from tablee.protocol.hints import AskHint, Hint
from tablee.protocol.house import Announced, Closing, Moved
from tablee.protocol.message import Message
from tablee.protocol.messages import (
    Answer,
    Command,
    FromClient,
    FromServer,
    Goodbye,
    Hello,
    News,
    Ping,
    Pong,
    Said,
    Votes,
    Welcome,
)
from tablee.protocol.pairing import Pair, PairAnswer, Paired, PairProof
from tablee.protocol.replays import FetchMatch, MatchPart
from tablee.protocol.seating import ClaimSeat, Clocks, KeepSeat, SeatGiven, Told


class Role(Enum):
    """An end of the connection."""

    CLIENT = "client"
    SERVER = "server"

    # Each member is a single object; Enum's own hash is Python code, several times a message.
    __hash__ = object.__hash__

    @property
    def other(self) -> "Role":
        """The other end."""
        return Role.SERVER if self is Role.CLIENT else Role.CLIENT


class Phase(Enum):
    """How far the conversation is, as one end sees it.

    Nothing said; three steps of showing a PIN, after which it is new again; greeted, both agreed,
    broken by the peer (only Goodbye is left to say), over.
    """

    NEW = "new"
    PAIRING = "pairing"
    ANSWERED = "answered"
    PROVEN = "proven"
    GREETED = "greeted"
    OPEN = "open"
    BROKEN = "broken"
    CLOSED = "closed"

    __hash__ = object.__hash__


OVER: Final = frozenset({Phase.BROKEN, Phase.CLOSED})
"""The phases in which nothing more is taken from the peer."""


_Line = dict[type[Message], Phase]

_CLOSE: Final[_Line] = {Goodbye: Phase.CLOSED}
_COMMANDS: Final[_Line] = dict.fromkeys((*get_args(Command), Contribute, Ping, Pong), Phase.OPEN)
_NEWS: Final[_Line] = dict.fromkeys((*get_args(Answer), *get_args(News), Ping, Pong), Phase.OPEN)

GRAMMAR: Final[Mapping[tuple[Role, Phase], _Line]] = {
    (Role.CLIENT, Phase.NEW): {Hello: Phase.GREETED, Pair: Phase.PAIRING, **_CLOSE},
    (Role.CLIENT, Phase.PAIRING): _CLOSE,
    (Role.CLIENT, Phase.ANSWERED): {PairProof: Phase.PROVEN, **_CLOSE},
    (Role.CLIENT, Phase.PROVEN): _CLOSE,
    (Role.CLIENT, Phase.GREETED): _CLOSE,
    (Role.CLIENT, Phase.OPEN): {**_COMMANDS, **_CLOSE},
    (Role.CLIENT, Phase.BROKEN): _CLOSE,
    (Role.CLIENT, Phase.CLOSED): {},
    (Role.SERVER, Phase.NEW): _CLOSE,
    (Role.SERVER, Phase.PAIRING): {PairAnswer: Phase.ANSWERED, **_CLOSE},
    (Role.SERVER, Phase.ANSWERED): _CLOSE,
    (Role.SERVER, Phase.PROVEN): {Paired: Phase.NEW, **_CLOSE},
    (Role.SERVER, Phase.GREETED): {Welcome: Phase.OPEN, **_CLOSE},
    (Role.SERVER, Phase.OPEN): {**_NEWS, **_CLOSE},
    (Role.SERVER, Phase.BROKEN): _CLOSE,
    (Role.SERVER, Phase.CLOSED): {},
}

SPOKEN_BY: Final[Mapping[Role, object]] = {Role.CLIENT: FromClient, Role.SERVER: FromServer}

FEATURE_OF: Final[Mapping[type[Message], str]] = {
    Said: "chat",
    Votes: "votes",
    Committed: "deals",
    Contribute: "deals",
    Sealed: "deals",
    Proven: "deals",
    Revealed: "deals",
    Clocks: "clocks",
    Told: "told",
    Announced: "house",
    Closing: "house",
    Moved: "house",
    FetchMatch: "replays",
    MatchPart: "replays",
    AskHint: "hints",
    Hint: "hints",
    Emote: "emotes",
    Emoted: "emotes",
    KeepSeat: "seat-pins",
    ClaimSeat: "seat-pins",
    SeatGiven: "seat-pins",
}
"""Messages that only peers get whose greeting announced the feature."""

FEATURES: Final = tuple(sorted(set(FEATURE_OF.values())))

PUBLIC_ONLY: Final = "public-only"
"""Announced by a screen for a whole room: it is told nothing but what everybody may know.

A server that announces it keeps to that, also where a table shows lookers-on every hand.
"""
