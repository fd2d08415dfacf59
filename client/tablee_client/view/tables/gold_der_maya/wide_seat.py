"""A plate with room for how much of a disc its player has, and for his beads."""

from tablee_client.view.seating import Spot
from tablee_client.view.tables.seat import TableSeat


class WideSeat(TableSeat):
    """As wide as one's own for everybody."""

    def __init__(self, spot: Spot, *, seat: int, look: int, own: bool) -> None:  # noqa: ARG002
        super().__init__(spot, seat=seat, look=look, own=True)
