"""The beginning of a match and of each round (rules I.2).

Chance events, as `Chance` records them:

* `coins` - the kinds of the whole coin deck in order: each seat's cards from seat 0 on, then those
  that stay out of the game; `specials` the same for the special deck.
* `starter` - the seat, where the host named none.
* `draft/N` (see `share`) - the kinds of the leftovers of round N, by position.
"""

from tablee.engine import Chance, Event, Rng
from tablee.games.nain.cards import COINS, SPECIAL_DECK, SPECIALS_EACH, codes_of, names_of
from tablee.games.nain.events import Dealt, RoundBegun, StarterChosen
from tablee.games.nain.facts import NO_COIN, Facts

Log = list[Event] | None


def begin_match(facts: Facts, rng: Rng, log: Log) -> None:
    """Deal both decks and begin the first round."""
    facts.hands, facts.out = _share_out(facts, rng, log, "coins", COINS, facts.terms.rounds)
    facts.specials, facts.out_specials = _share_out(
        facts, rng, log, "specials", SPECIAL_DECK, SPECIALS_EACH
    )
    if log is not None:
        for seat in range(facts.terms.seats):
            coins, specials = codes_of(facts.hands[seat]), names_of(facts.specials[seat])
            log.append(Dealt(seat, len(coins), len(specials), coins, specials))
    begin_round(facts, _first_starter(facts, rng, log), log)


def begin_round(facts: Facts, starter: int, log: Log) -> None:
    """Everybody is to choose a coin card; the direction is clockwise again."""
    facts.clear_round()
    facts.phase = "choose"
    facts.round += 1
    facts.starter = starter
    facts.coins = [NO_COIN] * facts.terms.seats
    if log is not None:
        log.append(RoundBegun(facts.round, starter))


def _share_out(
    facts: Facts, rng: Rng, log: Log, label: str, cards: tuple[int, ...], each: int
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Shuffle a deck and deal it; give the hands and what stays out of the game, all sorted."""
    deck = list(cards)
    rng.derive(label).shuffle(deck)
    if log is not None:
        log.append(Chance(label, tuple(deck)))
    dealt = each * facts.terms.seats
    hands = [tuple(sorted(deck[top : top + each])) for top in range(0, dealt, each)]
    return hands, tuple(sorted(deck[dealt:]))


def _first_starter(facts: Facts, rng: Rng, log: Log) -> int:
    named = facts.terms.starter
    starter = named if type(named) is int else rng.derive("starter").below(facts.terms.seats)
    if log is not None:
        if type(named) is not int:
            log.append(Chance("starter", (starter,)))
        log.append(StarterChosen(starter, "host" if type(named) is int else "random"))
    return starter
