"""The manual: its options are the games', its links lead somewhere, and its bot plays."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee_client.commands.program import COMMANDS
from tablee_server.commands.program import COMMANDS as SERVER_COMMANDS
from tools.manual import LANGUAGES, PICTURES, main

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*/*.md"))
TEXTS = ROOT / "assets" / "tablee_assets" / "texts"

# What stands in bold on these pages and is no button: headings of paragraphs, things, questions.
HEADINGS = {
    "en": {
        "After the match", "code", "code to scan", "words", "Programs for guests", "Organise",
        "How many", "Does somebody host", "Take the code",
    },
    "fr": {
        "Après la partie", "code", "code à scanner", "mots", "Programmes pour les invités",
        "Organiser", "Combien", "Quelqu’un héberge-t-il", "Prenez le code",
    },
}  # fmt: skip


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


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: str(page.name))
def test_every_command_is_one(page: Path) -> None:
    text = page.read_text("utf-8")
    for program, word in re.findall(r"`(tablee(?:-server)?) ([a-z]+)\b", text):
        known = COMMANDS if program == "tablee" else SERVER_COMMANDS
        assert word in known, f"{program} {word}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["play", "host", "network"])
def test_every_button_is_called_as_in_the_window(language: str, name: str) -> None:
    files = (file.read_text("utf-8") for file in (TEXTS / language).glob("*.ftl"))
    texts = re.findall(r"^[a-z-]+ = (.+)$", "\n".join(files), re.MULTILINE)
    # A number in brackets may follow, as in “Continue a match (2)”.
    shown = {re.sub(r"\s\(\{.*|[\s?]+$", "", text) for text in texts}
    page = (DOCS / language / f"{name}.md").read_text("utf-8")
    bold = re.findall(r"\*\*(.+?)\*\*", page)
    named = {phrase.replace("'", "’").rstrip("? \xa0\u202f") for phrase in bold}
    assert named - HEADINGS[language] <= shown


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
