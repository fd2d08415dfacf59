"""A kiosk's file: the example is whole, and every slip is one clear sentence."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee_client.commands.kiosk import settings_of
from tablee_client.core.kiosk.config import KioskConfig, KioskConfigError, fields, read_config
from tablee_client.core.kiosk.expected import expected
from tablee_client.core.kiosk.staff import hashed
from tablee_client.core.words import LOCALES, Words

EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "kiosk.toml"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "kiosk.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_example_can_be_used_and_shows_every_field() -> None:
    config = read_config(EXAMPLE)
    usual = KioskConfig(options={"gnumies": {"star_card": True}})
    assert config == usual
    shown = tomllib.loads(EXAMPLE.read_text("utf-8"))
    for field in fields():
        part: Any = shown
        for key in field.split("."):
            assert key in part, field
            part = part[key]


def test_an_empty_file_is_the_usual_kiosk(tmp_path: Path) -> None:
    config = read_config(written(tmp_path, ""))
    assert config == KioskConfig()
    assert len(config.slugs) == 5
    assert config.invitation is None


def test_a_server_may_be_an_address_a_code_or_a_link(tmp_path: Path) -> None:
    for server in ("salon:4000", "AAT-J5S", "tablee://salon/"):
        config = read_config(written(tmp_path, f'server = "{server}"'))
        assert config.invitation is not None


def test_the_screen_may_be_measured_in_inches_or_centimetres(tmp_path: Path) -> None:
    for said in ("24 in", "60.96 cm", "60,96cm"):
        config = read_config(written(tmp_path, f'screen = "{said}"'))
        assert settings_of(config).screen_inches == pytest.approx(24.0)
    assert settings_of(KioskConfig()).screen_inches == 0.0


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("name = ''", "name"),
        ("language = 'xx'", "language"),
        ("language = 'de'\nlanguages = ['fr']", "language"),
        ("games = ['chess']", "games"),
        ("[options.chess]\nx = 1", "options: chess"),
        ("options.gnumies = 1", "options"),
        ("[options.gnumies]\nstar_card = 'x'", "options.gnumies.star_card"),
        ("[options.nain]\nstarter = 7", "options.nain"),
        ("languages = ['it']", "languages"),
        ("server = 'a b'", "server"),
        ("level = 'god'", "level"),
        ("screen = '24 feet'", "screen"),
        ("screen = '3 in'", "screen"),
        ("[times]\nidle = 'long'", "times.idle"),
        ("[times]\nwarning = 0", "times.warning"),
        ("[sound]\nvolume = 11", "sound.volume"),
        ("[staff]\npin = '4711'", "staff.pin"),
        ("[staff]\npower_off = 'now'", "staff.power_off"),
        ("[staff]\npower_off = ['']", "staff.power_off"),
        ('[staff]\npower_off = ["off\\u0000"]', "staff.power_off"),
    ],
)
def test_a_slip_is_told_with_its_field(text: str, field: str, tmp_path: Path) -> None:
    with pytest.raises(KioskConfigError) as caught:
        read_config(written(tmp_path, text))
    assert caught.value.code == "kiosk-field"
    told = caught.value.details
    assert str(told["field"]).startswith(field)
    assert not re.search("xpected|nvalid|bject", str(told["expected"])), "half a parser's sentence"
    assert_worded(caught.value)


def assert_worded(error: KioskConfigError) -> None:
    for locale in LOCALES:
        sentence = Words(locale).error(error.code, error.details)
        assert "kiosk.toml" in sentence
        assert "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("nmae = 'x'", "kiosk-unknown", ("nmae", "name, language")),
        ("[times]\nx = 1", "kiosk-unknown", ("times.x", "idle, warning, show")),
        ("[options.gnumies]\nx = 1", "kiosk-unknown", ("options.gnumies.x", "star_card")),
        ("languages = ['en', 'fr', 'en']", "kiosk-twice", ("languages", "en")),
        ("games = ['nain', 'nain']", "kiosk-twice", ("games", "nain")),
        ("server = 'AAT-J5T'", "kiosk-join-code", ("AAT-J5T",)),
        ("#" * 65_537, "kiosk-too-long", ("64",)),
    ],
)
def test_a_slip_of_its_own_kind_is_named(
    text: str, code: str, told: tuple[str, ...], tmp_path: Path
) -> None:
    with pytest.raises(KioskConfigError) as caught:
        read_config(written(tmp_path, text))
    assert caught.value.code == code
    for locale in LOCALES:
        sentence = Words(locale).error(code, caught.value.details)
        assert all(part in sentence for part in told)
    assert_worded(caught.value)


def test_every_field_says_what_it_takes() -> None:
    assert all(expected(field) for field in fields())


def test_a_mark_at_the_beginning_is_no_slip(tmp_path: Path) -> None:
    assert read_config(written(tmp_path, "\ufeffname = 'x'")).name == "x"


def test_the_longest_file_is_read_to_its_end(tmp_path: Path) -> None:
    last = "name = 'x'"
    path = written(tmp_path, "#" * (65_536 - len(last) - 1) + "\n" + last)
    assert read_config(path).name == "x"


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff\xfe = [")
    for path, code in (
        (tmp_path / "absent.toml", "kiosk-unreadable"),
        (tmp_path, "kiosk-unreadable"),
        (written(tmp_path, "name = "), "kiosk-not-toml"),
        (broken, "kiosk-not-toml"),
    ):
        with pytest.raises(KioskConfigError) as caught:
            read_config(path)
        assert caught.value.code == code


def test_a_hashed_pin_is_taken(tmp_path: Path) -> None:
    kept = hashed("4711")
    assert read_config(written(tmp_path, f'[staff]\npin = "{kept}"')).staff.pin == kept
