"""Resolve the marks that forms leave in a reading, or give the reading up.

A form writes a mark for what hangs on the words around it. `known_marks` lists them, each with the
module of this room that resolves it: `pronouns`, `player_pronouns`, `unnamed_players`,
`each_in_turn`, `whose_it_is`, `plurals`, `named_places`, `places_of_comparisons`,
`amounts_without_noun`, `own_counters` and `asked_of_readings`. Beside them stand `differences`,
which a form leaves between two numbers.
"""
