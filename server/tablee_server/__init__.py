"""The authoritative server: matches, tables and the lobby around them."""
