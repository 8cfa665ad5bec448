"""A card that an earlier line speaks of and that has left since then is not touched, whichever
word takes it and wherever it went. (U-20)
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.words.event_declaration import LEFT_AT
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.winter_world import checked_text
from tests.testing.trying import failures

FILLED = {"player": "player 2", "deck": '"Library"', "survivor": '"Yuki Lowe"', "giver": "player 1"}
TABLE = """
test "{label}, {way}"
    given players = 2, seed 1, food = 9, morale = 9
    given player 1 controls "Noor Haddad", "Noor Haddad" is at {place}
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 1 has "Old Newspapers", player 2 has "Aspirin"
    {more}
    given "Noor Haddad" is equipped with "Cricket Bat"
    given crisis "No Heat Tonight", crossroads "Lost {way}"
    when player 1 starts
    when player 1 chooses "{label}"
    then cards in the hand of player 1 = {mine} and cards in the hand of player 2 = {theirs}
    then cards in the "School" deck = {school} and cards in the "Library" deck = 19 and cards in the removed pile = {removed}
    then cards in the waste pile = {waste} and contributions = {given} and cards on "Yuki Lowe" = 0
"""  # noqa: E501
ANOTHER = 'given player 1 controls "Wen Guo", "Wen Guo" is at the colony'
LEAVES: dict[str, tuple[str, str, str, dict[str, int]]] = {
    "into a deck": ("School", ANOTHER, 'kill "Noor Haddad"', {"school": 20}),
    "into a hand": ("colony", ANOTHER, 'kill "Noor Haddad"', {"mine": 2}),
    "out of the game": (
        "colony",
        "given morale = 9",
        'kill "Noor Haddad"',
        {"mine": 0, "removed": 2},
    ),
    "into another hand": (
        "colony",
        ANOTHER,
        'put each card on "Noor Haddad" into the hand of player 2',
        {"theirs": 2},
    ),
    "into the waste pile": ("colony", ANOTHER, 'discard each card on "Noor Haddad"', {"waste": 1}),
    "to the crisis": (
        "colony",
        ANOTHER,
        'unequip each card on "Noor Haddad"\n        contribute "Cricket Bat" to the crisis, if '
        "able",
        {"given": 1},
    ),
    "beside another": (
        "colony",
        ANOTHER,
        'unequip each card on "Noor Haddad"\n        equip "Wen Guo" with "Cricket Bat", if able',
        {},
    ),
}
"""Where the card goes -> where its bearer stands, what else is given, the lines that make it
leave, and what is other than before.
"""


def takes_a_card(word: Word) -> bool:
    return word.place is Place.EFFECT and any(
        p.type.noun == "card" and p.role == "slot" for p in word.parameters
    )


EFFECTS = tuple(
    word
    for word in VOCABULARY.words
    if takes_a_card(word)
    and "{token}" not in word.phrase  # these leave the card where it lies
    and not word.point  # of a card that the event at hand tells of
)
NOWHERE_IN_PARTICULAR = (
    "look at {cards}",
    "reveal {cards}",
    "take {card} from {deck}",
    "search {deck} for {card}",
)
"""Two that leave cards where they are, and two that say themselves where the card has to be."""


def line(word: Word, thing: str = "the thing") -> str:
    """Return the order with that word, done to the thing."""
    out = word.phrase
    for parameter in word.parameters:
        if parameter.role == "slot":
            filled = thing if parameter.type.noun == "card" else FILLED[parameter.type.noun]
            if parameter.type.noun == "deck":
                filled = f"the {filled} deck"
            out = out.replace(f"{{{parameter.name}}}", filled)
    return out


def test_every_word_that_takes_a_card_is_tried() -> None:
    assert len(EFFECTS) >= 13 and {word.phrase for word in EFFECTS} >= set(NOWHERE_IN_PARTICULAR)


@pytest.mark.sample(1)
@pytest.mark.parametrize("way", LEAVES)
@pytest.mark.parametrize(
    "bound",
    ['choose a card on "Noor Haddad" as thing', 'choose up to 1 card on "Noor Haddad" as thing'],
)
def test_a_card_that_has_left_is_not_touched(tmp_path: Path, way: str, bound: str) -> None:
    place, more, leaves, other = LEAVES[way]
    told = {"mine": 1, "theirs": 1, "school": 19, "removed": 0, "waste": 0, "given": 0, **other}
    text = f'crossroads "Lost {way}"\n    flavor "x"\n    if food >= 1\n'
    labels = ["Nothing", *(each for each in map(line, EFFECTS) if checks(bound, each))]
    assert len(labels) >= 10
    for label in labels:
        done = "gain 1 morale" if label == "Nothing" else f"{label}, if able"
        quiet = label.replace('"', "'")
        text += f'    option "{quiet}"\n        {bound}\n        {leaves}\n        {done}\n'
    for label in labels:
        where = "the colony" if place == "colony" else f'"{place}"'
        text += TABLE.format(label=label.replace('"', "'"), way=way, place=where, more=more, **told)
        if "up to" in bound:
            text = text.replace(
                f'chooses "{label}"\n',
                f'chooses "{label}"\n    when player 1 chooses "Cricket Bat"\n',
            )
    found = failures(tmp_path, text)
    assert not found, "\n\n".join(found)


SEEN = {
    'look at each card on "Noor Haddad"': "those cards",
    'reveal each card on "Noor Haddad"': "each of those cards",
    'look at the cards on "Noor Haddad"': "one of those cards",
    'for each card on "Noor Haddad"': "that card",
    'for each card on "Noor Haddad" as thing': "the thing",
}
"""What names cards for later lines -> how a later line speaks of them."""


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("bound", "way"),
    [(b, w) for b in SEEN for w in LEAVES if SEEN[b] != "that card" or "able" not in LEAVES[w][2]],
)
def test_a_card_that_was_seen_or_has_its_turn_is_not_touched_when_it_has_left(
    tmp_path: Path, way: str, bound: str
) -> None:
    place, more, leaves, other = LEAVES[way]
    if "those" in SEEN[bound]:  # that they are the same says the line itself
        leaves = leaves.replace('each card on "Noor Haddad"', "each of those cards")
    told = {"mine": 1, "theirs": 1, "school": 19, "removed": 0, "waste": 0, "given": 0, **other}
    text = f'crossroads "Lost {way}"\n    flavor "x"\n    if food >= 1\n'
    spoken = [
        line(word, SEEN[bound])
        for word in EFFECTS
        if word.phrase not in ("look at {cards}", "reveal {cards}")
    ]
    labels = ["Nothing", *(each for each in spoken if checks(bound, each))]
    assert len(labels) >= 6
    deeper = "    " if bound.startswith("for") else ""
    for label in labels:
        done = "gain 1 morale" if label == "Nothing" else f"{label}, if able"
        quiet, inside = label.replace('"', "'"), leaves.replace("\n        ", f"\n        {deeper}")
        text += (
            f'    option "{quiet}"\n        {bound}\n        {deeper}{inside}\n        '
            f"{deeper}{done}\n"
        )
    where = "the colony" if place == "colony" else f'"{place}"'
    for label in labels:
        text += TABLE.format(label=label.replace('"', "'"), way=way, place=where, more=more, **told)
    found = failures(tmp_path, text)
    assert not found, "\n\n".join(found)


LOOP = """crossroads "Both"
    flavor "x"
    if food >= 1
    option "Go"
        {bound}
            {leaves}
            discard that card, if able

