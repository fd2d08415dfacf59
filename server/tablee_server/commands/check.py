"""`tablee-server check`: say whether all that a server keeps in its folder is what was written."""

import json
from collections.abc import Sequence

import msgspec

from tablee_server.journal.checking import Report, check_journal
from tablee_server.sentence import Sentence
from tablee_server.usage import CommandLine


def check(words: Sequence[str]) -> int:
    """Check the journal of a folder and print what it holds; Sentence if it is broken."""
    line = CommandLine("check", "Read a server's whole journal and say whether it is sound.")
    line.add_folder()
    line.add_argument("--json", action="store_true", help="print one line of JSON")
    said = line.parse_args(words)
    report = check_journal(said.data)
    if said.json:
        print(json.dumps(msgspec.structs.asdict(report)))
    elif report.problem is None:
        print(_sound(report))
    if report.problem is not None:
        raise Sentence(
            f"The journal {report.file} is broken after row {report.rows} ({report.problem}): "
            "start the server to go on from there, it keeps the broken file."
        )
    return 0


def _sound(report: Report) -> str:
    return (
        f"The journal {report.file} is sound: {report.rows} rows, {report.tables} tables, "
        f"{report.matches_going_on} matches going on, {report.matches_finished} finished."
    )
