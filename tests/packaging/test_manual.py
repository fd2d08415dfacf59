"""The manual: its options are the games', its links lead somewhere, and its bot plays."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.manual import LANGUAGES, PICTURES, main

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*/*.md"))


def test_the_options_are_those_of_the_games() -> None:
    assert main(["--check"]) == 0


def test_every_page_is_there_in_every_language() -> None:
    names = [{page.name for page in DOCS.glob(f"{language}/*.md")} for language in LANGUAGES]
    assert names[0] == names[1]
    assert "play.md" in names[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_every_link_leads_to_a_file(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert "//" in target or (page.parent / target).resolve().exists(), target


def test_every_picture_that_is_taken_is_shown() -> None:
    shown = "".join(page.read_text("utf-8") for page in PAGES)
    for language in LANGUAGES:
        for name in PICTURES:
            assert f"{language}-{name}.webp" in shown


@pytest.mark.e2e
def test_the_bot_of_the_manual_plays_a_match() -> None:
    words = ["--host", "127.0.0.1", "--port", "0", "--no-advertise", "--forget", "--bot-pace", "0"]
    line = [sys.executable, "-P", "-m", "tablee_server", *words, "--log-level", "warning"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        port = str(json.loads(server.stdout.readline())["port"])
        played = subprocess.run(
            [sys.executable, str(DOCS / "bot.py"), "127.0.0.1", port],
            capture_output=True, text=True, timeout=50, check=False,
        )  # fmt: skip
        server.terminate()
    assert played.returncode == 0, played.stderr
    assert len(json.loads(played.stdout)["winners"]) >= 1
