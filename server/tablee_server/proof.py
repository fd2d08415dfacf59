"""What a server proves itself with, as its command line wants it, and what it says of that."""

import datetime
import logging
import sys
from typing import Final

from tablee.protocol.link import key_text
from tablee.protocol.pin import is_pin
from tablee_server.certificate import (
    Credentials,
    KeyProblem,
    kept_credentials,
    passing_credentials,
)
from tablee_server.identity import Identity
from tablee_server.logs import fact
from tablee_server.loopback import is_loopback
from tablee_server.options import Options
from tablee_server.organiser import OrganiserToken
from tablee_server.sentence import Sentence

_LOG: Final = logging.getLogger(__name__)
PLAIN: Final = "--plain: nothing is encrypted. Everybody on this network can read every hand."


def chosen_credentials(options: Options, identity: Identity) -> Credentials | None:
    """Give them, or None where TLS is left out; Sentence if they can't be had.

    It is left out where that was asked for, with a warning, and for a household: its server is
    reached through this machine's own loopback only, with a secret.
    """
    if options.plain:
        print(f"tablee-server: {PLAIN}", file=sys.stderr)
    if options.plain or (options.parent_pipe and is_loopback(options.host)):
        return None
    return _credentials(identity)


def described(credentials: Credentials | None) -> dict[str, str | None]:
    """Give what players may compare, for the starter: the key, and its four words for people."""
    if credentials is None:
        return {"key": None}
    key, words = key_text(credentials.fingerprint), " ".join(credentials.words)
    _LOG.info(fact("key", words=words, fingerprint=key))
    return {"key": key, "words": words}


_LONGEST_LINE: Final = 100


def chosen_pin(options: Options) -> str | None:
    """Give the PIN that players have to show; Sentence if its file has none."""
    if options.pin_file is None:
        return options.pin
    try:
        with options.pin_file.open(encoding="utf-8", errors="replace") as file:
            pin = file.readline(_LONGEST_LINE).strip()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Sentence(f"Can't read the PIN from {options.pin_file}: {reason}.") from error
    if not is_pin(pin):
        raise Sentence(f"The first line of {options.pin_file} is no PIN of 4 to 12 digits.")
    return pin


def organiser_of(identity: Identity) -> OrganiserToken:
    """Give the organiser's token, made at the first start; Sentence if it can't be kept."""
    try:
        return OrganiserToken.kept(identity.folder)
    except OSError as error:
        raise Sentence(_cant_keep("token", identity, error)) from error


def _cant_keep(what: str, identity: Identity, error: OSError) -> str:
    return f"Can't keep a {what} in the folder {identity.folder}: {error.strerror or error}."


def _credentials(identity: Identity) -> Credentials:
    now = datetime.datetime.now(datetime.UTC)
    try:
        if identity.folder is None:
            _LOG.info(fact("key-for-this-run"))
            return passing_credentials(now)
        return kept_credentials(identity.folder, now)
    except KeyProblem as error:
        raise Sentence(str(error)) from error
    except OSError as error:
        raise Sentence(_cant_keep("key", identity, error)) from error
