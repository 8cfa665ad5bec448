"""The laws of the grammar: a phrase that breaks one is refused in the law's own words, without
Lark.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Annotated

import pytest

from dowlang.vocabulary import Vocabulary, WordRefused
from dowlang.vocabulary.assembly import assemble
from dowlang.vocabulary.grammar_rules import refuse_incomplete_words

Thing = Annotated[int, "thing"]
Place = Annotated[int, "place"]


def act(game: object, thing: Thing, place: Place, count: int) -> None:
    """Does nothing."""


def vocabulary() -> Vocabulary:
    words = Vocabulary("small")
    words.noun("thing", domain=lambda game: ())
    words.noun("place", domain=lambda game: ())
    words.noun("coin", total=lambda game: 0)
    words.filter("thing", "at {place}")(act)
    return words


def refusal(words: Vocabulary) -> str:
    with pytest.raises(WordRefused) as refused:
        assemble(words, "statement_line: effect")
    return str(refused.value)


def test_overloads_must_differ_in_a_type() -> None:
    words = vocabulary()
    words.effect("take {thing}", example="x")(act)
    words.effect("take {thing}", example="x")(act)
    assert refusal(words).startswith("G2, overloads: `take {thing}` and `take {thing}`")


def test_overloads_that_differ_stay() -> None:
    words = vocabulary()
    take = words.effect("take {thing}", example="x")(act)
    coins = words.effect("take {count} coins", example="x")(act)
    assert assemble(words, "statement_line: effect").overloaded_words("effect", "take {}") == (
        take,
        coins,
    )


@pytest.mark.parametrize(
    ("phrase", "law"),
    [
        ("at {thing} at {place}", "G3, only the last post-modifier of a noun may be open"),
        ("from {place}", "G4, two lists of prepositions: `from`"),
        ("{thing} here", "G4, a post-modifier begins with a word"),
        ("at {place}, here", "G5, in statements and rules a comma opens"),
        ("taken as {place}", "G6, `as name` ends a slot"),
    ],
)
def test_a_post_modifier_against_a_law_is_refused(phrase: str, law: str) -> None:
    words = vocabulary()
    words.filter("thing", phrase)(act)
    assert refusal(words).startswith(law)


def test_a_number_inside_a_post_modifier_ends_in_itself() -> None:
    """G3: what begins a post-modifier may follow it, as it may not follow a thing."""
    words = vocabulary()
    words.filter("thing", "of {place}", example="x")(act)
    door = words.filter("thing", "at door {count} of {place}", example="x")(act)
    assert assemble(words, "statement_line: effect").overloaded_words(
        "filter", "at door {} of {}"
    ) == (door,)


@pytest.mark.parametrize(
    ("phrase", "law"),
    [
        ("take {thing}, gladly", "G5,"),
        ("take {thing} as {place}", "G6,"),
        ("a {thing} goes", "G8, no determiner at the start of an effect"),
        ("{thing} goes", "G8, no determiner at the start of an effect"),
        ("if {thing}", "G8, an effect begins with its verb"),
        ("Take {thing}", "G9, one terminal a word: `Take`"),
        ("take2 {thing}", "G9, one terminal a word: `take2`"),
        ("take{thing}", "G9, one terminal a word"),
        (
            "take {thing}s",
            "G9, one terminal a word: `{thing}s` in `take {thing}s` is a slot glued to a word",
        ),
        ("swap {thing} with {thing}", "G10, a placeholder fills one parameter: `{thing}` stands"),
        ("take {thing} [from {thing}]", "G10, a placeholder fills one parameter"),
    ],
)
def test_an_effect_against_a_law_is_refused(phrase: str, law: str) -> None:
    words = vocabulary()
    words.effect(phrase, example="x")(act)
    assert refusal(words).startswith(law)


def test_adjectives_that_are_nouns() -> None:
    words = vocabulary()
    words.adjective("coin", ("thing",))(act)
    assert refusal(words).startswith("G7, compounds are nouns: `coin`")


def test_a_noun_before_a_noun_stands_right_before_it() -> None:
    words = vocabulary()
    words.noun("coin great thing", domain=lambda game: ())
    assert (
        refusal(words)
        == "G7, compounds are nouns: `coin` stands before a noun and is a noun itself; it must "
        "stand right before it"
    )


def test_classifiers_may_be_nouns() -> None:
    words = vocabulary()
    words.adjective("coin", ("thing",), classifier=True)(act)
    words.effect("take {thing}", example="x")(act)
    assert "(W_COIN)? W_THING" in assemble(words, "statement_line: effect").text


def test_a_form_of_two_words_is_refused() -> None:
    words = vocabulary()
    words.noun("leaf", "leaves", domain=lambda game: ())
    words.effect("leave {thing}", example="x")(act)
    assert refusal(words).startswith("G9, one terminal a word")


def test_a_slot_that_nothing_takes() -> None:
    words = vocabulary()
    words.effect("take {thing} to {nowhere}", example="x")(act)
    assert (
        "nowhere"
        in assemble(words, "statement_line: effect")
        .overloads("effect", "take {} to {}")[0]
        .placeholders[1]
        .slot
    )
    with pytest.raises(WordRefused):
        _ = words.words[-1].parameters


def test_a_build_touches_every_declaration_whole() -> None:
    words = vocabulary()
    words.words.clear()

    def take(game: object, thing: Thing) -> None:
        """Takes it."""

    words.effect("take {thing}", example="x")(take)
    refuse_incomplete_words(words)
    words.effect("take {thing} to {nowhere}", example="x")(take)
    with pytest.raises(WordRefused, match="no parameter of `take` takes the slot `nowhere`"):
        refuse_incomplete_words(words)


def test_declaring_words_needs_no_lark() -> None:
    code = (
        "import sys; sys.modules['lark'] = None; import dowlang.vocabulary.assembly, "
        "dowlang.vocabulary.grammar_rules"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
