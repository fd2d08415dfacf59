"""Make the one-folder bundle of this system, and try it: `python tools/bundle.py [--json]`.

    python tools/bundle.py [--into DIR] [--clean-root] [--json]

Builds the wheel, puts it with what is locked into an environment of its own, lets PyInstaller
gather both programs (deploy/tablee.spec), packs the folder, and plays a demo match with what was
packed, with no Python to be found. `--clean-root` (Debian, as root) does that inside a fresh
system that `debootstrap` makes and in which there is none. The archive's name tells the system, so
that the page for guests offers it from its folder of downloads.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import tablee
from tools.environment import remove

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / ".check" / "bundle"
PATIENCE: Final = 180.0
SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MATCH: Final = ("practice", "nain-jaune", "--demo", "--headless", "--json", "--seed", "1")
PIP: Final = ("-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check", "install")


class Failure(Exception):
    """The bundle can't be made, or doesn't do what it should; the message says what to do."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; 1 with one sentence where something fails."""
    asked = _parser().parse_args(words)
    try:
        report = bundle(asked.into, in_clean_root=asked.clean_root)
    except (Failure, OSError, subprocess.TimeoutExpired) as error:
        print(f"bundle: {error}", file=sys.stderr)
        return 1
    print(json.dumps(report) if asked.json else f"{report['archive']}: {report['megabytes']} MB")
    return 0


def bundle(into: Path, *, in_clean_root: bool) -> dict[str, Any]:
    """Make, pack and try it; tells where it is, how large, and what the demo said."""
    folder = gather(prepare())
    archive = pack(folder, into)
    report: dict[str, Any] = {
        "archive": str(archive),
        "megabytes": round(archive.stat().st_size / 1e6, 1),
        "unpacked_megabytes": round(_size(folder) / 1e6, 1),
        "version": call([str(program(folder)), "--version"]).strip(),
        "demo": try_out(archive),
    }
    if in_clean_root:
        report["clean_root"] = try_in_clean_root(archive)
    return report


def prepare() -> Path:
    """Give the Python of an environment with the wheel, what it needs, and PyInstaller."""
    folder = WORK / "environment"
    if folder.exists():
        remove(folder)
    call([sys.executable, "-m", "venv", str(folder)])
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    locked = ROOT / "requirements" / "bundle.txt"
    call([str(python), *PIP, "--no-deps", "--require-hashes", "-r", str(locked)])
    call([str(python), *PIP, "--no-deps", "--no-build-isolation", str(ROOT)])
    return python


def gather(python: Path) -> Path:
    """Let PyInstaller gather the folder; gives it."""
    place = ["--distpath", str(WORK / "dist"), "--workpath", str(WORK / "work")]
    line = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *place]
    call([*line, str(ROOT / "deploy" / "tablee.spec")], patience=1800.0)
    return WORK / "dist" / "tablee"


def pack(folder: Path, into: Path) -> Path:
    """Pack it as this system's people unpack: zip, or tar.gz where rights have to be kept."""
    system, machine = SYSTEMS.get(sys.platform, sys.platform), platform.machine().lower()
    into.mkdir(parents=True, exist_ok=True)
    name = into.resolve() / f"tablee-{tablee.__version__}-{system}-{machine}"
    what = "Tablée.app" if system == "macos" else folder.name
    kind = "zip" if system == "windows" else "gztar"
    return Path(shutil.make_archive(str(name), kind, folder.parent, what))


def try_out(archive: Path) -> dict[str, Any]:
    """Unpack it elsewhere and play a demo match, with nothing of this machine's to be found."""
    with TemporaryDirectory() as place:
        unpack(archive, Path(place))
        # Its own home, and no way to any Python: what it needs has to lie in the folder.
        alone = {"HOME": place, "PATH": place, "TMPDIR": place, "LANG": "C.UTF-8"}
        if os.name == "nt":
            alone |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "APPDATA")}
        return played(call([str(program(_unpacked(Path(place)))), *MATCH], environment=alone))


def try_in_clean_root(archive: Path) -> dict[str, Any]:
    """Play the demo in a fresh Debian without Python; Failure where that can't be had."""
    debootstrap = shutil.which("debootstrap")
    if debootstrap is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise Failure("--clean-root needs root and debootstrap: `apt install debootstrap`.")
    root = WORK / "root"
    if not (root / "opt").exists():
        shutil.rmtree(root, ignore_errors=True)
        call([debootstrap, "--variant=minbase", "stable", str(root)], patience=1800.0)
    if found := sorted(str(path) for path in root.glob("usr/bin/python*")):
        raise Failure(f"the clean root holds a Python: {', '.join(found)}")
    shutil.rmtree(root / "opt" / "tablee", ignore_errors=True)
    unpack(archive, root / "opt")
    inside = ["chroot", str(root), "/opt/tablee/tablee", *MATCH]
    alone = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
    return played(call(inside, environment=alone))


def unpack(archive: Path, into: Path) -> None:
    """Unpack what `pack` has packed."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(into)
        return
    with tarfile.open(archive) as tar:
        tar.extractall(into, filter="tar")


def program(folder: Path) -> Path:
    """Give the client's program in a bundle."""
    return folder / ("tablee.exe" if os.name == "nt" else "tablee")


def played(printed: str) -> dict[str, Any]:
    """Read the last line that a demo prints; Failure unless it names the winners."""
    last = printed.strip().rpartition("\n")[2]
    try:
        said = json.loads(last)
    except ValueError:
        raise Failure(f"the demo should end with a line of JSON, not {last!r}") from None
    if not isinstance(said, dict) or not said.get("winners"):
        raise Failure(f"the demo should name its winners, not {last!r}")
    return said


def call(
    line: Sequence[str],
    *,
    environment: dict[str, str] | None = None,
    patience: float = PATIENCE,
) -> str:
    """Run one command and give what it printed; Failure with its last words if it fails."""
    done = subprocess.run(
        line, capture_output=True, encoding="utf-8", errors="replace", timeout=patience,
        env=environment, check=False,
    )  # fmt: skip
    if done.returncode:
        last = (done.stderr or done.stdout).strip().rpartition("\n")[2]
        raise Failure(f"{Path(line[0]).name} failed with {done.returncode}: {last}")
    return done.stdout


def _unpacked(place: Path) -> Path:
    folder = place / "tablee"
    return folder if folder.exists() else place / "Tablée.app" / "Contents" / "MacOS"


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bundle", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="folder of the archive")
    parser.add_argument("--clean-root", action="store_true", help="try it without any Python")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
