"""A console's end of the talk: finds the running server of a folder, and gives it orders."""

import socket
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from tablee.protocol.lan import LOOPBACK
from tablee_server.codes import Refusal
from tablee_server.control.orders import Order
from tablee_server.control.place import read_place
from tablee_server.control.talk import (
    CONSOLE,
    LINE_BYTES,
    SERVER,
    Claim,
    Greeting,
    Reply,
    fresh_challenge,
    line,
)
from tablee_server.organiser import OrganiserToken, read_token
from tablee_server.sentence import Sentence

_PATIENCE: Final = 10.0
_MOST_BYTES: Final = 16 * 1024 * 1024


class Call:
    """One call of a console to the server that runs in a folder; Sentence if none answers.

    `is_over` tells whether the server has hung up.
    """

    def __init__(self, folder: Path) -> None:
        place, token = read_place(folder), read_token(folder)
        self.is_over = False
        self._none = Sentence(f"No server runs with the folder {folder}.")
        if place is None or token is None:
            raise self._none
        self._token = OrganiserToken(token)
        try:
            self._sock = socket.create_connection((LOOPBACK, place.port), _PATIENCE)
        except OSError:
            raise self._none from None
        self._file = self._sock.makefile("rb", buffering=LINE_BYTES)
        try:
            self._greet()
        except Sentence:
            self.close()
            raise
        except (OSError, msgspec.DecodeError, RecursionError):
            self.close()
            raise self._none from None

    def __enter__(self) -> "Call":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def order(self, order: Order) -> Any:
        """Give an order and what came of it; Refusal if it couldn't be carried out, Sentence."""
        try:
            self._sock.sendall(line(order))
            reply = msgspec.json.decode(self._line(), type=Reply)
        except (OSError, msgspec.DecodeError, RecursionError):
            self.is_over = True
            raise Sentence("The server doesn't answer any more.") from None
        if reply.refused is not None:
            raise Refusal(reply.refused, **reply.details)
        return reply.ok

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self._sock.close()

    def _greet(self) -> None:
        """Prove each other's token; Sentence if the other one knows another, or is no server."""
        greeting = msgspec.json.decode(self._line(), type=Greeting)
        ours = fresh_challenge()
        both = greeting.challenge + ours
        self._sock.sendall(line(Claim(ours, self._token.answers(CONSOLE, both))))
        reply = msgspec.json.decode(self._line(), type=Reply)
        if reply.refused == "consoles":
            raise Sentence("Too many consoles are open on this server: close one.")
        if reply.proof is None or not self._token.admits(reply.proof, SERVER, both):
            raise self._none

    def _line(self) -> bytes:
        said = self._file.readline(_MOST_BYTES)
        if not said.endswith(b"\n"):
            raise OSError("the line broke off")
        return said
