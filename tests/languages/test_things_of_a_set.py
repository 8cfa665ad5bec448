"""What a set brings of its own, and single files of a set, printed in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from dowlang.project.card_selection import gather
from dowlang.project.pipeline import CheckedSet, check
from dowlang.project.printing.decks import table_of
from dowlang.project.printing.printed_sets import cards_of, info_of, references
from dowlang.project.ruleset_registry import card_look
from dowlang.project.sets import SetSource
from dowlang.publish import plain_text, sheets
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.sheets.faces import Faces
from dowlang.publish.sheets.typesetting import Typesetter
from dowlang.vocabulary import CardKind
from tests.languages.readings import BASE, LANGUAGES, base

MANIFEST = """\
id = "sky"
name = "The Sky"
version = "0.1.0"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
authors = ["one", "another"]
licence = "MIT"
languages = ["es", "ja", "ru"]
"""
CARDS = {
    "deck": 'deck "The Sky"\n',
    "ice": 'incident "Ice"\n    of "The Sky"\n    copies 2\n    survivors cannot move\n',
    "lull": 'incident "Lull"\n    of "The Sky"\n    revealed\n        add 1 food\n',
    "tank": 'track "Tank"\n    from 0 to 5, starting at 2\n',
    "well": 'track "Well"\n    from 1 to 3\n',
    "crate": 'token "Crate"\n    supply 4\n',
    "high": (
        'scenario "High Up"\n    players 3 to 5\n    remove mature cards\n'
        '    remove non-cooperative cards\n    remove the item "Aspirin"\n'
        '    rule "people_per_food" is "3"\n'
    ),
}
NAMES = {
    "The Sky": ("El cielo", "空", "Небо"),
    "Ice": ("Hielo", "氷", "Лёд"),
    "Lull": ("Calma", "凪", "Затишье"),
    "Tank": ("Depósito", "タンク", "Бак"),
    "Well": ("Pozo", "井戸", "Колодец"),
    "Crate": ("Caja", "木箱", "Ящик"),
    "High Up": ("En lo alto", "高みへ", "На высоте"),
}
LINES = {
    "": (
        "Incident · The Sky × 2",
        "From 0 to 5, starting at 2",
        "From 1 to 3",
        "Players: 3 to 5",
        "Remove: mature cards",
        "Remove: non-cooperative cards",
        "Remove: the item “Aspirin”",
        "- 1 food feeds 3 people at the colony.",
        "By one, another, licence MIT.",
    ),
    "es": (
        "Incidente · El cielo × 2",
        "Niveles: de 0 a 5, empieza en 2",
        "Niveles: de 1 a 3",
        "Jugadores: de 3 a 5",
        "Quita: cartas para adultos",
        "Quita: cartas no cooperativas",
        "Quita: la carta de objeto Aspirina",
        "- 1 de comida basta para 3 personas de la colonia.",
        "Autores: one, another, licencia MIT.",
    ),
    "ja": (
        "出来事 · 空 × 2",
        "範囲：0～5、開始値2",
        "範囲：1～3",
        "プレイヤー人数：3～5",
        "取り除く：成人向けカード",
        "取り除く：アイテムカード「アスピリン」",
        "- 食料トークン1個でコロニーの3人分をまかなう。",
        "作者：one、another、ライセンス：MIT。",
    ),
    "ru": (
        "Происшествие · Небо × 2",
        "Уровни: от 0 до 5, начиная с 2",
        "Уровни: от 1 до 3",
        "Игроки: от 3 до 5",
        "Убрать: карты для взрослых",
        "Убрать: карты некооперативной игры",
        "Убрать: карту Предметов «Аспирин»",
        "- 1 жетон Пропитания кормит 3 человек в колонии.",
        "Авторы: one, another, лицензия MIT.",
    ),
}


@pytest.fixture(scope="module")
def sky(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set with a deck, incidents, tracks, tokens and a scenario, in every language."""
    folder = tmp_path_factory.mktemp("sky")
    (folder / "set.toml").write_text(MANIFEST, "utf-8")
    for file, text in CARDS.items():
        (folder / f"{file}.dow").write_text(text, "utf-8")
        name = text.split('"')[1]
        for language, said in zip(LANGUAGES, NAMES[name], strict=True):
            own = f'["{name}"]\nname = "{said}"\n'
            (folder / f"{file}.{language}.toml").write_text(own, "utf-8")
    return folder


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LINES)
def test_lines_of_cards_are_said_in_the_order_of_their_language(sky: Path, language: str) -> None:
    (text,) = references([sky], "md", language).values()
    rows = [row.replace("\\", "") for row in text.splitlines()]
    assert [line for line in LINES[language] if line not in rows] == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LINES)
