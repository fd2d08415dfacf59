"""The baked sounds: made the same every time, short, dry, never shrill, and small in all."""

import itertools
import wave
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from tablee_assets import sound_files, sounds

TOTAL_LIMIT = 2_000_000
LONGEST, LONGEST_MUSIC = 2.0, 6.0
"""Seconds: a win takes no longer, and a string of the music rings no longer than its drone."""
BRIGHTEST = 3500.0
"""Hz, in the middle of what is heard."""
LOUDEST = 0.92
NAMES = sorted(sounds())
FILES = [file for name in NAMES for file in sound_files(name)]
MUSIC = ("string_", "drone")
QUICK = ("hover", "token", "deal", "coin", "bead", "drum", "pull", "string_a2")

Bake = Callable[[str, Path], int]


@pytest.fixture
def bake() -> Bake:
    """Bake the sounds of one name into a folder; skipped where the extra `art` is missing."""
    for library in ("numpy", "scipy", "PIL"):
        pytest.importorskip(library, reason="baking needs the extra `art`")
    from tools.synth.__main__ import main

    return lambda name, folder: main(["--only", name, "--sounds", str(folder)])


def heard(file: Traversable) -> tuple[wave.Wave_read, bytes]:
    with file.open("rb") as stream, wave.open(stream) as sound:
        return sound, sound.readframes(sound.getnframes())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_a_sound_is_short_never_cut_and_ends_in_silence(file: Traversable) -> None:
    sound, data = heard(file)
    values = memoryview(data).cast("h")
    seconds = len(values) / sound.getframerate()
    is_music = file.name.startswith(MUSIC)
    assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
    assert 0.04 <= seconds <= (LONGEST_MUSIC if is_music else LONGEST)
    assert 0.01 < max(map(abs, values)) / 32767 <= LOUDEST
    if not file.name.startswith("drone"):
        assert max(abs(values[0]), abs(values[-1])) <= 40


def test_the_drone_goes_on_without_a_seam() -> None:
    _, data = heard(sound_files("drone")[0])
    values = memoryview(data).cast("h")
    steps = [abs(b - a) for a, b in itertools.pairwise(values)]
    assert abs(values[0] - values[-1]) <= max(steps)


def test_all_sounds_together_are_small() -> None:
    assert sum(len(file.read_bytes()) for file in FILES) <= TOTAL_LIMIT


def test_a_name_without_a_sound_is_told() -> None:
    with pytest.raises(LookupError, match="no sound is called 'trumpet'"):
        sound_files("trumpet")


@pytest.mark.usefixtures("bake")
def test_no_effect_is_shrill_and_calls_are_louder_than_pieces() -> None:
    from tools.synth.__main__ import SOUNDS
    from tools.synth.catalogue import effects
    from tools.synth.loudness import brightness, loudness
    from tools.synth.oven import file_names, read

    loud: dict[str, float] = {}
    for name, recipe in effects().items():
        for file in file_names(name, recipe):
            sound = read(SOUNDS / file)
            assert brightness(sound) < BRIGHTEST, file
            loud[name] = loudness(sound)
    assert max(loud.values()) < -18
    assert loud["hover"] < loud["press"] < loud["drum"]
    assert max(loud[name] for name in ("deal", "lay", "token", "coin", "bead")) < loud["drum"]


@pytest.mark.usefixtures("bake")
def test_every_shipped_sound_has_a_recipe_and_every_recipe_its_files() -> None:
    from tools.synth.catalogue import catalogue
    from tools.synth.oven import file_names

    wanted = {file for name, recipe in catalogue().items() for file in file_names(name, recipe)}
    assert {file.name for file in FILES} == wanted


@pytest.mark.parametrize("name", QUICK)
def test_baking_twice_gives_the_same_bytes(bake: Bake, name: str, tmp_path: Path) -> None:
    once, again = tmp_path / "once", tmp_path / "again"
    assert [bake(name, folder) for folder in (once, again)] == [0, 0]
    files = sorted(file.name for file in once.iterdir())
    assert files == [file.name for file in sound_files(name)]
    assert all((once / file).read_bytes() == (again / file).read_bytes() for file in files)


@pytest.mark.parametrize("name", QUICK)
def test_the_shipped_sound_is_the_one_made(bake: Bake, name: str, tmp_path: Path) -> None:
    """Other processors may round the last bit elsewhere."""
    bake(name, tmp_path)
    for file in sound_files(name):
        with (tmp_path / file.name).open("rb") as stream, wave.open(stream) as sound:
            fresh = memoryview(sound.readframes(sound.getnframes())).cast("h")
        shipped = memoryview(heard(file)[1]).cast("h")
        assert len(fresh) == len(shipped)
        assert max(abs(a - b) for a, b in zip(fresh, shipped, strict=True)) <= 2


def test_a_listing_a_sheet_and_a_tour_show_what_there_is(
    bake: Bake, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.synth.__main__ import main

    bake("t?ck", tmp_path)
    asked = ["--only", "t?ck", "--sounds", str(tmp_path), "--look", "--list"]
    sheet, tour = tmp_path / "sheet.png", tmp_path / "tour.wav"
    assert main([*asked, "--sheet", str(sheet), "--tour", str(tour)]) == 0
    assert "1 files" in capsys.readouterr().out
    assert sheet.stat().st_size > 0
    assert tour.stat().st_size > (tmp_path / "tick.wav").stat().st_size


def test_a_pattern_that_matches_nothing_is_told(
    bake: Bake, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bake("trumpet", tmp_path) == 1
    assert "no sound is called trumpet" in capsys.readouterr().out
