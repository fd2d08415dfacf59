"""What every test gets: a home of its own, hypothesis without deadlines and the same in CI."""

import os
from itertools import count

import pytest
from hypothesis import settings

# The laws and what they stand on are asserted like tests: a failure shows its values. It is said
# here since other tests use them too, and may be collected first.
pytest.register_assert_rewrite("tests.conformance.laws", "tests.conformance.matches")

_NUMBERS = count(1)

# A deadline per example would measure the machine, which the checks share with other steps.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a test starts keep its files where no other test and no person has any."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_NUMBERS)}"
    monkeypatch.setenv("TABLEE_HOME", str(home))
