"""PINs: a table's, for whoever wasn't asked by the host, and a seat's, for its player elsewhere.

Only a salted hash of it is kept. That hides it from who glances at a file, not from who searches
all PINs: there are too few of them. Over the network it goes inside TLS.
"""

import hashlib
import hmac
import logging
import secrets
from math import ceil
from typing import Final

from tablee.protocol.pin import is_pin
from tablee.protocol.seating import ClaimSeat
from tablee_server.codes import BAD_PIN, LOCKED, SEAT_TAKEN, SLOW_DOWN, WRONG_PIN, Refusal
from tablee_server.logs import fact
from tablee_server.player import Player
from tablee_server.table import Table

_LOG: Final = logging.getLogger(__name__)
OPEN: Final = b""
_SALT_BYTES: Final = 16


def lock_of(pin: str | None) -> bytes:
    """Give what a table keeps of its PIN; Refusal `bad-pin` if it is none."""
    if pin is None:
        return OPEN
    if not is_pin(pin):
        raise Refusal(BAD_PIN)
    salt = secrets.token_bytes(_SALT_BYTES)
    return salt + _hash(salt, pin)


def require_pin(table: Table, player: Player, pin: str | None) -> None:
    """Refuse who doesn't know the PIN; nobody at the table is asked for it."""
    lock = table.company.order.lock
    if lock == OPEN or table.company.is_host(player) or player in table.company.members():
        return
    slow, now = table.room.wrong_pins, table.now()
    address = (player.link.address if player.link is not None else None) or ""
    wait = slow.wait(address, now)
    if wait > 0:
        raise Refusal(SLOW_DOWN, seconds=ceil(wait))
    if pin is None:
        raise Refusal(LOCKED)
    if not _fits(pin, lock):
        raise Refusal(WRONG_PIN, seconds=ceil(slow.wrong(address, now)))


def claimed(table: Table, player: Player, command: ClaimSeat) -> Player:
    """Give whose seat somebody asks for by its PIN; Refusal.

    A wrong PIN makes the address wait, and after some of them whoever has guessed at this seat.
    """
    chair = table.company.seats[command.seat]
    tries, now = table.room.seat_tries, table.now()
    address = (player.link.address if player.link is not None else None) or ""
    seat = f"seat {table.id}.{command.seat}"
    wait = tries.wait(address, seat, now)
    if wait > 0:
        raise Refusal(SLOW_DOWN, seconds=ceil(wait))
    if chair.player is None or chair.lock == OPEN or not _fits(command.pin, chair.lock):
        seconds = ceil(tries.wrong(address, seat, now))
        told = {"seat": command.seat, "address": address, "seconds": seconds}
        _LOG.info(fact("wrong-seat-pin", table=table.id, **told))
        raise Refusal(WRONG_PIN, seconds=seconds)
    if chair.player.is_present:
        raise Refusal(SEAT_TAKEN, seat=command.seat)
    return chair.player  # a right one buys no more guesses


def _fits(pin: str, lock: bytes) -> bool:
    salt = lock[:_SALT_BYTES]
    return hmac.compare_digest(lock[_SALT_BYTES:], _hash(salt, pin))


def _hash(salt: bytes, pin: str) -> bytes:
    return hashlib.sha256(salt + pin.encode("utf-8", "surrogatepass")).digest()
