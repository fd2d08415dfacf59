"""A LAN on one machine: network namespaces, joined by a switch whose cables can be spoiled.

It needs root and TAP devices, and takes everything down that it has put up.
"""
