"""A set's printable reference: from its folder through the checks to the publisher."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from dowlang import publish
from dowlang.project import chain
from dowlang.project.loading import CardErrors
from dowlang.project.sets import gather
from dowlang.project.translations import CardTexts
from dowlang.source import Severity


class NotTranslated(LookupError):
    """A set is not published in that language; carries its id, the language and those it declares."""

    def __init__(self, id: str, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"the set `{id}` declares no language `{language}`")
        self.id, self.language, self.known = id, language, known


def references(paths: Sequence[Path], format: str, language: str = "") -> dict[str, str]:
    """Set id -> its reference as text, for every set that the paths speak of; of card files, the cards in them. Raises `CardErrors`,
    `NotTranslated`.

    With a language the author's texts are those of the translations; the rules text stays English.
    """
    out: dict[str, str] = {}
    for source, asked in gather(list(paths)):
        checked = chain.check(source)
        if checked.errors:
            raise CardErrors(checked.errors, checked.sources)
        manifest = checked.manifest
        if language and language not in manifest.languages:
            raise NotTranslated(manifest.id, language, manifest.languages)
        labels = {file.label for file in source.translations if file.language == language}
        if wrong := [found for found in checked.findings if found.file in labels and found.severity is Severity.ERROR]:
            raise CardErrors(wrong, checked.sources)
        words = chain.language(manifest.ruleset)
        info = publish.SetInfo(id=manifest.id, name=manifest.name, version=manifest.version, vocabulary=words.vocabulary, grammar=words.grammar,
                               game=manifest.ruleset.replace("_", " ").title().replace(" Of ", " of "), authors=manifest.authors,
                               licence=manifest.licence, language=language)  # fmt: skip
        cards = []
        for file in source.files:
            if asked is not None and file.label not in asked:
                continue
            lines = {line.span.line: line for line in checked.trees[file.label].lines}
            for sheet in checked.sheets.get(file.label, ()):
                found = checked.texts.get((language, file.label, sheet.name), CardTexts())
                texts = publish.Texts(found.texts.get("name", ""), found.texts, found.labels, found.manual)
                cards.append(publish.CardSource(sheet, lines[sheet.line], file.below, texts))
        out[manifest.id] = publish.reference(info, cards, format)
    return out
