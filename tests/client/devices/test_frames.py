"""An input shows within two frames, and so does another player's move over loopback."""

from tools.bench_input import CROSS, DOWN, RIGHT, finger, holds, measure, mouse
from tools.benched.watching import SteadyClock

INPUTS = (
    ("hall", "keys", DOWN),
    ("nj-follow", "pad", CROSS),
    ("nj-claim", "touch", finger(1700, 970)),
    ("maya-bid-4", "keys", RIGHT),
    ("na-choose-first", "mouse", mouse(640, 980)),
)


async def test_inputs_and_the_moves_of_others_show_within_two_frames() -> None:
    found = await measure(INPUTS, moves=2, clock=SteadyClock())
    assert holds(found), found


async def test_what_shows_nothing_is_no_success() -> None:
    found = await measure((("nj-follow", "keys", ()),), moves=0, clock=SteadyClock())
    assert not holds(found)
