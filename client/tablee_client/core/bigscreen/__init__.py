"""A screen for a whole room, without its window: what is worth a look, and the evening's score."""
