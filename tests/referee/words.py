"""Every effect word of the vocabulary on a card of its own, carried out in the middle of games
while the referee listens.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import dowlang
from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.narration.story import Story
from dowlang.rulesets.dead_of_winter.narration.telling import tell
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.card_zones import BOX, DECK
from dowlang.rulesets.dead_of_winter.state.items import equip, locate
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    HOSPITAL,
    LOCATION_OF_ENTRANCE,
    NOBODY,
)
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.referee.games import compare
from tests.referee.recount import Account, Person, Referee
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS

ANYTIME, MOVING, ASKING = range(3)  # what the card waits for, and so what is known in it
TRIGGERS = (
    "if food >= 0",
    "when you move a survivor",
    "when you request a card from another player",
)
ELSEWHERE = {
    "reroll the exposure die",
    "draw 1 more card in the search of that location",
    "draw 1 card in place of that card",
}
"""They need a die that is being rolled, a search that is under way: `test_narration_turns`."""
SET = """id = "heard"
name = "Heard"
version = "0.1.0"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
authors = ["the dowlang authors"]
licence = "MIT"
"""
MOST = 3_000  # answers that a card may take


def looked_at(said: str) -> str:
    """Return the deck that a line about those cards is about: nothing else goes into it."""
    return "the crisis deck" if "crisis deck" in said else 'the "School" deck'


def examples() -> list[str]:
    """The example sentence of every effect word, with a place where it speaks of one."""
    words = [word.example for word in VOCABULARY.words if word.place is Place.EFFECT]
    return [word for word in words if word not in ELSEWHERE]


def trigger(example: str) -> int:
    """What a card with this sentence waits for."""
    if "that player" in example:
        return ASKING
    return MOVING if "that survivor" in example else ANYTIME


def card(number: int, example: str) -> str:
    """A card whose only option is the sentence."""
    said = example.replace(" here", ' at "School"')
    for words in ("this location", "that location"):
        said = said.replace(words, '"School"')
    shown = "those cards" in said or "the rest" in said
    before = f"        look at the top 2 cards of {looked_at(said)}\n" if shown else ""
    return (
        f'crossroads "Word {number}"\n    flavor "It is said aloud, once."\n    '
        f"{TRIGGERS[trigger(example)]}\n"
        f'    option "Say it"\n{before}        {said}\n    option "Say nothing"\n        lose 1 '
        f"morale\n"
    )


@cache
def cards() -> CardSet:
    """The base set and a card for every effect word."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "set.toml").write_text(SET, "utf-8")
        (Path(folder) / "of_sets.dow").write_text(OF_SETS, "utf-8")
        (Path(folder) / "crossroads").mkdir()
        for number, example in enumerate(examples()):
            (Path(folder) / "crossroads" / f"word_{number}.dow").write_text(
                card(number, example), "utf-8"
            )
        return dowlang.load(folder)


@cache
def table(seed: int) -> Any:
    """A game at an action, not to be played but cloned."""
    game: Any = dowlang.Game(cards(), players=2 + seed % 4, seed=seed)
    agent, left = Random(seed), 60 + seed * 53 % 300 // (1 + seed // 100)
    while not game.is_over and (left > 0 or game.stack[-1][2] != "action"):
        game.choose(agent.pick(len(game.stack[-1][3])))
        left -= 1
    if game.is_over:
        return table(seed + 100)
    game.noise[3] = max(1, game.noise[3])
    game.thrown = game.thrown or ((-1, (2, 5)),)  # what an earlier card has thrown
    people = [s for s, owner in enumerate(game.controller) if owner != NOBODY]
    gear = [item for item, way in enumerate(game.t.item_way) if way == EQUIP]
    gear = [item for item in gear if locate(game, item)[0] in (BOX, DECK)]
    for survivor, item in zip(people, gear, strict=False):
        equip(game, item, survivor)
    for survivor, owner in enumerate(game.controller):
        game.wounds[survivor] += int(
            owner != NOBODY and not game.wounds[survivor] and not game.frostbite[survivor]
        )
    if seed % 2:
        crowd(game, people)
    return game


