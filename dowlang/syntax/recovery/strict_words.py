"""List the words without which a line means something else: how many, who else, whether, when.

What lives here: the words, and which of them count as one. What does not: the comparison of two
wordings by them (`kept_words`).
"""

from __future__ import annotations

import re

OF_THEIR_OWN = re.findall(
    r"\w+",
    """
    half only most fewest least last any another except not no or able exactly as many much more
    fewer less neither never always extra again instead until next random own unused without nobody
    cannot may must between same different also during before after outside yourself themselves
    nothing none together top bottom first second third highest lowest your you otherwise if than
    remaining rest new double per up down their additional
    """,
)
"""Words without which a line means something else, each of which counts as itself."""

STRICT: dict[str, str] = {
    **{word: word for word in OF_THEIR_OWN},
    **{"every": "each", "all": "each", "each": "each", "when": "if", "while": "if"},
    **{"other": "another", "others": "another", "but": "except", "my": "your", "me": "you"},
    **{"just": "only", "randomly": "random", "his": "their", "its": "their"},
    **{"opponent": "another", "opponents": "another"},
}
"""Word without which a line means something else -> what it counts as; it is misspelt for none."""
