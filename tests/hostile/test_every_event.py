"""A clause that brings about the very event it waits for ends or is told as DOW7011, whichever
event of the vocabulary it is.

Each effect word is carried out once on a table where it can be, and what it tells is what it brings
about. For every event word that some effect brings about a card then waits for it and does that
again: as it is, in a vote, as an offer and behind a question.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection
from functools import lru_cache

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.step_limit import EndlessCard
from dowlang.project import checking, load_source
from dowlang.project.card_selection import addition
from dowlang.project.set_read_memo import one_moment
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word

pytestmark = pytest.mark.proof

HEAD = 'item "Wheel {0}"\n    tool, in "School" x 1\n    play\n'
MORE = (  # where the example of a word does not bring its event about by itself
    "a survivor you control gets 1 wound",
    "a survivor you control gets 1 frostbite",
    "move a survivor you control to a location",
    "place a survivor you control at a location",
    "lose 1 morale",
    "gain 1 morale",
    "roll exposure for a survivor you control",
    'add 1 zombie to "School"',
    "add 2 zombies to the colony",
    "kill 1 zombie at a location",
    "add 1 barricade to a location",
    "start a bite at the colony",
    "a survivor you control becomes your leader",
    "steal a random card from another player",
    "equip your leader with a card",
    "unequip a card",
    "give a survivor you control to another player",
    'search the "School" deck for 1 card',
    "spend a die",
    "reveal a new crisis",
    "add 1 helpless survivor",
    "kill 1 helpless survivor",
    "remove 1 wound from a survivor you control",
    "pay 1 food",
    "remove 1 zombie from a location",
    'move 1 zombie from "School" to the colony',
    "remove a survivor from the game",
    'add 9 zombies to "School"',
    "kill a survivor",
    "another player takes the first player token",
    "a survivor joins you\nadd 2 helpless survivors",
)
OF_THE_TABLE = {
    "start",
    "pass",
    "roll action dice",
    "search [{location}]",
    "make noise",
    "attack a zombie",
    "attack {target}",
    "build a barricade [at {location}]",
    "clean waste",
    "attract {count} zombies [to {destination}]",
    "use the ability of {survivor}",
    "use the ability of {crossroads}",
    "use the ability of {objective}",
    "use the ability of {crisis}",
    "use {card}",
    "spend food",
    "request {card} [from {asked}]",
    "ask {asked} for a card",
    "contribute {card} from hand",
    "refused a card [by {asked}]",
    "pass {card} to {receiver}",
    "find {card} [at {location}]",
    "searched",
    "prevented",
    "failed",
    "resolved",
    "prevented with a surplus",
    "paid",
    "short",
    "checked for waste",
    "rolled for",
    "triggered",
    "end",
}
"""Events of an action, a turn or a phase, which no effect brings about: an action begins when
everything before it is finished (R-TURN-07), so nothing sets it off twice.
"""
OF_WHAT_A_SET_ADDS = {"due", "laid", "lost without a death", "raised", "lowered", "revealed"}
"""Events that need a track, a token, a deck or a card that this set does not declare."""
ASKING = {
    "as it is": "{0}",
    "vote": 'vote by players, ties go to you, without voters it passes\n    passes "On"\n        '
    '{0}\n    fails "Too"\n        {0}',
    "offer": "you may gain 1 morale\n    if so\n        {0}\n    if not\n        {0}",
    "question": "choose a player as witness\n{0}",
}
EVENTS = tuple(word for word in VOCABULARY.words if word.place in (Place.EVENT, Place.HAPPENING))
LINES = tuple(
    dict.fromkeys(
        [*MORE, *(word.example for word in VOCABULARY.words if word.place is Place.EFFECT)]
    )
)


def card(number: int, lines: str) -> str:
    """An item that does these lines when it is played."""
    return HEAD.format(number) + "".join(f"        {row}\n" for row in lines.split("\n")) + "\n"


def checks(lines: str) -> bool:
    """Return True if a card may say these lines."""
    findings, _ = checking.check_text(card(0, lines).encode(), "wheel.dow")
    return not [finding for finding in findings if finding.code < "DOW5"]


def waits(word: Word, line: str, asking: str) -> str:
    """The lines of a card whose clause does again what it waits for."""
    said = word.example.replace("the bearer", "a survivor")
    body = ASKING[asking].format(line).replace("\n", "\n        ")
    return (
        f"for the rest of the game\n    survivors cannot be killed\n    when {said}\n        "
        f"{body}\n{line}"
    )


def loaded(texts: list[str]) -> CardSet:
    """The base set and these cards."""
    return load_source(addition([], {"wheels": "".join(texts).encode()}))


def begun(cards: CardSet) -> Winter:
    """A table where most can be done."""
    built = table(cards, 3).morale(6).rounds(6).food(8).helpless(4).crisis("No Heat Tonight")
    built.noise("School", 1).zombies("School", 1).controls(1, "Amara Diallo", "Greta Solheim")
    built.controls(2, "Dmitri Halvorsen", "Priya Raman", at="School").controls(3, "Yuki Lowe")
    for player in range(1, 4):
        built.dice(player, 2, 4, 6).hand(player, "Aspirin", "Cleaver", "Tinned Soup")
    built.barricades("School", 1).waste("Tinned Soup", "Cricket Bat").wounds("Amara Diallo", 1)
    game = built.equipped("Greta Solheim", "Engineering Handbook").begin()
    game.spent = [(1,)] * 3
    return game


def started(game: Winter, number: int) -> Winter:
    """The game with a card of ours begun."""
    game.do(game.cards.handler(f"additions/wheels/wheel_{number}")["play"], 0)
    game.run()
    return game


def answered(game: Game, seed: int) -> int:
    """Give answers until it is somebody's action again; how many."""
    agent, count = Random(seed, 0), 0
    while not game.is_over and game.decision.kind != "action":
        game.choose(agent.pick(len(game.decision)) if seed else 0)
        count += 1
    return count


