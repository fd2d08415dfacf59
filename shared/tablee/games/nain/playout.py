"""Random play to the end, fast: draw for draw what `play_out` does, without entries and events.

Hands are lists here, and what may be chosen or flipped is kept up to date instead of being listed
anew for each move. Everything rare goes through the rules' own functions.
"""

from tablee.engine import Rng
from tablee.games.nain.actions import MOST_BID
from tablee.games.nain.facts import Facts
from tablee.games.nain.moves import may_play, owing
from tablee.games.nain.observation import BIDS_KEPT, Spoken
from tablee.games.nain.share import keep_cards, take_card
from tablee.games.nain.turn import (
    be_done,
    call_nain,
    expose_special,
    place_coins,
    play_special,
    reveal_special,
)


def play_randomly(facts: Facts, rng: Rng, dice: Rng) -> int:
    """Play a position to its end in place; give the number of actions taken."""
    taken = 0
    held = [list(hand) for hand in facts.hands]
    kinds = [list(dict.fromkeys(hand)) for hand in held]
    while facts.phase != "over":
        if facts.phase == "choose":
            taken += _choose_all(facts, rng, held, kinds)
        elif facts.phase == "bidding":
            taken += _bid_until_nain(facts, rng)
        else:
            _share(facts, rng, dice)
            taken += 1
    facts.hands = [tuple(hand) for hand in held]
    return taken


def _choose_all(facts: Facts, rng: Rng, held: list[list[int]], kinds: list[list[int]]) -> int:
    """Let all who haven't chosen do so; `kinds` are the different cards of a hand."""
    below, coins = rng.below, facts.coins
    waiting = list(owing(facts))
    taken = len(waiting)
    while waiting:
        seat = waiting.pop(below(len(waiting)))
        hand, choices = held[seat], kinds[seat]
        coin = coins[seat] = choices[below(len(choices))]
        hand.remove(coin)
        if coin not in hand:
            choices.remove(coin)
    place_coins(facts, None)
    return taken


def _bid_until_nain(facts: Facts, rng: Rng) -> int:
    below, own_too, taken = rng.below, facts.terms.flip_own, 0
    flipped_by, specials, bids = facts.flipped_by, facts.specials, list(facts.bids)
    lies = any(facts.played)
    down = [seat for seat, by in enumerate(flipped_by) if by < 0]
    seat, bid, flipped = facts.turn, facts.bid, facts.flipped
    while True:
        below(1)  # the one seat that owes
        taken += 1
        flips = [] if flipped else down
        if not own_too and seat in flips:
            flips = [other for other in down if other != seat]
        asides = _asides(facts, seat, lies) if lies or specials[seat] else []
        more, doubts = bid < MOST_BID, bid > 0
        drawn = below(more + doubts + len(flips) + len(asides)) - more
        if drawn < 0:
            bid += 1 + below(MOST_BID - bid)
            bids.append(Spoken(seat, bid))
            facts.bidder, flipped = seat, False
            seat = (seat + facts.direction) % len(flipped_by)
        elif drawn < doubts:
            break
        elif drawn - doubts < len(flips):
            other = flips[drawn - doubts]
            down.remove(other)
            flipped_by[other] = seat
            flipped = True
        else:
            facts.turn, facts.bid, facts.flipped = seat, bid, flipped
            _make_aside(facts, seat, asides[drawn - doubts - len(flips)])
            seat, flipped, lies = facts.turn, facts.flipped, True
    facts.turn, facts.bid, facts.flipped = seat, bid, flipped
    facts.bids = tuple(bids[-BIDS_KEPT:])
    call_nain(facts, None)
    return taken


def _asides(facts: Facts, seat: int, lies: bool) -> list[tuple[int, int]]:
    """List the turn player's moves with specials: (whose, place), or (-1, kind) to play one."""
    found: list[tuple[int, int]] = []
    hidden = _face_down(facts) if lies else []
    if hidden and facts.covers >> seat & 1:
        found = [aside for aside in hidden if aside[0] != seat]
    if facts.specials[seat] and may_play(facts, seat):
        found += [(-1, special) for special in dict.fromkeys(facts.specials[seat])]
    if facts.played[seat]:
        found += [aside for aside in hidden if aside[0] == seat]
    return found


def _face_down(facts: Facts) -> list[tuple[int, int]]:
    return [
        (seat, place)
        for seat, row in enumerate(facts.played)
        if row
        for place, special in enumerate(row)
        if not special & 1
    ]


def _make_aside(facts: Facts, seat: int, aside: tuple[int, int]) -> None:
    whose, which = aside
    if whose < 0:
        play_special(facts, seat, which, None)
    elif whose == seat:
        reveal_special(facts, seat, which, by=seat, log=None)
    else:
        expose_special(facts, whose, which, None)


def _share(facts: Facts, rng: Rng, dice: Rng) -> None:
    """Make one move of the last reveals, the pick or the draft."""
    if facts.phase == "pick":
        _pick(facts, rng, dice)
        return
    seat = rng.choice(owing(facts))
    if facts.phase == "draft":
        there = [place for place, coin in enumerate(facts.draft) if coin >= 0]
        take_card(facts, there[rng.below(len(there))], None)
        return
    hidden = [place for place, special in enumerate(facts.played[seat]) if not special & 1]
    drawn = rng.below(1 + len(hidden))
    if drawn:
        reveal_special(facts, seat, hidden[drawn - 1], by=seat, log=None)
    else:
        be_done(facts, seat, None)


def _pick(facts: Facts, rng: Rng, dice: Rng) -> None:
    """Draw as `Subset.sample` does: after the one seat, entry and size, two places of all."""
    below, seats = rng.below, facts.terms.seats
    below(1)
    below(1)
    below(1)
    first, second = below(seats), 1 + below(seats - 1)
    if second == first:
        second = 0
    keep_cards(facts, (first, second) if first < second else (second, first), dice, None)
