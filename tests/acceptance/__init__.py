"""Whole games of Dead of Winter over the base set as the proof that the slice holds: `python -m
tests.acceptance`.
"""
