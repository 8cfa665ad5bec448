"""An effect between two pieces changes some table of real games, or is refused with the words for a
piece between which and the other it does something.

Each effect word with two pieces is said of every pair of descriptions, also of pieces that a line
before has chosen: `trade your leader with a survivor you control` is about two of one player.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pytest

import dowlang
from dowlang.diagnostics import Diagnostic
from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.project.set_read_memo import one_moment
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter.midgame import snapshot, told, tried
from tests.rules.dead_of_winter.words import test_pieces_within_reach as reach
from tests.rules.dead_of_winter.words import test_words_change as words_change

SIDES = {
    "survivor": (
        "a survivor you control",
        "a survivor controlled by the first player",
        "a survivor with a card you hold",
        "your leader",
        "a survivor where (you control it)",
        'a survivor at "School"',
        "the survivor with the lowest influence",
    ),
    "player": (
        "you",
        "the first player",
        "another player",
        "the player with the most cards",
    ),
    "player, by a piece": ("the controller of your leader", "a player with a survivor you control"),
    "location": (
        "the colony",
        '"School"',
        "a location",
        "the location of your leader",
        "the location with your leader",
    ),
    "card": (
        "a card in hand",
        "a random card in the hand of the first player",
        "a random card in the hand of another player",
        "a card you hold",
        "a card on your leader",
    ),
}
FORMS = {
    "trade {} with {}": ("survivor", "survivor"),
    "swap {} with {}": ("survivor", "survivor"),
    "give {} to {}": ("survivor", "player"),
    "give {} to  {}": ("card", "player"),
    "move {} to {}": ("survivor", "location"),
    "move 1 zombie from {} to {}": ("location", "location"),
    "{} steals a random card from {}": ("player", "player"),
    "{} swaps secret objectives with {}": ("player", "player"),
    "{} looks at the hand of {}": ("player", "player"),
    "{} shows their hand to {}": ("player", "player"),
}
FEW = "trade {} with {}"
NO_PAIR = "does nothing"


class Said(NamedTuple):
    """Lines that say an effect of two pieces, the last of which is the effect."""

    form: str
    lines: tuple[str, ...]


def said(form: str, most: int = 99) -> Iterator[Said]:
    """Yield the lines of a form, with `most` descriptions of each piece."""
    first, second = FORMS[form]
    others = list(SIDES[second])
    if second == "player" and first != "card":
        others += SIDES["player, by a piece"]
    for one in SIDES[first][:most]:
        for other in others[:most]:
            yield Said(form, (of_you(form.format(one, other)),))
            if one in SIDES[first][:3] and first in ("survivor", "card"):
                yield Said(form, (f"choose {one} as x", form.format("the x", other)))
                if other in SIDES[second][:3] and second == "survivor":
                    choices = f"choose {one} as x", f"choose {other} as y"
                    yield Said(form, (*choices, form.format("the x", "the y")))


def of_you(line: str) -> str:
    """Return a line whose subject may be `you` as it is written."""
    line = line.replace("  ", " ")
    if not line.startswith("you "):
        return line
    bare = re.sub(r"^you (\w+)s ", lambda verb: f"{verb[1]} ", line)
    return bare.replace("their hand", "your hand")


def wrong(lines: tuple[str, ...]) -> list[Diagnostic]:
    """The errors of a card whose option has these lines."""
    return reach.wrong("\n        ".join(lines))


@lru_cache(maxsize=2)
@one_moment()
def checked(most: int = 99, form: str = "") -> tuple[dict[Said, list[Diagnostic]], CardSet]:
    """The lines with their errors, and the set with a card for each that has none."""
    every = [each for one in FORMS if form in ("", one) for each in said(one, most)]
    found = {each: wrong(each.lines) for each in every}
    clean = [each for each, errors in found.items() if not errors]
    files = {
        f"two_{n}": (reach.HEAD.format(f"T{n}", "\n        ".join(each.lines)) + reach.END).encode()
        for n, each in enumerate(clean)
    }
    return found, load_source(addition([], files))


def of_set(cards: CardSet) -> tuple[Winter, ...]:
    """Tables of games with a set, at an action of somebody with survivors."""
    every = words_change.states(cards)[::9]
    return tuple(table for table in every if group(table, table.active_player))


@lru_cache(maxsize=2)
def of_games(most: int, form: str) -> tuple[Winter, ...]:
    """Tables of games with the cards of the lines that have no error."""
    return of_set(checked(most, form)[1])


@lru_cache(maxsize=1)
def of_shipped_games() -> tuple[Winter, ...]:
    """Tables of games with the starter set: what is tried on them stands on no card."""
    return of_set(dowlang.load())


def changes(number: int, most: int = 99, form: str = "") -> bool:
    """Return True if the lines are offered on some table, and change it."""
    cards = checked(most, form)[1]
    begin = words_change.started(cards.handler(f"additions/two_{number}"), "state")
    for seed, table in enumerate(of_games(most, form)):
        after, log, granted = tried(table, begin, seed, wish=1)
        before, now = json.loads(snapshot(table)), json.loads(snapshot(after))
        what = {f for f in now if now[f] != before[f]} | {str(entry[0]) for entry in told(log)}
        if granted and what - reach.FRAME:
            return True
    return False


@one_moment()
def led(found: dict[Said, list[Diagnostic]]) -> int:
    """Return how many pairs are refused. What stands in the message in place of one of them, and
    the help where there is one, checks.
    """
    refused = {each: e[0] for each, e in found.items() if e and NO_PAIR in e[0].message}
    for each, error in refused.items():
        *before, line = each.lines
        column, end = error.span.column - 9, error.span.end_column - 9
        (wanted,) = re.findall(r"`([^`]+)`", error.message.partition(", wanted ")[2])
        typed = f"{line[:column]}{wanted}{line[end:]}"
        assert not wrong((*before, typed)), (each.lines, typed)
        for written in re.findall(r"`([^`]+)`", error.help or ""):
            assert not wrong((*before, written)), (each.lines, written)
    return len(refused)


@pytest.mark.proof
def test_what_checks_of_one_word_changes_some_table() -> None:
    found, _ = checked(4, FEW)
    clean = [each for each, errors in found.items() if not errors]
    assert len(clean) > 9 and all(changes(n, 4, FEW) for n in range(len(clean)))


@pytest.mark.proof
def test_pairs_of_one_word_that_are_refused_lead_to_a_line_that_checks() -> None:
    assert led(checked(4, FEW)[0]) > 9


@pytest.mark.proof
@pytest.mark.parametrize("form", FORMS)
def test_what_checks_changes_some_table(form: str) -> None:
    found, _ = checked()
    clean = [each for each, errors in found.items() if not errors]
    idle = [each.lines for n, each in enumerate(clean) if each.form == form and not changes(n)]
    assert not idle


@pytest.mark.proof
def test_pairs_that_are_refused_lead_to_a_line_that_checks() -> None:
    assert led(checked()[0]) > 70


@pytest.mark.parametrize(
    ("lines", "refused"),
    (
        (("choose a survivor you control as x", "give the x to you"), True),
        (("choose a survivor you control as x", "give the x to another player"), False),
        (("give 1 card to you",), True),
        (("steal a random card from you",), True),
        (("another player gives 1 card to you",), False),
        (("each player gives 1 card to you",), False),
        (("swap a survivor you control with a survivor at the colony",), False),
        (("place your leader at the location of your leader",), False),
        (
            (
                "choose a survivor you control as x",
                "give the x to another player",
                "trade the x with a survivor you control",
            ),
            False,
        ),
        (("trade a survivor you control with a survivor who is wounded",), False),
    ),
)
def test_two_pieces_that_are_no_pair_are_refused(lines: tuple[str, ...], refused: bool) -> None:
    errors = wrong(lines)
    assert [NO_PAIR in each.message for each in errors] == [True] * refused


def state(game: Winter) -> dict[str, object]:
    """Return the state but for how often somebody was asked."""
    fields: dict[str, object] = json.loads(snapshot(game))
    return {name: value for name, value in fields.items() if name != "answered"}


PARTED = [word for word in VOCABULARY.of_sort(EffectWord) if word.parted]
TWINS = [word for word in VOCABULARY.of_sort(EffectWord) if word.between_two]


def pairs(word: EffectWord, game: Winter) -> Iterator[dict[str, int]]:
    """Yield what fills the slots of two pieces on one side."""
    you, mine = game.active_player, group(game, game.active_player)
    nouns = {p.name: p.type.noun for p in word.parameters}
    for tie, one, other in word.parted:
        match tie, nouns[one], nouns[other]:
            case _, "player", "player":
                yield {one: you, other: you}
            case _, "location", "location":
                yield {one: SCHOOL, other: SCHOOL}
            case "place", "survivor", "location":
                yield {one: mine[0], other: game.location[mine[0]]}
            case "hand", "card", "player":
                for card in game.hand[you][:1]:
                    yield {one: card, other: you}
            case "side", "survivor", "player":
                yield {one: mine[0], other: you}
            case "side", "survivor", "survivor":
                for two in pairwise(mine):
                    yield dict(zip((one, other), two, strict=True))
    if word.between_two:
        yield {name: mine[0] for name, noun in nouns.items() if noun == "survivor"}


@pytest.mark.sample(1)
@pytest.mark.parametrize("word", [*PARTED, *TWINS], ids=lambda word: word.phrase)
def test_between_two_of_one_side_a_word_changes_nothing(word: EffectWord) -> None:
    tried_once = 0
    for seed, table in enumerate(of_shipped_games()[::2]):
        for given in pairs(word, table):
            values = [
                given.get(p.name, 1 if p.type.noun == "number" else table.active_player)
                for p in word.parameters
            ]
            after, _, _ = tried(table, lambda game, v=values: game.do(word.function, *v), seed)
            assert state(after) == state(table), (word.phrase, given)
            tried_once += 1
    assert tried_once > 5 and len(PARTED) >= 9 and TWINS


@pytest.mark.parametrize("word", [*PARTED, *TWINS], ids=lambda word: word.phrase)
def test_what_is_told_at_the_table_to_be_one_side_is_no_way_through(word: EffectWord) -> None:
    """`look at the hand of the player with the most cards` is not possible, and so not free, where
    that is you.
    """
    asked = 0
    for table in of_shipped_games()[::2]:
        for given in pairs(word, table):
            values = {
                p.name: given.get(p.name, 1 if p.type.noun == "number" else table.active_player)
                for p in word.parameters
            }
            if word.available is not None:
                counted = [value for name, value in values.items() if name != "count"]
                assert word.available(table, *counted) == 0, given
            else:
                assert word.possible is not None and not word.possible(table, *values.values())
            asked += 1
    assert asked > 5
