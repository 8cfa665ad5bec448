"""No changed save loads and then fails; and every save of a game loads, whatever question it
waits at and whatever lies below that.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from dowlang.engine import saves, step_signatures, waiting_steps
from dowlang.engine.game import Game
from dowlang.engine.untrusted_input import SaveRefused
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from tests.contract import twin_starts
from tests.contract.changed_saves import outcomes, plain, rare_states, states
from tests.contract.worlds import WORLDS, World, few

# changed saves of a world; `python -m tests.contract.changed_saves --count 2000` tries more
COUNT = 120
CHANGED = [
    world for world in WORLDS if world.name in ("toy", "campfire", "winter", "winter, betrayer")
]


def no_faults(found: Counter[str]) -> None:
    """What became of changed saves: some are refused, some are games, and none is anything else."""
    assert not [what for what in found if what != "played" and not what.startswith("DOW80")], found
    assert found["played"] and found["DOW8008"] and found["DOW8006"], found


@pytest.mark.sample(1)
@pytest.mark.parametrize("world", few(CHANGED, "toy", "campfire"))
def test_a_changed_save_is_refused_or_played(world: World) -> None:
    cards = world.load()
    no_faults(outcomes(cards, list(states(cards, world, range(12))), COUNT, 1))


@pytest.mark.proof
def test_a_changed_save_at_a_rare_question_is_refused_or_played() -> None:
    cards = twin_starts.cards()
    no_faults(outcomes(cards, list(rare_states(cards, range(1, 3))), COUNT, 2))


def loaded(game: Game) -> Game:
    """The game by way of its save."""
    return saves.from_state(plain(game), game.cards)


@pytest.mark.sample(2)
@pytest.mark.parametrize("start", twin_starts.STARTS, ids=lambda start: start.kind)
def test_a_save_at_a_rare_question_loads(start: twin_starts.Start) -> None:
    for seed in (1, 2):
        game: Any = start.make(twin_starts.cards(), seed).begin()
        choose = twin_starts.choosing(start, seed)
        for _ in range(8):
            if game.is_over:
                break
            assert loaded(game).digest == game.digest
            game.choose(choose(game))


@pytest.mark.sample(1)
@pytest.mark.parametrize("world", few(CHANGED[:3], "toy", "campfire"))
def test_every_frame_of_a_save_is_declared(world: World) -> None:
    """Through all questions of a game: of each step with what it waits for, one local less and
    one more are refused, and pieces that are not.
    """
    cards = world.load()
    seen: set[tuple[str, int]] = set()
    for state in states(cards, world, range(16)):
        for place, frame in enumerate(state["stack"]):
            if (frame[0], len(frame)) in seen:
                continue
            seen.add((frame[0], len(frame)))
            for changed in (
                [frame[0]],
                [*frame, 0],
                [*frame[:1], *frame[2:]],
                [frame[0], 0, *frame[1:]],
                [frame[0], *["x"] * (len(frame) - 1)],
            ):
                if changed == frame or (
                    frame[0] == "ask" and changed[1:2] == [0] and len(changed) == len(frame)
                ):
                    continue
                other = json.loads(json.dumps(state))
                other["stack"][place] = changed
                with pytest.raises(SaveRefused):
                    saves.from_state(other, cards)
            for number in (9999, 250) if RULESET is cards.ruleset else ():
                for at, value in enumerate(frame[1:], 1):
                    if noun_of(cards, frame, at) in RULESET.pieces and isinstance(value, int):
                        other = json.loads(json.dumps(state))
                        other["stack"][place][at] = number
                        with pytest.raises(SaveRefused, match="DOW8008"):
                            saves.from_state(other, cards)
    assert len(seen) >= 5


def noun_of(cards: Any, frame: list[Any], at: int) -> str:
    """What the local at a place of a frame is, as its step declares it."""
    if frame[0] == "ask":
        return "player" if at == 1 else ""
    types, _, _ = step_signatures.signature_of(cards.steps[frame[0]])
    game = cards.ruleset.game.__new__
    assert game is not None
    waits = frame[0] in waiting_steps.of_steps(cards.ruleset.step_names.values()).receive
    place = at - 1 + waits
    return types[place][1] if place < len(types) else ""


def test_two_questions_and_a_seat_that_is_not_there() -> None:
    """The examples that were found: they load no more."""
    world = WORLDS[3]
    cards = world.load()
    state = next(states(cards, world, range(3, 9)))
    asked = state["stack"][-1]
    for stack in (
        [*state["stack"], asked],
        [asked, *state["stack"]],
        [*state["stack"][:-1], ["ask", 9999, *asked[2:]]],
        [*state["stack"][:-2], [state["stack"][-2][0], [0], *state["stack"][-2][1:]], asked],
    ):
        with pytest.raises(SaveRefused, match="DOW8008"):
            saves.from_state({**state, "stack": stack}, cards)


def test_what_waits_is_what_is_received() -> None:
    """Every step that a function of rules and engine hands to `receive` is known to wait, those
    by hand among them, and no other.
    """
    scheduled = waiting_steps.of_steps(RULESET.step_names.values())
    assert {
        "picked",
        "picked_one",
        "take_vote",
        "take_share",
        "clause_first",
        "request_answered",
    } <= scheduled.receive
    assert {"act", "start_turn", "colony_step", "ask_voter", "pick"} & scheduled.receive == set()
    world = WORLDS[3]
    cards = world.load()
    waiting: Counter[str] = Counter()
    for state in states(cards, world, range(20)):
        game = saves.from_state(state, cards)
        below = game.stack[-2][0]
        assert saves._missing(game, below) in ((1,), (0, 1)), below
        waiting[below] += 1
    assert waiting["acted"] and len(waiting) >= 2
