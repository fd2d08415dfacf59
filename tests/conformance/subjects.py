"""The games under the laws: every installed one and the toy."""

from typing import Final

from tablee.games import all_games
from tests.conformance.laws.law import Subject
from tests.conformance.toy import GAME as TOY

INSTALLED: Final = [Subject(game) for game in all_games()]
SUBJECTS: Final = [*INSTALLED, Subject(TOY)]


def slug(subject: Subject) -> str:
    """Name a game in a test's id."""
    return subject.game.type.slug
