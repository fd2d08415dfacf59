"""Build the wheel and try it where nothing else is: in clean environments, outside the checkout.

python -m tools.smoke build|server|client
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from tools.environment import remove
from tools.installer import BUILD_SETTINGS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".check"
DIST = FOLDER / "dist"
STOCK = FOLDER / "stock"  # wheels of what is locked, kept for as long as the lock stays the same
PIP = ("-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check")
PATIENCE = 60.0  # seconds for one command of the installed program
LOCKS = {"server": "requirements/server.txt", "client": "requirements/play.txt"}
# Import names that an installation of this kind must lack.
ABSENT = {"server": ("pygame", "fluent"), "client": ()}
MATCH = ("practice", "nain-jaune", "--demo", "--headless", "--json", "--seed", "1")


class Failure(Exception):
    """The wheel doesn't do what it should; the message says what."""


def main(words: list[str]) -> int:
    """Run one of the three parts; return the exit code."""
    parts = {"build": build, "server": try_server, "client": try_client}
    if len(words) != 1 or words[0] not in parts:
        print(f"one of {', '.join(parts)} is expected", file=sys.stderr)
        return 2
    try:
        parts[words[0]]()
    except (Failure, subprocess.TimeoutExpired) as error:
        print(error)
        return 1
    return 0


def build() -> None:
    """Build the wheel with the tools that are installed here."""
    shutil.rmtree(DIST, ignore_errors=True)
    call([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(DIST)], ROOT)
    stock_up()


def stock_up() -> None:
    """Fetch what the clean environments need, unless it is here already."""
    lock = ROOT / LOCKS["client"]
    listed = STOCK / "lock.txt"
    if listed.exists() and listed.read_bytes() == lock.read_bytes():
        return
    shutil.rmtree(STOCK, ignore_errors=True)
    line = [sys.executable, *PIP, "wheel", "--no-deps", "--require-hashes"]
    call([*line, "--wheel-dir", str(STOCK), "-r", str(lock)], ROOT)
    shutil.copy(lock, listed)


def try_server() -> None:
    """Start the server that a wheel without extras brings, and stop it as a system would."""
    scripts = install("server")
    call([str(scripts / "tablee-server"), "--help"], FOLDER)
    line = [str(scripts / "tablee-server"), "--port", "0", "--no-advertise"]
    line += ["--host", "127.0.0.1", "--data", str(FOLDER / "server-data")]
    with subprocess.Popen(line, cwd=FOLDER, stdout=subprocess.PIPE, encoding="utf-8") as server:
        ready = server.stdout.readline() if server.stdout else ""
        server.send_signal(signal.SIGTERM)
        try:
            code = server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            raise
    print(f"server said {ready.strip()!r} and ended with {code}")
    if not parsed(ready).get("port") or code:
        raise Failure("the server has to print its port, and to end with 0 when it is told to go")
    try_client_without_window(scripts)


def try_client_without_window(scripts: Path) -> None:
    """Start the client where only the server is installed: it has to say what is missing."""
    ended = subprocess.run(
        [str(scripts / "tablee")], cwd=FOLDER, capture_output=True, encoding="utf-8", check=False
    )
    print(f"$ tablee\n{ended.stdout}{ended.stderr}")
    said = ended.stderr.strip()
    if not ended.returncode or "tablee[client]" not in said or "\n" in said:
        raise Failure("without its extra, tablee has to say in one line to install tablee[client]")


def try_client() -> None:
    """Play a whole match without a window through the installed client and server."""
    scripts = install("client")
    call([str(scripts / "tablee"), "--help"], FOLDER)
    printed = call([str(scripts / "tablee"), *MATCH], FOLDER)
    if "winners" not in parsed(printed.strip().rpartition("\n")[2]):
        raise Failure("the practice match has to name its winners")


def parsed(line: str) -> dict[str, object]:
    """Read a line that has to be one JSON object."""
    try:
        read = json.loads(line)
    except ValueError:
        raise Failure(f"a line of JSON was expected, not {line!r}") from None
    if not isinstance(read, dict):
        raise Failure(f"a JSON object was expected, not {line!r}")
    return read


def install(kind: str) -> Path:
    """Make a clean environment with the wheel and its locked packages; return its scripts."""
    folder = FOLDER / f"clean-{kind}"
    if folder.exists():
        remove(folder)
    call([sys.executable, "-m", "venv", str(folder)], FOLDER)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), *PIP, "install", "--no-user", "--no-index"]
    text = (ROOT / LOCKS[kind]).read_text(encoding="utf-8")
    needed = FOLDER / f"{kind}.txt"  # without hashes, which stock_up has compared
    needed.write_text(re.sub(r" \\\n +--hash=\S+", "", text), encoding="utf-8")
    call([*pip, "--no-deps", "--find-links", str(STOCK), "-r", str(needed)], FOLDER)
    call([*pip, "--no-deps", *map(str, sorted(DIST.glob("*.whl")))], FOLDER)
    call([str(scripts / "python"), *PIP, "check"], FOLDER)
    find = "import importlib.util as u, sys; print([n for n in sys.argv[1:] if u.find_spec(n)])"
    found = call([str(scripts / "python"), "-c", find, *ABSENT[kind]], FOLDER)
    if found.strip() != "[]":
        raise Failure(f"these should not be installed: {found}")
    return scripts


def call(line: list[str], folder: Path) -> str:
    """Run one command in a folder and return what it wrote to standard output.

    Raises Failure where it ends with anything but 0 or shows a traceback.
    """
    ended = subprocess.run(
        line,
        cwd=folder,
        env={**os.environ, **BUILD_SETTINGS},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    print(f"$ {' '.join(line)}\n{ended.stdout}{ended.stderr}")
    if ended.returncode:
        raise Failure(f"ended with {ended.returncode}: {' '.join(line)}")
    if "Traceback (most recent call last)" in ended.stderr:
        raise Failure(f"showed a traceback: {' '.join(line)}")
    return ended.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
