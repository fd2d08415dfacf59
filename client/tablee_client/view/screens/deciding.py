"""What a player is asked on the way into a server: another key, a PIN, no encryption."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tablee.protocol.link import key_of
from tablee_client.core.failure import ConnectError
from tablee_client.core.invitation import Invitation
from tablee_client.view.widgets.modal import Answer

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.screens.joining import Joining

ABOUT_THE_PIN: Final = frozenset({"pin", "wrong-pin", "slow-down", "pin-busy"})


def ask_on_the_way(
    app: App, home: Home, joining: Joining, invitation: Invitation, error: ConnectError
) -> bool:
    """Ask the player what this error leaves to him; False if nothing is."""
    if error.code == "changed-key":
        _ask_about_key(app, home, joining, invitation, error)
    elif error.code == "plain-server":
        _ask_about_plain(app, joining, invitation)
    elif error.by_server and error.code in ABOUT_THE_PIN:
        _ask_for_pin(app, home, joining, invitation, error)
    else:
        return False
    return True


def _ask_about_key(
    app: App, home: Home, joining: Joining, invitation: Invitation, error: ConnectError
) -> None:
    from tablee_client.view.screens.changed_key import ChangedKeyScreen

    accepts = key_of(str(error.details["key"]))

    def trust() -> None:
        joining.join(replace(invitation, accepts=accepts))

    app.push(ChangedKeyScreen(app, home, error.details, trust))


def _ask_about_plain(app: App, joining: Joining, invitation: Invitation) -> None:
    words = app.words
    app.top.ask(
        words("plain-title"),
        words("plain-text"),
        (
            Answer(words("plain-stay"), lambda: None),
            Answer(words("plain-go"), lambda: joining.join(invitation.plainly()), "ember"),
        ),
    )


def _ask_for_pin(
    app: App, home: Home, joining: Joining, invitation: Invitation, error: ConnectError
) -> None:
    from tablee_client.view.screens.pin import PinScreen

    def show(pin: str) -> None:
        joining.join(replace(invitation, pin=pin))

    app.push(PinScreen(app, home, app.words.goodbye(error.code, error.details), show))
