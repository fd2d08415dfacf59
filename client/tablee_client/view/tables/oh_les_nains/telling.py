"""Oh ! les nains in words: cards, teams, refusals, the journal. No pygame, nothing drawn."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tablee.engine import Detail, Event, Seat
from tablee.games.oh_les_nains.cards import CODES, COLOURS, Code, Colour
from tablee.games.oh_les_nains.events import (
    CardPlayed,
    CardsExchanged,
    ChainSettled,
    DeckShuffled,
    Declined,
    DwarfCrushed,
    DwarfPlaced,
    FirstChosen,
    Pulled,
    RoundBegun,
    RoundDrawn,
    RoundOver,
    StopCalled,
    StrengthsCompared,
)
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee_client.core.words import Words

SLUG: Final = "oh-les-nains"
SEAT_FIELDS: Final = frozenset({"seat", "first"})
TOLD: Final = (
    FirstChosen, RoundBegun, DeckShuffled, CardPlayed, StrengthsCompared, Pulled, DwarfPlaced,
    Declined, ChainSettled, CardsExchanged, DwarfCrushed, RoundOver, RoundDrawn, StopCalled,
)  # fmt: skip


def card_text(code: Code, words: Words, colour: Colour | None = None) -> str:
    """Give a card in a line of text, with the colour that it was given."""
    if code[0] == "S":
        return words("olln-card-squirrel", value=int(code[1]))
    if code[0] == "D":
        return words("olln-card-dwarf", colour=_named(code[-1], colour))
    parts = [
        words(f"olln-card-{part[:2].lower()}", colour=_named(part[-1], colour))
        for part in code.split("/")
    ]
    return ", ".join(parts)


def caption(code: Code, words: Words) -> str:
    """Give what stands on a card of the own hand; squirrels and multicolour dwarves have none."""
    if code[0] == "S" or code == "D-*":
        return ""
    if code[0] == "D":
        return words("olln-caption-dwarf", colour=code[-1])
    return words("olln-caption-pull")


def piece_text(code: str, words: Words) -> str | None:
    """Give a card or a colour in a line of text, None for what is neither."""
    if code in COLOURS:
        return words("olln-colour", colour=code)
    found = next((card for card in CODES if card == code), None)
    return None if found is None else card_text(found, words)


def filled(details: Mapping[str, object], words: Words, names: Sequence[str]) -> dict[str, Detail]:
    """Put names in the place of seats, and words in that of teams and cards."""
    found: dict[str, Detail] = {}
    given = details.get("colour")
    colour = next((colour for colour in COLOURS if colour == given), None)
    for key, value in details.items():
        if key in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
            found[key] = names[value]
        elif key == "team" and isinstance(value, int):
            found[key] = words(f"olln-team-{value}")
        elif key == "card":
            found[key] = card_text(str(value), words, colour)
        elif key == "cards" and isinstance(value, tuple):
            found[key] = ", ".join(card_text(str(code), words) for code in value)
        elif isinstance(value, int | str):
            found[key] = value
    return found


def told(event: Event, words: Words, names: Sequence[str]) -> str | None:
    """Word an event for the journal; None for what isn't worth a line."""
    if not isinstance(event, TOLD):
        return None
    key = str(type(event).__struct_config__.tag)
    return words.game(SLUG)(f"event-{key}", **filled(msgspec.structs.asdict(event), words, names))


def stage_text(
    seen: OhLesNainsObservation, words: Words, names: Sequence[str], *, own: bool
) -> str:
    """Say what the actor is to do: to himself, or to all others."""
    details: dict[str, object] = {"seat": seen.actor}
    if seen.colour is not None:
        details["colour"] = seen.colour
    key = f"stage-{seen.phase}" if own else f"stage-{seen.phase}-other"
    return words.game(SLUG)(key, **filled(details, words, names))


def pick_text(seen: OhLesNainsObservation, words: Words, seat: Seat | None) -> str:
    """Say what is to be done while the first colours are chosen."""
    seats = len(seen.counts)
    one_each = seen.options.get("team_dwarves", 2) == 2
    pickers = seats if one_each else 2
    if seat is not None and seat < pickers and seat not in seen.picked:
        return words.game(SLUG)("stage-pick")
    if seat is not None and seat >= pickers:
        return words("olln-mate-picks")
    left = pickers - len(seen.picked)
    if seen.pick is not None:
        return words("olln-picked", colour=seen.pick, left=left)
    return words("olln-picking", left=left)


def why_not(
    seen: OhLesNainsObservation, seat: Seat | None, code: Code
) -> tuple[str, dict[str, int | str]]:
    """Say why a card of the own hand can't be played now, as the rules would."""
    if seen.phase == "over":
        return "match-over", {}
    if seen.phase == "pick":
        return "pick-first", {}
    if seen.actor is not None and seen.actor != seat:
        return "not-your-turn", {"seat": seen.actor}
    if seen.phase == "counter":
        if code[0] == "D" and seen.colour is not None:
            return "wrong-colour", {"colour": seen.colour}
        return "counter-first", {}
    if code[0] == "D" and code != "D-*":
        return "no-pawn-left", {"colour": code[-1]}
    return "not-in-hand", {}


def _named(letter: str, colour: Colour | None) -> str:
    if letter != "*":
        return letter
    return "any" if colour is None else colour
