"""Check names, types and scopes: the tree of a card file becomes checked cards (`ir`) or
diagnostics.

`check` is the one entry. The passes are one module each, and `ir` defines a checked card. Nothing
here parses text, writes code, reads files or knows a word of any game: all words come from a
`Vocabulary`, all names from a `SetWorld`.
"""

from dowlang.semantics.checker import Checked, check
from dowlang.semantics.set_environment import CardName, SetWorld

__all__ = ["CardName", "Checked", "SetWorld", "check"]
