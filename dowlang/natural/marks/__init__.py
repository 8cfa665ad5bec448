"""Resolve the marks that forms leave in a reading, or give the reading up.

A form writes a mark for what hangs on the words around it. `known_marks` lists them, each with the
module of this room that resolves it: `pronouns`, `player_pronouns`, `unnamed_players`,
`doers_in_loops`, `whose_it_is`, `plurals`, `meaning_of_there`, `places_of_comparisons`,
`amounts_without_noun`, `own_counters`, `requirements_of_forms` and `exceptions`. Beside them stand
`differences_of_numbers`, which a form leaves without a mark: `(3 - 1)`, and `duties_of_nobody`,
of who can do neither of two deeds. `registry` lists in which order they are asked.
"""
