"""The floor and the long oak table, and what lies on it."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.bake.cards import BOX, CARD, GLYPH, INDEX, SMALL_SUIT, back, card, glyph
from tools.bake.compose import put, turned
from tools.bake.hall_lamps import CANDLE_ACROSS, CANDLES, lay_candle
from tools.bake.hall_space import (
    VANISH_X,
    VANISH_Y,
    flat,
    laid_out,
    on_table,
    table_corners,
)
from tools.bake.light import colours, grid, painted
from tools.bake.mask import faded
from tools.bake.noise import Field, Ramp
from tools.bake.palette import rgb
from tools.bake.stacks import coin, stack
from tools.bake.suits import INKS
from tools.bake.typeface import numeral
from tools.bake.units import SCALE, px
from tools.bake.wood import standing_planks

_FLOOR: Ramp = ((0, "#1f130b"), (0.4, "#422a19"), (0.8, "#68462c"), (1, "#86603a"))
_TOP: Ramp = ((0, "#2a170b"), (0.3, "#5b3a22"), (0.6, "#8a5a33"), (0.85, "#b07c47"), (1, "#cfa064"))


def lay_floor(scene: Image.Image) -> None:
    """Floorboards that run to the hearth."""
    boards = painted(standing_planks(px(900), px(1200), _FLOOR, seed=303, plank=75))
    top = VANISH_Y + 126
    corners = [
        (VANISH_X - 140, top),
        (VANISH_X + 140, top),
        (VANISH_X + 1500, 1180),
        (VANISH_X - 1500, 1180),
    ]
    sheet = laid_out(boards, corners)
    x, y = _places(sheet)
    away = np.sqrt(((x - VANISH_X) / 260) ** 2 + ((y - VANISH_Y - 130) / 330) ** 2)
    light = 0.30 + 1.5 * np.exp(-away * 1.2)
    _paste(scene, sheet, light[..., None] * np.array([1.2, 0.86, 0.58], np.float32))


def lay_table(scene: Image.Image) -> None:
    """The table's top with the hearth's reflection, over its shadow on the floor."""
    planks = painted(standing_planks(px(1400), px(900), _TOP, seed=404, plank=150))
    sheet = laid_out(planks, table_corners())
    cover = sheet.getchannel("A")
    shadow = faded(cover.filter(ImageFilter.GaussianBlur(px(20))), 0.85)
    scene.paste((6, 3, 1), (px(6), px(26)), shadow)
    scene.paste(flat("#2f1a0d"), (0, px(9)), cover)
    x, y = _places(sheet)
    hearth = np.sqrt(((x - VANISH_X) / 330) ** 2 + ((y - VANISH_Y - 150) / 420) ** 2)
    lamp = np.exp(-(((x - VANISH_X) / 480) ** 2 + ((y - 930) / 220) ** 2))
    light = 0.34 + 1.35 * np.exp(-hearth * 1.15) + 0.42 * lamp
    body = colours(sheet)[..., :3] * light[..., None] * np.array([1.14, 0.92, 0.70], np.float32)
    narrow = np.exp(-(((x - VANISH_X) / (26 + 0.22 * np.abs(y - VANISH_Y))) ** 2))
    streak = np.clip(narrow * np.exp(-np.clip(y - VANISH_Y - 150, 0, None) / 330) * 0.72, 0, 1)
    warm = np.array([1, 0.72, 0.38], np.float32)
    body = 255 - (255 - body) * (1 - streak[..., None] * warm)
    scene.paste(painted(body), (0, 0), cover)


def lay_things(scene: Image.Image) -> None:
    """Candles far to near, then cards, tokens and coins of a game left open."""
    for depth, scale in CANDLES:
        for across in (-CANDLE_ACROSS, CANDLE_ACROSS):
            lay_candle(scene, *on_table(depth, across), scale)
    x, y = on_table(0.27, -0.12)
    for step in range(5):
        _lay(scene, back(), (x + step * 1.2, y - step * 2), 58, 0.5, 20 + step, 2)
    _lay(scene, _indexed("8", "H"), on_table(0.33, 0.22), 70, 0.5, -14)
    x, y = on_table(0.50, -0.20)
    for step, (rank, suit, turn) in enumerate((("5", "S", 26), ("9", "C", 10), ("10", "D", -6))):
        _lay(scene, _indexed(rank, suit), (x - 70 + step * 62, y + step * 4), 120, 0.62, turn, 4)
    _lay(scene, _indexed("7", "D"), on_table(0.56, 0.34), 142, 0.64, -17, 5)
    for place, woods in (((0.47, 0.70), ("pale", "warm")), ((0.60, -0.66), ("warm", "pale"))):
        _lay_stacks(scene, on_table(*place), woods)
    _lay_coins(scene)


def _indexed(rank: str, suit: str) -> Image.Image:
    """A card with its number and suit in the corner; a figure's letter isn't alike in languages."""
    face = card(rank, suit).copy()
    unit = CARD[0] / BOX[0]
    size = GLYPH * unit
    mark = glyph(suit, INKS[suit]).resize((px(size), px(size)), Image.Resampling.LANCZOS)
    put(face, mark, *(value * unit for value in SMALL_SUIT), anchor="mm")
    place = (px(INDEX[0] * unit), px(INDEX[1] * unit))
    pen = ImageDraw.Draw(face)
    pen.text(place, rank, font=numeral(70 * unit), fill=rgb(INKS[suit]), anchor="mm")
    return face


def _lay_stacks(scene: Image.Image, place: tuple[float, float], woods: tuple[str, str]) -> None:
    x, y = place
    spots = ((0, 0, 5), (-33, 5, 6), (34, 4, 3), (-16, 28, 4), (18, 29, 6))
    for number, (dx, dy, tall) in enumerate(spots):
        pile = stack(tall, woods[number % 2], seed=number + int(x))
        put(scene, pile, x + dx, y + dy, anchor="mb", height=5)


def _lay_coins(scene: Image.Image) -> None:
    chance = np.random.default_rng(8)
    for number in range(9):
        depth, across = 0.66 + chance.uniform(-0.03, 0.06), chance.uniform(0.05, 0.5)
        piece = coin(number % 3)
        flat_piece = piece.resize((piece.width, int(piece.height * 0.62)))
        put(scene, flat_piece, *on_table(depth, across), anchor="mm", height=3)


def _lay(
    scene: Image.Image,
    picture: Image.Image,
    place: tuple[float, float],
    wide: float,
    squeeze: float,
    turn: float,
    height: float = 3,
) -> None:
    """Lay a flat thing on the receding table: turned, then squeezed from above."""
    spun = turned(picture, turn)
    size = (px(wide), int(spun.height * px(wide) / spun.width * squeeze))
    put(scene, spun.resize(size, Image.Resampling.LANCZOS), *place, anchor="mm", height=height)


def _places(sheet: Image.Image) -> tuple[Field, Field]:
    columns, rows = grid(*sheet.size)
    return columns / SCALE, rows / SCALE


def _paste(scene: Image.Image, sheet: Image.Image, light: Field) -> None:
    body = painted(colours(sheet)[..., :3] * light)
    scene.paste(body, (0, 0), sheet.getchannel("A"))
