"""A server that says what a test writes, to try what a right server never does."""

import asyncio
from collections.abc import Callable, Sequence

from tablee.protocol import Connection, Message, PeerError, Role, frame_of
from tablee.protocol.messages import Hello, Welcome
from tablee_client.core.address import Address

Reply = Callable[[Message], Sequence[Message]]


class ScriptedServer:
    """Greets, then answers each message by `reply`; `say` and `send` speak unasked."""

    def __init__(self, reply: Reply = lambda _: ()) -> None:
        self.heard: list[Message] = []
        self.greeted = 0
        self._stirred = asyncio.Event()
        self._reply = reply
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "ScriptedServer":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await self._server.wait_closed()

    @property
    def address(self) -> Address:
        port = self._server.sockets[0].getsockname()[1]
        return Address("127.0.0.1", port, plain=True)

    def say(self, *messages: Message) -> None:
        """Say something to the newest connection."""
        self.send(b"".join(frame_of(message, 1 << 20) for message in messages))

    async def hears(self, wanted: Callable[[Message], bool]) -> None:
        """Wait until the client has said such a message."""
        async with asyncio.timeout(10):
            while not any(wanted(message) for message in self.heard):
                self._stirred.clear()
                await self._stirred.wait()

    def hang_up(self) -> None:
        """Break the newest connection."""
        self._writers[-1].transport.abort()

    def leave(self) -> None:
        """End the newest connection once all is sent."""
        self._writers[-1].close()

    def send(self, data: bytes) -> None:
        self._writers[-1].write(data)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = Connection(Role.SERVER)
        while data := await reader.read(65536):
            try:
                messages = connection.receive(data)
            except PeerError:
                break
            for message in messages:
                self.heard.append(message)
                self._stirred.set()
                if isinstance(message, Hello):
                    self.greeted += 1
                    writer.write(connection.send(_welcome(self.greeted)))
                for answer in self._reply(message):
                    writer.write(connection.send(answer))
        writer.close()


def _welcome(number: int) -> Welcome:
    return Welcome(
        protocol=1,
        software="scripted",
        features=(),
        server="Scripted",
        server_id="s",
        boot_id="b",
        player=7,
        name="Léa",
        token=bytes([number]) * 16,
    )
