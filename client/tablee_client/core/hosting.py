"""The server that a player opens for the network around, while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.protocol.link import Link
    from tablee_client.core.greeting import Profile
    from tablee_client.core.keyring import Keyring
    from tablee_client.core.serverprocess import ServerProcess
    from tablee_client.core.session import Session


class Hosting:
    """At most one server. It listens at the addresses of `interfaces` alone, where some are given.

    What starts and joins it is imported when it is needed: most players never host.
    """

    def __init__(self, interfaces: Sequence[str] = ()) -> None:
        self._interfaces = interfaces
        self._server: ServerProcess | None = None

    @property
    def is_running(self) -> bool:
        """Whether the server is there."""
        return self._server is not None and self._server.running

    async def open(self, name: str, profile: Profile, keyring: Keyring) -> Session:
        """Start it and connect; HostError or ConnectError."""
        from tablee_client.core.serverprocess import ServerProcess
        from tablee_client.core.session import Session

        bound = [word for at in self._interfaces for word in ("--interface", at)]
        self._server = await ServerProcess.party(["--name", name, *bound])
        try:
            keys = replace(keyring.keys(self._server.address), expects=self._server.key)
            return await Session.open(self._server.address, profile, keys)
        except BaseException:
            await self.stop()
            raise

    def link(self) -> Link | None:
        """Give the link by which others come; None without a server, or where nobody can."""
        from tablee_client.core.sharing import link_to

        if self._server is None:
            return None
        return link_to(self._server.port, self._server.key, self._interfaces)

    def page(self) -> int | None:
        """Give the port of its page for guests; None without."""
        return None if self._server is None else self._server.page

    async def stop(self) -> None:
        """End it."""
        server = self._server
        if server is not None:
            await server.stop()
            self._server = None

    def release(self) -> None:
        """Let it run on when this program has ended."""
        server, self._server = self._server, None
        if server is not None:
            server.keep()
