"""Links that lead to a server, and are shown as a code to scan: where it is and who it is.

    tablee://192.168.1.20,[fe80::1]:4000/<key>?table=Attic&pin=4711

The key is the fingerprint in base32 (lower case, no padding); with it a player knows whom he meets
before he says anything. Table and PIN may be left out. Names that a later version adds are passed
over; everything else must be as written here.
"""

import base64
import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, quote, urlencode

from tablee.engine.errors import CodedError
from tablee.protocol.fingerprint import FINGERPRINT_BYTES
from tablee.protocol.pin import is_pin

SCHEME: Final = "tablee://"
LONGEST: Final = 1000
MOST_PLACES: Final = 8
_KEY: Final = re.compile(r"[a-z2-7]{52}")
_TABLE: Final = 48


class LinkError(CodedError):
    """Not a link: the code `bad-link`; `part` is address, key, table, pin or length."""

    def __init__(self, part: str) -> None:
        super().__init__("bad-link", part=part)


@dataclass(frozen=True, slots=True)
class Link:
    """The way to a server. `places` are "host", "host:port" or "[v6]:port", the best one first."""

    places: tuple[str, ...]
    key: bytes | None = None
    table: str | None = None
    pin: str | None = None

    def __str__(self) -> str:
        """Write it so that `parse_link` reads it again."""
        key = "" if self.key is None else key_text(self.key)
        more = {"table": self.table, "pin": self.pin}
        said = urlencode({k: v for k, v in more.items() if v is not None}, quote_via=quote)
        return f"{SCHEME}{','.join(self.places)}/{key}" + (f"?{said}" if said else "")


def key_text(fingerprint: bytes) -> str:
    """Write a fingerprint as links and records do."""
    return base64.b32encode(fingerprint).decode("ascii").rstrip("=").lower()


def key_of(text: str) -> bytes | None:
    """Read what `key_text` writes, in either case; None if it is something else."""
    if not _KEY.fullmatch(text.lower()):
        return None
    fingerprint = base64.b32decode(text.upper() + "====")
    return fingerprint if key_text(fingerprint) == text.lower() else None


def is_link(text: str) -> bool:
    """Tell whether somebody means a link and not a bare address."""
    return text.strip()[: len(SCHEME)].lower() == SCHEME


def parse_link(text: str) -> Link:
    """Read a link; LinkError. Its places aren't looked at, beyond being some."""
    text = text.strip()
    if len(text) > LONGEST:
        raise LinkError("length")
    place, _, rest = text[len(SCHEME) :].partition("/")
    places = tuple(place.split(","))
    if not is_link(text) or not all(places) or len(places) > MOST_PLACES:
        raise LinkError("address")
    path, _, query = rest.partition("?")
    said = dict(parse_qsl(query, keep_blank_values=True, max_num_fields=16))
    return Link(places, _key_in(path), _table_in(said.get("table")), _pin_in(said.get("pin")))


def _key_in(path: str) -> bytes | None:
    key = key_of(path)
    if path and (key is None or len(key) != FINGERPRINT_BYTES):
        raise LinkError("key")
    return key


def _table_in(table: str | None) -> str | None:
    if table is not None and not (0 < len(table) <= _TABLE and table.isprintable()):
        raise LinkError("table")
    return table


def _pin_in(pin: str | None) -> str | None:
    if pin is not None and not is_pin(pin):
        raise LinkError("pin")
    return pin
