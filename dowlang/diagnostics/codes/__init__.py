"""The catalogue: every code that a finding can carry, in one visible tuple.

What lives here: the list. The codes stand in one module for each range of numbers. Each is one
object that holds its wording and its page, and is used as `UNKNOWN_WORD.at(file, span,
word="zombei", near=("zombie",))`. To add a code: declare it in the module of its range and name it
in the tuple at that module's end. A number is never given a second meaning.
"""

from dowlang.diagnostics.codes.code import Code as Code
from dowlang.diagnostics.codes.code import Example as Example
from dowlang.diagnostics.codes.code import ExampleKind as ExampleKind
from dowlang.diagnostics.codes.code import WordingMismatch as WordingMismatch
from dowlang.diagnostics.codes.command_line import *  # noqa: F403
from dowlang.diagnostics.codes.command_line import COMMAND_LINE
from dowlang.diagnostics.codes.dice_and_case_tables import *  # noqa: F403
from dowlang.diagnostics.codes.files import *  # noqa: F403
from dowlang.diagnostics.codes.files import READING
from dowlang.diagnostics.codes.lints import *  # noqa: F403
from dowlang.diagnostics.codes.lints import LINTS
from dowlang.diagnostics.codes.moments_of_lines import *  # noqa: F403
from dowlang.diagnostics.codes.saves import *  # noqa: F403
from dowlang.diagnostics.codes.saves import SAVES
from dowlang.diagnostics.codes.semantics import *  # noqa: F403
from dowlang.diagnostics.codes.semantics import MEANINGS
from dowlang.diagnostics.codes.sets import *  # noqa: F403
from dowlang.diagnostics.codes.sets import SETS
from dowlang.diagnostics.codes.syntax import *  # noqa: F403
from dowlang.diagnostics.codes.syntax import SHAPES

CODES: tuple[Code, ...] = READING + SHAPES + MEANINGS + SETS + LINTS + COMMAND_LINE + SAVES
"""All codes, in the order of their numbers. Those from DOW6001 to DOW6999 are retired."""

BY_NUMBER: dict[str, Code] = {code.number: code for code in CODES}


def code_of(number: str) -> Code | None:
    """Return the code with this number, in any case of letters, or None."""
    return BY_NUMBER.get(number.upper())
