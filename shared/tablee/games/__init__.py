"""The games, one folder each, found by looking into this package."""
