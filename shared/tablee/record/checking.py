"""Checks a finished match: nothing in its file is believed that can be worked out again."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tablee.engine import OPEN, Chance, Event, Game, Outcome, SeededRng, State
from tablee.engine.errors import CodedError, Detail
from tablee.fairness import Opening, Root, Tree, keeps, proves
from tablee.record.frames import Frames
from tablee.record.layout import ReplayFile, Witness

Name: TypeAlias = Literal[
    "rules", "promise", "entropy", "deals", "moves", "frames", "roots", "witness", "outcome"
]
CHECKS: Final[tuple[Name, ...]] = (
    "rules", "promise", "entropy", "deals", "moves", "frames", "roots", "witness", "outcome",
)  # fmt: skip


class Check(msgspec.Struct, frozen=True):
    """One check: the text `check-<name>-ok`, `-bad` or, where nothing can be said, `-open`."""

    name: Name
    ok: bool | None
    details: dict[str, Detail] = {}


class Played(msgspec.Struct):
    """What playing a file again led to; `broke_at` is the version whose move didn't fit."""

    frames: list[list[Any]]
    chances: list[Chance]
    outcome: Outcome | None = None
    broke_at: int | None = None


def verdict(checks: Sequence[Check]) -> bool | None:
    """Give what all checks say together: all right, something wrong (False), or not checkable."""
    if any(check.ok is False for check in checks):
        return False
    return None if any(check.ok is None for check in checks) else True


def check(file: ReplayFile, game: Game[Any, Any] | None) -> list[Check]:
    """Check a match by these rules; without the game only what needs no rules."""
    opening = file.header.opening
    if opening is None or file.header.commitment is None:
        return [Check("promise", None)]
    checks = [_rules(file, game), _promise(file, opening), _entropy(file, opening)]
    if game is None:
        return [*checks, _witness(file, None)]
    played = _play(file, game, opening)
    same = game.type.rules_version == file.header.rules_version
    found = [
        _deals(file, played), _moves(file, played), _frames(file, played),
        _roots(file, opening, played), _witness(file, played), _outcome(file, played),
    ]  # fmt: skip
    return checks + (found if same else [_excused(one) for one in found])


def _rules(file: ReplayFile, game: Game[Any, Any] | None) -> Check:
    recorded = file.header.rules_version
    known = None if game is None else game.type.rules_version
    same = True if known == recorded else None
    return Check("rules", same, {"recorded": recorded, "known": known})


def _promise(file: ReplayFile, opening: Opening) -> Check:
    kept = keeps(file.header.commitment or b"", opening.secret, file.header.identity)
    return Check("promise", kept)


def _entropy(file: ReplayFile, opening: Opening) -> Check:
    """Count who had his part, and look whether it is the one that the witness knows."""
    counted = sum(part is not None for part in opening.entropies)
    details: dict[str, Detail] = {"seats": counted, "repeats": opening.repeats}
    fits = len(opening.entropies) == file.header.setup.seats
    fits = fits and not (opening.repeats and counted)
    seen = file.witness
    if seen is not None and seen.entropies is not None:
        fits = fits and seen.entropies == opening.entropies
    if seen is not None and seen.entropy is not None and seen.seat is not None:
        fits = fits and opening.entropies[seen.seat : seen.seat + 1] == (seen.entropy,)
    return Check("entropy", fits, details)


def _play(file: ReplayFile, game: Game[Any, Any], opening: Opening) -> Played:
    played = Played([], [])
    version = 1
    try:
        frames, dice = Frames(file.header.viewers), SeededRng(opening.seed(file.header.identity))
        events: list[Event] = []
        setup = game.setup(file.header.setup.seats, options=file.header.setup.options)
        state: State = game.new_initial_state(setup, dice, events)
        _note(played, frames, 1, state, events)
        for version, move in enumerate(file.moves, start=2):
            if move.version != version:
                played.broke_at = version
                return played
            action = game.string_to_action(move.action)
            _note(played, frames, version, state, state.apply_action(move.seat, action, dice))
        played.outcome = state.outcome() if state.is_terminal() else None
    except (CodedError, ValueError, LookupError, TypeError):
        played.broke_at = version
    return played


def _note(
    played: Played, frames: Frames, version: int, state: State, events: Sequence[Event]
) -> None:
    played.chances += [event for event in events if isinstance(event, Chance)]
    played.frames.append(frames.pack(version, state, events))


def _deals(file: ReplayFile, played: Played) -> Check:
    """Compare every chance event that was shown with the one that the seed gives."""
    told = [event for frame in file.frames for event in _base_events(file, frame)]
    shown = [event for event in told if isinstance(event, list) and event[:1] == ["chance"]]
    right = _same(shown, played.chances)
    return Check("deals", right and bool(shown), {"count": len(played.chances)})


def _base_events(file: ReplayFile, frame: list[Any]) -> list[Any]:
    events = frame[2] if len(frame) > 2 and file.header.viewers[0] == OPEN else []
    return events if isinstance(events, list) else []


def _moves(file: ReplayFile, played: Played) -> Check:
    details: dict[str, Detail] = {"count": len(file.moves)}
    if played.broke_at is not None:
        details["at"] = played.broke_at
    return Check("moves", played.broke_at is None, details)


def _frames(file: ReplayFile, played: Played) -> Check:
    pairs = zip(file.frames, played.frames, strict=False)
    wrong = next((k for k, pair in enumerate(pairs, start=1) if not _same(*pair)), None)
    details: dict[str, Detail] = {"count": len(file.frames), "viewers": len(file.header.viewers)}
    if wrong is not None:
        details["at"] = wrong
    return Check("frames", wrong is None and len(file.frames) == len(played.frames), details)


def _same(told: object, made: object) -> bool:
    """Compare as bytes: to Python, true is also 1."""
    return msgspec.msgpack.encode(told) == msgspec.msgpack.encode(made)


def _roots(file: ReplayFile, opening: Opening, played: Played) -> Check:
    right = tuple(Tree(opening.secret, event).root() for event in played.chances)
    return Check("roots", file.roots == right, {"count": len(right)})


def _witness(file: ReplayFile, played: Played | None) -> Check:
    """Compare what a player's client was told during the match with what is told now."""
    seen = file.witness
    if seen is None:
        return Check("witness", True, {"proofs": 0, "doubts": 0})
    details: dict[str, Detail] = {"proofs": len(seen.proofs), "doubts": len(seen.doubts)}
    right = seen.commitment == file.header.commitment and not seen.doubts
    return Check("witness", right and _proved(file, seen, played), details)


def _proved(file: ReplayFile, seen: Witness, played: Played | None) -> bool:
    told: dict[str, Root] = {root.label: root for root in file.roots}
    if any(told.get(root.label) != root for root in seen.roots):
        return False
    dealt = {} if played is None else {event.label: event.outcome for event in played.chances}
    for proof in seen.proofs:
        root = told.get(proof.label)
        if root is None or not proves(root, proof):
            return False
        outcome = dealt.get(proof.label, ())
        if played is not None and outcome[proof.place : proof.place + 1] != (proof.value,):
            return False
    return True


def _outcome(file: ReplayFile, played: Played) -> Check:
    ending = file.ending
    if ending is None:
        return Check("outcome", False)
    return Check("outcome", ending.outcome == played.outcome)


def _excused(found: Check) -> Check:
    """Under other rules a difference proves nothing; what is the same all the same counts."""
    return Check(found.name, True if found.ok else None, found.details)
