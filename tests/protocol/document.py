"""PROTOCOL.md read as data: its tables and sessions; and what the code says should stand there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from tablee.protocol.fields import Details, Options

DOCUMENT: Final = (Path(__file__).parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")


NAMED: Final = {
    "Details": inspect.type_info(Details),
    "Options": inspect.type_info(Options),
}


class Row(NamedTuple):
    """What a table says of one field."""

    field: str
    type: str
    default: str


class Said(NamedTuple):
    """One frame of an example session: who sends it, its bytes, and what it means."""

    sender: str
    frame: bytes
    meaning: Any


def section(title: str) -> str:
    """Give the text under a heading, up to the next heading of its rank or a higher one."""
    match = re.search(rf"^(#+) {re.escape(title)}$", DOCUMENT, re.MULTILINE)
    assert match, f"PROTOCOL.md has no heading {title!r}"
    rest = DOCUMENT[match.end() :]
    end = re.search(rf"^#{{1,{len(match[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(title: str) -> list[list[str]]:
    """Give the first table under a heading, cell by cell, without its head."""
    lines = (line for line in section(title).splitlines())
    table: list[list[str]] = []
    for line in lines:
        if line.startswith("|"):
            table.append([cell.strip() for cell in line.strip("|").split("|")])
        elif table:
            break
    return table[2:]


def fields_in_document(name: str) -> list[Row]:
    """Give what the document says of the fields of a message or structure."""
    return [Row(row[0].strip("`"), row[1], row[2].strip("`")) for row in rows(f"`{name}`")]


def fields_in_code(cls: type[msgspec.Struct]) -> list[Row]:
    """Give what the code says of them, in the same words."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return [Row(f.encode_name, words(f.type), _default(f)) for f in info.fields]


def words(kind: inspect.Type, *, spelt_out: bool = False) -> str:
    """Word a type with its bounds, or by its name, as the document does."""
    for name, named in NAMED.items():
        if not spelt_out and kind == named:
            return name
    match kind:
        case inspect.Metadata():
            return words(kind.type)
        case inspect.UnionType():
            parts = sorted(kind.types, key=lambda part: isinstance(part, inspect.NoneType))
            return " or ".join(map(words, parts))
        case inspect.LiteralType():
            return " or ".join(f'"{value}"' for value in kind.values)
        case inspect.StructType():
            return f"{kind.cls.__name__}"
        case inspect.RawType():
            return "any"
        case inspect.BoolType():
            return "bool"
        case inspect.NoneType():
            return "nil"
        case _:
            return _bounded(kind)


def codes(title: str) -> list[str]:
    """Give the first column of the table under a heading."""
    return [row[0].strip("`") for row in rows(title)]


def session() -> Iterator[Said]:
    """Give the frames of the example session."""
    block = re.search(r"^```session\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert block
    for part in re.split(r"^(?=[CS]>)", block[1], flags=re.MULTILINE)[1:]:
        hexes, _, meaning = part[2:].partition("=")
        yield Said(part[0], bytes.fromhex(hexes), diagnostic(meaning))


def diagnostic(text: str) -> Any:
    """Read the notation in which the document shows msgpack values."""
    text = re.sub(r"h'([0-9a-f]*)'", lambda m: repr(bytes.fromhex(m[1])), text)
    names = {"nil": "None", "true": "True", "false": "False"}
    text = re.sub(r'"[^"]*"|\b(?:nil|true|false)\b', lambda m: names.get(m[0], m[0]), text)
    return ast.literal_eval(" ".join(text.split()))


def _bounded(kind: inspect.Type) -> str:
    match kind:
        case inspect.IntType():
            return "int" if kind.ge is None else f"int {_far(kind.ge)}..{_far(kind.le)}"
        case inspect.StrType():
            return "str" + _range(kind)
        case inspect.BytesType():
            return "bytes" + _range(kind)
        case inspect.VarTupleType():
            most = "" if kind.max_length is None else f" ≤{kind.max_length}"
            return f"list{most} of {_inner(kind.item_type)}"
        case inspect.DictType():
            most = "" if kind.max_length is None else f" ≤{kind.max_length}"
            return f"map{most} of {words(kind.key_type)} to {_inner(kind.value_type)}"
        case _:
            raise TypeError(f"the document has no words for {kind}")


def shown(value: Any) -> str:
    """Give a msgpack value in the notation of the document; `diagnostic` reads it."""
    match value:
        case None:
            return "nil"
        case bool():
            return str(value).lower()
        case bytes():
            return f"h'{value.hex()}'"
        case str():
            return f'"{value}"'
        case list():
            return f"[{', '.join(map(shown, value))}]"
        case dict():
            return f"{{{', '.join(f'{shown(k)}: {shown(v)}' for k, v in value.items())}}}"
        case _:
            return str(value)


def _inner(kind: inspect.Type) -> str:
    inner = words(kind)
    return f"({inner})" if " or " in inner else inner


def _range(kind: inspect.StrType | inspect.BytesType) -> str:
    if kind.max_length is None:
        return ""
    least, most = kind.min_length or 0, kind.max_length
    return f" {most}" if least == most else f" {least}..{most}"


def _far(value: float | None) -> str:
    return {2**53: "2^53", -(2**53): "-2^53"}.get(int(value or 0), str(value))


def _default(field: inspect.Field) -> str:
    if field.required:
        return ""
    made = field.default
    if made is msgspec.NODEFAULT:
        made = field.default_factory()
    if made is None:
        return "nil"
    if isinstance(made, msgspec.Struct):
        return f"{type(made).__name__}()"
    return str(made).lower() if isinstance(made, bool | int) else repr(made).replace("'", '"')
