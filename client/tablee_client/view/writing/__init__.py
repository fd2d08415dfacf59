"""Writing without a keyboard: keys on the screen, for fingers and pads."""
