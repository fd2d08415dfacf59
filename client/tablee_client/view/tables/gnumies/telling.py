"""The Gnumies in words: cards, guests, refusals, verdicts, the journal. Nothing is drawn here."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from tablee.engine import Action, Detail, Event, Observation, Seat
from tablee.games.gnumies.actions import Bid
from tablee.games.gnumies.cards import CODES
from tablee.games.gnumies.events import (
    BidsShown,
    CopicastorBecame,
    DeckShown,
    GuestLeft,
    GuestsLost,
    GuestTurned,
    GuestWon,
    LastPlayer,
    LuckDecided,
    StarDrew,
    StarPlaced,
    StarsIdle,
    StopCalled,
)
from tablee.games.gnumies.guests import INDEX as GUEST_INDEX
from tablee.games.gnumies.guests import is_wullawaki, kind_of
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.terms import BEST_OF_SET
from tablee_client.core.words import Words

SLUG: Final = "gnumies"
SEAT_FIELDS: Final = frozenset({"seat", "winner", "taker"})
TOLD: Final = (
    GuestTurned, LuckDecided, GuestWon, GuestLeft, StarsIdle, StarDrew, StarPlaced, LastPlayer,
    CopicastorBecame, GuestsLost, DeckShown, StopCalled,
)  # fmt: skip


def guest_text(guest: str, words: Words) -> str:
    """Give a guest in a line of text: "7", "Wullawaki"."""
    kind = kind_of(guest)
    return words.game(SLUG)(f"guest-{kind}") if kind in ("W", "C") else kind


def guests_text(guests: Iterable[str], words: Words) -> str:
    """Give several guests in a line of text."""
    return ", ".join(guest_text(guest, words) for guest in guests)


def card_text(card: str, words: Words) -> str:
    """Give a Gnumie card in a line of text: "70", "star"."""
    return words.game(SLUG)("gnumie-star") if card == "star" else card


def piece_text(code: str, words: Words) -> str | None:
    """Give a guest or a Gnumie card in a line of text, None for what is neither."""
    if code in GUEST_INDEX:
        return guest_text(code, words)
    return card_text(code, words) if code in CODES else None


def filled(details: Mapping[str, object], words: Words, names: Sequence[str]) -> dict[str, Detail]:
    """Put names in the place of seats, and words in that of guests and cards."""
    found: dict[str, Detail] = {}
    for key, value in details.items():
        if key in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(names):
            found[key] = names[value]
        elif key == "guest" and isinstance(value, str):
            found[key] = guest_text(value, words)
        elif key == "guests" and isinstance(value, tuple):
            found[key] = guests_text(value, words)
        elif key == "card" and isinstance(value, str):
            found[key] = card_text(value, words)
        elif isinstance(value, int | str):
            found[key] = value
    return found


def case(seen: Observation) -> str:
    """Say in which case bidding is explained: "lowest" where the lowest bid gets a Copicastor."""
    assert isinstance(seen, GnumiesObservation)
    is_copy = seen.guest is not None and kind_of(seen.guest) == "C"
    return "lowest" if is_copy and seen.options["copy_won_by"] == "lowest" else ""


def reason(action: Action, seen: Observation) -> str:
    """Say by what reason a move is advised: a bid low or high, for a set, to get a copy."""
    assert isinstance(seen, GnumiesObservation)
    if not isinstance(action, Bid):
        return action.kind()
    if action.card == "star" or seen.guest is None:
        return action.card
    held = [card for card in seen.hand or () if card != "star"]
    if len(held) < 2:
        return action.kind()
    high = held.index(action.card) >= len(held) / 2
    kind = kind_of(seen.guest)
    if kind == "C":
        return "copy"
    if kind == "W" or not high:
        return "high" if high else "low"
    alike = [sum(kind_of(guest) == kind for guest in room) for room in seen.rooms]
    if alike[seen.viewer]:
        return "set"
    if max(alike) > 1:
        return "deny"
    return "rich" if int(kind) > BEST_OF_SET else "high"


def worded(event: Event, words: Words, names: Sequence[str]) -> str:
    """Word an event as the game does."""
    key = str(type(event).__struct_config__.tag)
    return words.game(SLUG)(f"event-{key}", **filled(msgspec.structs.asdict(event), words, names))


def told(event: Event, words: Words, names: Sequence[str]) -> str | None:
    """Word an event for the journal; None for what isn't worth a line."""
    if isinstance(event, BidsShown):
        bids = (
            f"{name} {card_text(card, words)}"
            for name, card in zip(names, event.bids, strict=True)
            if card is not None
        )
        return words("gn-bids", bids=", ".join(bids))
    if not isinstance(event, TOLD) or (isinstance(event, DeckShown) and not event.guests):
        return None
    return worded(event, words, names)


