"""Cards exported as data and as decks for a virtual table are read back: every card is there, in
its number, where its cell says.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dowlang.project.package_files import PACKAGE
from dowlang.project.printing import decks, exported_data
from dowlang.publish import sheets
from dowlang.publish.sheets import tabletop_simulator
from tests.cli.running import ROOT, dow
from tests.publish import png_pixels

BELL = (
    'crossroads "Bell {0}"\n    flavor "Ring."\n    if morale <= 3\n'
    '    option "Ring it"\n        gain 1 morale\n'
)


def schema(name: str) -> Any:
    return json.loads((PACKAGE / "schemas" / f"{name}.json").read_bytes())


@cache
def base() -> decks.PrintedSet:
    return decks.decks([ROOT / "cards" / "base"], sheets.PrintSelection())[0]


def saved(url: str = "https://example.org/") -> dict[str, Any]:
    made = base()
    return sheets.saved_object(made.name, sheets.sheets_of(made.deck), made.texts(), url)


def cards_in(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        card for thing in found["ObjectStates"] for card in thing.get("ContainedObjects", [thing])
    ]


# ---- a virtual table
@pytest.mark.proof
def test_every_copy_lies_in_a_deck_under_the_number_of_its_cell() -> None:
    found = saved()
    Draft202012Validator(schema("tts")).validate(found)
    made, cards = base(), cards_in(found)
    wanted = Counter({(card.name, card.kind): 0 for card in made.deck.cards})
    for card in made.deck.cards:
        wanted[card.name, card.kind] += card.copies
    by_name: Counter[str] = Counter()
    for (name, _), count in wanted.items():
        by_name[name] += count
    assert Counter(card["Nickname"] for card in cards) == by_name
    for thing in found["ObjectStates"]:
        if "DeckIDs" in thing:
            assert thing["DeckIDs"] == [card["CardID"] for card in thing["ContainedObjects"]]
    for card in cards:
        [(sheet, custom)] = card["CustomDeck"].items()
        number, cell = divmod(card["CardID"], 100)
        assert str(number) == sheet and cell < 69
        assert cell < custom["NumWidth"] * custom["NumHeight"] - 1
    assert len({card["GUID"] for card in cards}) == len(cards)


def test_the_backs_of_a_deck_are_one_and_objectives_have_their_other_side() -> None:
    customs = {
        custom["FaceURL"]: custom
        for card in cards_in(saved())
        for custom in card["CustomDeck"].values()
    }
    assert {name for name, custom in customs.items() if custom["UniqueBack"]} == {
        "https://example.org/objective.png"
    }
    assert len({custom["BackURL"] for custom in customs.values()}) == len(customs)


@pytest.mark.proof
def test_a_cell_shows_the_face_of_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each cell of a sheet is the picture of that face alone, near enough for other rounding."""
    monkeypatch.setattr(tabletop_simulator, "WIDTH", 630)
    choice = sheets.PrintSelection(kinds=("objective",))
    [made] = decks.decks([ROOT / "cards" / "base"], choice)
    found = sheets.sheets_of(made.deck)
    files = {name: png_pixels.read(data) for name, data in sheets.sheet_pictures(made.deck, found)}
    assert files.keys() == {"objective.png", "objective-back.png"}
    for file, side in (("objective.png", "front"), ("objective-back.png", "back")):
        sheet = files[file]
        assert (sheet.width, sheet.height) == (630, 176)
        for place, card in enumerate(found[0].cards):
            face = [dict(made.deck.faces[getattr(card, side)])]
            page = tabletop_simulator._page(found[0], 1)
            alone = png_pixels.read(made.deck.typesetter.png(face, [page], 25.4)[0])
            same = sum(
                sheet.point(place * 63 + x, y) == alone.point(x, y)
                for x in range(2, 61)
                for y in range(2, 86)
            )
            assert same > 0.97 * 59 * 84
        assert sheet.point(629, 175) == (255, 255, 255) != sheet.point(3, 3)  # of hidden cards


