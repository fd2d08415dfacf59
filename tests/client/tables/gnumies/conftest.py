"""A party under the dummy driver."""

import pytest

from tablee_client.view.app import App
from tests.client.tables.gnumies.guest import PartyGuest


@pytest.fixture
def guest(app: App) -> PartyGuest:
    return PartyGuest(app)
