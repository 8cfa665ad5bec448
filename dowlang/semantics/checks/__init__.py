"""Refuse, with an error, what reads but cannot be meant: of one line, of a card, of a set.

What lives here only reports. What turns a line into the IR stands in `lower`, which asks these
modules. Warnings about cards that mean something stand in `lint`.
"""
