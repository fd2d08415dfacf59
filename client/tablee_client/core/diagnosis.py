"""The findings of a check-up in words."""

from typing import Final

from tablee_client.core.checkup import Finding
from tablee_client.core.words import Words

_UNREACHED: Final = ("unreached-error", "unreached-goodbye")


def worded(words: Words, finding: Finding, *, in_window: bool = False) -> str:
    """Say what was found, and what is to be done about it.

    A window has no command line: where that would be the way out, it has a text of its own.
    """
    details = dict(finding.details)
    if finding.code in _UNREACHED:
        code = str(details.pop("code"))
        return (words.error if finding.code == "unreached-error" else words.goodbye)(code, details)
    key, of_window = f"doctor-{finding.code}", f"doctor-{finding.code}-window"
    return words(of_window if in_window and words.has(of_window) else key, **details)
