"""A whole LAN in one function: server, players and network in virtual time, without a socket."""
