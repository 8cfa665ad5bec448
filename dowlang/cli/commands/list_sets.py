"""`dow list`: the sets that can be used by their ids."""

from __future__ import annotations

from typing import Any

from dowlang.cli.errors import shown
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption
from dowlang.cli.refusals import known_format
from dowlang.project.packs import library


def list_sets(format: FormatOption = "text") -> None:
    """The sets that can be used by their ids."""
    known_format(format, TEXT_OR_JSON)
    found: list[dict[str, Any]] = [
        {
            "id": one.manifest.id,
            "version": one.manifest.version,
            "ruleset": one.manifest.ruleset,
            "name": one.manifest.name,
            "uses": [
                f"{name} {one.manifest.wanted.get(name, '')}".strip() for name in one.manifest.uses
            ],
            "shipped": one.is_shipped,
            "folder": str(one.manifest.folder),
        }
        for one in library.entries()
    ]
    if format == "json":
        as_json("dowlang/list/1", {"sets": found})
        return
    columns = ("id", "version", "ruleset", "name")
    widths = [max(len(str(one[column])) for one in found) for column in columns]
    for one in found:
        row = "  ".join(
            f"{one[column]:{width}}" for column, width in zip(columns, widths, strict=True)
        )
        where = "comes with dow" if one["shipped"] else "in your library"
        uses = f", uses {', '.join(one['uses'])}" if one["uses"] else ""
        emit(shown(f"{row}  {where}{uses}") + "\n")
