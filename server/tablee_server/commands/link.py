"""`tablee-server link`: the link and the code by which players join a server, and its words."""

import datetime
import json
from argparse import Namespace
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Final

from tablee.protocol import DEFAULT_PORT
from tablee.protocol.comparison import comparison_words
from tablee.protocol.link import MOST_PLACES, Link, key_text
from tablee_server.certificate import KEY_FILE, KeyProblem, kept_credentials
from tablee_server.interfaces import advertised, own_addresses
from tablee_server.options import pin_word, port_word
from tablee_server.sentence import Sentence
from tablee_server.usage import CommandLine

ANYWHERE: Final = "0.0.0.0"


def link(words: Sequence[str]) -> int:
    """Print it; Sentence if the folder holds no server's key, or this machine has no address."""
    said = _parser().parse_args(words)
    invitation = _link(said)
    if said.json:
        print(json.dumps(_facts(invitation)))
    else:
        print(_shown(invitation, with_code=not said.no_code))
    return 0


def _parser() -> CommandLine:
    parser = CommandLine(
        "link",
        "Show how players join the server of a folder: its addresses, its four words, and a link "
        "that holds its key, also as a code to scan.",
    )
    parser.add_folder()
    add = parser.add_argument
    add("--host", default=ANYWHERE, help="the address that it listens on, as it was told")
    add("--port", type=port_word, default=DEFAULT_PORT, help="its port (default: %(default)s)")
    add(
        "--interface", action="append", default=[], metavar="ADDR",
        help="only this address of this machine; may be repeated",
    )  # fmt: skip
    add("--table", help="the name or number of a table to go to")
    add("--pin", type=pin_word, help="put the server's PIN in: who has the link needs no other")
    add("--no-code", action="store_true", help="leave out the code to scan")
    add("--json", action="store_true", help="print one line for programs")
    return parser


def _link(said: Namespace) -> Link:
    hosts = advertised(said.interface, said.host, own_addresses())[:MOST_PLACES]
    if not hosts:
        raise Sentence("This machine has no address on a network: name one with --interface.")
    places = tuple(_place(host, said.port) for host in hosts)
    return Link(places, _key(said.data), said.table, said.pin)


def _place(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return shown if port == DEFAULT_PORT else f"{shown}:{port}"


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


def _facts(invitation: Link) -> dict[str, object]:
    key = invitation.key or b""
    return {
        "link": str(invitation),
        "places": invitation.places,
        "key": key_text(key),
        "words": " ".join(comparison_words(key)),
    }


def _shown(invitation: Link, *, with_code: bool) -> str:
    words = " ".join(comparison_words(invitation.key or b""))
    lines = [
        f"Address: {'  '.join(invitation.places)}",
        f"Words:   {words}",
        f"Link:    {invitation}",
    ]
    return "\n".join([*lines, "", _code(str(invitation))] if with_code else lines)


def _code(text: str) -> str:
    import segno  # late: the link alone does without

    out = StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")
