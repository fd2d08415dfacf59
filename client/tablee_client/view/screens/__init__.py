"""The screens around the tables: the hall, practice, find, host, lobby, rules, settings."""
