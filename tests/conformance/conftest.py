"""The laws and what they stand on are asserted like tests: a failure shows its values."""

import pytest

pytest.register_assert_rewrite("tests.conformance.laws", "tests.conformance.matches")
