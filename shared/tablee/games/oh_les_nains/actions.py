"""What a seat may ask for, and the numbers by which the rules know it inside."""

from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.engine import Action, Choice, Stop
from tablee.games.oh_les_nains.cards import (
    CODES,
    COLOURS,
    DWARF_ANY,
    FIRST_SQUIRREL,
    HAND,
    KINDS,
    NO_COLOUR,
    Code,
    Colour,
    effect_of,
    is_multicolour,
)


class Pick(Action, frozen=True, array_like=True):
    """Choose in secret the colour of one's first dwarf."""

    colour: Colour


class Squirrel(Action, frozen=True, array_like=True):
    """Play a squirrel: one's own team pulls its number of squares."""

    card: Code


class Pull(Action, frozen=True, array_like=True):
    """Play a card that changes strengths; `colour` only, and always, for a multicolour one."""

    card: Code
    colour: Colour | None = None


class Dwarf(Action, frozen=True, array_like=True):
    """Play a card that places a dwarf; `colour` only, and always, for a multicolour one."""

    card: Code
    colour: Colour | None = None


class Counter(Action, frozen=True, array_like=True):
    """Counter the dwarf, or the counter, that was just played; a multicolour card fits any."""

    card: Code


class Decline(Action, frozen=True, array_like=True):
    """Counter nothing: the chain is settled, and one's own turn begins."""


class Exchange(Action, frozen=True, array_like=True):
    """Put cards away for as many new ones, in the order of one's hand."""

    cards: Annotated[tuple[Code, ...], msgspec.Meta(max_length=HAND)]


OhLesNainsAction: TypeAlias = Pick | Squirrel | Pull | Dwarf | Counter | Decline | Exchange | Stop

# A move is an action as a number, save the exchange of cards: 0..3 pick that colour, and so on.
_PICKS: Final[tuple[Action, ...]] = tuple(Pick(colour) for colour in COLOURS)


def _turn(kind: int) -> list[tuple[Action, int]]:
    """Give what may be done with a card in one's turn, and the colour index that it names."""
    code = CODES[kind]
    if kind >= FIRST_SQUIRREL:
        return [(Squirrel(code), NO_COLOUR)]
    action = Dwarf if kind <= DWARF_ANY else Pull
    if is_multicolour(kind):
        return [(action(code, colour), index) for index, colour in enumerate(COLOURS)]
    return [(action(code), kind if kind < DWARF_ANY else NO_COLOUR)]


_TURNS: Final = [(kind, action, colour) for kind in range(KINDS) for action, colour in _turn(kind)]
_COUNTERS: Final[tuple[Action, ...]] = tuple(Counter(CODES[kind]) for kind in range(DWARF_ANY + 1))

FIRST_TURN: Final = len(_PICKS)
FIRST_COUNTER: Final = FIRST_TURN + len(_TURNS)
DECLINE: Final = FIRST_COUNTER + len(_COUNTERS)

CHOICES: Final = tuple(
    Choice[Action](action)
    for action in (*_PICKS, *(action for _, action, _ in _TURNS), *_COUNTERS, Decline())
)
MOVE_OF: Final = {choice.action: move for move, choice in enumerate(CHOICES)}

# By move: the card it lays, the colour it names, and whom a pull card makes count 2 and 0.
KIND_OF: Final = (
    *(-1 for _ in _PICKS),
    *(kind for kind, _, _ in _TURNS),
    *range(DWARF_ANY + 1),
    -1,
)
COLOUR_OF: Final = (
    *range(len(_PICKS)),
    *(colour for _, _, colour in _TURNS),
    *(-1 for _ in range(DWARF_ANY + 2)),
)
EFFECT_OF: Final = tuple(
    effect_of(KIND_OF[move], COLOUR_OF[move])
    if FIRST_TURN <= move < FIRST_COUNTER and DWARF_ANY < KIND_OF[move] < FIRST_SQUIRREL
    else (NO_COLOUR, NO_COLOUR)
    for move in range(len(CHOICES))
)
# By kind: the moves it allows in one's turn.
TURNS_OF: Final = tuple(
    tuple(FIRST_TURN + place for place, (of, _, _) in enumerate(_TURNS) if of == kind)
    for kind in range(KINDS)
)
