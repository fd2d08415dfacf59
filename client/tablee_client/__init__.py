"""The player's client: a headless core and the pygame view over it."""
