"""Nain Jaune in words: cards, ranks, refusals, the journal. No pygame, nothing drawn."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tablee.engine import Action, Detail, Event, Observation, Seat
from tablee.games.nain_jaune.actions import Play
from tablee.games.nain_jaune.board import BOX_OF
from tablee.games.nain_jaune.cards import INDEX, RANK_NAMES, Code, lowest_rank, rank_of, set_of
from tablee.games.nain_jaune.events import (
    BoxClaimed,
    BoxDoubled,
    BoxForgotten,
    BoxSwept,
    CardLaid,
    DealBegun,
    DealOver,
    DuesPaid,
    Eliminated,
    GrandOpera,
    LeftoverPaid,
    PenaltyPaid,
    RankSkipped,
    Rebought,
    SansSaid,
    SeriesStopped,
    StopCalled,
)
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee_client.core.words import Words
from tablee_client.view.faced_art import rank_letter

SLUG: Final = "nain-jaune"
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SEAT_FIELDS: Final = frozenset({"seat", "dealer", "leader", "payer", "payee", "winner"})
RANK_FIELDS: Final = frozenset({"rank", "required"})
TOLD: Final = (
    DealBegun, CardLaid, SansSaid, RankSkipped, SeriesStopped, BoxClaimed, BoxForgotten, BoxDoubled,
    GrandOpera, BoxSwept, DuesPaid, PenaltyPaid, DealOver, StopCalled, Rebought, Eliminated,
    LeftoverPaid,
)  # fmt: skip


def letter(rank: int, locale: str) -> str:
    """Give a rank of 1 to 13 as cards show it ("V", "10")."""
    return rank_letter(RANK_NAMES[rank - 1], locale)


def card_text(code: Code, locale: str) -> str:
    """Give a card in a line of text: "V♣"."""
    return rank_letter(code[:-1], locale) + SIGNS[code[-1]]


def piece_text(code: str, words: Words) -> str | None:
    """Give a card in a line of text, None for what is no card."""
    return card_text(code, words.locale) if code in INDEX else None


def filled(details: Mapping[str, object], words: Words, names: Sequence[str]) -> dict[str, Detail]:
    """Put names in the place of seats, and words in that of ranks, boxes and cards."""
    game = words.game(SLUG)
    found: dict[str, Detail] = {}
    for key, value in details.items():
        if key in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
            found[key] = names[value]
        elif key in RANK_FIELDS and isinstance(value, int):
            found[key] = game(f"rank-{value}")
        elif key == "box":
            found[key] = game(f"box-{value}")
        elif key == "card":
            found[key] = card_text(str(value), words.locale)
        elif isinstance(value, int | str):
            found[key] = value
    return found


def told(event: Event, words: Words, names: Sequence[str]) -> str | None:
    """Word an event for the journal; None for what isn't worth a line."""
    if not isinstance(event, TOLD) or (isinstance(event, SeriesStopped) and event.rank is None):
        return None
    key = str(type(event).__struct_config__.tag)
    return words.game(SLUG)(f"event-{key}", **filled(msgspec.structs.asdict(event), words, names))


def reason(action: Action, seen: Observation) -> str:
    """Say by what reason a card follows: none other can, or which of several it is."""
    assert isinstance(seen, NainJauneObservation)
    if not isinstance(action, Play) or seen.phase != "follow":
        return action.kind()
    rank = rank_of(action.card)
    if sum(rank_of(code) == rank for code in seen.hand or ()) == 1:
        return "only"
    return "same" if BOX_OF[INDEX[action.card]] < 0 else "box"


def why_not(
    seen: NainJauneObservation, seat: Seat | None, code: Code
) -> tuple[str, dict[str, int]]:
    """Say why a card of the own hand can't be laid now, as the rules would (section 3)."""
    if seen.phase == "over":
        return "match-over", {}
    if seen.phase == "between":
        return "deal-over", {}
    if seen.actor is not None and seen.actor != seat:
        return "not-your-turn", {"seat": seen.actor}
    if seen.phase == "follow" and seen.required is not None:
        return "wrong-rank", {"required": seen.required, "rank": rank_of(code)}
    if seen.phase == "lead" and seen.hand:
        return "must-lead-lowest", {"rank": lowest_rank(set_of(seen.hand))}
    return "not-in-hand", {}


def stage_of(seen: NainJauneObservation) -> str:
    """Name the stage of the seat that must act (section 3)."""
    if seen.phase in ("lead", "follow") and seen.pending is not None:
        return "claim"
    return seen.phase


def stage_text(seen: NainJauneObservation, words: Words, names: Sequence[str], *, own: bool) -> str:
    """Say what the actor is to do: to himself, or to all others."""
    key = f"stage-{stage_of(seen)}"
    details: dict[str, object] = {"required": seen.required or 1, "seat": seen.actor}
    if seen.pending is not None:
        details["box"] = seen.pending
    args = filled(details, words, names)
    return words.game(SLUG)(key if own else f"{key}-other", **args)
