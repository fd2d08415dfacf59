"""What a table is: as the lobby shows it, and as the journal keeps it."""

from typing import TYPE_CHECKING

from tablee.protocol import TableInfo
from tablee_server.journal import TableRecord

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


def record_of(table: "Table") -> TableRecord:
    """Give what the journal keeps of a table, without its match and at no time."""
    company, play = table.company, table.play
    return TableRecord(
        table.id, table.matches, 0.0, table.name, table.game.type.slug, table.setup, table.preset,
        company.owner.id, company.host.id, company.seats.kept(), tuple(company.watchers),
        table.series.asked(), table.phase_since, table.vacancy.since,
        play is not None, table.rules, tuple(sorted(company.order.muted)),
        dict(company.order.removed), table.standstill.kept(),
        None if play is None else play.time_kept, company.order.lock,
        table.series.is_sealing, dict(company.order.removed_at),
    )  # fmt: skip
