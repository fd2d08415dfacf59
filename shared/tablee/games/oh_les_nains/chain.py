"""The chain of counters after a dwarf (rules section 1.6).

cards   last by   when it is settled                      the two squares
1       X         X gets a dwarf                          stay with Y
2       Y         nobody gets any                         stay with Y
3       X         X gets two dwarves                      stay with Y
4       Y         at once: Y gets the two dwarves         stay with Y
"""

from typing import Final, cast

from tablee.engine import Event, Rng
from tablee.games.oh_les_nains.cards import CODES, COLOURS
from tablee.games.oh_les_nains.deck import lay_away, refill
from tablee.games.oh_les_nains.events import CardPlayed, ChainSettled, Declined, Team
from tablee.games.oh_les_nains.facts import SEAT_SHIFT, Facts, team_of
from tablee.games.oh_les_nains.rounds import begin_turn, lose_game
from tablee.games.oh_les_nains.strip import crushed_team, place_dwarves

Log = list[Event] | None

LONGEST: Final = 4
# By the number of cards: how many dwarves who played the last one gets.
PRIZE: Final = (0, 1, 0, 2, 2)


def open_chain(facts: Facts, seat: int, kind: int, colour: int) -> None:
    """Leave a dwarf in the air: the next seat may counter it."""
    facts.chain = [kind | seat << SEAT_SHIFT]
    facts.colour = colour
    facts.phase = "counter"
    facts.actor = (seat + 1) % facts.terms.seats


def counter(facts: Facts, kind: int, rng: Rng, log: Log) -> None:
    """The actor counters with a card; the fourth of a chain settles it."""
    seat = facts.actor
    lay_away(facts, seat, kind)
    facts.plays += 1
    facts.chain.append(kind | seat << SEAT_SHIFT)
    if log is not None:
        log.append(CardPlayed(seat, CODES[kind], "counter", COLOURS[facts.colour]))
    following = (seat + 1) % facts.terms.seats
    if len(facts.chain) < LONGEST:
        refill(facts, seat, rng, log)
        facts.actor = following
        return
    if settle(facts, rng, log):
        refill(facts, seat, rng, log)
        begin_turn(facts, following, rng, log)


def decline(facts: Facts, rng: Rng, log: Log) -> None:
    """The actor counters nothing: the chain is settled and his own turn begins."""
    seat = facts.actor
    facts.declined[seat] |= 1 << facts.colour
    if log is not None:
        log.append(Declined(seat))
    if settle(facts, rng, log):
        begin_turn(facts, seat, rng, log)


def settle(facts: Facts, rng: Rng, log: Log) -> bool:
    """Place what the chain is worth, and tell whether the game goes on."""
    cards, colour = len(facts.chain), facts.colour
    owner = facts.chain[-1] >> SEAT_SHIFT
    count = min(PRIZE[cards], facts.supply[colour])
    facts.chain = []
    facts.colour = -1
    if log is not None:
        team = cast("Team", team_of(owner)) if count else None
        log.append(ChainSettled(cards, COLOURS[colour], team, count))
    place_dwarves(facts, owner, colour, count, log)
    loser = crushed_team(facts)
    if loser >= 0:
        lose_game(facts, loser, rng, log)
    return loser < 0
