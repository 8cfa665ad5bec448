"""What the manual says of words is so: every word has a meaning and an example line that checks,
and events bind what their row names.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project.documents.generated_docs import participants, vocabulary_page
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.core_shapes import PLACES, SHAPES
from dowlang.vocabulary.declarations import Place, Word
from dowlang.vocabulary.shape import Shape
from tests.rules.dead_of_winter.words.test_contract_of_words import (
    CARD,
    CONDITIONS,
    HEAD,
    SURVIVOR,
    mistakes,
    named,
)

pytestmark = pytest.mark.every_case

OPTION = '    option "a"\n'
TRAVEL = HEAD + "    when you move a survivor to a location outside the colony\n" + OPTION
COUNTED = (
    CARD
    + OPTION
    + "        attach this card to a survivor you control, counting rides\n            when the "
    "bearer moves\n"
)
TESTED = (
    TRAVEL.replace('a"', 'Cover the windows"')
    + '        gain 1 morale\n\ntest "t"\n    given players = 3, seed 1\n'
    '    given crossroads "Trial"\n'
)
OBJECTIVE = (
    'objective "Trial"\n    flavor "x"\n    time short\n    standard\n        setup\n            '
    "morale 6\n            rounds 6\n"
    "        counter seeds\n        when a zombie is killed\n            add 1 to seeds\n        "
    "goal seeds >= 2\n        {0}\n"
    "    hardcore like standard, except\n        goal seeds >= 3\n"
)
CONTESTS = CARD + OPTION + "        each player rolls a die, rerolling ties\n        {0}\n"

ACTS = (
    CARD + OPTION + "        {0}\n",
    CARD + OPTION + '        look at the top 2 cards of the "School" deck\n        {0}\n',
    CARD + OPTION + '        reveal the top 2 cards of the "School" deck\n        {0}\n',
    TRAVEL + "        {0}\n",
    CARD + OPTION + "        choose a fallen survivor as lost\n        {0}\n",
    CARD + OPTION + "        for each player\n            {0}\n",
    CONTESTS,
    SURVIVOR + "    ability 1+\n        {0}\n",
    SURVIVOR.replace("at anywhere", "{0}") + "    ability 1+\n        gain 1 morale\n",
)
WAITS = HEAD + "    {0}\n" + OPTION + "        gain 1 morale\n"
TRIED = (
    *ACTS,
    WAITS,
    *CONDITIONS,
    *(context.replace("when you make noise", "when you move a survivor") for context in CONDITIONS),
)


@pytest.mark.sample(99)
@pytest.mark.parametrize("word", VOCABULARY.words, ids=named)
def test_a_word_means_something_to_an_author(word: Word) -> None:
    assert word.example, "no example"
    assert word.told[0].isupper() or word.told[0] in "`0123456789", "no sentence"
    assert word.told.endswith(".") and "core itself" not in word.told
    assert word.says or word.place not in (Place.EVENT, Place.HAPPENING, Place.MODIFIER)


@pytest.mark.parametrize("noun", VOCABULARY.nouns, ids=lambda noun: noun.name)
def test_a_noun_means_something_to_an_author(noun: object) -> None:
    assert noun.says  # type: ignore[attr-defined]


OTHERS = [
    word
    for word in VOCABULARY.words
    if word.place in (Place.FILTER, Place.MODIFIER, Place.REFERENCE)
]


@pytest.mark.sample(20)
@pytest.mark.parametrize("word", OTHERS, ids=named)
def test_an_example_of_a_part_of_a_sentence_is_a_line(word: Word) -> None:
    found = [mistakes(context.replace("{0}", word.example)) for context in TRIED]
    assert [] in found, found
    written = word.example.replace("cards", "card")
    assert all(
        part in written.split() or part.rstrip("s") in written
        for part in word.phrase.split()
        if part[0] not in "{["
    ), "says something else"


# ---- shapes
BLOCK = "\n                gain 1 morale\n"
BELOW = {
    "if so": "        you may discard 1 card\n            {0}" + BLOCK,
    "if not": "        you may discard 1 card\n            {0}" + BLOCK,
    "passes {text}": "        vote by players\n            {0}"
    + BLOCK
    + '            fails "n"'
    + BLOCK,
    "fails {text}": '        vote by players\n            passes "y"'
    + BLOCK
    + "            {0}"
    + BLOCK,
    "{number} to {number}": "        roll a die\n            {0}"
    + BLOCK
    + "            otherwise"
    + BLOCK,
    "otherwise": "        if food >= 4\n            gain 1 morale\n        {0}\n            lose 1 "
    "morale\n",
    "carry out {text}": '        {0}\n    option "Wait and see"\n        gain 1 morale\n',
    "choose one": '        {0}\n            option "x"'
    + BLOCK
    + '            option "y"\n                lose 1 morale\n',
    "roll {number} dice": "        {0}\n        the player with the highest roll discards 1 card\n",
    "vote by {players}": '        {0}\n            passes "y"'
    + BLOCK
    + '            fails "n"'
    + BLOCK,
    "detach this card": "        attach this card to a survivor you control\n            when the "
    "bearer moves\n                {0}\n",
    "the players together may {effect}": "        {0}\n            if so" + BLOCK,
    "the players together must {effect}": "        {0}\n            if not" + BLOCK,
    "that many": "        remove up to 3 food\n        {0}\n",
    "(the roll)": "        roll a die\n        {0}\n",
    ", rerolling ties": "        {0}\n        the player with the highest roll discards 1 card\n",
    "one of those {things}": "        look at the top 2 cards of the crisis deck\n        {0}\n",
}
"""What has to stand around the example of a shape, inside an option."""

WHOLE = {
    "add {number} to {counter}": COUNTED + "                {0}\n",
    "cancel the action": HEAD
    + "    when you spend food, after paying\n"
    + OPTION
    + "        {0}\n",
    "cancel the result": HEAD
    + "    when a survivor you control rolls bitten, before it takes effect\n"
    + OPTION
    + "        {0}\n",
    "while {condition}": SURVIVOR
    + "    passive\n        {0}\n            the bearer cannot search\n",
    ", once per turn": SURVIVOR + "    passive\n        {0}\n",
    "the main objective also needs {condition}": CARD
    + OPTION
    + "        for the rest of the game\n            {0}\n",
    "counter {name}": OBJECTIVE.replace("{0}", "counter cards")
    .replace("seeds", "ashes")
    .replace("        counter ashes\n", "        {0}\n")
    .replace("        counter cards\n", ""),
    "first": HEAD
    + "    when you make noise\n    {0}\n        gain 1 morale\n"
    + OPTION
    + "        lose 1 morale\n",
    "{player} chooses": HEAD
    + "    when you make noise\n    {0}\n"
    + OPTION
    + "        lose 1 morale\n",
    "define {text}": "{0}\n    gain 1 morale\n",
    "test {text}": "{0}\n    then morale = 0\n",
    "that {thing}": TRAVEL + "        {0}\n",
    "given {state}": TESTED + "    {0}\n    then food = 2\n",
    "given {kind} {text}": TESTED + "    {0}\n    then food = 2\n",
    "given seed {number}": TESTED + "    {0}\n    then food = 2\n",
    "when {player} {event}": TESTED
    + '    given player 1 controls "Amara Diallo"\n    {0}\n    then food = 2\n',
    "when {player} chooses {text}": TESTED + "    {0}\n    then food = 2\n",
    "when {player} accepts": TESTED + "    {0}\n    then food = 2\n",
    "when {player} declines": TESTED + "    {0}\n    then food = 2\n",
    "when {player} votes for": TESTED + "    {0}\n    then food = 2\n",
    "then {condition}": TESTED + "    {0}\n",
    "then {player} cannot choose {text}": TESTED + "    {0}\n",
    "todo {text}": TESTED + "    {0}\n",
    "cases {names}": TESTED
    + "    given player 1 controls the rower\n    when player 1 moves the rower to the bank\n    "
    "then food = 0\n    {0}\n"
    '        "Amara Diallo", "Library"\n',
}
BY_PLACE: dict[str, tuple[str, ...]] = {
    "effect": (
        CARD + OPTION + "        {0}\n",
        CARD + OPTION + "        {0}\n            gain 1 morale\n",
        CARD
        + OPTION
        + "        {0}\n            when the bearer moves\n                gain 1 morale\n",
        CARD + OPTION + "        {0}\n            1 to 3" + BLOCK + "            otherwise" + BLOCK,
    ),
    "comma": (
        CARD + OPTION + "        {0}\n",
        CARD + OPTION + "        {0}\n            they must discard 1 card\n",
        CARD
        + OPTION
        + '        {0}\n            passes "y"'
        + BLOCK
        + '            fails "n"'
        + BLOCK,
        SURVIVOR + "    passive\n        {0}\n            gain 1 morale\n",
    ),
    "time": (
        CARD + OPTION + "        {0}\n            gain 1 morale\n",
        CARD + OPTION + "        {0}\n            the food step is skipped\n",
    ),
    "rule": (
        SURVIVOR + "    passive\n        {0}\n            gain 1 morale\n",
        SURVIVOR + "    passive\n        {0}\n",
    ),
    "trigger": (HEAD + "    {0}\n" + OPTION + "        gain 1 morale\n",),
    "card": (CARD + "    {0}\n        gain 1 morale\n" + OPTION + "        lose 1 morale\n",),
    "thing": (CARD + OPTION + "        {0}\n",),
    "condition": CONDITIONS,
    "number": (CARD + OPTION + "        {0}\n",),
}


@pytest.mark.sample(99)
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.where} {shape.pattern}")
def test_a_shape_has_a_line_of_the_game(shape: Shape) -> None:
    contexts = (
        (CARD + OPTION + BELOW[shape.pattern],)
        if shape.pattern in BELOW
        else (WHOLE[shape.pattern],)
        if shape.pattern in WHOLE
        else BY_PLACE[shape.where]
    )
    found = [
        mistakes(context.replace("{0}", VOCABULARY.shapes[shape.pattern])) for context in contexts
    ]
    assert [] in found, found


def test_every_shape_is_shown_once() -> None:
    assert set(VOCABULARY.shapes) == {shape.pattern for shape in SHAPES} and len(SHAPES) == len(
        VOCABULARY.shapes
    )
    assert {shape.where for shape in SHAPES} == set(PLACES)
    page = vocabulary_page(VOCABULARY)
    assert all(
        f"| `{shape.pattern}` | `{VOCABULARY.shapes[shape.pattern]}` | {shape.told} |"
        in page.replace("\\|", "|")
        for shape in SHAPES
    )


# ---- who is in an event
ABOUT = {
    "player": "{0} discards 1 card",
    "survivor": "{0} gets 1 wound",
    "location": "add 1 noise to {0}",
    "card": "put {0} under the crisis deck",
    "deck": "shuffle {0}",
    "crisis": "remove {0} from the game",
}
WAITS = [
    word
    for word in VOCABULARY.words
    if word.place in (Place.EVENT, Place.HAPPENING) and participants(word, VOCABULARY)
]


@pytest.mark.parametrize("word", WAITS, ids=named)
def test_a_card_may_speak_of_whom_an_event_names(word: Word) -> None:
    nouns = [
        noun
        for _, noun in word.payload
        if noun in {noun.name for noun in VOCABULARY.nouns if not noun.is_tally}
    ]
    said = re.sub(
        r"\b(you(?! control)|another player|player 1)\b", "a player", word.example, count=1
    )
    for name, noun in zip(participants(word, VOCABULARY), nouns, strict=True):
        if noun not in ABOUT:
            continue
        line = ABOUT[noun].replace("{0}", name)
        tried = [
            f"{HEAD}    when {said}\n{OPTION}        {line}\n",
            f"{SURVIVOR}    passive\n        when {said}\n            {line}\n",
        ]
        found = [mistakes(text) for text in tried]
        assert [] in found, (name, found)
