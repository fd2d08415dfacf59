"""`tablee-server link`: how players join a server: its codes, link, addresses and words."""

import datetime
import json
import re
from argparse import Namespace
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

from tablee.protocol import DEFAULT_PORT
from tablee.protocol.comparison import comparison_words
from tablee.protocol.link import MOST_PLACES, Link, LinkError, key_text, parse_link
from tablee_server.certificate import KEY_FILE, KeyProblem, kept_credentials
from tablee_server.control.calling import Call
from tablee_server.control.orders import Status
from tablee_server.interfaces import advertised, own_addresses
from tablee_server.options import pin_word, port_word
from tablee_server.page.facts import code_for
from tablee_server.sentence import MISUSED, Sentence
from tablee_server.usage import CommandLine

ANYWHERE: Final = "0.0.0.0"
_PLACE: Final = re.compile(r"[^\s/?#,&]+")


def link(words: Sequence[str]) -> int:
    """Print it; Sentence if the folder holds no server's key, or this machine has no address."""
    said = _parser().parse_args(words)
    host, port, page = _heard_at(said)
    hosts = advertised(said.interface, host, own_addresses())[:MOST_PLACES]
    invitation = _link(said, hosts, port)
    facts = _facts(invitation, hosts, port, page)
    print(json.dumps(facts) if said.json else _shown(facts, with_code=not said.no_code))
    return 0


def _parser() -> CommandLine:
    parser = CommandLine(
        "link",
        "Show how players join the server of a folder: the code to read out, its addresses, its "
        "four words, and a link that holds its key; and a code to scan, which leads to its page "
        "for guests, or is the link.",
    )
    parser.add_folder()
    add = parser.add_argument
    add("--host", help="the address that it listens on (default: what it was told, if it runs)")
    add(
        "--port", type=port_word,
        help=f"its port (default: the one it has, if it runs, or else {DEFAULT_PORT})",
    )  # fmt: skip
    add(
        "--interface", action="append", default=[], metavar="ADDR",
        help="only this address of this machine; may be repeated",
    )  # fmt: skip
    add("--table", help="the name or number of a table to go to")
    add("--pin", type=pin_word, help="put the server's PIN in: who has the link needs no other")
    add("--no-code", action="store_true", help="leave out the code to scan")
    add("--json", action="store_true", help="print one line for programs")
    return parser


def _link(said: Namespace, hosts: Sequence[str], port: int) -> Link:
    if not hosts:
        raise Sentence("This machine has no address on a network: name one with --interface.")
    places = tuple(_place(host, port) for host in hosts)
    _require_readable(places, said.table)
    return Link(places, _key(said.data), said.table, said.pin)


def _heard_at(said: Namespace) -> tuple[str, int, int | None]:
    """Give address and port as said, or else as the running server has them, or as is usual.

    The port of its page for guests comes last, None if there is none.
    """
    told = _running(said.data)
    host = told.get("host", ANYWHERE) if said.host is None else said.host
    port = told.get("port", DEFAULT_PORT) if said.port is None else said.port
    return host, port, told.get("page")


def _running(folder: Path) -> dict[str, Any]:
    """Ask the server that runs in the folder; nothing if there is none."""
    try:
        with Call(folder) as call:
            told: dict[str, Any] = call.order(Status())
    except Sentence:
        return {}
    return told


def _require_readable(places: Sequence[str], table: str | None) -> None:
    """Refuse what a link can't hold so that a client reads it again; Sentence."""
    odd = next((place for place in places if not _PLACE.fullmatch(place)), None)
    if odd is not None:
        raise Sentence(f"{odd!r} is no address: name one of this machine by --interface.", MISUSED)
    try:
        parse_link(str(Link(tuple(places), table=table)))
    except LinkError as error:
        text = "A table's name has 1 to 48 characters, all of which can be printed."
        raise Sentence(text, MISUSED) from error


def _place(host: str, port: int) -> str:
    shown = _bracketed(host)
    return shown if port == DEFAULT_PORT else f"{shown}:{port}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _key(folder: Path) -> bytes:
    if not (folder / KEY_FILE).exists():
        raise Sentence(f"The folder {folder} holds no server's key: start the server there first.")
    try:
        return kept_credentials(folder, datetime.datetime.now(datetime.UTC)).fingerprint
    except KeyProblem as error:
        raise Sentence(str(error)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise Sentence(f"Can't read the key in the folder {folder}: {reason}.") from error


def _facts(invitation: Link, hosts: Sequence[str], port: int, page: int | None) -> dict[str, Any]:
    key = invitation.key or b""
    codes = (code_for(host, port) for host in hosts)
    return {
        "link": str(invitation),
        "places": invitation.places,
        "codes": [code for code in codes if code is not None],
        "page": None if page is None else f"http://{_bracketed(hosts[0])}:{page}/",
        "key": key_text(key),
        "words": " ".join(comparison_words(key)),
    }


def _shown(facts: Mapping[str, Any], *, with_code: bool) -> str:
    lines = [
        f"Code:    {'  '.join(facts['codes'])}",
        f"Address: {'  '.join(facts['places'])}",
        f"Words:   {facts['words']}",
        f"Page:    {facts['page'] or 'none: the server does not run, or shows none'}",
        f"Link:    {facts['link']}",
    ]
    scanned = facts["page"] or facts["link"]
    return "\n".join([*lines, "", _scan(scanned)] if with_code else lines)


def _scan(text: str) -> str:
    import segno  # late: the link alone does without

    out = StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")
