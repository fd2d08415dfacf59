"""A client that stands in a public place: its file, its lock, its idle clock and its watchdog."""
