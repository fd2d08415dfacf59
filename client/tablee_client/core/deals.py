"""The player's part in the chance of his matches, and what he can check of it while they go on.

It contributes entropy when a server asks for it, checks silently what it is told, and remembers
what doesn't fit. No socket: what is to be sent waits to be taken.

Each failure is a code, the text `doubt-<code>`.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tablee.engine import OPEN, Drawing, Drawn, Event, Setup
from tablee.fairness import (
    ENTROPY_MOST,
    SECRET_BYTES,
    MatchId,
    Opening,
    Proof,
    Root,
    keeps,
    proves,
)
from tablee.games import AnyGame
from tablee.protocol.deals import Committed, Contribute, Proven, Revealed, Sealed
from tablee.protocol.grammar import FEATURE_OF
from tablee.protocol.messages import Welcome
from tablee.record import Witness, read, with_witness
from tablee_client.core.notices import DealDoubted, Notice, TableUpdated
from tablee_client.core.tableview import TableView

DOUBTS: Final = (
    "commitment-changed", "not-counted", "entropy-changed", "bad-proof", "root-changed",
    "unproven", "other-piece", "commitment-broken",
)  # fmt: skip


@dataclass(slots=True)
class Witnessed:
    """What this player has seen himself of one match's chance."""

    identity: MatchId
    commitment: bytes
    repeats: bool
    own: tuple[int, bytes] | None = None
    entropies: tuple[bytes | None, ...] | None = None
    roots: dict[str, Root] = field(default_factory=dict)
    proofs: list[Proof] = field(default_factory=list)
    opening: Opening | None = None
    doubts: list[str] = field(default_factory=list)


