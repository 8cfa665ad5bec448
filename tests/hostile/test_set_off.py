"""Cards that set themselves off and ask somebody each time: the guard over steps never meets them,
two other bounds do.

One thing that happens may set off so many clauses, however often somebody is asked meanwhile; and a
turn has so many decisions. Both are told as DOW7011 with the card and its line, wherever the card
is carried out.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.cli.main import main
from dowlang.engine.faults import EngineFault
from dowlang.engine.game import Game
from dowlang.engine.run_loop import MOST_SET_OFF
from dowlang.engine.step_limit import EndlessCard
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.cli.running import a_set

HEAD = (
    'item "The Wheel"\n    tool, in "School" x 1\n    play\n        for the rest of the '
    "game\n            survivors cannot be killed\n"
)
SELF: dict[str, tuple[str, str]] = {
    "a wound": ("when a survivor you control gets a wound", "a survivor you control gets 1 wound"),
    "frostbite": (
        "when a survivor you control gets frostbite",
        "a survivor you control gets 1 frostbite",
    ),
    "a move": ("when a survivor moves", "move a survivor you control to a location"),
    "morale": ("when morale is gained", "lose 1 morale; gain 1 morale"),
    "two events": ("when morale is lost", "lose 0 morale; gain 1 morale; lose 1 morale"),
}
ASKING: dict[str, str] = {
    "as it is": "{0}",
    "after a vote": "vote by players with a survivor at the colony, ties go to you, without voters "
    "it passes\n"
    '    passes "On"\n        {0}\n    fails "Further"\n        {0}',
}


def clause(what: str, asking: str) -> str:
    """The card whose clause sets itself off and asks in this way."""
    when, lines = SELF[what]
    *before, last = lines.split("; ")
    said = ASKING[asking]
    inner = "\n".join([*before, said]) if asking != "as it is" else "\n".join([*before, "{0}"])
    block = "".join(f"                {line}\n" for line in inner.format(last).split("\n"))
    return (
        f"{HEAD}            {when}\n{block}        "
        f"{last if what != 'morale' else 'gain 1 morale'}\n"
    )


def holding(text: str) -> Winter:
    """Player 1 holds the wheel; three players with somebody each."""
    cards = load_source(addition([], {"the_wheel": text.encode()}))
    begun = (
        table(cards, 3)
        .morale(6)
        .food(6)
        .hand(1, "The Wheel")
        .controls(1, "Amara Diallo", at="colony")
    )
    begun = begun.controls(1, "Greta Solheim", at="colony").controls(
        2, "Dmitri Halvorsen", at="School"
    )
    game: Winter = begun.begin()
    return game


def played_on(game: Winter, seed: int) -> int:
    """Give any answers until the card is finished; how many."""
    agent, count = Random(seed, 0), 0
    game.apply("play/the_wheel")
    while not game.is_over and game.decision.kind != "action":
        game.choose(0 if seed == 0 else agent.pick(len(game.decision)))
        count += 1
    return count


WITHOUT_END = [(what, asking) for what in SELF for asking in ("as it is",)] + [
    ("a wound", "after a vote"),
    ("frostbite", "after a vote"),
    ("a move", "after a vote"),
    ("two events", "after a vote"),
]


@pytest.mark.sample(6)
@pytest.mark.parametrize(("what", "asking"), WITHOUT_END, ids=lambda part: part)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_card_that_asks_each_time_is_named(what: str, asking: str, seed: int) -> None:
    game = holding(clause(what, asking))
    begun = time.process_time()
    with pytest.raises(EndlessCard) as caught:
        played_on(game, seed)
    assert time.process_time() - begun < 20
    assert (
        caught.value.card == "The Wheel"
        and caught.value.code == "DOW7011"
        and caught.value.line >= 6
    )
    told = (
        f"{RULESET.decisions_a_turn} decisions in one turn",
        f"{MOST_SET_OFF} clauses set off by one thing",
        "steps without a decision",
    )
    assert any(said in caught.value.message for said in told), caught.value.message


def test_an_offer_that_is_taken_each_time() -> None:
    text = HEAD + "            when morale is gained\n                you may lose 1 morale\n"
    text += "                    if so\n                        gain 1 morale\n"
    game = holding(text + "        gain 1 morale\n")
    with pytest.raises(EndlessCard, match="1000 decisions in one turn"):
        played_on(game, 0)
    assert played_on(holding(text + "        gain 1 morale\n"), 3) < 200, (
        "and it ends when it is declined"
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("kept", ["as it is", "cloned", "saved"])
def test_the_count_goes_on_in_a_copy(kept: str) -> None:
    """A game that is saved or cloned between two questions is no way round the bound."""
    game: Game = holding(clause("a wound", "as it is"))
    game.apply("play/the_wheel")
    count = 0
    with pytest.raises(EndlessCard):
        while True:
            game.choose(0)
            count += 1
            if kept == "cloned":
                game = game.clone()
            elif kept == "saved" and count % 100 == 0:
                game = type(game).from_json(game.to_json(), game.cards)
    assert count == RULESET.decisions_a_turn - 1


NOT_ENDLESS = {
    "much drawn": "draw 60 cards from a deck",
    "many questions": "repeat 99 times\n    a survivor you control gets 1 wound",
    "many clauses": "for the rest of the game\n    when morale is gained\n        add 1 zombie to "
    "the colony\n"
    "repeat 90 times\n    gain 1 morale\n    lose 1 morale",
    "clauses in loops": "for the rest of the game\n    when morale is gained\n        lose 1 "
    "morale\n"
    "repeat 70 times\n    repeat 70 times\n        gain 1 morale",
}


@pytest.mark.parametrize("what", NOT_ENDLESS)
def test_much_is_not_endless(what: str) -> None:
    lines = "".join(f"        {line}\n" for line in NOT_ENDLESS[what].split("\n"))
    game = holding(f"{HEAD}{lines}")
    played_on(game, 1)
    assert game.is_over or game.decision.kind == "action"
    if not game.is_over:
        assert game.answered <= 150


def test_what_one_thing_sets_off_is_counted_from_that_thing_on() -> None:
    """A thousand things that set off ten clauses each are no card without end: the count begins
    anew with each.
    """
    text = (
        HEAD + "            when morale is gained\n                lose 1 morale\n        gain 1 "
        "morale\n"
    )
    game = holding(text)
    played_on(game, 0)
    for turn in range(30):
        game.set_off = MOST_SET_OFF - 5 if turn == 3 else game.set_off
        game.choose(len(game.decision) - 1)
        if game.is_over:
            break
        assert game.set_off < 5, "the clauses of the card that is over do not count any more"


def test_rules_that_ask_without_end_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a card that could have asked it is a fault of the engine, and the state is as it
    was before the answer.
    """
    game = holding(HEAD + "        gain 1 morale\n")
    game.answered = RULESET.decisions_a_turn
    game.crisis = -1
    before = game.digest
    with pytest.raises(EngineFault, match="more than 1000 decisions in one turn"):
        game.choose(0)
    assert game.digest == before


