"""What lies above what on a table, between the pieces in flight and a question to the player."""

from typing import Final

from tablee_client.view.theme import Layer

LID: Final = Layer.FLIGHT + 1
"""Hides what others at the same screen shall not see."""
VEIL: Final = Layer.FLIGHT + 2
"""Darkens the table under a board that explains something."""
BOARD: Final = Layer.FLIGHT + 3
CORNER: Final = Layer.FLIGHT + 4
"""The plaques in the corners, which can be pressed at any time."""
BUBBLE: Final = CORNER
"""What somebody says; over the sheet of a guided match, for it is gone before long."""
ACTION: Final = Layer.FLIGHT + 5
"""Actions that belong to such a board."""
DRAWER: Final = Layer.FLIGHT + 6
VOTE: Final = Layer.FLIGHT + 8
