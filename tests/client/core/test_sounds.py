"""Every sound that is named is there, every sound that is there is played; how loud, what music."""

import ast
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import tablee_client
from tablee_assets import sounds
from tablee_client.core.loudness import Loudness, loudness
from tablee_client.core.score import BASS, REST, SCALE, Note, score
from tablee_client.core.settings import Settings
from tablee_client.core.sounds import Sound
from tablee_client.view.sound.music import DRONE, STRING

HALF_AN_HOUR = 1800.0


def played() -> set[str]:
    """Give the members of Sound that the client's source names."""
    folder = Path(tablee_client.__file__).parent
    trees = (ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    named = (n for n in nodes if isinstance(n.value, ast.Name) and n.value.id == "Sound")
    return {node.attr for node in named}


def test_every_sound_has_its_files_and_every_file_its_sound() -> None:
    music = {DRONE, *(f"{STRING}{string}" for string in (*SCALE, *BASS))}
    assert {*map(str, Sound), *music} == set(sounds())


def test_every_sound_is_played_somewhere() -> None:
    assert played() == {sound.name for sound in Sound}


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        (Settings(volume=1.0), Loudness(1.0, 0.0)),
        (Settings(volume=0.5), Loudness(0.25, 0.0)),
        (Settings(volume=1.0, effects_volume=0.5), Loudness(0.25, 0.0)),
        (Settings(volume=1.0, music=True, music_volume=0.5), Loudness(1.0, 0.25)),
        (Settings(volume=1.0, music=True, muted=True), Loudness()),
        (Settings(volume=0.0, music=True), Loudness()),
    ],
)
def test_gains_follow_the_settings(settings: Settings, wanted: Loudness) -> None:
    assert loudness(settings) == wanted
    assert wanted.is_silent == (wanted == Loudness())


def half_an_hour(seed: int) -> list[Note]:
    notes: list[Note] = []
    passed = 0.0
    for note in score(Random(seed)):
        passed += note.after
        if passed > HALF_AN_HOUR:
            break
        notes.append(note)
    return notes


def test_the_music_is_sparse_and_rests() -> None:
    notes = half_an_hour(1)
    assert 20 * 30 < len(notes) < 50 * 30
    assert min(note.after for note in notes) > 0.5
    assert sum(note.after >= REST[0] for note in notes) > 150


def test_the_music_has_only_its_own_strings_and_no_phrase_goes_on_and_on() -> None:
    notes = half_an_hour(2)
    assert {note.string for note in notes} == {*SCALE, *BASS}
    assert all(0 < note.strong <= 1 and abs(note.side) < 0.5 for note in notes)
    minutes = [tuple(note.string for note in notes[k : k + 12]) for k in range(0, 600, 12)]
    assert len(set(minutes)) == len(minutes)


def test_the_same_dice_give_the_same_music() -> None:
    one, other = (list(islice(score(Random(7)), 50)) for _ in range(2))
    assert one == other
    assert one != list(islice(score(Random(8)), 50))
