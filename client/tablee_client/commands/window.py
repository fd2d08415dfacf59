"""Opens the window; the view, and pygame with it, is imported only here."""

from importlib import import_module

from tablee.engine.errors import CodedError
from tablee_client.core import rubbish
from tablee_client.core.start import Start


class NoWindow(CodedError):
    """The window can't be opened: the text `error-<code>`, `no-pygame` or `no-display`."""


def open_window(start: Start) -> int:
    """Show the window until the player quits; its exit code. NoWindow if it can't be opened."""
    rubbish.put_off()  # the loop's start ends it
    try:
        opening = import_module("tablee_client.view.opening")
        window = import_module("tablee_client.view.window")
    except ImportError as error:
        if (error.name or "").startswith("tablee"):
            raise
        raise NoWindow("no-pygame", module=error.name) from error
    try:
        code: int = opening.run(start)
    except window.NoDisplay as error:
        raise NoWindow("no-display", line=str(error)) from error
    return code
