"""Two error families by fault: the other program's, and ours."""

from tablee.engine import Detail


class PeerError(Exception):
    """The other program broke the protocol. The connection is over; `code` tells it why."""

    def __init__(self, code: str, text: str, **details: Detail) -> None:
        """Keep the code for the wire, the sentence for the log, and the numbers."""
        super().__init__(text)
        self.code = code
        self.details = details


class MisuseError(Exception):
    """Our own program used the connection against its rules: a bug here, never the peer's fault."""
