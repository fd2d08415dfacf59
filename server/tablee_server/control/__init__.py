"""The organiser's console: what he may ask of a running server, from its own machine only.

It listens on loopback, at a port that is written into the server's folder, and asks whoever calls
to prove that he knows the organiser's token, which lies there too. Nothing it tells holds a hand,
a seed or a secret.
"""
