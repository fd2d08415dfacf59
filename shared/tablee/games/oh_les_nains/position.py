"""Any position in the middle of a match, written nearly as the rules file writes its examples.

    game.position(hands=["P2-R/P0-G S3", "D-Y S1"], dwarves=["R", "G"], fence=8)

The facts, all but `hands` optional:

* `hands` - by seat, codes with blanks between; as many seats as hands.
* `dwarves` - of teams A and B, colour letters from the end of the strip inwards ("RGY"); default
  none in the phase "pick", else "R" and "G". `fence` (8) - the squares on team A's side.
* `phase` - "main" (default), "counter" (where a chain is given) or "pick"; `actor` - default: who
  follows the chain, else seat 0. `first` (0) - who began.
* `chain` - the cards of an open chain in order, `seat:card`, "0:D-* 1:D-Y"; `colour` - the letter
  it was given (default: that of the first card that has one).
* `picks` - by seat, the letter of a sealed colour or "".
* `discard` - cards put away, `seat:card`. `deck` - the whole deck, top card first. Cards that are
  named nowhere join the deck; where it is given, they lie in the discard pile, put there by seat 0.
* `plays` (at least the chain's), `wins` (0, 0), `round_no` (1), `stopping` (None).
"""

from collections.abc import Sequence
from itertools import chain as chain_of

from tablee.games.oh_les_nains.audit import problems_of
from tablee.games.oh_les_nains.cards import (
    COLOURS,
    COPIES,
    DWARF_ANY,
    INDEX,
    PAWNS_OF_COLOUR,
    counted,
    kinds_of,
    spread,
)
from tablee.games.oh_les_nains.facts import KIND_BITS, SEAT_SHIFT, Facts
from tablee.games.oh_les_nains.observation import Ending, Phase
from tablee.games.oh_les_nains.terms import START_FENCE


def build_position(
    facts: Facts,
    *,
    hands: Sequence[str],
    dwarves: Sequence[str] | None = None,
    fence: int = START_FENCE,
    phase: Phase | None = None,
    actor: int | None = None,
    first: int = 0,
    chain: str = "",
    colour: str | None = None,
    picks: Sequence[str] = (),
    discard: str = "",
    deck: str | None = None,
    plays: int | None = None,
    wins: Sequence[int] = (0, 0),
    round_no: int = 1,
    stopping: Ending | None = None,
) -> None:
    """Write a position into fresh facts; ValueError names the first thing that can't be so."""
    seats = facts.terms.seats
    if len(hands) != seats:
        raise ValueError(f"{len(hands)} hands for {seats} seats")
    facts.phase = phase or ("counter" if chain else "main")
    facts.first, facts.fence = first, fence
    facts.wins, facts.round_no, facts.stopping = list(wins), round_no, stopping
    _place_dwarves(facts, dwarves)
    facts.chain = _laid(chain)
    facts.colour = _colour_of(facts.chain, colour)
    facts.plays = len(facts.chain) if plays is None else plays
    if facts.phase != "pick":
        facts.actor = _actor(facts, actor)
    for seat, letter in enumerate(picks):
        facts.picks[seat] = _colour(letter) if letter else -1
    _place_cards(facts, hands, discard, deck)
    problems = problems_of(facts)
    if problems:
        raise ValueError(f"no such position: {problems[0]}")


def _place_dwarves(facts: Facts, dwarves: Sequence[str] | None) -> None:
    letters = dwarves or (("", "") if facts.phase == "pick" else ("R", "G"))
    facts.dwarves = [[_colour(letter) for letter in team] for team in letters]
    placed = list(chain_of.from_iterable(facts.dwarves))
    facts.supply = [PAWNS_OF_COLOUR - placed.count(colour) for colour in range(4)]


def _colour(letter: str) -> int:
    for index, colour in enumerate(COLOURS):
        if letter == colour:
            return index
    raise ValueError(f"{letter!r} is no colour; colours are written R, B, Y and G")


def _laid(words: str) -> list[int]:
    laid = []
    for word in words.split():
        seat, _, code = word.partition(":")
        laid += [kind | int(seat) << SEAT_SHIFT for kind in kinds_of([code])]
    return laid


def _colour_of(chain: list[int], letter: str | None) -> int:
    if letter is not None or not chain:
        return -1 if letter is None else _colour(letter)
    kinds = [entry & KIND_BITS for entry in chain]
    return next((kind for kind in kinds if kind < DWARF_ANY), -1)


def _actor(facts: Facts, actor: int | None) -> int:
    if actor is not None:
        return actor
    after = [(entry >> SEAT_SHIFT) + 1 for entry in facts.chain]
    return after[-1] % facts.terms.seats if after else 0


def _place_cards(facts: Facts, hands: Sequence[str], discard: str, deck: str | None) -> None:
    facts.hands = [kinds_of(hand.split()) for hand in hands]
    facts.discard = _laid(discard) or list(facts.chain)
    facts.deck = [INDEX[kind] for kind in reversed((deck or "").split())]
    put_away = [entry & KIND_BITS for entry in facts.discard]
    named = counted([*chain_of.from_iterable(facts.hands), *facts.deck, *put_away])
    if any(count > copies for count, copies in zip(named, COPIES, strict=True)):
        raise ValueError("no such position: a card is there more often than the deck has it")
    rest = spread(copies - count for copies, count in zip(COPIES, named, strict=True))
    if deck is None:
        facts.deck = rest
    else:
        facts.discard += rest
