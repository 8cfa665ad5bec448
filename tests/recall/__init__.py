"""How much of what is wrong does `dow check` find?

A mutation corpus made from a set of cards, and the share that is found.

`spoiling` makes mutants: one mistake each, of a named kind, on a known line. Every kind has its own
oracle, which knows nothing of the checker: a mutant that might be right after all is not made.
`measuring` runs the checker over them. `python -m tests.recall [FOLDER]` prints the table.
"""
