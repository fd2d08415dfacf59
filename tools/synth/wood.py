"""Wood: tokens, knocks, lids and drawers."""

from collections.abc import Iterator

from tools.synth.recipe import Recipe
from tools.synth.struck import BAR, Body, blow, rung
from tools.synth.wave import Wave, ended, filtered, hiss, laid, swelling

BLOCK = Body(BAR, decay=0.05, fall=0.45, haste=0.55)
CHIP = Body(BAR, decay=0.022, fall=0.5, haste=0.6)
BOARD = Body((1.0, 1.52, 2.31, 3.62), decay=0.075, fall=0.6, haste=0.6)


def sounds() -> Iterator[tuple[str, Recipe]]:
    """Give every sound of wood by name."""
    yield "press", Recipe(_press, loud=-26)
    yield "hover", Recipe(_hover, loud=-38)
    yield "switch", Recipe(_switch, loud=-29)
    yield "open", Recipe(_open, loud=-28)
    yield "error", Recipe(_error, loud=-24)
    yield "token", Recipe(_token, loud=-26, variants=3)
    yield "stop", Recipe(_stop, loud=-21)
    yield "lid", Recipe(_lid, loud=-25)
    yield "tick", Recipe(_tick, loud=-31)
    yield "count", Recipe(_count, loud=-28)
    yield "chat", Recipe(_chat, loud=-26)


def knock(hz: float, seed: int, *, body: Body = BLOCK, seconds: float = 0.16) -> Wave:
    """Knock on wood."""
    hit = blow(0.03, (500, 3600), seed, decay=0.003)
    return laid([(0, rung(body, hz, seconds)), (0, 0.35 * hit)])


def _press(_: int) -> Wave:
    return ended(laid([(0, knock(330, 1)), (0.0, 0.4 * rung(BOARD, 150, 0.14))]))


def _hover(_: int) -> Wave:
    return ended(filtered(knock(620, 2, body=CHIP, seconds=0.06), "low", 2400))


def _switch(_: int) -> Wave:
    tap = knock(700, 3, body=CHIP, seconds=0.07)
    return ended(laid([(0, 0.5 * tap), (0.045, knock(520, 4, body=CHIP, seconds=0.1))]))


def _open(_: int) -> Wave:
    """A drawer slides, and stops."""
    slide = filtered(hiss(0.16, 5), "band", (240, 1500)) * swelling(0.16, 0.6, bend=1.4)
    return ended(laid([(0, 0.5 * slide), (0.13, 0.9 * knock(190, 6, body=BOARD, seconds=0.2))]))


def _error(_: int) -> Wave:
    """Two dull knocks, the second one lower."""
    first, second = knock(196, 7, body=BOARD), knock(147, 8, body=BOARD, seconds=0.24)
    return ended(filtered(laid([(0, 0.8 * first), (0.12, second)]), "low", 1600))


def _token(variant: int) -> Wave:
    """A token of wood falls on others, and settles."""
    hz = (940, 1010, 880)[variant]
    first = knock(hz, 10 + variant, body=CHIP, seconds=0.09)
    second = knock(hz * 1.13, 20 + variant, body=CHIP, seconds=0.08)
    third = knock(hz * 0.94, 30 + variant, body=CHIP, seconds=0.07)
    gap = (0.042, 0.036, 0.05)[variant]
    return ended(laid([(0, first), (gap, 0.42 * second), (gap * 1.8, 0.16 * third)]))


def _stop(_: int) -> Wave:
    """One firm blow of a gavel."""
    return ended(
        laid(
            [
                (0, rung(BOARD, 208, 0.34)),
                (0, 0.7 * rung(BLOCK, 430, 0.3)),
                (0, 0.5 * blow(0.05, (300, 2600), 40, decay=0.006)),
            ]
        )
    )


def _lid(_: int) -> Wave:
    """A cover scrapes up, and is laid aside."""
    scrape = filtered(hiss(0.2, 41), "band", (420, 1900)) * swelling(0.2, 0.45, bend=1.2)
    rough = scrape * (0.65 + 0.35 * filtered(hiss(0.2, 42), "low", 60) * 4)
    return ended(laid([(0, 0.45 * rough), (0.2, 0.8 * knock(360, 43, seconds=0.14))]))


def _tick(_: int) -> Wave:
    return ended(filtered(knock(830, 44, body=CHIP, seconds=0.07), "low", 2600))


def _count(_: int) -> Wave:
    return ended(knock(587, 45, body=Body(BAR, decay=0.045, fall=0.25, haste=0.4), seconds=0.16))


def _chat(_: int) -> Wave:
    """Two knocks of a mug on the table."""
    first, second = knock(440, 46, seconds=0.12), knock(494, 47, seconds=0.16)
    return ended(laid([(0, 0.8 * first), (0.105, second)]))
