"""The vocabulary object that the modules of this folder fill.

Which modules there are is listed in `vocabulary.py`, nowhere else.
"""

from __future__ import annotations

from dowlang.vocabulary.registry import Vocabulary

words = Vocabulary("dead_of_winter")

words.after_turns = "colony"
words.place_noun, words.where_it_is = "location", "the location of {}"
words.whose_it_is = "the controller of {}"

# irregular forms -> lemma. Regular ones follow from the word
words.plurals.update({"dice": "die", "crises": "crisis", "points": "point"})
