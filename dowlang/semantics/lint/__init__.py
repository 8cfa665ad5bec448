"""Warn of cards that check and still are probably not what their author meant.

One module refuses: `meaningless_numbers`, which asks what only the whole set tells.
"""
