"""Warn of cards that check and still are probably not what their author meant."""
