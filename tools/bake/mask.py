"""Shapes as 8-bit masks, antialiased; sizes in units."""

from PIL import Image, ImageChops, ImageDraw

from tools.bake.units import px


def rounded(width: float, height: float, radius: float, inset: float = 0) -> Image.Image:
    """A rounded rectangle, `inset` units inside its picture."""
    size = (px(width), px(height))
    big = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    border = 2 * px(inset)
    box = (border, border, 2 * size[0] - 1 - border, 2 * size[1] - 1 - border)
    ImageDraw.Draw(big).rounded_rectangle(box, 2 * px(radius), fill=255)
    return big.resize(size, Image.Resampling.BOX)


def disc(diameter: float) -> Image.Image:
    """A full disc."""
    return rounded(diameter, diameter, diameter / 2)


def frame(width: float, height: float, radius: float, *, inset: float, line: float) -> Image.Image:
    """A line of `line` units along a rounded rectangle, `inset` units inside."""
    outer = rounded(width, height, radius, inset)
    return ImageChops.subtract(outer, rounded(width, height, radius - line, inset + line))


def faded(mask: Image.Image, share: float) -> Image.Image:
    """The mask times a share of 0..1."""
    return mask.point([min(255, int(value * share)) for value in range(256)])
