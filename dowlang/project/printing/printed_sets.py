"""A set's printable reference: from its folder through the checks to the publisher."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from dowlang import publish
from dowlang.diagnostics import Severity
from dowlang.project import pipeline
from dowlang.project.artwork.picture_files import folder_of
from dowlang.project.artwork.pictures import named_in
from dowlang.project.cache import keep, kept
from dowlang.project.card_selection import gather
from dowlang.project.languages.messages import messages_of
from dowlang.project.languages.translations import AuthorTexts
from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.project.package_files import PACKAGE, toolchain
from dowlang.project.printing.check_memo import checked_once
from dowlang.project.sets import SetSource
from dowlang.source.files import read_file
from dowlang.syntax.ast import Line

FORMAT = 4  # of the texts in the cache
FORMATS = publish.FORMATS


class NotTranslated(LookupError):
    """Raised when a set is not published in a language.

    Carries its id, the language and those it declares.
    """

    def __init__(self, id: str, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"the set `{id}` declares no language `{language}`")
        self.id, self.language, self.known = id, language, known


def references(paths: Sequence[Path], format: str, language: str = "") -> dict[str, str]:
    """Return set id -> its reference as text, for every set that the paths speak of.

    Of card files it is the cards in them. With a language the author's texts are those of the
    translations, and so is the rules text where the game has its messages (`docs/translating.md`).
    Raises `CardErrors`, `NotTranslated`, `MissingMessages`.
    """
    out: dict[str, str] = {}
    for source, asked in gather(list(paths)):
        checked = checked_for(source, language)
        cards = tuple(cards_of(checked, language, asked))
        out[checked.manifest.id] = publish.reference(info_of(checked, language), cards, format)
    return out


def pictures(paths: Sequence[Path]) -> Iterator[tuple[str, bytes]]:
    """Yield the pictures that the cards name, by their path from the folder of their set on.

    The set is one that `references` has taken.
    """
    for source, asked in gather(list(paths)):
        checked = checked_once(source)
        found = {
            card.picture.path: card.picture for card in cards_of(checked, "", asked) if card.picture
        }
        for path, picture in sorted(found.items()):
            yield f"{checked.manifest.id}/{path}", picture.read()


def checked_for(source: SetSource, language: str) -> pipeline.CheckedSet:
    """Return a set, checked, with its translation into a language ("" for none).

    Raises `CardErrors` and `NotTranslated`.
    """
    checked = checked_once(source)
    if checked.errors:
        raise CardErrors(checked.errors, checked.sources)
    manifest = checked.manifest
    if language and language not in manifest.languages:
        raise NotTranslated(manifest.id, language, manifest.languages)
    labels = {file.label for file in source.translations if file.language == language}
    wrong = [
        found
        for found in checked.findings
        if found.file in labels and found.severity is Severity.ERROR
    ]
    if wrong := [*checked.unusable_pictures, *wrong]:
        raise CardErrors(wrong, checked.sources)
    return checked


def info_of(checked: pipeline.CheckedSet, language: str = "") -> publish.SetInfo:
    """Return the publisher's description of a checked set."""
    manifest = checked.manifest
    words = pipeline.language(manifest.ruleset)
    return publish.SetInfo(
        id=manifest.id,
        name=manifest.names.get(language, manifest.name),
        version=manifest.version,
        vocabulary=words.vocabulary,
        grammar=words.grammar,
        game=" ".join(
            w if w == "of" else w[:1].upper() + w[1:] for w in manifest.ruleset.split("_")
        ),
        authors=manifest.authors,
        licence=manifest.licence,
        language=language,
        messages=messages_of(manifest.ruleset, language),
        kinds=_kinds_of_others(checked),
        sets={
            used.manifest.id: used.manifest.names.get(language, used.manifest.name)
            for used in checked.source.everything_used
            if used.manifest is not None
        },
        named=tuple(_named(checked, language)) if language else (),
    )


def _named(checked: pipeline.CheckedSet, language: str) -> Iterator[publish.CardSource]:
    """Yield the cards that those of a set may name, as a language calls them."""
    yield from cards_of(checked, language)
    for used in checked.source.everything_used:
        if used.manifest is not None and language in used.manifest.languages:
            yield from cards_of(checked_once(used), language)


