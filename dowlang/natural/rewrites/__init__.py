"""Rewrite a printed sentence before it is read, so that fewer forms read more of them.

What lives here: text to text, without a grammar. `second_person`, `doers_of_verbs` and `whoever`
are of who does something, `said_once_for_two`, `shared_places`, `where_there_is` and
`chosen_places` of what is said once for two things, `exact_numbers`, `letter_values` and
`amounts_somebody_has` of amounts, `denied_deeds` and `questions_of_ability` of what was not done,
`chosen_groups` and `said_by_headings` of the lines above, `places_of_the_bearer` of whom a card is,
`said_besides` leaves out what says of a deed that it is done as well, and `explained_in_print` what
a page only explains. `registry` lists in which order they are made, and which of them stand for the
sentence and which beside it.
"""
