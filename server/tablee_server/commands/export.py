"""`tablee-server export [TABLE/MATCH FILE]`: a finished match as a file, also while it runs."""

import re
import sqlite3
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tablee.engine import UnknownGame
from tablee.engine.errors import CodedError
from tablee.games import get_game
from tablee_server.chronicle import NotOver, pieces
from tablee_server.journal import SetupRecord
from tablee_server.journal.history import History
from tablee_server.journal.schema import FILE
from tablee_server.sentence import MISUSED, Sentence
from tablee_server.usage import CommandLine

_MATCH: Final = re.compile(r"[0-9]{1,15}/[0-9]{1,15}")


def export(words: Sequence[str]) -> int:
    """List the finished matches of a folder, or write one into a file; Sentence."""
    line = CommandLine(
        "export", "Write a finished match into a replay file, also while the server runs.",
        epilog="Without a match, those that are over are listed, the latest first.",
    )  # fmt: skip
    line.add_argument("match", nargs="?", metavar="TABLE/MATCH", help="such as 3/1")
    line.add_argument("file", nargs="?", type=Path, help="the replay file to write")
    line.add_folder()
    said = line.parse_args(words)
    path = said.data / FILE
    if not path.is_file():
        raise Sentence(
            f"There is no journal in the folder {said.data}: name another one by --data."
        )
    try:
        return _list(History(path)) if said.match is None else _write(History(path), said)
    except sqlite3.Error as error:
        raise Sentence(f"The journal in {said.data} can't be read: {error}.") from error


def _list(history: History) -> int:
    for one in history.read_finished():
        when = datetime.fromtimestamp(one.began, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{one.table}/{one.match}  {when} UTC  {one.game}  {one.reason}")
    return 0


def _write(history: History, said: Namespace) -> int:
    table, match = _numbers(said.match)
    if said.file is None:
        raise Sentence("Name the file to write, too.", MISUSED)
    file = _made(history, table, match)
    try:
        with said.file.open("xb") as made:
            made.write(file)
    except FileExistsError:
        text = f"{said.file} is there already: choose another name, or move it away."
        raise Sentence(text) from None
    except OSError as error:
        raise Sentence(f"{said.file} can't be written: {error.strerror or error}.") from error
    print(f"Wrote {len(file)} bytes to {said.file}.")
    return 0


def _made(history: History, table: int, match: int) -> bytes:
    records = history.read_records(table, match)
    setup = next((record for record in records if isinstance(record, SetupRecord)), None)
    if setup is None:
        raise Sentence(f"There is no match {table}/{match}; without one, all are listed.")
    try:
        return b"".join(pieces(records, get_game(setup.game), server=""))
    except NotOver:
        raise Sentence(f"The match {table}/{match} isn't over.") from None
    except UnknownGame:
        raise Sentence(f"The game {setup.game} isn't installed here.") from None
    except (CodedError, ValueError) as error:
        text = f"Today's rules don't lead where the match {table}/{match} went: {error}."
        raise Sentence(text) from error


def _numbers(text: str) -> tuple[int, int]:
    if _MATCH.fullmatch(text) is None:
        raise Sentence(f"{text!r} is no match; write its table and number, such as 3/1.", MISUSED)
    table, _, match = text.partition("/")
    return int(table), int(match)
