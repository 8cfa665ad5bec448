"""What changed between two versions of a card or of a set, in words.

The checked trees decide whether a card changed: comments, tests and blank lines do not count. Its
printed text says what changed, so two cards are compared as a player reads them. A card whose tree
differs where its text does not is told as that.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

from dowlang import codegen, publish
from dowlang.project import pipeline
from dowlang.project.card_selection import gather
from dowlang.project.checked_set import CheckedSet
from dowlang.project.languages.translations import AuthorTexts
from dowlang.project.loading import CardErrors, facts_of_used
from dowlang.project.manifests.manifest import Manifest
from dowlang.project.packs.packing import opened, unpack
from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.project.sets import SetSource
from dowlang.publish.plain_text import outline_of
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.rules_text.text_runs import plain
from dowlang.records import dataclass
from dowlang.semantics.ir import CheckedCard
from dowlang.source.files import read_file
from dowlang.source.limits import MAX_PACK_BYTES

UNSEEN = "its rules differ where its printed text does not; compare the files"
FIELDS = ("name", "version", "edition", "ruleset", "uses", "replaces", "decks", "languages")
FIELDS_FOR_PEOPLE = ("authors", "licence")


class Change(NamedTuple):
    """One thing that is said otherwise. `before` or `now` is empty where one side has none.

    `where` names a part of the card, or for a line of its rules the lines that it stands below.
    """

    where: str
    before: str
    now: str
    is_rule: bool = False


@dataclass(frozen=True, slots=True)
class ChangedCard:
    """A card that both versions have. `before` is its former name, "" where it kept it."""

    kind: str
    name: str
    before: str
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """What changed from one version to another. Cards are named by kind and name."""

    about: tuple[Change, ...]
    new: tuple[tuple[str, str], ...]
    gone: tuple[tuple[str, str], ...]
    changed: tuple[ChangedCard, ...]
    same: int

    @property
    def is_empty(self) -> bool:
        """Return True if nothing changed."""
        return not (self.about or self.new or self.gone or self.changed)


class NotOneSet(ValueError):
    """Raised where a side of a comparison is not one set, one card file or one pack.

    Carries the path.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"`{path}` is not one set, one card file or one packed set")
        self.path = path


@dataclass(frozen=True, slots=True)
class ComparedCard:
    """A card as compared: its tree's hash, what is said in its head, and its rules by place."""

    kind: str
    name: str
    hash: str
    parts: Mapping[str, str]
    rules: tuple[tuple[str, str], ...]  # (the lines it stands below, the line)


@contextmanager
def side(path: Path) -> Iterator[tuple[CheckedSet, frozenset[str] | None]]:
    """Give a set that a path means, checked, and the labels of the files meant (None: all).

    Raises `NotOneSet`, `CardErrors`, `PackRefused`, `NoCards` and `OSError`.
    """
    if path.is_file() and path.suffix == ".dowset":
        with tempfile.TemporaryDirectory() as folder:
            found = opened(read_file(path, MAX_PACK_BYTES + 1))
            place = Path(folder) / found.id
            place.mkdir()
            unpack(found, place)
            yield _checked(place)
        return
    yield _checked(path)


def _checked(path: Path) -> tuple[CheckedSet, frozenset[str] | None]:
    found = gather([path])
    if len(found) != 1:
        raise NotOneSet(path)
    source, asked = found[0]
    checked = pipeline.check(source)
    if source.added and checked.errors:
        checked = pipeline.check(_in_place(checked))
    if checked.errors:
        raise CardErrors(checked.errors, checked.sources)
    return checked, asked


def _in_place(checked: CheckedSet) -> SetSource:
    """Return card files outside any set as taking the place of cards of the set they add to.

    So an earlier version of a card can be compared with the one in its set.
    """
    known = {card["name"] for card in facts_of_used(checked.source)}
    heads = (line.part("name") for tree in checked.trees.values() for line in tree.lines)
    names = {str(getattr(head[0], "value", "")) for head in heads if head}
    manifest = replace(checked.manifest, replaces=tuple(sorted(names & known)))
    return replace(checked.source, manifest=manifest)


def difference(before: Path, now: Path) -> Difference:
    """Return what changed from one path to another. Raises what `side` raises."""
    with side(before) as (first, first_files), side(now) as (second, second_files):
        whole = first_files is None and second_files is None and not second.source.added
        about = tuple(_about(first.manifest, second.manifest)) if whole else ()
        mine = {(card.kind, card.name): card for card in _cards(first, first_files)}
        theirs = {(card.kind, card.name): card for card in _cards(second, second_files)}
    gone = [key for key in mine if key not in theirs]
    new = [key for key in theirs if key not in mine]
    pairs = [(mine[key], theirs[key]) for key in theirs if key in mine]
    for old, renamed in _renamed([mine[key] for key in gone], [theirs[key] for key in new]):
        gone.remove((old.kind, old.name))
        new.remove((renamed.kind, renamed.name))
        pairs.append((old, renamed))
    changed = [found for old, other in pairs if (found := change_of(old, other))]
    return Difference(
        about,
        tuple(sorted(new)),
        tuple(sorted(gone)),
        tuple(sorted(changed, key=lambda card: (card.kind, card.name))),
        len(pairs) - len(changed),
    )


