"""A garden under the dummy driver."""

import pytest

from tablee_client.view.app import App
from tests.client.tables.oh_les_nains.gardener import Gardener


@pytest.fixture
def gardener(app: App) -> Gardener:
    return Gardener(app)
