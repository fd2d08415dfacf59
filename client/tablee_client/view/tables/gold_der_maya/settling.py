"""How a fragment is drawn to where it belongs, frame by frame."""

from tablee_client.core.motion import spring
from tablee_client.view.tables.gold_der_maya.arc import nearest
from tablee_client.view.tables.gold_der_maya.holding import Target
from tablee_client.view.tables.gold_der_maya.sector import Sector

CLOSE = 0.5
TURNED = 0.06
FLIP = 6.0


def draw_near(sector: Sector, target: Target, dt: float) -> bool:
    """Move a fragment a step; tell whether it still moves."""
    turn = nearest(sector.turn, target.turn)
    x = target.x if target.at_once else spring(sector.x, target.x, dt)
    y = target.y if target.at_once else spring(sector.y, target.y, dt)
    radius = spring(sector.radius, target.radius, dt)
    turned = spring(sector.turn, turn, dt)
    off = max(abs(x - target.x), abs(y - target.y), abs(radius - target.radius)) > CLOSE
    if not off and abs(turned - turn) < TURNED:
        x, y, radius, turned = target.x, target.y, target.radius, target.turn
    sector.narrow = min(1.0, sector.narrow + FLIP * dt)
    sector.lift = target.lift
    moves = (x, y, radius) != (target.x, target.y, target.radius) or turned != target.turn
    moves = moves or sector.narrow < 1.0
    sector.x, sector.y, sector.radius, sector.turn = x, y, radius, turned
    sector.in_flight = moves
    return moves
