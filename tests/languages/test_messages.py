"""What holds of the files of every language, whole or not, and how a language comes into force."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from dowlang.project import pipeline
from dowlang.project.languages.messages import messages_of
from dowlang.project.printing.printed_sets import info_of
from dowlang.publish import FluentMissing
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.localised.fluent_messages import FluentTexts, Messages
from dowlang.publish.rules_text.localised.kind_clauses import literal_runs
from dowlang.publish.rules_text.localised.names import NamePlaceholders, forms_of
from dowlang.publish.rules_text.localised.phrase_ids import slug_of
from dowlang.publish.rules_text.localised.private_signs import CLOSING_COMMA
from dowlang.publish.rules_text.localised.required_messages import of_core, of_game
from dowlang.publish.rules_text.text_runs import plain
from tests.languages.readings import GAME, LANGUAGES, base, messages, wanted_of_table

OWN = (
    "quantity-each-other",
    "noun-",
    "verb-",
    "adjective-",
    "name-",
    "wrapped-",
    "closed-",
    "deck-",
    "dimension-",
    "forms-",
    "icon-",
    "reference-that-",
    "reference-this-",
    "relative",
    "says-",  # `test_told_games` compares them with what is said
)
"""Beginnings of ids that a language may add to."""
SETTINGS = (
    "word-space",
    "contractions",
    "stops-of-quotes",
    "adjectives-before",
    "filters-before-count",
    "filters-after",
    "filters-before-alias",
    "filters-behind-alias",
    "between-filters",
    "filters-as-adjectives",
    "prepositions",
    "filter-relative",
    "fonts",
    "font-package",
)


def wanted() -> set[str]:
    words = pipeline.language(GAME)
    return {*of_core(), *of_game(words.vocabulary, words.grammar)}


def whole_lines() -> Iterator[str]:
    """Yield the ids that a language may have for whole lines of card kinds: for those with words on
    both sides of a slot (`whole-players-to`), with the first optional parts or all.
    """
    for kind in pipeline.language(GAME).vocabulary.kinds:
        for clause in (*kind.clauses, *(each for part in kind.sections for each in part.clauses)):
            runs = list(literal_runs(clause.pattern))
            for end in range(2, len(runs) + 1):
                yield f"whole-{slug_of(' '.join(runs[:end]))}"


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_asked_for_by_somebody(language: str) -> None:
    known = wanted() | wanted_of_table().keys() | set(whole_lines())
    for id in messages(language).ids:
        general = "-".join(id.split("-")[:2]) if id.startswith("with-") and "-of-" in id else id
        assert general in known or id.startswith(OWN) or id in SETTINGS, id


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_of_a_language_is_broken(language: str) -> None:
    assert messages(language).faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_as_many_forms_as_its_language_names(language: str) -> None:
    there = messages(language)
    for id in there.ids:
        kind = id.partition("-")[0]
        if kind in ("noun", "verb", "adjective"):
            assert len(there.row(id)) in (1, len(there.row(f"forms-{kind}"))), id


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_in_force_when_nothing_is_missing(language: str) -> None:
    checked, _ = base()
    whole = wanted() <= set(messages(language).ids)
    assert (CardPrinter(info_of(checked, language), ()).local is not None) == whole


def test_without_the_extra_a_language_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        name for name in sys.modules if name.startswith("dowlang.publish.rules_text.localised")
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    checked, _ = base()
    with pytest.raises(FluentMissing):
        CardPrinter(info_of(checked, "ru"), ())
    assert CardPrinter(info_of(checked), ()).local is None


def test_a_game_has_messages_in_its_own_folder_only() -> None:
    assert {label.partition("/")[0] for label, _ in messages_of(GAME, "ru")} == {"ru"}
    assert messages_of(GAME, "../ru") == messages_of(GAME, "xx") == ()


BROKEN = {
    "a = b\na = c\n": {"a": "stands twice, in x and x"},
    "!!\n": {"x:1": "is no Fluent message"},
    "dimensions = one | two\ndimension-one = a | b\ndimension-two = b\n": {
        "feature b": "belongs to two dimensions"
    },
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_wrong_in_a_file_is_told(text: str) -> None:
    assert Messages(FluentTexts("ru", [("x", text)])).faults == BROKEN[text]


def test_a_row_with_forms_left_out_is_told() -> None:
    there = Messages(FluentTexts("es", [("x", "forms-noun = one | many\nnoun-x = a | b | c\n")]))
    assert there.form("noun-x", "forms-noun", {}) == "a"
    assert there.faults == {"noun-x": "has 3 forms, wanted 1 or 2"}


def test_names_are_drawn_together_with_the_word_before_them() -> None:
    marks = NamePlaceholders({"a el": "al", "de el": "del"})
    hospital = marks.mark("Hospital", "el hospital", "there")
    runs = marks.runs(f"ve a {hospital} de el pueblo, a ella")
    assert plain(runs) == "ve al hospital del pueblo, a ella"
    assert [(run.text, run.target) for run in runs if run.name] == [("hospital", "there")]


def test_forms_of_a_name_are_read_by_feature() -> None:
    assert forms_of("genitive: Больницы; at: в Больнице") == (
        "",
        {"genitive": "Больницы", "at": "в Больнице"},
    )


def test_only_a_comma_that_closes_a_clause_goes_behind_a_bracket() -> None:
    marks = NamePlaceholders()
    closed = f"one, who waits{CLOSING_COMMA} (the guard (old, tired)) sleeps"
    assert plain(marks.runs(closed)) == "one, who waits (the guard (old, tired)), sleeps"
    assert plain(marks.runs(f"(one, who waits{CLOSING_COMMA})")) == "(one, who waits)"
    assert plain(marks.runs("one, (two or (three)), four")) == "one, (two or (three)), four"
    assert plain(marks.runs(f"who waits{CLOSING_COMMA} (open")) == "who waits, (open"


def test_a_verbatim_text_keeps_every_sign() -> None:
    marks = NamePlaceholders({"a el": "al"})
    text = "el juego ,  a el (1),."
    assert plain(marks.runs(f"ve a {marks.verbatim(text)}, a el fin.")) == f"ve a {text}, al fin."


STOPPED = {
    "es": ("«Ven.»", "«Ven».", "«¿Vienes?»"),
    "ru": ("«Иди.»", "«Иди».", "«Идёшь?»"),
    "ja": ("「来い。」", "「来い」", "「来るか？」"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_in_quotes_has_its_stop_where_the_language_has_it(language: str) -> None:
    inside, said, asked = STOPPED[language]
    there = messages(language)
    assert there.stopped(inside) == there.stopped(said) == said
    assert there.stopped(asked) == asked


def test_russian_has_one_dash_and_its_objectives_have_capitals() -> None:
    """The dash between words is `—`, `–` stands in ranges; terms are those of the rulebook."""
    texts = [text for game in (GAME, "dwar7s_winter") for _, text in messages_of(game, "ru")]
    texts += [file.read_text("utf-8") for file in sorted(Path("cards").rglob("*.ru.toml"))]
    said = "\n".join(texts)
    assert said.count("Основная Цель") > 10 and said.count(" — ") > 50
    assert re.findall(r".*(?:(?:^|\s)–|–(?:$|\s)).*", said, re.MULTILINE) == []
    assert re.findall(r"\b(?:основн|секретн)\w+ Цел\w+", said) == []


def test_no_flavor_has_the_quotes_that_are_put_around_it() -> None:
    for language, quotes in {"es": "«»", "ru": "«»", "ja": "「」"}.items():
        files = sorted(Path("cards").rglob(f"*.{language}.toml"))
        assert files
        for file in files:
            for texts in tomllib.loads(file.read_text("utf-8")).values():
                assert not set(quotes) & set(str(texts.get("flavor", ""))), file
