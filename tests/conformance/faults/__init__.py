"""The toy with one fault each: what a game's builder may get wrong, for the suite to find."""
