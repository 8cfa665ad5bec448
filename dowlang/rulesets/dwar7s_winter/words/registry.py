"""The vocabulary object that the modules of this folder fill.

Which modules there are is listed in `vocabulary.py`, nowhere else.
"""

from __future__ import annotations

from dowlang.vocabulary.registry import Vocabulary

words = Vocabulary("dwar7s_winter")
words.place_noun, words.where_it_is = "zone", "the zone of {}"
words.plurals.update({"dwarves": "dwarf"})
