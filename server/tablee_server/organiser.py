"""The organiser's token: who may command a running server from its own machine.

It is made at the first start and lies in the server's folder, readable by its owner only, so that
whoever may read the folder may organise. Without a folder it is new at each start and known only
to this process. It is never sent anywhere: both ends of a console prove to each other that they
know it, so that no other program that happens to have the port learns it.
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

    def answers(self, part: str, challenge: bytes) -> bytes:
        """Give what proves, in this part of the talk, that one knows the token."""
        return proof_of(self._token, part, challenge)

    def admits(self, proof: bytes, part: str, challenge: bytes) -> bool:
        """Tell whether that is such a proof, in a time that says nothing about the right one."""
        return hmac.compare_digest(self.answers(part, challenge), proof)


def proof_of(token: bytes, part: str, challenge: bytes) -> bytes:
    """Give 32 bytes that only who knows the token can make of a challenge that is never twice."""
    return hmac.digest(token, f"tablee console 1 {part} ".encode("ascii") + challenge, "sha256")


def read_token(folder: Path) -> bytes | None:
    """Give the token of a folder, for a command of the same machine; None if there is none."""
    try:
        token = bytes.fromhex((folder / FILE).read_text("ascii").strip())
    except (OSError, ValueError):
        return None
    return token if len(token) == BYTES else None
