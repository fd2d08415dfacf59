"""Where everything lies before a match, in design units: plain numbers, no pygame."""

from typing import Final

from tablee_client.view.geometry import Box

MENU: Final = Box(36, 32, 76, 76)
PLAQUE: Final = Box(122, 32, 212, 76)
RULES_ICON: Final = Box(1808, 32, 76, 76)
RULES: Final = Box(388, 288, 556, 556)
CHANGE: Final = Box(RULES.x + 36, RULES.bottom - 96, 260, 56)
LOCK: Final = Box(RULES.right - 236, RULES.bottom - 96, 200, 56)
CHAT: Final = Box(976, 288, 556, 556)
HINT_LINE: Final = Box(560, 876, 800, 40)
SECOND: Final = Box(740, 942, 440, 76)
PEOPLE_ICON: Final = Box(1712, 32, 76, 76)
INVITE_ICON: Final = Box(1616, 32, 76, 76)
WORDS: Final = Box(600, 128, 720, 152)
"""Where the server's words lie: under the seat at the top, between those in the corners."""
