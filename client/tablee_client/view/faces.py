"""The typefaces, found in the packages that bring them, opened at the sizes asked for."""

from importlib import resources

import pygame

from tablee_client.view.theme import Face

FILES: dict[Face, tuple[str, str]] = {
    Face.TEXT: ("fontpkg_alegreya_sans", "AlegreyaSans-Medium.ttf"),
    Face.BOLD: ("fontpkg_alegreya_sans", "AlegreyaSans-Bold.ttf"),
    Face.BLACK: ("fontpkg_alegreya_sans", "AlegreyaSans-ExtraBold.ttf"),
    Face.ITALIC: ("fontpkg_alegreya_sans", "AlegreyaSans-MediumItalic.ttf"),
    Face.FIGURES: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    Face.FIGURES_ITALIC: ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
    Face.TITLE: ("fontpkg_cinzel", "Cinzel[wght].ttf"),
}


class MissingFace(Exception):
    """A package of typefaces is not installed; the text says which."""


class Faces:
    """Fonts by face and pixel size, each opened once."""

    def __init__(self) -> None:
        self._open: dict[tuple[Face, int], pygame.font.Font] = {}
        pygame.font.init()

    def font(self, face: Face, pixels: int) -> pygame.font.Font:
        """Give a font; MissingFace if its package isn't installed."""
        key = (face, pixels)
        if key not in self._open:
            self._open[key] = self._load(face, pixels)
        return self._open[key]

    def _load(self, face: Face, pixels: int) -> pygame.font.Font:
        package, name = FILES[face]
        try:
            with resources.as_file(resources.files(package) / "files" / name) as path:
                return pygame.font.Font(path, max(pixels, 4))
        except (ModuleNotFoundError, FileNotFoundError):
            dashed = package.replace("_", "-")
            raise MissingFace(f"The typeface package {dashed} is missing: install it.") from None
