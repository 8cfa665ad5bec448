"""Declare how people print what cards of this game do, by what is done."""
