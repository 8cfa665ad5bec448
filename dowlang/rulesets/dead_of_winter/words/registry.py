"""The vocabulary object that the modules of this folder fill.

Which modules there are is listed in `vocabulary.py`, nowhere else.
"""

from __future__ import annotations

from dowlang.vocabulary.registry import Vocabulary

words = Vocabulary("dead_of_winter")

# irregular forms -> lemma. Regular ones follow from the word
words.plurals.update({"dice": "die", "crises": "crisis", "points": "point"})
