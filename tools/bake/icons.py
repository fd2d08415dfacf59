"""Icons in a box of 64x64 units: brass for dark wood, ink for parchment and brass."""

from functools import partial

import numpy as np
from PIL import Image

from tools.bake.light import bevel, lit, painted
from tools.bake.metal import brushed
from tools.bake.noise import Field
from tools.bake.sprite import Painters, Sprite
from tools.bake.vector import drawn

SIZE = 64
_INK = "#33200f"

_SIGNS = {
    "good": ("check", "#3a6b2c"),
    "bad": ("cross", "#9a2232"),
    "open": ("minus", "#6b5030"),
}
_SHAPES = {
    "menu": """<rect x="14" y="20" width="72" height="13" rx="6"/>
        <rect x="14" y="44" width="72" height="13" rx="6"/>
        <rect x="14" y="68" width="72" height="13" rx="6"/>""",
    "book": """<path d="M8 18C24 10 40 12 48 22V88C38 78 24 78 8 84Z"/>
        <path d="M92 18C76 10 60 12 52 22V88C62 78 76 78 92 84Z"/>""",
    "gear": """<path fill-rule="evenodd" d="M42 4H58L61 18L70 22L82 14L90 24L82 36L85 44L96 46V58
        L84 60L80 70L88 82L78 90L66 82L58 86L56 96H42L40 84L32 80L20 88L10 78L18 66L14 58L4 56V44
        L16 42L20 32L12 20L22 10L34 18L40 16Z M50 34A16 16 0 1 0 50 66A16 16 0 1 0 50 34Z"/>""",
    "lantern": """<path fill-rule="evenodd" d="M44 4H56V14H44Z M30 16H70L76 30H24Z M26 34H74V80H26Z
        M36 42V72H64V42Z M22 84H78V94H22Z"/>
        <path d="M50 44C56 54 60 58 56 66C54 71 46 71 44 66C41 58 48 54 50 44Z"/>""",
    "door": """<path fill-rule="evenodd" d="M18 96V40C18 -4 82 -4 82 40V96Z M28 90H72V42
        C72 8 28 8 28 42Z"/><path fill-rule="evenodd" d="M34 90V44C34 18 66 18 66 44V90Z
        M58 55A5 5 0 1 0 58 65A5 5 0 1 0 58 55Z"/>""",
    "hat": """<path d="M6 78C26 66 34 40 42 18C46 6 62 2 72 16C64 16 62 22 63 28C66 48 76 66 94 78
        C88 92 12 92 6 78Z"/>""",
    "practice": """<path fill-rule="evenodd" d="M46 8A38 38 0 1 0 84 46A38 38 0 0 0 46 8Z
        M46 18A28 28 0 1 1 18 46A28 28 0 0 1 46 18Z"/>
        <path fill-rule="evenodd" d="M46 26A20 20 0 1 0 66 46A20 20 0 0 0 46 26Z
        M46 36A10 10 0 1 1 36 46A10 10 0 0 1 46 36Z"/>
        <path d="M44 42L50 48L78 74L78 84L88 94L94 88L84 78L94 78L98 72L86 72L80 72L52 44Z"/>
        <path d="M30 82L22 96H32L40 86Z M56 86L62 96H72L64 84Z"/>""",
    "clock": """<path fill-rule="evenodd" d="M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4Z
        M50 16A34 34 0 1 1 50 84A34 34 0 1 1 50 16Z"/><path d="M46 26H54V48L70 60L65 67L46
        54Z"/>""",
    "people": """<circle cx="34" cy="30" r="17"/><path d="M4 88C4 60 18 52 34 52C50 52 64 60 64
        88Z"/>
        <circle cx="72" cy="36" r="13"/><path d="M70 88C70 72 66 62 60 56C78 48 96 58 96 88Z"/>""",
    "card": """<path fill-rule="evenodd" d="M24 4H76Q84 4 84 12V88Q84 96 76 96H24Q16 96 16 88V12
        Q16 4 24 4Z M50 26L32 50L50 74L68 50Z"/>""",
    "token": """<path fill-rule="evenodd" d="M50 6A44 44 0 1 0 50 94A44 44 0 1 0 50 6Z
        M50 18A32 32 0 1 1 50 82A32 32 0 1 1 50 18Z"/><circle cx="50" cy="50" r="22"/>""",
    "back": """<path d="M40 12L50 22L32 42H62C82 42 94 54 94 72C94 80 92 86 88 92C88 70 78 60 62 60
        H32L50 78L40 90L6 51Z"/>""",
    "check": """<path d="M8 54L22 40L40 58L78 16L92 30L41 86Z"/>""",
    "cross": """<path d="M14 28L28 14L50 36L72 14L86 28L64 50L86 72L72 86L50 64L28 86L14 72L36
        50Z"/>""",
    "crown": """<path d="M10 76L4 26L28 48L50 12L72 48L96 26L90 76Z"/><path d="M11
        82H89V94H11Z"/>""",
    "eye": """<path fill-rule="evenodd" d="M2 50C20 22 36 14 50 14C64 14 80 22 98 50C80 78 64 86
        50 86
        C36 86 20 78 2 50Z M50 26A24 24 0 1 0 50 74A24 24 0 1 0 50 26Z"/>
        <circle cx="50" cy="50" r="14"/>""",
    "plus": """<path d="M42 10H58V42H90V58H58V90H42V58H10V42H42Z"/>""",
    "minus": """<path d="M10 42H90V58H10Z"/>""",
    "left": """<path d="M66 6L80 20L48 50L80 80L66 94L20 50Z"/>""",
    "right": """<path d="M34 6L20 20L52 50L20 80L34 94L80 50Z"/>""",
    "up": """<path d="M6 66L20 80L50 48L80 80L94 66L50 20Z"/>""",
    "down": """<path d="M6 34L20 20L50 52L80 20L94 34L50 80Z"/>""",
    "chat": """<path fill-rule="evenodd" d="M18 10H82Q96 10 96 24V60Q96 74 82 74H50L26 94V74H18
        Q4 74 4 60V24Q4 10 18 10Z M28 35A7 7 0 1 0 28 49A7 7 0 1 0 28 35Z
        M50 35A7 7 0 1 0 50 49A7 7 0 1 0 50 35Z M72 35A7 7 0 1 0 72 49A7 7 0 1 0 72 35Z"/>""",
    "robot": """<path d="M46 4H54V18H46Z"/><circle cx="50" cy="8" r="7"/>
        <path fill-rule="evenodd" d="M22 18H78Q88 18 88 28V74Q88 84 78 84H22Q12 84 12 74V28
        Q12 18 22 18Z M34 34A10 10 0 1 0 34 54A10 10 0 1 0 34 34Z
        M66 34A10 10 0 1 0 66 54A10 10 0 1 0 66 34Z M30 64V72H70V64Z"/>
        <path d="M2 40H9V64H2Z M91 40H98V64H91Z M26 88H74V96H26Z"/>""",
    "host": """<path d="M50 4L96 44L88 52L50 20L12 52L4 44Z"/>
        <path fill-rule="evenodd" d="M18 54L50 28L82 54V94H18Z M42 94V66H58V94Z"/>""",
    "wifi": """<circle cx="50" cy="80" r="11"/><path d="M26 60L35 69C43 60 57 60 65 69L74 60
        C60 46 40 46 26 60Z"/><path d="M10 44L19 53C36 36 64 36 81 53L90 44C68 20 32 20 10 44Z"/>
        <path d="M0 26L7 33C30 10 70 10 93 33L100 26C74 -2 26 -2 0 26Z"/>""",
    "star": """<path d="M50 4L62 37H97L69 58L79 93L50 72L21 93L31 58L3 37H38Z"/>""",
    "warning": """<path fill-rule="evenodd" d="M50 6Q55 6 58 11L97 84Q100 94 90 94H10Q0 94 3 84L42
        11
        Q45 6 50 6Z M43 34L46 66H54L57 34Z M50 71A7 7 0 1 0 50 85A7 7 0 1 0 50 71Z"/>""",
    "sound": """<path d="M4 36H24L50 12V88L24 64H4Z"/><path d="M60 34C70 42 70 58 60 66L66 74
        C82 62 82 38 66 26Z"/><path d="M74 18C94 34 94 66 74 82L80 90C106 70 106 30 80 10Z"/>""",
    "key": """<path fill-rule="evenodd" d="M30 22A28 28 0 1 0 30 78A28 28 0 0 0 56 60H68V74H80V60H86
        V78H98V42H56A28 28 0 0 0 30 22Z M30 38A12 12 0 1 1 30 62A12 12 0 1 1 30 38Z"/>""",
    "screen": """<path fill-rule="evenodd" d="M12 10H88Q96 10 96 18V68Q96 76 88 76H12Q4 76 4 68V18
        Q4 10 12 10Z M14 20V66H86V20Z"/><path d="M40 78H60L64 90H76V96H24V90H36Z"/>""",
    "pause": """<path d="M20 10H42V90H20Z M58 10H80V90H58Z"/>""",
    "play": """<path d="M20 6L90 50L20 94Z"/>""",
    "smile": """<path fill-rule="evenodd" d="M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4Z
        M50 14A36 36 0 1 1 50 86A36 36 0 1 1 50 14Z"/><circle cx="35" cy="40" r="8"/>
        <circle cx="65" cy="40" r="8"/><path d="M26 56H74C72 80 28 80 26 56Z"/>""",
    "hidden": """<path d="M4 40L13 34C32 58 68 58 87 34L96 40C93 45 89 50 84 54L94 66L87 72L76 60
        C71 63 66 65 60 66L63 81L54 83L50 68H46L42 83L33 81L36 66C32 65 28 63 24 60L13 72L6 66
        L16 54C11 50 7 45 4 40Z"/>""",
    "again": """<path d="M52 14A38 38 0 1 1 16 38L28 43A25 25 0 1 0 52 27V40L30 21L52 2Z"/>
        <path d="M43 37L69 52L43 67Z"/>""",
    "first": """<path d="M8 12H24V88H8Z M92 10V90L58 52V90L24 50L58 10V48Z"/>""",
    "last": """<path d="M92 12H76V88H92Z M8 10V90L42 52V90L76 50L42 10V48Z"/>""",
}


