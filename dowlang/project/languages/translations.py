"""Translations of the author's texts: `<card file>.<language>.toml` beside a card file, for the
languages that the manifest declares.

    ["The Fast"]
    name = "…"
    flavor = "…"
    ["The Fast".labels]
    "Fast together" = "…"

A file has a table for each card: the card's own texts (name, flavor, occupation, `text`), and under
`labels` and `manual` what the card file has in quotes there. They come from strangers: read with
the limits of a card file, every key compared with the card. No meaning changes.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import (
    MISSING_TRANSLATION,
    OUTSIDE_THE_SET,
    TRANSLATION_INVALID,
    TRANSLATION_SYNTAX,
    TRANSLATION_VALUE,
    UNREADABLE_PATH,
)
from dowlang.diagnostics.decoding import read
from dowlang.project.languages.language_codes import is_language
from dowlang.project.manifests.toml_input import START, Refused, parse, place_of
from dowlang.records import dataclass
from dowlang.source import Source, nearest
from dowlang.source import files as disk
from dowlang.source.characters import REFUSED, code_point
from dowlang.source.limits import MAX_FILE_BYTES, MAX_FINDINGS_PER_FILE, MAX_TEXT_CHARACTERS

if TYPE_CHECKING:
    from dowlang.syntax.ast import Line
    from dowlang.vocabulary import CardKind

ENDING = ".toml"
GROUPS = ("labels", "manual", "words")
"""Tables below a card's: option labels, what is done at the table, words of the card's own."""
FORMS = "forms"
"""The key of a name's forms: `genitive: …; features: feminine`."""
MOST_NAMED = 6  # parts and names that one message lists


@dataclass(frozen=True, slots=True)
class TranslationFile:
    """One translation as read: its bytes, its language, and the label of the card file it
    belongs to.
    """

    language: str
    card_file: str
    label: str
    data: bytes


@dataclass(frozen=True, slots=True)
class AuthorTexts:
    """The author's texts of a card.

    Each text stands for itself in the card, and for its other language in a translation.

    `texts` are those of its clauses by their words (`name`, `flavor`, `text`). `labels`, `manual`
    and `words` (what the card calls its things, `as driver`) go from the card's own words.
    """

    texts: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    manual: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)


def beside(
    languages: Sequence[str],
    found: Sequence[Path],
    folder: Path,
    cards: Mapping[Path, str],
    shown: str,
) -> tuple[list[TranslationFile], list[Diagnostic]]:
    """Return the translations among files named like one.

    `cards` are the card files with their labels. `shown` is the label of the set's folder.

    A file beside a card that is called after a language the manifest does not declare is a
    diagnostic, and it is not read.
    """
    files: list[TranslationFile] = []
    findings: list[Diagnostic] = []
    labels = {str(card): label for card, label in cards.items()}  # paths are slow to make
    for place in found:
        where, _, name = str(place).rpartition(os.sep)
        stem, _, language = name.removesuffix(ENDING).rpartition(".")
        card = f"{where}{os.sep}{stem}.dow"
        below = str(place).removeprefix(str(folder)).lstrip(os.sep).replace(os.sep, "/")
        label = below if shown == "." else f"{shown}/{below}"
        if language not in languages:
            if card in labels and is_language(language):
                findings.append(
                    TRANSLATION_INVALID.at(
                        label,
                        START,
                        key=place.name,
                        near=nearest(language, languages),
                        wanted="a language that `set.toml` declares under `languages`",
                    )
                )
        elif card not in labels:
            near = nearest(
                f"{stem}.dow", [other.name for other in cards if other.parent == place.parent]
            )
            findings.append(
                TRANSLATION_INVALID.at(
                    label,
                    START,
                    near=near,
                    key=place.name,
                    wanted="a translation of a card file beside it",
                )
            )
        elif not (plain := disk.is_plain(place)) and _leads_out(place, folder):
            findings.append(OUTSIDE_THE_SET.at(label, START, path=below))
        elif not plain and not place.is_file():
            there = disk.what_is_there(place)
            findings.append(
                UNREADABLE_PATH.at(
                    label, START, path=below, use="read", reason=f"it is {there} and no file"
                )
            )
        else:
            files.append(
                TranslationFile(
                    language, labels[card], label, disk.read_file(place, MAX_FILE_BYTES + 1)
                )
            )
    return files, findings


def _leads_out(place: Path, folder: Path) -> bool:
    """Return True for a link that leads out of a folder."""
    return place.is_symlink() and not disk.real(place).is_relative_to(folder)


