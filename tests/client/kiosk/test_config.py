"""A kiosk's file: the example is whole, and every slip is one clear sentence."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee_client.commands.kiosk import settings_of
from tablee_client.core.kiosk.config import KioskConfig, KioskConfigError, fields, read_config
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
        ("nmae = 'x'", "nmae"),
        ("name = ''", "name"),
        ("language = 'xx'", "language"),
        ("language = 'de'\nlanguages = ['fr']", "language"),
        ("games = ['chess']", "games"),
        ("[options.chess]\nx = 1", "games"),
        ("[options.gnumies]\nx = 1", "options.gnumies"),
        ("server = 'a b'", "server"),
        ("server = 'AAT-J5T'", "server"),
        ("level = 'god'", "level"),
        ("screen = '24 feet'", "screen"),
        ("screen = '3 in'", "screen"),
        ("[times]\nidle = 'long'", "times.idle"),
        ("[times]\nwarning = 0", "times.warning"),
        ("[sound]\nvolume = 11", "sound.volume"),
        ("[staff]\npin = '4711'", "staff.pin"),
        ("[staff]\npower_off = 'now'", "staff.power_off"),
    ],
)
def test_a_slip_is_told_with_its_field(text: str, field: str, tmp_path: Path) -> None:
    with pytest.raises(KioskConfigError) as caught:
        read_config(written(tmp_path, text))
    assert caught.value.code == "kiosk-field"
    told = caught.value.details
    assert field in f"{told['field']} {told['expected']}"
    for locale in LOCALES:
        sentence = Words(locale).error(caught.value.code, told)
        assert "kiosk.toml" in sentence
        assert "\n" not in sentence


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
