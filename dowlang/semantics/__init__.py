"""Check names, types and scopes: the tree of a card file becomes checked cards (`ir`) or
diagnostics.

`check` is the one entry. Names, cards, tests and decks are passed over one after the other
(`checker`); a card goes through one descent, a module for each sort of line (`dispatch`). `ir`
defines a checked card. Nothing here parses text, writes code, reads files or knows a word of any
game: all words come from a `Vocabulary`, all names from a `SetWorld`.
"""

from dowlang.semantics.checker import Checked, check
from dowlang.semantics.set_environment import CardName, SetWorld

__all__ = ["CardName", "Checked", "SetWorld", "check"]
