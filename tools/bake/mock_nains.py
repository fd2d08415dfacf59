"""An example table of Oh ! les nains, after the concept picture."""

from tools.bake.easel import Easel

_HOSE, _SQUARE, _FENCE = 486.0, 92.0, 9
_LEFT = (("red", "pull"), ("blue", "lean"), ("yellow", "pull"), ("red", "lean"))
_RIGHT = (("green", "pull"), ("yellow", "lean"), ("blue", "pull"))
_HAND = ("place_green", "pull_red_blue", "squirrels_1", "pull_any_none", "squirrels_3")


def garden(easel: Easel) -> None:
    """Four dwarves against three, the hose one square to the left."""
    dwarves = [(1 + k, kind, pose, "left") for k, (kind, pose) in enumerate(_LEFT)][::-1]
    dwarves += [(16 - k, kind, pose, "right") for k, (kind, pose) in enumerate(_RIGHT)][::-1]
    for number in range(1, 17):
        easel.lay("nains/hose_shadow", _x(number) + 10, _HOSE + 40)
    for number, kind, pose, side in dwarves:
        easel.lay("fx/shadow_round", _x(number) - (40 if side == "left" else -40), 584, width=170)
        easel.lay(f"nains/dwarf_{kind}_{pose}_{side}_body", _x(number), _HOSE)
    easel.lay("nains/fence_back", 860, 0)
    _hose(easel)
    for number, kind, pose, side in dwarves:
        easel.lay(f"nains/dwarf_{kind}_{pose}_{side}_hands", _x(number), _HOSE)
    for number in range(5, 14):
        easel.write(str(number), _x(number), _HOSE, size=26, colour="#f4fbe0")
    easel.lay("nains/fence_front", 860, 300)
    _margins(easel)
    _hand(easel)


def _x(number: int) -> float:
    return 960 + (number - _FENCE - 0.5) * _SQUARE


def _hose(easel: Easel) -> None:
    for number in range(1, 17):
        easel.lay(f"nains/hose_{'light' if number % 2 else 'dark'}", _x(number), _HOSE)
    for number in range(2, 17):
        easel.lay("nains/hose_ring", _x(number) - _SQUARE / 2, _HOSE)
    easel.lay("nains/hose_nozzle", _x(1) - _SQUARE / 2 + 4, _HOSE)
    easel.lay("nains/hose_coupling", _x(16) + _SQUARE / 2 - 4, _HOSE)


def _margins(easel: Easel) -> None:
    for first, count, board in ((5, 5, "sign"), (10, 4, "sign_alarm")):
        middle = (_x(first) + _x(first + count - 1)) / 2
        easel.lay(f"nains/brace_{count}", middle, _HOSE + 36)
        easel.lay(f"nains/{board}", middle, _HOSE + 138)
        easel.write("Marge", middle - 28, _HOSE + 138, size=30, colour="#2a170b")
        easel.write(str(count), middle + 58, _HOSE + 138, size=56, colour="#2a170b")
    easel.lay("nains/arrow_left", 700, 300)
    easel.write("3 cases", 700, 300, size=32, colour="#3a2008")
    for team, x in (("sun", 210), ("moon", 1710)):
        easel.lay(f"nains/team_{team}", x, 80)


def _hand(easel: Easel) -> None:
    easel.lay("nains/crate", 196, 776)
    easel.lay("nains/back", 124, 772, width=90, shadow="fx/shadow_card")
    easel.lay("nains/pull_yellow_green", 264, 772, width=90, turn=-6, shadow="fx/shadow_card")
    for place, name in enumerate(_HAND):
        step = place - 2
        easel.lay(
            f"nains/{name}",
            960 + step * 186,
            930 + abs(step) ** 1.7 * 4,
            width=172,
            turn=-2 * step,
            shadow="fx/shadow_card",
        )
    easel.patch("ui/button_brass", (1536, 936, 340, 104))
    easel.write("Jouer l'écureuil", 1706, 986, size=34, colour="#2c1806")
