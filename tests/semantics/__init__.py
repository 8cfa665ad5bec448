"""Tests of the checker: a little game of its own for single rules, the samples, the base set and
the error files for the whole.
"""
