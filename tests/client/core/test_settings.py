"""Settings: kept whole, never a reason not to play."""

from pathlib import Path

import msgspec
import pytest

from tablee_client.core.folders import hosted_folder, settings_file
from tablee_client.core.settings import AVATARS, Settings, SettingsFile


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "deep" / "settings.toml")
    wanted = Settings(locale="fr", name="Léa", avatar=5, animation_speed=0.5, reduced_motion=True)
    assert file.save(wanted.with_server("attic:1"))
    assert file.load() == wanted.with_server("attic:1")
    assert file.notices == []
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.toml"]


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    assert file.load().with_(locale="en") == Settings()
    assert file.notices == []


def test_a_broken_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("name = [broken")
    file = SettingsFile(path)
    assert file.load().name == ""
    assert [notice.code for notice in file.notices] == ["settings-broken"]
    assert (tmp_path / "settings.broken").read_text() == "name = [broken"
    assert not path.exists()


def test_bytes_that_are_no_text_are_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"\xff\xfe\x00")
    file = SettingsFile(path)
    assert file.load().avatar == 0
    assert [notice.code for notice in file.notices] == ["settings-broken"]


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "ui_scale = " + "9" * 5000])
def test_what_no_reader_stands_is_set_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    file = SettingsFile(path)
    assert file.load().ui_scale == 1.0
    assert [notice.code for notice in file.notices] == ["settings-broken"]


def test_one_bad_field_takes_its_default_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('name = "Zoé"\navatar = 99\nui_scale = "big"\nfuture = 1\n')
    file = SettingsFile(path)
    loaded = file.load()
    assert (loaded.name, loaded.avatar, loaded.ui_scale) == ("Zoé", 0, 1.0)
    assert file.notices[0].details == {"fields": "avatar, ui_scale"}


def test_a_folder_that_cannot_be_written_leaves_a_notice(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    file = SettingsFile(tmp_path / "file" / "settings.toml")
    assert not file.save(Settings())
    assert [notice.code for notice in file.notices] == ["settings-unwritable"]


OUT_OF_BOUNDS: tuple[tuple[str, object], ...] = (
    *(("avatar", AVATARS), ("avatar", -1), ("monitor", -1), ("monitor", 16)),
    *(("ui_scale", 0.7), ("ui_scale", 1.1), ("text_scale", 0.9), ("text_scale", 1.6)),
    *(("screen_inches", -1.0), ("screen_inches", 121.0), ("screen_inches", "24 in")),
    *(("animation_speed", 5.0), ("palette", "pink"), ("window", "half"), ("locale", "xx")),
    *((name, out) for name in ("volume", "effects_volume", "music_volume") for out in (-0.1, 1.1)),
    *((name, "yes") for name in ("muted", "music", "pattern_marks", "four_colour")),
    *(("keys", keys) for keys in ({"journal": "f1"}, {"journal": ""}, {"journal": "7"}, ["j"])),
    *((name, 2) for name in ("pad_vibration", "pad_swapped", "reduced_motion")),
    *(("name", f"Zo{sign}") for sign in ("\n", "\x1b", "\u202e", "\x00")),
    *(("servers", servers) for servers in (["attic\n"], ["\x1b[2J"], ["a" * 301])),
)


@pytest.mark.parametrize(("name", "value"), OUT_OF_BOUNDS)
def test_a_value_out_of_bounds_is_refused(name: str, value: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        Settings().with_(**{name: value})


def test_every_kind_of_value_is_loaded_as_it_was_saved(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    wanted = Settings(
        monitor=1,
        ui_scale=0.75,
        screen_inches=13.3,
        text_scale=1.5,
        palette="safe",
        pattern_marks=True,
        four_colour=True,
        muted=True,
        volume=0.0,
        effects_volume=0.25,
        music=True,
        music_volume=1.0,
        pad_vibration=False,
        pad_swapped=True,
        keys={"journal": "é", "hint": "z"},
    )
    assert file.save(wanted)
    assert file.load().with_(locale=wanted.locale) == wanted
    assert file.notices == []


def test_settings_of_an_older_release_stay_valid(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('locale = "fr"\nname = "Zoé"\navatar = 7\nui_scale = 1\n')
    file = SettingsFile(path)
    assert file.load() == Settings(locale="fr", name="Zoé", avatar=7)
    assert file.notices == []


def test_servers_are_remembered_once_the_latest_first() -> None:
    settings = Settings().with_server("a").with_server("b").with_server("a")
    assert settings.servers == ("a", "b")
    for number in range(40):
        settings = settings.with_server(str(number))
    assert len(settings.servers) == 16


def test_one_variable_moves_everything(tmp_path: Path) -> None:
    environ = {"TABLEE_HOME": str(tmp_path)}
    assert settings_file(environ) == tmp_path / "settings.toml"
    assert hosted_folder(environ) == tmp_path / "hosted"
    assert settings_file({}).name == "settings.toml"