test "T"
    given players = 2, seed 1, food = 9, morale = 9
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 1 controls "Wen Guo", "Wen Guo" is at the colony
    given "Noor Haddad" is equipped with "Cricket Bat", "Noor Haddad" is equipped with "Letter Opener"
    given crossroads "Both"
    when player 1 starts
    when player 1 chooses "Go"
    then cards in the waste pile = {waste} and cards in the hand of player 1 = {mine}
"""  # noqa: E501


@pytest.mark.parametrize(
    ("bound", "leaves", "waste", "mine"),
    [
        ('for each card on "Noor Haddad"', 'kill "Noor Haddad", if able', 0, 2),
        ('for each card on "Noor Haddad"', "gain 1 morale", 2, 0),
        ('for each card on "Noor Haddad"', 'unequip each card on "Noor Haddad"', 0, 2),
    ],
)
def test_a_card_that_left_before_its_turn_is_passed_over(
    tmp_path: Path, bound: str, leaves: str, waste: int, mine: int
) -> None:
    assert failures(tmp_path, LOOP.format(bound=bound, leaves=leaves, waste=waste, mine=mine)) == []


@cache
def checks(bound: str, does: str) -> bool:
    """Return True if the line can speak of such cards: one that takes one card takes no several."""
    deeper = "    " if bound.startswith("for") else ""
    text = (
        f'crossroads "Lost"\n    flavor "x"\n    if food >= 1\n    option "A"\n        '
        f"{bound}\n        {deeper}{does}, if able\n"
    )
    return all(each.severity is not Severity.ERROR for each in checked_text(text)[1])


def test_every_event_with_a_card_says_where_it_leaves_it() -> None:
    of_cards = [
        word
        for word in VOCABULARY.words
        if word.place in (Place.EVENT, Place.HAPPENING) and "card" in dict(word.payload).values()
    ]
    assert len(of_cards) == 15
    assert not [word.phrase for word in of_cards if word.event not in LEFT_AT]


EVENTS = """crossroads "The Grip"
    flavor "x"
    when {event}
    option "Let go"
        {leaves}
        {does}

