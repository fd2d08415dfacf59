"""What a match's viewers can check of its chance: roots, proofs and, once it is over, the secret.

Proofs follow what each viewer's own events name (`Game.drawing`) and nothing else, so they tell
nobody anything. Until the match is over, the secret stays here.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from tablee.engine import SPECTATOR, Chance, Drawing, Drawn, Event, Setup, Viewer, seen_events
from tablee.fairness import MatchId, Opening, Proof, Root, Tree, commitment_of
from tablee.protocol import Message
from tablee.protocol.deals import Committed, Proven, Revealed, Sealed
from tablee_server.ai import AnyGame
from tablee_server.journal import ChanceKept, Memory, SetupRecord

_PROOFS: Final = 128
_TREES: Final = 4
"""The latest trees are kept: a deck is drawn from many times."""
_ENCODER: Final = msgspec.msgpack.Encoder()


def dealings_of(game: AnyGame, setup: SetupRecord) -> "Dealings | None":
    """Give the dealings of a match that was begun before; None if it can't be checked."""
    if setup.opening is None:
        return None
    rules = setup.rules_version
    identity = MatchId(setup.server, setup.table, setup.match, setup.game, rules)
    return Dealings(game, setup.setup, identity, setup.opening, proves=True)


def _memory(drawing: Drawing) -> Memory:
    found = vars(drawing)
    plain = {n: value for n, value in found.items() if isinstance(value, int | str | None)}
    events = {n: value for n, value in found.items() if isinstance(value, Event)}
    return Memory(plain, {name: _ENCODER.encode([event]) for name, event in events.items()})


class Dealings:
    """Follows the events of one match from its opening on."""

    def __init__(
        self, game: AnyGame, setup: Setup, identity: MatchId, opening: Opening, *, proves: bool
    ) -> None:
        """Without `proves` nobody listens: then there are no proofs during this match."""
        self.identity = identity
        self.opening = opening
        viewers = (*range(setup.seats), SPECTATOR) if proves else ()
        self._follows: Mapping[Viewer, Drawing] = {v: game.drawing(setup) for v in viewers}
        self._kinds = game.drawing(setup).kinds if proves else frozenset()
        self._shown: dict[Viewer, list[Drawn]] = {viewer: [] for viewer in viewers}
        self._chances: dict[str, Chance] = {}
        self._fresh: list[str] = []
        self._trees: dict[str, Tree] = {}
        self._roots: dict[str, Root] = {}

    def kept(self) -> ChanceKept:
        """Give what has come of chance so far, and what every viewer's drawing remembers."""
        chances = _ENCODER.encode(list(self._chances.values()))
        return ChanceKept(chances, {v: _memory(d) for v, d in self._follows.items()})

    def restore(self, kept: ChanceKept, game: AnyGame) -> None:
        """Go on from there."""
        found = game.decode_events(kept.chances)
        self._chances = {event.label: event for event in found if isinstance(event, Chance)}
        self._follows = {v: self._follows[v] for v in kept.drawings if v in self._follows}
        for viewer, drawing in self._follows.items():
            memory = kept.drawings[viewer]
            for name, value in memory.plain.items():
                setattr(drawing, name, value)
            for name, data in memory.events.items():
                setattr(drawing, name, game.decode_events(data)[0])
        self.told()

    @property
    def seed(self) -> bytes:
        """Give the seed of the match."""
        return self.opening.seed(self.identity)

    def follow(self, events: list[Event]) -> None:
        """Take in what has happened, with nothing left out."""
        for event in events:
            if isinstance(event, Chance):
                self._chances[event.label] = event
                self._fresh.append(event.label)
        told = [event for event in events if type(event) in self._kinds]
        for viewer, drawing in self._follows.items() if told else ():
            for event in seen_events(told, viewer):
                self._shown[viewer] += drawing.follow(event)

    @property
    def has_news(self) -> bool:
        """Tell whether anybody has something to check of what happened since `told`."""
        return bool(self._fresh) or any(self._shown.values())

    def news(self, viewer: Viewer, version: int) -> Proven | None:
        """Give what a viewer can check of the last change; None if there is nothing."""
        roots = tuple(map(self._root, self._fresh))
        proofs = tuple(self._proofs(self._shown.get(viewer, ())))
        return self._proven(version, roots, proofs[:_PROOFS]) if roots or proofs else None

    def told(self) -> None:
        """Note that everybody has had the news."""
        self._fresh.clear()
        for shown in self._shown.values():
            shown.clear()

    def before(self) -> list[Message]:
        """Give what somebody who comes later is told before the match itself."""
        identity, opening = self.identity, self.opening
        commitment = commitment_of(opening.secret, identity)
        table, match = identity.table, identity.match
        return [
            Committed(table, match, identity.rules_version, commitment, opening.repeats),
            Sealed(table, match, opening.entropies),
        ]

    def roots(self, version: int) -> Proven:
        """Give all that the server is bound to so far."""
        labels = [label for label in self._chances if label not in self._fresh]
        return self._proven(version, tuple(map(self._root, labels)), ())

    def revealed(self) -> Revealed:
        """Give the secret; only when the match is over or broken off."""
        identity, opening = self.identity, self.opening
        return Revealed(identity.table, identity.match, opening.secret, opening.entropies)

    def _proven(self, version: int, roots: tuple[Root, ...], proofs: tuple[Proof, ...]) -> Proven:
        return Proven(self.identity.table, self.identity.match, version, roots, proofs)

    def _proofs(self, shown: Iterable[Drawn]) -> Iterable[Proof]:
        for drawn in shown:
            tree = self._tree(drawn.label)
            yield from map(tree.proof, drawn.places)

    def _root(self, label: str) -> Root:
        if label not in self._roots:
            self._roots[label] = self._tree(label).root()
        return self._roots[label]

    def _tree(self, label: str) -> Tree:
        if label not in self._trees:
            while len(self._trees) >= _TREES:
                del self._trees[next(iter(self._trees))]
            self._trees[label] = Tree(self.opening.secret, self._chances[label])
        return self._trees[label]
