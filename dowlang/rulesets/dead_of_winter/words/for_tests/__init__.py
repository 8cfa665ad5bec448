"""Bring about and tell what the tests of cards say: given lines, answers, goals, events."""
