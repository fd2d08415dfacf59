"""Draws the page of HTML; everything that comes from outside is escaped."""

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from itertools import groupby
from string import Template
from urllib.parse import quote

from tablee.protocol import DEFAULT_PORT
from tablee_server.page.downloads import Download
from tablee_server.page.facts import Facts, code_for
from tablee_server.page.languages import LANGUAGES, layout, texts

FILES = "/files/"


def page_of(facts: Facts, downloads: Sequence[Download], language: str, url: str) -> str:
    """Draw it for a visitor who has come by `url`."""
    told = texts(language)
    address = _address(facts)
    parts = {key: escape(text) for key, text in told.items()}
    parts |= {
        "language": language,
        "name": escape(facts.name),
        "downloads": "\n".join(_downloads(downloads, language, url)),
        "code": escape((code_for(facts.hosts[0], facts.port) if facts.hosts else None) or "–"),
        "address": escape(address),
        "pin": f"<p>{escape(told['pin'])}</p>" if facts.asks_pin else "",
        "link": escape(facts.link(tuple(_place(host, facts.port) for host in facts.hosts))),
        "trust": _trust(facts, language),
        "scan": _scan(url),
        "url": escape(url),
        "languages": "\n".join(_languages(language)),
    }
    return Template(layout()).substitute(parts)


def _address(facts: Facts) -> str:
    return "   ".join(_place(host, facts.port) for host in facts.hosts)


def _place(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return shown if port == DEFAULT_PORT else f"{shown}:{port}"


def _downloads(downloads: Sequence[Download], language: str, url: str) -> Iterator[str]:
    told = texts(language)
    if not downloads:
        yield f"<p>{escape(told['get_none'])}</p>"
    for system, files in groupby(downloads, lambda download: download.system):
        yield f"<h3>{escape(told[f'system_{system}'])}</h3>"
        for file in files:
            at = FILES + quote(file.name)
            yield f'<p><a class="button" href="{at}">{escape(file.name)} {_size(file.size)}</a></p>'
            if system == "python":
                command = f"pipx install 'tablee[client] @ {url.rstrip('/')}{at}'"
                yield f"<p>{escape(told['wheel'])} <code>{escape(command)}</code></p>"


def _size(size: int) -> str:
    return f"<small>{max(0.1, size / 1e6):.1f} MB</small>"


def _trust(facts: Facts, language: str) -> str:
    told = texts(language)
    if facts.key is None:
        return f"<p>{escape(told['plain'])}</p>"
    return f"<p>{escape(told['trust'])} <b>{escape(facts.words)}</b></p>"


def _scan(url: str) -> str:
    """Draw the code to scan that leads to this page."""
    import segno  # late: a server whose page nobody looks at does without

    out = BytesIO()
    segno.make_qr(url, error="m").save(out, kind="svg", xmldecl=False, omitsize=True)
    return out.getvalue().decode("utf-8")


def _languages(current: str) -> Iterator[str]:
    for language in LANGUAGES:
        if language != current:
            name = escape(texts(language)["language"])
            yield f'<a href="/?lang={language}" lang="{language}" hreflang="{language}">{name}</a>'
