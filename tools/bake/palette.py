"""The colours of the hall. Every painter takes its base colours from here."""

NIGHT = "#15171d"
PARCHMENT = "#f2e6cd"
INK = "#2a1f17"
BRASS = "#d9a441"
EMBER = "#e2572b"
GARNET = "#a8323e"
SHADOW = "#080402"
AMBER = "#ffb84a"

SEATS = (
    "#e69f00",
    "#56b4e9",
    "#009e73",
    "#cc79a7",
    "#d55e00",
    "#3f7fd0",
    "#f0e442",
    "#d8d8d8",
)
"""Eight seat colours that stay apart for colour-blind eyes (after Okabe and Ito)."""

Rgb = tuple[int, int, int]


def luminance(colour: str) -> float:
    """How bright a colour is, 0 to 1, as WCAG reckons it."""
    parts = [channel / 255 for channel in rgb(colour)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def rgb(colour: str) -> Rgb:
    """The three channels of `#rrggbb`."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def shade(colour: str, factor: float) -> str:
    """Darker below 1, lighter towards white from 1 to 2."""

    def channel(value: int) -> int:
        lit = value * factor if factor <= 1 else value + (255 - value) * (factor - 1)
        return int(max(0, min(255, lit)))

    red, green, blue = rgb(colour)
    return f"#{channel(red):02x}{channel(green):02x}{channel(blue):02x}"


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    red, green, blue = (round(one * (1 - share) + two * share) for one, two in pairs)
    return f"#{red:02x}{green:02x}{blue:02x}"
