"""Two ends wired together without a socket, and messages to say."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import get_args

import hypothesis.strategies as st
import msgspec

from tablee.protocol import FEATURES, Connection, Message, PeerError, Role
from tablee.protocol.grammar import SPOKEN_BY
from tablee.protocol.messages import Hello, Welcome
from tablee.protocol.pairing import Pair, PairAnswer, Paired, PairProof
from tools.fuzz_values import Values

HELLO = Hello(1, 1, "test 1", "fr", FEATURES, "Ana")
BEFORE = {Hello, Welcome, Pair, PairAnswer, PairProof, Paired}
"""What is said before all is open."""
WELCOME = Welcome(1, "test 1", FEATURES, "room", "s", "b", 7, "Ana", b"t" * 16)


def kinds_of(role: Role) -> tuple[type[Message], ...]:
    """Give every kind of message that a role says at some time."""
    kinds: tuple[type[Message], ...] = get_args(SPOKEN_BY[role])
    return kinds


def body_of(message: Message) -> bytes:
    """Write a message without its length."""
    return msgspec.msgpack.encode(message)


def framed(body: bytes) -> bytes:
    """Put the length before a body."""
    return len(body).to_bytes(4, "big") + body


def opened() -> tuple[Connection, Connection]:
    """Give a client's and a server's end after their greeting."""
    client, server = Connection(Role.CLIENT), Connection(Role.SERVER)
    server.receive(client.send(HELLO))
    client.receive(server.send(WELCOME))
    return client, server


def end_for(role: Role) -> Connection:
    """Give the end of this role after the greeting."""
    client, server = opened()
    return client if role is Role.CLIENT else server


def heard(end: Connection, parts: Sequence[bytes]) -> tuple[list[bytes], str | None]:
    """Feed parts to an end: what messages it gave, as bytes, and the code of the error, if any."""
    said: list[bytes] = []
    try:
        for part in parts:
            said += map(body_of, end.receive(part))
        end.receive(b"")
    except PeerError as error:
        return said, error.code
    return said, None


def split(data: bytes, cuts: Sequence[int]) -> list[bytes]:
    """Cut bytes at these places."""
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[a:b] for a, b in pairwise(places)]


@st.composite
def talks(draw: st.DrawFn, role: Role) -> list[Message]:
    """Draw what a role may say in a row once the conversation is open."""
    values = Values(below(draw), spread=6)
    kinds = [kind for kind in kinds_of(role) if kind not in BEFORE]
    chosen = draw(st.lists(st.sampled_from(kinds), max_size=8))
    return [values.message(kind, limit=4096) for kind in chosen]


def below(draw: Callable[[st.SearchStrategy[Random]], Random]) -> Callable[[int], int]:
    """Give drawn numbers as a source of chance; hypothesis gives the seed and can shrink it."""
    return draw(st.randoms(use_true_random=False)).randrange
