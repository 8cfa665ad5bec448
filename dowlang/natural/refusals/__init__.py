"""Refuse readings that mean something else than the text they are of.

`registry` lists the refusals, which all have one signature. What lives here: a module for each sort
of meaning that a reading may lose. `lost_doers`, `lost_references`, `taken_for_the_bearer`,
`who_is_asked`, `answers_of_others`, `choice_and_chance`, `both_and_each`, `cards_for_pieces`,
`wrong_deed_replaced`, `results_of_tables`, `deed_of_heading`, `set_off_again`,
`most_of_a_description`, `all_for_a_bare_one`, and `lost_words` for
what hints of the first grammar are asked too. What does not: marks, by which a reading is given up
before (`marks`).
"""
