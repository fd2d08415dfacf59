"""The page for guests: how to join, and the program to take along; read-only, on the network."""
