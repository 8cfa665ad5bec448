"""The cards of a set as decks to print: which, how many of each, on what size, with what back.

A card of no deck, such as a location, is printed where its kind is asked for by name, once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.printed_card import Deal, PrintedCard
from dowlang.publish.rules_text.set_description import CardSource, SetInfo, printed_order
from dowlang.publish.sheets.faces import Faces
from dowlang.publish.sheets.imposition import POKER, CutOut, Layout, Page, Size, pages
from dowlang.publish.sheets.typesetting import Memory, Typesetter
from dowlang.semantics.inheritance import written_out
from dowlang.source.text_forms import capitalised
from dowlang.vocabulary.card_look import CardLook

LONG = 12  # a word of more letters is measured by itself


class NoSuchDeck(LookupError):
    """Raised for a deck or kind that the set does not have.

    Carries the word `deck` or `kind`, the name, and those there are.
    """

    def __init__(self, what: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no {what} `{name}`")
        self.what, self.name, self.known = what, name, known


@dataclass(frozen=True, slots=True)
class PrintSelection:
    """What is printed: of which decks and kinds (all where none is named), how many copies of each
    card (as many as there are where it is None), and how large a kind is.
    """

    decks: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    copies: int | None = None
    sizes: Mapping[str, Size] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Overflow:
    """A face that does not fit: the card, its size, and how many millimetres stick out below or at
    the side.
    """

    kind: str
    slug: str
    name: str
    size: Size
    tall: float
    wide: float


@dataclass(frozen=True, slots=True)
class Unprinted:
    """A card with letters that are in no font, in the order of the alphabet."""

    kind: str
    slug: str
    name: str
    letters: str


@dataclass(frozen=True, slots=True)
class Damaged:
    """A card whose picture cannot be drawn, and the reason as the typesetter gives it."""

    kind: str
    slug: str
    reason: str


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card in one deck: its copies and the numbers of its two faces.

    `kind` and `deck` are those of card files, `title` is what the deck is called on a page. Of
    copies that are not alike each is a card of its own, with its `number` from 1.
    """

    anchor: str
    name: str
    kind: str
    deck: str
    title: str
    copies: int
    size: Size
    front: int
    back: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class MeasuredCards:
    """Cards that were measured and can be drawn. Nothing is drawn while `overflows`, `unprinted` or
    `damaged` holds any.
    """

    cards: tuple[DeckCard, ...]
    overflows: tuple[Overflow, ...]
    unprinted: tuple[Unprinted, ...]
    faces: tuple[Mapping[str, Any], ...]
    typesetter: Typesetter
    damaged: tuple[Damaged, ...] = ()

    def pages(self, layout: Layout) -> tuple[Page, ...]:
        """Return every copy laid out. Raises `DoesNotFit`."""
        ordered = sorted(self.cards, key=lambda card: card.size)  # stable: decks stay together
        pieces = [
            CutOut(card.size, card.front, card.back) for card in ordered for _ in range(card.copies)
        ]
        return pages(pieces, layout)

    def pdf(self, layout: Layout) -> bytes:
        """Return every copy as a PDF. Raises `DoesNotFit`."""
        return self.typesetter.pdf([dict(face) for face in self.faces], self.pages(layout))

    def pictures(self, bleed: float) -> list[bytes]:
        """Return a PNG of each face, in the order of `faces`."""
        alone = Layout(bleed=bleed, single=True, backs="none")
        each = [
            CutOut(Size(face["w"], face["h"]), number, number)
            for number, face in enumerate(self.faces)
        ]
        return self.typesetter.png([dict(face) for face in self.faces], pages(each, alone))


def measured_cards(
    info: SetInfo,
    look: CardLook,
    cards: Sequence[CardSource],
    choice: PrintSelection,
    memory: Memory | None = None,
) -> MeasuredCards:
    """Return the chosen cards, measured. Raises `NoSuchDeck` and `TypstMissing`.

    What has no frame is no card to cut out: a game prints it elsewhere (`vocabulary.table_look`).
    """
    ordered = sorted(cards, key=printed_order)
    order = {frame.kind: place for place, frame in enumerate(look.frames)}
    ordered.sort(key=lambda card: order.get(card.checked_card.kind.name, -1))
    ordered = [replace(card, line=written_out(card.line)) for card in ordered]
    printer = CardPrinter(info, tuple(ordered))
    drawings = {icon.name: look.drawing(icon.name) for icon in look.icons}
    pictures = [card.picture for card in ordered if card.picture]
    typesetter = Typesetter(info, drawings, printer.labels, pictures, memory)
    faces = _DeckFaces(look, choice, printer.labels)
    for source, printed in zip(ordered, printer.printed(), strict=True):
        for deal in _deals(printed, choice) if printed.kind.name in order else ():
            if unlike := printed.unlike_copies:
                for number in range(1, unlike + 1):
                    faces.add(source, printed.copy(number), replace(deal, copies=1), number)
            else:
                faces.add(source, printed, deal)
    kinds = {card.checked_card.kind.name for card in ordered} & order.keys()
    printer.raise_for_missing()
    _known("kind", choice.kinds, kinds)
    _known("kind", tuple(choice.sizes), kinds)
    _known("deck", choice.decks, faces.decks)
    if damaged := tuple(_damaged(ordered, typesetter.damaged())):
        return MeasuredCards((), (), (), (), typesetter, damaged)
    overflows, unprinted = faces.fit(typesetter), faces.unprinted(typesetter)
    together = sorted(faces.cards, key=lambda card: (order[card.kind], card.deck))
    return MeasuredCards(tuple(together), overflows, unprinted, tuple(faces.faces), typesetter)


