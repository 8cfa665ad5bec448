"""The state of a game, the facts of its cards, and readings of both.

Here is also what moves a single item card and tells it (`items.py`). Procedures of the rules are
never called from here.
"""