@pytest.mark.parametrize(
    ("count", "wanted"), [(1, [1]), (69, [69]), (70, [69, 1]), (139, [69, 69, 1])]
)
def test_a_sheet_holds_sixty_nine_designs(count: int, wanted: list[int]) -> None:
    card = base().deck.cards[0]
    many = tuple(
        sheets.DeckCard(f"a{n}", f"A {n}", "bell", "bell", "Bell", 1, card.size, n, 999)
        for n in range(count)
    )
    made = sheets.MeasuredCards(many, (), (), (), base().deck.typesetter)
    found = sheets.sheets_of(made)
    assert [len(sheet.cards) for sheet in found] == wanted
    assert [sheet.rows for sheet in found] == [7 if size > 59 else 2 for size in wanted]
    assert len({sheet.name for sheet in found}) == len(found)
    numbers = [sheet.card_number(one) for sheet in found for one in sheet.cards]
    assert numbers == [n // 69 * 100 + 100 + n % 69 for n in range(count)]
    object_ = sheets.saved_object("Bells", found, {}, "")
    Draft202012Validator(schema("tts")).validate(object_)
    assert len(object_["ObjectStates"]) == 1


def test_the_command_writes_what_the_saved_object_names(tmp_path: Path) -> None:
    card = tmp_path / "bell.dow"
    card.write_text(BELL.format(1) + "\n" + BELL.format(2), encoding="utf-8")
    for folder in ("a", "b"):
        done = dow("export", str(card), "--format", "tts", "--out", str(tmp_path / folder))
        assert done.code == 0 and "wrote 2 cards on 1 sheet " in done.out, done.err
    written = {
        file.name: file.read_bytes() for file in (tmp_path / "a" / "additions-tts").iterdir()
    }
    found = json.loads(written["additions.json"])
    custom = found["ObjectStates"][0]["CustomDeck"]["1"]
    for key in ("FaceURL", "BackURL"):
        assert custom[key].startswith("file:///")
        assert custom[key].rpartition("/")[2] in written
    again = tmp_path / "b" / "additions-tts"
    assert all(
        (again / name).read_bytes() == data for name, data in written.items() if ".png" in name
    )
    done = dow(
        "export", str(card), "--format", "tts", "--out", str(tmp_path / "c"), "--url", "http://x/y"
    )
    found = json.loads((tmp_path / "c" / "additions-tts" / "additions.json").read_bytes())
    assert found["ObjectStates"][0]["CustomDeck"]["1"]["FaceURL"] == "http://x/y/crossroads.png"


def test_hostile_texts_stay_texts(tmp_path: Path) -> None:
    card = tmp_path / "bell.dow"
    card.write_text(BELL.format("=cmd|' /C calc'!A0").replace('"Bell ', '"'), encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(dow("export", str(card), "--format", "csv").out)))
    assert rows[0]["name"] == "'=cmd|' /C calc'!A0"


# ---- data
@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["base", "dwar7s"])
def test_json_has_every_card_and_fits_its_schema(name: str) -> None:
    found = json.loads(dow("export", f"cards/{name}").out)
    Draft202012Validator(schema("export")).validate(found)
    listed = json.loads(dow("cards", f"cards/{name}", "--format", "json").out)["cards"]
    mine = {(card["kind"], card["name"], sum(card["decks"].values())) for card in found["cards"]}
    for card in listed:
        if card["kind"] != "define":
            assert any(each[:2] == (card["kind"], card["name"]) for each in mine), card
    assert len(found["cards"]) == len({(card["kind"], card["slug"]) for card in found["cards"]})
    for card in found["cards"]:
        depth = -1
        for line in card["rules"]:
            assert line["depth"] <= depth + 1 and line["text"]
            depth = line["depth"]


def test_the_table_has_the_columns_of_its_schema_and_a_row_a_card() -> None:
    out = dow("export", "cards/base", "--format", "csv").out
    rows = list(csv.DictReader(io.StringIO(out)))
    fields = schema("export-csv")["fields"]
    assert list(rows[0]) == [field["name"] for field in fields]
    whole = exported_data.exports([ROOT / "cards" / "base"])[0].data["cards"]
    assert len(rows) == len(whole)
    for row, card in zip(rows, whole, strict=True):
        assert (row["kind"], row["name"], row["slug"]) == (card["kind"], card["name"], card["slug"])
        assert int(row["copies"]) == sum(card["decks"].values())
        for field in fields:
            if "pattern" in field.get("constraints", {}):
                assert re.fullmatch(field["constraints"]["pattern"], row[field["name"]])


def test_what_cannot_be_exported_is_told_in_one_line(tmp_path: Path) -> None:
    assert "unknown format" in dow("export", "cards/base", "--format", "xls").line
    assert "--format tts" in dow("export", "cards/base", "--deck", "school").line
    assert "`--out DIR`" in dow("export", "cards").line
    done = dow(
        "export", "cards/base", "--format", "tts", "--deck", "shcool", "--out", str(tmp_path)
    )
    assert "did you mean `school`" in done.line


# ---- names of decks and pictures
def a_card(kind: str, deck: str, number: int) -> sheets.DeckCard:
    name = f"{deck} {number}"
    return sheets.DeckCard(name, name, kind, deck, deck, 1, sheets.POKER, number, 0)


@pytest.mark.parametrize(
    "dealt",
    [
        [("item", "school", 80), ("item", "school_1", 3)],
        [("item", "school", 140), ("item_school", "", 80), ("item", "school_2", 80)],
    ],
)
def test_no_two_sheets_have_one_picture(dealt: list[tuple[str, str, int]]) -> None:
    cards = tuple(a_card(kind, deck, each) for kind, deck, many in dealt for each in range(many))
    made = replace(base().deck, cards=cards)
    found = sheets.sheets_of(made)
    assert sum(len(sheet.cards) for sheet in found) == len(cards)
    assert len({sheet.name for sheet in found}) == len(found) > len(dealt)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("language", "called"),
    [("", "Item: School"), ("es", "Objeto: Escuela"), ("ja", "アイテムカード：学校")],
)
def test_a_deck_is_called_as_it_is_printed(language: str, called: str) -> None:
    choice = sheets.PrintSelection(("school",), ("item",))
    [printed] = decks.decks([ROOT / "cards" / "base"], choice, language)
    found = sheets.saved_object("x", sheets.sheets_of(printed.deck), {}, "")
    assert [each["Nickname"] for each in found["ObjectStates"]] == [called]
