"""Who a server is: an id that stays over restarts where there is a folder to keep it in."""

import secrets
from pathlib import Path
from typing import Final

_FILE: Final = "server-id"
_BYTES: Final = 8


def new_id() -> str:
    """Give a fresh id of 16 hexadecimal digits."""
    return secrets.token_hex(_BYTES)


def server_id(folder: Path | None) -> str:
    """Give the id kept in the folder, made at the first start; OSError if it can't be kept."""
    if folder is None:
        return new_id()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / _FILE
    kept = path.read_text("ascii", "replace").strip() if path.exists() else ""
    if not _is_id(kept):
        kept = new_id()
        path.write_text(f"{kept}\n", "ascii")
    return kept


def _is_id(text: str) -> bool:
    return len(text) == 2 * _BYTES and all(c in "0123456789abcdef" for c in text)
