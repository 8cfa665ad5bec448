"""Dice tables: the lines under a roll cover every face exactly once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.syntax import ast

Body = Callable[[ast.Line, str], ir.Block]


def is_table(lines: Sequence[ast.Line]) -> bool:
    """Return True if these lines are the faces of a die, `otherwise` alone among them."""
    return any(line.shape in ("face", "otherwise") for line in lines)


def switch(
    context: Context, line: ast.Line, rolled: ir.Local, faces: Sequence[str], path: str, body: Body
) -> ir.Statement | None:
    """Lower the table under a line.

    `faces` are the names by number (numbers from 1 for a die). None: an error was reported.
    """
    number_of = {
        face: n for n, face in enumerate(faces, 0 if faces and not faces[0].isdigit() else 1)
    }
    taken: dict[int, int] = {}
    cases: list[ir.Case] = []
    otherwise: tuple[ast.Line, str] | None = None
    sound = True
    for index, row in enumerate(line.block):
        where = f"{path}.face_{index + 1}"
        if row.broken:
            body(row, where)
            sound = False
            continue
        if row.shape == "otherwise" and otherwise is not None:
            body(row, where)
            context.report.add(
                codes.DICE_OVERLAP, row.span, faces=("otherwise",), line=otherwise[0].span.line
            )
            sound = False
            continue
        if row.shape == "otherwise":
            otherwise = (row, where)
            continue
        low, high, right = _range(context, row, number_of)
        block = body(row, where)
        sound = sound and right
        if low is None or high is None:
            continue
        again = [n for n in range(low, high + 1) if n in taken]
        if again:
            names = [name for name, n in number_of.items() if n in again]
            context.report.add(
                codes.DICE_OVERLAP, row.span, faces=tuple(names), line=taken[again[0]]
            )
            sound = False
            continue
        taken.update((n, row.span.line) for n in range(low, high + 1))
        cases.append(ir.Case(((low, high),), block, row.span.line))
    missing = [name for name, n in number_of.items() if n not in taken]
    if otherwise is not None:
        row, where = otherwise
        block = body(row, where)
        ranges = _ranges([number_of[name] for name in missing])
        if ranges:
            cases.append(ir.Case(ranges, block, row.span.line))
        elif sound:
            help = "every face has a line of its own already"
            context.report.add(
                codes.DICE_OVERLAP, row.span, help=help, faces=("otherwise",), line=cases[-1].line
            )
            sound = False
    elif missing and sound:
        context.report.add(codes.DICE_GAP, _head(line).span, faces=tuple(missing))
        sound = False
    return ir.Switch(rolled, tuple(cases), line.span.line) if sound else None


def _head(line: ast.Line) -> ast.Node:
    return line.parts[0] if line.parts else line


def _range(
    context: Context, row: ast.Line, number_of: dict[str, int]
) -> tuple[int | None, int | None, bool]:
    """Return the faces of a row, as far as the die has them, and True if it has all of them.

    Otherwise an error was reported.
    """
    written = [v for v in line_parts.values(row) if isinstance(v, ast.Integer)]
    if written:
        wrong = [v for v in written if str(v.value) not in number_of]
        if wrong:
            context.report.add(
                codes.UNKNOWN_FACE, wrong[0].span, face=wrong[0].value, wanted=_faces(number_of)
            )
            there = [
                n
                for n in number_of.values()
                if written[0].value <= n <= written[-1].value and number_of.get(str(n)) == n
            ]
            return (there[0], there[-1], False) if there else (None, None, False)
        low, high = written[0].value, written[-1].value
        if low > high:
            context.report.add(
                codes.UNKNOWN_FACE, row.span, face=f"{low} to {high}", wanted=f"`{high} to {low}`"
            )
            return None, None, False
        return low, high, True
    named = next(
        (v.values[0] for v in line_parts.values(row) if isinstance(v, ast.Words) and v.values), None
    )
    named = named or next((v.lemma for v in line_parts.values(row) if isinstance(v, ast.Ident)), "")
    if named not in number_of:
        context.report.add(codes.UNKNOWN_FACE, row.span, face=named, wanted=_faces(number_of))
        return None, None, False
    return number_of[named], number_of[named], True


def _faces(number_of: dict[str, int]) -> str:
    names = list(number_of)
    return (
        f"{names[0]} to {names[-1]}"
        if names and names[0].isdigit()
        else " or ".join(f"`{n}`" for n in names)
    )


def _ranges(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    out: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if out and out[-1][1] == number - 1:
            out[-1] = (out[-1][0], number)
        else:
            out.append((number, number))
    return tuple(out)
