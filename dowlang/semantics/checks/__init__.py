"""Refuse, with an error, what reads but cannot be meant: of one line, of a card, of a set.

The modules here only report, and `lower`, `resolve` and the checker ask them. What else cannot be
meant is reported where a line is resolved or lowered. Warnings about cards that mean something
stand in `lint`. Two modules here warn as well, of what they meet while they look for errors:
`ambiguous_with` and `missed_moments`.
"""
