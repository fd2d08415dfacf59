"""The staff's PIN: kept as a salted hash, and slow for whoever guesses.

The hash is scrypt with 16 MiB (RFC 7914), so even the 10,000 PINs of four digits take whoever has
the file some ten minutes of a core; at the kiosk each wrong try doubles the wait, up to an hour.
"""

import base64
import contextlib
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tablee_client.core.whole import write_whole

_N: Final = 2**14
_R: Final = 8
_P: Final = 1
_SALT: Final = 16
_MEMORY: Final = 64 * 1024 * 1024
_FORM: Final = re.compile(r"scrypt:([A-Za-z0-9_-]{22}):([A-Za-z0-9_-]{43})")
FREE_TRIES: Final = 3
LONGEST_WAIT: Final = 3600.0


def hashed(pin: str, salt: bytes | None = None) -> str:
    """Give the text that the kiosk's file keeps of a PIN."""
    salt = secrets.token_bytes(_SALT) if salt is None else salt
    return f"scrypt:{_text(salt)}:{_text(_stretched(pin, salt))}"


def is_hashed(text: str) -> bool:
    """Tell whether a text is one that `hashed` gives."""
    return _FORM.fullmatch(text) is not None


def fits(pin: str, kept: str) -> bool:
    """Tell whether a PIN is the one of which `kept` was made; takes about 50 ms on purpose."""
    found = _FORM.fullmatch(kept)
    if found is None:
        return False
    return hmac.compare_digest(_stretched(pin, _bytes(found[1])), _bytes(found[2]))


class _Kept(msgspec.Struct, frozen=True):
    """Wrong tries, and until when one waits (Unix time)."""

    wrong: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    until: float = 0.0


class Tries:
    """Counts wrong tries and says how long to wait; a right one forgets them.

    With a `file` they outlive the window and the machine's being switched off. `wall` gives Unix
    time; a clock that was set makes nobody wait longer than LONGEST_WAIT.
    """

    def __init__(self, file: Path | None = None, *, wall: Callable[[], float] = time.time) -> None:
        self._file, self._wall = file, wall
        kept = self._read()
        self._wrong = kept.wrong
        left = kept.until - wall() if kept.wrong else 0.0
        self._left: float | None = min(max(0.0, left), LONGEST_WAIT)
        self._until = 0.0

    def wait(self, now: float) -> float:
        """Give the seconds until the next try is taken; 0 if it is now."""
        if self._left is not None:  # counted on from the first look at the clock
            self._until, self._left = now + self._left, None
        return max(0.0, self._until - now)

    def failed(self, now: float) -> None:
        """Count a wrong try."""
        self._wrong, self._left = min(self._wrong + 1, 10_000), None
        if self._wrong >= FREE_TRIES:
            doubled = 2.0 ** min(self._wrong - FREE_TRIES + 2, 16)
            self._until = now + min(doubled, LONGEST_WAIT)
        self._write(_Kept(self._wrong, self._wall() + max(0.0, self._until - now)))

    def passed(self) -> None:
        """Forget the wrong ones."""
        self._wrong, self._until, self._left = 0, 0.0, None
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)

    def _read(self) -> _Kept:
        if self._file is None:
            return _Kept()
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (OSError, ValueError, RecursionError):
            return _Kept()

    def _write(self, kept: _Kept) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            write_whole(self._file, msgspec.json.encode(kept))


def _stretched(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(
        pin.encode("utf-8"), salt=salt, n=_N, r=_R, p=_P, maxmem=_MEMORY, dklen=32
    )


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