@lru_cache(maxsize=1)
@one_moment()
def brought() -> dict[int, list[str]]:
    """Event -> lines that bring it about, best first."""
    lines = [line for line in LINES if checks(line)]
    plain = begun(loaded([card(number, line) for number, line in enumerate(lines)]))
    out: dict[int, list[str]] = {}
    for number, line in enumerate(lines):
        for seed in (0, 1, 2):
            game = plain.clone()
            game.log = []
            answered(started(game, number), seed)
            for event in {entry[0] for entry in game.log}:
                if line not in out.setdefault(event, []):
                    out[event].append(line)
    return out


@lru_cache(maxsize=1)
@one_moment()
def cases() -> list[tuple[str, str, str]]:
    """(event word, how it asks, lines) of the cards that can be said."""
    out = []
    for word in EVENTS:
        for line in brought().get(word.event, ())[:2]:
            out += [
                (word.phrase, asking, lines)
                for asking in ASKING
                if checks(lines := waits(word, line, asking))
            ]
    return out


@lru_cache(maxsize=1)
def wheels() -> Winter:
    """The table with all cards."""
    return begun(loaded([card(number, lines) for number, (_, _, lines) in enumerate(cases())]))


@pytest.mark.parametrize("asking", ASKING)
def test_what_sets_itself_off_ends_or_is_named(asking: str) -> None:
    endless = 0
    for number, (phrase, how, lines) in enumerate(cases()):
        if how != asking:
            continue
        game = wheels().clone()
        start = time.process_time()
        try:
            count = answered(started(game, number), seed=1)
            assert count <= RULESET.decisions_a_turn, phrase
        except EndlessCard as told:
            endless += 1
            assert told.code == "DOW7011" and told.card == f"Wheel {number}" and told.line > 0, (
                lines
            )
        assert time.process_time() - start < 20, lines
    assert endless >= 5


def test_every_event_that_an_effect_brings_about_is_here() -> None:
    here = {phrase for phrase, _, _ in cases()}
    assert len(here) >= 50 and len(cases()) >= 280
    assert {word.phrase for word in EVENTS if word.event in brought()} == here
    left = {word.phrase for word in EVENTS if word.event not in brought()}
    assert left == OF_THE_TABLE | OF_WHAT_A_SET_ADDS


class Watching(list[Frame]):
    """A log that counts events of the table: how often they come, and how often in the course of
    a card.
    """

    def __init__(self, game: Game, wanted: Collection[int], counts: Counter[tuple[int, bool]]):
        super().__init__()
        self.game, self.wanted, self.counts = game, wanted, counts

    def append(self, entry: Frame) -> None:
        """Count the event."""
        if entry[0] in self.wanted:
            self.counts[entry[0], bool(self.game.trail)] += 1


def test_no_card_brings_about_an_event_of_the_table() -> None:
    """In games played at random they come up, and never while a card is carried out."""
    wanted = {word.event for word in EVENTS if word.event not in brought()}
    counts: Counter[tuple[int, bool]] = Counter()
    cards = dowlang.load("cards/base")
    for seed in range(40):
        game = Game(cards, players=3 + seed % 3, seed=seed)
        game.log = Watching(game, wanted, counts)
        agent = Random(seed)
        while not game.is_over:
            game.choose(agent.pick(len(game.decision)))
    assert [event for event, in_a_card in counts if in_a_card] == []
    assert len(counts) >= 28
