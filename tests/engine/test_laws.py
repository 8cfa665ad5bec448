"""The laws every game keeps, tried on the toy: what a decision offers can be done, what it does not
offer changes nothing, the same seed and answers make the same game, and a game paused anywhere can
be copied, saved, taken back and played again.
"""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.decisions import GameOver, IllegalAction, InvalidAnswer
from dowlang.engine.faults import EngineFault, UnknownStep
from dowlang.engine.game import Game
from dowlang.engine.instrumentation import held, mark
from dowlang.engine.journal import NothingToRedo, NothingToUndo, NotRecorded
from dowlang.engine.run_loop import STEPS_BETWEEN_DECISIONS
from dowlang.engine.step_limit import EndlessCard
from tests.worlds import toy

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(6)
CARDS = toy.load()


def play_on(game: Game, seed: int) -> list[str]:
    """Play at random to the end; the digests on the way."""
    agent, digests = Random(seed), []
    while not game.is_over:
        game.apply(agent.pick(len(game.decision)))
        digests.append(game.digest)
    return digests


def halfway(seed: int, answers: int = 9) -> Game:
    game, agent = Game(CARDS, seed=seed, players=4, rules={"rounds": 6}), Random(seed)
    for _ in range(answers):
        if not game.is_over:
            game.apply(agent.pick(len(game.decision)))
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_no_option_raises_and_keys_are_unique(seed: int) -> None:
    game, agent = Game(CARDS, seed=seed, players=3), Random(seed)
    while not game.is_over:
        decision = game.decision
        assert len(decision) >= 2
        assert len(set(decision.keys)) == len(decision) and not any(
            "~" in key for key in decision.keys
        )
        for option in decision:
            copy = game.clone()
            copy.apply(option)
            assert option.text and json.dumps(option.data)
        game.apply(decision.keys[agent.pick(len(decision))])
    assert game.result["cause"] in toy.CAUSES[1:]


@pytest.mark.parametrize(
    "wrong, error",
    [
        ("push/7", IllegalAction),
        ("sing/1", InvalidAnswer),
        ("", InvalidAnswer),
        (99, IllegalAction),
        (-1, IllegalAction),
        (True, InvalidAnswer),
        (1.0, InvalidAnswer),
        (None, InvalidAnswer),
        ((0, 1), InvalidAnswer),
    ],
)
def test_wrong_answers_are_refused_and_change_nothing(
    wrong: object, error: type[Exception]
) -> None:
    game = halfway(1, 2)
    before, answers = game.digest, game.journal.answers
    with pytest.raises(error) as caught:
        game.apply(wrong)  # type: ignore[arg-type]
    assert caught.value.answer == wrong  # type: ignore[attr-defined]
    assert (game.digest, game.journal.answers) == (before, answers)


def test_a_refusal_names_near_keys_and_an_option_of_another_decision_is_illegal() -> None:
    game = halfway(1, 0)
    assert game.decision.keys[:2] == ("push/1", "push/2")
    with pytest.raises(IllegalAction, match=r"did you mean `push/[12]`") as caught:
        game.apply("push/3")
    assert (
        caught.value.near[0] in ("push/1", "push/2") and caught.value.player == game.decision.player
    )
    voting = halfway(1, 0)
    while voting.decision.kind != "vote":
        voting.apply("push/1")
    with pytest.raises(IllegalAction):
        game.apply(voting.decision.options[0])


def test_after_its_end_a_game_takes_no_answer() -> None:
    game = halfway(2, 10_000)
    with pytest.raises(GameOver) as caught:
        _ = game.decision
    assert caught.value.cause == game.cause and str(caught.value) == "the game is over"
    with pytest.raises(GameOver):
        game.apply(0)
    assert game.result["cause"] == toy.CAUSES[game.cause]


