"""Leaving while a server of one's own is running: it stops, or goes on without its client."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee_client.view.widgets.modal import Answer

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


def ask_about_hosted(
    app: App, home: Home, *, stop: Callable[[], None], leave: Callable[[], None]
) -> None:
    """Ask on the top screen: stay, stop the server, or leave it running and go."""
    words = app.words

    def keep() -> None:
        home.release_hosted()
        leave()

    app.top.ask(
        words("host-leave-title"),
        words("host-leave-text"),
        (
            Answer(words("host-leave-stay"), lambda: None),
            Answer(words("host-leave-stop"), stop, "ember"),
            Answer(words("host-leave-keep"), keep, "brass"),
        ),
    )