def _damaged(cards: Sequence[CardSource], reasons: Mapping[str, str]) -> Iterator[Damaged]:
    for card in cards:
        if card.picture and (reason := reasons.get(card.picture.path)):
            yield Damaged(card.checked_card.kind.name, card.checked_card.slug, reason)


def _known(what: str, asked: tuple[str, ...], known: set[str]) -> None:
    for name in asked:
        if name not in known:
            raise NoSuchDeck(what, name, tuple(sorted(known)))


def _deals(printed: PrintedCard, choice: PrintSelection) -> tuple[Deal, ...]:
    if printed.deals:
        return printed.deals
    return (Deal("", "", 1, ""),) if printed.kind.name in choice.kinds else ()


class _DeckFaces:
    """Collects the faces of cards and backs, each once."""

    def __init__(self, look: CardLook, choice: PrintSelection, labels: PageLabels) -> None:
        self.look, self.choice, self.maker = look, choice, Faces(look, labels)
        self.labels = labels
        self.faces: list[dict[str, Any]] = []
        self.cards: list[DeckCard] = []
        self.decks: set[str] = set()
        self.sources: dict[int, CardSource] = {}
        self._numbers: dict[tuple[str, ...], int] = {}

    def add(self, source: CardSource, printed: PrintedCard, deal: Deal, number: int = 0) -> None:
        """Add a card of one deck, where it was chosen, or the copy of that number."""
        kind = printed.kind.name
        self.decks |= {deal.deck} - {""}
        if self.choice.kinds and kind not in self.choice.kinds:
            return
        if self.choice.decks and deal.deck not in self.choice.decks:
            return
        size = self.choice.sizes.get(kind, POKER)
        frame = self.look.frame(kind)
        named = capitalised(self.labels.kind(printed.kind))
        title = deal.title or named
        shown = self.labels.short(frame.back) or named
        if printed.kind.copies and title != shown:
            shown += f" · {title}"
        front = self._front(source, self.maker.front(printed), size, shown, deal.deck)
        reverse = self.maker.reverse(printed)
        if reverse is not None:
            back = self._front(source, reverse, size, shown, deal.deck)
        else:
            words = self.labels.short(frame.back) or (title if printed.kind.copies else named)
            back = self._back(kind, words, size)
        copies = deal.copies if self.choice.copies is None else self.choice.copies
        called = named if deal.deck in ("", kind) else f"{named}{self.labels.colon}{title}"
        self.cards.append(
            DeckCard(
                printed.anchor,
                printed.name,
                kind,
                deal.deck,
                called,
                copies,
                size,
                front,
                back,
                number,
            )
        )

    def _front(
        self, source: CardSource, face: dict[str, Any], size: Size, foot: str, deck: str
    ) -> int:
        number = len(self.faces)
        self.sources[number] = source
        words = [word for text in _texts(face["body"]) for word in text.split() if len(word) > LONG]
        more = [word for word in f"{face['flavor']} {face['sub']}".split() if len(word) > LONG]
        face |= {
            "w": size.width,
            "h": size.height,
            "foot": foot,
            "long": [] if self.labels.spaceless else [*words, *more],  # else a line breaks anywhere
            "deep": _depth(face["body"]),
        }
        self.faces.append(face)
        return number

    def _back(self, kind: str, words: str, size: Size) -> int:
        key = (kind, words)
        if key not in self._numbers:
            frame = self.look.frame(kind)
            self._numbers[key] = len(self.faces)
            self.faces.append(
                {
                    "kind": kind,
                    "name": words,
                    "colour": frame.colour,
                    "pattern": frame.pattern,
                    "icon": frame.icon,
                    "size": 11 if len(words) < 18 else 9,
                    "w": size.width,
                    "h": size.height,
                }
            )
        return self._numbers[key]

    def fit(self, typesetter: Typesetter) -> tuple[Overflow, ...]:
        """Measure every face that has a body, and return those that do not fit."""
        fronts = [(n, face) for n, face in enumerate(self.faces) if "body" in face]
        out: list[Overflow] = []
        for (number, face), fitted in zip(
            fronts, typesetter.fitted([face for _, face in fronts]), strict=True
        ):
            face["fitted"] = fitted
            if fitted["tall"] > 0 or fitted["wide"] > 0:
                card = self.sources[number].checked_card
                size = Size(face["w"], face["h"])
                out.append(
                    Overflow(
                        card.kind.name, card.slug, card.name, size, fitted["tall"], fitted["wide"]
                    )
                )
        return tuple(dict.fromkeys(out))

    def unprinted(self, typesetter: Typesetter) -> tuple[Unprinted, ...]:
        """Return the cards with letters that no font has, each once."""
        said = {
            number: "".join(_texts({**face, "fitted": {}}))
            for number, face in enumerate(self.faces)
        }
        missing = typesetter.letters_without_font(said.values())
        found: dict[tuple[str, str], Unprinted] = {}
        for number, source in self.sources.items():
            card = source.checked_card
            letters = missing & set(said[number])
            if letters:
                before = found.get((card.kind.name, card.slug))
                both = letters | set(before.letters if before else "")
                found[card.kind.name, card.slug] = Unprinted(
                    card.kind.name, card.slug, card.name, "".join(sorted(both))
                )
        return tuple(found.values())


def _texts(value: object) -> list[str]:
    """Return every string within a block."""
    match value:
        case str():
            return [value]
        case dict():
            return [text for each in value.values() for text in _texts(each)]
        case list():
            return [text for each in value for text in _texts(each)]
    return []


def _depth(value: object) -> int:
    """Return how many blocks stand within each other."""
    match value:
        case dict():
            return int("k" in value) + max((_depth(each) for each in value.values()), default=0)
        case list():
            return max((_depth(each) for each in value), default=0)
    return 0
