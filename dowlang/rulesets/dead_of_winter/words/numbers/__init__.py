"""Declare numbers that are not the count of a noun, and the bounds of all numbers."""
