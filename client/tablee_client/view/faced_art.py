"""Pictures put together of baked ones: cards with their index, faces on their enamel.

The letter of a card's rank follows the player's language.
"""

from typing import Final

import pygame

from tablee_client.view.art import Art, Master
from tablee_client.view.cache import SurfaceCache
from tablee_client.view.faces import Faces
from tablee_client.view.theme import FOUR_INKS, SUIT_INKS, Face
from tablee_client.view.varied_art import FOUR, VariedArt

PREFIX: Final = "faces"
PORTRAITS: Final = "portraits"
LETTERS: Final = {
    "fr": {"J": "V", "Q": "D", "K": "R"},
    "de": {"J": "B", "Q": "D", "K": "K"},
}
BOX = 250
"""Units across a card's drawing; the places below count in them."""
LETTER_AT = (34, 45)
SUIT_AT = (34, 105)
LETTER_SIZE = 74
SUIT_SIZE = 44
WIDEST = 52
"""A wider letter ("10") is set narrower."""
INDEX_BYTES = 1 << 20


def face_name(card: str, locale: str) -> str:
    """Name the picture of a card ("10D", "KH") with its index in a language."""
    return f"{PREFIX}/{locale}/{card}"


def rank_letter(rank: str, locale: str) -> str:
    """Give the letter or number of a rank ("A", "10", "Q") as cards show it in a language."""
    return LETTERS.get(locale, {}).get(rank, rank)


class FacedArt:
    """Baked art, and two kinds of pictures made of it.

    `faces/<locale>/<card>` are cards with their index set in, `portraits/<face>/<colour>` the
    faces of players on enamel of a seat's colour.
    """

    def __init__(self, art: Art, faces: Faces) -> None:
        self._art = VariedArt(art)
        self._faces = faces
        self._indexes = SurfaceCache(INDEX_BYTES)

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders whose pictures come before the usual ones."""
        return self._art.folders

    @folders.setter
    def folders(self, folders: tuple[str, ...]) -> None:
        self._art.folders = folders
        self._indexes.clear()

    def master(self, name: str) -> Master:
        """Tell about a picture; MissingArt if there is none of that name."""
        return self._art.master(_baked(name))

    def load(self, name: str) -> pygame.Surface:
        """Decode a picture or put it together; MissingArt if there is none of that name."""
        surface = self._art.load(_baked(name))
        if name.startswith(PREFIX + "/"):
            _, locale, card = name.split("/")
            self._set_index(surface, card, locale)
        elif name.startswith(PORTRAITS + "/"):
            face = self._art.load(f"seats/face_{name.split('/')[1]}")
            pad = self.master(name).pad
            density = self.master(name).density
            surface.blit(face, (round(pad[0] * density), round(pad[1] * density)))
        return surface

    def _set_index(self, surface: pygame.Surface, card: str, locale: str) -> None:
        rank, suit = card[:-1], card[-1]
        k = surface.get_width() / BOX
        text = rank_letter(rank, locale)
        letter = self._indexes.get((text, suit, k), lambda: self._letter(text, suit, k))
        sign = self._indexes.get((suit, k), lambda: self._sign(suit, k))
        for picture, (x, y) in ((letter, LETTER_AT), (sign, SUIT_AT)):
            surface.blit(picture, picture.get_rect(center=(round(x * k), round(y * k))))

    def _sign(self, suit: str, k: float) -> pygame.Surface:
        size = (round(SUIT_SIZE * k), round(SUIT_SIZE * k))
        return pygame.transform.smoothscale(self._art.load(f"cards/suit_{suit}"), size)

    def _letter(self, text: str, suit: str, k: float) -> pygame.Surface:
        """Render at twice the size, crop to the ink, set wide numbers narrower."""
        font = self._faces.font(Face.FIGURES, round(LETTER_SIZE * k * 2))
        inks = FOUR_INKS if FOUR in self.folders else SUIT_INKS
        ink = font.render(text, True, inks[suit])
        ink = ink.subsurface(ink.get_bounding_rect())
        wide = min(ink.get_width() / 2, WIDEST * k)
        return pygame.transform.smoothscale(ink, (round(wide), round(ink.get_height() / 2)))


def _baked(name: str) -> str:
    head, _, last = name.rpartition("/")
    if head.startswith(PREFIX + "/"):
        return f"cards/{last}"
    return f"seats/enamel_{last}" if head.startswith(PORTRAITS + "/") else name
