"""The findings of a check-up in words."""

from typing import Final

from tablee_client.core.checkup import Finding
from tablee_client.core.words import Words

_UNREACHED: Final = ("unreached-error", "unreached-goodbye")


def worded(words: Words, finding: Finding) -> str:
    """Say what was found, and what is to be done about it."""
    details = dict(finding.details)
    if finding.code in _UNREACHED:
        code = str(details.pop("code"))
        return (words.error if finding.code == "unreached-error" else words.goodbye)(code, details)
    return words(f"doctor-{finding.code}", **details)
