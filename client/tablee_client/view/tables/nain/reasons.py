"""Why a thing on the table can't be done now, by the rules' own codes (rules I.4). Pure."""

from tablee.engine import Action, Seat
from tablee.games.nain.actions import (
    Choose,
    Expose,
    Flip,
    Keep,
    PlaySpecial,
    RevealSpecial,
    Take,
)
from tablee.games.nain.observation import NainObservation

Reason = tuple[str, dict[str, int]]


def why_not(seen: NainObservation, seat: Seat, action: Action) -> Reason:
    """Say why an action that isn't allowed isn't: a code of the refusals, and its details."""
    if seen.phase == "over":
        return "match-over", {}
    match action:
        case Choose():
            placed = seen.phase != "choose"
            return ("cards-are-placed" if placed else "already-chosen"), {}
        case Flip(target):
            return _no_flip(seen, seat, target)
        case Expose(target, place):
            return _no_exposure(seen, seat, target, place)
        case PlaySpecial():
            return _no_play(seen, seat)
        case RevealSpecial(place):
            return _no_reveal(seen, seat, place)
        case Keep():
            return "keep-two", {}
        case Take():
            other = next((s for s in seen.drafters[:1] if s != seat), None)
            return ("no-card-there", {}) if other is None else ("not-your-draft", {"seat": other})
        case _:
            return "not-bidding", {}


def _turn(seen: NainObservation, seat: Seat) -> Reason | None:
    if seen.phase != "bidding":
        return "not-bidding", {}
    if seen.turn is not None and seen.turn != seat:
        return "not-your-turn", {"seat": seen.turn}
    return None


def _no_flip(seen: NainObservation, seat: Seat, target: Seat) -> Reason:
    other = _turn(seen, seat)
    if other is not None:
        return other
    if seen.flipped:
        return "already-flipped", {}
    if target == seat and seen.table[target].flipped_by is None:
        return "own-card", {}
    return "already-face-up", {"seat": target}


def _no_exposure(seen: NainObservation, seat: Seat, target: Seat, place: int) -> Reason:
    if seen.table and seen.table[target].specials[place].revealed:
        return "already-revealed", {}
    other = _turn(seen, seat)
    return other if other is not None else ("no-cover-left", {})


def _no_play(seen: NainObservation, seat: Seat) -> Reason:
    if seen.phase == "choose":
        return "cards-not-placed", {}
    if seen.phase != "bidding":
        return "too-late-to-play", {}
    played = bool(seen.table and seen.table[seat].specials)
    return ("one-special-only" if played else "special-not-in-hand"), {}


def _no_reveal(seen: NainObservation, seat: Seat, place: int) -> Reason:
    if seen.table and place < len(seen.table[seat].specials):
        if seen.table[seat].specials[place].revealed:
            return "already-revealed", {}
        if seat in seen.done:
            return "already-done", {}
    return "nothing-to-reveal", {}
