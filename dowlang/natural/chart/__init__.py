"""Find the cheapest readings of a printed sentence by a chart.

What lives here: the `word_lattice` that a sentence is cut into, `wording_patterns` of forms, the
`grammar_rules` of a game with what is made of `printed_prose`, and the `chart` that is filled by
them. What does not: the forms themselves (`forms`), and what becomes of their marks (`marks`).
"""
