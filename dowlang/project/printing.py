"""A set's printable reference: from its folder through the checks to the publisher."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dowlang import publish
from dowlang.project import chain
from dowlang.project.loading import CardErrors
from dowlang.project.sets import gather


def references(paths: Sequence[Path], format: str) -> dict[str, str]:
    """Set id -> its reference as text, for every set that the paths speak of. Raises `CardErrors`."""
    out: dict[str, str] = {}
    for source, _ in gather(list(paths)):
        checked = chain.check(source)
        if checked.errors:
            raise CardErrors(checked.errors, checked.sources)
        manifest = checked.manifest
        words = chain.language(manifest.ruleset)
        info = publish.SetInfo(id=manifest.id, name=manifest.name, version=manifest.version, vocabulary=words.vocabulary, grammar=words.grammar,
                               game=manifest.ruleset.replace("_", " ").title(), authors=manifest.authors, licence=manifest.licence)  # fmt: skip
        cards = []
        for file in source.files:
            lines = {line.span.line: line for line in checked.trees[file.label].lines}
            for sheet in checked.sheets.get(file.label, ()):
                cards.append(publish.CardSource(sheet, lines[sheet.line], file.below))
        out[manifest.id] = publish.reference(info, cards, format)
    return out
