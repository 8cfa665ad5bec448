"""Tests of the checker: the words of the hike for single rules, the samples, the base set and
the error files for the whole.
"""
