"""A form in a help (`attack of {subject} is {number}`) has a line beside it that can be typed."""

from __future__ import annotations

import pytest

from dowlang.advice import Advice, near, quoted_in
from dowlang.project import checking
from dowlang.project.game_language import language
from dowlang.project.mending.examples_of_forms import examples_of, with_examples
from dowlang.rulesets import RULESETS

CARD = 'item "X"\n    flavor "Y."\n    weapon, in "Gas Station" x 2\n    equip\n        {}\n'


@pytest.mark.parametrize("game", RULESETS)
def test_every_phrase_with_slots_has_an_example_without(game: str) -> None:
    words = language(game)
    examples = examples_of(words.vocabulary, words.parser)
    forms = [word.phrase for word in words.vocabulary.words if "{" in word.phrase and word.example]
    assert len(forms) > 30 and all(form in examples for form in forms)
    assert not any("{" in line for line in examples.values())


@pytest.mark.parametrize("game", RULESETS)
def test_the_example_of_a_clause_is_a_line_of_it(game: str) -> None:
    """By the parser: the lines of `dow new` are read where the clause stands."""
    words = language(game)
    phrases = {word.phrase for word in words.vocabulary.words}
    of_clauses = {
        line
        for form, line in examples_of(words.vocabulary, words.parser).items()
        if form not in phrases
    }
    starts = words.grammar.patterns
    for line in of_clauses:
        tokens = words.parser.tokens(line, ())
        assert any(words.parser.fits(start, tokens) for start in starts), line


def test_the_help_of_a_line_has_the_example() -> None:
    found, _ = checking.check_text(CARD.format("+1 attack").encode(), "x.dow")
    (help,) = [each.help or "" for each in found if each.code == "DOW2002"]
    assert "`attack of {subject} is {number}`" in help
    assert "such as “attack of the bearer is 2”" in help
    assert "attack of the bearer is 2" not in quoted_in(help)  # no line to put in its place


def test_what_has_no_form_is_left_alone() -> None:
    words = language("dead_of_winter")
    for help in (None, "", "a {count} of some sort", near(["food", "fuel"])):
        assert with_examples(help, words.vocabulary, words.parser) == help
    unknown = Advice(near(["feed {dogs} now"]).parts)
    assert with_examples(unknown, words.vocabulary, words.parser) == unknown
