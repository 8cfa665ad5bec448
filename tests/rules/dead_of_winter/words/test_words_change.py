"""Every effect word is carried out on up to 500 states of real games that fit its card: one that
never changes anything is our fault.

The states are tables at an action, taken all through games played at random with fixed seeds; a
word is done with as soon as it has changed one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.project import loading
from dowlang.rulesets.dead_of_winter.actions.search import choose_among_found, look
from dowlang.rulesets.dead_of_winter.procedures.out_of_play import take_out
from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import lay_tokens
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import group, room, survivors_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_PLACE, ON_PLAYER, ON_SURVIVOR
from dowlang.rulesets.dead_of_winter.state.types import COLONY, HOSPITAL, NONE, SCHOOL
from dowlang.rulesets.dead_of_winter.words.set_content.tokens import lay_on_card
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.rules.dead_of_winter.midgame import snapshot, told, tried, trouble
from tests.semantics.winter_world import found_in

STATES = 500
LABEL = '    option "A"\n        {0}\n'
HEAD = 'crossroads "{1}"\n    flavor "x"\n'
CONTEXTS: dict[str, str] = {
    "state": HEAD + "    if food >= 0\n" + LABEL,
    "crisis deck": HEAD
    + "    if food >= 0\n"
    + LABEL.replace("{0}", "look at the top 3 cards of the crisis deck\n        {0}"),
    "item deck": HEAD
    + "    if food >= 0\n"
    + LABEL.replace("{0}", 'look at the top 3 cards of the "School" deck\n        {0}'),
    "search": HEAD + "    when you search a location\n" + LABEL,
    "players": HEAD
    + "    if food >= 0\n"
    + LABEL.replace("{0}", "for each other player\n            {0}"),
    "roll": HEAD + "    when a survivor you control rolls wound, before it takes effect\n" + LABEL,
    "out of play": HEAD
    + "    when a survivor you control rolls wound, before it takes effect\n"
    + LABEL,
    "search begun": HEAD + "    when you search a location, before it takes effect\n" + LABEL,
    "found": HEAD + "    when you find a card, before a card is taken\n" + LABEL,
    "ability": 'survivor "{1}"\n    flavor "x"\n    occupation "x"\n    male\n    influence {2}\n  '
    "  attack 1+\n    search 1+\n    at anywhere\n"
    "    ability 1+\n        {0}\n",
}
EFFECTS = tuple(word for word in VOCABULARY.words if word.place is Place.EFFECT)
IDLE = "nothing happens"


def card(number: int, line: str) -> tuple[str, str]:
    """Return the first context in which the line checks, and the card."""
    for context, text in CONTEXTS.items():
        if ("crisis deck" in line) < (context == "crisis deck"):
            continue
        if line.startswith("bring") != (context == "out of play"):
            continue
        written = (
            text.replace("{0}", line)
            .replace("{1}", f"Trial {number}")
            .replace("{2}", str(200 + number))
        )
        if not [finding for finding in found_in(f"{written}\n{OF_SETS}") if finding.code < "DOW5"]:
            return context, written
    raise AssertionError(f"`{line}` stands nowhere")


LINES = (*(word.example for word in EFFECTS), IDLE)


@pytest.fixture(scope="module")
def trials(tmp_path_factory: pytest.TempPathFactory) -> tuple[CardSet, list[str]]:
    """The set with a card for each line, and where each of them stands."""
    folder: Path = tmp_path_factory.mktemp("sets") / "trials"
    folder.mkdir()
    (folder / "set.toml").write_text(
        'id = "trials"\nname = "Trials"\nversion = "1"\nedition = 1\nruleset = '
        '"dead_of_winter"\nuses = ["base"]\n'
    )
    contexts = []
    (folder / "of_sets.dow").write_text(OF_SETS, encoding="utf-8")
    for number, line in enumerate(LINES):
        context, text = card(number, line)
        contexts.append(context)
        (folder / f"trial_{number}.dow").write_text(text, encoding="utf-8")
    return loading.load(folder), contexts


def enrich(table: Winter) -> None:
    """Put on a table what words speak of and short games seldom show: noise, wounds, starvation, a
    full place, thrown dice, an open incident and tokens.
    """
    trouble(table)
    table.starvation += 1
    crowd = survivors_at(table, HOSPITAL)
    if len(crowd) >= 2:
        table.survivor_spaces[HOSPITAL] = len(crowd)
    dice = table.unused[table.active_player] + table.spent[table.active_player]
    table.thrown = ((NONE, (1,) * len(dice)),)
    if table.t.incident_path and table.incident_open[0] == NONE:
        *below, table.incident_open[0] = table.incidents_down[0]
        table.incidents_down[0] = tuple(below)
    if table.t.tokens:
        you = table.active_player
        for on, piece in (
            (ON_PLACE, SCHOOL),
            (ON_SURVIVOR, table.leader[you]),
            (ON_PLAYER, you),
        ):
            lay_tokens(table, 3, 0, on, piece)
        for item in table.equipment[table.leader[you]]:
            lay_on_card(table, 2, 0, item)


@lru_cache(maxsize=1)
def states(cards: CardSet) -> tuple[Winter, ...]:
    """Tables at an action of somebody with survivors, one in three of those that come up in
    games played at random.
    """
    out: list[Winter] = []
    seed = 0
    while len(out) < STATES:
        seed += 1
        game = Game(cards, players=3 + seed % 3, seed=seed)
        agent = Random(seed)
        for step in range(400):
            if game.is_over or len(out) >= STATES:
                break
            assert isinstance(game, Winter)
            if step % 3 == 0 and game.decision.kind == "action" and group(game, game.active_player):
                out.append(game.clone())
            game.choose(agent.pick(len(game.decision.options)))
    for table in out[::2]:
        enrich(table)
    return tuple(out)


def begins(cards: CardSet, number: int, context: str) -> Callable[[Winter], None]:
    """What sets the card going on a table: its first own survivor is the one the event or the
    ability is about.
    """
    return started(cards.handler(f"trials/trial_{number}"), context)


def started(handler: Any, context: str) -> Callable[[Winter], None]:
    """As `begins`, of a card's handler."""

    def begin(game: Winter) -> None:
        you = game.active_player
        survivor = group(game, you)[0]
        place = game.location[survivor]
        match context:
            case "ability":
                game.do(handler["ability"], you, survivor)
            case "search":
                game.do(handler["start"], you, you, survivor, place)
            case "search begun":
                game.cancelled = 1  # so that nothing but what the line has drawn goes back
                game.do(look, you, survivor, place)
                game.do(handler["start"], you, you, survivor, place)
            case "out of play":
                take_out(game, survivor)
                game.do(handler["start"], you, you, survivor, 1, place, 0)
            case "found":
                if not game.item_deck[SCHOOL]:
                    return  # nothing is found
                found, *others = game.item_deck[SCHOOL]  # the lowest: that is where it goes back
                game.item_deck[SCHOOL], game.drawn = tuple(others), (found,)
                game.cancelled = 1  # so that nothing but what the line has drawn goes back
                game.do(choose_among_found, you, survivor, SCHOOL)
                game.do(handler["start"], you, you, SCHOOL, found, survivor)
            case "roll":
                game.do(handler["start"], you, you, survivor, 1, place, 0)
            case _:
                game.do(handler["start"], you)

    return begin


