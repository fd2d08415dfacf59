"""What the notice of a server says: all that a player wants to know before he presses."""

from collections.abc import Sequence

from tablee.protocol import SPOKEN, who_must_update
from tablee_client.core.found import FoundServer
from tablee_client.core.known import KnownServer
from tablee_client.core.plain import plain
from tablee_client.core.standing import standing
from tablee_client.core.words import Words
from tablee_client.view.widgets.notice_list import NoticeText


def notice_of(
    words: Words,
    server: FoundServer,
    around: Sequence[FoundServer],
    met: Sequence[KnownServer],
) -> NoticeText:
    """Word a server among those around, for a player who has met some."""
    how = standing(server, met)
    return NoticeText(
        name=server.name,
        going_on=what_bars(words, server) or _going_on(words, server),
        at=_at(words, server, around),
        standing=words(f"find-standing-{how}"),
        pin=words("find-pin") if server.pin else "",
        alarms=how in ("plain", "changed"),
    )


def what_bars(words: Words, server: FoundServer) -> str:
    """Say why nobody can join a server from here; empty if he can."""
    if not server.compatible:
        update = who_must_update(SPOKEN, server.protocol)
        return words(
            f"find-update-{update}",
            theirs=str(server.protocol),
            mine=str(SPOKEN),
            software=server.software or "?",
        )
    return "" if server.reachable else words("find-silent")


def _going_on(words: Words, server: FoundServer) -> str:
    return words("find-going-on", tables=server.tables, players=server.players)


def _at(words: Words, server: FoundServer, around: Sequence[FoundServer]) -> str:
    """Tell where it is; of servers of one name also which one it is."""
    parts = [str(server.address)]
    if sum(other.name.casefold() == server.name.casefold() for other in around) > 1:
        parts.append(words("find-which", id=plain(server.id)[:6]))
    return " · ".join(parts)
