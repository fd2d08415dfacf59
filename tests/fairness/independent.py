"""Written from PROTOCOL.md with hashlib alone: what an outsider would check a match with."""

import hashlib
from collections.abc import Sequence


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def text(said: str) -> bytes:
    coded = said.encode("utf-8")
    return len(coded).to_bytes(1, "big") + coded


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def u64(number: int) -> bytes:
    return number.to_bytes(8, "big")


def identity(server: str, table: int, match: int, game: str, rules: int) -> bytes:
    return text(server) + u64(table) + u64(match) + text(game) + u32(rules)


def commitment(secret: bytes, who: bytes) -> bytes:
    return sha(b"tablee/commitment", b"\0", secret, who)


def seed(secret: bytes, who: bytes, entropies: Sequence[bytes | None]) -> bytes:
    parts = [len(part or b"").to_bytes(1, "big") + (part or b"") for part in entropies]
    return sha(b"tablee/match", b"\0", secret, who, len(entropies).to_bytes(1, "big"), *parts)


def salt(secret: bytes, label: str, place: int) -> bytes:
    return sha(b"tablee/salt", b"\0", secret, text(label), u32(place))[:16]


def leaf(salted: bytes, label: str, place: int, value: int) -> bytes:
    number = value.to_bytes(8, "big", signed=True)
    return sha(b"tablee/leaf", b"\0", salted, text(label), u32(place), number)


def root(secret: bytes, label: str, outcome: Sequence[int]) -> bytes:
    row = [leaf(salt(secret, label, i), label, i, value) for i, value in enumerate(outcome)]
    while len(row) > 1:
        pairs = [row[i : i + 2] for i in range(0, len(row), 2)]
        row = [sha(b"tablee/node", b"\0", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return sha(b"tablee/root", b"\0", text(label), u32(len(outcome)), row[0])


def shuffled(key: bytes, items: list[int]) -> list[int]:
    """Shuffle with the stream of a key, as "Chance" says."""
    stream, counter = b"", 0

    def below(n: int) -> int:
        nonlocal stream, counter
        while True:
            if not stream:
                stream, counter = sha(key, u64(counter)), counter + 1
            drawn, stream = int.from_bytes(stream[:8], "big"), stream[8:]
            if drawn < 2**64 - 2**64 % n:
                return drawn % n

    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def derived(key: bytes, label: str) -> bytes:
    return sha(b"tablee/derive", b"\0", key, label.encode("utf-8"))
