"""A failure worded for the person at the terminal."""

from typing import Final

FAILED: Final = 1
MISUSED: Final = 2


class Sentence(Exception):
    """Why a command can't do what it was asked, in one sentence for a person, and the exit code."""

    def __init__(self, text: str, code: int = FAILED) -> None:
        super().__init__(text)
        self.code = code
