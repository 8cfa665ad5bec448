"""Declare how people print what cards of this game wait for."""
