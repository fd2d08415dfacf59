"""A clock for pictures and measurements that are the same in every run."""

import asyncio


class StillClock:
    """Time that passes only from frame to frame."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """Give the seconds since the start."""
        return self.time

    def rest(self, seconds: float) -> None:
        """Let time pass at once."""
        self.time += seconds

    async def wait(self, seconds: float) -> None:
        """Let time pass at once, and others do something."""
        self.rest(seconds)
        await asyncio.sleep(0)
