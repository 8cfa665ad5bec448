"""The second grammar: its forms, its marks, the lists of its rooms.

What its rewrites, variants and refusals do is tested by whole lines, most of it in
`tests/wordings`, by what may go wrong with a line: `test_where_its_tests_are` says for each module
which test is of it.
"""
