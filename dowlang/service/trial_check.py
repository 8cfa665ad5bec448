"""Check a set as it would be with some edits, without making them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dowlang.diagnostics import Diagnostic
from dowlang.project import pipeline
from dowlang.project.loading import CardErrors
from dowlang.service.positions import Edit, applied
from dowlang.service.workspace import WarmSet


def errors_after(warm_set: WarmSet, edits: Mapping[Path, list[Edit]]) -> list[Diagnostic] | None:
    """Return the errors that the set would have with some changes, None where that is unknown.

    Cascading errors are among them.
    """
    before = dict(warm_set.texts)
    labels = {warm_set.path_of(label): label for label, _ in warm_set.trees()}
    hints, warm_set.memory.hints = warm_set.memory.hints, False
    try:
        for path, changes in edits.items():
            if path in labels:
                warm_set.put(path, applied(warm_set.text_of(labels[path]), changes))
        return pipeline.check(warm_set.source, warm_set.memory).errors
    except CardErrors:
        return None
    finally:
        warm_set.memory.hints = hints
        for path in edits:
            warm_set.put(path, before.get(path))
