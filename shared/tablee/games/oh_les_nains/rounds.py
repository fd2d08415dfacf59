"""From one game of the match to the next, and its end (rules sections 1.3 and 1.8).

A match is one game, or with `match_wins` 2 the first to win two. Then hands, deck and discard pile
carry over, who holds no card draws five, and the losing team's first seat begins. A game that
`max_plays` ends goes to the larger margin. Equal margins are a draw, which counts for nobody: the
team that didn't begin begins next, and a match has at most 2 * `match_wins` - 1 games.

The chance event `first` is the seat that begins the first game.
"""

from typing import cast

from tablee.engine import Chance, Event, Line, Outcome, Rng, ranks_of
from tablee.games.oh_les_nains.cards import codes_of
from tablee.games.oh_les_nains.deck import deal, refill
from tablee.games.oh_les_nains.events import (
    DwarfCrushed,
    FirstChosen,
    HandRevealed,
    MatchOver,
    RoundBegun,
    RoundDrawn,
    RoundOver,
    Team,
)
from tablee.games.oh_les_nains.facts import NO_SEAT, Facts, team_of
from tablee.games.oh_les_nains.observation import Ending

Log = list[Event] | None


def begin_match(facts: Facts, rng: Rng, log: Log) -> None:
    """Choose who begins, deal, and ask for colours."""
    facts.first = _first_seat(facts, rng, log)
    _begin_round(facts, log)
    deal(facts, rng, log)


def begin_turn(facts: Facts, seat: int, rng: Rng, log: Log) -> None:
    """Let a seat have its turn, unless the game must end here."""
    facts.phase = "main"
    facts.actor = seat
    if facts.stopping is not None or facts.plays >= facts.terms.max_plays:
        end_by_margin(facts, "limit", rng, log)


def lose_game(facts: Facts, team: int, rng: Rng, log: Log) -> None:
    """End a game: the leading dwarf of a team is crushed."""
    if log is not None:
        log.append(DwarfCrushed(cast("Team", team)))
    _end_round(facts, 1 - team, "crushed", rng, log)


def end_by_margin(facts: Facts, reason: Ending, rng: Rng, log: Log) -> None:
    """End a game in the middle: the larger margin wins it. Colours not yet picked count nothing."""
    lead = facts.margin(0) - facts.margin(1)
    winner = -1 if facts.phase == "pick" or not lead else int(lead < 0)
    _end_round(facts, winner, reason, rng, log)


def outcome_of(facts: Facts) -> Outcome:
    """Give the result of a finished match; ValueError while it goes on."""
    if facts.ended is None:
        raise ValueError("the match goes on: it has no outcome yet")
    scores = tuple(facts.wins[team_of(seat)] for seat in range(facts.terms.seats))
    ranks = ranks_of(scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    lines = tuple((_line(facts, team_of(seat)),) for seat in range(facts.terms.seats))
    return Outcome(scores, ranks, winners, lines, facts.ended)


def returns_of(facts: Facts) -> tuple[float, ...]:
    """Give 1 to the winners, -1 to the losers, and 0 to everybody of a draw."""
    lead = facts.wins[0] - facts.wins[1]
    won = float((lead > 0) - (lead < 0))
    return tuple(-won if team_of(seat) else won for seat in range(facts.terms.seats))


def _line(facts: Facts, team: int) -> Line:
    free, dwarves = max(0, facts.margin(team)), len(facts.dwarves[team])
    return Line("games", facts.wins[team], {"squares": free, "dwarves": dwarves})


def _first_seat(facts: Facts, rng: Rng, log: Log) -> int:
    chosen = facts.terms.first_seat
    if type(chosen) is int:
        if log is not None:
            log.append(FirstChosen(chosen, "host"))
        return chosen
    seat = rng.derive("first").below(facts.terms.seats)
    if log is not None:
        log += [Chance("first", (seat,)), FirstChosen(seat, "random")]
    return seat


def _begin_round(facts: Facts, log: Log) -> None:
    facts.clear_strip()
    facts.round_no += 1
    if log is not None:
        log.append(RoundBegun(facts.round_no, facts.first, facts.fence))


def _end_round(facts: Facts, winner: int, reason: Ending, rng: Rng, log: Log) -> None:
    if winner >= 0:
        facts.wins[winner] += 1
    if log is not None:
        number = facts.round_no
        won = RoundOver(number, cast("Team", winner)) if winner >= 0 else RoundDrawn(number)
        log.append(won)
    decided = max(facts.wins) == facts.terms.match_wins or facts.round_no == facts.terms.most_rounds
    if decided and reason == "crushed":
        _end_match(facts, reason, log)
    elif decided or facts.stopping is not None:
        _end_match(facts, facts.stopping or reason, log)
    else:
        facts.first = 1 - winner if winner >= 0 else 1 - team_of(facts.first)
        _begin_round(facts, log)
        for seat in range(facts.terms.seats):
            refill(facts, seat, rng, log)


def _end_match(facts: Facts, reason: Ending, log: Log) -> None:
    facts.phase = "over"
    facts.actor = NO_SEAT
    facts.chain = []
    facts.colour = -1
    facts.picks = [-1] * facts.terms.seats
    facts.stopping = None
    facts.ended = reason
    if log is None:
        return
    if facts.terms.reveals_hands:
        log.extend(HandRevealed(seat, codes_of(hand)) for seat, hand in enumerate(facts.hands))
    log.append(MatchOver(reason))