def read_file(
    file: TranslationFile, cards: Sequence[tuple[str, AuthorTexts]] | None
) -> tuple[dict[str, AuthorTexts], list[Diagnostic], Source]:
    """Return the texts of a translation by the names of the cards, its diagnostics and its text.

    `cards` are the cards of its card file with their own texts. With None that file could not be
    read whole, and keys are not compared.
    """
    source, refused = read(file.data, file.label)
    if refused:
        return {}, list(refused), source
    data = parse(source.text)
    if isinstance(data, Refused):
        return {}, [TRANSLATION_SYNTAX.at(file.label, data.place, detail=data.detail)], source
    reader = _Reader(file, source)
    own: dict[str, AuthorTexts] = {}
    for name, texts in cards or ():
        # two cards of different kinds may share a name, and then a table
        known = own.get(name, AuthorTexts())
        own[name] = AuthorTexts(
            {**known.texts, **texts.texts},
            {**known.labels, **texts.labels},
            {**known.manual, **texts.manual},
            {**known.words, **texts.words},
        )
    out: dict[str, AuthorTexts] = {}
    for name, table in data.items():
        if len(reader.found) > MAX_FINDINGS_PER_FILE:
            break
        if cards is not None and name not in own:
            reader.unknown((name,), tuple(own), "the name of a card in the file beside it")
        elif not isinstance(table, dict):
            reader.wrong((name,), table, "a table of the card's texts")
        else:
            out[name] = reader.card(name, table, None if cards is None else own[name])
    return out, reader.found, source


class _Reader:
    def __init__(self, file: TranslationFile, source: Source) -> None:
        self.file, self.source = file, source
        self.found: list[Diagnostic] = []

    def card(self, name: str, table: dict[str, Any], own: AuthorTexts | None) -> AuthorTexts:
        """Return the texts of one table."""
        groups: dict[str, dict[str, str]] = {group: {} for group in GROUPS}
        texts: dict[str, str] = {}
        known = (
            () if own is None else (*own.texts, *(group for group in GROUPS if getattr(own, group)))
        )
        for key, value in table.items():
            if len(self.found) > MAX_FINDINGS_PER_FILE:
                break
            if own is not None and key not in (*known, FORMS):
                self.unknown((name, key), known, known)
            elif key not in GROUPS:
                self.text((name, key), value, texts)
            elif not isinstance(value, dict):
                self.wrong((name, key), value, f"a table of the card's {key}")
            else:
                mine = None if own is None else tuple(getattr(own, key))
                for said, other in value.items():
                    if len(self.found) > MAX_FINDINGS_PER_FILE:
                        break
                    if mine is not None and said not in mine:
                        self.unknown((name, key, said), mine, mine[:MOST_NAMED])
                    else:
                        self.text((name, key, said), other, groups[key])
        return AuthorTexts(texts, groups["labels"], groups["manual"], groups["words"])

    def text(self, keys: tuple[str, ...], value: object, into: dict[str, str]) -> None:
        """Takes one text, or says what is wrong with it."""
        if not isinstance(value, str):
            self.wrong(keys, value, "a text in quotes")
        elif not value.strip():
            self.tell(
                TRANSLATION_VALUE,
                keys,
                found="an empty text",
                wanted="the text in the other language",
            )
        elif len(value) > MAX_TEXT_CHARACTERS:
            self.tell(
                TRANSLATION_VALUE,
                keys,
                found=f"{len(value)} characters",
                wanted=f"at most {MAX_TEXT_CHARACTERS}",
            )
        elif "\n" in value or "\t" in value:
            self.tell(
                TRANSLATION_VALUE, keys, found="a line end or a tab", wanted="a text on one line"
            )
        # written as an escape: the bytes were looked at before
        elif hidden := REFUSED.search(value):
            self.tell(
                TRANSLATION_VALUE,
                keys,
                found=f"the character {code_point(hidden[0][0])}",
                wanted="characters that can be seen",
            )
        else:
            into[keys[-1]] = value

    def unknown(self, keys: tuple[str, ...], known: Sequence[str], wanted: object) -> None:
        """Report a key that names no card, or no text of its card."""
        self.tell(
            TRANSLATION_INVALID, keys, near=nearest(keys[-1], known), wanted=wanted or "no key here"
        )

    def wrong(self, keys: tuple[str, ...], value: object, wanted: str) -> None:
        """Report a value of another kind."""
        found = {
            dict: "a table",
            list: "a list",
            str: "a text",
            bool: "true or false",
            int: "a number",
            float: "a number",
        }
        self.tell(
            TRANSLATION_VALUE, keys, found=found.get(type(value), "a date or a time"), wanted=wanted
        )

    def tell(
        self, code: Any, keys: tuple[str, ...], near: Sequence[str] = (), **fields: object
    ) -> None:
        """Report one finding at the line of a key."""
        self.found.append(
            code.at(
                self.file.label,
                place_of(self.source.lines, *keys),
                near=near,
                key=keys[-1],
                **fields,
            )
        )


def missing(
    file: str, kind: CardKind, line: Line, own: AuthorTexts, there: AuthorTexts, language: str
) -> Diagnostic | None:
    """Return the finding for what a card lacks in a language, or None.

    Words of the card's own are wanted where `own` has them.
    """
    parts = [key for key in own.texts if key not in there.texts]
    parts += [f'"{label}"' for label in own.labels if label not in there.labels]
    parts += [f'manual "{said}"' for said in own.manual if said not in there.manual]
    parts += [f"`{word}`" for word in own.words if word not in there.words]
    if not parts:
        return None
    place = line.parts[0].span if line.parts else line.span
    more = f"and {len(parts) - MOST_NAMED} more" if len(parts) > MOST_NAMED else None
    return MISSING_TRANSLATION.at(
        file,
        place,
        help=more,
        kind=kind.name,
        name=own.texts["name"],
        language=language,
        missing=parts[:MOST_NAMED],
    )
