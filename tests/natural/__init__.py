"""The second grammar: its forms, its marks.

What its rewrites, variants and refusals do is tested by whole lines in `tests/wordings`.
"""
