"""Phrases taken apart: alternatives, patterns, placeholders, word forms."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.syntax import AmbiguousGrammar, load
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar, assemble
from dowlang.vocabulary.patterns import Placeholder, optional_parts
from dowlang.vocabulary.word_forms import third_person

GRAMMARS = Path(__file__).parents[2] / "grammar"
CORE = (GRAMMARS / "core.lark").read_text("utf-8")


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    """The assembled vocabulary of the first game."""
    return assemble(VOCABULARY, CORE)


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


def test_using_has_its_without(grammar: Grammar) -> None:
    (with_card,) = grammar.overloads("event", "move {} using {}")
    (without,) = grammar.overloads("event", "move {} without using {}")
    assert with_card.word is without.word
    assert without.placeholders == (Placeholder(slot="survivor"), Placeholder(slot="using"))


def test_comparatives_stay_with_their_noun(grammar: Grammar) -> None:
    fewer, more = sorted(
        (each.placeholders for each in grammar.overloads("rule", "{} roll {}")),
        key=lambda placeholders: placeholders[1].adjectives,
    )
    assert fewer == (
        Placeholder(slot="subject"),
        Placeholder(count="count", noun="die", adjectives=("fewer",)),
    )
    assert more[1].adjectives == ("more",)


def test_nouns_written_out_are_placeholders_beside_a_rival(grammar: Grammar) -> None:
    (marker,) = grammar.overloads("effect", "move {} back {}")
    assert marker.word.phrase == "move the round marker back {amount}"
    assert marker.placeholders[0] == Placeholder(noun="round marker", determiner="the")


def test_nouns_written_out_are_words_without_a_rival(grammar: Grammar) -> None:
    more, fewer = grammar.overloads("rule", "paying food costs {}")
    assert {len(each.placeholders) for each in (more, fewer)} == {1}
    assert grammar.overloads("rule", "paying {} costs {}") == ()


def test_the_text_is_the_same_every_time(grammar: Grammar) -> None:
    assert assemble(VOCABULARY, CORE).text == grammar.text


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
    words = Vocabulary("cold")
    for noun in ("player", "location"):
        words.noun(noun, domain=lambda game: ())

    def light(
        game: object, place: Annotated[int, "location"], player: Annotated[int, "player"]
    ) -> None:
        """Lights."""

    words.effect("light {place} [for {player}]", example="light here for a player")(light)
    words.reference("here", "location")
    words.reference("here for", "location")
    words.modifier("if able", ("able", True))
    with pytest.raises(AmbiguousGrammar) as refused:
        load(assemble(words, CORE), cache=tmp_path)
    assert {each.productions: each.line for each in refused.value.conflicts} == {
        ("here", "here for"): "here for …",
        ("if able", "if able"): 'choose "…" , if able , …',
    }
    assert "if able" in str(refused.value)


def test_short_slots_leave_the_preposition_to_the_phrase(grammar: Grammar) -> None:
    assert "W_PLACE short_no_at W_AT thing" in grammar.text
    parser = load(grammar, GRAMMARS / "dead_of_winter.tables")
    tokens = parser.tokens("place a survivor you control at the colony", ())
    assert parser.fits("statement", tokens) is not None
