"""Writes into every wheel and source archive from which commit it was built."""

import subprocess
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "build.txt"
INSIDE = {"wheel": f"tablee/{NAME}", "sdist": f"shared/tablee/{NAME}"}


class BuildHook(BuildHookInterface[Any]):
    """Adds the file that `tablee.version.build` reads; an editable install needs none."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add it to what goes into the archive; without a repository nothing is added."""
        root = Path(self.root)
        text = commit(root)
        if version == "editable" or text is None or (root / "shared/tablee" / NAME).exists():
            return
        with NamedTemporaryFile("w", suffix=NAME, delete=False, encoding="utf-8") as file:
            file.write(text + "\n")
        build_data["force_include"][file.name] = INSIDE[self.target_name]
        self._written = Path(file.name)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Take the copy away."""
        written: Path | None = getattr(self, "_written", None)
        if written is not None:
            written.unlink(missing_ok=True)


def commit(root: Path) -> str | None:
    """Give the commit that is checked out, with a plus where files were changed since."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=10", "--dirty=+", "--exclude=*"],
            cwd=root, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip() or None
