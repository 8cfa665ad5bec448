"""Turn the text of a card file into a tree, and a tree into text.

`parse` is the one way in, `format_text` the one way out. `grammar.load` makes the parser of a game.
A broken line gives one diagnostic and never hides the next. The checker (`semantics`) decides which
word a phrase is, what a name means and whether types fit.
"""

from dowlang.syntax.disagreements import disagreements
from dowlang.syntax.formatter import FormatFault, Unreadable, format_file, format_text
from dowlang.syntax.grammar.conflicts import AmbiguousGrammar, Conflict, find_conflicts
from dowlang.syntax.grammar.parser_factory import load
from dowlang.syntax.line_parser import LineParser
from dowlang.syntax.parser import parse, place_below

__all__ = [
    "AmbiguousGrammar",
    "Conflict",
    "FormatFault",
    "LineParser",
    "Unreadable",
    "disagreements",
    "find_conflicts",
    "format_file",
    "format_text",
    "load",
    "parse",
    "place_below",
]