@pytest.mark.parametrize("seed", SEEDS)
def test_same_seed_and_answers_same_game(seed: int) -> None:
    assert play_on(halfway(seed, 0), seed) == play_on(halfway(seed, 0), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_clone_then_play_equals_play(seed: int) -> None:
    game = halfway(seed)
    copy = game.clone()
    assert copy.recorder is None and copy.log is None
    before = game.digest
    one = play_on(copy, seed + 1)
    assert game.digest == before
    assert play_on(game, seed + 1) == one
    with pytest.raises(NotRecorded):
        copy.undo()


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", SEEDS)
def test_save_at_every_decision_then_play_equals_play(seed: int) -> None:
    game, agent = halfway(seed, 0), Random(seed)
    while not game.is_over:
        text = game.to_json()
        again = Game.from_json(text, CARDS)
        assert again.to_json() == text and again.decision == game.decision
        index = agent.pick(len(game.decision))
        again.apply(index)
        game.apply(index)
        assert again.digest == game.digest
        assert all(getattr(again, name) == getattr(game, name) for name in toy.Toy.FIELDS)
    assert Game.from_json(game.to_json(), CARDS).result == game.result


ELSEWHERE = """
import sys
from dowlang.engine.game import Game
from tests.worlds import toy
from tests.engine.test_laws import play_on
game = Game.from_json(sys.stdin.read(), toy.load())
print(" ".join(play_on(game, 5)))
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_a_save_goes_on_in_another_process(hash_seed: str) -> None:
    game = halfway(3)
    ran = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=game.to_json(),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == play_on(game, 5)


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_to_the_start_and_redo_to_the_end(seed: int) -> None:
    game, agent, digests = halfway(seed, 0), Random(seed), []
    while not game.is_over:
        digests.append((game.digest, game.journal))
        game.apply(agent.pick(len(game.decision)))
    last, journal = game.digest, game.journal
    for digest, then in reversed(digests):
        game.undo()
        assert (game.digest, game.journal) == (digest, then)
    with pytest.raises(NothingToUndo):
        game.undo()
    for _ in digests:
        game.redo()
    assert (game.digest, game.journal) == (last, journal)
    with pytest.raises(NothingToRedo):
        game.redo()


def test_another_answer_after_undo_forgets_what_was_undone() -> None:
    game = halfway(4, 6)
    game.undo()
    game.undo()
    game.apply(0)
    with pytest.raises(NothingToRedo):
        game.redo()
    assert len(game.journal.answers) == 5


@pytest.mark.parametrize("digests", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_replay_equals_play(seed: int, digests: bool) -> None:
    game = Game(CARDS, seed=seed, players=3, treasure="large", digests=digests)
    play_on(game, seed)
    journal = game.journal
    assert len(journal.digests) == (
        len(journal.answers) + 1 if digests else len({n for n, _ in journal.digests})
    )
    again = replays.replay(replays.from_json(replays.to_json(journal, CARDS), CARDS), CARDS)
    assert again.difference is None
    assert (again.game.digest, again.game.journal) == (game.digest, journal)


# ---- faults of a ruleset or a handler
def test_steps_without_end_are_a_fault_not_a_hang() -> None:
    def again(game: toy.Toy) -> None:
        game.do(again)

    cards = toy.load()
    cards.steps["again"] = again
    game: Any = Game(cards, seed=1)
    game.stack[:] = [("again",)]
    with pytest.raises(
        EngineFault,
        match=f"more than {STEPS_BETWEEN_DECISIONS} steps without a decision, last `again`",
    ):
        game.run()


@pytest.mark.sample(2)
@pytest.mark.parametrize("rules_steps", range(1, 8))
def test_a_card_among_steps_without_end_is_named_wherever_they_are_stopped(
    rules_steps: int,
) -> None:
    """None of its steps waits while those of the rules are carried out that it has set off."""

    def once_more(game: toy.Toy) -> None:
        game.do(on, 1)

    def on(game: toy.Toy, number: int) -> None:
        if number < rules_steps:
            game.do(on, number + 1)
        else:
            game.stack.append((f"{path}:once_more",))

    cards = toy.load()
    path, facts = next(iter(cards.paths.items()))
    cards.paths[path] = {**facts, "file": "odd.dow", "line": 1}
    cards.steps[f"{path}:once_more"], cards.steps["on"] = once_more, on
    game: Any = Game(cards, seed=1)
    game.stack[:] = [("on", 1)]
    with pytest.raises(EndlessCard):
        game.run()


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda game: game.counter("toy/it", 2), "`toy/it` reads counter 2"),
        (lambda game: game.add_to_counter("toy/it", 2, 1), "changes counter 2 by 1"),
        (lambda game: game.cancel("the action"), "cancel the action"),
        (lambda game: game.attach("toy/it", "gold", 3), "attached to gold 3"),
        (lambda game: game.bearer_tag("gold", 3), "attached to gold 3"),
        (lambda game: game.detach("toy/it"), "`toy/it` cannot be detached"),
        (lambda game: game.happened(1, "turn", "toy/it"), "keeps no history"),
    ],
)
def test_what_a_game_does_not_have_no_card_of_it_can_use(ask: Any, told: str) -> None:
    with pytest.raises(EngineFault, match=told):
        ask(halfway(1, 0))


def test_what_a_ruleset_leaves_to_the_engine() -> None:
    game = halfway(1, 5)
    assert (Game.arbiter(game), Game.active(game), game.may_vote(3), game.remembers()) == (
        0,
        game.arbiter(),
        True,
        frozenset(),
    )
    with pytest.raises(ValueError, match="outside"):
        game.happens_outside()


def test_a_mark_is_noted_in_a_log_only() -> None:
    game = halfway(1, 0)
    before, noted = game.digest, game.clone()
    noted.log = []
    for one in (game, noted):
        mark(one, "toy/it", 3)
    assert noted.log == [("mark", "toy/it", 3)] and game.digest == noted.digest == before
    assert held(noted, "toy/it", 4, True) is True and held(noted, "toy/it", 4, False) is False
    assert (
        noted.log[1:] == [("held", "toy/it", 4, True), ("held", "toy/it", 4, False)]
        and noted.digest == before
    )
    silent = game.clone()
    mark(silent, "toy/it", 3)
    assert held(silent, "toy/it", 4, True) is True and silent.log is None


def test_two_steps_of_one_name_are_refused() -> None:
    def turn(game: toy.Toy) -> None:
        """Another step of this name."""

    with pytest.raises(ValueError, match="two steps are called `turn`"):
        _ = replace(toy.RULESET, steps=(*toy.RULESET.steps, turn)).step_names


def test_a_step_of_a_card_is_loaded_when_it_is_needed() -> None:
    def start(game: toy.Toy) -> None:
        """What the card does."""

    loaded = []

    def load(path: str) -> Any:
        loaded.append(path)
        return SimpleNamespace(STEPS=(start,), ROLES={"start": start})

    cards = CardSet(toy.RULESET, Edition("toybox", "1.0", ""), toy.FACTS, load)
    assert not loaded
    assert (
        cards.steps["toy/the_odd_card:start"] is start
        and cards.steps["toy/the_odd_card:start"] is start
    )
    for unknown in ("toy/the_odd_card:end", "toy/another:start", "nothing"):
        with pytest.raises(UnknownStep):
            _ = cards.steps[unknown]
    assert loaded == ["toy/the_odd_card"]
