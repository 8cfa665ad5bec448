"""A `given` line holds on the table that is laid: what no line can bring about is refused when the
card is checked, what cannot be when the test is run, and so is a line that another one undoes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import FilterWord, NumberWord, Place, TruthWord, Word
from dowlang.vocabulary.word_forms import IRREGULAR, third_person
from tests.semantics.lower.test_given_numbers_and_dice import findings
from tests.testing.test_lines_of_tests import SHELF, codes, message
from tests.testing.trying import failures

TABLE = """
test "it"
    given players = 3, seed 1
    given player 1 controls "Biscuit", player 2 controls "Greta Solheim"
"""

CANNOT_BE = {
    "a track beyond its end": (("given morale = 15",), "the morale track ends at 10, wanted 15"),
    "the third wound": (('given wounds on "Biscuit" = 3',), "`Biscuit` is alive with 3 wounds"),
    "the third wound as frostbite": (
        ('given frostbite on "Biscuit" = 3',),
        "`Biscuit` is alive with 3 wounds",
    ),
    "wounds of who is not in play": (
        ('given wounds on "Noor Haddad" = 1',),
        "`Noor Haddad` has wounds and is not in play",
    ),
    "equipment of who is not in play": (
        ('given "Noor Haddad" is equipped with "Cricket Bat"',),
        "`Noor Haddad` has equipment and is not in play",
    ),
    "more people than spaces": (
        ("given helpless survivors = 23",),
        "`Colony` has 24 spaces for survivors, wanted 25",
    ),
    "a game that is over": (
        ("given morale = 0", "when player 1 passes"),
        "the game is over with morale 0, and nobody acts in it",
    ),
    "a game without a round": (
        ("given rounds left = 0", "when player 1 passes"),
        "the game is over with no rounds left, and nobody acts in it",
    ),
    "what a game that is over allows": (
        ("given morale = 0", "then player 1 cannot search"),
        "the game is over with morale 0",
    ),
    "fewer wounds than frostbite": (
        ('given frostbite on "Biscuit" = 2, wounds on "Biscuit" = 1',),
        '`wounds on "Biscuit" = 1` does not hold',
    ),
    "two numbers of one thing": (
        ("given food = 3", "given food = 5"),
        "`food = 3` does not hold when all lines have been given",
    ),
    "a number that an objective sets": (
        ("given food = 9", 'given objective "Every Door Barred"'),
        "`food = 9` does not hold",
    ),
    "two players of one survivor": (
        ('given player 3 controls "Biscuit"',),
        '`player 1 controls "Biscuit"` does not hold',
    ),
    "two places of one survivor": (
        ('given "Biscuit" is at "School"', 'given "Biscuit" is at "Library"'),
        '`"Biscuit" is at "School"` does not hold',
    ),
    "more cards than were counted": (
        ("given cards in the hand of player 1 = 2", 'given player 1 has "Aspirin"'),
        "`cards in the hand of player 1 = 2` does not hold",
    ),
}


@pytest.mark.sample(5)
@pytest.mark.parametrize(("lines", "told"), CANNOT_BE.values(), ids=CANNOT_BE)
def test_a_table_that_cannot_be_is_refused(
    lines: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    lines = lines if "then" in lines[-1] else (*lines, "then players = 3")
    assert codes(tmp_path, SHELF, *lines, table=TABLE) == []
    assert told in message(tmp_path, SHELF, *lines, table=TABLE)


CAN_BE = {
    "a goal asked at the end": ("given morale = 0, rounds left = 0",),
    "wounds before their survivor": (
        'given wounds on "Noor Haddad" = 2',
        'given player 1 controls "Noor Haddad"',
    ),
    "wounds in all, frostbite among them": (
        'given wounds on "Biscuit" = 2, frostbite on "Biscuit" = 1',
        'then wounds on "Biscuit" = 2 and frostbite on "Biscuit" = 1',
    ),
    "the other way round": (
        'given frostbite on "Biscuit" = 1, wounds on "Biscuit" = 2',
        'then wounds on "Biscuit" = 2 and frostbite on "Biscuit" = 1',
    ),
    "one card on another": (
        'given cards in the "School" deck = 0',
        'given "Aspirin" is on top of the "School" deck',
        'given "Tool Belt" is on top of the "School" deck',
        'then cards in the "School" deck = 2 and "Tool Belt" is on top of the "School" deck',
    ),
    "cards of no name beside one with a name": (
        'given player 1 has "Aspirin"',
        "given cards in the hand of player 1 = 3",
        'then cards in the hand of player 1 = 3 and player 1 has "Aspirin"',
    ),
    "no card in hand": (
        "given cards in the hand of player 2 = 0",
        "then cards in the hand of player 2 = 0",
    ),
}


@pytest.mark.parametrize("lines", CAN_BE.values(), ids=CAN_BE)
def test_a_table_that_can_be_is_laid(lines: tuple[str, ...], tmp_path: Path) -> None:
    lines = lines if "then" in lines[-1] else (*lines, "then players = 3")
    assert codes(tmp_path, SHELF, *lines, table=TABLE) == []
    assert message(tmp_path, SHELF, *lines, table=TABLE) == ""


SLOTS = {
    "player": "player 2",
    "survivor": '"Biscuit"',
    "place": '"School"',
    "location": '"School"',
    "destination": '"School"',
    "origin": '"School"',
    "deck": 'the "School" deck',
    "card": '"Aspirin"',
    "item": '"Aspirin"',
    "crisis": '"The Long Whiteout"',
    "crossroads": '"The Fast"',
    "objective": '"Every Door Barred"',
    "exile goal": '"A Town of My Own"',
    "secret": '"Swept Floors"',
    "betrayal": '"Ahead of Schedule"',
    "exile": '"A Town of My Own"',
    "number": "1",
    "symbol": "fuel",
    "it": "the game",
}
PLURALS = {noun.name: noun.plural for noun in VOCABULARY.nouns}


def line_of(word: Word) -> str:
    """A line with the word, its slots filled, or an empty text where one is of another kind."""
    phrase = re.sub(r"\{(\w+)\}", lambda found: SLOTS.get(found[1], "{"), word.phrase)
    subject = SLOTS.get(word.subject, "{")
    verb, _, rest = phrase.partition(" ")
    line = {
        Place.FILTER: f"{PLURALS.get(word.noun, '{')} {phrase} = 1",
        Place.NUMBER: f"{phrase} = 1",
        Place.STATE: f"{subject} is {phrase}",
        Place.PREDICATE: f"{subject} {IRREGULAR.get(verb) or third_person(verb)} {rest}".strip(),
    }[word.place]
    return "" if "{" in line else line


def unmade() -> dict[str, str]:
    """Every line about a number or a state that no `given` can bring about."""
    words = [
        word
        for word in VOCABULARY.words
        if isinstance(word, FilterWord | NumberWord | TruthWord) and word.make is None
    ]
    made = {line_of(w) for w in VOCABULARY.words if getattr(w, "make", None) is not None}
    lines = {line_of(word): word.phrase for word in words}
    return {line: phrase for line, phrase in lines.items() if line and line not in made}


@pytest.mark.sample(25)
@pytest.mark.parametrize("line", sorted(unmade()))
def test_what_no_line_brings_about_is_refused_when_it_is_checked(line: str) -> None:
    assert findings(line), line


def test_many_words_are_tried() -> None:
    assert len(unmade()) >= 60


def test_the_lines_that_are_named_check() -> None:
    """Everything that a refusal can offer, with its slots filled, is a line that checks."""
    offered = [
        line_of(word).replace(" = 1", " are 3 5") if "di" in word.noun else line_of(word)
        for word in VOCABULARY.words
        if getattr(word, "make", None) is not None and word.place is not Place.REFERENCE
    ]
    lines = [line for line in offered if line]
    assert len(lines) >= 20
    ours = {"DOW3002"}  # names that are not in the set of these tests
    assert {
        line: found
        for line in lines
        if (found := [one for one in findings(line) if one[0] not in ours])
    } == {}


FULL = (
    "given helpless survivors = 22",
    'given player 1 controls "Amara Diallo"',
    'given player 2 controls "Biscuit"',
    'given "Amara Diallo" is at "School"',
    'given "Biscuit" is at the colony',
    'given player 3 controls "Greta Solheim"',
    'given "Greta Solheim" is at the colony',
)


@pytest.mark.parametrize("turn", range(len(FULL)))
def test_all_lines_hold_together_whatever_their_order(turn: int, tmp_path: Path) -> None:
    """What finds no room where it stands is laid once the others make some."""
    rows = (*FULL[turn:], *FULL[:turn])
    text = f'{SHELF}\ntest "it"\n    given players = 3, seed 1\n' + "".join(
        f"    {row}\n" for row in (*rows, "then helpless survivors = 22")
    )
    assert failures(tmp_path, text) == []
