"""Serves the page in threads of its own, so that no visitor makes a table wait."""

import socket
import sys
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Final

from waitress import create_server, wasyncore

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

PORT: Final = 47711
"""The usual port; where it is taken, any other."""
THREADS: Final = 2
CONNECTIONS: Final = 60
PATIENCE: Final = 20
"""Seconds after which a connection that says nothing is closed."""
SWEPT: Final = 5
"""Seconds between two looks for such connections."""
_HEADERS: Final = 8192
_BODY: Final = 1024


class Serving:
    """The page's server, from `open` to `close`."""

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application
        self._end: Callable[[], None] = _nothing

    def open(self, host: str, port: int | None) -> int:
        """Listen at this port, 0 for any, None for the usual one; gives the port. OSError."""
        sock = _listening(host, port)
        channels: dict[int, wasyncore.dispatcher] = {}
        server = create_server(
            self._application,
            map=channels,
            sockets=[sock],
            threads=THREADS,
            connection_limit=CONNECTIONS,
            channel_timeout=PATIENCE,
            cleanup_interval=SWEPT,
            max_request_header_size=_HEADERS,
            max_request_body_size=_BODY,
            ident=None,
            log_socket_errors=False,
            clear_untrusted_proxy_headers=True,
        )
        thread = Thread(target=server.run, name="page", daemon=True)
        thread.start()

        def end() -> None:
            server.trigger.pull_trigger(lambda: wasyncore.close_all(channels))
            thread.join()
            server.task_dispatcher.shutdown()

        self._end = end
        return int(sock.getsockname()[1])

    def close(self) -> None:
        """Serve no more; waits for the threads."""
        self._end()
        self._end = _nothing


def _listening(host: str, port: int | None) -> socket.socket:
    if port is not None:
        return _bound(host, port)
    try:
        return _bound(host, PORT)
    except OSError:
        return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if sys.platform != "win32":  # there it would let two servers have the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except BaseException:
        sock.close()
        raise
    return sock


def _nothing() -> None:
    """End nothing."""
