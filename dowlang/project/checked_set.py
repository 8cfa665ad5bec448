"""The chain up to checked cards: bytes, text, tree, checked_cards.

Here each whole set goes through one stage after another, and in `compiling.py` through those that
follow. Single texts are parsed and checked in `pipeline.check_again` and `mending`, too. The facts
of the sets that a set uses come from whoever asks: `pipeline` for those who check, `loading` for
those who play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

from dowlang import semantics, syntax
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import (
    OTHER_GAMES_CARD,
    PICTURE_UNUSABLE,
    REPLACES_NOTHING,
    TOO_MANY_CARDS,
    UNKNOWN_CARD_KIND,
    UNKNOWN_CHARACTER,
    UNKNOWN_DECK,
    UNKNOWN_NAME,
    UNKNOWN_RULESET,
    UNKNOWN_SET,
)
from dowlang.diagnostics.decoding import read
from dowlang.diagnostics.fixes import with_fixes
from dowlang.diagnostics.suppressions import without_allowed
from dowlang.project import ruleset_registry
from dowlang.project.artwork import pictures
from dowlang.project.card_file import CardFile
from dowlang.project.game_language import Language, language
from dowlang.project.languages.author_texts import texts_of
from dowlang.project.languages.messages import messages_of
from dowlang.project.languages.translations import AuthorTexts, TranslationFile, missing, read_file
from dowlang.project.manifests.manifest import MANIFEST, Manifest, place_of
from dowlang.project.manifests.toml_input import START
from dowlang.project.printed_comments import not_on_the_card, with_its_comments
from dowlang.project.sets import SetSource
from dowlang.records import dataclass
from dowlang.semantics.check_cache import Memory
from dowlang.semantics.message_wording import articled
from dowlang.source import Source, nearest
from dowlang.source.limits import MAX_CARDS_PER_SET

if TYPE_CHECKING:
    from dowlang.semantics.ir import CardTest, CheckedCard
    from dowlang.syntax.ast import File, Line
    from dowlang.vocabulary import CardKind


FactsOfUsed = Callable[[SetSource], Sequence[Mapping[str, Any]]]
"""Returns the facts of all cards of the sets that a set uses."""

DEFINITION = "define"  # the kind of what is compiled like a card and is none


@dataclass(slots=True)
class CheckedSet:
    """A set after all checks.

    `checked_cards` and `tests` are by label of the file. `sources` serve to show diagnostics in
    their lines.
    """

    source: SetSource
    findings: list[Diagnostic]
    sources: dict[str, Source] = field(default_factory=dict)
    trees: dict[str, File] = field(default_factory=dict)
    checked_cards: dict[str, list[CheckedCard]] = field(default_factory=dict)
    tests: dict[str, list[CardTest]] = field(default_factory=dict)
    # (language, label, card's name) -> its translated texts
    texts: dict[tuple[str, str, str], AuthorTexts] = field(default_factory=dict)

    @property
    def manifest(self) -> Manifest:
        """Return the set's manifest. A set without one has diagnostics and nothing else."""
        assert self.source.manifest is not None
        return self.source.manifest

    @property
    def errors(self) -> list[Diagnostic]:
        """Return the diagnostics that keep the set from being compiled. Those of a translation and
        of a picture do not.
        """
        aside = {file.label for file in self.source.translations} | {
            stray.file for stray in self.source.strays
        }
        return [
            found
            for found in self.findings
            if found.severity is Severity.ERROR
            and found.file not in aside
            and found.code != PICTURE_UNUSABLE.number
        ]

    @property
    def unusable_pictures(self) -> list[Diagnostic]:
        """Return the diagnostics that keep cards from being printed and packed as they are
        written.
        """
        return [found for found in self.findings if found.code == PICTURE_UNUSABLE.number]


@dataclass(slots=True)
class ReadFile:
    """A card file read and parsed, with what is wrong with it by itself."""

    hash: str
    text: Source
    tree: File
    findings: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class OwnTexts:
    """The cards of a file, each with its kind and the author's texts of it."""

    tree: File
    cards: tuple[tuple[Line, CardKind, AuthorTexts], ...]


@dataclass(frozen=True, slots=True)
class ReadTranslation:
    """A translation read, with what it was read beside: None where the cards' file is broken."""

    file: TranslationFile
    own: OwnTexts | None
    texts: Mapping[str, AuthorTexts]
    findings: Sequence[Diagnostic]
    source: Source


@dataclass(slots=True)
class SetMemory:
    """What the last check of a set found that a check of a few other bytes can take over."""

    files: dict[str, ReadFile] = field(default_factory=dict)  # by label
    cards: Memory = field(default_factory=Memory)
    own: dict[str, OwnTexts] = field(default_factory=dict)  # by label
    translations: dict[str, ReadTranslation] = field(default_factory=dict)  # by label
    hints: bool = True  # False: nobody reads what findings offer, which takes its time


