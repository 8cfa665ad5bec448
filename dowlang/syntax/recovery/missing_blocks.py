"""Tell what belongs under a line that opens a block and has none."""

from __future__ import annotations

from dowlang.advice import either
from dowlang.syntax.grammar.assembled import Assembled
from dowlang.syntax.recovery.line_places import opening

NOTHING = "nothing happens"
"""The line of a block in which nothing happens."""

BELOW = {
    "statement": f"what happens{{example}}, or `{NOTHING}`",
    "rule": "a rule{example}",
    "option": 'the options, `option "Stay"` and `option "Go"`, and under each what it does',
    "vote": '`passes "Share it"` and `fails "Keep it"`, and under each what happens',
}
"""Place -> what is written in it, with an example of the game where that has one."""


def belongs_under(text: str, block: str, grammar: Assembled) -> str:
    """Return what is to be written under a line that opens a block."""
    if block == "case":
        cells = ", ".join(str(number) for number, _ in enumerate(text.split(","), 1))
        return f"write under it rows with a cell for each column, such as `{cells}`"
    if block in BELOW:
        line = grammar.examples.get(block)
        example = f", such as `{line}`" if line else ""
        return "write under it " + BELOW[block].format(example=example)
    patterns = [pattern for pattern, _ in grammar.patterns.get(block, ())]
    lines = [opening(pattern) for pattern in patterns if not pattern.startswith("@")]
    sorts = [opening(pattern) for pattern in patterns if pattern.startswith("@")]
    return f"write under it {either([*sorts, *(f'`{line} …`' for line in lines)])}"
