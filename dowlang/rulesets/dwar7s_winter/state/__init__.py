"""The state of a game as plain data, and readings of it."""
