"""What the lobby shows of a table."""

from typing import TYPE_CHECKING

from tablee.protocol import TableInfo

if TYPE_CHECKING:
    from tablee_server.table import Table


def info_of(table: "Table") -> TableInfo:
    """Give what everybody sees of a table, whoever he is."""
    company = table.company
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.game.type.slug,
        phase=table.phase,
        seats=company.seats.info(company.order.muted),
        host=company.host.id,
        preset=table.preset,
        options=table.setup.options,
        watchers=len(company.watchers),
        match=table.matches,
        rules=table.rules,
        onlookers=company.onlookers(),
        locked=bool(company.order.lock),
    )