class Deals:
    """The chance of the matches at this player's table; only the latest one is kept."""

    def __init__(self, entropy: Callable[[], bytes] = lambda: secrets.token_bytes(ENTROPY_MOST)):
        """Draw own entropy from here."""
        self._outgoing: list[Contribute] = []
        self.seen: Witnessed | None = None
        self._server = ""
        self._answers = False
        self._entropy = entropy
        self._drawing: Drawing | None = None
        self._shown: list[Drawn] = []

    @property
    def doubts(self) -> tuple[str, ...]:
        """Give what didn't fit in the latest match."""
        return () if self.seen is None else tuple(self.seen.doubts)

    def greet(self, welcome: Welcome) -> None:
        """Know the server, and whether it takes contributions."""
        self._server = welcome.server_id
        self._answers = FEATURE_OF[Contribute] in welcome.features

    def take(self) -> list[Contribute]:
        """Give what is to be sent, once."""
        outgoing, self._outgoing = self._outgoing, []
        return outgoing

    # --- what the server says

    def committed(self, news: Committed, view: TableView) -> list[Notice]:
        """Remember what the server is bound to; a seat contributes when it is asked."""
        kind = view.info.game
        identity = MatchId(self._server, news.table, news.match, kind, news.rules_version)
        seen = self.seen
        if seen is None or seen.identity != identity or news.asks:
            seen = self.seen = Witnessed(identity, news.commitment, news.repeats)
        elif seen.commitment != news.commitment or seen.repeats != news.repeats:
            return self._doubt("commitment-changed")
        if news.asks and view.seat is not None and self._answers:
            seen.own = (view.seat, self._entropy())
            self._outgoing.append(Contribute(news.table, news.match, seen.own[1]))
        return []

    def sealed(self, news: Sealed) -> list[Notice]:
        """Look whether the own part has counted, and stays."""
        seen = self._of(news.table, news.match)
        if seen is None:
            return []
        if seen.entropies is not None:
            return [] if seen.entropies == news.entropies else self._doubt("entropy-changed")
        seen.entropies = news.entropies
        if seen.own is None:
            return []
        seat, part = seen.own
        counted = seat < len(news.entropies) and news.entropies[seat] == part
        return [] if counted else self._doubt("not-counted")

    def proven(self, news: Proven) -> list[Notice]:
        """Check every proof against its root, and against what the events showed."""
        seen = self._of(news.table, news.match)
        if seen is None:
            return []
        told: list[Notice] = []
        for root in news.roots:
            if seen.roots.setdefault(root.label, root) != root:
                told += self._doubt("root-changed")
        for proof in news.proofs:
            known = seen.roots.get(proof.label)
            if known is None or not proves(known, proof):
                told += self._doubt("bad-proof")
        seen.proofs += news.proofs
        return told + self._compare(news.proofs)

    def revealed(self, news: Revealed) -> list[Notice]:
        """Look whether the secret is the one that the server was bound to."""
        seen = self._of(news.table, news.match)
        if seen is None or seen.opening is not None:
            return []
        seen.opening = Opening(news.secret, news.entropies, seen.repeats)
        if len(news.secret) != SECRET_BYTES or not keeps(
            seen.commitment, news.secret, seen.identity
        ):
            return self._doubt("commitment-broken")
        changed = seen.entropies is not None and seen.entropies != news.entropies
        return self._doubt("entropy-changed") if changed else []

    # --- what the match shows

    def follow(self, notice: TableUpdated) -> list[Notice]:
        """Note what the events show of chance; after a gap nothing is noted until the next match.

        What an update showed must be proven before the next one comes; not to lookers-on with open
        hands, to whom nothing is proven.
        """
        view = notice.view
        told = self._doubt("unproven") if self._shown and not notice.snap else []
        self._shown = []
        seen = view.observation
        if notice.snap or view.game is None or seen is None or seen.viewer == OPEN:
            self._drawing = None
            return told
        if notice.fresh:
            known = self._of(view.id, view.match) is not None
            self._drawing = _drawing_of(view.game, view) if known else None
        self._note(notice.events)
        return told

    def witnessed(self, file: bytes, seat: int | None) -> bytes:
        """Add to a match's replay file what was told here while it went on, if it is the latest."""
        seen = self.seen
        header = read(file).header
        if seen is None or seen.identity != header.identity:
            return file
        own_seat, part = (seat, None) if seen.own is None else seen.own
        witness = Witness(
            own_seat, seen.commitment, part, seen.entropies, tuple(seen.roots.values()),
            tuple(seen.proofs), tuple(seen.doubts),
        )  # fmt: skip
        return with_witness(file, witness)

    # --- inside

    def _note(self, events: tuple[Event, ...]) -> None:
        if self._drawing is None:
            return
        try:
            for event in events:
                self._shown += self._drawing.follow(event)
        except Exception:  # events of a strange server may make no sense together
            self._drawing, self._shown = None, []

    def _compare(self, proofs: tuple[Proof, ...]) -> list[Notice]:
        values = {(proof.label, proof.place): proof.value for proof in proofs}
        shown, self._shown = self._shown, []
        told: list[Notice] = []
        for drawn in shown:
            proven = [values.get((drawn.label, place)) for place in drawn.places]
            known = [value for value in proven if value is not None]
            if len(known) < len(proven):
                told += self._doubt("unproven")
            elif sorted(known) != sorted(drawn.values):
                told += self._doubt("other-piece")
        return told

    def _of(self, table: int, match: int) -> Witnessed | None:
        seen = self.seen
        at = None if seen is None else (seen.identity.table, seen.identity.match)
        return seen if at == (table, match) else None

    def _doubt(self, code: str) -> list[Notice]:
        """Remember a failure; it is told once."""
        assert self.seen is not None
        if code in self.seen.doubts:
            return []
        self.seen.doubts.append(code)
        return [DealDoubted(code)]


def _drawing_of(game: AnyGame, view: TableView) -> Drawing | None:
    try:
        return game.drawing(Setup(len(view.info.seats), dict(view.info.options)))
    except (KeyError, TypeError):
        return None
