"""What a person is asked: every question of the rules says what it is for, every option stands
somewhere, goals are sentences.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine import piece_choices
from dowlang.engine.screen_questions import ENGINES_OWN, PLACE
from dowlang.engine.speech import EnglishSpeech
from dowlang.rulesets.dead_of_winter.narration import board, narrate
from dowlang.rulesets.dead_of_winter.narration.goal_words import said
from dowlang.rulesets.dead_of_winter.narration.sentences import STORY
from dowlang.rulesets.dead_of_winter.narration.story import Story
from dowlang.rulesets.dead_of_winter.procedures.turns import DEEDS
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.screen import SCREEN
from dowlang.rulesets.dead_of_winter.screen.entries import ACTIONS
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.labels import PILES
from dowlang.rulesets.dead_of_winter.words.cards.zones import DECKS, cards_of, set_pile
from dowlang.rulesets.dead_of_winter.words.effects.seeing import look_at, reveal
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY

ROOT = Path(dowlang.__file__).parent
SPEECH = EnglishSpeech(STORY)
HALF = (ROOT / "engine", ROOT / "rulesets" / "dead_of_winter")
# where the kind stands among the arguments of the call
WITH_KIND = {
    "ask": 1,
    "pick_one": 2,
    "pick": 2,
    "distinct": 1,
}


@cache
def calls(folder: Path) -> list[tuple[ast.FunctionDef, ast.Call]]:
    """Every call in every function below a folder."""
    return list(_calls(folder))


def _calls(folder: Path) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
    for file in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                yield from (
                    (function, node) for node in ast.walk(function) if isinstance(node, ast.Call)
                )


def called(call: ast.Call) -> str:
    """The name of what is called: `ask` of `game.ask(…)`, `pick_one` of `game.do(pick_one, …)`."""
    name = (
        call.func.attr
        if isinstance(call.func, ast.Attribute)
        else call.func.id
        if isinstance(call.func, ast.Name)
        else ""
    )
    first = call.args[0] if name == "do" and call.args else None
    return first.id if isinstance(first, ast.Name) else name


def kinds_asked() -> set[str]:
    """Every kind of question that the engine, the rules and the words of cards ask."""
    out = {
        str(noun.pick)
        for noun in VOCABULARY.nouns
        if noun.pick and noun.pick in RULESET.option_number
    } | {"number"}
    for folder in HALF:
        for _, call in calls(folder):
            for argument in call.args if called(call) in WITH_KIND else ():
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    out.add(argument.value)
    return out


def asking_steps() -> set[str]:
    """Every step of the rules that receives the answer to a question."""
    out = set()
    asking = {"ask", "pick_one", "pick", "pick_number", "vote"}
    functions: dict[ast.FunctionDef, list[tuple[str, ast.Call]]] = {}
    for function, call in calls(HALF[1]):
        functions.setdefault(function, []).append((called(call), call))
    for function, inside in functions.items():
        names = {name for name, _ in inside}
        if "ask" in names and "receive" not in names:
            asking.add(function.name)  # whoever calls it receives the answer
    for inside in functions.values():
        if any(name in asking for name, _ in inside):
            out |= {
                call.args[0].id
                for name, call in inside
                if name == "receive" and isinstance(call.args[0], ast.Name)
            }
    return out & {step.__name__ for step in RULESET.steps} - ENGINES_OWN


@pytest.mark.parametrize("kind", sorted(SCREEN.questions))
def test_every_kind_of_question_has_words(kind: str) -> None:
    assert (
        SCREEN.questions[kind].endswith(("?", "."))
        and kind.replace("_", " ") != SCREEN.questions[kind].lower()
    )


def test_words_for_all_questions_that_are_asked_and_no_others() -> None:
    assert kinds_asked() <= set(SCREEN.questions)
    # kinds of options that a card may put before a player
    assert set(SCREEN.questions) - kinds_asked() <= {
        "symbol",
        "face",
        "action",
    }


@pytest.mark.sample(6)
@pytest.mark.parametrize("step", sorted(SCREEN.purposes))
def test_every_question_of_the_rules_says_what_it_is_for(step: str) -> None:
    told = SCREEN.purposes[step]
    function = next(each for each in RULESET.steps if each.__name__ == step)
    local = list(inspect.signature(function).parameters)[2:]  # after the game and the answer
    assert len(told) > 20
    for place, noun in PLACE.findall(told):
        name = local[int(place)]
        assert noun == "number" or RULESET.label(dowlang.load("base"), noun, 0)[1] != "0", (
            name,
            noun,
        )


def test_a_purpose_of_each_step_that_asks_and_of_none_that_is_none() -> None:
    assert asking_steps() <= set(SCREEN.purposes)
    assert set(SCREEN.purposes) <= {step.__name__ for step in RULESET.steps}
    assert len(asking_steps()) > 20 and len(kinds_asked()) > 20, (
        "the search has found what there is"
    )


def test_every_action_has_its_place() -> None:
    assert set(ACTIONS) == {O.END_TURN, *DEEDS}


GOALS = [card for card in dowlang.load("base").facts if card.get("atoms")]


@pytest.mark.parametrize("card", GOALS, ids=lambda card: card["slug"])
def test_goals_are_sentences(card: dict[str, dict[str, str]]) -> None:
    for words in card["atoms"].values():
        for have, want in ((0, 1), (1, 1), (3, 4)):
            sentence = said(SPEECH, "", words, (have, want))
            assert not re.search(r"[<>=*]|\( | \)", sentence) and "now" in sentence


@pytest.mark.sample(7)
@pytest.mark.parametrize("card", GOALS, ids=lambda card: card["slug"])
def test_the_end_tells_what_each_goal_lacked(card: dict[str, Any]) -> None:
    """Every comparison of a goal that was not reached, in its words, below the goal."""
    cards = dowlang.load("base")
    number = cards.card_numbers[card["path"]]
    parts = [(E.GOAL_PART, number, int(each), 1, 2) for each in card["atoms"]]
    main, seat = (E.MAIN_TOLD, 0, 0, 1), (E.GOAL_TOLD, 0, 1, 0, 1, 0)
    lines = list(narrate(cards, [*parts, main, seat, ("end", 0)]))
    at = lines.index(f"  Main objective {cards.of_kind['objective'][0]['name']}: not reached.")
    told = [said(SPEECH, "", words, (1, 2), "end") for words in card["atoms"].values()]
    assert [line.strip(" .").casefold() for line in lines[at + 1 : at + 1 + len(told)]] == [
        each.casefold() for each in told
    ]
    assert lines[at + 1 + len(told)].startswith("  Player 1, loyal, wanted ")


def test_what_is_the_engines_own() -> None:
    assert {
        piece_choices.picked_one.__name__,
        "take_vote",
        "take_share",
        "clause_first",
    } <= ENGINES_OWN


@pytest.mark.sample(13)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: PILES[deck])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_story_says_which_deck_was_looked_at(deck: int, seat: int | None) -> None:
    """Looking and revealing name the deck or pile, to who sees the cards and to the others."""
    game: Any = dowlang.Game(dowlang.load("base"), players=3, seed=4)
    if not cards_of(game, deck):
        set_pile(game, deck, tuple(game.item_deck[1][:3]))
        game.item_deck[1] = game.item_deck[1][3:]
    there = cards_of(game, deck)[:2]
    name = Story(game.cards, seat).deck(deck)
    for begins, effect in (
        ("Player 1", lambda: look_at(game, there, 0)),
        ("Revealed", lambda: reveal(game, there)),
    ):
        before = len(game.log)
        effect()
        (line,) = narrate(game.cards, game.log[before:], seat)
        assert line.strip().startswith(begins) and f" from {name}" in line
        if begins == "Player 1" and seat == 1:
            assert line == f"  Player 1 looks at {len(there)} cards from {name}."


def test_the_story_says_whose_hand_was_looked_at() -> None:
    game: Any = dowlang.Game(dowlang.load("base"), players=3, seed=4)
    before = len(game.log)
    look_at(game, game.hand[2], 0)
    assert list(narrate(game.cards, game.log[before:], 1)) == [
        "  Player 1 looks at 5 cards from the hand of player 3."
    ]


def test_nobody_goes_first_before_the_leaders_are_named() -> None:
    """R-SETUP-14: the leader with the highest influence says who begins, on every picture."""
    cards = dowlang.load("base")
    game: Any = dowlang.Game(cards, players=4, seed=7)
    first = []
    while True:
        view = game.view(game.decision.player)
        drawn = SCREEN.drawn(cards, view).groups
        (page,) = (page for page in SCREEN.pages if page.word == "table")
        lines = [line for line in page.lines(cards, view) if isinstance(line, str)]
        (number,) = {
            sum("goes first" in group.text for group in drawn),
            sum("first player" in line for line in lines),
            sum("first" in part for part in board(game, view.player).split("Player ")[1:]),
        }
        first.append(number)
        if game.decision.kind == "action":
            break
        assert first[-1] == 0, game.decision.kind
        game.choose(0)
    assert len(first) > 4 and first[-1] == 1