def verdict(event: Event, words: Words, names: Sequence[str], own: int | None) -> str:
    """Say on the ribbon what has just been decided; empty for what says itself."""
    match event:
        case LuckDecided(_, luck, winner):
            key = "gn-luck-own" if winner == own else "gn-luck"
            return words(key, name=names[winner], count=max(luck))
        case GuestWon(seat, guest):
            kind = "wullawaki" if is_wullawaki(GUEST_INDEX[guest]) else "won"
            key = f"gn-{kind}-own" if seat == own else f"gn-{kind}"
            return words(key, name=names[seat], guest=guest_text(guest, words))
        case StarPlaced(seat, guest, taker):
            shown = guest_text(guest, words)
            key = _placing(seat, taker, own)
            return words(key, name=names[seat], taker=names[taker], guest=shown)
        case StarDrew(seat) if seat == own:
            return words("gn-drew-own")
        case CopicastorBecame(seat, value) if seat == own:
            return words("gn-became-own", value=value)
        case LastPlayer(seat, _, count):
            return words("gn-last-own" if seat == own else "gn-last", name=names[seat], count=count)
        case GuestsLost(seat, _, guests):
            shown = guests_text(guests, words)
            key = "gn-lost-own" if seat == own else "gn-lost"
            return words(key, name=names[seat], count=len(guests), guests=shown)
        case GuestLeft() | StarsIdle() | StarDrew() | CopicastorBecame():
            return worded(event, words, names).removesuffix(".")
        case _:
            return ""


def _placing(seat: Seat, taker: Seat, own: Seat | None) -> str:
    """Name the words for a guest that a star has drawn and who goes to `taker`."""
    if seat == taker:
        return "gn-kept-own" if seat == own else "gn-kept"
    return "gn-given-own" if seat == own else "gn-given-you" if taker == own else "gn-given"


def why_not(seen: GnumiesObservation, seat: int | None, card: str) -> tuple[str, dict[str, int]]:
    """Say why a card of the own hand can't be bid now, as the rules would (section II.4)."""
    if seen.phase == "over":
        return "match-over", {}
    if seen.phase != "bid":
        return "no-bids-now", {}
    if seat is not None and seat in seen.sealed:
        return "already-bid", {}
    if card == "star" and seen.guest is not None and is_wullawaki(GUEST_INDEX[seen.guest]):
        return "star-on-wullawaki", {}
    return "not-in-hand", {}


def stage_text(
    seen: GnumiesObservation,
    words: Words,
    names: Sequence[str],
    *,
    stage: str,
    owing: Sequence[int],
) -> str:
    """Say what the viewer is to do, or, if nothing, whom the party waits for."""
    game = words.game(SLUG)
    if stage not in ("wait", ""):
        return game(f"stage-{stage}")
    if seen.phase == "over" or not owing:
        return ""
    if seen.phase == "bid" and seen.hand == ("star",) and seen.viewer not in seen.sealed:
        return words("gn-star-rests")
    if len(owing) > 1:
        key = "gn-losing" if seen.phase == "penalty" else "gn-choosing"
        return words(key, count=len(owing))
    return game(f"stage-{seen.phase}-other", seat=names[owing[0]])
