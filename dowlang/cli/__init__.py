"""The command line: thin entry points.

Every command's work is done elsewhere. Only its options, its exit code and its printing are here.
"""
