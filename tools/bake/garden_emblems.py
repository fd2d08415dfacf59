"""The two teams' shields alone, for plates, cards and lines of text."""

from functools import partial

from tools.bake.garden_signs import TEAMS
from tools.bake.modelled import modelled
from tools.bake.sprite import Painters, Sprite, standing
from tools.bake.vector import drawn

SIZE = 44.0


def pictures() -> Painters:
    """The shield of each team."""
    for team in TEAMS:
        yield f"nains/emblem_{team}", partial(_emblem, team)


def _emblem(team: str) -> Sprite:
    ink, mark = TEAMS[team]
    shield = f"""<g transform="translate(36,36)"><circle r="32" fill="{ink}" stroke="#d9a441"
        stroke-width="4"/>{mark}</g>"""
    return standing(modelled(drawn(shield, (72, 72), (SIZE, SIZE)), 1.4, depth=2), 2)
