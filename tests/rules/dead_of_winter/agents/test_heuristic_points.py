"""What the heuristic and the survival agent reckon, as golden text: points of every option in
tables made by chance. `pytest --accept` renews it.

The points are advice: a changed line is no fault by itself, it shows what a change of a weight does
to every situation. Each table is a real one out of a game at random, then shaken: other zombies,
wounds, hands, goals, so that what is rare in games happens here. The set is that of
tests/fixtures/rulebook, so that work on the base set moves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.engine.frames import Answer
from dowlang.engine.secrecy_declarations import Chance
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.agents import survival_agent
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.answers import ANSWERS
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.agents.heuristic.turn import SCORES
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from tests.conftest import ROOT
from tests.rules.dead_of_winter.winter import rulebook

FOLDER = ROOT / "tests" / "fixtures" / "golden" / "points"
TABLES = 6  # a seed
PICKS: dict[int, list[Answer]] = {
    O.SURVIVOR: [(s,) for s in range(0, 26, 3)],
    O.LOCATION: [(x,) for x in range(7)],
    O.ENTRANCE: [(e,) for e in range(12)],
    O.NUMBER: [(0,), (2,)],
    O.DIE: [(n,) for n in range(1, 7)],
    O.PLAYER: [(0,), (1,), (2,)],
    O.DONE: [()],
    O.SYMBOL: [(n,) for n in range(8)],
    O.DECK: [(n,) for n in range(9)],
    O.LEADER: [(3,), (4,)],
    O.KEEP_SURVIVOR: [(s,) for s in range(6)],
    O.BITE_ACCEPT: [()],
    O.BITE_ROLL: [(s,) for s in range(6)],
    O.VOTE: [(0,), (1,)],
    O.ACCEPT: [()],
    O.DECLINE: [()],
    O.REFUSE: [()],
}


class Spoiling(Situation):
    """The estimate of somebody who works against the colony."""

    __slots__ = ()

    def _goals(self) -> None:
        super()._goals()
        self.sabotage = True


def situations(seed: int) -> Iterator[Winter]:
    """Tables at an action, out of games at random, shaken."""
    chance, count = Chance(seed), 0
    while count < TABLES:
        game: Any = dowlang.Game(rulebook(), seed=seed + count, players=3, variant="betrayer")
        agent = Random(seed + count)
        for _ in range(30 + chance.below(60)):
            if not game.is_over:
                game.choose(agent.pick(len(game.decision)))
        while not game.is_over and game.decision.kind != "action":
            game.choose(agent.pick(len(game.decision)))
        if not game.is_over:
            count += 1
            shake(game, chance)
            yield game


def shake(game: Winter, chance: Chance) -> None:
    """Other numbers everywhere, and other goals, by chance."""
    me, below = game.stack[-1][1], chance.below
    game.main = below(len(game.t.objective_path))
    game.counters = [below(6) for _ in range(4)]
    game.secret[me] = chance.shuffled(sorted(game.t.secret_path))[0]
    for entrance in range(12):
        free = game.t.entrance_spaces[0 if entrance < 6 else entrance - 5]
        game.zombies[entrance] = below(free + 1)
        game.barricades[entrance] = below(free + 1 - game.zombies[entrance])
    for survivor, owner in enumerate(game.controller):
        if owner >= 0:
            game.wounds[survivor], game.frostbite[survivor] = below(2), below(2)
            game.location[survivor] = below(7) if below(2) else 0
    for place in range(1, 7):
        game.noise[place], game.searched[place] = below(4), below(3)
    game.food, game.starvation, game.helpless, game.morale, game.rounds_left = (
        below(5),
        below(3),
        below(6),
        1 + below(5),
        1 + below(6),
    )
    pile = chance.shuffled([*game.box, *game.waste])
    game.waste, game.box = tuple(pile[: below(22)]), ()
    rest = pile[len(game.waste) :]
    game.hand[me], game.contributed = (
        tuple(rest[: below(6)]),
        tuple((below(3), item, 1) for item in rest[6 : 6 + below(3)]),
    )
    game.unused[me] = tuple(sorted(1 + below(6) for _ in range(below(5))))
    game.secret[me] = game.dealt[me] = chance.shuffled(list(knowledge(rulebook()).secret_path))[0]
    game.exiled[me] = int(not below(5))
    game.main = below(len(game.cards.of_kind["objective"]))
    game.first_player = below(3)
    game.stack[-1] = (*game.stack[-1][:3], tuple(actions(game, me)))


def doings() -> Iterator[tuple[str, Memory]]:
    """What the agent has just done: nothing, attracting to the colony, and a card for each
    dimension in turn.
    """
    yield "nothing", Memory()
    lured = Memory()
    lured.note((O.ATTRACT, 1, 0, 3), X.NOTHING)
    yield "attract", lured
    cards = (
        ("heal", X.WOUNDS, -1),
        ("thaw", X.FROST, -1),
        ("build", X.BARRICADES, 1),
        ("kill", X.ZOMBIES, -1),
        ("noise", X.NOISE, 1),
    )
    for name, place, sign in cards:
        memory, doing = Memory(), [0] * X.DIMENSIONS
        doing[place] = 2 * sign
        memory.note((O.PLAY_CARD, 1), tuple(doing))
        yield name, memory


def line(name: str, points: list[int | None]) -> str:
    return f"  {name}: " + " ".join(
        "-" if one is None else "never" if one <= NEVER // 2 else str(one) for one in points
    )


def reckoned(game: Winter) -> Iterator[str]:
    """Everything both agents make of a table."""
    known, me = knowledge(game.cards), game.stack[-1][1]
    view, options = game.view(me), game.stack[-1][3]
    now: Situation
    for kind in (Situation, Spoiling, survival_agent.Careful):
        now = kind(known, view)
        yield f"{kind.__name__}, player {me + 1}"
        yield line(
            "numbers",
            [
                now.sabotage,
                now.near,
                now.gap,
                now.food_gap,
                now.food_price,
                now.waste_price,
                now.losses,
                now.people,
            ],
        )
        yield line("price", [now.price(dimension) for dimension in range(X.DIMENSIONS)])
        for name in ("want", "incoming", "absorb", "space", "matching"):
            yield line(name, getattr(now, name))
        yield line("kept", [now.kept(item) for item in now.hand])
        yield line("built", [now.built(e) for e in range(12)])
        yield line("relief", [now.relief(e) for e in range(12)])
        yield line("search", [now.search_value(x) for x in range(7)])
        for survivor in now.mine[:3]:
            yield line(f"danger of {survivor}", [now.danger(survivor, x) for x in range(7)])
            yield line(
                f"stay of {survivor}",
                [ANSWERS[O.MOVE](now, Memory(), (O.MOVE, survivor, x)) for x in range(7)],
            )
        for number in sorted({option[0] for option in options}):
            some, score = [option for option in options if option[0] == number], SCORES.get(number)
            if score is not None:
                yield line(
                    OPTION_KINDS[number].name,
                    [score(now, Memory(), option) for option in some[:24]],
                )
        for number, item in ((O.KEEP, "keep"), (O.GIVE, "give"), (O.CARD, "card")):
            yield line(
                item,
                [
                    ANSWERS[number](now, Memory(), (number, card))
                    for card in (*now.hand, *view["waste"][:4])
                ],
            )
        for name, memory in () if kind is survival_agent.Careful else doings():
            for number in (
                PICKS
                if name == "nothing"
                else (O.SURVIVOR, O.LOCATION, O.ENTRANCE, O.NUMBER, O.DIE, O.DONE)
            ):
                yield line(
                    f"{name}, {OPTION_KINDS[number].name}",
                    [ANSWERS[number](now, memory, (number, *one)) for one in PICKS[number]],
                )


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(0, 300, 100))
def test_points_are_as_accepted(seed: int, accept: bool) -> None:
    file = FOLDER / f"{seed}.txt"
    text = "\n".join(text for game in situations(seed) for text in reckoned(game)) + "\n"
    if accept:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert text.split("\n") == file.read_text("utf-8").split("\n"), (
        "other points: look at them, then `pytest --accept`"
    )
