"""How letters lie on what is under them: cast shadows, engraved edges, metal."""

import pygame

from tablee_client.view.theme import ENGRAVED_LIGHT, METAL, SHADOW, Colour, Finish, TextStyle


def finished(letters: pygame.Surface, style: TextStyle, scale: float) -> pygame.Surface:
    """Give the letters with their finish, on a surface of the same size."""
    if style.finish is Finish.PLAIN:
        return letters
    if style.finish is Finish.ENGRAVED:
        return _engraved(letters, scale)
    if style.finish is Finish.METAL:
        return _shadowed(_metal(letters), scale, soft=4, strength=0.9)
    return _shadowed(letters, scale, soft=2, strength=0.85)


def tinted(letters: pygame.Surface, colour: Colour, alpha: float = 1.0) -> pygame.Surface:
    """Give the same shapes in one colour."""
    copy = letters.copy()
    copy.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    copy.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 1:
        copy.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _shadowed(
    letters: pygame.Surface, scale: float, *, soft: float, strength: float
) -> pygame.Surface:
    """Cast a soft shadow downwards, slightly to the right; only what has ink is blurred."""
    dark = tinted(letters, SHADOW)
    blur = max(1, round(soft * scale))
    inked = dark.get_bounding_rect().inflate(4 * blur, 4 * blur).clip(dark.get_rect())
    blurred = pygame.transform.gaussian_blur(dark.subsurface(inked), blur)
    below = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
    below.fill((*SHADOW, 0))
    shift = (max(1, round(0.7 * scale)), max(1, round(1.6 * scale)))
    below.blit(blurred, (inked.x + shift[0], inked.y + shift[1]))
    below.blit(tinted(letters, SHADOW, strength * 0.7), shift)
    below.blit(letters, (0, 0))
    return below


def _engraved(letters: pygame.Surface, scale: float) -> pygame.Surface:
    """Put a light lower edge under dark letters, as if cut into metal."""
    below = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
    below.fill((*ENGRAVED_LIGHT, 0))
    below.blit(tinted(letters, ENGRAVED_LIGHT, 0.5), (0, max(1, round(1.4 * scale))))
    below.blit(letters, (0, 0))
    return below


def _metal(letters: pygame.Surface) -> pygame.Surface:
    """Colour the letters as brass lit from above, with a bright upper edge."""
    wide, tall = letters.get_size()
    ramp = pygame.Surface((1, len(METAL)))
    for k, colour in enumerate(METAL):
        ramp.set_at((0, k), colour)
    box = letters.get_bounding_rect()
    if box.h == 0:
        return letters
    body = pygame.Surface((wide, tall))
    body.fill(METAL[-1])
    body.blit(pygame.transform.smoothscale(ramp.convert(32), (wide, box.h)), (0, box.y))
    metal = tinted(letters, (255, 255, 255))
    coloured = body.convert_alpha() if pygame.display.get_surface() else body.convert(32)
    metal.blit(coloured, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    below = tinted(letters, (90, 56, 12))
    below.blit(metal, (0, -1 if tall > 30 else 0))
    return below
