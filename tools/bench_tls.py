"""Measures TLS: handshakes a second of a server on one core, and the memory of an idle connection.

    python tools/bench_tls.py [--connections N] [--plain] [--json]

The server runs in a process of its own; this one only connects, as clients do without a word of
greeting. Memory is what the server's process has grown by for each connection that it holds.
"""

import argparse
import asyncio
import datetime
import json
import multiprocessing
import ssl
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee_server.certificate import passing_credentials
from tablee_server.limits import ServerLimits
from tablee_server.listener import listen
from tablee_server.server import Plan, Server

HOST: Final = "127.0.0.1"
AT_ONCE: Final = 32
WARM_UP: Final = 50
FOREVER: Final = ServerLimits(hello=1e6, dead=1e6)
PAGES: Final = Path("/proc/self/statm")
PAGE: Final = 4096


def serve(pipe: Any, plain: bool) -> None:
    """Run a server that waits for greetings for ever; tell its time and memory when asked."""
    now = datetime.datetime.now(datetime.UTC)
    credentials = None if plain else passing_credentials(now)

    async def run() -> None:
        sock = listen(HOST, 0)
        Server(Plan("bench", "bench", limits=FOREVER, credentials=credentials), [sock]).start()
        pipe.send(sock.getsockname()[1])
        while await asyncio.to_thread(pipe.recv):
            pipe.send((time.process_time(), int(PAGES.read_text("ascii").split()[1]) * PAGE))

    asyncio.run(run())


async def connect(port: int, count: int, *, plain: bool) -> list[asyncio.StreamWriter]:
    """Open so many connections and hold them."""
    context = None
    if not plain:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> asyncio.StreamWriter:
        async with gate:
            return (await asyncio.open_connection(HOST, port, ssl=context, limit=1024))[1]

    return await asyncio.gather(*(one() for _ in range(count)))


async def measure(server: Any, count: int, *, plain: bool) -> dict[str, float]:
    """Open the connections, and give what they cost the server."""
    port = server.recv()
    held = await connect(port, WARM_UP, plain=plain)
    used, memory = _ask(server)
    held += await connect(port, count, plain=plain)
    used_after, memory_after = _ask(server)
    for writer in held:
        writer.transport.abort()
    seconds = used_after - used
    return {
        "connections": count,
        "handshakes_per_second_of_server": round(count / seconds),
        "server_ms_per_handshake": round(seconds / count * 1000, 3),
        "kib_per_idle_connection": round((memory_after - memory) / count / 1024, 1),
    }


def _ask(server: Any) -> tuple[float, int]:
    server.send(True)
    told: tuple[float, int] = server.recv()
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=400)
    parser.add_argument("--plain", action="store_true", help="without TLS, to compare")
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args(arguments)
    if not PAGES.exists():
        print("bench_tls needs the /proc of Linux, which tells how much memory a program has.")
        return 1
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    server = spawn.Process(target=serve, args=(theirs, words.plain), daemon=True)
    server.start()
    try:
        figures = asyncio.run(measure(ours, words.connections, plain=words.plain))
    finally:
        server.terminate()
        server.join()
    print(json.dumps(figures) if words.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
