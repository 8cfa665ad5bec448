"""Resolve phrases: names, nouns, references, numbers, conditions, and which declaration each is."""