def test_a_file_printed_alone_calls_its_deck_as_the_whole_set_does(
    sky: Path, language: str
) -> None:
    item = next((BASE / "items" / "library").glob("*.dow"))
    for whole, file in ((sky, sky / "ice.dow"), (item.parent, item)):
        alone = _heads(references([file], "md", language))
        assert alone and alone <= _heads(references([whole], "md", language))


def _heads(texts: dict[str, str]) -> set[str]:
    """Return the lines below names: kind, figures, decks."""
    rows = "".join(texts.values()).split("\n#### ")[1:]
    return {row.splitlines()[2] for row in rows}


@pytest.mark.parametrize("language", LINES)
def test_a_card_names_its_deck_and_its_copies_once(sky: Path, language: str) -> None:
    ((source, _),) = gather([sky])
    checked = check(source)
    cards = tuple(cards_of(checked, language))
    printer = CardPrinter(info_of(checked, language), cards)
    ice = next(card for card in printer.printed() if card.path.startswith("ice.dow"))
    face = Faces(card_look("dead_of_winter"), printer.labels).front(ice)
    assert (ice.subtitle_line, ice.figures, face["sub"], face["figures"]) == ("", (), "", [])
    plain = plain_text.plain_cards(printer, cards)
    head = next(each.head for each in plain if each.name == ice.name)
    assert head[0] == ice.deals[0].title and len(head) == 2 and head[1].endswith(" 2")


@pytest.mark.proof
def test_numbers_that_change_the_copies_of_a_card_are_known_as_copies() -> None:
    """What a deal tells is no figure of the card: of every card of every set that is ours."""
    found = set()
    for path in ("cards/base", "cards/dwar7s", "examples/mechanics"):
        for source, _ in gather([Path(path)]):
            for kind, facts in _dealt(source):
                for clause in kind.clauses:
                    number = facts.get(clause.role)
                    if isinstance(number, int) and not isinstance(number, bool):
                        more = {**facts, clause.role: number + 1}
                        if kind.copies(more) != kind.copies(facts):
                            assert clause.counts, (kind.name, clause.pattern)
                            found.add(kind.name)
    assert found == {"hero", "incident"}


def _dealt(source: SetSource) -> Iterator[tuple[CardKind, Mapping[str, Any]]]:
    for cards in check(source).checked_cards.values():
        for card in cards:
            if card.kind.copies is not None:
                yield card.kind, card.facts


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_put_before_what_stands_under_a_name(language: str) -> None:
    """An occupation is printed as its translation has it, without an article of ours."""
    checked, _ = base()
    survivors = [card for card in _printed(checked, language) if card.kind.name == "survivor"]
    assert len(survivors) > 20
    for card in survivors:
        file = Path("cards") / "base" / card.path.split(":")[0]
        texts = tomllib.loads(file.with_suffix(f".{language}.toml").read_text("utf-8"))
        assert card.subtitle_line in [own.get("occupation") for own in texts.values()], card.path


def _printed(checked: CheckedSet, language: str) -> tuple[PrintedCard, ...]:
    return CardPrinter(info_of(checked, language), tuple(cards_of(checked, language))).printed()


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_set_is_said_whole(
    sky: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, Any] = {}
    monkeypatch.setattr(Typesetter, "table", lambda _, data: told.update(data) or b"")
    ((source, asked),) = gather([sky])
    checked = check(source)
    sheets.table_pdf(table_of(checked, asked, language), ("board",), sheets.PAPERS["a4"])
    (board,) = told["parts"]
    tracks = {row["name"]: row["note"] for row in board["data"] if row["k"] == "track"}
    at = LANGUAGES.index(language)
    assert tracks[NAMES["Tank"][at]].endswith(" 2") and "begins" not in tracks[NAMES["Tank"][at]]


def test_an_occupation_has_the_gender_of_its_survivor_in_spanish() -> None:
    """A name agrees with what the card says beside it: *mensajera*, *perra*."""
    tried = 0
    for file in sorted((BASE / "survivors").glob("*.es.toml")):
        (told,) = tomllib.loads(file.read_text("utf-8")).values()
        word, feminine = told["occupation"].split()[0], "feminine" in told["forms"]
        if not word.endswith(("ista", "guarda", "e")):
            assert word.endswith("a") == feminine, (file.name, word)
            tried += 1
    assert tried > 20
