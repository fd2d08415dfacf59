"""The table of Nain Jaune: hand, board, series, and a settlement explained token by token."""

from tablee_client.view.tables.nain_jaune.screen import NainJauneScreen as screen

__all__ = ["screen"]
