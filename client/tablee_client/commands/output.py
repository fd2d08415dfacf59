"""What a command says on the terminal, whatever the terminal can show and whoever reads it."""

import codecs
import io
import os
import sys
import unicodedata
from types import MappingProxyType
from typing import Final

from tablee.engine.errors import CodedError
from tablee_client.core.system import reason_of

_PLAINER: Final = "tablee-plainer"
_SIGNS: Final = MappingProxyType(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "–": "-", "—": "-"}
)


class OutputError(CodedError):
    """What was to be said could not be written: the text `error-output` (`reason`)."""


class NobodyReadsError(Exception):
    """The reader of the output has gone, as `| head` does; there is nobody to tell."""


def write_on_any_terminal() -> None:
    """Write the nearest plain letters where the terminal's encoding lacks one."""
    codecs.register_error(_PLAINER, _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_PLAINER)


def say(text: str, end: str = "\n") -> None:
    """Print what was asked for; OutputError or NobodyReadsError if that fails."""
    try:
        print(text, end=end, flush=True)
    except BrokenPipeError as error:
        _drop_the_rest()
        raise NobodyReadsError from error
    except OSError as error:
        _drop_the_rest()
        raise OutputError("output", reason=reason_of(error)) from error


def _drop_the_rest() -> None:
    """Let what is still buffered go nowhere, or the interpreter would complain at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(character: str) -> str:
    if character in _SIGNS:
        return _SIGNS[character]
    parts = unicodedata.normalize("NFKD", character)
    return "".join(part for part in parts if part.isascii()) or "?"
