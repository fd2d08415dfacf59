"""The tables: for each game the screen of its matches, found by the game's slug.

`table_screens.maker` says what a game's module offers. What all tables share stands in this
package itself; a game's own things stand in a package named after the game.
"""
