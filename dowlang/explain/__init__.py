"""Explain a game that was played: why a card came up or not, and why it could not be used."""
