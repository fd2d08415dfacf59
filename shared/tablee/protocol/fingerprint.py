"""Who a server is, cryptographically: the fingerprint of its public key.

It is taken from the certificate's key and not from the certificate, so that a certificate may be
renewed under the same key without any client noticing. Only the outline of the certificate is
read; whether it is well signed doesn't matter, since TLS has proven that its owner has the key.
"""

import hashlib
from typing import Final

FINGERPRINT_BYTES: Final = 32
_VERSION: Final = 0xA0
_BEFORE_VALIDITY: Final = 3  # serial number, signature algorithm, issuer
_LONG_FORM: Final = 0x80


def fingerprint_of(certificate: bytes) -> bytes:
    """Give SHA-256 of a certificate's SubjectPublicKeyInfo; both in DER. ValueError if it isn't."""
    fields = _fields_of(certificate)
    return hashlib.sha256(fields[_BEFORE_VALIDITY + 2]).digest()


def expiry_of(certificate: bytes) -> str:
    """Give the end of a certificate's validity as "YYYYMMDDHHMMSSZ"; ValueError if it is none."""
    validity = _fields_of(certificate)[_BEFORE_VALIDITY]
    text = _body(_part(_body(validity), 1)).decode("ascii")
    # UTCTime has two digits of the year, from 1950 to 2049.
    return text if len(text) == len("YYYYMMDDHHMMSSZ") else _century(text) + text


def _century(text: str) -> str:
    return "19" if text[:2] >= "50" else "20"


def _fields_of(certificate: bytes) -> list[bytes]:
    """Give the fields of the certificate's signed part from its serial number on."""
    fields = _parts(_body(_part(_body(certificate), 0)))
    if fields and fields[0][0] == _VERSION:
        del fields[0]
    if len(fields) <= _BEFORE_VALIDITY + 2:
        raise ValueError("not a certificate")
    return fields


def _parts(body: bytes) -> list[bytes]:
    """Split what a sequence holds into its elements, each with its header."""
    parts = []
    while body:
        head, length = _header(body)
        parts.append(body[: head + length])
        body = body[head + length :]
    return parts


def _part(body: bytes, number: int) -> bytes:
    parts = _parts(body)
    if number >= len(parts):
        raise ValueError("a DER sequence is too short")
    return parts[number]


def _body(element: bytes) -> bytes:
    head, length = _header(element)
    return element[head : head + length]


def _header(data: bytes) -> tuple[int, int]:
    """Give the length of an element's header and of its body; ValueError if either is cut off."""
    if len(data) < 2:
        raise ValueError("a DER element is cut off")
    length, head = data[1], 2
    if length & _LONG_FORM:
        head += length & ~_LONG_FORM
        length = int.from_bytes(data[2:head], "big")
    if head + length > len(data):
        raise ValueError(f"a DER element of {length} bytes is cut off")
    return head, length
