"""Offer what mends a line of a card: tried in its place and checked before it is told.

`line_trials` types lines into a card. `unquoted_names`, `nearest_sentences`, `natural_lines`,
`other_meanings`, `which_one`, `whose_rule`, `referents`, `what_follows`, `several_mistakes`,
`pointed_lines` and `rewordings` each know one sort of offer. `lines_of_their_own` tells what stands
in a line too many, `filled_slots` what else fits a slot, `clauses_without_words` the line of a
value that stands alone, `understood_pieces` which piece of a line goes wrong, `what_is_left` what
is wrong besides, `near_lines` what says something alike, `lines_of_a_word` lines with its rarest
word, `words_in_common` whether what is told has to do with the line, `printed_sentences` whether it
is a sentence as people print it.
`examples_of_forms` writes a line that can be typed beside each form that is named.
`verified_fixes` asks them in order, `typed_back` is the entrance. `sentences` takes a paragraph
apart.
Nothing here runs for cards without errors.
"""
