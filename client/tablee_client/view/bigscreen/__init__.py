"""A screen for a whole room: a table shown large, and what comes between matches."""
