"""The folder in which a server keeps everything, where nobody names another one."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

HOME: Final = "TABLEE_HOME"
"""The variable that puts all files of Tablée into one folder, as it does for the client."""
STATE: Final = "STATE_DIRECTORY"
"""The variable by which systemd names the folders that a service may keep."""


def kept_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give it: the service's, else that in TABLEE_HOME, else this user's; it need not exist."""
    of_service, home = environ.get(STATE), environ.get(HOME)
    if of_service:
        return Path(of_service.split(":")[0])
    if home:
        return Path(home) / "server"
    import platformdirs  # late: a practice keeps nothing, and shall begin soon

    return platformdirs.user_data_path("tablee", appauthor=False) / "server"


def folder_word(text: str) -> Path:
    """Read the name of a folder; an empty one, as the parser's default, is the usual folder."""
    return Path(text) if text else kept_folder()
