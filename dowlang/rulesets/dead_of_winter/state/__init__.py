"""The state of a game, the facts of its cards, and readings of both.

Nothing here runs a procedure.
"""
