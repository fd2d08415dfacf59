"""How loud effects and music are, by the settings."""

from dataclasses import dataclass

from tablee_client.core.settings import Settings


@dataclass(frozen=True, slots=True)
class Loudness:
    """Gains from 0 (not a sound) to 1."""

    effects: float = 0.0
    music: float = 0.0

    @property
    def is_silent(self) -> bool:
        """Whether nothing can be heard at all."""
        return not self.effects and not self.music


def loudness(settings: Settings) -> Loudness:
    """Give the gains. Ears hear half of a setting as half as loud, so gains are its square."""
    if settings.muted:
        return Loudness()
    effects = (settings.volume * settings.effects_volume) ** 2
    music = (settings.volume * settings.music_volume) ** 2 if settings.music else 0.0
    return Loudness(effects, music)
