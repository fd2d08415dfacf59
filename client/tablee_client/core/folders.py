"""Where this player's files lie: settings, and what a hosted server keeps.

The variable TABLEE_HOME puts everything into one folder, for tests and portable installations.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, Protocol

import platformdirs

HOME: Final = "TABLEE_HOME"
_NAME: Final = "tablee"


class _SystemFolder(Protocol):
    def __call__(self, appname: str, *, appauthor: Literal[False]) -> Path: ...


def settings_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the file of the player's settings; it need not exist."""
    return _folder(environ, platformdirs.user_config_path) / "settings.toml"


def hosted_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder of servers that this player hosts; it need not exist."""
    return _folder(environ, platformdirs.user_data_path) / "hosted"


def kiosk_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder of what a kiosk must know after a crash; it need not exist."""
    return _folder(environ, platformdirs.user_data_path) / "kiosk"


def guest_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder of the match of a kiosk's guest; it need not exist."""
    return kiosk_folder(environ) / "guest"


def matches_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder of finished matches; it need not exist."""
    return _folder(environ, platformdirs.user_data_path) / "matches"


def practice_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder of practice matches that can be continued; it need not exist."""
    return _folder(environ, platformdirs.user_data_path) / "practice"


def saved_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder where the player finds what he saves; it need not exist."""
    home = environ.get(HOME)
    return Path(home) / "saved" if home else platformdirs.user_documents_path() / "Tablée"


def _folder(environ: Mapping[str, str], of_system: _SystemFolder) -> Path:
    home = environ.get(HOME)
    return Path(home) if home else of_system(_NAME, appauthor=False)
