"""How much a best response wins from a bot in a tree: what its predictability costs at most."""

from math import fsum

from tablee.engine import Seat
from tools.contest.tree import Node, Tree


def exploitability(tree: Tree) -> float:
    """Give what best responses win on average over both seats; 0 for an equilibrium.

    The game is zero-sum, so this is half the sum of both best responses' values.
    """
    return (best_response(tree, 0) + best_response(tree, 1)) / 2


def best_response(tree: Tree, seat: Seat) -> float:
    """Give what a seat can win at most, if it knows how the bot decides in the other one."""
    return _Response(tree, seat).value()


class _Response:
    """The choices of one seat, each the best against the bot in all that it can't tell apart."""

    def __init__(self, tree: Tree, seat: Seat) -> None:
        self._tree = tree
        self._seat = seat
        self._sign = 1.0 if seat == 0 else -1.0
        self._members: dict[int, list[tuple[Node, float]]] = {}
        self._chosen: dict[int, int] = {}
        for world in tree.worlds:
            self._reach(world, 1 / len(tree.worlds))

    def value(self) -> float:
        return fsum(self._worth(world) for world in self._tree.worlds) / len(self._tree.worlds)

    def _reach(self, node: Node, chance: float) -> None:
        """Note how likely chance and the bot come to each place of the seat."""
        if node.info < 0 or chance == 0.0:
            return
        info = self._tree.infos[node.info]
        if info.seat == self._seat:
            self._members.setdefault(node.info, []).append((node, chance))
        for child, part in zip(node.children, info.mix, strict=True):
            self._reach(child, chance if info.seat == self._seat else chance * part)

    def _worth(self, node: Node) -> float:
        if node.info < 0:
            return self._sign * node.worth
        info = self._tree.infos[node.info]
        if info.seat == self._seat:
            return self._worth(node.children[self._best(node.info)])
        return fsum(
            part * self._worth(child)
            for child, part in zip(node.children, info.mix, strict=True)
            if part
        )

    def _best(self, info: int) -> int:
        if info not in self._chosen:
            members = self._members.get(info, [])
            sums = [
                fsum(chance * self._worth(node.children[place]) for node, chance in members)
                for place in range(self._tree.infos[info].actions)
            ]
            self._chosen[info] = sums.index(max(sums))
        return self._chosen[info]
