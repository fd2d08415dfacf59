"""The files that guests may take: what a host has put into one folder, sorted by system."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

FOLDER: Final = "downloads"
"""The folder within the server's own, unless `--downloads` names another."""
SYSTEMS: Final = ("windows", "macos", "linux", "python")
"""The systems, as the page lists them; `python` is a wheel, which any of them installs."""
MOST: Final = 40
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]{0,120}")
_MARKS: Final = (
    ("python", re.compile(r"\.whl$")),
    ("windows", re.compile(r"win(?:dows|32|64)|\.(?:exe|msi)$")),
    ("macos", re.compile(r"mac|darwin|osx|\.(?:dmg|pkg)$")),
    ("linux", re.compile(r"linux|\.(?:appimage|deb|rpm|flatpak)$")),
)


class Download(NamedTuple):
    """A file for one system, and its bytes."""

    system: str
    name: str
    size: int


class Downloads(msgspec.Struct, frozen=True):
    """A folder's files; one that isn't there has none."""

    folder: Path | None

    def all(self) -> list[Download]:
        """List the files that are for a system, looked up anew at every call."""
        found = sorted(self._found())[:MOST]
        return sorted(found, key=lambda download: SYSTEMS.index(download.system))

    def path(self, name: str) -> Path | None:
        """Give where a listed file lies; None for every other name, whatever it is."""
        if self.folder is None or name not in {download.name for download in self.all()}:
            return None
        return self.folder / name

    def _found(self) -> Iterator[Download]:
        try:
            files = [] if self.folder is None else list(self.folder.iterdir())
        except OSError:
            return
        for file in files:
            system = system_of(file.name)
            try:
                if system is not None and file.is_file() and not file.is_symlink():
                    yield Download(system, file.name, file.stat().st_size)
            except OSError:
                continue


def system_of(name: str) -> str | None:
    """Tell for which system a file is, by its name; None if it is for none, or can't be linked."""
    if not _NAME.fullmatch(name):
        return None
    return next((system for system, mark in _MARKS if mark.search(name.lower())), None)
