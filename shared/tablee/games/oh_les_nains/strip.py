"""The strip under the fence: pulling it, placing dwarves, and who is crushed (section 1.2)."""

from typing import cast

from tablee.engine import Event
from tablee.games.oh_les_nains.cards import COLOURS
from tablee.games.oh_les_nains.events import DwarfPlaced, Pulled, Team
from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.terms import SQUARES

Log = list[Event] | None


def pull(facts: Facts, team: int, squares: int, log: Log) -> None:
    """Slide the strip towards a team."""
    facts.fence += -squares if team else squares
    if log is not None:
        log.append(Pulled(cast("Team", team), squares, facts.fence))


def place_dwarves(facts: Facts, seat: int, colour: int, count: int, log: Log) -> None:
    """Place dwarves of a colour on the seat's side; the supply has so many."""
    team = team_of(seat)
    facts.supply[colour] -= count
    for _ in range(count):
        facts.dwarves[team].append(colour)
        if log is not None:
            square = len(facts.dwarves[team])
            square = SQUARES + 1 - square if team else square
            log.append(DwarfPlaced(seat, cast("Team", team), COLOURS[colour], square))


def crushed_team(facts: Facts) -> int:
    """Give the team whose leading dwarf has hit the fence; -1 while both are safe."""
    if len(facts.dwarves[0]) > facts.fence:
        return 0
    return 1 if len(facts.dwarves[1]) > SQUARES - facts.fence else -1
