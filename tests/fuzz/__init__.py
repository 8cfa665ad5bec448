"""Input made by machines: mutations of the standard cards, random bytes, and what a
coverage-guided fuzzer once found.
"""
