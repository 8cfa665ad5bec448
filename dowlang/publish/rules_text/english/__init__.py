"""Rules text in English, the language of the card files.

`wording` puts nodes into words, with the help of `noun_phrases`, `conditions` and
`joined_conditions`. `lines` puts whole lines into words. `localised` has modules of these names for
the other languages.
"""
