"""Layouts: which fragments may lie beside which on a base (rules section 2.5).

A base is an arc read clockwise: a sequence of faces without holes. A layout is all bases of one
seat as one tuple of words, `/` between two bases: ("7Q4", "9S3", "/", "12E1"). Angle and mirror
image mean nothing. Every beginning of a lawful layout is lawful too: one may judge piece by piece.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec

from tablee.engine import Rng
from tablee.games.gold_der_maya.fragments import DISC, FACE_PATTERN, FACES, WORDS

Word: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"^(/|{FACE_PATTERN})\Z")]
# 2 full bases of eighths, the border between them, and some room to be wrong in.
Layout: TypeAlias = Annotated[tuple[Word, ...], msgspec.Meta(max_length=24)]

BORDER: Final = "/"
NO_FACE: Final = 0  # the border as a number, where a face is expected


class Fault(NamedTuple):
    """Why a layout isn't allowed: the text `refused-<code>`, and the place of the bad word."""

    code: str
    place: int


def find_fault(pieces: Sequence[str], layout: Sequence[str]) -> Fault | None:
    """Find the first fault of a layout, finished or not, of some pieces; None if it is lawful.

    `pieces` name both faces of each fragment that may be used, and a border for each base beyond
    the first. Pure: a client may call it on every move of a finger.
    """
    borders = pieces.count(BORDER)
    lots: set[int] = set()
    base: list[int] = []
    for place, word in enumerate(layout):
        if word == BORDER:
            borders -= 1
            if borders < 0:
                return Fault("too-many-bases", place)
            base = []
            continue
        if word not in pieces:
            return Fault("unknown-piece", place)
        face = FACES[word]
        if face >> 6 in lots:
            return Fault("piece-twice", place)
        lots.add(face >> 6)
        code = misfit(base, face)
        if code is not None:
            return Fault(code, place)
        base.append(face)
    return None


def misfit(base: Sequence[int], face: int) -> str | None:
    """Tell why a face may not follow a lawful arc, as a code; None if it may."""
    if not base:
        return None
    room = DISC - sum([other >> 3 & 7 for other in base]) - (face >> 3 & 7)
    if room < 0:
        return "too-large"
    material = face & 7
    if abs((base[-1] & 7) - material) > 1:
        return "neighbours-differ"
    if not room and abs((base[0] & 7) - material) > 1:
        return "ring-not-closed"
    return None


def base_fault(base: Sequence[int]) -> str | None:
    """Tell why a whole base isn't lawful, as a code; None if it is."""
    for place, face in enumerate(base):
        code = misfit(base[:place], face)
        if code is not None:
            return code
    return None


def extent(base: Sequence[int]) -> int:
    """Give how much of a disc lies there, in 24ths."""
    return sum([face >> 3 & 7 for face in base])


def split(layout: Iterable[str], bases: int) -> list[tuple[int, ...]]:
    """Give the bases of a lawful layout as faces; those it doesn't come to are empty."""
    found: list[list[int]] = [[]]
    for word in layout:
        if word == BORDER:
            found.append([])
        else:
            found[-1].append(FACES[word])
    return [tuple(base) for base in found] + [()] * (bases - len(found))


def join(bases: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Write bases as a layout; empty ones at the end are left out."""
    words: list[str] = []
    last = max((place for place, base in enumerate(bases) if base), default=-1)
    for place, base in enumerate(bases[: last + 1]):
        if place:
            words.append(BORDER)
        words += [WORDS[face] for face in base]
    return tuple(words)


def scatter(entries: Sequence[int], rng: Rng) -> list[int]:
    """Lay out faces and borders in random order, each kept where it may stand; borders are 0."""
    layout: list[int] = []
    used, room, first, last = 0, DISC, -1, -1
    for face in rng.sample(entries, len(entries)):
        if not face:
            layout.append(NO_FACE)
            room, first, last = DISC, -1, -1
            continue
        size, material, lot = face >> 3 & 7, face & 7, 1 << (face >> 6)
        if used & lot or size > room:
            continue
        if last >= 0 and not -1 <= last - material <= 1:
            continue
        if size == room and not -1 <= first - material <= 1:
            continue
        layout.append(face)
        used, room, last = used | lot, room - size, material
        first = material if first < 0 else first
    return layout


def scattered_bases(layout: Sequence[int], bases: int) -> list[tuple[int, ...]]:
    """Split what `scatter` laid into bases."""
    found: list[list[int]] = [[]]
    for face in layout:
        if face:
            found[-1].append(face)
        else:
            found.append([])
    return [tuple(base) for base in found] + [()] * (bases - len(found))
