"""The figures as Prometheus reads them: a page on loopback that shows and changes nothing."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from threading import Thread
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from tablee.protocol.lan import LOOPBACK
from tablee_server.control.looking import status
from tablee_server.figures import Histogram

if TYPE_CHECKING:
    from tablee_server.control.house import House

_PATIENCE: Final = 2.0


class Page:
    """The page from `open` to `close`; it is read in threads, and its figures in the loop."""

    def __init__(self, house: "House", loop: asyncio.AbstractEventLoop) -> None:
        registry = CollectorRegistry()
        registry.register(InLoop(lambda: metrics_of(house), loop))
        self._registry = registry
        self._served: tuple[WSGIServer, Thread] | None = None

    def open(self, port: int) -> int:
        """Serve at this port of loopback, 0 for any; gives the port. OSError."""
        self._served = start_http_server(port, LOOPBACK, self._registry)
        return int(self._served[0].server_port)

    def close(self) -> None:
        """Serve no more; waits for the thread."""
        if self._served is not None:
            server, thread = self._served
            server.shutdown()
            server.server_close()
            thread.join()


class InLoop(Collector):
    """Asks for the figures in the loop, from whatever thread reads the page."""

    def __init__(self, look: Callable[[], list[Metric]], loop: asyncio.AbstractEventLoop) -> None:
        self._look = look
        self._loop = loop

    def describe(self) -> Iterable[Metric]:
        """Say nothing beforehand: the loop may not run yet."""
        return ()

    def collect(self) -> Iterable[Metric]:
        async def look() -> list[Metric]:
            return self._look()

        return asyncio.run_coroutine_threadsafe(look(), self._loop).result(_PATIENCE)


def metrics_of(house: "House") -> list[Metric]:
    """Give all figures of this moment."""
    now, figures = status(house), house.lobby.figures
    gauges: list[tuple[str, str, float]] = [
        ("tablee_start_time_seconds", "When the server was started, since 1970.", now.started),
        ("tablee_connections", "Connections there are.", now.connections),
        ("tablee_players", "Players who are connected.", now.players),
        ("tablee_loop_lateness_p99_seconds", "Lateness of the loop.", figures.lateness()),
        ("tablee_journal_waiting_rows", "Rows not yet kept.", now.journal.waiting),
        ("tablee_journal_lag_seconds", "Wait until kept.", now.journal.lag_ms / 1000),
        ("tablee_journal_up", "1 where the journal keeps.", int(now.journal.problem is None)),
    ]
    if now.memory_bytes is not None:
        gauges.append(("tablee_memory_bytes", "Memory of the server.", now.memory_bytes))
    return [
        *(_gauge(name, about, value) for name, about, value in gauges),
        _tables(house),
        *_counters(house),
        _histogram("tablee_move_latency_seconds", "From a move to its answer.", figures.answered),
    ]


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, value=value)


def _tables(house: "House") -> Metric:
    found = Counter((t.phase, t.game.type.slug) for t in house.lobby.tables.values())
    family = GaugeMetricFamily(
        "tablee_tables", "Tables by phase and game.", labels=("phase", "game")
    )
    for (phase, game), count in sorted(found.items()):
        family.add_metric((phase, game), count)
    return family


def _counters(house: "House") -> Iterable[Metric]:
    figures = house.lobby.figures
    yield CounterMetricFamily("tablee_matches", "Matches begun.", value=figures.matches)
    accepted = figures.connections
    limits = house.lobby.strikes.counts()
    yield CounterMetricFamily("tablee_accepted_connections", "Connections taken.", value=accepted)
    for name, about, label, counts in (
        ("tablee_moves", "Moves made, by who made them.", "by", figures.moves),
        ("tablee_refusals", "Commands refused, by code.", "code", figures.refused),
        ("tablee_goodbyes", "Connections ended by the server, by code.", "code", figures.goodbyes),
        ("tablee_bot_faults", "Bots that failed, by problem.", "problem", figures.bot_faults),
        ("tablee_limits_reached", "How often each limit was reached.", "limit", limits),
    ):
        family = CounterMetricFamily(name, about, labels=(label,))
        for value, count in sorted(counts.items()):
            family.add_metric((value,), count)
        yield family


def _histogram(name: str, about: str, histogram: Histogram) -> Metric:
    total, buckets = 0, []
    for bound, count in zip(histogram.bounds, histogram.counts, strict=True):
        total += count
        buckets.append(("+Inf" if bound == float("inf") else str(bound), total))
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=histogram.sum)
