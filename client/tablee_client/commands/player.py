"""Who runs the command: his settings, his words, his profile."""

from dataclasses import dataclass, replace
from typing import Any

from tablee_client.core.greeting import Profile
from tablee_client.core.plain import plain
from tablee_client.core.settings import NAME_LENGTH, Settings, SettingsFile
from tablee_client.core.start import Start
from tablee_client.core.words import LOCALES, Words


@dataclass(frozen=True, slots=True)
class Player:
    """The player as his settings know him."""

    file: SettingsFile
    settings: Settings
    words: Words

    @classmethod
    def load(cls, language: str | None = None) -> "Player":
        """Read the settings; a language of the command line comes before theirs."""
        file = SettingsFile()
        settings = file.load()
        if language in LOCALES:
            settings = settings.with_(locale=language)
        return cls(file, settings, Words(settings.locale))

    def profile(self, name: str | None = None) -> Profile:
        """Give how others see him; without a name he is a guest."""
        shown = name or plain(self.settings.name) or self.words("player-guest")
        return Profile(shown, self.settings.avatar, self.settings.locale)

    def named(self, name: str | None) -> "Player":
        """Give him under the name of the command line, if there is one; it comes before his own."""
        if name is None:
            return self
        return replace(self, settings=self.settings.with_(name=plain(name, NAME_LENGTH)))

    def start(self, **more: Any) -> Start:
        """Give what a window opens with."""
        return Start(self.words, self.file, self.settings, **more)
