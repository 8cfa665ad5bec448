"""Phrases taken apart: alternatives, patterns, placeholders, word forms."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest

from dowlang.syntax import AmbiguousGrammar, load
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import assemble
from dowlang.vocabulary.patterns import Placeholder, optional_parts
from dowlang.vocabulary.word_forms import third_person
from tests.syntax.words_of_winter import winter_words

CORE = (Path(__file__).parents[2] / "grammar" / "core.lark").read_text("utf-8")


def test_optional_parts_give_every_form_of_a_phrase() -> None:
    assert optional_parts("move [{who}] [to {place} [by {car}]]") == (
        ("move", "{who}", "to", "{place}", "by", "{car}"),
        ("move", "{who}", "to", "{place}"),
        ("move", "{who}"),
        ("move", "to", "{place}", "by", "{car}"),
        ("move", "to", "{place}"),
        ("move",),
    )


@pytest.mark.parametrize(
    ("verb", "form"),
    [
        ("add", "adds"),
        ("search", "searches"),
        ("carry", "carries"),
        ("play", "plays"),
        ("go", "goes"),
        ("pass", "passes"),
    ],
)
def test_a_verb_has_its_third_person(verb: str, form: str) -> None:
    assert third_person(verb) == form


def test_using_has_its_without() -> None:
    grammar = assemble(winter_words(), CORE)
    (with_card,) = grammar.overloads("event", "move {} using {}")
    (without,) = grammar.overloads("event", "move {} without using {}")
    assert with_card.word is without.word
    assert without.placeholders == (Placeholder(slot="survivor"), Placeholder(slot="card"))


def test_comparatives_stay_with_their_noun() -> None:
    grammar = assemble(winter_words(), CORE)
    need = next(
        overload
        for overload in grammar.overloads("rule", "{} need {}")
        if overload.placeholders[0].noun == "crisis"
    )
    assert need.placeholders == (
        Placeholder(noun="crisis"),
        Placeholder(count="count", noun="point", adjectives=("fewer",)),
    )


def test_nouns_written_out_are_words_without_a_rival() -> None:
    grammar = assemble(winter_words(), CORE)
    (marker,) = grammar.overloads("effect", "move the round marker back {}") or grammar.overloads(
        "effect", "move {} back {}"
    )
    assert marker.word.phrase == "move the round marker back {amount}"
    assert grammar.overloads(
        "effect", "take {}"
    )  # `take the first player token` beside `take {cards}`: a rival, so a placeholder
    token = next(
        overload
        for overload in grammar.overloads("effect", "take {}")
        if "token" in overload.word.phrase
    )
    assert token.placeholders == (Placeholder(noun="first player token", determiner="the"),)


def test_the_text_is_the_same_every_time() -> None:
    assert assemble(winter_words(), CORE).text == assemble(winter_words(), CORE).text


def test_the_core_has_no_word_of_a_game() -> None:
    small = assemble(Vocabulary("empty"), CORE)
    assert not set(small.lemmas) & {
        "survivor",
        "zombie",
        "morale",
        "colony",
        "crossroads",
        "crisis",
        "exposure",
        "food",
        "noise",
        "objective",
    }


def test_an_ambiguous_pair_is_refused_with_both_phrases_and_a_line(tmp_path: Path) -> None:
    words = winter_words()

    def burn(game: object, card: Annotated[int, "card"], place: Annotated[int, "location"]) -> None:
        """Burns."""

    words.effect("burn {card} [here]", example="burn a card")(burn)
    words.effect("burn {card} here for {place}", example="burn a card here for the colony")(burn)
    words.filter("card", "here")(burn)
    words.reference("here for", "location")
    words.modifier("if able", ("able", True))
    with pytest.raises(AmbiguousGrammar) as refused:
        load(assemble(words, CORE), cache=tmp_path)
    assert "if able" in str(refused.value)
    assert all(
        len(conflict.productions) > 1 and conflict.line for conflict in refused.value.conflicts
    )


def test_short_slots_leave_the_preposition_to_the_phrase() -> None:
    grammar = assemble(winter_words(), CORE)
    assert "W_PLACE short_no_at W_AT thing" in grammar.text
    parser = load(grammar)
    tokens = parser.tokens("place a survivor you control at the colony", ())
    assert parser.fits("statement", tokens) is not None