def check(
    source: SetSource, facts_of_used: FactsOfUsed, memory: SetMemory | None = None
) -> CheckedSet:
    """Read and check every card of a set, against the names of the sets it uses.

    `memory` is that of the last check of the same set, for who checks it again.
    """
    memory = memory or SetMemory()
    out = CheckedSet(source, list(source.findings))
    manifest = source.manifest
    if manifest is None:
        return out
    label = f"{source.label}/{MANIFEST}"
    try:
        words = language(manifest.ruleset)
    except ruleset_registry.UnknownRuleset as unknown:
        near = nearest(unknown.name, unknown.known)
        out.findings.append(
            UNKNOWN_RULESET.at(
                label,
                place_of(source.declared, "ruleset"),
                name=unknown.name,
                wanted=unknown.known,
                near=near,
            )
        )
        return out
    memory.files = {file.label: _read(file, words, memory) for file in source.files}
    for file, each in memory.files.items():
        out.findings += each.findings
        out.sources[file], out.trees[file] = each.text, each.tree
    _without_others(out)
    kinds = words.vocabulary.kind_names
    cards = sum(line.shape in kinds for tree in out.trees.values() for line in tree.lines)
    if cards > MAX_CARDS_PER_SET:
        out.findings.append(TOO_MANY_CARDS.at(label, START, count=cards, limit=MAX_CARDS_PER_SET))
        return out
    used = facts_of_used(source)
    names, defines = names_of(used)
    known = {name for of_kind in names.values() for name in of_kind}
    out.findings += [
        REPLACES_NOTHING.at(
            label, place_of(source.declared, "replaces"), name=name, near=nearest(name, known)
        )
        for name in manifest.replaces
        if name not in known
    ]
    world = semantics.SetWorld(
        id=manifest.id,
        names=names,
        decks={} if source.partial else manifest.decks,
        deck_places={deck: place_of(source.declared, "decks", deck) for deck in manifest.decks},
        partial=source.partial,
        defines=defines,
        manifest=label,
        cards=[card for card in used if card["name"] not in manifest.replaces],
        replaces=frozenset((kind, name) for kind in kinds for name in manifest.replaces),
        sets=tuple(dict.fromkeys(_ids(source))),
    )
    checked = semantics.check(
        list(out.trees.values()),
        words.vocabulary,
        words.grammar,
        world,
        out.findings,
        memory.cards,
    )
    out.findings += _without_cascading(checked.diagnostics, source.findings)
    if memory.hints and out.errors:
        # a set without mistakes is spared the import: 15 ms of 600
        from dowlang.project.mending.typed_back import typed_back

        out.findings = typed_back(
            out.findings,
            out.sources,
            out.trees,
            words.vocabulary,
            words.grammar,
            words.parser,
            world,
        )
    for label, checked_card in zip(checked.card_files, checked.checked_cards, strict=True):
        out.checked_cards.setdefault(label, []).append(checked_card)
    for label, test in zip(checked.test_files, checked.tests, strict=True):
        out.tests.setdefault(label, []).append(test)
    decks = {
        deck
        for of_file in out.checked_cards.values()
        for checked_card in of_file
        for deck in decks_of(checked_card)
    }
    if not out.errors:
        out.findings += [
            UNKNOWN_DECK.at(
                f"{source.label}/{MANIFEST}", START, deck=deck, near=nearest(deck, decks)
            )
            for deck, size in manifest.decks.items()
            if size and deck not in decks
        ]
    out.findings += pictures.findings(source, out.trees)
    _translated(out, {kind.name: kind for kind in words.vocabulary.kinds}, memory)
    texts = [(label, text.text) for label, text in out.sources.items()]
    told = (found for found in out.findings if not _on_undecodable_line(found, out))
    by_label = dict(texts)
    read_well = {with_its_comments(each, by_label.get(each.file, "")): None for each in told}
    for label, text in texts:
        read_well |= dict.fromkeys(not_on_the_card(label, text))
    out.findings = sorted(without_allowed(with_fixes(read_well, by_label), texts))
    return out


def _ids(source: SetSource) -> list[str]:
    """Return the ids of the sets a set uses, directly or not, and its own.

    Files outside any set have none.
    """
    every = (*source.everything_used, source)
    return [one.manifest.id for one in every if one.manifest is not None and not one.added]


