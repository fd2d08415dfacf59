"""The headless client: session, finder, director, words and settings."""
