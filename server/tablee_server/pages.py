"""The lobby's list in pages: a hundred tables at most, and never more than fits in a frame."""

from collections.abc import Iterable

import msgspec

from tablee.protocol import TableInfo
from tablee.protocol.messages import Tables
from tablee_server.limits import ServerLimits


def page_of(cmd: int, infos: Iterable[TableInfo], limits: ServerLimits) -> Tables:
    """Answer with as many tables as fit, which come in the order of their numbers."""
    page: list[TableInfo] = []
    size = 0
    for info in infos:
        size += len(msgspec.msgpack.encode(info))
        if len(page) == limits.tables_a_page or (page and size > limits.page_bytes):
            return Tables(cmd, tuple(page), page[-1].id)
        page.append(info)
    return Tables(cmd, tuple(page))
