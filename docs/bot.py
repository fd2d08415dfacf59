"""A bot that joins a table of a Tablée server and plays: a beginning for your own.

    python bot.py HOST [PORT] [--table NUMBER]

It needs Python and `pip install msgpack`, and nothing of Tablée. Without --table it opens a table
of Nain Jaune and fills it with the server's opponents. Make `choose` better: it is given all that
a player in its seat may know, and what is allowed.
"""

import argparse
import json
import socket
import ssl
from typing import Any

import msgpack

Message = list[Any]
PATIENCE = 120.0


def choose(observation: dict[str, Any], legal: list[Message]) -> Message:
    """Choose an action; this one takes the first that is allowed."""
    del observation  # a better bot looks at it
    kind, *entry = legal[0]
    match kind:
        case "choice":
            action: Message = entry[0]
            return action
        case "range":
            return [entry[0], entry[1]]
        case "subset":
            return [entry[0], entry[1][: entry[2]]]
        case _:
            return [entry[0], []]


class Conversation:
    """A connection: a length of four bytes and a msgpack list, in both directions."""

    def __init__(self, host: str, port: int) -> None:
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        # The server's certificate is its own. Compare its SHA-256 with the link's key where the
        # network isn't yours.
        tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE
        tls.minimum_version = ssl.TLSVersion.TLSv1_3
        plain = socket.create_connection((host, port), timeout=PATIENCE)
        self.stream = tls.wrap_socket(plain).makefile("rwb")
        self.commands = 0
        self.waiting: list[Message] = []

    def send(self, *message: Any) -> None:
        body = msgpack.packb(list(message))
        self.stream.write(len(body).to_bytes(4, "big") + body)
        self.stream.flush()

    def read(self) -> Message:
        """Give the next message that isn't a ping."""
        while True:
            size = int.from_bytes(self.stream.read(4), "big")
            message: Message = msgpack.unpackb(self.stream.read(size), strict_map_key=False)
            if message[0] == "goodbye":
                raise SystemExit(f"The server says goodbye: {message[1:]}")
            if message[0] != "ping":
                return message
            self.send("pong", message[1])

    def ask(self, kind: str, *fields: Any) -> Any:
        """Send a command and give what its answer holds; other messages are kept for later."""
        self.commands += 1
        self.send(kind, self.commands, *fields)
        while True:
            message = self.read()
            if message[0] == "done" and message[1] == self.commands:
                return message[2] if len(message) > 2 else None
            if message[0] == "refused" and message[1] == self.commands:
                if kind == "act" and message[2] in ("stale", "not-playing"):
                    return None  # somebody was quicker: the next update asks anew
                raise SystemExit(f"{kind} was refused: {message[2]}")
            self.waiting.append(message)

    def hear(self) -> Message:
        """Give the next message, those first that came while an answer was awaited."""
        return self.waiting.pop(0) if self.waiting else self.read()


def play(talk: Conversation, table: int) -> dict[str, Any]:
    """Answer every question until the match is over; gives its outcome."""
    while True:
        message = talk.hear()
        if message[0] != "update" or message[1] != table:
            continue
        prompt, observation, legal = message[6], message[9], message[10]
        outcome: dict[str, Any] | None = message[13] if len(message) > 13 else None
        if outcome is not None:
            return outcome
        if prompt and legal:
            talk.ask("act", table, prompt, choose(observation, legal))


def main() -> None:
    """Join or open a table, play one match, and print its outcome."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("host")
    parser.add_argument("port", type=int, nargs="?", default=47710)
    parser.add_argument("--table", type=int, help="number of the table to join")
    asked = parser.parse_args()
    talk = Conversation(asked.host, asked.port)
    talk.send("hello", 1, 1, "example bot 1", "en", [], "Robot")
    talk.read()
    table = asked.table
    if table is None:
        table = talk.ask("create-table", "nain-jaune", "", 3, None, {"limit_deals": 1})
        talk.ask("place-bot", table, 1, "easy")
        talk.ask("place-bot", table, 2, "easy")
    else:
        talk.ask("join", table)
    talk.ask("ready", table, True)
    if asked.table is None:
        talk.ask("start", table)
    print(json.dumps(play(talk, table)))
    talk.ask("leave", table)
    talk.send("goodbye", "leaving")


if __name__ == "__main__":
    main()
