"""Declare how people print nouns and amounts of this game, what was spoken of, and small words."""
