"""What the organiser of a server says, for a player without a screen: a line on standard error."""

import sys
from collections.abc import Callable

from tablee_client.core.house import closing_text
from tablee_client.core.notices import HouseSpoke, Notice
from tablee_client.core.words import Words


def herald(words: Words, clock: Callable[[], float]) -> Callable[[Notice], None]:
    """Give what prints it; the result alone is for standard output."""

    def overhear(notice: Notice) -> None:
        if isinstance(notice, HouseSpoke):
            print(_said(notice, words, clock()), file=sys.stderr, flush=True)

    return overhear


def _said(notice: HouseSpoke, words: Words, now: float) -> str:
    house = notice.house
    if notice.is_called_off:
        return words("house-stays")
    if house.told_at >= house.heard_at and house.closes_at is not None:
        return closing_text(house.closes_at - now, words, keeps=house.keeps)
    return words("house-announcement", text=house.text)
