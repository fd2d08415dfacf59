"""Any position in the middle of a match, written as the rules file writes its examples.

    game.position(bases=["19 gold, 13 silver", "", ""], board="25 gold, 7 jade, 1 stone")

A fragment is the number of its print (1 to 30, as in the rules file's table) and the side that is
up. Lots are numbered as they come here: box, bases by seat, the lot in hand, board, bag. The facts,
all optional:

* `bases` - by seat, one text, or a list of texts where it has several bases.
* `beads` - by seat, as they are now (default: 10 each); together 10 times the seats.
* `board` - the first places of the board (default, and what follows: the rest, by number).
* `box` - what lies there, as if its auction had been cancelled.
* `sale` - the number of this auction; the box is filled up to it with the last prints.
* `phase` - bid (default), receiver, place or over. In "over" all that isn't named is in the box.
* `bids` - by seat; in "bid" the sealed ones, None for who hasn't bid; in "receiver" and "place"
  those that were shown, which tell winner and receivers.
* `lot` - the fragment in the winner's hand, side up as auctioned; `winner` where no bids tell.
* `turned` - prints that lay with the other side up when they were sold, as everybody remembers.
* `starter` (0) - the first auctioneer.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from tablee.games.gold_der_maya.auction import Sale, decide, flows
from tablee.games.gold_der_maya.audit import problems_of
from tablee.games.gold_der_maya.facts import NO_BID, NO_SEAT, PLACES, Facts
from tablee.games.gold_der_maya.fragments import LOTS, MATERIALS, PRINTS, WORDS, face_of
from tablee.games.gold_der_maya.observation import Phase

# The number of a print, and the material that is up.
Named: TypeAlias = tuple[int, int]

_BY_SEAT: Final = ("bases", "beads", "bids")


def seats_named(facts: Mapping[str, Any]) -> int | None:
    """Give the number of seats that some facts speak of."""
    return next((len(facts[name]) for name in _BY_SEAT if facts.get(name)), None)


def build_position(
    facts: Facts,
    *,
    bases: Sequence[str | Sequence[str]] = (),
    beads: Sequence[int] | None = None,
    board: str = "",
    box: str = "",
    sale: int | None = None,
    phase: Phase = "bid",
    bids: Sequence[int | None] | None = None,
    lot: str = "",
    winner: int | None = None,
    turned: Sequence[int] = (),
    starter: int = 0,
) -> None:
    """Write a position into fresh facts; ValueError names the first thing that can't be so."""
    layouts = [_bases(facts, own) for own in bases or [""] * facts.terms.seats]
    laid = [[piece for base in own for piece in base] for own in layouts]
    owned = [piece for own in laid for piece in own]
    hand, shown, sold = read_pieces(lot), read_pieces(board), read_pieces(box)
    rest = _unnamed([*owned, *hand, *shown, *sold])
    missing = 0 if sale is None else sale - 1 - len(sold) - len(owned)
    missing = len(rest) + len(shown) if phase == "over" else missing
    sold += [rest.pop() for _ in range(missing)]
    facts.phase, facts.starter = phase, starter
    order = [*sold, *owned, *hand, *shown, *rest]
    _number_lots(facts, order, turned)
    _lay(facts, layouts, len(sold))
    _sell(facts, laid, sold)
    if hand:
        _hand_over(facts, bids, winner)
    facts.drawn = min(LOTS, len(facts.sales) + PLACES - bool(hand))
    facts.ended = "sold-out" if phase == "over" else None
    _place_beads(facts, beads, bids)
    problems = problems_of(facts)
    if problems:
        raise ValueError(f"no such position: {problems[0]}")


def read_pieces(text: str) -> list[Named]:
    """Read "19 gold, 13 silver"; ValueError for a side that a print hasn't."""
    return [_piece(word) for word in text.split(",") if word.strip()]


def _piece(word: str) -> Named:
    number, _, name = word.strip().partition(" ")
    for material in PRINTS[int(number) - 1][1:]:
        if MATERIALS[material] == name:
            return int(number), material
    raise ValueError(f"print {number} has no side of {name}")


def _bases(facts: Facts, own: str | Sequence[str]) -> list[list[Named]]:
    texts = [own] if isinstance(own, str) else list(own)
    texts += [""] * (facts.terms.bases - len(texts))
    return [read_pieces(text) for text in texts]


def _unnamed(named: Sequence[Named]) -> list[Named]:
    numbers = [number for number, _ in named]
    return [(n, PRINTS[n - 1].front) for n in range(1, LOTS + 1) if n not in numbers]


def _number_lots(facts: Facts, order: Sequence[Named], turned: Sequence[int]) -> None:
    for lot, (number, up) in enumerate(order, start=1):
        size, front, back = PRINTS[number - 1]
        below = back if up == front else front
        auctioned, other = (below, up) if number in turned else (up, below)
        facts.fronts.append(face_of(lot, size, auctioned))
        facts.backs.append(face_of(lot, size, other))
        facts.shown |= (number in turned) << lot


def _up(facts: Facts, lot: int) -> int:
    """Give the face that is up of a lot on a base: the back, once it was turned over."""
    return (facts.backs if facts.shown >> lot & 1 else facts.fronts)[lot - 1]


def _lay(facts: Facts, layouts: Sequence[Sequence[Sequence[Named]]], before: int) -> None:
    lot, found = before, []
    for own in layouts:
        for base in own:
            found.append(tuple([_up(facts, n) for n in range(lot + 1, lot + 1 + len(base))]))
            lot += len(base)
    facts.bases = found


def _sell(facts: Facts, laid: Sequence[Sequence[Named]], sold: Sequence[Named]) -> None:
    facts.box = facts.fronts[: len(sold)]
    winners: list[int | None] = [None] * len(sold)
    winners += [seat for seat, own in enumerate(laid) for _ in own]
    faces = zip(facts.fronts, winners, strict=False)
    facts.sales = [Sale(WORDS[face], (), winner) for face, winner in faces]


def _hand_over(facts: Facts, bids: Sequence[int | None] | None, winner: int | None) -> None:
    shown = tuple([bid for bid in bids or () if bid is not None])
    face = WORDS[facts.fronts[len(facts.sales)]]
    facts.winner = NO_SEAT if winner is None else winner
    receiver = None
    if shown:
        facts.winner, receivers = decide(shown, keeps_own=facts.terms.keeps_own)
        if facts.phase == "receiver":
            facts.receivers = receivers
        else:
            receiver = next(iter(receivers), None)
    facts.sales.append(Sale(face, shown, facts.winner, receiver))


def _place_beads(
    facts: Facts, beads: Sequence[int] | None, bids: Sequence[int | None] | None
) -> None:
    facts.beads = list(beads) if beads else facts.beads
    moved = flows(facts.sales, facts.terms.seats)
    facts.start = [held - gain for held, gain in zip(facts.beads, moved, strict=True)]
    if facts.phase == "bid" and bids:
        facts.bids = [NO_BID if bid is None else bid for bid in bids]
