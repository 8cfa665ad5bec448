"""The catalogue: every code that a finding can carry, in one visible tuple.

What lives here: the list. The codes stand in one module for each range of numbers; each is one object that holds its wording
and its page, and is used as `UNKNOWN_WORD.at(file, span, word="zombei", near=("zombie",))`. To add a code: declare it in the
module of its range and name it in the tuple at that module's end. A number is never given a second meaning.
"""

from dowlang.source.catalogue.code import Code as Code
from dowlang.source.catalogue.code import Example as Example
from dowlang.source.catalogue.code import ExampleKind as ExampleKind
from dowlang.source.catalogue.code import WordingMismatch as WordingMismatch
from dowlang.source.catalogue.command_line import *  # noqa: F403
from dowlang.source.catalogue.command_line import COMMAND_LINE
from dowlang.source.catalogue.lints import *  # noqa: F403
from dowlang.source.catalogue.lints import LINTS
from dowlang.source.catalogue.meanings import *  # noqa: F403
from dowlang.source.catalogue.meanings import MEANINGS
from dowlang.source.catalogue.reading import *  # noqa: F403
from dowlang.source.catalogue.reading import READING
from dowlang.source.catalogue.saves import *  # noqa: F403
from dowlang.source.catalogue.saves import SAVES
from dowlang.source.catalogue.sets import *  # noqa: F403
from dowlang.source.catalogue.sets import SETS
from dowlang.source.catalogue.shapes import *  # noqa: F403
from dowlang.source.catalogue.shapes import SHAPES

CODES: tuple[Code, ...] = READING + SHAPES + MEANINGS + SETS + LINTS + COMMAND_LINE + SAVES
"""All codes, in the order of their numbers; those from DOW6001 to DOW6999 are retired."""

BY_NUMBER: dict[str, Code] = {code.number: code for code in CODES}


def code_of(number: str) -> Code | None:
    """The code with this number, in any case of letters; None when there is none."""
    return BY_NUMBER.get(number.upper())
