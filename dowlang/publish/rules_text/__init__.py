"""Rules text as it is printed, made of the tree of a card.

The input is a `set_description`. `card_printer` makes each `printed_card` of a set with
`panel_reader`, with `card_names` and `anchors` for what names one. A card's text consists of
`passages` (how lines stand below each other) of `text_runs`, and `outline` walks through it line by
line. How lines and nodes become words is told in `english` and, for every other language, in
`localised`.

Both use: `declared_phrases` (how the pattern of a phrase was declared), `prose_of_words` (what is
printed for it), `kind_clauses` (the lines of a card kind), `amounts_of_each` (amounts of which each
of several things has one), `all_of_them` (amounts that are all there are), `least_amounts` (numbers
of conditions), `unsaid_adjectives` (what always holds of a thing), `said_once` (what two conditions
share), `condition_normal_forms` (the plainest way to ask a condition), `arithmetic_grouping`
(brackets and pauses of sums), `nobody_to_vote` (what comes of a vote then), `you_of_attached_cards`
(who is meant by it), `counted_newcomers` (who has just come), `inlined_definitions`, `author_texts`
(translated texts in place of those in the tree) and `page_labels` (headings, counts, labels). What
can go wrong stands in `errors`.
"""
