"""Errors that end in one sentence to the player: a code and what its text needs."""

from tablee.engine.errors import CodedError
from tablee_client.core.notices import Notice


class ConnectError(CodedError):
    """A server can't be joined: the text `error-<code>`.

    Codes: `unknown-host`, `unknown-code` (a name that nobody has, like a join code), `refused`,
    `unreachable`, `timeout`, `not-tablee`, `version` (`mine`, `theirs`, `software`, `update`:
    "client" or "server"), `secret`, `no-server`, `no-table` and `nothing-to-watch` (`table`: none
    like this), `plain-server` (encrypts nothing, which wasn't asked for), `changed-key` (another
    key than it had: `name`, `how`, `before` and `words` to compare, `key`), `wrong-key` (of a link,
    or of the session so far), `false-server` (can't prove that it knows the PIN),
    `seat-lost` (a kept seat was taken elsewhere meanwhile: `name`), and whatever a
    server closes the greeting with, worded `goodbye-<code>` (then `by_server` is true).
    """

    by_server = False


class RefusedError(CodedError):
    """A command had no effect: the text `refused-<code>`, by the server or before it was sent.

    Codes of this client's own: `no-prompt`, `illegal`, `pending` (the last action's answer isn't
    shown yet), `lost` (the seat went with the connection), `closed`.
    """


class AddressError(CodedError):
    """Not an address: the text `error-<code>`, `bad-address`, `bad-port`, `bad-link`, ..."""


class HostError(CodedError):
    """A server couldn't be started here: the text `error-<code>`.

    Codes: `port-in-use` (`port`), `server-failed` (`line`: its last words), `server-silent`; of a
    practice that was left `practice-gone`, `practice-open` (in another window), `practice-lost`
    (its server doesn't know it), `practice-unwritable` (`folder`), `no-practice` (none was left).
    """


class MatchLost(Exception):
    """The session or the table ended before the match did; `notice` tells how."""

    def __init__(self, notice: Notice | None) -> None:
        super().__init__(repr(notice))
        self.notice = notice
