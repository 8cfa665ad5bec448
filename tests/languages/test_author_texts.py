"""What an author wrote in another language is printed as it was written, whatever signs it has."""

from __future__ import annotations

import html
from dataclasses import replace
from pathlib import Path

import pytest

from dowlang.project.printing.printed_sets import cards_of, info_of, references
from dowlang.publish import MissingMessages
from dowlang.publish.rules_text.localised import private_signs
from dowlang.publish.rules_text.localised.names import Name, NamePlaceholders
from dowlang.publish.rules_text.localised.private_signs import PLACEHOLDERS, without_signs
from dowlang.publish.rules_text.text_runs import plain
from dowlang.publish.translated_cards import TranslatedCards
from tests.languages.readings import LANGUAGES, base

FRENCH = "Attendez\u00a0! Oui\u00a0? 5\u00a0km … ; [ :) ]"
"""Signs stand where a French author puts them, in no language of ours."""
MANIFEST = """\
id = "frost"
name = "Le Givre : retour !"
version = "0.1.0"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
authors = ["A : B ; C"]
licence = "MIT"
languages = ["es", "ja", "ru"]
"""
CARD = """\
crossroads "The Bell"
    flavor "It rings."
    when you move a survivor
    option "Wait"
        manual "Sing."
    option "Send somebody"
        choose a survivor you control as scout
        the scout gets 1 wound
"""
TRANSLATION = """\
["The Bell"]
name = "Bell"
flavor = "{text}"
["The Bell".labels]
"Wait" = "{text}"
"Send somebody" = "Send"
["The Bell".manual]
"Sing." = "{text}"
["The Bell".words]
scout = "{word}"
"""


def written(folder: Path, language: str, word: str = "scout") -> Path:
    """Write a set with one card and its translation."""
    (folder / "set.toml").write_text(MANIFEST, "utf-8")
    (folder / "bell.dow").write_text(CARD, "utf-8")
    text = TRANSLATION.format(text=FRENCH, word=word)
    (folder / f"bell.{language}.toml").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_authors_texts_keep_their_spaces(language: str, tmp_path: Path) -> None:
    """Flavor stands in a message of quotes, names of sets and authors in other messages."""
    [page] = references([written(tmp_path, language)], "html", language).values()
    text = html.unescape(page)
    assert text.count(FRENCH) == 3  # flavor, label, manual text
    assert text.count("Le Givre : retour !") >= 2  # title and heading
    assert "A : B ; C" in text


@pytest.mark.parametrize(
    ("language", "text", "quoted"),
    [("es", "Ven.", "«Ven»."), ("ru", "Иди.", "«Иди»."), ("ja", "来い。", "「来い」")],
)
def test_a_full_stop_before_a_quote_stands_where_the_language_has_it(
    language: str, text: str, quoted: str
) -> None:
    checked, _ = base()
    labels = TranslatedCards(info_of(checked, language), ()).printer.labels
    assert labels.text("quote", text=text) == quoted


@pytest.mark.parametrize("sign", [chr(0xE100), chr(0xE002), chr(0xF8FF), chr(PLACEHOLDERS[0])])
def test_a_private_sign_in_a_word_is_no_name(sign: str, tmp_path: Path) -> None:
    """One pasted with a word out of a font of icons stays as it is, the last plane has ours."""
    folder = written(tmp_path, "es", f"explorador {sign} alto")
    [page] = references([folder], "md", "es").values()
    shown = without_signs(sign)
    assert f"explorador {shown} alto" in page
    assert (shown == sign) == (ord(sign) < 0x10000)


def test_private_signs_are_all_different() -> None:
    signs = [
        value
        for name, value in vars(private_signs).items()
        if name.isupper() and isinstance(value, str)
    ]
    assert len(signs) == len({*signs}) == 7
    assert not {*map(ord, signs[:5])} & {*PLACEHOLDERS}
    marks, name = (
        NamePlaceholders(),
        Name(f"a{signs[0]}", forms={"genitive": f"b{chr(PLACEHOLDERS[0])}"}),
    )
    marks.mark("Hospital", "hospital", "")
    assert plain(marks.runs(name.text + name.forms["genitive"])) == "a\ufffdb\ufffd"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_missing_is_named(language: str) -> None:
    checked, _ = base()
    info = info_of(checked, language)
    texts = tuple(
        (label, text.replace("clause-prevent-with =", "clause-another ="))
        for label, text in info.messages
    )
    assert texts != info.messages
    with pytest.raises(MissingMessages) as raised:
        TranslatedCards(replace(info, messages=texts), tuple(cards_of(checked, language)))
    assert raised.value.faults == {"clause-prevent-with": "is missing"}
