"""Cases in which a bot failed, written down so that each can be tried again.

A case holds what a seat knew, and so its hand: it lies in the server's folder, closed to others,
and the log only names the file.
"""

import base64
import logging
from pathlib import Path
from typing import Final

import msgspec

import tablee
from tablee_server.ai.thinking import Fault, Inquiry
from tablee_server.logs import fact
from tablee_server.private import own_folder, write_alone

_LOG: Final = logging.getLogger(__name__)
MOST_CASES: Final = 20


class Case(msgspec.Struct, frozen=True):
    """One failure. Observation and actions are what goes over the wire, in base64."""

    software: str
    game: str
    rules_version: int
    level: str
    seed: int
    iterations: int
    name: str
    observation: str
    legal: str
    problem: str
    trace: str


class Casebook:
    """The cases of one server; so many at most, since one fault may come again and again."""

    def __init__(self, folder: Path | None = None) -> None:
        """Without a folder nothing is written."""
        self._folder = folder
        self._written = 0

    def note(self, inquiry: Inquiry, fault: Fault) -> Path | None:
        """Write a case down; gives the file, None where there is none."""
        if self._folder is None or self._written >= MOST_CASES:
            return None
        self._written += 1
        file = self._folder / f"bot-{self._written}.json"
        try:
            own_folder(self._folder)
            write_alone(file, msgspec.json.format(msgspec.json.encode(_case(inquiry, fault))))
        except OSError as error:
            _LOG.warning(fact("case-not-kept", file=file, problem=error))
            return None
        return file


def _case(inquiry: Inquiry, fault: Fault) -> Case:
    observation = msgspec.msgpack.encode(inquiry.observation)
    kind = inquiry.game.type
    return Case(
        tablee.__version__, kind.slug, kind.rules_version, inquiry.level, inquiry.seed,
        inquiry.iterations, inquiry.name, _text(observation), _text(inquiry.legal),
        fault.problem, fault.trace,
    )  # fmt: skip


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")
