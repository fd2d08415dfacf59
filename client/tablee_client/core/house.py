"""What the organiser of a server has told: an announcement, and when the server will be closed."""

from dataclasses import dataclass, replace
from math import ceil

from tablee.protocol.house import Announced, Closing
from tablee_client.core.plain import plain
from tablee_client.core.words import Words

SHOWN: float = 12.0
"""Seconds that an announcement is shown, and more for a longer one."""
LAST_CALL: float = 30.0
"""Seconds before the end from which on it stays in sight."""
_MINUTE = 60.0
_IN_MINUTES = 120
_REMINDED = 6.0
_A_LETTER = 0.08
_TEXT = 300


@dataclass(frozen=True, slots=True)
class House:
    """Times by this client's clock. `closes_at` is None while the server isn't to be closed.

    `keeps` says that tables go on once the server is started again. `told_at` and `heard_at` are
    when something was last heard of the server's end, and as an announcement.
    """

    text: str = ""
    shown_until: float = 0.0
    closes_at: float | None = None
    keeps: bool = False
    told_at: float = 0.0
    heard_at: float = -1.0

    def announced(self, news: Announced, now: float) -> "House":
        """Give it with an announcement that has just been heard."""
        text = plain(news.text, _TEXT)
        until = now + SHOWN + _A_LETTER * len(text)
        return replace(self, text=text, shown_until=until, heard_at=now)

    def closing(self, news: Closing, now: float) -> "House":
        """Give it with what was just heard of the server's end."""
        at = None if news.left is None else now + news.left / 1000
        return replace(self, closes_at=at, keeps=news.keeps, told_at=now)

    def announcement(self, now: float) -> str:
        """Give the text to be shown at this time; empty if there is none."""
        return self.text if now < self.shown_until else ""

    def left(self, now: float) -> float | None:
        """Give the seconds until the server closes; None if it doesn't."""
        return None if self.closes_at is None else max(0.0, self.closes_at - now)

    def reminder(self, now: float) -> float | None:
        """Give the same where it is to be shown now: at first, each minute, and at the end.

        In between it would only cover what lies there.
        """
        left = self.left(now)
        if left is None or left <= LAST_CALL or now < self.told_at + SHOWN:
            return left
        return left if left % _MINUTE > _MINUTE - _REMINDED else None


def house_text(house: House, now: float, words: Words) -> str:
    """Word what is to be shown at this time, a line for the server's end and the announcement."""
    said, left = house.announcement(now), house.reminder(now)
    lines = [] if left is None else [closing_text(left, words, keeps=house.keeps)]
    if said:
        lines.append(words("house-announcement", text=said))
    return "\n".join(lines)


def closing_text(left: float, words: Words, *, keeps: bool) -> str:
    """Word that the server closes in so many seconds."""
    seconds = ceil(left)
    if seconds <= 0:
        return words("house-closing-now")
    if seconds >= _IN_MINUTES:
        time = words("house-minutes", minutes=ceil(seconds / 60))
    else:
        time = words("house-seconds", seconds=seconds)
    return words("house-closing-keeps" if keeps else "house-closing", time=time)
