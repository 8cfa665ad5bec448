"""Answer what an editor asks about cards: findings, words, names, changes.

Pure Python without a protocol: an editor's server and a page in a browser ask the same questions.
A `Workspace` holds the sets that documents belong to, with the texts that are not saved yet. What
is asked of a text that is broken is answered as far as the text can be read.
"""

from dowlang.service.positions import Edit, Position, Range, TextMap
from dowlang.service.workspace import Document, Workspace

__all__ = ["Document", "Edit", "Position", "Range", "TextMap", "Workspace"]
