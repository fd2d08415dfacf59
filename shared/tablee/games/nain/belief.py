"""A random world that an observation allows: a pure function of the observation and the dice.

What is unseen goes to the places that hold it: the table where its hint allows, the others' hands,
and what is out of the game. Of past rounds the cards are public, and who won which of them is
known only to himself: each pile gets as many cards of each round as its seat won there.
"""

from tablee.engine import OPEN, Rng, Setup
from tablee.games.nain.cards import HINT, INDEX, SPECIAL_INDEX
from tablee.games.nain.facts import NO_COIN, NO_SEAT, Facts
from tablee.games.nain.observation import NainObservation, Round
from tablee.games.nain.pools import listed, unseen_coins, unseen_specials
from tablee.games.nain.terms import Terms


def imagine(facts: Facts, seen: NainObservation, rng: Rng) -> None:
    """Fill fresh facts with what was seen, and with chance where it is silent."""
    _copy_public(facts, seen)
    if seen.viewer == OPEN:
        _copy_open(facts, seen)
        return
    _imagine_specials(facts, seen, rng)
    _imagine_coins(facts, seen, rng)
    _imagine_piles(facts, seen, rng)


def _copy_public(facts: Facts, seen: NainObservation) -> None:
    Facts.__init__(facts, Terms(Setup(len(seen.counts), seen.options)))
    facts.phase, facts.round, facts.starter = seen.phase, seen.round, seen.starter
    facts.turn, facts.bidder, facts.caller = map(_seat, (seen.turn, seen.bidder, seen.caller))
    facts.direction, facts.bid, facts.flipped = seen.direction, seen.bid or 0, seen.flipped
    facts.bids, facts.exposures, facts.history = seen.bids, seen.exposures, seen.history
    facts.done = sum([1 << seat for seat in seen.done])
    facts.drafters = seen.drafters
    facts.stopping, facts.ended = seen.stopping, seen.ended
    facts.covers = sum([1 << seat for seat, card in enumerate(seen.table) if card.cover])
    facts.coins = [_coin(card.coin) for card in seen.table] or facts.coins
    facts.flipped_by = [_seat(card.flipped_by) for card in seen.table] or facts.flipped_by


def _copy_open(facts: Facts, seen: NainObservation) -> None:
    """Everything is there to be copied."""
    facts.hands = [_coins(hand) for hand in seen.hands or ()]
    facts.specials = [_specials(held) for held in seen.unplayed or ()]
    facts.won = [_coins(pile) for pile in seen.piles or ()]
    facts.coins = [_coin(code) for code in seen.choices or ()] or facts.coins
    facts.draft = tuple([_coin(code) for code in seen.leftovers or ()])
    facts.played = _played(seen) or facts.played
    facts.out, facts.out_specials = _coins(seen.out or ()), _specials(seen.out_specials or ())


def _imagine_specials(facts: Facts, seen: NainObservation, rng: Rng) -> None:
    pool = listed(unseen_specials(seen))
    if seen.unplayed is not None:
        facts.specials = [_specials(held) for held in seen.unplayed]
        for seat, held in enumerate(facts.specials):
            for special in held if seat != seen.viewer else ():
                pool.remove(special)
    rng.shuffle(pool)
    facts.played = _played(seen) or facts.played
    for seat, row in enumerate(facts.played):
        facts.played[seat] = tuple([p if p >= 0 else pool.pop() * 2 for p in row])
    if seen.unplayed is None:
        for seat, count in enumerate(seen.special_counts):
            if seat == seen.viewer:
                facts.specials[seat] = _specials(seen.specials or ())
            else:
                facts.specials[seat] = tuple(sorted([pool.pop() for _ in range(count)]))
    facts.out_specials = tuple(sorted(pool))


def _imagine_coins(facts: Facts, seen: NainObservation, rng: Rng) -> None:
    pool = listed(unseen_coins(seen))
    rng.shuffle(pool)
    for seat, card in enumerate(seen.table):
        if card.coin is None and card.hint is not None:
            facts.coins[seat] = next(coin for coin in pool if HINT[coin] == card.hint)
            pool.remove(facts.coins[seat])
    for seat, card in enumerate(seen.table):
        if card.coin is None and card.hint is None:
            facts.coins[seat] = pool.pop()
    for seat, count in enumerate(seen.counts):
        if seat == seen.viewer:
            facts.hands[seat] = _coins(seen.hand or ())
        else:
            facts.hands[seat] = tuple(sorted([pool.pop() for _ in range(count)]))
    for seat in seen.chosen:
        facts.coins[seat] = _coin(seen.choice) if seat == seen.viewer else pool.pop()
    facts.out = tuple(sorted(pool))


def _imagine_piles(facts: Facts, seen: NainObservation, rng: Rng) -> None:
    if seen.piles is not None:
        facts.won = [_coins(pile) for pile in seen.piles]
        return
    own = list(_coins(seen.won or ()))
    for number, past in enumerate(seen.history, 1):
        current = number == len(seen.history)
        if current and seen.phase == "pick":
            continue
        counts = shares(past, seen.drafters if current and seen.phase == "draft" else ())
        pool = [INDEX[code] for code in past.coins]
        if seen.viewer >= 0:
            mine, own = own[: counts[seen.viewer]], own[counts[seen.viewer] :]
            facts.won[seen.viewer] += tuple(mine)
            for coin in mine:
                pool.remove(coin)
        rng.shuffle(pool)
        for seat, count in enumerate(counts):
            if seat != seen.viewer:
                facts.won[seat] += tuple([pool.pop() for _ in range(count)])
        if current and seen.phase == "draft":
            facts.draft = tuple([pool.pop() if free else NO_COIN for free in seen.free])


def shares(past: Round, waiting: tuple[int, ...]) -> list[int]:
    """Give how many cards of a round each seat has; `waiting` are yet to draft theirs."""
    counts = [0 if seat in waiting else 1 for seat in range(len(past.coins))]
    counts[past.winner], counts[past.loser] = 2, 0
    return counts


def _played(seen: NainObservation) -> list[tuple[int, ...]]:
    """Give the specials on the table, packed; -1 for an unknown one."""
    return [
        tuple(
            [
                NO_COIN if s.special is None else SPECIAL_INDEX[s.special] * 2 + s.revealed
                for s in card.specials
            ]
        )
        for card in seen.table
    ]


def _seat(seat: int | None) -> int:
    return NO_SEAT if seat is None else seat


def _coin(code: str | None) -> int:
    return NO_COIN if code is None else INDEX[code]


def _coins(codes: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([INDEX[code] for code in codes])


def _specials(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([SPECIAL_INDEX[name] for name in names])
