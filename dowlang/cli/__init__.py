"""The command line: thin doors.

Every command's work is done elsewhere; here stand its options, its exit code and its printing.
"""
