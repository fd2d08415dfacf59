"""The page for guests: what it tells, which files it gives, and what it never does."""

import http.client
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee_server.options import read_options
from tablee_server.page.application import Application
from tablee_server.page.downloads import Downloads, system_of
from tablee_server.page.facts import Facts
from tablee_server.page.languages import LANGUAGES, language_of, texts
from tablee_server.page.opening import open_page
from tablee_server.page.serving import Serving
from tablee_server.server import Plan

FACTS = Facts("Bob's <Bar>", ("192.168.1.20", "10.0.0.7"), 47710, bytes(32), asks_pin=True)
BYTES = bytes(range(256)) * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = tmp_path / "downloads"
    files.mkdir()
    names = ("tablee-1.0-linux-x86_64.tar.gz", "Tablee-1.0.dmg", "tablee-1.0-py3-none-any.whl")
    for name in (*names, "notes.txt", ".hidden-linux"):
        (files / name).write_bytes(BYTES)
    (tmp_path / "secret-linux.zip").write_bytes(b"a secret")
    (files / "linked-linux.zip").symlink_to(tmp_path / "secret-linux.zip")
    return files


@pytest.fixture
def port(folder: Path) -> Iterator[int]:
    serving = Serving(Application(lambda: FACTS, Downloads(folder)))
    yield serving.open("127.0.0.1", 0)
    serving.close()


def ask(port: int, path: str, method: str = "GET", **headers: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = connection.getresponse()
    status, body = answer.status, answer.read()
    connection.close()
    return status, body


def page(port: int, path: str = "/", **headers: str) -> str:
    status, body = ask(port, path, **headers)
    assert status == 200
    return body.decode("utf-8")


def test_it_says_how_to_join_and_escapes_what_others_chose(port: int) -> None:
    text = page(port)
    assert "AAT-J5S" in text
    assert "192.168.1.20" in text
    assert "tablee://192.168.1.20,10.0.0.7/" in text
    assert FACTS.words in text
    assert texts("en")["pin"] in text
    assert "Bob&#x27;s &lt;Bar&gt;" in text
    assert "<Bar>" not in text
    assert "<svg" in text


def test_a_server_that_begins_again_has_its_port_at_once() -> None:
    first = Serving(Application(lambda: FACTS, Downloads(None)))
    port = first.open("127.0.0.1", 0)
    ask(port, "/", Connection="close")  # closed by the server, so the port lingers
    first.close()
    again = Serving(Application(lambda: FACTS, Downloads(None)))
    assert again.open("127.0.0.1", port) == port
    again.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_visitors_language(port: int, language: str) -> None:
    told = texts(language)
    assert told["join_title"] in page(port, Accept_Language=f"xx,{language};q=0.8")
    assert f'lang="{language}"' in page(port, f"/?lang={language}")
    assert set(told) == set(texts("en"))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de-AT,de;q=0.9,fr;q=0.8", "de"), ("fr;q=0.3,de;q=0.5", "de"), ("es", "en"),
     ("fr;q=x", "en"), ("," * 9000, "en")],
)  # fmt: skip
def test_languages_are_weighed(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_files_are_listed_by_system_and_given_whole(port: int) -> None:
    text = page(port)
    places = [text.index(name) for name in ("Tablee-1.0.dmg", "linux-x86_64", "none-any.whl")]
    assert places == sorted(places)
    assert "pipx install" in text
    assert ask(port, "/files/Tablee-1.0.dmg") == (200, BYTES)
    assert ask(port, "/files/Tablee-1.0.dmg", "HEAD") == (200, b"")


@pytest.mark.parametrize(
    "path",
    ["/files/notes.txt", "/files/linked-linux.zip", "/files/.hidden-linux", "/files/", "/else",
     "/files/../secret-linux.zip", "/files/..%2fsecret-linux.zip", "/files//etc/passwd"],
)  # fmt: skip
def test_nothing_else_is_given(port: int, path: str) -> None:
    assert ask(port, path)[0] == 404


@pytest.mark.parametrize("path", ["/else", "/files/else", "/files/notes.txt", "/"])
def test_whoever_asks_for_the_head_alone_gets_no_body(folder: Path, path: str) -> None:
    heads: list[list[tuple[str, str]]] = []

    def start(_status: str, head: list[tuple[str, str]], *_exc: object) -> Callable[[bytes], None]:
        heads.append(head)
        return lambda _: None

    asked = {"REQUEST_METHOD": "HEAD", "PATH_INFO": path, "SERVER_PORT": "1"}
    body = Application(lambda: FACTS, Downloads(folder))(asked, start)
    assert b"".join(body) == b""
    assert int(dict(heads[0])["Content-Length"]) > 0


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_changed(port: int, method: str) -> None:
    assert ask(port, "/", method)[0] == 405


def test_a_visitor_from_elsewhere_is_shown_an_address_of_this_machine(port: int) -> None:
    """Whatever a browser says of the host, the code to scan leads here."""
    assert f"http://192.168.1.20:{port}/" in page(port, Host="evil.example:1")
    assert f"http://10.0.0.7:{port}/" in page(port, Host=f"10.0.0.7:{port}")


def test_without_files_it_says_whom_to_ask(tmp_path: Path) -> None:
    serving = Serving(Application(lambda: FACTS, Downloads(tmp_path / "none")))
    text = page(serving.open("127.0.0.1", 0))
    serving.close()
    assert texts("en")["get_none"] in text


@pytest.mark.parametrize(
    ("name", "system"),
    [("tablee-windows.zip", "windows"), ("Tablee.exe", "windows"), ("t-macos.zip", "macos"),
     ("tablee-linux.tar.gz", "linux"), ("tablee-1-py3-none-any.whl", "python"), ("a.txt", None),
     ("a b-linux.zip", None), ("x" * 200 + ".exe", None)],
)  # fmt: skip
def test_a_file_says_its_system_by_its_name(name: str, system: str | None) -> None:
    assert system_of(name) == system


def test_one_option_switches_it_off_and_it_needs_an_advertised_server() -> None:
    assert read_options(["--forget"]).has_page
    assert not read_options(["--forget", "--no-page"]).has_page
    assert not read_options(["--forget", "--no-advertise"]).has_page
    assert read_options(["--forget", "--no-advertise", "--page", "0"]).has_page


def test_the_page_of_a_server_tells_its_port_and_no_pin() -> None:
    options = read_options(["--forget", "--host", "127.0.0.1", "--page", "0", "--pin", "471147"])
    serving, port = open_page(options, Plan("Attic", "0" * 16, pin="471147"), 4000)
    text = page(port)
    serving.close()
    assert "127.0.0.1:4000" in text
    assert "471147" not in text
    assert texts("en")["plain"] in text
