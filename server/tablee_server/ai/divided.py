"""Bots and hints apart: what a player asks for never makes a table wait for its bots."""

from collections.abc import Callable

from tablee_server.ai.thinking import Inquiry, Thinker, Thinking


class Divided:
    """Gives what advises a person to one thinker, and everything else to another."""

    def __init__(self, bots: Thinker, advice: Thinker) -> None:
        self._bots, self._advice = bots, advice

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        return (self._advice if inquiry.advises else self._bots).think(inquiry, wake)

    def warm(self) -> None:
        """Get ready for the first bot; many servers are never asked for advice."""
        self._bots.warm()

    async def close(self) -> None:
        await self._bots.close()
        await self._advice.close()
