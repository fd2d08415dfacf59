"""A server that is set up anew is another one, until somebody says otherwise."""

import pytest

from tests.e2e.processes import PATIENCE, Programs, result_in

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.timeout(PATIENCE)]

HERE = ("--host", "127.0.0.1", "--no-advertise")
PLAYS = ("--headless", "--json", "--create", "gnumies", "--seats", "2", "--play", "easy")


def test_a_changed_key_is_refused_in_one_sentence_and_trusted_by_an_option(
    programs: Programs,
) -> None:
    with programs.server(*HERE, "--forget") as first:
        at = f"127.0.0.1:{first['port']}"
        assert programs.client("join", at, *PLAYS).returncode == 0
    with programs.server(*HERE, "--forget", "--port", str(first["port"])) as second:
        refused = programs.client("join", at, *PLAYS)
        assert (refused.returncode, refused.stdout) == (1, "")
        (line,) = refused.stderr.splitlines()
        assert first["words"] in line
        assert second["words"] in line
        trusted = programs.client("join", at, *PLAYS, "--trust")
        assert (trusted.returncode, trusted.stderr) == (0, "")
        assert result_in(trusted.stdout)["seats"] == 2


def test_a_link_leads_to_its_server_and_a_plain_one_needs_an_option(programs: Programs) -> None:
    with programs.server(*HERE, "--pin", "4711") as said:
        link = f"tablee://127.0.0.1:{said['port']}/{said['key']}"
        locked = programs.client("join", "--link", link, *PLAYS)
        assert locked.returncode == 1
        assert "PIN" in locked.stderr
        assert programs.client("join", "--link", link, *PLAYS, "--pin", "4711").returncode == 0
        wrong = programs.client("join", "--link", link.replace(said["key"], "a" * 52), *PLAYS)
        assert wrong.returncode == 1
        assert "is not the hall that was meant" in wrong.stderr
    with programs.server(*HERE, "--plain") as said:
        at = f"127.0.0.1:{said['port']}"
        assert "encrypts nothing" in programs.client("join", at, *PLAYS).stderr
        assert programs.client("join", at, *PLAYS, "--plain").returncode == 0