def crowd(game: Any, people: list[int]) -> None:
    """Bring survivors to the hospital until one space is left, and frostbite to those who can
    bear it: what a game left to chance may not have.
    """
    for survivor in people:
        if room(game, HOSPITAL) > 1 and game.location[survivor] == COLONY:
            game.location[survivor] = HOSPITAL
        if game.wounds[survivor] + game.frostbite[survivor] < 2:
            game.frostbite[survivor] += 1


def opened(game: Any, story: Story) -> Account:
    """What lies on the table when the referee comes to it."""
    account = Account(
        morale=game.morale,
        left=game.rounds_left,
        round=game.round,
        food=game.food,
        starvation=game.starvation,
        helpless=game.helpless,
        waste=len(game.waste),
        crisis=len(game.contributed),
        first=game.first_player,
    )
    for player in range(game.players):
        account.hands[player] = len(game.hand[player])
        account.unused[player], account.spent[player] = (
            list(game.unused[player]),
            list(game.spent[player]),
        )
        if game.leader[player] != NOBODY:
            account.leaders[player] = story.survivor(game.leader[player])
    for entrance, place in enumerate(LOCATION_OF_ENTRANCE):
        space = (story.place(place), entrance + 1 if entrance < 6 else 0)
        account.zombies[space], account.barricades[space] = (
            game.zombies[entrance],
            game.barricades[entrance],
        )
    for place in range(7):
        account.noise[story.place(place)] = game.noise[place]
    for survivor, owner in enumerate(game.controller):
        if owner != NOBODY:
            person = Person(
                owner,
                story.place(game.location[survivor]),
                game.wounds[survivor],
                game.frostbite[survivor],
            )
            person.equipment.update(story.item(item) for item in game.equipment[survivor])
            person.tucked = sum(under == survivor for under, _ in game.tucked)
            account.people[story.survivor(survivor)] = person
    account.exiled = {p for p in range(game.players) if game.exiled[p]}
    account.out = {p for p in range(game.players) if game.eliminated[p]}
    return account


def carried_out(number: int, example: str, seed: int) -> Any:
    """The game after the card of a word was carried out on a table, answers at random; its log
    begins with the card.
    """
    game: Any = table(seed).clone()
    player, depth, agent = game.active_player, len(game.stack), Random(seed)
    owned = [s for s, owner in enumerate(game.controller) if owner == player]
    owned = owned or [s for s, owner in enumerate(game.controller) if owner >= 0]
    payload: tuple[int, ...] = ()
    if trigger(example) == MOVING:
        payload = (player, owned[seed % len(owned)], 0, 3, -1)
    elif trigger(example) == ASKING:
        payload = (player, (player + 1) % game.players, 3)
    game.log = []
    slug = f"word_{number}"
    game.emit(E.CROSSROADS_TRIGGERED, player, game.cards.number("crossroads", slug))
    game.do(game.cards.handler(f"heard/crossroads/{slug}")["start"], player, *payload)
    game.run()
    for _ in range(MOST):
        if not game.stack or (len(game.stack) <= depth and game.stack[-1][2] == "action"):
            return game
        kind, options = game.stack[-1][2], game.stack[-1][3]
        game.choose(0 if kind == "option" else agent.pick(len(options)))
    raise AssertionError(f"more than {MOST} answers")


def story_of(log: list[Any], before: Any, seat: int | None) -> Story:
    """What is told of a log that begins in the middle of a game."""
    story = Story(before.cards, seat)
    story.morale, story.round, story.turn = before.morale, before.round, before.turn
    story.contributed = [item for _, item, _ in before.contributed]
    for entry in log:
        tell(story, entry)
    story.leave_all()
    return story


def say(number: int, example: str, seed: int) -> list[str]:
    """Carry out the card of a word on one table and recount it.

    Returns what was told below the card.
    """
    before, game = table(seed), carried_out(number, example, seed)
    story = story_of(game.log, before, None)
    items = [str(one["name"]) for one in game.cards.of_kind["item"]]
    referee = Referee([str(one["name"]) for one in game.cards.facts], items)
    referee.account = opened(before, story)
    end = story.lines.index("The end") if "The end" in story.lines else len(story.lines)
    referee.hear(story.lines[:end])
    compare(referee.account, game, story)
    return [line for line in story.lines[1:] if "chooses: " not in line]
