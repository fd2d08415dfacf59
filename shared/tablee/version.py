"""The version, and the build that this is: what a program says of itself."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from tablee import __version__

SOURCE: Final = "source"
_BUILD: Final = re.compile(r"[0-9a-z.+-]{1,40}")


@cache
def build() -> str:
    """Give the commit that an archive was built from; `source` where it runs from a checkout."""
    try:
        text = files("tablee").joinpath("build.txt").read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return SOURCE
    return text if _BUILD.fullmatch(text) else SOURCE


def version_text() -> str:
    """Give both, as programs show them: "0.1.0 (3fa9c1d204)"."""
    return f"{__version__} ({build()})"
