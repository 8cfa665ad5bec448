"""Turn ranges and edits of the service into data for a page's JSON."""

from __future__ import annotations

from typing import Any

from dowlang.service import Edit, Range

Data = dict[str, Any]


def range_data(range: Range) -> list[int]:
    """Return line and character, from 0, of the start and of the end."""
    return [*range.start, *range.end]


def edit_data(edit: Edit) -> Data:
    """Return what is replaced and by what."""
    return {"at": range_data(edit.range), "text": edit.text}
