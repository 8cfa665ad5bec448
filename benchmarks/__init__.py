"""`python -m benchmarks`: how fast the parts are, in figures that mean something on a shared
machine: medians, and ratios of what ran in turn.
"""
