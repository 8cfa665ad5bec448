"""Analyses of states and cards: secrecy, odds, invariants, uses of cards, tables from Python."""