def _about(before: Manifest, now: Manifest) -> Iterator[Change]:
    """Yield what two manifests say otherwise."""
    for field in (*FIELDS, *FIELDS_FOR_PEOPLE):
        old, new = _told(before, field), _told(now, field)
        if old != new:
            yield Change(field, old, new)


def _told(manifest: Manifest, field: str) -> str:
    value = getattr(manifest, field)
    if field == "uses":
        value = [f"{name} {manifest.wanted.get(name, '')}".strip() for name in value]
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {count}" for key, count in sorted(value.items()))
    return ", ".join(value) if isinstance(value, tuple | list) else str(value)


def _cards(checked: CheckedSet, asked: frozenset[str] | None) -> Iterator[ComparedCard]:
    """Yield the cards of the files asked for, as they are compared."""
    if asked is None and checked.source.added:
        asked = checked.source.added
    sources = tuple(cards_of(checked, "", asked))
    labels = [
        label
        for label in (file.label for file in checked.source.files)
        for _ in checked.checked_cards.get(label, ())
        if asked is None or label in asked
    ]
    printer = publish.CardPrinter(info_of(checked), sources)
    for label, source, printed in zip(labels, sources, printer.printed(), strict=True):
        texts = dict(_translations(checked, label, source.checked_card.name))
        yield compared(source.checked_card, printed, texts)


def compared(card: CheckedCard, printed: PrintedCard, texts: Mapping[str, str]) -> ComparedCard:
    """Return a card as it is compared, with its translated texts by language and key."""
    rules = tuple(_placed(replace(printed, override=None)))
    parts = {**dict(_parts(printed)), **texts}
    return ComparedCard(card.kind.name, card.name, codegen.card_hash(card), parts, rules)


def _parts(card: PrintedCard) -> Iterator[tuple[str, str]]:
    """Yield what a card says besides its rules, by its place."""
    if card.subtitle_line:
        yield "below its name", card.subtitle_line
    if card.signs:
        yield "signs", ", ".join(card.signs)
    if card.marks:
        yield "marks", ", ".join(card.marks)
    for figure in card.body.figures:
        yield figure.label, figure.value
    if card.trigger:
        yield "comes up", plain(card.trigger)
    if card.flavor:
        yield "flavor", f"“{card.flavor}”"
    if card.override is not None:
        yield "its own text", card.override
    if card.picture is not None:
        yield "art", _shown(card.picture)
    for deal in card.deals:
        yield f"copies in {deal.title or deal.deck}", str(deal.copies)


def _shown(picture: publish.Picture) -> str:
    """Return the path of a picture with a few digits that change with its bytes."""
    try:
        return f"{picture.path} ({hashlib.sha256(picture.read()).hexdigest()[:8]})"
    except OSError:
        return f"{picture.path} (not there)"


def _translations(checked: CheckedSet, label: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the translated texts of a card, by language and key."""
    for language in checked.manifest.languages:
        found = checked.texts.get((language, label, name), AuthorTexts())
        for key, text in {**found.texts, **found.labels, **found.manual, **found.words}.items():
            yield f"{language}, {key}", text


def _placed(card: PrintedCard) -> Iterator[tuple[str, str]]:
    """Yield each line of a card's rules with the lines that it stands below."""
    above: list[str] = []
    for line in outline_of(card):
        del above[line.depth :]
        yield " ".join(above), line.text
        above += [line.text] * (line.depth + 1 - len(above))


def _renamed(
    gone: Sequence[ComparedCard], new: Sequence[ComparedCard]
) -> list[tuple[ComparedCard, ComparedCard]]:
    """Return pairs of cards that differ by their names alone, where only one fits the other."""
    out = []
    for card in gone:
        like = [other for other in new if _same_but_name(card, other)]
        back = [other for other in gone if like and _same_but_name(other, like[0])]
        if len(like) == 1 and len(back) == 1:
            out.append((card, like[0]))
    return out


def _same_but_name(card: ComparedCard, other: ComparedCard) -> bool:
    return (card.kind, card.parts, card.rules) == (other.kind, other.parts, other.rules)


def change_of(before: ComparedCard, now: ComparedCard) -> ChangedCard | None:
    """Return how a card changed, None where it did not."""
    keys = dict.fromkeys((*before.parts, *now.parts))
    changes = [
        Change(key, before.parts.get(key, ""), now.parts.get(key, ""))
        for key in keys
        if before.parts.get(key) != now.parts.get(key)
    ]
    changes += _of_rules(before.rules, now.rules)
    former = before.name if before.name != now.name else ""
    if not changes and before.hash != now.hash and not former:
        changes = [Change("", "", UNSEEN)]
    if not changes and not former:
        return None
    return ChangedCard(now.kind, now.name, former, tuple(changes))


def _of_rules(
    before: Sequence[tuple[str, str]], now: Sequence[tuple[str, str]]
) -> Iterator[Change]:
    """Yield the lines of rules that differ. A line in place of another is told as one change."""
    old, new = [text for _, text in before], [text for _, text in now]
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for what, first, last, start, end in matcher.get_opcodes():
        if what == "equal":
            continue
        count = max(last - first, end - start)
        for step in range(count):
            was = before[first + step] if first + step < last else None
            is_now = now[start + step] if start + step < end else None
            place = (is_now or was or ("", ""))[0]
            yield Change(place, was[1] if was else "", is_now[1] if is_now else "", True)
