"""Actions and their tags on the wire."""

import msgspec
import pytest

from tablee.engine import Action, Stop
from tablee.engine.action import kind_tag
from tests.conformance.toy import Bid


class LayDown(Action, frozen=True, array_like=True):
    card: str


@pytest.mark.parametrize(
    ("name", "tag"),
    [("Bid", "bid"), ("LayDown", "lay-down"), ("Play7D", "play7-d"), ("AB", "a-b"), ("x", "x")],
)
def test_a_tag_is_the_name_in_kebab_case(name: str, tag: str) -> None:
    assert kind_tag(name) == tag


def test_a_kind_is_its_tag() -> None:
    assert [LayDown.kind(), Bid.kind(), Stop.kind()] == ["lay-down", "bid", "stop"]


def test_on_the_wire_an_action_is_a_short_list() -> None:
    assert msgspec.json.encode(LayDown("7D")) == b'["lay-down","7D"]'
    assert msgspec.json.encode(Stop("time")) == b'["stop","time"]'


def test_actions_are_frozen_and_equal_by_value() -> None:
    assert Bid(3) == Bid(3)
    assert len({Bid(3), Bid(3), Bid(4)}) == 2
    with pytest.raises(AttributeError):
        Bid(3).amount = 4  # type: ignore[misc]


def test_a_stop_has_one_of_its_reasons() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(["stop", "boredom"], Stop)
