"""Where deals are played: in this process, in several, or on an engine that has many machines.

Every engine gives the deals in their order, so that the result is the same whichever plays them.
The workers of an engine need this checkout, and start in it.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tools.contest.contest import Contest, play_deal
from tools.contest.played import Deal

Deals: TypeAlias = Iterator[Deal]
Engine: TypeAlias = Callable[[Contest, range, int, str | None], Deals]
"""Plays these deals with so many workers; the last argument is the address of a running cluster."""


class NoEngine(RuntimeError):
    """The engine isn't installed; the text says what to install."""


def local(contest: Contest, numbers: range, jobs: int, _address: str | None = None) -> Deals:
    """Play here: in this process, or in so many others."""
    if jobs == 1:
        yield from map(partial(play_deal, contest), numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = iter(numbers)
        running = [pool.submit(play_deal, contest, number) for number in islice(waiting, 2 * jobs)]
        while running:
            yield running.pop(0).result()
            running += [pool.submit(play_deal, contest, number) for number in islice(waiting, 1)]


def dask(contest: Contest, numbers: range, jobs: int, address: str | None) -> Deals:
    """Play on a Dask cluster: the one at the address, or one of so many processes here."""
    try:
        from distributed import Client, LocalCluster
    except ModuleNotFoundError as error:
        raise NoEngine("Dask isn't installed: pip install -e '.[dask]'") from error
    if address is not None:
        with Client(address) as client:
            yield from _mapped(client, contest, numbers)
        return
    with (
        LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield from _mapped(client, contest, numbers)


def _mapped(client: Any, contest: Contest, numbers: range) -> Deals:
    futures = client.map(partial(play_deal, contest), numbers, pure=False)
    for future in futures:
        yield future.result()


def ray(contest: Contest, numbers: range, jobs: int, address: str | None) -> Deals:
    """Play on a Ray cluster: the one at the address, or one of so many processes here."""
    try:
        import ray as cluster
    except ModuleNotFoundError as error:
        raise NoEngine("Ray isn't installed: pip install -e '.[ray]'") from error
    size = {"num_cpus": jobs, "include_dashboard": False} if address is None else {}
    with cluster.init(address=address, log_to_driver=False, **size):
        play = cluster.remote(play_deal)
        for running in [play.remote(contest, number) for number in numbers]:
            yield cluster.get(running)


ENGINES: Final[Mapping[str, Engine]] = MappingProxyType({"local": local, "dask": dask, "ray": ray})
