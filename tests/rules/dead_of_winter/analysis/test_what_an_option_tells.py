"""Which options are offered tells nobody what another player alone sees (R-BOARD-14..17): whatever
a line of an option asks, by whichever word, tables that differ in what is hidden from the chooser
offer the same.

Every word that a card can ask stands in every need: who is meant, how many, under what condition,
behind a limit and in a choice of one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.secrecy_declarations import Chance
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.observations import Learned
from dowlang.rulesets.dead_of_winter.analysis.secrecy import redeal
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.state.events import NUMBER_SHOWN
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import FilterWord, NumberWord, TruthWord, Word
from dowlang.vocabulary.places import Place
from tests.semantics.winter_world import found_in

TWINS = 12
SEEN = frozenset[int]()
NOTHING_LEARNED = Learned(SEEN, SEEN, SEEN, SEEN, SEEN, SEEN, False, False, (True,) * 9)
PICKED, KEPT = "each player picks a number up to 3 in secret", "each player keeps a die in secret"

OF_A_PLAYER = (
    "{} discards 2 cards",
    "{} loses 2 dice",
    "{} gives 1 card to you",
    "{} discards 2 cards, once per game",
    "kill a survivor controlled by {}",
    "choose {} as x; the x discards 2 cards",
    "give 2 cards to {}",
    "remove (survivors controlled by {}) food",
    'choose one;     option "p";         {} discards 2 cards',
)
OF_A_NUMBER = (
    "remove ({}) food",
    "remove ({}) food, once per game",
    "discard ({}) cards",
    "lose ({}) dice",
    "the player on your left discards ({}) cards",
    "add ({}) food; remove 4 food",
    'choose one;     option "p";         remove ({}) food',
    *(
        line.replace("{}", "{} >= 2")
        for line in (
            "place a survivor where ({}) at the colony",
            "a player where ({}) discards 2 cards",
            "discard a card where ({})",
        )
    ),
)
OF_A_TRUTH = (
    "place a survivor where ({}) at the colony",
    "a player where ({}) discards 2 cards",
    "discard a card where ({})",
)
OF_A_CARD = (
    "take a fuel card {}",
    "the player on your left discards a fuel card {}",
    "place a survivor with a card {} at the colony",
    "a player with a fuel card {} discards 1 card",
    "kill a survivor controlled by a player with a fuel card {}",
)
FILLED = {
    "{survivor}": "your leader",
    "{card}": "a fuel card",
    "{other}": "the player on your left",
    "{deck}": 'the "School" deck',
    "{cards}": "those cards",
    "{player}": "the player on your left",
    "that survivor": "your leader",
    "player 1": "the player on your left",
    "player 2": "the player on your left",
}
SUBJECT = re.compile(r"^(another player|a player|the player on your left|you) ")
ASKED = [
    word
    for word in VOCABULARY.words
    if isinstance(word, NumberWord | TruthWord)
    and (not isinstance(word, FilterWord) or word.noun in ("player", "card"))
]


def filled(said: str) -> str:
    """Return a phrase or an example with things in its slots that the table has."""
    for slot, thing in FILLED.items():
        said = said.replace(slot, thing)
    return said


def lines(word: Word) -> Iterator[str]:
    """Yield the lines that ask a word, whether they stand on a card or not."""
    if isinstance(word, FilterWord) and word.noun == "player":
        for article in ("the", "a"):
            yield from (
                way.format(f"{article} player {filled(word.phrase)}") for way in OF_A_PLAYER
            )
    elif isinstance(word, FilterWord):
        where = filled(word.phrase)
        yield from (way.format(where) for way in OF_A_CARD)
        yield from (way.format(f"fuel cards {where}") for way in OF_A_NUMBER)
    elif isinstance(word, NumberWord):
        for whose in ("the first player", "the player on your left", "you"):
            said = re.split(" [<>=]", filled(word.example).replace("the first player", whose))[0]
            yield from (way.format(said) for way in OF_A_NUMBER)
    else:
        said = filled(word.example)
        yield from (way.format(said) for way in OF_A_TRUTH)
        if word.place in (Place.STATE, Place.PREDICATE) and word.subject == "player":
            does = SUBJECT.sub("", said)
            does = re.sub("^(fulfil|control)\\b", r"\1s", re.sub("^are\\b", "is", does))
            yield from (way.format(f"a player who {does}") for way in OF_A_PLAYER)
            yield from (way.format(f"the player who {does}") for way in OF_A_PLAYER)


def card(said: Sequence[str], first: Sequence[str] = (PICKED, KEPT)) -> str:
    """Return a card with an option for each of some lines, and two that are always there."""
    rows = ['crossroads "Asked"', '    flavor "x"', "    if food >= 0"]
    rows += ["    first", *(f"        {line}" for line in first)] if first else []
    for number, line in enumerate((*said, "lose 1 morale", "gain 1 morale")):
        rows += [f'    option "{number}"', *(f"        {part}" for part in line.split("; "))]
    return "\n".join(rows) + "\n"


def standing(said: Sequence[str]) -> list[str]:
    """Return those of some lines that a card may hold."""
    broken = {found.span.line for found in found_in(card(said)) if found.code < "DOW5"}
    out, at = [], 1 + card((), (PICKED, KEPT)).split("    option")[0].count("\n")
    for line in said:
        ends = at + 2 + line.count("; ")
        if not broken.intersection(range(at, ends)):
            out.append(line)
        at = ends
    return out


def dealt(cards: CardSet, number: int) -> Winter:
    """Return one of three tables on which much is just possible or just not."""
    table = table_of(cards, 3, objective="A Roof for Everyone")
    table.controls(1, "Amara Diallo", "Greta Solheim").controls(2, "Biscuit")
    table.controls(3, "Yuki Lowe").at("Yuki Lowe", "School")
    for player in (1, 2, 3):
        table.dice(player, *((3, 4), (3,), (3, 4))[number])
    table.hand(1, "Cleaver", "Jerry Can", "Tinned Soup")
    table.hand(2, *(("Jerry Can", "Tinned Soup"), ("Jerry Can",), ())[number])
    table.hand(3, "Lunch Box", *(("Aspirin",), ("Aspirin", "Jerry Can"), ("Jerry Can",))[number])
    game = table.begin()
    game.food, game.first_player = 2, number % 2
    game.secret[:] = game.dealt[:] = [0, 1, 2]
    return game


@lru_cache(maxsize=2)
def compiled(text: str) -> CardSet:
    return load_source(addition([], {"asked": text.encode()}))


def offered(text: str, table: int, twin: int, own: int = 1) -> frozenset[str]:
    """Return the options that player 1 is offered on one table, what the others hold, pick and keep
    being another twin's. `own` is the number that player 1 picks.
    """
    cards = compiled(text)
    game: Any = dealt(cards, table)
    chance = Chance(twin + 1)
    if twin:
        game = redeal(game, 0, chance, NOTHING_LEARNED).game  # type: ignore[union-attr]
    game.log = None
    game.do(game.cards.handler("additions/asked")["start"], 0)
    game.run()
    while game.stack[-1][2] == "number":
        _, player, _, options = game.stack[-1]
        game.choose(own - 1 if player == 0 else chance.below(len(options)))
    game.kept = tuple(
        [  # faces of others, which no dealing changes
            (*row[:2], 1 + chance.below(6)) if row[1] > 0 else row for row in game.kept
        ]
    )
    if game.stack[-1][2] != "option":
        return frozenset()
    label = [row[-1] for row in game.stack[-1][3]]
    return frozenset(map(str, label))


def twins(text: str, table: int) -> set[frozenset[str]]:
    """Return the sets of options that twins of one table offer."""
    return {offered(text, table, twin) for twin in range(TWINS)}


@pytest.mark.parametrize("word", ASKED, ids=lambda word: word.phrase)
def test_what_is_offered_does_not_tell_what_is_hidden(word: Word) -> None:
    said = standing(tuple(dict.fromkeys(lines(word))))
    for start in range(0, len(said), 40):
        text = card(said[start : start + 40])
        for table in range(3):
            ways = twins(text, table)
            assert len(ways) == 1, (word.phrase, said[start : start + 40], ways)


@pytest.mark.parametrize(
    ("line", "own", "possible"),
    [
        ("discard (number picked by you) cards", 3, True),
        ("discard (number picked by you + 1) cards", 3, False),
        ("discard (number picked by the active player + 1) cards", 3, False),
        ("discard (number picked by the active player + 1) cards", 2, True),
        ("a player who picked 2 discards 2 cards", 2, True),
        ("remove (number picked by the first player + 2) food", 1, False),
        ("remove (number picked by the first player + 1) food", 1, True),
        ("discard (secret die of the first player) cards", 1, True),
        ("discard (secret die of the first player + 3) cards", 1, False),
        ("the player with the most fuel cards discards 4 cards", 1, False),
        ("a player with 4 fuel cards gives 1 card to you", 1, False),
        ("a player with a fuel card gives 1 card to you", 1, True),
    ],
)
def test_what_you_see_yourself_counts(line: str, own: int, possible: bool) -> None:
    """What is yours is asked in full, and of the others how many cards they have and that who has
    picked or kept something has something: 1 at least.
    """
    ways = {"1" in offered(card([line]), 1, twin, own) for twin in range(TWINS)}
    assert ways == {possible}


@pytest.mark.parametrize(
    "line",
    [
        "the player with the highest number discards 2 cards",
        "remove (number picked by the first player) food",
    ],
)
def test_what_was_shown_is_known(line: str) -> None:
    """Numbers that a line or the condition of an option has asked for lie open, until others are
    picked: what cannot be done then is offered no more.
    """
    read = "if number picked by you >= 1"
    shown = card([line], (PICKED, f"{read}\n            gain 1 morale"))
    behind = card([line], (PICKED,)).replace('option "1"', f'option "1" {read}')
    anew = card([line], (PICKED, f"{read}\n            gain 1 morale", PICKED))
    for text, ways in ((shown, 2), (behind, 2), (anew, 1)):
        assert len({"1" in offered(text, 1, twin) for twin in range(TWINS)}) == ways, text


def test_an_offer_is_made_when_its_numbers_lie_open() -> None:
    """Whether an offer can be made is asked with the numbers, so they are told before it."""
    line = "you may give 1 card to the player with the highest number"
    game: Any = dealt(compiled(card([], (PICKED, line))), 0)
    game.log = []
    game.do(game.cards.handler("additions/asked")["start"], 0)
    game.run()
    while game.stack[-1][2] == "number":
        game.choose(game.stack[-1][1])
    assert game.stack[-1][2] == "offer"
    assert len([entry for entry in game.log if entry[0] == NUMBER_SHOWN]) == 3