def test_a_turn_begins_to_count_anew() -> None:
    cards, longest = load_source(addition([], {})), 0
    for seed in range(1, 12):
        game: Any = Game(cards, players=3, seed=seed)
        seen: dict[int, int] = {}
        agent = Random(3, 0)
        while not game.is_over:
            game.choose(agent.pick(len(game.decision)))
            seen[game.turn] = max(seen.get(game.turn, 0), game.answered)
        longest = max(longest, len(seen))
        assert max(seen.values()) < 200 and min(seen.values()) < 30
    assert longest > 5


CROSSROADS = """crossroads "The Wheel"
    flavor "Round and round."
    if food >= 0
    option "Turn it"
        for the rest of the game
            survivors cannot be killed
            when a survivor gets a wound
                a survivor gets 1 wound
        a survivor gets 1 wound
    option "Leave it"
        gain 1 morale
"""


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    """A set of one crossroads card that sets itself off."""
    return a_set(tmp_path, "wheels", CROSSROADS, "crossroads/the_wheel.dow")


@pytest.mark.sample(1)
@pytest.mark.parametrize("more", ([], ["--tables", "1", "--most", "1000000"], ["--most", "3"]))
def test_odds_of_a_card_without_end(
    wheels: Path, capfd: pytest.CaptureFixture[str], more: list[str]
) -> None:
    assert main(["odds", "The Wheel", "--set", str(wheels), *more]) == 1
    lines = [
        line for line in capfd.readouterr().err.splitlines() if not line.startswith("compiling ")
    ]
    assert len(lines) == 1 and lines[0].startswith(
        "dow: DOW7011: `The Wheel` goes on without end (crossroads/the_wheel.dow, line 8)"
    ), lines


@pytest.mark.proof
def test_odds_of_a_card_with_many_questions(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A hundred and more choices after one another are drawn instead of written out, however
    many outcomes are allowed.
    """
    wound = "a survivor gets 1 wound\n"
    text = CROSSROADS.replace(
        f"            when a survivor gets a wound\n                {wound}        {wound}",
        f"        repeat 99 times\n            {wound}        repeat 20 times\n            {wound}",
    )
    place = a_set(tmp_path, "wheels", text, "crossroads/the_wheel.dow")
    assert main(["odds", "The Wheel", "--set", str(place), "--tables", "1", "--most", "150"]) == 0
    assert "drawn at 1" in capfd.readouterr().out
