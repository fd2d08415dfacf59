"""Das Gold der Maya in words: fragments, bids, refusals, the journal. No pygame, nothing drawn."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tablee.engine import Action, Detail, Event, Line, Observation
from tablee.games.gold_der_maya.actions import Arrange, Bid
from tablee.games.gold_der_maya.events import (
    BeadsKept,
    BeadsPaid,
    BidsRevealed,
    DiscCompleted,
    LotWon,
    PieceDropped,
    SaleCancelled,
    StarterChosen,
    StopCalled,
)
from tablee.games.gold_der_maya.fragments import DISC, FACES
from tablee.games.gold_der_maya.layout import extent, split
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words
from tablee_client.view.tables.amounts import signed

SLUG: Final = "gold-der-maya"
SEAT_FIELDS: Final = frozenset({"seat", "payer", "payee", "auctioneer"})
TOLD: Final = (
    StarterChosen, BidsRevealed, SaleCancelled, LotWon, BeadsPaid, BeadsKept, PieceDropped,
    DiscCompleted, StopCalled,
)  # fmt: skip


def face_text(face: str, words: Words) -> str:
    """Name a fragment in a sentence: "a quarter of gold"."""
    game = words.game(SLUG)
    return game("face", size=game(f"size-{face[-2]}"), material=game(f"material-{face[-1]}"))


def face_label(face: str, words: Words) -> str:
    """Name a fragment on a tag: "Quarter · gold"."""
    material = words.game(SLUG)(f"material-{face[-1]}")
    return words("maya-face", size=words(f"maya-size-{face[-2]}"), material=material)


def bids_text(bids: Sequence[int], names: Sequence[str]) -> str:
    """List who bid how much."""
    return " · ".join(f"{name} {bid}" for name, bid in zip(names, bids, strict=True))


def piece_text(code: str, words: Words) -> str | None:
    """Name a fragment, None for what is none."""
    return face_label(code, words) if code in FACES else None


def filled(details: Mapping[str, object], words: Words, names: Sequence[str]) -> dict[str, Detail]:
    """Put names in the place of seats, and words in that of fragments and bids."""
    found: dict[str, Detail] = {}
    for key, value in details.items():
        if key in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
            found[key] = names[value]
        elif key == "face" and isinstance(value, str):
            found[key] = face_text(value, words)
        elif key == "bids" and isinstance(value, tuple):
            found[key] = bids_text(value, names)
        elif isinstance(value, int | str):
            found[key] = value
    return found


def reason(action: Action, seen: Observation) -> str:
    """Say by what reason a move is advised: an empty fist, a whole disc, a piece that is lost."""
    assert isinstance(seen, GoldDerMayaObservation)
    if isinstance(action, Bid):
        return "some" if action.beads else "nothing"
    if not isinstance(action, Arrange):
        return action.kind()
    bases = split(action.layout, len(seen.bases[seen.viewer]))
    if any(extent(base) == DISC for base in bases):
        return "whole"
    held = sum(map(len, seen.bases[seen.viewer])) + 1
    return "drop" if sum(map(len, bases)) < held else "all"


def told(event: Event, words: Words, names: Sequence[str]) -> str | None:
    """Word an event for the journal; None for what isn't worth a line."""
    if not isinstance(event, TOLD):
        return None
    key = str(type(event).__struct_config__.tag)
    return words.game(SLUG)(f"event-{key}", **filled(msgspec.structs.asdict(event), words, names))


def explained(line: Line, view: TableView, words: Words) -> str:
    """Word a line of a score: "Whole disc +10", "Its fragments 4+3+2 = 9"."""
    game, seen = words.game(SLUG), view.observation
    assert isinstance(seen, GoldDerMayaObservation)
    details = filled(line.details, words, ())
    alone = words.has(f"maya-line-{line.code}") and len(seen.bases[0]) == 1
    key = f"line-{line.code}"
    text = words(f"maya-{key}", **details) if alone else game(key, **details)
    if line.code == "pieces" and view.outcome is not None:
        seat = next(s for s, own in enumerate(view.outcome.lines) if any(x is line for x in own))
        base = seen.bases[seat][int(str(line.details["base"])) - 1]
        return f"{text} {'+'.join(face[-1] for face in base)} = {line.amount}"
    return f"{text} {signed(line.amount) if line.amount else line.amount}"


def stage_text(
    seen: GoldDerMayaObservation,
    words: Words,
    names: Sequence[str],
    *,
    own: int | None,
    is_sent: bool = False,
) -> str:
    """Say what the player is to do, or whom all wait for; `is_sent` once his bid is on its way."""
    game = words.game(SLUG)
    if seen.phase == "over":
        return ""
    if seen.phase != "bid":
        is_own = seen.winner == own
        name = names[seen.winner] if seen.winner is not None else ""
        return game(f"stage-{seen.phase}" if is_own else f"stage-{seen.phase}-other", seat=name)
    waiting = [seat for seat, sealed in enumerate(seen.sealed) if not sealed]
    if own in waiting and not is_sent:
        return game("stage-bid")
    waiting = [seat for seat in waiting if seat != own]
    if not waiting:
        return words("maya-sealed")
    listed = [names[seat] for seat in waiting]
    return words("maya-waiting", names=", ".join(listed), count=len(listed))
