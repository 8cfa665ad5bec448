"""Write diagnostics for programs: our JSON, the workflow commands of GitHub, SARIF 2.1.0.

What lives here: the three forms and their escaping. What does not: the forms for people
(`diagnostics.rendering`) and the JSON Schema of our own form, which is shipped with the others.
Every text here is ASCII or sanitized, so that it may be shown in a terminal as well. Sources:
GitHub Actions "Workflow commands", OASIS SARIF 2.1.0, sections 3.19 to 3.57.
"""

import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from dowlang.diagnostics.codes import CODES, code_of
from dowlang.diagnostics.diagnostic import Diagnostic, Severity
from dowlang.source.characters import sanitize
from dowlang.source.spans import Span

SCHEMA = "dowlang/diagnostics/1"
SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def as_record(found: Diagnostic) -> dict[str, str | int | None]:
    """Return one finding as our JSON has it."""
    return {
        "code": found.code,
        "severity": found.severity.value,
        "message": found.message,
        "file": found.file,
        "line": found.span.line,
        "column": found.span.column,
        "end_line": found.span.end_line,
        "end_column": found.span.end_column,
        "help": found.help,
    }


def as_json(found: Sequence[Diagnostic]) -> str:
    """Return the document `{"schema": "dowlang/diagnostics/1", "diagnostics": […]}`."""
    return (
        json.dumps({"schema": SCHEMA, "diagnostics": [as_record(each) for each in found]}, indent=2)
        + "\n"
    )


def as_github(found: Sequence[Diagnostic]) -> str:
    """Return one workflow command for each diagnostic. GitHub shows it at its line of the pull
    request.
    """
    return "".join(_github_command(each) + "\n" for each in found)


def _github_command(found: Diagnostic) -> str:
    span = found.span
    places = {"file": found.file, "line": span.line, "endLine": span.end_line}
    if span.line == span.end_line:
        places |= {"col": span.column, "endColumn": span.end_column}
    places["title"] = f"dow ({found.code})"
    properties = ",".join(f"{key}={_github_property(str(value))}" for key, value in places.items())
    advice = f" ({found.help})" if found.help else ""
    return f"::{found.severity.value} {properties}::{_github_text(found.message + advice)}"


def _github_text(text: str) -> str:
    return sanitize(text).replace("%", "%25")


def _github_property(text: str) -> str:
    return _github_text(text).replace(":", "%3A").replace(",", "%2C")


def as_sarif(found: Sequence[Diagnostic], version: str = "") -> str:
    """Return a SARIF 2.1.0 log with one run.

    Its rules are the codes that were found, in the order of the catalogue.
    """
    numbers = {each.code for each in found}
    rules = [code.number for code in CODES if code.number in numbers]
    driver: dict[str, Any] = {"name": "dow", "rules": [_sarif_rule(number) for number in rules]}
    if version:
        driver["version"] = version
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(each, rules) for each in found],
    }
    return json.dumps({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _sarif_rule(number: str) -> dict[str, Any]:
    code = code_of(number)
    assert code is not None  # the numbers are taken from the catalogue
    return {
        "id": number,
        "shortDescription": {"text": code.title},
        "fullDescription": {"text": code.meaning},
        "help": {"text": code.mend},
        "defaultConfiguration": {"level": code.severity.value},
    }


def _sarif_result(found: Diagnostic, rules: Sequence[str]) -> dict[str, Any]:
    location = {
        "uri": quote(found.file.replace("\\", "/").encode("utf-8", "surrogateescape"), safe="/")
    }
    result: dict[str, Any] = {
        "ruleId": found.code,
        "ruleIndex": rules.index(found.code),
        "level": "error" if found.severity is Severity.ERROR else "warning",
        "message": {"text": f"{found.message} ({found.help})" if found.help else found.message},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": location,
                    "region": _sarif_region(found.span),
                }
            }
        ],
    }
    if found.fix:
        changes = [
            {"deletedRegion": _sarif_region(span), "insertedContent": {"text": new}}
            for span, new in found.fix
        ]
        result["fixes"] = [
            {"artifactChanges": [{"artifactLocation": location, "replacements": changes}]}
        ]
    return result


def _sarif_region(span: Span) -> dict[str, int]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
