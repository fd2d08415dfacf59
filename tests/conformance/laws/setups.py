"""Setups: what may be agreed on before a match, and what is refused."""

import re

from tablee.engine import BadSetup, Setup, Value
from tests.conformance.laws.law import Book, Subject
from tests.conformance.matches import agreed

BOOK = Book()
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@BOOK.whole
def defaults_and_presets_make_setups(subject: Subject) -> None:
    kind = subject.game.type
    assert KEBAB.fullmatch(kind.slug), kind.slug
    assert kind.default_seats in kind.seats, kind.default_seats
    keys = [option.key for option in kind.options]
    assert len(set(keys)) == len(keys), keys
    assert subject.game.setup().seats == kind.default_seats
    for preset in (None, *(preset.name for preset in kind.presets)):
        for seats in kind.seats:
            setup = agreed(subject.game, seats, preset)
            assert setup.seats == seats
            assert list(setup.options) == keys, preset
            assert subject.game.max_length(setup) > 0


@BOOK.whole
def teams_cover_their_seats(subject: Subject) -> None:
    for seats, teams in subject.game.type.teams.items():
        assert seats in subject.game.type.seats, seats
        assert len(teams) == seats, teams
        assert set(teams) == set(range(len(set(teams)))), teams


@BOOK.whole
def bad_setups_are_refused_with_a_code(subject: Subject) -> None:
    kind = subject.game.type
    for seats in (min(kind.seats) - 1, max(kind.seats) + 1, 0, -1):
        if seats not in kind.seats:
            _refused(subject, "bad-seats", seats=seats)
    _refused(subject, "unknown-preset", preset="no-such-preset")
    _refused(subject, "unknown-option", options={"no-such-option": 1})
    for option in kind.options:
        _refused(subject, "bad-option", options={option.key: "no-such-value"})
        if not option.values:
            _refused(subject, "bad-option", options={option.key: option.high + 1})
            _refused(subject, "bad-option", options={option.key: True})


def _refused(
    subject: Subject,
    code: str,
    *,
    seats: int | None = None,
    preset: str | None = None,
    options: dict[str, Value] | None = None,
) -> None:
    try:
        setup: Setup = subject.game.setup(seats, preset=preset, options=options or {})
    except BadSetup as refusal:
        found = refusal.code
    else:
        raise AssertionError(f"{setup} was allowed: {code} expected")
    assert found == code
