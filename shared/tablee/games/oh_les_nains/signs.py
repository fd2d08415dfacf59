"""What can be read off a position about who will win: numbers, as the seat on turn sees them.

`chance` weighs them; what they are worth was learnt from played matches.
"""

from typing import Final

from tablee.games.oh_les_nains.cards import COLOURS, DWARF_ANY, FIRST_SQUIRREL
from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.greedy import gains_of

SIGNS: Final = 15


def signs_of(facts: Facts) -> list[float]:
    """Give the numbers of a position in which somebody's turn begins."""
    team = team_of(facts.actor)
    ours, theirs = facts.margin(team), facts.margin(1 - team)
    mine, others = facts.dwarves[team], facts.dwarves[1 - team]
    more = len(mine) - len(others)
    lead = [mine.count(colour) - others.count(colour) for colour in range(len(COLOURS))]
    hand = facts.hands[facts.actor]
    gains = sorted([max(-8.0, min(gain, 12.0)) for gain in gains_of(facts)], reverse=True)
    dwarves = sum([kind <= DWARF_ANY for kind in hand])
    squirrels = sum([kind - FIRST_SQUIRREL + 1 for kind in hand if kind >= FIRST_SQUIRREL])
    return [
        1.0,
        float(ours - theirs),
        float(more),
        1 / (1 + ours),
        1 / (1 + theirs),
        float(more * (ours + theirs)),
        gains[0],
        gains[1] if len(gains) > 1 else 5.0,
        gains[2] if len(gains) > 2 else 5.0,
        float(len(hand)),
        float(dwarves),
        float(squirrels),
        float(max(lead)),
        float(min(lead)),
        gains[0] / (1 + theirs),
    ]
