"""Cards that would hold up a game: loops over numbers that grow, amounts beyond all that is
printed, rules that set themselves off again.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from dowlang.cli.app import _told
from dowlang.diagnostics.codes import CARD_WITHOUT_END
from dowlang.engine.faults import EngineFault
from dowlang.engine.run_loop import MOST_SET_OFF, STEPS_BETWEEN_DECISIONS
from dowlang.engine.step_limit import CODE, EndlessCard, endless_card
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.dice import MOST_DICE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import MOST
from dowlang.semantics.ir import Arithmetic, Expression, Local, Number
from dowlang.semantics.step_bounds import at_most
from dowlang.source import Span
from dowlang.source.limits import MAX_REPEATS

ITEM = 'item "The Wheel"\n    tool, in "School" x 1\n    play\n'
TURNING = """        for the rest of the game
            when morale is gained
                lose 1 morale
            when morale is lost
                gain 1 morale
        gain 1 morale
"""


def holding(lines: str) -> Winter:
    """Player 1 holds an item that does this."""
    text = (
        ITEM + lines
        if lines.startswith("    ")
        else ITEM + "".join(f"        {line}\n" for line in lines.split("; "))
    )
    cards = load_source(addition([], {"the_wheel": text.encode()}))
    game: Winter = table(cards, 3).morale(6).food(6).hand(1, "The Wheel").begin()
    return game


def played(lines: str) -> Winter:
    game = holding(lines)
    game.apply("play/the_wheel")
    return game


@pytest.mark.parametrize(
    ("lines", "food"),
    [
        ("repeat (food) times;     add 1 food", 12),
        ("add 999999 food; repeat (food) times;     remove 1 food", MOST - MAX_REPEATS),
        ("repeat (food * food * food) times;     add 1 food", 6 + MAX_REPEATS),
        ("repeat 150 times;     add 1 food", 156),
        ("repeat (50 * 3) times;     add 1 food", 156),
        ("add 999999 food; add (food * food) food; add (food * food) food", MOST),
        ("repeat (food - 4) times;     repeat (food - 4) times;         add 1 food", 6 + 2 + 4),
        ("repeat (0 - food) times;     add 1 food", 6),
    ],
)
def test_a_loop_over_a_number_of_the_game_goes_round_99_times_at_most(
    lines: str, food: int
) -> None:
    game = played(lines)
    assert game.food == food and game.decision.kind == "action"


@pytest.mark.parametrize(
    ("count", "clamped"),
    [
        (Number(4000), False),
        (Local("die_1", "number"), False),
        (Arithmetic("*", Number(3), Local("die_1", "number")), False),
        (Local("amount_1", "number"), True),
        (Local("die_2", "number"), True),
        (Arithmetic("+", Number(3), Local("amount_1", "number")), True),
    ],
)
def test_digits_and_dice_are_taken_as_they_are(count: Expression, clamped: bool) -> None:
    assert at_most(count, {"die_1"}) == (
        Arithmetic("min", count, Number(MAX_REPEATS)) if clamped else count
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "line",
    [
        "add 999999 zombies to the colony",
        "add (food * 999999 * 999999) zombies to the colony",
        "gain (food * 999999 * 999999) dice",
        "move the round marker back (food * 999999 * 999999)",
        "add (food * 999999 * 999999) starvation tokens",
        "players ignore wound; each survivor at the colony gets (food * 999999 * 999999) wounds",
        "each player rolls (food * 999999 * 999999) dice",
    ],
)
def test_no_amount_holds_up_a_game(line: str) -> None:
    line = line.replace(
        "players ignore wound", "until the end of this round;     survivors cannot be killed"
    )
    begun = time.process_time()
    game = played(line)
    assert time.process_time() - begun < 60
    numbers = (game.food, game.starvation, game.rounds_left, *game.wounds, len(game.unused[0]))
    assert max(numbers) <= MOST + 3 and len(game.unused[0]) <= MOST_DICE + 3
    assert type(game).from_json(game.to_json(), game.cards).digest == game.digest, (
        "it can still be saved"
    )


def test_a_card_without_end_is_named_with_its_line() -> None:
    game = holding(TURNING)
    with pytest.raises(EndlessCard) as caught:
        game.apply("play/the_wheel")
    fault = caught.value
    assert (fault.code, fault.card, fault.file) == (
        "DOW7011",
        "The Wheel",
        "the_wheel",
    ) and fault.line in (6, 8)
    most = f"{MOST_SET_OFF} clauses set off by one thing"
    wording = CARD_WITHOUT_END.at(
        "", Span(1, 1, 1, 2), card=fault.card, path=fault.file, line=str(fault.line), most=most
    )
    assert str(fault) == f"{CODE} {wording.message}" and CARD_WITHOUT_END.number == CODE


def test_on_the_command_line_it_is_the_fault_of_the_card(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert (
        _told(
            EndlessCard("The Wheel", "the_wheel.dow", 6, "9 steps without a decision"), debug=False
        )
        == 1
    )
    said = (
        "dow: DOW7011: `The Wheel` goes on without end (the_wheel.dow, line 6): more than 9 "
        "steps without a decision"
    )
    assert capsys.readouterr().err.strip() == said


def test_without_a_step_of_a_card_it_is_the_card_under_way() -> None:
    """Steps of the rules that a card has scheduled in great number: the crossroads card that
    happens, the item played, else the crisis.
    """
    game = holding(TURNING)
    game.crisis = 2
    paths = [game.under_way()]
    game.playing = game.hand[0][0]
    paths.append(game.under_way())
    game.happening = 1
    paths.append(game.under_way())
    tables = game.t
    assert paths == [
        tables.crisis_path[2],
        next(p for p in tables.design_path if p.endswith("/the_wheel")),
        tables.crossroads_path[1],
    ]
    game.stack[:] = [("settle",)]
    fault = endless_card(game, "settle", "7 steps")
    assert fault is not None and (fault.card, fault.line) == (
        game.cards.paths[paths[2]]["name"],
        game.cards.paths[paths[2]]["line"],
    )
    game.happening = game.playing = game.crisis = -1
    assert endless_card(game, "settle", "7 steps") is None


def test_steps_of_the_rules_alone_are_a_fault_of_the_engine() -> None:
    game = holding(TURNING)
    game.happening = game.playing = game.crisis = -1

    def again(game: Winter) -> None:
        game.stack.append(("again",))

    game.cards.steps["again"] = again
    game.stack[:] = [("again",)]
    with pytest.raises(
        EngineFault,
        match=f"more than {STEPS_BETWEEN_DECISIONS} steps without a decision, last `again`",
    ):
        game.run()


def test_a_step_whose_source_is_not_there_has_the_first_line_of_its_card() -> None:
    game = holding(TURNING)
    path = next(p for p in game.t.design_path if p.endswith("/the_wheel"))
    space: dict[str, Any] = {}
    exec("def step(game): return None", space)
    for name, step in (
        ("nowhere", space["step"]),
        ("plain", test_steps_of_the_rules_alone_are_a_fault_of_the_engine),
    ):
        game.cards.steps[f"{path}:{name}"] = step
        fault = endless_card(game, f"{path}:{name}", "7 steps")
        assert fault is not None and fault.line == 1
