"""The window of a kiosk: who is there, what is shown to nobody, and how the staff gets in."""