test "T"
    given players = 2, seed 1, food = 9, morale = 9
    given player 1 controls "Noor Haddad", "Noor Haddad" is at {place}
    given player 1 controls "Wen Guo", "Wen Guo" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 1 has "Cricket Bat", player 1 has "Tinned Soup"
    given crossroads "The Grip"
    when player 1 {act}
    when player 1 chooses "Let go"
    then {then}
"""
EQUIPS = ("you equip a survivor with a weapon card", 'equips "Noor Haddad" with "Cricket Bat"')
PLAYS = ("you play a card", 'plays "Tinned Soup"')


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("deed", "place", "leaves", "does", "then"),
    [
        (
            EQUIPS,
            '"School"',
            'kill "Noor Haddad"',
            "discard that card",
            'cards in the waste pile = 0 and cards in the "School" deck = 20',
        ),
        (
            EQUIPS,
            '"School"',
            'kill "Noor Haddad"',
            "take that card",
            'player 1 does not have "Cricket Bat"',
        ),
        (
            EQUIPS,
            '"School"',
            'kill "Noor Haddad"',
            "put that card onto the waste pile",
            "cards in the waste pile = 0",
        ),
        # it is in the hand again
        (
            EQUIPS,
            "the colony",
            'kill "Noor Haddad"',
            "discard that card",
            "cards in the waste pile = 1",
        ),
        (EQUIPS, "the colony", "gain 1 morale", "discard that card", "cards in the waste pile = 1"),
        (
            EQUIPS,
            "the colony",
            'discard each card on "Noor Haddad"',
            "take that card",
            "cards in the waste pile = 1",
        ),
        (PLAYS, "the colony", "gain 1 morale", "take that card", 'player 1 has "Tinned Soup"'),
        (
            PLAYS,
            "the colony",
            "remove each card in the waste pile from the game",
            "take that card",
            "cards in the removed pile = 1",
        ),
        # its own line put it there
        (
            EQUIPS,
            "the colony",
            "discard that card",
            "take that card",
            'player 1 has "Cricket Bat"',
        ),
        (
            EQUIPS,
            "the colony",
            "if food >= 1\n            discard that card",
            "take that card",
            'player 1 has "Cricket Bat"',
        ),
    ],
)
def test_a_card_of_an_event_is_touched_where_the_event_left_it(
    tmp_path: Path, deed: tuple[str, str], place: str, leaves: str, does: str, then: str
) -> None:
    does += ", if able"  # an option is not possible whose own earlier line takes the card away
    text = EVENTS.format(
        event=deed[0], act=deed[1], place=place, leaves=leaves, does=does, then=then
    )
    assert failures(tmp_path, text) == []
