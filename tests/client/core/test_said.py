"""Every text of the client is said somewhere, and what the client says stands in its texts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
import tablee_client
import tablee_server
from tablee_client.core.texts import read_folder
from tablee_client.core.words import FALLBACK

CLIENT = Path(tablee_client.__path__[0])
SOURCES = {
    path: path.read_text("utf-8")
    for package in (tablee_client, tablee, tablee_server)
    for path in Path(package.__path__[0]).rglob("*.py")
}
SOURCE = "\n".join(SOURCES.values())
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.M)
NAMES = frozenset(re.findall(r"[A-Za-z0-9_]+", f"{SOURCE}\n{SOURCE.lower()}"))
QUOTED = frozenset(
    word
    for pattern in (r'"([^"\n]*)"', r"'([\w-]*)'")
    for text in re.findall(pattern, SOURCE)
    for word in text.split()
)
HEADS = frozenset(re.findall(r"""f["']([a-z][A-Za-z0-9_-]*)\{""", SOURCE)) | {
    f"{family}-" for family in ("refused", "goodbye", "gone", "told", "error", "lost", "system")
}
TAILS = frozenset(re.findall(r"""\}(-[a-z-]+)["']""", SOURCE)) | {""}
SENTENCE = re.compile(r"[^\W\d_]{2,}[ \u00a0][^\W\d_]")
UNWORDED = (
    "tablee",  # commands, and what is said where not even the texts can be read
    "] [--interface ADDRESS]",
    "BEGIN EXCLUSIVE",
    "address already in use",
    "only one usage of each socket",
)
"""What the client writes or reads for other programs."""


def keys() -> list[str]:
    return [key for source in read_folder("tablee_assets", FALLBACK) for key in KEY.findall(source)]


def is_said(key: str) -> bool:
    """Tell whether a key stands in the source, whole or as it is put together there."""
    if key in QUOTED:
        return True
    if any(key.endswith(tail) and key.removesuffix(tail) in QUOTED for tail in TAILS if tail):
        return True
    parts = ((key[:k], key[k:]) for k in range(1, len(key) + 1))
    return any(head in HEADS and (not tail or _is_named(tail)) for head, tail in parts)


def _is_named(tail: str) -> bool:
    return tail in QUOTED or all(part in NAMES for part in tail.strip("-").split("-"))


def test_a_text_that_nobody_says_is_found() -> None:
    assert is_said("error-stopped")
    assert not is_said("error-quagmire")
    assert not is_said("quagmire-of-nobody")


def test_no_text_is_kept_that_nobody_says() -> None:
    assert len(keys()) > 1000
    assert [key for key in keys() if not is_said(key)] == []


@pytest.mark.parametrize("source", ['add(Label(box, "Take a seat"))', 'text = f"Bid {x} or so"'])
def test_a_text_in_the_code_is_found(source: str) -> None:
    assert list(sentences(source))


def test_no_text_that_a_player_sees_stands_in_the_code() -> None:
    found = [
        f"{path.relative_to(CLIENT)}: {text}"
        for path, source in SOURCES.items()
        if path.is_relative_to(CLIENT)
        for text in sentences(source)
        if not text.strip().startswith(UNWORDED)
    ]
    assert found == []


def sentences(source: str) -> Iterator[str]:
    """Give the literals of two words and more that aren't docstrings, logged or raised."""
    tree = ast.parse(source)
    unseen = {id(node) for part in _unseen(tree) for node in ast.walk(part)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in unseen else None
        if isinstance(text, str) and SENTENCE.search(text):
            yield text


def _unseen(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "warnings"))):
                yield node
            case ast.Call(func=ast.Attribute(attr="_log")):
                yield node
