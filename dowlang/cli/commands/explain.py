"""`dow explain`: what an error means."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption
from dowlang.cli.refusals import known_format, unknown_id
from dowlang.diagnostics.codes import CODES, code_of


def explain(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A code, as DOW2001.")],
    format: FormatOption = "text",
) -> None:
    """What an error means, with an example and how it is mended."""
    known_format(format, TEXT_OR_JSON)
    found = code_of(code)
    if found is None:
        raise unknown_id("code", code.upper(), [known.number for known in CODES])
    if format == "json":
        as_json(
            "dowlang/explain/1",
            {
                "code": found.number,
                "title": found.title,
                "severity": found.severity.value,
                "meaning": found.meaning,
                "example": found.example.text.encode("utf-8", "backslashreplace").decode(),
                "mend": found.mend,
            },
        )
    else:
        emit(found.page())
