"""The rules interface that every game implements."""
