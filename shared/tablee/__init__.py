"""The rules package of Tablée: games, engine and protocol, without any I/O."""

__version__ = "0.1.0"
