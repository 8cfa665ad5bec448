"""Write a card of prose as a card file: laid out, read line by line, put together, settled.

`titles`, `values_of_heads`, `headings`, `labels`, `sides` and `layout` find what stands where,
`played_cards` what is done by playing a card and what holds while it is equipped, `deck_of_item` in
which deck a card lies, `printed_votes` which sentence holds a vote, `ties_of_votes` what is said of
ties between that and its sides, `automatic_outcomes` what one rules out. `stories` keeps a story
from being read as rules. `structure`, `blocks`, `tables`, `nesting` and `joining` find which line
belongs to which, `naming` gives a name to what a later line speaks of, `demands` makes a goal of
what a card demands, `paragraphs` takes a paragraph apart into its sentences (`parted_lines` those
of a card file) and `several_deeds` a sentence of which one deed is known, and `contexts` checks a
line by itself.
`held_back` finds what checks and is not meant so. `kinds_of_cards` asks a kind of card for its
clauses, `words_of_cards` a game for its words. `cards` goes through a whole card, `settling` writes
what can mean one thing only, and `unread` tells what nobody understood. It checks
whole cards, so it stands above `mending` and the checking of sets.
"""
