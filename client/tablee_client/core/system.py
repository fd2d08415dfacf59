"""Why the system refused a file: a word for the usual causes, its own text for any other."""

import errno
from types import MappingProxyType
from typing import Final

_USUAL: Final = MappingProxyType(
    {
        errno.ENOENT: "not-there",
        errno.EACCES: "denied",
        errno.EPERM: "denied",
        errno.EISDIR: "is-folder",
        errno.ENOTDIR: "no-folder",
        errno.EEXIST: "is-there",
        errno.ENOSPC: "full",
        errno.EDQUOT: "full",
        errno.EROFS: "read-only",
        errno.ENAMETOOLONG: "long-name",
        errno.EIO: "broken",
    }
)
WORDED: Final = frozenset(_USUAL.values())
"""Each has the text `system-<word>`, which goes on after a colon."""


def reason_of(error: OSError) -> str:
    """Give a word of WORDED, or what the system says, in its own language."""
    usual = None if error.errno is None else _USUAL.get(error.errno)
    return usual or error.strerror or str(error)
