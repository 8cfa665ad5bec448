"""What is printed is prose in every language and of every set: no key, no sign, no name of a file.

The sets without translations are printed in a copy that declares the languages: their rules text is
in the language, and names stay English.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from dowlang.project import pipeline
from dowlang.project.printing.printed_sets import references
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.vocabulary.declarations import NumberWord, RuleWord
from dowlang.vocabulary.signatures import placeholders_of
from tests.cli.running import ROOT

LANGUAGES = ("", "es", "ja", "ru")
SETS = ("cards/base", "cards/dwar7s", "examples/mechanics", "examples/long_thaw")
PLACES = (
    "Colony|Gas Station|Grocery Store|Hospital|Library|Police Station|School"
    "|Больниц|Библиотек|Школ|Автозаправ|Полицейск|Продуктов"
    "|[Hh]ospital|[Bb]iblioteca|[Ee]scuela|[Gg]asolinera|[Cc]omisar|[Tt]ienda"
    "|病院|図書館|学校|ガソリンスタンド|警察署|食料品店"
)
SIGN = re.compile(r"[_={}<>≥≤≠÷−－|⟦⟧/]|(?<![1-9])[+＋*]|(?<! )×|× (?![\d１-９])|(?<=\w) - (?=\w)")
"""A sign of the card files, of arithmetic, or of a message that is missing. A `+` behind a die is
how dice are printed, a `×` before a number that of copies.
"""
QUOTED_PLACE = re.compile(rf"[“«「](?:{PLACES})\w*[”»」]")
KEYS = frozenset(number.key for number in PARAMETERS if "_" in number.key or "." in number.key)


def printed(folder: Path, language: str) -> list[str]:
    """Return the lines of a reference without flavor, anchors, links and marks of Markdown."""
    (text,) = references([folder], "md", language).values()
    rows = [
        re.sub(r"\]\([^)]*\)", "]", row).replace("\\", "").replace("**", "")
        for row in text.splitlines()
        if not row.startswith((">", "#", "<a", "!", "| -"))
    ]
    return [re.sub(r"^\s*- |^\*(.*)\*$", r"\1", row).replace("*", "") for row in rows if row]


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The sets, those without languages as copies that declare them."""
    found = {}
    for name in SETS:
        folder = ROOT / name
        manifest = (folder / "set.toml").read_text("utf-8")
        if "languages" not in manifest:
            copy = tmp_path_factory.mktemp("copies") / folder.name
            shutil.copytree(folder, copy)
            declared = f'languages = ["es", "ja", "ru"]\n{manifest}'
            (copy / "set.toml").write_text(declared, "utf-8")
            folder = copy
        found[name] = folder
    return found


@pytest.mark.sample(1)
@pytest.mark.proofs(8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_no_sign_key_or_quoted_place_stands_on_a_page(
    sets: dict[str, Path], name: str, language: str
) -> None:
    rows = printed(sets[name], language)
    assert len(rows) > 20
    for row in rows:
        assert not SIGN.search(row), row
        assert not QUOTED_PLACE.search(row), row
        assert not KEYS & set(re.findall(r"[\w.]+", row)), row


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("language", "said"),
    (
        ("", "Uses: The First Winter"),
        ("es", "Usa: El primer invierno"),
        ("ja", "使用するもの：最初の冬"),
        ("ru", "Использует: Первая зима"),
    ),
)
def test_a_set_that_is_used_is_called_by_its_name(
    sets: dict[str, Path], language: str, said: str
) -> None:
    assert said in printed(sets["examples/long_thaw"], language)


WORDS = pipeline.language("dead_of_winter").vocabulary.words
PROSE = [word for word in WORDS if isinstance(word, RuleWord) and word.printed]
SEVERAL = [
    word
    for game in ("dead_of_winter", "dwar7s_winter")
    for word in pipeline.language(game).vocabulary.of_sort(NumberWord)
    if word.one
]


def test_prose_of_a_word_has_the_slots_of_its_phrase() -> None:
    assert len(PROSE) > 20 and len(SEVERAL) > 20
    for word in PROSE:
        assert sorted(placeholders_of(word.printed)) == sorted(word.slots), word.phrase
    for number in SEVERAL:
        assert placeholders_of(number.one) == number.slots, number.phrase
        assert number.one != number.phrase
