"""Nain ! in words: cards, refusals, the journal, what is to be done. No pygame, nothing drawn."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tablee.engine import Action, Detail, Event, Observation, Seat
from tablee.games.nain.actions import PlaySpecial
from tablee.games.nain.cards import HINT, INDEX, SPECIALS, VALUE
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    BidMade,
    CardDrafted,
    CardsKept,
    CoinCounted,
    CoinFlipped,
    CoinsAdded,
    Counted,
    CoverRemoved,
    DirectionReversed,
    NainCalled,
    PileShown,
    RoundBegun,
    SpecialPlayed,
    SpecialRevealed,
    SpecialsShown,
    SpecialTurnedUp,
    StopCalled,
)
from tablee.games.nain.observation import NainObservation
from tablee_client.core.words import Words

SLUG: Final = "nain"
SEAT_FIELDS: Final = frozenset({"seat", "bidder", "by", "winner", "loser", "starter"})
TOLD: Final = (
    RoundBegun, CoinFlipped, CoverRemoved, SpecialPlayed, SpecialRevealed, DirectionReversed,
    BidMade, NainCalled, CoinCounted, AmountDoubled, AmountStolen, CoinsAdded, Counted, CardsKept,
    CardDrafted, StopCalled, PileShown, SpecialsShown,
)  # fmt: skip
COUNTING: Final = (
    CoinCounted, SpecialTurnedUp, AmountDoubled, AmountStolen, CoinsAdded, Counted,
)  # fmt: skip
"""The steps of a count."""


def piece_text(code: str, words: Words) -> str | None:
    """Give a coin card or a special one in a line of text, None for what is neither."""
    if code in SPECIALS:
        return words.game(SLUG)(f"special-{code}")
    if code not in INDEX:
        return None
    return words("na-piece", value=VALUE[INDEX[code]], hint=HINT[INDEX[code]])


def filled(details: Mapping[str, object], words: Words, names: Sequence[str]) -> dict[str, Detail]:
    """Put names in the place of seats, and words in that of specials and cards."""
    game = words.game(SLUG)
    found: dict[str, Detail] = {}
    for key, value in details.items():
        if key in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
            found[key] = names[value]
        elif key == "special" and value in SPECIALS:
            found[key] = game(f"special-{value}")
        elif key == "specials" and isinstance(value, tuple):
            found[key] = ", ".join(game(f"special-{name}") for name in value)
        elif key == "coin" and isinstance(value, str):
            found[key] = value.partition("/")[0]
        elif isinstance(value, int | str):
            found[key] = value
    return found


def counted(event: Event, words: Words, names: Sequence[str], *, own: Seat | None) -> str:
    """Word a step of a count for the table, where it is about the viewer with "you"."""
    you = _about_you(event, own)
    if not you:
        return told(event, words, names) or ""
    return words(you, **filled(msgspec.structs.asdict(event), words, names))


def reason(action: Action, _seen: Observation) -> str:
    """Say by what reason a move is advised: its kind, and for a special what it is."""
    if isinstance(action, PlaySpecial):
        return f"play-{action.special}"
    return action.kind()


def told(event: Event, words: Words, names: Sequence[str]) -> str | None:
    """Word an event for the journal; None for what isn't worth a line."""
    if not isinstance(event, TOLD):
        return None
    key = str(type(event).__struct_config__.tag)
    return words.game(SLUG)(f"event-{key}", **filled(msgspec.structs.asdict(event), words, names))


def stage_text(seen: NainObservation, words: Words, names: Sequence[str], *, owes: bool) -> str:
    """Say what the viewer is to do, or whom he waits for."""
    game = words.game(SLUG)
    if owes:
        return game(f"stage-{_own_stage(seen)}", bid=seen.bid or 0)
    match seen.phase:
        case "choose":
            return words("na-chosen", chosen=len(seen.chosen), seats=len(seen.counts))
        case "bidding" if seen.turn is not None:
            key = "stage-bid-other" if seen.bid else "stage-open-other"
            return game(key, seat=names[seen.turn])
        case "last-reveal":
            return words("na-revealing")
        case "pick":
            return game("stage-pick-other", seat=names[seen.history[-1].winner])
        case "draft" if seen.drafters:
            return game("stage-draft-other", seat=names[seen.drafters[0]])
        case _:
            return ""


def _about_you(event: Event, own: Seat | None) -> str:
    """Name the text in which the viewer is "you"; empty where he isn't spoken of."""
    match event:
        case AmountDoubled(seat=seat) if seat == own:
            return "na-doubled-own"
        case AmountStolen(seat=seat) if seat == own:
            return "na-stolen-own"
        case Counted(winner=seat) if seat == own:
            return "na-counted-won"
        case Counted(loser=seat) if seat == own:
            return "na-counted-lost"
    return ""


def _own_stage(seen: NainObservation) -> str:
    if seen.phase == "bidding":
        return "bid" if seen.bid else "open"
    return seen.phase
