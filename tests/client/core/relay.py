"""A cable between client and server that a test can cut, hold, or cut after a while."""

import asyncio
import contextlib

from tablee_client.core.address import Address


class Relay:
    """Passes bytes on both ways, with three powers: `cut`, `deafen`, `mend`."""

    def __init__(self, target: Address) -> None:
        self.target = target
        self.accepted = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._deaf = False
        self._closed = False
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> "Relay":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def address(self) -> Address:
        assert self._server is not None
        return Address("127.0.0.1", self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """Break every connection."""
        for writer in self._writers:
            writer.transport.abort()

    def deafen(self) -> None:
        """Let nothing of the server through any more."""
        self._deaf = True

    def mend(self) -> None:
        self._deaf = False

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.accepted += 1
        task = asyncio.get_running_loop().create_task(self._join(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up_reader, up = await asyncio.open_connection(self.target.host, self.target.port)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, up}
        try:
            await asyncio.gather(self._pass(reader, up), self._pass(up_reader, writer, down=True))
        except OSError:
            pass
        finally:
            self._writers -= {writer, up}
            for end in (writer, up):
                end.transport.abort()
                with contextlib.suppress(OSError):
                    await end.wait_closed()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, down: bool = False
    ) -> None:
        while data := await reader.read(65536):
            if not (down and self._deaf):
                writer.write(data)
        writer.close()