def _translated(out: CheckedSet, kinds: Mapping[str, CardKind], memory: SetMemory) -> None:
    """Read the translations of a set, and find what its languages lack."""
    out.findings += out.source.strays
    if not out.manifest.languages:
        return
    broken = {found.file for found in out.errors}
    memory.own = {label: _own(label, tree, kinds, memory) for label, tree in out.trees.items()}
    memory.translations = {
        file.label: _read_translation(
            file, None if file.card_file in broken else memory.own[file.card_file], memory
        )
        for file in out.source.translations
    }
    for label, read_now in memory.translations.items():
        file, out.sources[label] = read_now.file, read_now.source
        out.findings += read_now.findings
        for name, texts in read_now.texts.items():
            out.texts[file.language, file.card_file, name] = texts
    for label, own in memory.own.items():
        for line, kind, texts in own.cards if label not in broken else ():
            for code in out.manifest.languages:
                there = out.texts.get((code, label, texts.texts["name"]), AuthorTexts())
                spoken = bool(messages_of(out.manifest.ruleset, code))
                wanted = texts if spoken else replace(texts, words={})
                if lacking := missing(label, kind, line, wanted, there, code):
                    out.findings.append(lacking)


def _own(label: str, tree: File, kinds: Mapping[str, CardKind], memory: SetMemory) -> OwnTexts:
    known = memory.own.get(label)
    if known is not None and known.tree is tree:
        return known
    lines = [line for line in tree.lines if line.shape in kinds]
    cards = [(line, kinds[line.shape], texts_of(kinds[line.shape], line)) for line in lines]
    return OwnTexts(tree, tuple(cards))


def _read_translation(
    file: TranslationFile, own: OwnTexts | None, memory: SetMemory
) -> ReadTranslation:
    known = memory.translations.get(file.label)
    if known is not None and known.own is own and known.file == file:
        return known
    cards = None if own is None else [(texts.texts["name"], texts) for _, _, texts in own.cards]
    return ReadTranslation(file, own, *read_file(file, cards))


def decks_of(checked_card: CheckedCard) -> tuple[str, ...]:
    """Return the decks that a card lies in, as the facts of its kind say."""
    if checked_card.kind.copies is not None:
        return tuple(checked_card.kind.copies(checked_card.facts))
    return (checked_card.kind.deck or checked_card.kind.name,)


def _without_cascading(
    found: Sequence[Diagnostic], of_the_set: Sequence[Diagnostic]
) -> list[Diagnostic]:
    """Return the findings in cards, without the names that nothing is like while a set is missing
    that may have them: that set has its message.
    """
    if not any(each.code == UNKNOWN_SET.number for each in of_the_set):
        return list(found)
    return [each for each in found if each.code != UNKNOWN_NAME.number or each.help]


def _read(file: CardFile, words: Language, memory: SetMemory) -> ReadFile:
    known = memory.files.get(file.label)
    if known is not None and known.hash == file.hash:
        return known
    text, findings = read(file.data, file.label)
    tree, more = syntax.parse(file.label, text.text, words.parser)
    # of a file beyond its limit nothing was read: that it holds no card would be a cascading error
    if text.text or not findings:
        findings += (*more, *syntax.disagreements(tree, text.text, words.parser))
    return ReadFile(file.hash, text, tree, findings)


def _without_others(out: CheckedSet) -> None:
    """Leave files out that hold a card of another game: one finding each, and no more."""
    for found in [one for one in out.findings if one.code == UNKNOWN_CARD_KIND.number]:
        text, ruleset = out.sources[found.file], out.manifest.ruleset
        word = text.line(found.span.line).split(maxsplit=1)[0]
        other = ruleset_registry.with_kind(word)
        if (
            other == ruleset
            or word not in ruleset_registry.kinds(other)
            or found.file not in out.trees
        ):
            continue
        del out.trees[found.file]
        told = OTHER_GAMES_CARD.at(
            found.file, found.span, kind=articled((word,)), other=other, ruleset=ruleset
        )
        out.findings = [one for one in out.findings if one.file != found.file] + [told]


def _on_undecodable_line(found: Diagnostic, out: CheckedSet) -> bool:
    """Return True for a finding on a line whose bytes are no text, unless it is the one that says
    so: no other is told of that line.
    """
    text = out.sources.get(found.file)
    told = found.code.startswith("DOW10") and found.code != UNKNOWN_CHARACTER.number
    return text is not None and found.span.line in text.spoiled and not told


def names_of(
    cards: Sequence[Mapping[str, Any]],
) -> tuple[dict[str, dict[str, str]], dict[str, str]]:
    """Return the names of all used sets: kind -> name -> slug of the cards, and name -> path of the
    definitions.
    """
    names: dict[str, dict[str, str]] = {}
    defines: dict[str, str] = {}
    for card in cards:
        if card["kind"] == DEFINITION:
            defines[card["name"]] = card["path"]
        else:
            names.setdefault(card["kind"], {})[card["name"]] = card["slug"]
    return names, defines
