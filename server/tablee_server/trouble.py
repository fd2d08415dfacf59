"""What a table's company is told where its matches aren't kept, or one couldn't go on."""

from tablee.protocol.seating import Told
from tablee_server.codes import NOT_KEPT, TOLD_KEPT, TOLD_NOT_KEPT, TOLD_NOT_RESUMED, Refusal
from tablee_server.journal import Journal


def require_kept(journal: Journal) -> None:
    """Refuse to begin what couldn't be gone on with after a restart; Refusal `not-kept`."""
    if journal.problem is not None:
        raise Refusal(NOT_KEPT)


def change_of(journal: Journal, table: int) -> Told:
    """Give what everybody is told when the disk fails, or does its part again."""
    return Told(table, TOLD_KEPT if journal.problem is None else TOLD_NOT_KEPT)


def trouble_at(journal: Journal, table: int, *, was_given_up: bool) -> list[Told]:
    """Give what somebody is told who comes to the table; nothing if all is well."""
    if journal.problem is not None:
        return [Told(table, TOLD_NOT_KEPT)]
    return [Told(table, TOLD_NOT_RESUMED)] if was_given_up else []