def _kinds_of_others(checked: pipeline.CheckedSet) -> dict[str, str]:
    """Return the kind of each card that those of a set may name, by name: of the sets that it uses,
    and its own.
    """
    used = facts_of_used(checked.source)
    kinds = {str(card["name"]): str(card["kind"]) for card in used}
    own = (
        card for file in checked.source.files for card in checked.checked_cards.get(file.label, ())
    )
    return kinds | {card.name: card.kind.name for card in own}


def cards_of(
    checked: pipeline.CheckedSet, language: str = "", asked: Collection[str] | None = None
) -> Iterator[publish.CardSource]:
    """Yield the cards of a checked set, in the order of its files, of the files asked for only."""
    defined = publish.definitions(checked.trees.values())
    for file in checked.source.files:
        if asked is not None and file.label not in asked:
            continue
        lines = {line.span.line: line for line in checked.trees[file.label].lines}
        for checked_card in checked.checked_cards.get(file.label, ()):
            found = checked.texts.get((language, file.label, checked_card.name), AuthorTexts())
            texts = publish.Texts(
                found.texts.get("name", ""),
                found.texts,
                found.labels,
                found.manual,
                found.words,
            )
            line = publish.with_least_amounts(
                publish.inline_definitions(lines[checked_card.line], defined)
            )
            picture = _picture(folder_of(checked.source, file.label), line)
            yield publish.CardSource(checked_card, line, file.below, texts, picture)


def _picture(folder: Path, line: Line) -> publish.Picture | None:
    """Return the picture that a card names, not looked at."""
    named = named_in(line)
    if named is None:
        return None
    return publish.Picture(named.value, partial(read_file, folder / named.value))


def plain_texts(source: SetSource) -> dict[tuple[str, str, str], publish.PlainCard]:
    """Return the cards of a set and of those it uses as plain text, by set id, kind and slug.

    Return nothing of a set that does not check. The result is kept in the user's cache, keyed by
    every card file and the toolchain, since making it takes longer than starting a game.
    """
    out: dict[tuple[str, str, str], publish.PlainCard] = {}
    for part in (*source.everything_used, source):
        if part.manifest is not None:
            out |= {(part.manifest.id, kind, slug): text for kind, slug, text in _plain_texts(part)}
    return out


def _plain_texts(part: SetSource) -> list[tuple[str, str, publish.PlainCard]]:
    """Return kind, slug and text of the cards of one set."""
    made_by = [
        f"{file.name} {file.stat().st_size} {file.stat().st_mtime_ns}"
        for file in sorted((PACKAGE / "publish").rglob("*.py"))
    ]
    tools = toolchain(part.manifest.ruleset if part.manifest else "")
    covered = f"{FORMAT} {part.findings_key} {tools} {made_by}"
    key = hashlib.sha256(covered.encode()).hexdigest()[:32]
    rows = kept("texts", f"{key}.json")
    if rows:
        return [(kind, slug, _from_data(data)) for kind, slug, data in rows]
    made = _made(part)
    keep([(kind, slug, asdict(text)) for kind, slug, text in made], "texts", f"{key}.json")
    return made


def _made(part: SetSource) -> list[tuple[str, str, publish.PlainCard]]:
    checked = checked_once(part)
    if checked.errors:
        return []
    cards = tuple(cards_of(checked))
    texts = publish.plain_cards(info_of(checked), cards)
    return [
        (card.checked_card.kind.name, card.checked_card.slug, text)
        for card, text in zip(cards, texts, strict=True)
    ]


def _from_data(data: Mapping[str, Any]) -> publish.PlainCard:
    """Return a text from the cache.

    Raises `TypeError`, `KeyError`, `ValueError` or `AttributeError` for anything else.
    """
    rules = tuple(publish.Indented(int(row["depth"]), str(row["text"])) for row in data["rules"])
    sentences = {int(line): str(text) for line, text in data["sentences"].items()}
    sides = {int(line): publish.Sides(*map(str, pair)) for line, pair in data["sides"].items()}
    options = tuple(str(text) for text in data["options"])
    name, kind, called, flavor, trigger = (
        str(data[field]) for field in ("name", "kind", "called", "flavor", "trigger")
    )
    return publish.PlainCard(
        name,
        kind,
        called,
        tuple(str(word) for word in data["head"]),
        flavor,
        trigger,
        rules,
        sentences,
        sides,
        options,
    )
