"""Strangers' input: limits, payloads in every field, shapes that must not cost more than they
are long.
"""
