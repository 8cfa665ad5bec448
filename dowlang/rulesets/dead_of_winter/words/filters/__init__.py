"""Declare what stands after a noun, by the noun."""
