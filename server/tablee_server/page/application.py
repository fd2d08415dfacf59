"""The page as a WSGI application: it reads facts and files, and changes nothing."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs
from wsgiref.util import FileWrapper

from tablee_server.page.downloads import Downloads
from tablee_server.page.drawing import FILES, page_of
from tablee_server.page.facts import Facts
from tablee_server.page.languages import LANGUAGES, language_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

_CHUNK: Final = 64 * 1024
_SAFE: Final = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:"),
]


class Application:
    """Answers `/` and the files under `/files/`, to GET and HEAD only."""

    def __init__(self, look: Callable[[], Facts], downloads: Downloads) -> None:
        """`look` gives the facts of the moment; it is called in a thread."""
        self._look = look
        self._downloads = downloads

    def __call__(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        """Answer one request."""
        path = str(environ.get("PATH_INFO", ""))
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return _plain(environ, start, "405 Method Not Allowed", [("Allow", "GET, HEAD")])
        if path == "/":
            return self._page(environ, start)
        file = self._downloads.path(path.removeprefix(FILES)) if path.startswith(FILES) else None
        return (
            _plain(environ, start, "404 Not Found") if file is None else _file(environ, start, file)
        )

    def _page(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        facts = self._look()
        url = f"http://{_own_place(environ, facts)}/"
        text = page_of(facts, self._downloads.all(), _language(environ), url).encode("utf-8")
        kind = [("Content-Type", "text/html; charset=utf-8"), ("Content-Length", str(len(text)))]
        start("200 OK", [*kind, *_SAFE])
        return _body(environ, text)


def _own_place(environ: "WSGIEnvironment", facts: Facts) -> str:
    """Give where the visitor has found the page, if that is an address of this machine."""
    host, port = str(environ.get("HTTP_HOST", "")).rpartition(":")[0], environ["SERVER_PORT"]
    if host not in facts.hosts and facts.hosts:
        host = facts.hosts[0]
    host = host or "127.0.0.1"
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _language(environ: "WSGIEnvironment") -> str:
    asked = parse_qs(str(environ.get("QUERY_STRING", ""))[:100]).get("lang", [""])[0]
    return asked if asked in LANGUAGES else language_of(environ.get("HTTP_ACCEPT_LANGUAGE", ""))


def _file(environ: "WSGIEnvironment", start: "StartResponse", path: Path) -> Iterable[bytes]:
    try:
        size, file = path.stat().st_size, path.open("rb")
    except OSError:
        return _plain(environ, start, "404 Not Found")
    kind = [("Content-Type", "application/octet-stream"), ("Content-Length", str(size))]
    start("200 OK", [*kind, ("Content-Disposition", "attachment"), *_SAFE])
    if _is_head(environ):
        file.close()
        return []
    wrap: Callable[..., Iterable[bytes]] = environ.get("wsgi.file_wrapper", FileWrapper)
    return wrap(file, _CHUNK)


def _plain(
    environ: "WSGIEnvironment",
    start: "StartResponse",
    status: str,
    headers: Iterable[tuple[str, str]] = (),
) -> Iterable[bytes]:
    text = f"{status}\n".encode()
    kind = [("Content-Type", "text/plain"), ("Content-Length", str(len(text)))]
    start(status, [*kind, *headers, *_SAFE])
    return _body(environ, text)


def _body(environ: "WSGIEnvironment", text: bytes) -> Iterable[bytes]:
    """Give a text as the body, unless the head alone was asked for (RFC 9110, 9.3.2)."""
    return [] if _is_head(environ) else [text]


def _is_head(environ: "WSGIEnvironment") -> bool:
    return bool(environ["REQUEST_METHOD"] == "HEAD")
