"""OpenSpiel as the ruler: the same tree, measured by other people's program.

The tree is handed over in Gambit's extensive form: nothing of ours takes part but the mixes.
"""

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.contest.tree import Node, Tree


class NoRuler(RuntimeError):
    """OpenSpiel isn't installed; the text says what to install."""


def nash_conv(tree: Tree) -> float:
    """Give OpenSpiel's NashConv of the bot: twice the exploitability of a zero-sum game."""
    try:
        import pyspiel
        from open_spiel.python import policy
        from open_spiel.python.algorithms import exploitability
    except ModuleNotFoundError as error:
        raise NoRuler("OpenSpiel isn't installed: pip install -e '.[rulers]'") from error
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tree.efg"
        file.write_text(extensive_form(tree), encoding="utf-8")
        game = pyspiel.load_game(f"efg_game(filename={file})")

    def mix(state: Any) -> dict[int, float]:
        info = int(state.information_state_string().rpartition("i")[2])
        return dict(zip(state.legal_actions(), tree.infos[info].mix, strict=True))

    found: float = exploitability.nash_conv(game, policy.tabular_policy_from_callable(game, mix))
    return found


def extensive_form(tree: Tree) -> str:
    """Write a tree in Gambit's format."""
    chance = " ".join(f'"w{place}" {1 / len(tree.worlds)!r}' for place in range(len(tree.worlds)))
    lines = ['EFG 2 R "tree" { "0" "1" }', '""', f'c "" 1 "" {{ {chance} }} 0']
    ends = iter(range(1, tree.nodes + 1))
    numbers = _numbers(tree)
    for world in tree.worlds:
        lines += _lines(world, tree, numbers, ends)
    return "\n".join(lines) + "\n"


def _numbers(tree: Tree) -> list[int]:
    """Number each seat's places of knowledge from 1 on, as the format wants it."""
    seats = [info.seat for info in tree.infos]
    return [1 + seats[:place].count(seat) for place, seat in enumerate(seats)]


def _lines(node: Node, tree: Tree, numbers: Sequence[int], ends: Iterator[int]) -> Iterator[str]:
    if node.info < 0:
        yield f't "" {next(ends)} "" {{ {node.worth!r} {-node.worth!r} }}'
        return
    info = tree.infos[node.info]
    actions = " ".join(f'"a{place}"' for place in range(info.actions))
    yield f'p "" {info.seat + 1} {numbers[node.info]} "i{node.info}" {{ {actions} }} 0'
    for child in node.children:
        yield from _lines(child, tree, numbers, ends)
