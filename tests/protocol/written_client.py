"""A client written from PROTOCOL.md alone: TLS, `msgpack`, and nothing of this project.

    python written_client.py HOST PORT

It opens a table of Nain Jaune, plays one short match against bots with the first thing it may do
each time, and prints the result as one line of JSON.
"""

import json
import socket
import ssl
import sys
from typing import Any, NoReturn, Self

import msgpack

MOST_FROM_SERVER = 65536
SILENCE = 15.0


class Closed(Exception):
    """The server said goodbye, or went without a word."""


class Refused(Exception):
    """A command had no effect; the argument is the code."""


class WrittenClient:
    """One conversation. `observation`, `events` and `outcome` are the newest of the match."""

    def __init__(self, host: str, port: int) -> None:
        plain = socket.create_connection((host, port), timeout=SILENCE)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        tls.minimum_version = ssl.TLSVersion.TLSv1_3
        tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
        self.socket = tls.wrap_socket(plain)
        self.cmd = 0
        self.welcome: list[Any] = []
        self.update: list[Any] = []
        self.answers: dict[int, list[Any]] = {}
        self.tables: list[list[Any]] = []
        self.events: list[list[Any]] = []
        self.updates = 0
        self.unknown = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    # frames

    def send(self, *message: Any) -> None:
        body = msgpack.packb(list(message))
        self.socket.sendall(len(body).to_bytes(4, "big") + body)

    def read(self) -> list[Any]:
        length = int.from_bytes(self._exactly(4), "big")
        if not 0 < length <= MOST_FROM_SERVER:
            raise Closed(f"a frame of {length} bytes")
        message: list[Any] = msgpack.unpackb(self._exactly(length), strict_map_key=False)
        return message

    def _exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise Closed("the server went without a word")
            data += piece
        return data

    # the conversation

    def greet(self, name: str, *, token: bytes | None = None, secret: bytes | None = None) -> None:
        self.send("hello", 1, 1, "written client 1", "fr", [], name, 7, token, secret)
        self.welcome = self.read()
        if self.welcome[0] != "welcome":
            raise Closed(f"not welcome: {self.welcome}")

    def ask(self, kind: str, *fields: Any) -> Any:
        """Send a command, hear everything up to its answer, and give what it promised."""
        self.cmd += 1
        self.send(kind, self.cmd, *fields)
        while self.cmd not in self.answers:
            self.hear()
        answer = self.answers.pop(self.cmd)
        if answer[0] == "refused":
            raise Refused(answer[2])
        return answer[2] if len(answer) > 2 else None

    def hear(self) -> None:
        """Take in one message."""
        message = self.read()
        match message[0]:
            case "ping":
                self.send("pong", message[1])
            case "goodbye":
                raise Closed(f"the server said goodbye: {message[1:]}")
            case "tables":
                self.tables += message[2]
                self.answers[message[1]] = ["done", message[1]]
            case "done" | "refused":
                self.answers[message[1]] = message
            case "update":
                self.update = message
                self.updates += 1
                self.events += message[8]
            case "pong" | "table-changed" | "table-gone" | "votes" | "said":
                pass
            case _:
                self.unknown += 1

    def hear_to_the_end(self) -> NoReturn:
        """Take in all there is until the server closes; Closed."""
        while True:
            self.hear()

    # the match

    @property
    def observation(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.update[9]
        return seen

    @property
    def outcome(self) -> dict[str, Any] | None:
        return self.update[13] if len(self.update) > 13 else None

    def play(self, table: int) -> dict[str, Any]:
        """Play the match to its end and give its outcome."""
        while self.outcome is None:
            prompt, legal = (self.update[6], self.update[10]) if self.update else (0, [])
            if prompt and legal:
                self.update[6] = 0
                self.act(table, prompt, first_of(legal))
            else:
                self.hear()
        return self.outcome

    def act(self, table: int, prompt: int, action: list[Any]) -> None:
        """Act; if the server was quicker, the next update asks anew or brings the outcome."""
        try:
            self.ask("act", table, prompt, action)
        except Refused as refused:
            if refused.args[0] not in ("stale", "not-playing"):
                raise


def first_of(legal: list[Any]) -> list[Any]:
    """Give the first action that the first entry stands for."""
    entry = legal[0]
    match entry[0]:
        case "choice":
            action: list[Any] = entry[1]
            return action
        case "range":
            return [entry[1], entry[2]]
        case "subset":
            return [entry[1], entry[2][: entry[3]]]
        case _:
            return [entry[1], []]


def play_one_match(host: str, port: int, options: dict[str, Any]) -> dict[str, Any]:
    """Open a table, fill it with bots, play, and tell how it went."""
    with WrittenClient(host, port) as client:
        client.greet("Écrit")
        table = client.ask("create-table", "nain-jaune", "", 3, "casual", options)
        client.ask("place-bot", table, 1, "easy")
        client.ask("ready", table, True)
        client.ask("start", table)
        outcome = client.play(table)
        client.ask("leave", table)
        client.send("goodbye", "leaving")
    return {
        "name": client.welcome[8],
        "token": len(client.welcome[9]),
        "updates": client.updates,
        "events": sorted({event[0] for event in client.events}),
        "others_cards": sum(e[0] == "dealt" and e[1] != 0 and len(e[3]) for e in client.events),
        "phase": client.observation["phase"],
        "outcome": outcome,
        "unknown": client.unknown,
    }


if __name__ == "__main__":
    print(json.dumps(play_one_match(sys.argv[1], int(sys.argv[2]), {"limit_deals": 1})))
