"""Decks for a virtual table: sheets of faces, and the saved object of Tabletop Simulator.

A sheet has ten columns and up to seven rows. Its last cell is what the program shows of a hidden
card, so 69 faces fit. All cards of one deck have one back, or each its own on a second sheet of
the same layout, as those with another side have. Card number 100 times the sheet's number plus
the cell: format of <https://kb.tabletopsimulator.com/custom-content/save-file-format/>.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from dowlang.publish.sheets.decks import DeckCard, MeasuredCards
from dowlang.publish.sheets.imposition import Page, Placement, Size

COLUMNS, ROWS = 10, 7
USABLE = COLUMNS * ROWS - 1
LEAST_ROWS = 2
WIDTH = 4000
"""Points of a sheet's width. Textures of more than 4,096 are made smaller on many machines."""
BETWEEN = 3.0  # units of the table from one deck to the next
INCH = 25.4


@dataclass(frozen=True, slots=True)
class Sheet:
    """Up to 69 designs of one deck. `name` is that of its pictures, without an ending."""

    number: int
    name: str
    cards: tuple[DeckCard, ...]

    @property
    def own_backs(self) -> bool:
        """Return True if each card has a back of its own."""
        return len({card.back for card in self.cards}) > 1

    @property
    def rows(self) -> int:
        """Return the number of rows, one cell left free."""
        return max(LEAST_ROWS, -(-(len(self.cards) + 1) // COLUMNS))

    def card_number(self, card: DeckCard) -> int:
        """Return the number by which the program finds a card's cell."""
        return self.number * 100 + self.cards.index(card)


def sheets_of(made: MeasuredCards) -> tuple[Sheet, ...]:
    """Return the sheets of all decks, in the order of the cards as printed."""
    out: list[Sheet] = []
    for (kind, deck, _), group in groupby(made.cards, key=lambda card: _key(card)):
        cards = tuple(group)
        stem = (f"{kind}-{deck}" if deck and deck != kind else kind).replace("_", "-")
        for first in range(0, len(cards), USABLE):
            out.append(Sheet(len(out) + 1, stem, cards[first : first + USABLE]))
    return tuple(_numbered(out))


def _numbered(sheets: Sequence[Sheet]) -> Iterator[Sheet]:
    """Yield sheets with a number behind each name that several have, by a sign that no name has."""
    of_name = Counter(sheet.name for sheet in sheets)
    before = Counter[str]()
    for sheet in sheets:
        before[sheet.name] += 1
        number = f".{before[sheet.name]}" if of_name[sheet.name] > 1 else ""
        yield replace(sheet, name=sheet.name + number)


def _key(card: DeckCard) -> tuple[str, str, Size]:
    return card.kind, card.deck, card.size


def pictures(made: MeasuredCards, sheets: Sequence[Sheet]) -> Iterator[tuple[str, bytes]]:
    """Yield a file name and a PNG for the fronts and the backs of each sheet."""
    for sheet in sheets:
        size = sheet.cards[0].size
        dots = WIDTH / (COLUMNS * size.width / INCH)
        fronts = _page(sheet, len(sheet.cards))
        shown = [dict(made.faces[card.front]) for card in sheet.cards]
        yield f"{sheet.name}.png", made.typesetter.png(shown, [fronts], dots)[0]
        behind = [dict(made.faces[card.back]) for card in sheet.cards]
        if sheet.own_backs:
            backs = _page(sheet, len(sheet.cards))
        else:
            del behind[1:]
            backs = Page(size, (Placement(0, 0, 0, (0, 0, 0, 0)),))
        yield f"{sheet.name}-back.png", made.typesetter.png(behind, [backs], dots)[0]


def _page(sheet: Sheet, count: int) -> Page:
    """Return a page of cells without gaps, so many faces in them."""
    size = sheet.cards[0].size
    slots = tuple(
        Placement(place % COLUMNS * size.width, place // COLUMNS * size.height, place, (0, 0, 0, 0))
        for place in range(count)
    )
    return Page(Size(COLUMNS * size.width, sheet.rows * size.height), slots)


def saved_object(
    title: str, sheets: Sequence[Sheet], texts: Mapping[str, str], url: str
) -> dict[str, Any]:
    """Return the saved object: a deck for each sheets' deck, its copies in the order printed.

    `texts` are the rules by the anchor of a card. `url` comes before the names of pictures.
    """
    decks = []
    for place, (name, group) in enumerate(groupby(sheets, key=_deck_name)):
        decks.append(_deck(name, tuple(group), texts, url, place))
    return {
        "SaveName": title,
        "GameMode": title,
        "Gravity": 0.5,
        "Table": "",
        "Sky": "",
        "Note": "",
        "Rules": "",
        "XmlUI": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "ObjectStates": decks,
    }


def _deck_name(sheet: Sheet) -> tuple[str, str, Size]:
    return _key(sheet.cards[0])


def _deck(
    key: tuple[str, str, Size],
    sheets: Sequence[Sheet],
    texts: Mapping[str, str],
    url: str,
    place: int,
) -> dict[str, Any]:
    kind, deck, _ = key
    inside = [
        _card(sheet, card, copy, texts, _custom(sheet, url)) | {"Transform": _transform(place)}
        for sheet in sheets
        for card in sheet.cards
        for copy in range(card.copies)
    ]
    if len(inside) == 1:  # the program has no deck of one card
        return inside[0]
    first = sheets[0].cards[0]
    return {
        "GUID": _guid("deck", kind, deck),
        "Name": "DeckCustom",
        "Transform": _transform(place),
        "Nickname": first.title,
        "Description": "",
        "SidewaysCard": first.size.width > first.size.height,
        "DeckIDs": [card["CardID"] for card in inside],
        "CustomDeck": {str(sheet.number): _custom(sheet, url) for sheet in sheets},
        "ContainedObjects": inside,
    }


def _card(
    sheet: Sheet, card: DeckCard, copy: int, texts: Mapping[str, str], custom: Mapping[str, Any]
) -> dict[str, Any]:
    return {
        "GUID": _guid(card.anchor, card.deck, max(card.number - 1, 0) + copy),
        "Name": "Card",
        "Transform": {},
        "Nickname": card.name,
        "Description": texts.get(card.anchor, ""),
        "CardID": sheet.card_number(card),
        "SidewaysCard": card.size.width > card.size.height,
        "CustomDeck": {str(sheet.number): custom},
    }


def _custom(sheet: Sheet, url: str) -> dict[str, Any]:
    return {
        "FaceURL": f"{url}{sheet.name}.png",
        "BackURL": f"{url}{sheet.name}-back.png",
        "NumWidth": COLUMNS,
        "NumHeight": sheet.rows,
        "BackIsHidden": not sheet.own_backs,
        "UniqueBack": sheet.own_backs,
        "Type": 0,
    }


def _transform(place: int) -> dict[str, float]:
    """Return where a deck lies: in rows of six, face down."""
    row, column = divmod(place, 6)
    return {
        "posX": column * BETWEEN,
        "posY": 1.0,
        "posZ": -row * (BETWEEN + 1.0),
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 180.0,
        "scaleX": 1.0,
        "scaleY": 1.0,
        "scaleZ": 1.0,
    }


def _guid(*parts: object) -> str:
    """Return six hexadecimal digits that are the same for the same thing.

    Where two things have the same, the program gives one of them others when it loads them.
    """
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:6]
