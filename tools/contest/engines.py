"""Where deals are played: in this process, in several, or on an engine that has many machines.

Every engine gives the deals in their order, so that the result is the same whichever plays them.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context

from tools.contest.contest import Contest, play_deal
from tools.contest.played import Deal

Deals = Iterator[Deal]
Engine = Callable[[Contest, range, int], Deals]


def local(contest: Contest, numbers: range, jobs: int) -> Deals:
    """Play here, in so many processes."""
    if jobs == 1:
        yield from map(partial(play_deal, contest), numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = iter(numbers)
        running = [pool.submit(play_deal, contest, number) for number in islice(waiting, 2 * jobs)]
        while running:
            yield running.pop(0).result()
            running += [pool.submit(play_deal, contest, number) for number in islice(waiting, 1)]
