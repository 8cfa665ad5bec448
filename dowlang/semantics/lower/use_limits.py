"""Lower how often an ongoing rule may be used."""

from __future__ import annotations

from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.syntax import ast

OFTEN = {"once": 1, "twice": 2}
LEAST_LIMIT, MOST_LIMIT = 2, 99  # of a limit written as a number


def limit(context: Context, line: ast.Line) -> ir.Limit | None:
    """Return the limit in `, once per round` or `, 3 times per game`.

    `any number of times` is no limit.
    """
    words = " ".join(line_parts.words(line, "limit")).split()
    if not words or words[0] == "any":
        return None
    times = OFTEN.get(words[0]) or int(words[0])
    if words[0] not in OFTEN and not LEAST_LIMIT <= times <= MOST_LIMIT:
        context.report.out_of_range(
            line.part("limit")[0], times, LEAST_LIMIT, MOST_LIMIT, "times of a limit"
        )
    return ir.Limit(words[-1], times)
