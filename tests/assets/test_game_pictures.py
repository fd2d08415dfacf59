"""What each game's table needs is there, and what is swapped has one size."""

import itertools

from tablee_assets import manifest

NAMES = set(manifest())
COLOURS = ("red", "yellow", "blue", "purple", "grey")
MATERIALS = ("stone", "jade", "bronze", "silver", "gold")
PIECES = ("quarter", "sixth", "eighth")
HATS = ("red", "blue", "yellow", "green")


def frames(names: set[str]) -> set[tuple[object, ...]]:
    """The different sizes, anchors and borders among the pictures."""
    pictures = [manifest()[name] for name in names]
    return {(p.width, p.height, p.anchor, p.pad, p.scale) for p in pictures}


def test_the_gnumies_party_has_every_guest_in_two_ways() -> None:
    guests = (*map(str, range(1, 16)), "wullawaki", "copicastor")
    for kind in ("guest", "party"):
        wanted = {f"gnumies/{kind}_{guest}" for guest in guests}
        assert wanted <= NAMES
        assert len(frames(wanted)) == 1
    assert {"gnumies/stage", "gnumies/stage_wullawaki", "gnumies/stage_copicastor"} <= NAMES


def test_every_colour_of_the_gnumies_has_hand_sign_and_rooms() -> None:
    for colour in COLOURS:
        hand = {f"gnumies/bid_{colour}_{value}" for value in range(10, 101, 10)}
        hand |= {f"gnumies/{kind}_{colour}" for kind in ("star", "back")}
        assert hand <= NAMES
        assert len(frames(hand)) == 1
    rooms = itertools.product(COLOURS, ("side", "top", "own"))
    assert {f"gnumies/rug_{colour}_{shape}" for colour, shape in rooms} <= NAMES
    assert {f"gnumies/sign_{colour}" for colour in COLOURS} <= NAMES


def test_nain_has_every_coin_card_a_cover_and_six_specials() -> None:
    faces = {f"nain/coins_{v}_{h}" for h in (3, 6, 8) for v in range(1, h + 1)}
    kinds = ("interest", "reverse", "no_cover", "double", "thief", "hoard")
    cards = faces | {f"nain/special_{kind}{size}" for kind in kinds for size in ("", "_small")}
    cards |= {"nain/back_coins", "nain/back_special"}
    assert cards <= NAMES
    assert len(faces) == 17
    assert len(frames(cards)) == 1


def test_a_cover_laid_on_a_card_leaves_its_hint_free() -> None:
    card, cover = manifest()["nain/coins_4_6"], manifest()["nain/cover"]
    top = card.height / 2 - cover.anchor[1]
    assert 0.2 * card.height < top < 0.3 * card.height
    assert top + cover.height > card.height
    assert cover.width > card.width


def test_a_stepper_of_nain_can_swap_its_states() -> None:
    states = ("", "_hover", "_pressed", "_disabled")
    for sign in ("minus", "plus"):
        wanted = {f"nain/{sign}{state}" for state in states}
        assert wanted <= NAMES
        assert len(frames(wanted)) == 1


def test_garden_dwarves_stand_in_every_pose_on_both_sides() -> None:
    parts = itertools.product(HATS, ("lean", "pull", "cheer"), ("left", "right"), ("body", "hands"))
    assert {"nains/dwarf_" + "_".join(part) for part in parts} <= NAMES


def test_hands_of_a_dwarf_lie_on_the_hose_before_his_body() -> None:
    body, hands = (manifest()[f"nains/dwarf_red_pull_left_{part}"] for part in ("body", "hands"))
    assert hands.anchor[0] - hands.width < body.anchor[0] < body.width
    assert 0 < hands.anchor[1] < hands.height


def test_the_garden_deck_has_every_kind_of_card() -> None:
    wild = (*HATS, "any")
    deck = {f"nains/place_{hat}" for hat in wild} | {f"nains/squirrels_{n}" for n in (1, 2, 3)}
    deck |= {f"nains/pull_{hat}_none" for hat in wild} | {f"nains/pull_none_{hat}" for hat in wild}
    deck |= {f"nains/pull_{a}_{b}" for a, b in itertools.permutations(HATS, 2)} | {"nains/back"}
    assert deck <= NAMES
    assert len(frames(deck)) == 1


def test_both_layers_of_the_fence_know_their_place() -> None:
    assert all(manifest()[f"nains/fence_{layer}"].place for layer in ("back", "front"))


def test_the_maya_have_every_fragment_in_four_quarter_turns() -> None:
    parts = itertools.product(MATERIALS, PIECES, "0123")
    assert {"maya/" + "_".join(part) for part in parts} <= NAMES
    glows = itertools.product(("gap", "halo"), ("good", "bad"), PIECES)
    assert {"maya/" + "_".join(part) for part in glows} <= NAMES
    assert {f"maya/value_{material}" for material in MATERIALS} <= NAMES


def test_a_fragment_lies_on_its_side_of_the_middle() -> None:
    pieces = [manifest()[f"maya/gold_quarter_{turn}"] for turn in range(4)]
    sides = [(p.anchor[0] < p.width / 2, p.anchor[1] < p.height / 2) for p in pieces]
    assert sides == [(True, False), (True, True), (False, True), (False, False)]


def test_the_materials_are_cut_alike() -> None:
    for piece, turn in itertools.product(PIECES, range(4)):
        assert len(frames({f"maya/{material}_{piece}_{turn}" for material in MATERIALS})) == 1


def test_every_game_has_a_picture_for_the_list() -> None:
    slugs = ("gnumies", "nain", "oh-les-nains", "gold-der-maya")
    assert len(frames({f"games/{slug}" for slug in slugs} | {"cards/7D"})) == 1
