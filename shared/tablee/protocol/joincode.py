"""Codes to read out that lead to a server: its IPv4 address and port, and nothing to look up.

    K7M-Q2F        192.168.x.y at the usual port
    K7MQ-2FWT      10.x.y.z at the usual port

Letters and digits without 0, O, 1 and I, five bits each, in either case, with or without hyphens
and spaces. The bits are: two for the block of addresses, one that says whether a port follows, the
rest of the address, the port, zeros up to a whole letter, and ten of checksum. The checksum finds
every single wrong letter and every two neighbours that were swapped (a burst of at most ten bits).
A code holds no key: who needs to know whom he meets takes a link.
"""

import re
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network
from typing import Final, NamedTuple

from tablee.engine.errors import CodedError
from tablee.protocol import DEFAULT_PORT

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
BITS: Final = 5
BLOCKS: Final = (
    IPv4Network("192.168.0.0/16"),
    IPv4Network("10.0.0.0/8"),
    IPv4Network("172.16.0.0/12"),
    IPv4Network("0.0.0.0/0"),
)
"""The blocks of addresses; the first that holds an address is the one that is written."""
CHECKSUM: Final = 10
POLYNOMIAL: Final = 0x233
"""CRC-10/ATM: x^10 + x^9 + x^5 + x^4 + x + 1."""
_PORT: Final = 16
_HEAD: Final = 3
_CODE: Final = re.compile(rf"[{ALPHABET}]{{6,13}}")
_GROUPED: Final = re.compile(rf"[{ALPHABET}]{{3,5}}(?:[- ][{ALPHABET}]{{3,5}})+")


_MEANT: Final = re.compile(r"[A-Z0-9]{5,13}|[A-Z0-9]{2,5}(?:[- ][A-Z0-9]{1,5})+")
_FEWEST, _MOST = 5, 14
"""How many letters a code may have that has lost one, or got one too many."""


class JoinCodeError(CodedError):
    """Not a join code, or one with a slip in it: the code `bad-join-code`."""

    def __init__(self, text: str) -> None:
        super().__init__("bad-join-code", text=text)


class Place(NamedTuple):
    """Where a join code leads."""

    host: str
    port: int


def join_code(host: str, port: int = DEFAULT_PORT) -> str:
    """Write the code of an IPv4 address and a port, in groups; ValueError for another address."""
    address = IPv4Address(host)
    block = next(number for number, net in enumerate(BLOCKS) if address in net)
    rest = 32 - BLOCKS[block].prefixlen
    has_port = port != DEFAULT_PORT
    value = (block << 1 | has_port) << rest | int(address) & (1 << rest) - 1
    if has_port:
        value = value << _PORT | port
    letters = -(-_length(block, has_port=has_port) // BITS)
    value <<= letters * BITS - _length(block, has_port=has_port)
    value = value << CHECKSUM | _checksum(value, letters * BITS)
    return "-".join(_grouped(_spelt(value, letters + CHECKSUM // BITS)))


def parse_join_code(text: str) -> Place:
    """Read a code; JoinCodeError unless it is one as `join_code` writes them."""
    code = re.sub(r"[\s-]", "", text).upper()
    if not _CODE.fullmatch(code):
        raise JoinCodeError(text)
    place = _place(code)
    if place is None or join_code(*place).replace("-", "") != code:
        raise JoinCodeError(text)
    return place


def is_join_code(text: str) -> bool:
    """Tell whether this is a join code, to the last letter."""
    try:
        parse_join_code(text)
    except JoinCodeError:
        return False
    return True


def seems_join_code(text: str) -> bool:
    """Tell whether somebody means a join code, though it may have a slip in it.

    A machine's name may look alike, so it takes groups, and a digit.
    """
    told = text.strip().upper()
    return _GROUPED.fullmatch(told) is not None and any(letter.isdigit() for letter in told)


def may_mean_join_code(text: str) -> bool:
    """Tell whether what leads nowhere may be a code with a letter that is wrong, or was lost.

    Many a machine is called like that, so its name has to be looked for first. It takes a digit,
    or capitals as codes are shown.
    """
    told = text.strip().upper()
    letters = re.sub(r"[- ]", "", told)
    has_signs = any(c.isdigit() for c in letters) or text.strip().isupper()
    return has_signs and _MEANT.fullmatch(told) is not None and _FEWEST <= len(letters) <= _MOST


def _place(code: str) -> Place | None:
    """Read the letters without a look at zeros and checksum, which `join_code` sets."""
    bits = len(code) * BITS
    value = 0
    for letter in code:
        value = value << BITS | ALPHABET.index(letter)
    head = value >> bits - _HEAD
    block, has_port = head >> 1, bool(head & 1)
    length = _length(block, has_port=has_port)
    if bits - CHECKSUM < length:
        return None
    value = value >> bits - length
    port = value & (1 << _PORT) - 1 if has_port else DEFAULT_PORT
    net = BLOCKS[block]
    address = value >> _PORT if has_port else value
    host = int(net.network_address) | address & (1 << 32 - net.prefixlen) - 1
    return Place(str(IPv4Address(host)), port)


def _length(block: int, *, has_port: bool) -> int:
    return _HEAD + 32 - BLOCKS[block].prefixlen + (_PORT if has_port else 0)


def _checksum(value: int, bits: int) -> int:
    rest = value << CHECKSUM
    for place in range(bits - 1, -1, -1):
        if rest >> place + CHECKSUM & 1:
            rest ^= (1 << CHECKSUM | POLYNOMIAL) << place
    return rest


def _spelt(value: int, letters: int) -> str:
    shifts = range((letters - 1) * BITS, -1, -BITS)
    return "".join(ALPHABET[value >> shift & 31] for shift in shifts)


def _grouped(code: str) -> Iterator[str]:
    """Cut into groups of three or four, as equal as can be."""
    groups = -(-len(code) // 4)
    for group in range(groups):
        yield code[group * len(code) // groups : (group + 1) * len(code) // groups]
