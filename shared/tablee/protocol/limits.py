"""The limits of a connection that the protocol itself keeps; each is named and may be set."""

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """The longest frame, in bytes without its four-byte length, by sender and phase."""

    hello: int = 512
    from_client: int = 4 * 1024
    from_server: int = 64 * 1024
