"""The winner keeps two cards, the others draft the rest (rules I.6)."""

from functools import cache

from tablee.engine import Chance, Event, Rng
from tablee.games.nain.cards import CODES, codes_of
from tablee.games.nain.deal import begin_round
from tablee.games.nain.events import CardDrafted, CardsKept, LeftoversShuffled
from tablee.games.nain.facts import NO_COIN, NO_SEAT, Facts
from tablee.games.nain.finish import end_match

Log = list[Event] | None


def begin_sharing(facts: Facts, log: Log) -> None:
    """The winner is to pick; of two seats he takes both cards without being asked."""
    if facts.terms.seats == 2:
        _keep(facts, (0, 1), log)
        _end_round(facts, log)


@cache
def draft_order(winner: int, loser: int, seats: int) -> tuple[int, ...]:
    """Give who drafts: from the winner's right on, counter-clockwise, without the loser."""
    order = [(winner - step) % seats for step in range(1, seats)]
    return tuple([seat for seat in order if seat != loser])


def keep_cards(facts: Facts, pair: tuple[int, ...], rng: Rng, log: Log) -> None:
    """The winner takes the cards of two seats; the rest is shuffled and drafted."""
    last = facts.history[-1]
    seats = facts.terms.seats
    leftovers = [facts.coins[seat] for seat in range(seats) if seat not in pair]
    _keep(facts, pair, log)
    label = f"draft/{facts.round}"
    if len(leftovers) > 1:
        rng.derive(label).shuffle(leftovers)
    facts.draft = tuple(leftovers)
    facts.drafters = draft_order(last.winner, last.loser, seats)
    facts.phase = "draft"
    if log is not None:
        log.append(Chance(label, facts.draft))
        log.append(LeftoversShuffled(facts.drafters))
    if facts.terms.auto_draft:
        _deal_leftovers(facts, log)


def take_card(facts: Facts, position: int, log: Log) -> None:
    """The next drafter takes the card at a position; after the last one the round is over."""
    seat, coin = facts.drafters[0], facts.draft[position]
    facts.won[seat] = (*facts.won[seat], coin)
    facts.draft = (*facts.draft[:position], NO_COIN, *facts.draft[position + 1 :])
    facts.drafters = facts.drafters[1:]
    if log is not None:
        log.append(CardDrafted(seat, position, CODES[coin]))
    if not facts.drafters:
        _end_round(facts, log)


def _deal_leftovers(facts: Facts, log: Log) -> None:
    """Let every drafter have the card that lies where he stands in the order."""
    won = facts.won
    for position, seat in enumerate(facts.drafters):
        coin = facts.draft[position]
        won[seat] = (*won[seat], coin)
        if log is not None:
            log.append(CardDrafted(seat, position, CODES[coin]))
    _end_round(facts, log)


def _keep(facts: Facts, pair: tuple[int, ...], log: Log) -> None:
    winner = facts.winner()
    kept = tuple([facts.coins[seat] for seat in pair])
    facts.won[winner] += kept
    facts.coins = [NO_COIN] * facts.terms.seats
    facts.flipped_by = [NO_SEAT] * facts.terms.seats
    if log is not None:
        log.append(CardsKept(winner, codes_of(kept)))


def _end_round(facts: Facts, log: Log) -> None:
    """The loser begins the next round, unless the cards are all played or a stop was called."""
    if facts.round == facts.terms.rounds:
        end_match(facts, "cards", log)
    elif facts.stopping is not None:
        end_match(facts, facts.stopping, log)
    else:
        begin_round(facts, facts.history[-1].loser, log)
