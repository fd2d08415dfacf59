"""The little Markdown of the rules pages: titles, paragraphs, lists, tables, bold. No pygame."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

BlockKind: TypeAlias = Literal["title", "heading", "paragraph", "item", "row"]
_SIGNED = re.compile(r"^\[([x!?])\] ")
_SIGNS = {"x": "good", "!": "bad", "?": "open"}
_ITEM = re.compile(r"^\s*(?:[-*]|(\d+)\.)\s+(.*)$")
_RULE = re.compile(r"^[\s|:-]+$")
_MARKS = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|(?<!\w)[*_]([^*_]+)[*_](?!\w)|\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Block:
    """One part of a page. `cells` are the cells of a table's row, one text otherwise.

    `mark` is what stands before a list item; `strong` is true for the first row of a table.
    `sign` says of a title or an item whether it is good, bad or open, where the page says so by
    "[x]", "[!]" or "[?]" before its text.
    """

    kind: BlockKind
    cells: tuple[str, ...]
    mark: str = ""
    strong: bool = False
    sign: str = ""

    @property
    def text(self) -> str:
        """The text of a block that isn't a row."""
        return self.cells[0]


def blocks(page: str) -> Iterator[Block]:
    """Read a page; lines of one paragraph or item are joined."""
    open_block: Block | None = None
    first_row = True
    for line in page.splitlines():
        found = _block(line.rstrip(), first_row=first_row)
        if found is None and line.strip() and open_block is not None and not _is_rule(line):
            joined = f"{open_block.text} {plain_text(line.strip())}"
            open_block = replace(open_block, cells=(joined,))
            continue
        if open_block is not None:
            yield open_block
            open_block = None
        if found is None:
            if line.strip() and not _is_rule(line):
                open_block = Block("paragraph", (plain_text(line.strip()),))
            first_row = first_row if _is_rule(line) and line.strip() else True
            continue
        first_row = found.kind != "row"
        if found.kind == "item":
            open_block = found
        else:
            yield found
    if open_block is not None:
        yield open_block


def plain_text(text: str) -> str:
    """Take the marks of bold, italics, code and links out."""
    return _MARKS.sub(lambda m: next(g for g in m.groups() if g is not None), text)


def _is_rule(line: str) -> bool:
    return bool(_RULE.match(line)) and bool(line.strip())


def _block(line: str, *, first_row: bool) -> Block | None:
    if line.startswith("#"):
        level = len(line) - len(line.lstrip("#"))
        kind: BlockKind = "title" if level == 1 else "heading"
        sign, text = _sign_of(line.lstrip("# "))
        return Block(kind, (plain_text(text),), sign=sign)
    if line.startswith("|") and not _is_rule(line):
        cells = tuple(plain_text(cell.strip()) for cell in line.strip("|").split("|"))
        return Block("row", cells, strong=first_row)
    item = _ITEM.match(line)
    if item is not None:
        mark = f"{item[1]}." if item[1] else "•"
        sign, text = _sign_of(item[2])
        return Block("item", (plain_text(text),), mark, sign=sign)
    return None


def _sign_of(text: str) -> tuple[str, str]:
    """Part the sign before a text from it."""
    found = _SIGNED.match(text)
    return (_SIGNS[found[1]], text[found.end() :]) if found else ("", text)
