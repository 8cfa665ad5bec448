"""Names, types, scopes and lints: the tree of a card file becomes checked cards (`ir`), or
findings at exact places.

`check` is the one entry. The passes are one module each; what a checked card is stands in `ir`.
Nothing here parses text, writes code, reads files or knows a word of any game: all words come from
a `Vocabulary`, all names from a `SetWorld`.
"""

from dowlang.semantics.checker import Checked, check
from dowlang.semantics.environment import CardName, SetWorld

__all__ = ["CardName", "Checked", "SetWorld", "check"]
