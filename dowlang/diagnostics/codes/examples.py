"""Builders of the examples on the pages: a card that is right but for the lines that are given.

What lives here: the frames. What does not: `Example` itself (`code`) and the examples, which stand
beside their codes.
"""

from dowlang.diagnostics.codes.code import Example, ExampleKind


def with_option(body: str) -> Example:
    """Return a crossroads card whose first option has this body, written out with its
    indentation.
    """
    return Example(
        'crossroads "The Bell"\n    flavor "Ring."\n    if morale >= 1\n    option "Ring it"\n'
        + body
        + '    option "Leave it"\n        gain 1 morale\n'
    )


def in_option(*lines: str) -> Example:
    """Return a crossroads card whose first option holds the lines."""
    return with_option("".join(f"        {line}\n" for line in lines))


def triggered(trigger: str, *lines: str) -> Example:
    """Return a crossroads card with this trigger whose first option holds the lines."""
    example = in_option(*lines)
    return Example(example.text.replace("    if morale >= 1\n", f"    {trigger}\n"))


def secret(*clauses: str) -> Example:
    """Return a secret objective with these clauses."""
    return Example(
        'secret "The Bell"\n    flavor "Ring."\n' + "".join(f"    {clause}\n" for clause in clauses)
    )


def tested(*lines: str) -> Example:
    """Return a crossroads card and a test of it with these lines."""
    return Example(
        in_option("lose 1 morale").text
        + '\ntest "Rung"\n'
        + "".join(f"    {line}\n" for line in lines)
    )


def translated(*lines: str) -> Example:
    """Return a secret objective and its Japanese translation with these lines, below a line of
    dashes.
    """
    return Example(
        secret("goal morale >= 4").text + "---\n" + "".join(f"{line}\n" for line in lines),
        ExampleKind.TRANSLATED,
    )
