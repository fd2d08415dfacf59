"""Pictures, sounds and texts of the client, read through importlib.resources."""
