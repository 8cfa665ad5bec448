"""Rules text in English, the language of the card files.

`wording` puts nodes into words, with the help of `noun_phrases` and `conditions`. `lines` puts
whole lines into words. `localised` has a module of each name for the other languages.
"""
