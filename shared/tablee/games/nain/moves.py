"""What a seat may do now (rules I.4), as entries for the wire, and what it does when time is up."""

from typing import Final

from tablee.engine import Action, Choice, Entry, Range, Seat, Subset
from tablee.games.nain.actions import (
    CHOOSE,
    DONE,
    EXPOSE,
    FLIP,
    MOST_BID,
    NAIN,
    PLAY,
    REVEAL,
    SEAT_NAMES,
    TAKE,
    Bid,
    Choose,
    Done,
    Keep,
    Nain,
    Take,
)
from tablee.games.nain.cards import CODES, VALUE
from tablee.games.nain.facts import Facts

# The absent bid for their neighbours up to so many coins a seat, and doubt above (I.9).
SLEEPY_COINS: Final = 4


def owing(facts: Facts) -> tuple[Seat, ...]:
    """Give the seats that owe a decision, in seat order."""
    phase = facts.phase
    if phase == "bidding":
        return (facts.turn,)
    if phase == "choose":
        return tuple([seat for seat, coin in enumerate(facts.coins) if coin < 0])
    if phase == "last-reveal":
        return tuple([seat for seat in range(facts.terms.seats) if facts.owes_reveal(seat)])
    if phase == "pick":
        return (facts.winner(),)
    return facts.drafters[:1] if phase == "draft" else ()


def entries_of(facts: Facts, seat: Seat) -> list[Entry]:
    """List a seat's moves: what its turn asks first, then its specials, which know no turn."""
    if not 0 <= seat < facts.terms.seats:
        return []
    if facts.phase == "bidding":
        return [*_turn_entries(facts, seat), *_play_entries(facts, seat), *_reveals(facts, seat)]
    if facts.phase == "last-reveal":
        return [DONE, *_reveals(facts, seat)] if facts.owes_reveal(seat) else []
    if seat not in owing(facts):
        return []
    if facts.phase == "choose":
        return [CHOOSE[coin] for coin in dict.fromkeys(facts.hands[seat])]
    if facts.phase == "pick":
        return [picking(facts)]
    return [TAKE[place] for place, coin in enumerate(facts.draft) if coin >= 0]


def picking(facts: Facts) -> Subset:
    """Give the winner's choice: two cards, named by the seats that put them there."""
    return Subset(Keep.kind(), SEAT_NAMES[: facts.terms.seats], 2, 2)


def may_play(facts: Facts, seat: Seat) -> bool:
    """Tell whether the round lets the seat play one more special."""
    return not (facts.terms.one_special and facts.played[seat])


def fallback(facts: Facts, seat: Seat) -> Action:
    """Give the move of a seat that is away (I.9): the lowest coin card, small bids, no risk."""
    if facts.phase == "choose":
        return Choose(CODES[facts.hands[seat][0]])
    if facts.phase == "last-reveal":
        return Done()
    if facts.phase == "pick":
        return Keep(tuple(SEAT_NAMES[place] for place in sorted(best_two(facts))))
    if facts.phase == "draft":
        return Take(next(place for place, coin in enumerate(facts.draft) if coin >= 0))
    return Bid(facts.bid + 1) if facts.bid < SLEEPY_COINS * facts.terms.seats else Nain()


def best_two(facts: Facts) -> list[int]:
    """Give the seats of the two highest cards on the table; of equals those first in order."""
    by_value = sorted(range(facts.terms.seats), key=lambda seat: -VALUE[facts.coins[seat]])
    return by_value[:2]


def _turn_entries(facts: Facts, seat: Seat) -> list[Entry]:
    if seat != facts.turn:
        return []
    entries: list[Entry] = []
    if facts.bid < MOST_BID:
        entries.append(Range(Bid.kind(), facts.bid + 1, MOST_BID))
    if facts.bid:
        entries.append(NAIN)
    return [*entries, *_flips(facts, seat), *_exposures(facts, seat)]


def _flips(facts: Facts, seat: Seat) -> list[Choice[Action]]:
    if facts.flipped:
        return []
    own = -1 if facts.terms.flip_own else seat
    return [FLIP[s] for s, by in enumerate(facts.flipped_by) if by < 0 and s != own]


def _exposures(facts: Facts, seat: Seat) -> list[Choice[Action]]:
    if not facts.has_cover(seat):
        return []
    return [
        EXPOSE[other][place]
        for other, row in enumerate(facts.played)
        for place, special in enumerate(row)
        if other != seat and not special & 1
    ]


def _play_entries(facts: Facts, seat: Seat) -> list[Choice[Action]]:
    if not may_play(facts, seat):
        return []
    return [PLAY[special] for special in dict.fromkeys(facts.specials[seat])]


def _reveals(facts: Facts, seat: Seat) -> list[Choice[Action]]:
    return [REVEAL[place] for place, special in enumerate(facts.played[seat]) if not special & 1]
