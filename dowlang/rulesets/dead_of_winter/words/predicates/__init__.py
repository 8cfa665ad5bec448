"""Declare what cards can ask of people and of things."""
