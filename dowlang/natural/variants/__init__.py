"""Tell what else a reading may mean: readings made of a reading.

What lives here: `replaced_deeds` of an `instead`, `moved_answers` below another offer,
`amounts_for_each` in place of a loop, `paid_in_place` of a loss, `unowned_pieces` of each player's
own or anybody's.
"""
