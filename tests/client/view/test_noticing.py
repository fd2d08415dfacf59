"""What the notice of a server says before anybody presses it."""

from dataclasses import replace

import pytest

from tablee.protocol import SPOKEN, VersionRange
from tablee.protocol.link import key_text
from tablee_client.core.address import Address
from tablee_client.core.known import KnownServer
from tablee_client.core.standing import standing
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.screens.noticing import notice_of, what_bars
from tools.scenes.paper import server

KEY, OTHER = bytes(32), bytes(31) + b"!"
ATTIC = replace(server("Attic", tables=1, players=2), id="a1b2c3d4e5", key=key_text(KEY))
MET = KnownServer(ATTIC.id, ATTIC.name, str(ATTIC.address), KEY)


def test_a_server_stands_as_its_key_does() -> None:
    assert standing(ATTIC, []) == "new"
    assert standing(ATTIC, [MET]) == "known"
    assert standing(replace(ATTIC, key=key_text(OTHER)), [MET]) == "changed"
    assert standing(replace(ATTIC, key=""), [MET]) == "known"
    assert standing(replace(ATTIC, id="else", address=Address("192.0.2.1")), [MET]) == "known"
    assert standing(replace(ATTIC, key="", plain=True), [MET]) == "plain"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_version_that_does_not_fit_names_both_and_who_must_update(locale: str) -> None:
    words = Words(locale)
    newer = replace(ATTIC, compatible=False, protocol=VersionRange(87, 99), software="tablee 9.9")
    older = replace(ATTIC, compatible=False, protocol=VersionRange(0, 0), software="tablee 0.0")
    for barred in (what_bars(words, newer), what_bars(words, older)):
        assert str(SPOKEN) in barred
    assert "87-99" in what_bars(words, newer)
    assert "tablee 9.9" in what_bars(words, newer)
    assert what_bars(words, newer).split(":")[0] != what_bars(words, older).split(":")[0]


def test_a_server_that_answers_and_fits_is_barred_by_nothing() -> None:
    words = Words("en")
    assert what_bars(words, ATTIC) == ""
    assert what_bars(words, replace(ATTIC, reachable=False)) == words("find-silent")


def test_servers_of_one_name_are_told_apart() -> None:
    words = Words("en")
    twin = replace(ATTIC, id="f6e7d8c9b0", address=Address("192.168.1.25", 47711))
    texts = [notice_of(words, one, (ATTIC, twin), ()).at for one in (ATTIC, twin)]
    assert "a1b2c3" in texts[0]
    assert "f6e7d8" in texts[1]
    assert "a1b2c3" not in notice_of(words, ATTIC, (ATTIC,), ()).at


def test_a_pin_and_a_lack_of_encryption_are_told() -> None:
    words = Words("en")
    text = notice_of(words, replace(ATTIC, pin=True, plain=True, key=""), (), ())
    assert text.pin
    assert text.alarms
    assert text.standing == words("find-standing-plain")
    assert not notice_of(words, ATTIC, (), ()).pin
