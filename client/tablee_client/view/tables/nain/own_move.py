"""The player's own coin or special on its way: equal ones may stay behind in the hand."""

from tablee_client.view.tables.own_move import OwnMove
from tablee_client.view.tables.pose import Pose


class OwnCard(OwnMove):
    """At most one card between the hand and the table, told from its equals by their count.

    `held` is how many such cards the player had when it set off, itself included.
    """

    held = 0

    def set_off(self, code: str, picture: str, *, held: int, start: Pose, end: Pose) -> None:
        """Let one of so many equal cards set off."""
        self.begin(code, picture, start, end)
        self.held = held

    def pose_of(self, code: str) -> Pose | None:
        """Give where this card is now; None if it isn't on its way."""
        return self.pose if code == self.code else None

    def end_of(self, code: str | None) -> None:
        """Take this card away, if it is the one on its way."""
        if code == self.code:
            self.end()
