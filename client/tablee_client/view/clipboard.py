"""The system's clipboard, where there is one."""

import pygame


def read() -> str:
    """Give its text; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def write(text: str) -> bool:
    """Put a text there; tell whether there is a clipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
