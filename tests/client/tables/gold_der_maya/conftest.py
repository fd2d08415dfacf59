"""Somebody at a table of Das Gold der Maya."""

import pytest

from tablee_client.view.app import App
from tests.client.tables.gold_der_maya.player import MayaPlayer


@pytest.fixture
def maya(app: App) -> MayaPlayer:
    return MayaPlayer(app)
