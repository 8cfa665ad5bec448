"""Name the sets of kinds of quantities that the passes ask about.

A kind is that of `ast.Quantity`. It is empty for a bare noun.
"""

from __future__ import annotations

ALL = ("all", "all_your", "all_their", "all_its")
"""Take all there are."""
OWNER_OF_ALL = {"all_your": "you", "all_their": "they", "all_its": "it"}
"""Kind of quantity -> the word for whose they are."""
EACH = ("each", "each_of_those")
"""Take one after the other."""
EVERY = (*ALL, *EACH)
"""Leave out none."""
EVERY_OR_BARE = ("", *EVERY)
"""Leave out none, and a bare plural."""

EACH_OR_ALL = ("each", "all")
"""Leave out none of those that the noun alone means."""
EACH_ALL_OR_BARE = ("", *EACH_OR_ALL)
"""Leave out none of those that the noun alone means, and a bare plural."""

ONE_UNKNOWN = ("a", "another")
"""Take one piece that nobody has spoken of."""
ONE_PIECE = ("a", "another", "the")
"""Take one piece."""
ONE_OR_ONE_OF_THOSE = (*ONE_PIECE, "one_of_those")
"""Take one piece, perhaps of those known already."""
INDEFINITE = (*ONE_PIECE, "any")
"""Speak of one piece, whichever it is."""
INDEFINITE_OR_BARE = (*INDEFINITE, "")
"""Speak of one piece, or of the noun alone."""
WHICHEVER = (*ONE_UNKNOWN, "any", "")
"""Speak of one piece that nobody has spoken of, or of the noun alone."""
THE_OR_BARE = ("the", "")
"""Speak of the noun alone, or of the one there is."""
NOUN_ALONE = ("a", "the", "any", "")
"""Say no more than the noun itself."""

SEVERAL_OF_THOSE = ("some_of_those", "up_to_of_those", "any_of_those")
"""Take so many of those known already."""
SOME_OF_THOSE = ("one_of_those", *SEVERAL_OF_THOSE)
"""Take one or so many of those known already."""
NOTHING_OPEN = (*EVERY_OR_BARE, *SOME_OF_THOSE)
"""Leave nothing open, or say whose."""

EXACT_COUNTS = ("amount", "exactly")
"""Say a number, no more and no less."""
NO_FEWER = (*EXACT_COUNTS, "at_least")
"""Say a number that there must be."""
COUNTS = ("amount", "exactly", "at_least", "up_to", "all_but", "some_of_those", "up_to_of_those")
"""Say a number."""
ENDS = ("top", "last", "bottom")
"""Take pieces from an end of a deck or pile."""
BOUNDED = (*ALL, "all_but", "any_number", "at_least")
"""Have no upper bound of their own: what there is bounds them."""
SPREADING = (*ONE_PIECE, "any", "one_of_those", *EACH, "no", *COUNTS)
"""Say in a comparison for how many it holds."""
NEVER_IN_FILTERS = ("any_number", "any_of_those", *ENDS)
"""Stand in no slot of a filter."""
