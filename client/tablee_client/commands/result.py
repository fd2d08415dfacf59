"""The result of a match as a script reads it: one line of JSON."""

import json
import time
from collections.abc import Mapping

from tablee.engine import Outcome, Value
from tablee_client.commands.output import say
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words


class Stopwatch:
    """How long a match took."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def seconds(self) -> float:
        """Give the seconds since it was made, to the ms."""
        return round(time.perf_counter() - self._began, 3)


def result_of(
    view: TableView, outcome: Outcome, *, seconds: float, more: Mapping[str, Value] | None = None
) -> dict[str, object]:
    """Give a finished match's keys: everything but `seconds` is the same for the same seed."""
    return {
        "game": view.info.game,
        "seats": len(view.info.seats),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "reason": outcome.reason,
        "actions": max(0, view.version - 1),
        "seconds": seconds,
        "preset": view.info.preset,
        "options": dict(view.info.options),
        **(more or {}),
    }


def print_result(
    words: Words, view: TableView, result: Mapping[str, object], *, as_json: bool
) -> None:
    """Print the result as JSON, or as a sentence, as `say` does."""
    say(json.dumps(result) if as_json else _sentence(words, view))


def _sentence(words: Words, view: TableView) -> str:
    outcome = view.outcome
    assert outcome is not None
    names = [seat.name for seat in view.info.seats]
    pairs = zip(names, outcome.scores, strict=True)
    return words(
        "cli-result",
        game=words.title(view.info.game),
        winners=", ".join(names[seat] for seat in outcome.winners),
        scores=", ".join(f"{name} {score}" for name, score in pairs),
    )
