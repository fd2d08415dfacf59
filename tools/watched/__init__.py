"""Screens laid out without being drawn, to find every text that doesn't fit its place."""
