"""`tablee-server link`, and the organiser's token that lies beside the key."""

import datetime
import json
import os
import stat
from pathlib import Path

import pytest

from tablee.protocol.comparison import comparison_words
from tablee.protocol.joincode import join_code
from tablee.protocol.link import Link, key_of, parse_link
from tablee_server.__main__ import main
from tablee_server.certificate import KEY_FILE, kept_credentials
from tablee_server.options import read_options
from tablee_server.organiser import BYTES, FILE, OrganiserToken, proof_of, read_token
from tablee_server.proof import chosen_pin
from tests.server.test_command_line import failure

NOW = datetime.datetime(2026, 11, 30, tzinfo=datetime.UTC)


def said(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> str:
    assert main(["link", "--data", str(folder), "--interface", "192.0.2.7", *words]) == 0
    return capsys.readouterr().out


def test_the_link_leads_to_the_key_of_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = kept_credentials(tmp_path, NOW).fingerprint
    more = ("--port", "4000", "--table", "Chez Zoé", "--pin", "004711", "--json")
    facts = json.loads(said(capsys, tmp_path, *more))
    wanted = Link(("192.0.2.7:4000",), key, "Chez Zoé", "004711")
    assert parse_link(facts["link"]) == wanted
    assert facts["words"] == " ".join(comparison_words(key))
    assert key_of(facts["key"]) == key


def test_people_see_address_words_link_and_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = " ".join(kept_credentials(tmp_path, NOW).words)
    shown = said(capsys, tmp_path)
    assert f"Words:   {words}\n" in shown
    assert "Address: 192.0.2.7\n" in shown
    assert f"Code:    {join_code('192.0.2.7')}\n" in shown
    assert shown.count("█") > 100
    assert "█" not in said(capsys, tmp_path, "--no-code")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--interface", "a b"), "'a b' is no address"),
        (("--host", "a/b"), "'a/b' is no address"),
        (("--table", "x" * 49), "A table's name has 1 to 48 characters"),
        (("--table", ""), "A table's name has 1 to 48 characters"),
    ],
)
def test_what_no_link_can_hold_is_said_in_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept_credentials(tmp_path, NOW)
    capsys.readouterr()  # where another test has started the log
    assert said in failure(capsys, "link", "--data", str(tmp_path), *words)[1]


def test_what_is_missing_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "start the server there first" in failure(capsys, "link", "--data", str(tmp_path))[1]
    assert not (tmp_path / KEY_FILE).exists()
    assert "4 to 12 digits" in failure(capsys, "link", "--data", "x", "--pin", "12")[1]
    kept_credentials(tmp_path, NOW)
    (tmp_path / KEY_FILE).write_text("junk")
    (tmp_path / "server-certificate.pem").unlink()
    capsys.readouterr()  # where another test has started the log
    assert "put its copy back" in failure(capsys, "link", "--data", str(tmp_path))[1]


def test_a_pin_file_is_read_or_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pin = tmp_path / "pin"
    words = ("--host", "127.0.0.1", "--port", "0", "--no-advertise", "--pin-file", str(pin))
    assert "Can't read the PIN" in failure(capsys, *words)[1]
    pin.write_text("secret\n")
    assert "no PIN of 4 to 12 digits" in failure(capsys, *words)[1]
    assert "not allowed with" in failure(capsys, *words, "--pin", "4711")[1]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_of_a_pin_file_no_more_than_a_line_is_read(tmp_path: Path) -> None:
    """Some files never end, /dev/zero for one."""
    pin = tmp_path / "pin"
    os.mkfifo(pin)
    writer = os.open(pin, os.O_RDWR)
    os.write(writer, b"4711\n" + b"0" * 10_000)
    assert chosen_pin(read_options(["--forget", "--pin-file", str(pin)])) == "4711"
    os.close(writer)


def test_the_organisers_token_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    first = OrganiserToken.kept(tmp_path / "state")
    token = read_token(tmp_path / "state")
    assert token is not None
    assert len(token) == BYTES
    for held in (first, OrganiserToken.kept(tmp_path / "state")):
        assert held.admits(proof_of(token, "client", b"asked"), "client", b"asked")
        assert not held.admits(proof_of(token, "server", b"asked"), "client", b"asked")
        assert not held.admits(proof_of(token, "client", b"asked"), "client", b"asked anew")
        assert not held.admits(proof_of(bytes(BYTES), "client", b"asked"), "client", b"asked")
        assert not held.admits(b"", "client", b"asked")
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "state" / FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "junk", "00"])
def test_a_spoilt_token_is_made_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert read_token(tmp_path) is None
    OrganiserToken.kept(tmp_path)
    assert read_token(tmp_path) is not None


def test_without_a_folder_the_token_is_nobodys_but_the_servers() -> None:
    proof = proof_of(bytes(BYTES), "client", b"asked")
    assert not OrganiserToken.kept(None).admits(proof, "client", b"asked")
