"""`dow doctor`: extras and fonts of the machine."""

from __future__ import annotations

from dataclasses import asdict

from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption
from dowlang.cli.refusals import known_format
from dowlang.project import machine


def doctor(format: FormatOption = "text") -> None:
    """What dow can use on this machine, and how to install the rest."""
    known_format(format, TEXT_OR_JSON)
    found = list(machine.findings())
    if format == "json":
        as_json("dowlang/doctor/1", {"findings": [asdict(each) for each in found]})
        return
    width = max(len(each.what) for each in found)
    for each in found:
        mark = "missing" if each.mend else "there"
        emit(f"{mark:8} {each.what:{width}}  {each.says}\n")
        if each.mend:
            emit(f"{'':8} {'':{width}}  {each.mend}\n")