def changed(trials: tuple[CardSet, list[str]], number: int, table: Winter, seed: int) -> set[str]:
    """Return what is other after the line was carried out on a copy of the table: fields of the
    state, and events that were told.
    """
    cards, contexts = trials
    after, log, _ = tried(table, begins(cards, number, contexts[number]), seed)
    before, now = json.loads(snapshot(table)), json.loads(snapshot(after))
    # the line above it does that
    looked = {E.CARD_SEEN} if "deck" in contexts[number] else set[int]()
    return {name for name in now if now[name] != before[name]} | {
        str(entry[0]) for entry in told(log) if entry[0] not in looked
    }


@pytest.fixture(scope="module")
def idle(trials: tuple[CardSet, list[str]]) -> set[str]:
    """Return what a card changes that says `nothing happens`: that somebody was shown it."""
    cards, _ = trials
    return set().union(
        *(changed(trials, LINES.index(IDLE), table, 1) for table in states(cards)[:20])
    )


def changes(trials: tuple[CardSet, list[str]], idle: set[str], number: int) -> int:
    """Return how many states were tried until the line changed one, 0 when it changed none of
    them.
    """
    cards, _ = trials
    tables = enumerate(states(cards), 1)
    return next(
        (tries for tries, table in tables if changed(trials, number, table, tries) - idle), 0
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(EFFECTS)), ids=[word.phrase for word in EFFECTS])
def test_an_effect_changes_a_state_that_fits_its_card(
    trials: tuple[CardSet, list[str]], idle: set[str], number: int
) -> None:
    assert changes(trials, idle, number) > 0, f"`{LINES[number]}` changes none of {STATES} states"


def test_nothing_changes_none_of_them(trials: tuple[CardSet, list[str]], idle: set[str]) -> None:
    """What counts as no change is small, and nothing else is changed by a line that does
    nothing.
    """
    assert changes(trials, idle, LINES.index(IDLE)) == 0 and len(idle) <= 1


@pytest.mark.sample(6)
@pytest.mark.parametrize("number", range(len(EFFECTS)), ids=[word.phrase for word in EFFECTS])
def test_only_words_that_say_so_make_room_in_a_full_colony(
    trials: tuple[CardSet, list[str]], number: int
) -> None:
    """A block in which such a word comes first is not taken for one that could only add people
    in vain (R-XROADS-11).
    """
    cards, contexts = trials
    made = False
    for seed, table in enumerate(states(cards)[::5]):
        full: Winter = table.clone()
        full.helpless += room(full, COLONY)
        after, _, _ = tried(full, begins(cards, number, contexts[number]), seed)
        made = made or room(after, COLONY) > 0
    assert not made or EFFECTS[number].opens
