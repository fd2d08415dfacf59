"""Contests between bots: what the arena, the ladder and the tuning are made of.

A contest plays whole matches with the rules and the bots alone, without a server. Each deal is
played by every line-up, with the same deal and the same dice, and is the unit of all intervals.
"""
