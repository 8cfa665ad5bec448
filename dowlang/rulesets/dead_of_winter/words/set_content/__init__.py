"""Declare the words for what a set adds to the game: tracks, tokens, decks of incidents."""
