"""The small retained toolkit: each widget is a node that can have the focus."""