def pictures() -> Painters:
    """Each icon in brass and in ink, and the signs of a verdict on parchment."""
    for name, shape in _SHAPES.items():
        yield from _both(f"ui/icon_{name}", shape)
    for sign, (shape, colour) in _SIGNS.items():
        yield f"ui/sign_{sign}", partial(_sign, shape, colour)


def _sign(shape: str, colour: str) -> Sprite:
    return Sprite(_drawn(_SHAPES[shape], colour))


def _both(name: str, shape: str) -> Painters:
    yield name, lambda: Sprite(_brass_icon(shape))
    yield f"{name}_ink", lambda: Sprite(_drawn(shape, _INK))


def _drawn(shape: str, colour: str) -> Image.Image:
    body = f'<g transform="translate(8,8) scale(.84)" fill="{colour}">{shape}</g>'
    return drawn(body, (100, 100), (SIZE, SIZE))


def _brass_icon(shape: str) -> Image.Image:
    cut = _drawn(shape, "#fff").getchannel("A")
    metal = brushed(cut.height, cut.width, seed=17) * 0.35 + _pale() * 0.65
    shaded = lit(metal, bevel(cut, 2.2), ambient=0.5, gloss=0.5, hardness=16, relief=0.8)
    return painted(shaded * np.linspace(1.1, 0.9, cut.height)[:, None, None], cut)


def _pale() -> Field:
    return np.array([240, 205, 130], np.float32)
