"""Opens the page beside a server, as its command line wants it."""

from collections.abc import Callable

from tablee_server.interfaces import advertised, own_addresses
from tablee_server.options import Options
from tablee_server.page.application import Application
from tablee_server.page.downloads import FOLDER, Downloads
from tablee_server.page.facts import Facts
from tablee_server.page.serving import Serving
from tablee_server.sentence import Sentence
from tablee_server.server import Plan


def open_page(options: Options, plan: Plan, port: int) -> tuple[Serving, int]:
    """Serve the page of the server that listens at `port`; gives its own port too. Sentence.

    The usual port is only a wish; one that was asked for has to be had.
    """
    folder = options.downloads or (None if plan.folder is None else plan.folder / FOLDER)
    serving = Serving(Application(_looking(options, plan, port), Downloads(folder)))
    try:
        return serving, serving.open(options.host, options.page)
    except OSError as error:
        reason = error.strerror or str(error)
        text = f"Can't show the page for guests: {reason}. Name a port by --page, or say --no-page."
        raise Sentence(text) from error


def _looking(options: Options, plan: Plan, port: int) -> Callable[[], Facts]:
    key = None if plan.credentials is None else plan.credentials.fingerprint

    def look() -> Facts:
        hosts = advertised(options.interfaces, options.host, own_addresses())
        return Facts(plan.name, tuple(hosts), port, key, asks_pin=plan.pin is not None)

    return look
