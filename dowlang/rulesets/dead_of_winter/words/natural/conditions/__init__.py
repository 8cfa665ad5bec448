"""Declare how people print what cards of this game ask."""
