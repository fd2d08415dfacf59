"""Any position in the middle of a match, written nearly as the rules file writes its examples.

    game.position(hands=["50 60", "80", "30"], guest="7", deck="9 W 9 3")

The facts, all optional but one of `hands` and `rooms` (which tell the seats):

* `hands` - by seat, Gnumie cards with blanks between; what is missing is spent. Default: all.
* `bids` - sealed ones by seat, "" for none yet. They are in no hand.
* `guest` - the guest to bid for, in phase "bid". Default: the deck's next.
* `rooms` - by seat, guests. `removed` - guests that left. `lost` - by seat.
* `deck` - from the top; all guests that are named nowhere follow in the order 1 to 15, W, C, or,
  with `deck_size`, leave the game.
* `star`, `drawn` - the seat whose star has drawn this guest: phase "star".
* `ended` - the rounds are over for this reason: rooms take their losses at once, and the position
  is that of the choices that follow, or of the finished match.
* `stopping` - the reason with which the table has called a stop.

A guest is written "7", "13", "W", "C", or exactly: "7b", "Wa". Plain ones are the first of their
kind that is still free, in the order rooms, lost, removed, guest, drawn, deck.
"""

from collections.abc import Sequence

from tablee.games.gnumies.audit import problems_of
from tablee.games.gnumies.cards import INDEX, STAR, set_of
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.finish import close
from tablee.games.gnumies.guests import CODES, GUESTS, kind_of
from tablee.games.gnumies.observation import Ending


def build_position(
    facts: Facts,
    *,
    hands: Sequence[str] | None = None,
    bids: Sequence[str] | None = None,
    guest: str | None = None,
    rooms: Sequence[str] | None = None,
    lost: Sequence[str] | None = None,
    removed: str = "",
    deck: str = "",
    deck_size: int | None = None,
    star: int | None = None,
    drawn: str | None = None,
    ended: Ending | None = None,
    stopping: Ending | None = None,
) -> None:
    """Write a position into fresh facts; ValueError names the first thing that can't be so."""
    seats = facts.terms.seats
    for name, rows in (("hands", hands), ("bids", bids), ("rooms", rooms), ("lost", lost)):
        if rows is not None and len(rows) != seats:
            raise ValueError(f"{len(rows)} {name} for {seats} seats")
    facts.round = 1
    if star is not None:
        facts.phase, facts.star = "star", star
    _hand_out(facts, hands, bids)
    _seat_guests(facts, rooms or [""] * seats, lost or [""] * seats, removed)
    _stack_deck(facts, guest, drawn, deck, deck_size)
    if ended is None and star is None and facts.guest < 0:
        facts.guest = facts.deck.pop()
    facts.stopping = stopping
    if ended is not None:
        close(facts, ended, None)
    problems = problems_of(facts)
    if problems:
        raise ValueError(f"no such position: {problems[0]}")


def _hand_out(facts: Facts, hands: Sequence[str] | None, bids: Sequence[str] | None) -> None:
    for seat, code in enumerate(bids or ()):
        if code:
            facts.bids[seat] = INDEX[code]
    if facts.star >= 0:
        facts.bids[facts.star] = STAR
    sealed = [1 << bid if bid >= 0 else 0 for bid in facts.bids]
    full = facts.terms.full_hand
    if hands is None:
        facts.hands = [full & ~bid for bid in sealed]
    else:
        facts.hands = [set_of(hand) for hand in hands]
    both = zip(facts.hands, sealed, strict=True)
    facts.spent = [full & ~hand & ~bid for hand, bid in both]


def _seat_guests(facts: Facts, rooms: Sequence[str], lost: Sequence[str], removed: str) -> None:
    facts.deck = list(range(GUESTS))
    facts.rooms = [_take(facts, words) for words in rooms]
    facts.lost = [_take(facts, words) for words in lost]
    facts.removed = _take(facts, removed)


def _stack_deck(
    facts: Facts, guest: str | None, drawn: str | None, deck: str, size: int | None
) -> None:
    if guest is not None:
        (facts.guest,) = _take(facts, guest)
    if drawn is not None:
        (facts.drawn,) = _take(facts, drawn)
    top = _take(facts, deck)
    order = top + facts.deck
    if size is not None:
        facts.removed += order[size:]
        order = order[:size]
    facts.deck = order[::-1]


def _take(facts: Facts, words: str) -> list[int]:
    """Take guests out of those that are free, which lie in the deck till the end."""
    taken = []
    for word in words.split():
        fit = (g for g in facts.deck if word in (CODES[g], kind_of(CODES[g])))
        guest = next(fit, None)
        if guest is None:
            raise ValueError(f"no guest {word!r} is free; they are 1 to 15, W and C")
        facts.deck.remove(guest)
        taken.append(guest)
    return taken
