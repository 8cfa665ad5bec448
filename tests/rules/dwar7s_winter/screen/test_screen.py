"""What a person is asked and told: every question and event has words, nothing hidden is shown."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.engine.screen_questions import ENGINES_OWN, PLACE, shown_to
from dowlang.rulesets.dwar7s_winter.narration import board, narrate
from dowlang.rulesets.dwar7s_winter.narration.story import HEADINGS, SILENT, TELLERS
from dowlang.rulesets.dwar7s_winter.ruleset import RULESET
from dowlang.rulesets.dwar7s_winter.screen import SCREEN
from dowlang.rulesets.dwar7s_winter.screen.entries import ACTIONS
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state.events import EVENTS
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from tests.rules.dwar7s_winter.hearth import begin, cards, crew, hold, monster, table

FOLDER = Path(dowlang.__file__).parent / "rulesets" / "dwar7s_winter"
ASKING = {"ask": 1, "pick_one": 2, "pick": 2}
VOTES = {"vote", "tie", "clause", "offer", "option"}  # of cards and of the engine


def calls() -> list[tuple[str, ast.Call]]:
    """(function, call) of every call in the ruleset."""
    out = []
    for file in sorted(FOLDER.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                out += [
                    (function.name, node)
                    for node in ast.walk(function)
                    if isinstance(node, ast.Call)
                ]
    return out


def called(call: ast.Call) -> str:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    first = call.args[0] if name == "do" and call.args else None
    return first.id if isinstance(first, ast.Name) else str(name)


def kinds_asked() -> set[str]:
    """Every kind of question that the rules and the words of cards ask."""
    out = {str(noun.pick) for noun in VOCABULARY.nouns if noun.pick in RULESET.option_number}
    for _, call in calls():
        for argument in call.args if called(call) in ASKING else ():
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                out.add(argument.value)
    return out


def test_words_for_all_questions_and_no_others() -> None:
    assert len(kinds_asked()) > 12
    assert kinds_asked() <= set(SCREEN.questions)
    assert set(SCREEN.questions) - kinds_asked() <= VOTES | {"number", "resource"}
    assert all(text.endswith(("?", ".")) for text in SCREEN.questions.values())


def test_a_purpose_of_each_step_that_receives_an_answer() -> None:
    steps = {step.__name__: step for step in RULESET.steps}
    receiving = {
        call.args[0].id
        for name, call in calls()
        if called(call) == "receive" and isinstance(call.args[0], ast.Name)
    } - ENGINES_OWN
    assert receiving == set(SCREEN.purposes), receiving ^ set(SCREEN.purposes)
    for name, told in SCREEN.purposes.items():
        local = list(inspect.signature(steps[name]).parameters)[2:]
        for place, _ in PLACE.findall(told):
            assert int(place) < len(local), name


def test_every_action_has_its_place() -> None:
    assert set(ACTIONS) == {O.END_TURN, O.PLACE, O.MOVE, O.HIRE, O.MUSIC, O.DEFEAT, O.OVERCOME}


def test_every_event_is_told_or_silent() -> None:
    told = {*TELLERS, *HEADINGS}
    assert not told & SILENT and told | SILENT == set(range(len(EVENTS)))


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "variant"), [(1, "standard"), (3, "nightmare+legendary")])
def test_screens_and_stories_of_whole_games(players: int, variant: str) -> None:
    """Every decision of a game can be shown and every event told, to every seat."""
    game: Any = dowlang.Game(cards(), players=players, variant=variant, seed=4)
    agent = Random(4)
    while not game.is_over:
        seat = game.decision.player
        assert len(shown_to(game, seat)[5]) == len(game.decision)
        for each in (None, seat):
            picture = board(game, each)
            assert "Hero pool" in picture and "nobody" not in picture and "-1" not in picture
        game.choose(agent.pick(len(game.decision)))
    for listener in (None, *range(players)):
        lines = list(narrate(cards(), game.log, listener))
        assert lines[-1].endswith("the game is over.") and not any("nobody" in x for x in lines)
        assert all(line.endswith(".") for line in lines if line.startswith("  "))


def test_a_hand_is_told_to_its_owner_alone() -> None:
    """D-PH2-06."""
    game: Any = dowlang.Game(cards(), players=2, seed=2)
    while game.decision.kind != "action":
        game.choose(0)
    for seat in (0, 1):
        lines = [line for line in narrate(cards(), game.log, seat) if "into the hand" in line]
        assert [": " in line for line in sorted(lines)] == [seat == 0, seat == 1]
        other = begin(hold(table(2), 1 - seat, "s_wood"))
        view = other.view(seat)
        assert view["hand"] == () and view["hands"][1 - seat] == ()


def test_the_table_as_text() -> None:
    """The graph with its ways, what stands in each zone, both players."""
    game = crew(table(2), 1, F1=2)
    monster(game, "m_wood", "F1")
    picture = board(begin(game), 0)
    row = next(line for line in picture.split("\n") if " F1 " in line and "forest 1" in line)
    assert "(C F2 M1 M4 P1)" in row and "Beam Gnawer (needs 2 dwarves, 1 food, 1 stone)" in row
    assert "2 dwarves of player 2" in row
    assert "Player 1 (you): gold 2, food 2, stone 2, wood 2; actions 5, hand limit 7" in picture
