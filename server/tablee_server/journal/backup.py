"""Copying a journal whole, also while a server writes it."""

import sqlite3
from pathlib import Path
from urllib.parse import quote

from tablee_server.journal.schema import FILE, refuse_newer
from tablee_server.private import begin_alone
from tablee_server.sentence import Sentence


def back_up(folder: Path, target: Path) -> int:
    """Copy a folder's journal into a new file; gives its bytes. Sentence if that can't be."""
    path = folder / FILE
    if not path.exists():
        raise Sentence(f"There is no journal in the folder {folder}: name another one by --data.")
    refuse_newer(path)
    if target.exists():
        raise Sentence(f"{target} is there already: choose another name, or move it away.")
    try:
        _copy(path, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise Sentence(f"Can't copy the journal to {target}: {error}.") from error
    return target.stat().st_size


def _copy(path: Path, target: Path) -> None:
    if not target.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {target.parent}")
    source = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)
    try:
        begin_alone(target)
        copy = sqlite3.connect(target)
        try:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        finally:
            copy.close()
    finally:
        source.close()
