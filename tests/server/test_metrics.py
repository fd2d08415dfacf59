"""The page for Prometheus: its names, its types, and that it changes nothing."""

import asyncio
import urllib.request
from collections.abc import Iterable

import pytest
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector, CollectorRegistry

from tablee_server.figures import Figures, Histogram, quantile
from tablee_server.metrics import Page, metrics_of
from tablee_server.strikes import LIMIT_OF
from tests.server.test_console import Office, two_at_play


class Kept(Collector):
    """Gives the same metrics to every reader."""

    def __init__(self, metrics: list[Metric]) -> None:
        self._metrics = metrics

    def collect(self) -> Iterable[Metric]:
        return self._metrics


def parsed(office: Office) -> dict[str, Metric]:
    """Give the families of a page, as a reader of the text understands them."""
    registry = CollectorRegistry()
    registry.register(Kept(metrics_of(office.house)))
    text = generate_latest(registry).decode()
    return {family.name: family for family in text_string_to_metric_families(text)}


def values(family: Metric, suffix: str = "") -> dict[tuple[str, ...], float]:
    return {
        tuple(value for _, value in sorted(sample.labels.items())): sample.value
        for sample in family.samples
        if sample.name == family.name + suffix
    }


async def test_names_and_types_are_as_prometheus_wants_them() -> None:
    families = parsed(Office())
    assert all(name.startswith("tablee_") for name in families)
    assert all(family.documentation for family in families.values())
    kinds = {name: family.type for name, family in families.items()}
    assert kinds["tablee_moves"] == kinds["tablee_limits_reached"] == "counter"
    assert kinds["tablee_bot_faults"] == "counter"
    assert kinds["tablee_connections"] == kinds["tablee_tables"] == "gauge"
    assert kinds["tablee_move_latency_seconds"] == "histogram"
    for family in families.values():
        for sample in family.samples:
            assert not sample.name.endswith("_ms")


async def test_the_figures_are_those_of_the_room() -> None:
    office = Office()
    await two_at_play(office)
    figures = office.stand.lobby.figures
    figures.moves["player"] += 3
    figures.refused["stale"] += 1
    office.stand.lobby.strikes.note_code("too-fast")
    families = parsed(office)
    assert values(families["tablee_tables"]) == {("toy-harbour", "playing"): 1.0}
    assert values(families["tablee_players"]) == {(): 2.0}
    assert values(families["tablee_connections"]) == {(): 7.0}
    assert values(families["tablee_moves"], "_total")[("player",)] >= 3
    assert values(families["tablee_refusals"], "_total") == {("stale",): 1.0}
    limits = values(families["tablee_limits_reached"], "_total")
    assert limits[("messages_a_second",)] == 1.0
    assert {(name,) for name in LIMIT_OF.values()} <= set(limits)


async def test_the_histogram_adds_up() -> None:
    office = Office()
    for seconds in (0.0005, 0.003, 0.003, 9.0):
        office.stand.lobby.figures.answered.note(seconds)
    family = parsed(office)["tablee_move_latency_seconds"]
    buckets = values(family, "_bucket")
    assert (buckets[("0.001",)], buckets[("0.005",)], buckets[("+Inf",)]) == (1.0, 3.0, 4.0)
    assert values(family, "_count") == {(): 4.0}
    assert values(family, "_sum")[()] == pytest.approx(9.0065)


async def test_the_page_is_served_while_the_loop_runs() -> None:
    office = Office()
    page = Page(office.house, asyncio.get_running_loop())
    port = page.open(0)
    try:
        text = await asyncio.to_thread(fetched, port)
    finally:
        await asyncio.to_thread(page.close)
    names = {family.name for family in text_string_to_metric_families(text)}
    assert "tablee_loop_lateness_p99_seconds" in names
    with pytest.raises(OSError, match="refused"):
        await asyncio.to_thread(fetched, port)


def fetched(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as page:
        text: str = page.read().decode()
    return text


def test_moves_a_second_are_of_the_last_ten_seconds() -> None:
    figures = Figures()
    assert figures.moves_a_second() == 0
    for second in range(30):
        figures.tick(float(second))
        figures.moves["bot"] += 5 if second < 20 else 1
    figures.tick(30.0)
    assert figures.moves_a_second() == 1


def test_lateness_is_what_most_didnt_exceed() -> None:
    figures = Figures()
    assert figures.lateness() == 0
    for late in [0.001] * 99 + [0.5]:
        figures.late(late)
    assert figures.lateness() == 0.001
    assert figures.lateness(1.0) == 0.5
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    histogram = Histogram((1.0, float("inf")))
    histogram.note(2.0)
    assert histogram.counts == [0, 1]
