"""Every page in every language: the reference, the decks, what else lies on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dowlang import publish
from dowlang.project.printing import decks
from dowlang.project.printing.printed_sets import cards_of, info_of, references
from dowlang.project.ruleset_registry import card_look
from dowlang.publish import sheets
from dowlang.publish.rules_text import card_printer
from dowlang.publish.rules_text.localised.game_language import GameLanguage
from dowlang.publish.rules_text.text_runs import Run
from dowlang.publish.sheets.icons_in_text import IconSetter
from tests.languages.readings import GAME, LANGUAGES, base

FAVOUR = Path(__file__).parents[2] / "cards" / "base" / "crossroads" / "a_favour_owed.dow"
KEYS = re.compile(r"⟦[\w.-]+⟧")


@pytest.fixture
def in_force(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[GameLanguage]]:
    """Languages in force although they lack messages, so that all they have is tried."""
    used: list[GameLanguage] = []

    def localised(info: publish.SetInfo) -> GameLanguage:
        used.append(GameLanguage(info))
        used[-1].lacking = ()
        return used[-1]

    monkeypatch.setattr(card_printer, "_localised", localised)
    monkeypatch.setattr(GameLanguage, "raise_for_missing", lambda self: None)
    yield used


def faults(used: list[GameLanguage]) -> dict[str, str]:
    return {id: wrong for each in used for id, wrong in each.messages.faults.items()}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format", publish.FORMATS)
def test_a_reference_is_said_whole_in_its_language(
    language: str, format: str, in_force: list[GameLanguage]
) -> None:
    checked, asked = base()
    cards = tuple(cards_of(checked, language, asked))
    text = publish.reference(info_of(checked, language), cards, format)
    missing = {id for id, wrong in faults(in_force).items() if wrong == "is missing"}
    assert faults(in_force).keys() == missing  # nothing is broken
    for said in KEYS.findall(text):
        assert said.strip("⟦⟧") in missing
    for english in ("Contents", "By kind", " with all copies", "Crossroads", " standard"):
        assert not re.search(rf"(?<!⟦){english}\b", text.replace("crossroads", ""))


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_and_tables_are_set_in_every_language(
    language: str, in_force: list[GameLanguage]
) -> None:
    checked, asked = base()
    cards = tuple(cards_of(checked, language, asked))
    look, info = card_look(GAME), info_of(checked, language)
    made = sheets.measured_cards(
        info, look, cards, sheets.PrintSelection(kinds=("crisis", "objective"))
    )
    assert not made.unprinted and made.typesetter.shared["lang"] == language
    given = decks.table_of(checked, asked, language)
    assert sheets.table_pdf(given, ("aid", "board"), sheets.PAPERS["a4"]).startswith(b"%PDF")
    assert set(faults(in_force).values()) <= {"is missing"}


@pytest.mark.proof
@pytest.mark.parametrize("language", ("", *LANGUAGES))
def test_every_card_has_room_in_every_language(language: str) -> None:
    """The longest vote of a Japanese card was a third of a millimetre too tall for a while."""
    checked, asked = base()
    cards = tuple(cards_of(checked, language, asked))
    info, choice = info_of(checked, language), sheets.PrintSelection()
    made = sheets.measured_cards(info, card_look(GAME), cards, choice)
    assert len(made.cards) >= 143
    assert not made.overflows


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["es", "ja", "ru"])
def test_a_card_printed_alone_names_the_others_in_its_language(language: str) -> None:
    """Their translations stand in other files of the set."""
    (text,) = references([FAVOUR], "md", language).values()
    assert "Grocery Store" not in text


def test_the_set_and_the_credit_are_said_in_the_language() -> None:
    checked, _ = base()
    names = {language: info_of(checked, language).name for language in ("", *LANGUAGES)}
    assert names[""] == "The First Winter" and len(set(names.values())) == len(LANGUAGES) + 1
    labels = {
        language: card_printer.CardPrinter(info_of(checked, language), ()).labels.text("credit")
        for language in LANGUAGES
    }
    assert all("dowlang" in text and "publisher" not in text for text in labels.values())
    assert len(set(labels.values())) == len(LANGUAGES)


def test_spanish_text_has_its_icons() -> None:
    checked, _ = base()
    look = card_look(checked.manifest.ruleset)
    labels = card_printer.CardPrinter(info_of(checked, "es"), ()).labels
    marked = IconSetter(look, labels)

    def icons(text: str) -> list[str]:
        return [piece[1] for piece in marked.pieces((Run(text),)) if piece[0] == "i"]

    assert icons("Añade 3 zombis al hospital.") == ["zombie"]
    assert icons("Pierde 1 de moral.") == ["morale"]
    assert icons("Descarta 1 carta de comida.") == ["food"]
    assert icons("Un superviviente recibe 1 herida.") == ["survivor", "wound"]
    assert icons("Se omite el paso de comida.") == []
