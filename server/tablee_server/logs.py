"""What the server writes about itself: one line for each fact, as key=value, without secrets."""

import json
import logging
import sys
import time
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")
_PLAIN: Final = frozenset("-_./:")


class Fact(str):
    """What happened, as a line for people; programs take `event` and `details`."""

    __slots__ = ("details", "event")
    event: str
    details: dict[str, object]


def fact(event: str, **details: object) -> Fact:
    """Write what happened and its details; values with spaces or quotes are quoted."""
    said = Fact(" ".join([event, *(f"{key}={_shown(value)}" for key, value in details.items())]))
    said.event, said.details = event, details
    return said


class JsonLines(logging.Formatter):
    """Writes each line of the log as one JSON object: time, level, event, and its details."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.msg
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
        }
        if isinstance(said, Fact):
            line |= {"event": said.event, **said.details}
        else:
            line |= {"event": "text", "text": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def start_logging(level: str, *, as_json: bool = False) -> None:
    """Send the server's log to the standard error stream."""
    line = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    line.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=level.upper(), handlers=[line], force=True)
    logging.getLogger("asyncio").setLevel(logging.WARNING)
    logging.getLogger("zeroconf").setLevel(logging.WARNING)


class Sparing:
    """Lets the same thing be said once in a while only, however often it happens."""

    KEYS: Final = 1024

    def __init__(self, every: float) -> None:
        """Let it be said once in so many seconds."""
        self._every = every
        self._said: dict[object, tuple[float, int]] = {}

    def lets(self, key: object, now: float) -> int | None:
        """Give how often it has happened since it was said last; None if it isn't to be said."""
        if len(self._said) >= self.KEYS and key not in self._said:
            self._said = {k: v for k, v in self._said.items() if v[0] + self._every > now}
            if len(self._said) >= self.KEYS:
                return None
        since, unsaid = self._said.get(key, (now - self._every, 0))
        if since + self._every > now:
            self._said[key] = (since, unsaid + 1)
            return None
        self._said[key] = (now, 0)
        return unsaid + 1


def _shown(value: object) -> str:
    text = str(value)
    plain = text and all(c.isascii() and (c.isalnum() or c in _PLAIN) for c in text)
    return text if plain else json.dumps(text)
