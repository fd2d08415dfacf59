"""The organiser's token: who may command a running server from its own machine.

It is made at the first start and lies in the server's folder, readable by its owner only, so that
whoever may read the folder may organise. Without a folder it is new at each start and known only
to this process. It is never sent over the network.
"""

import hmac
import logging
import secrets
from pathlib import Path
from typing import Final

from tablee_server.logs import fact
from tablee_server.private import close_to_others, own_folder, write_alone

_LOG: Final = logging.getLogger(__name__)
FILE: Final = "organiser-token"
BYTES: Final = 16


class OrganiserToken:
    """One server's token, 16 bytes that are written as 32 hexadecimal digits."""

    def __init__(self, token: bytes) -> None:
        self._token = token

    @classmethod
    def kept(cls, folder: Path | None) -> "OrganiserToken":
        """Give the folder's, made there if it has none; OSError. Without a folder, a fresh one."""
        if folder is None:
            return cls(secrets.token_bytes(BYTES))
        token = read_token(folder)
        if token is None:
            own_folder(folder)
            token = secrets.token_bytes(BYTES)
            write_alone(folder / FILE, f"{token.hex()}\n".encode("ascii"))
            _LOG.info(fact("organiser-token", file=folder / FILE))
        close_to_others(folder / FILE)
        return cls(token)

    def admits(self, shown: str) -> bool:
        """Tell whether these digits are the token, in a time that says nothing about it."""
        return hmac.compare_digest(self._token.hex().encode(), shown.strip().lower().encode())


def read_token(folder: Path) -> bytes | None:
    """Give the token of a folder, for a command of the same machine; None if there is none."""
    try:
        token = bytes.fromhex((folder / FILE).read_text("ascii").strip())
    except (OSError, ValueError):
        return None
    return token if len(token) == BYTES else None
