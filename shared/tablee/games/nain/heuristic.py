"""Sound play without search: exact odds of the total, then the bid or doubt that is worth most.

A round is won with two of its best cards, lost with none, and else brings one at random. A doubt
wins when the bid is false; a bid wins when it is doubted and true. How soon the next seat doubts is
judged by what the others can know. Worths are blurred a little by chance, so that the thresholds
can't be learnt. Specials are played where they move the total the right way.
"""

from typing import Final

from tablee.engine import Action, LegalActions, Rng
from tablee.games.nain.actions import (
    MOST_BID,
    SEAT_NAMES,
    Bid,
    Choose,
    Done,
    Expose,
    Flip,
    Keep,
    Nain,
    PlaySpecial,
    RevealSpecial,
    Take,
)
from tablee.games.nain.cards import INDEX, VALUE, Special
from tablee.games.nain.observation import NainObservation
from tablee.games.nain.odds import Odds, odds_of

# What a round brings, in coins: as its winner, and as one who drafts.
WON: Final = 12.0
DRAFTED: Final = 4.0
# Worths are blurred by up to so many percent either way.
BLUR: Final = 12
CANDIDATES: Final = 10
# Between these chances of the bid being true a look is worth having, and a special too.
UNSURE: Final = (0.3, 0.75)


def sound_move(seen: NainObservation, legal: LegalActions, rng: Rng) -> Action | None:
    """Give a sound move; None where nothing must be done and nothing is worth doing."""
    if not legal:
        return None
    if seen.phase == "choose":
        return Choose(rng.choice(seen.hand or ()))
    if seen.phase == "pick":
        return _best_two(seen)
    if seen.phase == "draft":
        return Take(rng.choice([place for place, there in enumerate(seen.free) if there]))
    if seen.phase == "last-reveal":
        return _last_reveal(seen)
    odds = odds_of(seen)
    if seen.turn == seen.viewer:
        return _on_turn(seen, legal, rng, odds)
    return _out_of_turn(seen, legal, rng, odds)


def _best_two(seen: NainObservation) -> Action:
    values = [VALUE[INDEX[code]] for code in seen.history[-1].coins]
    best = sorted(range(len(values)), key=lambda seat: -values[seat])[:2]
    return Keep(tuple([SEAT_NAMES[seat] for seat in sorted(best)]))


def _last_reveal(seen: NainObservation) -> Action:
    """The bidder turns up his interests, which make the bid truer; nobody else has a reason."""
    place = _face_down(seen, "interest")
    return RevealSpecial(place) if place is not None and seen.bidder == seen.viewer else Done()


def _on_turn(seen: NainObservation, legal: LegalActions, rng: Rng, odds: Odds) -> Action:
    true = odds.at_least(seen.bid) if seen.bid else 1.0
    if UNSURE[0] < true < UNSURE[1] or (not seen.bid and rng.below(4) == 0):
        look = _look(seen, legal, rng)
        if look is not None:
            return look
    bid, worth = _best_bid(seen, rng, odds)
    doubt = WON * (1.0 - true) * _blurred(rng) if seen.bid else 0.0
    if bid is not None and worth >= doubt:
        return Bid(bid)
    if true > 0.1 and legal.allows(PlaySpecial("thief")):
        return PlaySpecial("thief")
    return Nain()


def _look(seen: NainObservation, legal: LegalActions, rng: Rng) -> Action | None:
    """Learn something: take off all covers, flip a card, or expose a special at times."""
    place = _face_down(seen, "no-cover")
    if place is not None:
        return RevealSpecial(place)
    hidden = [card.cover and card.flipped_by is not None for card in seen.table]
    if sum(hidden) > 1 and legal.allows(PlaySpecial("no-cover")):
        return PlaySpecial("no-cover")
    others = [seat for seat in range(len(seen.table)) if seat != seen.viewer]
    flips: list[Action] = [Flip(seat) for seat in others if legal.allows(Flip(seat))]
    if flips and rng.below(3):
        return rng.choice(flips)
    exposures: list[Action] = [
        Expose(seat, place)
        for seat in others
        for place in range(len(seen.table[seat].specials))
        if legal.allows(Expose(seat, place))
    ]
    return rng.choice(exposures) if exposures and rng.below(3) == 0 else None


def _best_bid(seen: NainObservation, rng: Rng, odds: Odds) -> tuple[int | None, float]:
    """Weigh the bids that are still likely, and the least one; None where the cap is reached."""
    least = (seen.bid or 0) + 1
    if least > MOST_BID:
        return None, 0.0
    outside = odds_of(seen, as_others=True)
    first = max(least, outside.median() - CANDIDATES + 3) if not seen.bid else least
    best, most = least, -1.0
    for bid in range(first, min(first + CANDIDATES, MOST_BID + 1)):
        doubted = min(0.95, max(0.03, 1.0 - outside.at_least(bid)))
        worth = doubted * odds.at_least(bid) * WON + (1.0 - doubted) * DRAFTED
        worth *= _blurred(rng)
        if worth > most:
            best, most = bid, worth
    return best, most


def _out_of_turn(seen: NainObservation, legal: LegalActions, rng: Rng, odds: Odds) -> Action | None:
    if seen.bidder == seen.viewer:
        return _support(seen, legal, rng, odds.at_least(seen.bid or 0))
    if seen.bid and _comes_next(seen) and UNSURE[0] < odds.at_least(seen.bid + 1) < UNSURE[1]:
        place = _face_down(seen, "reverse")
        if place is not None:
            return RevealSpecial(place)
        if legal.allows(PlaySpecial("reverse")) and rng.below(2):
            return PlaySpecial("reverse")
    return None


def _support(seen: NainObservation, legal: LegalActions, rng: Rng, true: float) -> Action | None:
    """One's own bid is at stake: add coins, and turn interests up while that still counts."""
    place = _face_down(seen, "interest")
    if place is not None and seen.options["late_reveal"] is not True:
        return RevealSpecial(place)
    if not 0.15 < true < 0.85 or rng.below(4) == 0:
        return None
    own = seen.table[seen.viewer].coin
    wanted: list[Special] = ["hoard", "interest"]
    if own is not None and VALUE[INDEX[own]] >= 4:
        wanted.insert(0, "double")
    plays = [PlaySpecial(name) for name in wanted if legal.allows(PlaySpecial(name))]
    return plays[0] if plays else None


def _comes_next(seen: NainObservation) -> bool:
    turn = -1 if seen.turn is None else seen.turn
    return (turn + seen.direction) % len(seen.counts) == seen.viewer


def _face_down(seen: NainObservation, name: Special) -> int | None:
    """Give the place of one's own played special of this name that isn't revealed yet."""
    for place, special in enumerate(seen.table[seen.viewer].specials):
        if special.special == name and not special.revealed:
            return place
    return None


def _blurred(rng: Rng) -> float:
    return 1.0 + (rng.below(2 * BLUR + 1) - BLUR) / 100.0
