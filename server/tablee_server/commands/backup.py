"""`tablee-server backup FILE`: copy all that a server keeps, also while it runs."""

from collections.abc import Sequence
from pathlib import Path

from tablee_server.journal.backup import back_up
from tablee_server.usage import CommandLine


def backup(words: Sequence[str]) -> int:
    """Copy the journal of a folder; Sentence if that can't be."""
    line = CommandLine(
        "backup", "Copy a server's journal into a file, also while the server runs.",
        epilog="To go back to it, stop the server and put the file in its folder as journal.db.",
    )  # fmt: skip
    line.add_argument("file", type=Path, help="the copy to make")
    line.add_folder()
    said = line.parse_args(words)
    print(f"Copied {back_up(said.data, said.file)} bytes to {said.file}.")
    return 0
