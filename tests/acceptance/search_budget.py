"""Tell what a decision of `search` is worth at each budget, against the option of its guide.

    python -m tests.acceptance.search_budget --players 2 4 --tables 60

A table is one moment of one cooperative game of heuristic agents, chosen by its number alone. There
the search answers with each budget. What it answered is then tried in games that it has not seen,
dealt anew and played on by the guide: to the end of the round, where the value of the search is
asked, or with `--whole` to the end of the game, where it is won or not. The guide's option is tried
in the same games. So a figure is the mean of many pairs, at a hundredth of the cost of whole games
of searching agents.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import dowlang
from dowlang.agents import make
from dowlang.agents.possible_games import PossibleGames
from dowlang.engine.chance import mix
from dowlang.rulesets.dead_of_winter.agents.heuristic.agent import Heuristic
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.search.value import valuer
from dowlang.simulate.comparison import interval
from tests.acceptance.chunks import base

BUDGETS = (20, 50, 100)
GAMES = 120  # in which an option is tried
FRESH = 1 << 40  # numbers from here on deal games that no search has seen


class Ask(NamedTuple):
    """How tables are chosen and options are tried."""

    players: int
    budgets: Sequence[int] = BUDGETS
    games: int = GAMES
    whole: bool = False


def moment(ask: Ask, number: int) -> Any:
    """Return the game of a table: the first action of a turn in an early, middle or late round."""
    game: Any = dowlang.Game(base(), seed=number, players=ask.players, variant="cooperative")
    agents = [make("heuristic", base(), number, seat) for seat in range(ask.players)]
    turns = 1 + number % (3 * ask.players)
    while not game.is_over:
        decision = game.decision
        if decision.kind == "action" and game.turn >= turns:
            break
        game.choose(agents[decision.player].choose(game.view(decision.player), decision))
    return game


def worth(ask: Ask, game: Any, index: int) -> list[float]:
    """Return what an option comes to in each of the fresh games."""
    seat, known = game.decision.player, knowledge(base())
    possible, value = PossibleGames(game, seat), valuer(known)
    found = []
    for number in range(ask.games):
        dealt: Any = possible.deal(mix(FRESH, number, game.turn, 1 << 62))
        assert dealt.decision.answers == game.decision.answers
        guides = [Heuristic(known) for _ in range(ask.players)]
        guides[seat].points(dealt.view(seat), dealt.decision)
        guides[seat].took(dealt.decision, index)
        dealt.choose(index)
        stage = dealt.round
        while not dealt.is_over and (ask.whole or dealt.round == stage):
            decision = dealt.decision
            view = dealt.view(decision.player)
            dealt.choose(guides[decision.player].choose(view, decision))
        found.append(value(dealt, seat))
    return found


def gains(ask: Ask, number: int) -> list[float] | None:
    """Return by how much the option of each budget is better than the guide's on one table.

    None where the game was over before.
    """
    game = moment(ask, number)
    if game.is_over:
        return None
    seat, decision = game.decision.player, game.decision
    view = game.view(seat)
    took = [Heuristic(knowledge(base())).choose(view, decision)]
    for budget in ask.budgets:
        agent: Any = make(f"search:{budget}", base(), number, seat)
        took.append(agent.search(view, decision, PossibleGames(game, seat)))
    tried = {index: worth(ask, game, index) for index in set(took)} if len(set(took)) > 1 else {}
    return [
        (sum(tried[index]) - sum(tried[took[0]])) / ask.games if tried else 0.0
        for index in took[1:]
    ]


def rows(ask: Ask, tables: int, workers: int = 1) -> Iterator[tuple[str, float, float, float]]:
    """Yield each budget against the guide, and each against the one below, with its interval."""
    numbers = range(1, tables + 1)
    if workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            answered = list(pool.map(partial(gains, ask), numbers))
    else:
        answered = [gains(ask, number) for number in numbers]
    found = [each for each in answered if each is not None]
    for place, budget in enumerate(ask.budgets):
        yield f"{budget} less guide", *interval([each[place] for each in found])
        if place:
            more = [each[place] - each[place - 1] for each in found]
            yield f"{budget} less {ask.budgets[place - 1]}", *interval(more)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--players", type=int, nargs="+", default=[2, 4])
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--budgets", type=int, nargs="+", default=BUDGETS)
    asked.add_argument("--whole", action="store_true")
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    for players in given.players:
        ask = Ask(players, given.budgets, given.games, given.whole)
        for name, mean, low, high in rows(ask, given.tables, given.workers):
            line = f"{100 * mean:+6.2f} ({100 * low:+.2f} to {100 * high:+.2f})"
            print(f"{players} players, {name:14} {line}", flush=True)


if __name__ == "__main__":
    main()
