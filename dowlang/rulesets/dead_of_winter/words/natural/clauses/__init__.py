"""Declare how people print the lines of a card's head, by the clause that they are."""
