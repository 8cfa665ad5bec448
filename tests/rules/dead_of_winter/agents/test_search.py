"""The agent that searches: what it is given is no look at the game, and it plays whole games."""

from __future__ import annotations

from typing import Any

import pytest

import dowlang
from dowlang.agents import NoSuchClass, UnknownAgent, answer_of, check, make
from dowlang.agents.possible_games import PossibleGames
from dowlang.agents.tree_search import TreeSearch
from dowlang.engine.card_set import CardSet
from dowlang.engine.secrecy_declarations import Chance, Moment
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return dowlang.load(ROOT / "cards" / "base")


def middle(cards: CardSet, seed: int, answers: int = 40, players: int = 3) -> Any:
    """A game of heuristic agents after so many answers."""
    game: Any = dowlang.Game(cards, seed=seed, players=players)
    agents = [make("heuristic", cards, seed, seat) for seat in range(players)]
    for _ in range(answers):
        if game.is_over:
            break
        game.choose(answer_of(agents[game.decision.player], game))
    return game


@pytest.mark.parametrize("seed", [3, 4, 9])
def test_a_possible_game_looks_the_same_and_is_another(cards: CardSet, seed: int) -> None:
    game = middle(cards, seed)
    seat, before = game.decision.player, game.digest
    possible = PossibleGames(game, seat)
    dealt = [possible.deal(number) for number in range(1000, 1012)]
    seen = game.view(seat)
    for other in dealt:
        assert other is not None
        view = other.view(seat)
        assert {name: view[name] for name in view} == {name: seen[name] for name in seen}
        assert other.decision.answers == game.decision.answers
        assert other.seed != game.seed
    assert len({other.digest for other in dealt if other is not None}) == 12
    assert game.digest == before


def test_hidden_cards_are_dealt_anew(cards: CardSet) -> None:
    game = middle(cards, 4)
    seat = game.decision.player
    other = (seat + 1) % game.players
    hands = {tuple(sorted(PossibleGames(game, seat).deal(n).hand[other])) for n in range(12)}
    secrets = {PossibleGames(game, seat).deal(n).secret[other] for n in range(12)}
    assert len(hands) > 6 and len(secrets) > 4


def test_the_rolls_to_come_are_others(cards: CardSet) -> None:
    game = middle(cards, 4)
    possible = PossibleGames(game, game.decision.player)
    game.forced = [(0, 1)]
    dealt = [possible.deal(number) for number in range(20)]
    rolls = {tuple(other.roll(0, 6) for _ in range(4)) for other in dealt if other is not None}
    assert len(rolls) > 15


def test_what_is_hidden_makes_no_difference(cards: CardSet) -> None:
    """The same seat in twins that it cannot tell apart takes the same option."""
    secrecy = cards.ruleset.secrecy
    assert secrecy is not None
    compared = 0
    for seed in (3, 4):
        game = middle(cards, seed)
        seat = game.decision.player
        moment = Moment(game, (), -1)
        known = secrecy.learned((moment, moment), seat)
        took = set()
        for number in range(3):
            twin = secrecy.redeal(game, seat, Chance(number), known)
            assert not isinstance(twin, str)
            agent = make("search:12", cards, 5, seat)
            took.add(twin.game.decision.answers[answer_of(agent, twin.game)])
            compared += 1
        assert len(took) == 1
    assert compared == 6


@pytest.mark.proof
def test_a_whole_game_is_played_and_repeated(cards: CardSet) -> None:
    ends = []
    for _ in range(2):
        game: Any = dowlang.Game(cards, seed=11, players=2)
        agents = [make(name, cards, 11, n) for n, name in enumerate(("search:6", "heuristic"))]
        while not game.is_over:
            game.choose(answer_of(agents[game.decision.player], game))
        ends.append(game.digest)
    assert ends[0] == ends[1]


def test_an_agent_is_named_with_its_simulations(cards: CardSet) -> None:
    agent = make("search:30", cards, 1, 0)
    assert isinstance(agent, TreeSearch) and agent._simulations == 30
    for name in ("heuristic", "search", "search:1", "random"):
        check(name, cards)
    with pytest.raises(NoSuchClass, match="simulations"):
        check("heuristic:30", cards)
    with pytest.raises(UnknownAgent, match="did you mean `search`"):
        check("serch", cards)


def test_an_agent_of_ones_own_is_named_by_module_and_class(
    cards: CardSet, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_agents.py").write_text(
        "class Last:\n"
        "    def __init__(self, cards, chance, seat):\n"
        "        self.seat = seat\n"
        "    def choose(self, view, decision):\n"
        "        return len(decision) - 1\n"
        "class Mute:\n"
        "    pass\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    agent: Any = make("my_agents:Last", cards, 1, 2)
    assert agent.seat == 2
    with pytest.raises(NoSuchClass, match="has no class `Mute` with a method"):
        check("my_agents:Mute", cards)
    with pytest.raises(NoSuchClass, match="cannot be imported"):
        check("not_there:Last", cards)


def test_the_example_of_the_page_plays(
    cards: CardSet, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / "agents.md").read_text("utf-8")
    example = page.split("```python\n")[1].split("```")[0]
    (tmp_path / "agents_of_the_page.py").write_text(example, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game: Any = dowlang.Game(cards, seed=1, players=2)
    agents = [make("agents_of_the_page:Last", cards, 1, seat) for seat in range(2)]
    while not game.is_over:
        game.choose(answer_of(agents[game.decision.player], game))
    assert game.result["rounds"] >= 1
