"""What the organiser says to a player without a screen."""

import pytest

from tablee.protocol.house import Announced, Closing
from tablee_client.commands.herald import herald
from tablee_client.core.mirror import Mirror
from tablee_client.core.words import Words


def test_everything_the_organiser_says_is_a_line_on_standard_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words, now = Words("en"), [100.0]
    mirror, hear = Mirror(lambda: now[0]), herald(Words("en"), lambda: now[0])
    for news in (Announced("Pizza"), Closing(45_000), Announced("Bye"), Closing(None)):
        now[0] += 1
        for notice in mirror.apply(news):
            hear(notice)
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [
        words("house-announcement", text="Pizza"),
        words("house-closing", time="45 s"),
        words("house-announcement", text="Bye"),
        words("house-stays"),
    ]
