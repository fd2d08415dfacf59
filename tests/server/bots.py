"""Tables of bots alone, and what was done at them."""

from tablee.protocol.messages import PlaceBot, Start
from tablee_server.journal import ActionRecord
from tests.server.stand import Guest, Stand, open_table


def actions(stand: Stand) -> list[tuple[int, str, str]]:
    """Give what was done at the first table: by which seat, what, and why."""
    records = [r for r in stand.journal.records(1) if isinstance(r, ActionRecord)]
    return [(record.seat, record.action, record.why) for record in records]


async def demo(stand: Stand, game: str = "toy-harbour", level: str = "normal") -> Guest:
    """Let four bots play, and give who opened the table."""
    ana = stand.guest("Ana")
    table = await open_table(ana, game=game, seats=4)
    for seat in range(4):
        await ana.say(PlaceBot, table, seat=seat, level=level)
    await ana.say(Start, table)
    return ana
