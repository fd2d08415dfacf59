"""Every game keeps every law."""

import pytest

from tests.conformance.laws import LAWS, Law
from tests.conformance.laws.law import Subject
from tests.conformance.subjects import SUBJECTS, slug


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
@pytest.mark.parametrize("subject", SUBJECTS, ids=slug)
def test_the_game_keeps_the_law(subject: Subject, law: Law) -> None:
    law.check(subject)
