"""Declare how people print what holds for a time in this game."""
