"""Words that do not agree are refused, whichever word of whichever phrase it is, and what is
offered is the line itself with the other form.

Every example of the vocabulary has each of its nouns and verbs put into its other form.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dowlang.diagnostics import Diagnostic, codes
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project.pipeline import language
from dowlang.syntax import disagreements, parse
from dowlang.vocabulary.declarations import Place

SHAPES = {
    Place.EFFECT: "        {}\n",
    Place.RULE: "        for the rest of the game\n            {}\n",
    Place.PREDICATE: "        if {}\n            gain 1 morale\n",
    Place.EVENT: "        for the rest of the game\n            when {}\n                gain 1 "
    "morale\n",
}
HEAD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'

WITHOUT_DOUBT = (
    "among the survivor at",
    "morale markers",
    "round markers",
    "survivors card is",
    "add card to",
    "the crises",
    "the round marker",
)
"""Forms that say the same: of what there is one only, and of a symbol."""


def flipped(line: str) -> Iterator[str]:
    """Yield a line with one of its words in another form."""
    grammar = language("dead_of_winter").parser.grammar
    other = {**grammar.plurals, **grammar.thirds}
    forms = [*other.items(), *((form, lemma) for lemma, form in other.items())]
    words = line.split(" ")
    for at, word in enumerate(words):
        for one, another in forms:
            if word == one and one != another:
                yield " ".join([*words[:at], another, *words[at + 1 :]])


def found(text: str) -> list[str]:
    return [each.code for each in told(text)]


def told(text: str) -> list[Diagnostic]:
    parser = language("dead_of_winter").parser
    made, broken = parse("x.dow", text, parser)
    return [*broken, *disagreements(made, text, parser)]


EXAMPLES = [
    (word.example, HEAD + SHAPES[word.place])
    for word in language("dead_of_winter").vocabulary.words
    if word.place in SHAPES
]


def test_no_example_of_the_vocabulary_disagrees() -> None:
    assert len(EXAMPLES) > 190
    assert [
        line
        for line, card in EXAMPLES
        if codes.DISAGREEING_WORDS.number in found(card.format(line))
    ] == []


def test_a_word_in_its_other_form_is_refused_in_every_phrase() -> None:
    taken, tried = [], 0
    for line, card in EXAMPLES:
        for wrong in dict.fromkeys(flipped(line)):
            tried += 1
            if not found(card.format(wrong)) and not any(said in wrong for said in WITHOUT_DOUBT):
                taken.append(wrong)
    assert tried > 400
    assert taken == []


def test_the_line_that_is_offered_is_the_one_that_was_meant() -> None:
    for line, card in EXAMPLES:
        for wrong in dict.fromkeys(flipped(line)):
            text = card.format(wrong)
            refused = [each for each in told(text) if each.code == codes.DISAGREEING_WORDS.number]
            if refused:
                mended, _ = apply_fixes(text, refused)
                assert found(mended) == [], (wrong, mended)


WRONG = {
    "1 survivors gets 1 wound": "1 survivor gets 1 wound",
    "1 survivors get 1 wounds": "1 survivor gets 1 wound",
    "a survivors gets 1 wound": "a survivor gets 1 wound",
    "each survivors get 1 wound": "each survivor gets 1 wound",
    "2 survivor get 1 wound": "2 survivors get 1 wound",
    "all survivor gets 1 wound": "all survivors get 1 wound",
    "lose all your die": "lose all your dice",
    "each player discards all their card": "each player discards all their cards",
    "all but 1 survivors get 1 wound": "all but 1 survivor gets 1 wound",
    "up to 2 survivor get 1 wound": "up to 2 survivors get 1 wound",
    "each of those survivor gets 1 wound": "each of those survivors gets 1 wound",
    "roll a dice": "roll a die",
    "discard this cards": "discard this card",
    "discard those card": "discard those cards",
    "that survivors gets 1 wound": "that survivor gets 1 wound",
    "you gains 1 die": "you gain 1 die",
    "you may discards 1 card": "you may discard 1 card",
    "each player must discards 1 card": "each player must discard 1 card",
    "look at the top 2 card of the crisis deck": "look at the top 2 cards of the crisis deck",
    'shuffle the "School" decks': 'shuffle the "School" deck',
    "remove 1 card from the games": "remove 1 card from the game",
    "if survivor at the colony >= 3": "if survivors at the colony >= 3",
    "if a survivor are at the colony": "if a survivor is at the colony",
}


@pytest.mark.parametrize(("wrong", "right"), WRONG.items())
def test_the_right_line_is_written_out(wrong: str, right: str) -> None:
    below = "            gain 1 morale\n" if wrong.startswith("if ") else ""
    (one,) = told(f"{HEAD}        {wrong}\n{below}")
    assert one.code == codes.DISAGREEING_WORDS.number
    assert one.help == f"it is written `{right}`"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("needs 1 dwarves, 2 food", "needs 1 dwarf, 2 food"),
        ("needs 2 dwarf", "needs 2 dwarves"),
    ],
)
def test_the_noun_behind_the_number_of_a_clause_agrees(wrong: str, right: str) -> None:
    parser = language("dwar7s_winter").parser
    for line, expected in ((wrong, 1), (right, 0)):
        text = f'monster "A"\n    appears at wall 1\n    {line}\n    points 1\n'
        made, broken = parse("x.dow", text, parser)
        refused = disagreements(made, text, parser)
        assert not broken and len(refused) == expected
        assert [each.help for each in refused] == [f"it is written `{right}`"] * expected


@pytest.mark.parametrize(
    ("wrong", "right"),
    (
        ("when player 1 accept", "when player 1 accepts"),
        ("when player 1 decline", "when player 1 declines"),
        ('when player 1 choose "B"', 'when player 1 chooses "B"'),
        ("when player 1 vote for", "when player 1 votes for"),
        ("when player 1 pass", "when player 1 passes"),
        ('then player 1 can chooses "B"', 'then player 1 can choose "B"'),
        ('then player 1 cannot chooses "B"', 'then player 1 cannot choose "B"'),
    ),
)
def test_a_verb_of_a_test_has_the_form_of_its_subject(wrong: str, right: str) -> None:
    text = f'test "x"\n    {wrong}\n'
    (one,) = told(text)
    assert one.code == codes.DISAGREEING_WORDS.number
    mended, _ = apply_fixes(text, [one])
    assert mended == f'test "x"\n    {right}\n' and not told(mended)
