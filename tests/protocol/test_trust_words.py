"""What a key is called: its fingerprint, its four words, and the link that carries it."""

import datetime
import hashlib
from collections.abc import Callable

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509.oid import NameOID

from tablee.protocol.comparison import WORDS, comparison_words
from tablee.protocol.fingerprint import expiry_of, fingerprint_of
from tablee.protocol.link import Link, LinkError, is_link, key_of, key_text, parse_link

KEY = hashlib.sha256(b"a key").digest()


def certificate(key: ec.EllipticCurvePrivateKey, until: datetime.datetime, serial: int) -> bytes:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tablee" * serial)])
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name)
    builder = builder.public_key(key.public_key()).serial_number(serial)
    start = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
    builder = builder.not_valid_before(start).not_valid_after(until)
    return builder.sign(key, hashes.SHA256()).public_bytes(Encoding.DER)


def test_a_renewed_certificate_has_the_fingerprint_of_its_key() -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    form = (Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    wanted = hashlib.sha256(key.public_key().public_bytes(*form)).digest()
    soon = datetime.datetime(2031, 2, 3, 4, 5, 6, tzinfo=datetime.UTC)
    late = datetime.datetime(2071, 2, 3, 4, 5, 6, tzinfo=datetime.UTC)
    first, second = certificate(key, soon, 1), certificate(key, late, 9)
    assert first != second
    assert fingerprint_of(first) == fingerprint_of(second) == wanted
    assert expiry_of(first) == "20310203040506Z"
    assert expiry_of(second) == "20710203040506Z"


@pytest.mark.parametrize("data", [b"", b"\x30", b"\x30\x05abc", b"\x30\x00", b"\x30\x84" * 9])
@pytest.mark.parametrize("read", [fingerprint_of, expiry_of])
def test_what_is_no_certificate_is_refused(read: Callable[[bytes], object], data: bytes) -> None:
    with pytest.raises(ValueError, match=r"DER|certificate"):
        read(data)


def test_the_words_can_be_told_apart() -> None:
    assert len(set(WORDS)) == 256
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 9 for word in WORDS)
    shortened = {word[:i] + "?" + word[i + 1 :] for word in WORDS for i in range(len(word))}
    assert len(shortened) == sum(map(len, WORDS)), "two words differ in one letter only"


def test_every_key_has_words_of_its_own() -> None:
    assert comparison_words(KEY) == ("nylon", "halo", "bungalow", "melon")
    assert comparison_words(bytes(32)) != comparison_words(KEY)


@pytest.mark.parametrize(
    "link",
    [
        Link(("192.0.2.7",)),
        Link(("192.0.2.7", "[2001:db8::1]:4000", "salon.local:1"), KEY),
        Link(("salon",), KEY, "Chez Zoé & Noé/2", "004711"),
        Link(("salon",), None, "7"),
    ],
)
def test_a_link_is_read_as_it_was_written(link: Link) -> None:
    assert is_link(str(link))
    assert parse_link(f"  {link} ") == link
    assert str(link).isascii()


def test_what_a_later_version_adds_is_passed_over() -> None:
    assert parse_link(f"tablee://salon/{key_text(KEY)}?hue=3") == Link(("salon",), KEY)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("tablee://", "address"),
        ("tablee://a,,b/", "address"),
        ("tablee://" + ",".join("abcdefghi") + "/", "address"),
        ("http://salon/", "address"),
        ("tablee://salon/abc", "key"),
        ("tablee://salon/" + "a" * 51 + "b", "key"),
        ("tablee://salon/?pin=12", "pin"),
        ("tablee://salon/?pin=abcd", "pin"),
        ("tablee://salon/?table=", "table"),
        ("tablee://salon/?table=%E2%80%AE", "table"),
        ("tablee://" + "x" * 1000, "length"),
    ],
)
def test_a_bad_link_names_the_part_that_is_bad(text: str, part: str) -> None:
    with pytest.raises(LinkError) as caught:
        parse_link(text)
    assert (caught.value.code, caught.value.details) == ("bad-link", {"part": part})


def test_a_key_is_written_in_one_way_only() -> None:
    assert key_of(key_text(KEY)) == key_of(key_text(KEY).upper()) == KEY
    assert key_of("a" * 51 + "b") is None
