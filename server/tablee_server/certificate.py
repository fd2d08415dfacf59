"""The server's key and certificate: made at the first start, kept for years, renewed by itself.

Players remember the key, not the certificate. Near its end a certificate is made anew under the
same key, so nobody notices; clients don't look at the dates, since clocks of a LAN may be wrong.
Without a folder both live in memory for this run.
"""

import datetime
import logging
import secrets
import ssl
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.protocol.comparison import comparison_words
from tablee.protocol.fingerprint import expiry_of, fingerprint_of
from tablee_server.logs import fact
from tablee_server.private import close_to_others, own_folder, write_alone

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_LOG: Final = logging.getLogger(__name__)
KEY_FILE: Final = "server-key.pem"
CERTIFICATE_FILE: Final = "server-certificate.pem"
LIFE: Final = datetime.timedelta(days=20 * 365)
RENEWED: Final = datetime.timedelta(days=365)
"""A certificate that ends within this time is made anew at the start."""


class KeyProblem(Exception):
    """The key that is kept can't be used; the text says so in one sentence."""


@dataclass(frozen=True, slots=True)
class Credentials:
    """What a server proves itself with: TLS for its sockets, and its key's fingerprint."""

    context: ssl.SSLContext
    fingerprint: bytes

    @property
    def words(self) -> tuple[str, ...]:
        """Give the four words that people compare."""
        return comparison_words(self.fingerprint)


def kept_credentials(folder: Path, now: datetime.datetime) -> Credentials:
    """Give those of the folder, made there at the first start; OSError or KeyProblem."""
    key, certificate = folder / KEY_FILE, folder / CERTIFICATE_FILE
    own_folder(folder)
    if not key.exists():
        write_alone(key, _pem_of(_new_key()))
    close_to_others(key)
    if not _lasts(certificate, now):
        _renew(key, certificate, now)
    try:
        return _loaded(certificate, key)
    except ssl.SSLError:  # a certificate of another key, say
        _renew(key, certificate, now)
        return _loaded(certificate, key)


def passing_credentials(now: datetime.datetime) -> Credentials:
    """Give some for this run only. OSError if there is no room for temporary files."""
    key, password = _new_key(), secrets.token_bytes(16)
    # OpenSSL reads from files alone: they hold the key encrypted, and only while it is read.
    with tempfile.TemporaryDirectory(prefix="tablee-") as name:
        folder = Path(name)
        write_alone(folder / KEY_FILE, _pem_of(key, password))
        (folder / CERTIFICATE_FILE).write_bytes(_certificate_of(key, now))
        return _loaded(folder / CERTIFICATE_FILE, folder / KEY_FILE, password)


def _loaded(certificate: Path, key: Path, password: bytes | None = None) -> Credentials:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # nobody resumes, and each ticket would cost a write and memory
    context.load_cert_chain(certificate, key, password)
    return Credentials(context, fingerprint_of(_der_of(certificate)))


def _lasts(certificate: Path, now: datetime.datetime) -> bool:
    try:
        return expiry_of(_der_of(certificate)) > f"{now + RENEWED:%Y%m%d%H%M%SZ}"
    except (OSError, ValueError):
        return False


def _der_of(certificate: Path) -> bytes:
    return ssl.PEM_cert_to_DER_cert(certificate.read_text("ascii", "replace"))


def _renew(key: Path, certificate: Path, now: datetime.datetime) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        known = load_pem_private_key(key.read_bytes(), None)
    except (ValueError, TypeError) as error:
        raise KeyProblem(_unusable(key)) from error
    if not isinstance(known, ec.EllipticCurvePrivateKey):
        raise KeyProblem(_unusable(key))
    write_alone(certificate, _certificate_of(known, now))
    _LOG.info(fact("certificate", file=certificate, until=f"{now + LIFE:%Y-%m-%d}"))


def _unusable(key: Path) -> str:
    return (
        f"The server's key in {key} can't be read: put its copy back, or delete it, and the server "
        "makes a new one, of which every player will be warned."
    )


def _new_key() -> "EllipticCurvePrivateKey":
    # Late, here and below: later starts do without this library, whose import takes a while.
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1())


def _pem_of(key: "EllipticCurvePrivateKey", password: bytes | None = None) -> bytes:
    from cryptography.hazmat.primitives import serialization

    lock: serialization.KeySerializationEncryption = serialization.NoEncryption()
    if password is not None:
        lock = serialization.BestAvailableEncryption(password)
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, lock)
    return key.private_bytes(*form)


def _certificate_of(key: "EllipticCurvePrivateKey", now: datetime.datetime) -> bytes:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.serialization import Encoding

    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "tablee-server")])
    builder = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + LIFE)
    )
    return builder.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM)
