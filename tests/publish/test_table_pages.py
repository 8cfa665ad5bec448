"""What else lies on a table, read back from the PDF: every piece in its number, both sides behind
each other, every card in its table, the board as its cards say.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dowlang.project import pipeline
from dowlang.project.printing import decks
from dowlang.project.ruleset_registry import table_look
from dowlang.project.sets import read_set
from dowlang.publish import sheets
from dowlang.vocabulary.table_look import TableLook
from tests.cli.running import ROOT, dow
from tests.publish import pdf_pages

A4 = sheets.PAPERS["a4"]
GAMES = {"base": "dead_of_winter", "dwar7s": "dwar7s_winter"}


@cache
def table(name: str) -> sheets.TableSet:
    return decks.table_of(pipeline.check(read_set(ROOT / "cards" / name)))


@cache
def made(name: str, part: str) -> bytes:
    return sheets.table_pdf(table(name), (part,), A4)


@cache
def printed(name: str, part: str) -> list[pdf_pages.Page]:
    return pdf_pages.pages(made(name, part))


@cache
def cards_of(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(dow("cards", f"cards/{name}", "--format", "json").out)[
        "cards"
    ]
    return found


def declared(name: str) -> TableLook:
    return table_look(GAMES[name])


def words(pages: list[pdf_pages.Page]) -> str:
    return re.sub(r"\s+", " ", " ".join(page.text for page in pages))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_is_there_in_its_number_with_its_other_side_behind_it(name: str) -> None:
    pages = printed(name, "pieces")
    fronts: Counter[str] = Counter()
    backs: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for piece in declared(name).pieces:
        wanted[piece.name] += piece.count
        behind[piece.other_name or piece.name] += piece.count
    for found, names, side in ((fronts, wanted, pages[::2]), (backs, behind, pages[1::2])):
        text = words(side)
        for name in sorted(names, key=len, reverse=True):
            found[name] = text.count(name)
            text = text.replace(name, "")
        assert not text.strip()
    assert fronts == wanted and backs == behind


@pytest.mark.proof
def test_a_piece_has_its_size_to_a_tenth_of_a_millimetre_and_covers_its_other_side() -> None:
    front, back = pdf_pages.pages(made("base", "pieces"), 508)[:2]  # 20 points a millimetre
    below = 2.5  # the top of a piece, above its icon
    half = (8**2 - (8 - below) ** 2) ** 0.5
    found = []
    for page in (front, back):
        dark = [x / 20 for x in range(20 * 210) if page.dark(x / 20, 7.5 + below)]
        edges = [dark[0]]
        for before, now in pairwise(dark):
            if now - before > 2:
                edges += [before, now]
        found.append(edges[2:-1] if edges[1] - edges[0] < 1 else [*edges, dark[-1]])
    for edges in found:
        assert len(edges) == 20
        for left, right in zip(edges[::2], edges[1::2], strict=True):
            assert abs(right - left - 2 * half) < 0.25  # half a line on either side
        middles = [(left + right) / 2 for left, right in zip(edges[::2], edges[1::2], strict=True)]
        assert all(abs(now - before - 19) < 0.1 for before, now in pairwise(middles))
    mirrored = [210 - x for x in reversed(found[1])]
    assert all(abs(a - b) < 0.1 for a, b in zip(found[0], mirrored, strict=True))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_stands_in_its_table(name: str) -> None:
    text = words(printed(name, "rosters"))
    kinds = {roster.kind for roster in declared(name).rosters}
    cards = cards_of(name)
    here = [card for card in cards if card["kind"] in kinds]
    assert len(here) > 40
    assert [card["name"] for card in here if card["name"] not in text] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_page_of_a_table_holds_a_row_or_two_and_no_row_goes_on_over_a_page(name: str) -> None:
    """Rows are set closer where that saves a page."""
    kinds = {roster.kind for roster in declared(name).rosters}
    rows = {card["name"] for card in cards_of(name) if card["kind"] in kinds}
    pages = [re.sub(r"\s+", " ", page.text) for page in printed(name, "rosters")]
    begun = [[row for row in rows if row in text] for text in pages]
    assert len(pages) >= 3 and min(map(len, begun)) > 4
    heads = [text[: min(map(text.index, found))] for text, found in zip(pages, begun, strict=True)]
    assert all(len(head.split()) < 9 for head in heads), heads


def test_standees_are_there_for_every_survivor_twice() -> None:
    text = words(printed("base", "standees"))
    cards = cards_of("base")
    names = [card["name"] for card in cards if card["kind"] == "survivor"]
    assert len(names) == 30
    assert {name: text.count(name) for name in names if " " not in name} == {
        name: 2 for name in names if " " not in name
    }
    assert [name for name in names if name.split()[0] not in text] == []


def test_the_board_has_each_place_and_track() -> None:
    text = words(printed("base", "board"))
    cards = cards_of("base")
    for card in cards:
        assert card["kind"] != "location" or card["name"] in text
    assert [f"Entrance {number}" in text for number in range(1, 7)] == [True] * 6
    assert text.count("Noise") == text.count("Item deck") == 6
    assert "Morale" in text and "Rounds" in text


def test_the_spaces_of_a_place_are_those_of_its_card() -> None:
    facts = [
        {
            "kind": "location",
            "slug": "school",
            "name": "S",
            "survivors": 7,
            "entrance": 2,
            "noise": 1,
        }
    ]
    places = declared("base").places
    assert places is not None
    [place] = places(facts)
    assert [(each.label, each.count) for each in place.spaces] == [
        ("Survivors", 7),
        ("Entrance", 2),
        ("Noise", 1),
    ]


def test_what_a_set_adds_to_the_table_is_there_and_is_no_card(tmp_path: Path) -> None:
    card = tmp_path / "drum.dow"
    card.write_text(
        'track "Diesel Drum"\n    from 0 to 6, starting at 4\n\ntoken "Sandbag"\n    supply 12\n\n'
        'crossroads "The Drum"\n    flavor "It answers."\n    if level of "Diesel Drum" <= 2\n'
        '    option "Wait"\n        lose 1 morale\n',
        encoding="utf-8",
    )
    [data] = decks.tables([card], ("board", "pieces"), A4).values()
    pages = pdf_pages.pages(data)
    text = words(pages)
    assert text.count("Sandbag") == 24  # on either side
    assert re.search(r"Diesel Drum begins at 4 0 1 2 3 4 5 6", text)
    [printed_set] = decks.decks([card], sheets.PrintSelection())
    assert [card.name for card in printed_set.deck.cards] == ["The Drum"]
    done = dow("print", str(card), "--format", "pdf", "--kind", "token", "--out", str(tmp_path))
    assert done.code == 2 and "unknown kind `token`" in done.line


def test_a_token_without_a_supply_is_cut_out_too(tmp_path: Path) -> None:
    card = tmp_path / "peg.dow"
    card.write_text('token "Tent Peg"\n    flavor "Hold on."\n', encoding="utf-8")
    [data] = decks.tables([card], ("pieces",), A4).values()
    assert words(pdf_pages.pages(data)).count("Tent Peg") == 24


def test_objectives_lie_open_with_both_sides() -> None:
    pages = printed("base", "sheets")
    assert len(pages) == 3
    for page in pages:
        assert page.size[0] > page.size[1]
        assert page.text.count("Standard") == page.text.count("Hardcore") == 1


def test_a_booklet_says_what_the_card_says() -> None:
    data = decks.tables([ROOT / "examples" / "long_thaw"], ("booklets",), A4)["long_thaw"]
    text = words(pdf_pages.pages(data))
    assert "The Long Thaw" in text and "The snow is leaving." in text
    assert "mature cards" in text and "add 1 zombie to the Library" in text


@pytest.mark.parametrize("name", GAMES)
def test_the_player_aid_is_one_page_and_says_the_numbers_of_the_rules(name: str) -> None:
    pages = printed(name, "aid")
    assert len(pages) == 1
    text = words(pages)
    for section in declared(name).aid:
        assert section.title in text
    if name == "base":
        assert "Blank (6 of 12)" in text and "Bitten (1 of 12)" in text
    assert "Not affiliated with any publisher." in text


@pytest.mark.proof
def test_the_same_pages_are_the_same_bytes_on_either_paper(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        done = dow("print", "cards/dwar7s", "--format", "table", "--out", str(tmp_path / folder))
        assert done.code == 0, done.err
    first = (tmp_path / "a" / "dwar7s-table.pdf").read_bytes()
    assert first == (tmp_path / "b" / "dwar7s-table.pdf").read_bytes()
    done = dow(
        *("print", "cards/dwar7s", "--format", "table", "--part", "aid", "--paper", "letter"),
        *("--out", str(tmp_path)),
    )
    [page] = pdf_pages.pages((tmp_path / "dwar7s-table.pdf").read_bytes())
    assert all(abs(a - b) < 0.1 for a, b in zip(page.size, (215.9, 279.4), strict=True))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("cards/base", "--format", "table", "--part", "bord"), "did you mean `board`"),
        (("cards/dwar7s", "--format", "table", "--part", "sheets"), "there is `aid`"),
        (("cards/base", "--format", "pdf", "--part", "aid"), "add `--format table`"),
        (("cards/base", "--format", "table", "--single"), "has `--paper`, `--part` and `--lang`"),
        (("cards/base", "--format", "table", "--paper", "a3"), "unknown paper"),
    ],
)
def test_what_is_asked_wrongly_is_told_in_one_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = dow("print", *arguments, "--out", str(tmp_path))
    assert done.code == 2 and said in done.line
    assert list(tmp_path.iterdir()) == []


def unlike(one: bytes, other: bytes) -> float:
    """Return by how much two pictures of one size differ: the mean over their points, 0 to 255."""
    first, second = (np.frombuffer(data, np.uint8).astype(int) for data in (one, other))
    return float(np.abs(first - second).mean())


# ---- a deck that can be shuffled, from its PDF alone
@pytest.mark.proof
def test_a_deck_from_the_pdf_has_one_size_one_back_and_the_right_copies(tmp_path: Path) -> None:
    done = dow(
        *("print", "cards/base", "--format", "pdf", "--deck", "school", "--out", str(tmp_path))
    )
    assert done.code == 0, done.err
    pages = pdf_pages.pages((tmp_path / "base.pdf").read_bytes(), 254)
    assert len(pages) == 6  # nine cards a page, each page followed by its backs
    left, top = (210 - 3 * 63) / 2, (297 - 3 * 88) / 2
    listed = json.loads(dow("export", "cards/base").out)["cards"]
    wanted = {card["name"]: card["decks"]["school"] for card in listed if "school" in card["decks"]}
    fronts = words(pages[::2])
    assert {
        name: len(re.findall(re.escape(name) + r"(?! deck)", fronts)) for name in wanted
    } == wanted
    backs, faces = [], []
    for number in range(0, len(pages), 2):
        here = min(9, sum(wanted.values()) - 9 * number // 2)
        for place in range(here):
            row, column = divmod(place, 3)
            for side, at in ((faces, column), (backs, 2 - column)):
                page = pages[number + (side is backs)]
                side.append(page.box(left + at * 63 + 2, top + row * 88 + 2, 58, 84))
    assert len(backs) == len(faces) == 20
    assert max(unlike(backs[0], back) for back in backs) < 4  # fine lines fall between points
    assert max(unlike(faces[0], face) for face in faces) > 10
    dark = [y / 20 for y in range(20 * 297) if pages[0].dark(left - 4, y / 20)]  # the cut marks
    cuts = [dark[0]] + [now for before, now in pairwise(dark) if now - before > 5]
    assert len(cuts) == 4
    assert all(abs(b - a - 88) < 0.2 for a, b in pairwise(cuts))
