"""The baked pictures that are shipped: complete, true to the manifest, and small in all."""

import struct
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

import tablee_assets
from tablee_assets import Picture, art, manifest
from tablee_client.core.settings import AVATARS

TOTAL_LIMIT = 52_000_000
"""Five games of about five megabytes each, hall and controls: what a player fetches once."""
NAMES = sorted(manifest())
SOFT = "bg/hall_quiet"
BACKDROPS = [n for n in NAMES if n.startswith("bg/") and "@" not in n and n != SOFT]
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ICONS = (
    *("menu", "book", "gear", "lantern", "door", "hat", "clock", "people", "card", "token", "back"),
    *("check", "cross", "crown", "eye", "plus", "minus", "left", "right", "chat", "robot", "host"),
    *("wifi", "star", "warning", "practice"),
)
PATCHES = (
    *("plaque", "plaque_gold", "panel", "halo", "focus_ring", "note", "bubble", "notice"),
    *("notice_selected", "entry", "entry_focus", "field", "tag_slate", "tag_brass", "tab"),
    *("page", "slider_track", "slider_fill", "shade", "row", "row_hover"),
)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_as_large_as_the_manifest_says(name: str) -> None:
    picture = manifest()[name]
    width, height = _pixels(art(name))
    assert (width, height) == (picture.width * picture.scale, picture.height * picture.scale)


@pytest.mark.parametrize("name", NAMES)
def test_margins_and_border_fit_into_the_picture(name: str) -> None:
    picture = manifest()[name]
    for edges in (picture.pad, picture.margins or picture.pad):
        assert min(edges) >= 0
        assert edges[0] + edges[2] <= picture.width
        assert edges[1] + edges[3] <= picture.height


@pytest.mark.parametrize("name", [name for name in NAMES if manifest()[name].margins])
def test_margins_hold_the_whole_border(name: str) -> None:
    picture = manifest()[name]
    assert picture.margins is not None
    assert all(fixed >= border for fixed, border in zip(picture.margins, picture.pad, strict=True))


def test_the_deck_is_whole() -> None:
    cards = {f"cards/{rank}{suit}" for rank in RANKS for suit in "CDHS"}
    glyphs = {f"cards/suit_{suit}{light}" for suit in "CDHS" for light in ("", "_light")}
    assert cards | glyphs | {"cards/back"} <= set(NAMES)
    assert len({(manifest()[card].width, manifest()[card].height) for card in cards}) == 1


def test_eight_seats_have_enamel_and_badge_and_everybody_can_choose_a_face() -> None:
    wanted = {f"seats/{kind}_{n}" for kind in ("enamel", "badge") for n in range(8)}
    faces = {f"seats/face_{n}" for n in range(AVATARS)}
    assert wanted | faces <= set(NAMES)
    assert f"seats/face_{AVATARS}" not in NAMES


def test_icons_exist_in_brass_and_in_ink() -> None:
    wanted = {f"ui/icon_{icon}{ink}" for icon in ICONS for ink in ("", "_ink")}
    assert wanted <= set(NAMES)


def test_what_stretches_is_a_nine_patch() -> None:
    states = ("", "_hover", "_pressed", "_disabled")
    buttons = {f"button_{kind}{state}" for kind in ("brass", "wood", "ember") for state in states}
    assert all(manifest()[f"ui/{name}"].margins for name in {*PATCHES, *buttons})


def test_states_of_a_button_can_be_swapped() -> None:
    def frame(state: str) -> tuple[object, ...]:
        picture = manifest()[f"ui/button_brass{state}"]
        return picture.width, picture.height, picture.pad, picture.margins

    assert {frame(state) for state in ("_hover", "_pressed", "_disabled")} == {frame("")}


@pytest.mark.parametrize("name", BACKDROPS)
def test_a_backdrop_fills_the_screen_in_two_scales(name: str) -> None:
    for shown, scale in ((manifest()[name], 2), (manifest()[f"{name}@1"], 1)):
        assert (shown.width, shown.height, shown.scale) == (1920, 1080, scale)


def test_a_picture_out_of_focus_has_one_master() -> None:
    shown = manifest()[SOFT]
    assert (shown.width, shown.height, shown.scale) == (1920, 1080, 1)
    assert f"{SOFT}@1" not in NAMES


def test_fire_frames_share_one_place() -> None:
    frames = [manifest()[f"hall/fire_{n}"] for n in range(6)]
    assert frames[0].place is not None
    assert len({(frame.place, frame.width, frame.height, frame.anchor) for frame in frames}) == 1


def test_nothing_lies_about_that_the_manifest_does_not_name() -> None:
    named = {picture.file for picture in manifest().values()} | {"manifest.json", "README.md"}
    assert set(_files(resources.files(tablee_assets) / "art", "")) == named


def test_all_pictures_together_stay_small() -> None:
    assert sum(len(art(name).read_bytes()) for name in NAMES) < TOTAL_LIMIT


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(LookupError, match="no picture is called 'ui/nothing'"):
        art("ui/nothing")


def test_the_body_is_the_picture_without_its_border() -> None:
    picture = Picture("x.png", 100, 60, 2, None, (50, 30), (10, 5, 20, 15))
    assert picture.body_size == (70, 40)


def _files(folder: Traversable, path: str) -> list[str]:
    found: list[str] = []
    for child in folder.iterdir():
        inner = f"{path}{child.name}"
        found += _files(child, f"{inner}/") if child.is_dir() else [inner]
    return found


def _pixels(file: Traversable) -> tuple[int, int]:
    data = file.read_bytes()
    if data.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    return _jpeg_pixels(data)


def _jpeg_pixels(data: bytes) -> tuple[int, int]:
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height
