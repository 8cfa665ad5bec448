"""A card waits for no cause that its event never has: which causes an event has is declared
(`words/event_declaration`), every other one is refused, and games show those that are declared.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import product

import pytest

import dowlang
from dowlang.agents import make
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.event_declaration import CAUSES
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord
from tests import width
from tests.semantics.winter_world import found_in

ASKING = {
    "is killed by {}": events.SURVIVOR_KILLED,
    "is killed at the colony by {}": events.SURVIVOR_KILLED,
    "is wounded by {}": events.HURT,
    "rolls wound after {}": events.EXPOSURE_ROLLED,
    "rolls frostbite after {}": events.EXPOSURE_ROLLED,
}
CARD = """crossroads "Why"
    flavor "x"
    when a survivor {event}
    option "A"
        gain 1 morale
"""


def test_each_word_that_asks_for_a_cause_is_tried() -> None:
    words = VOCABULARY.of_sort(EventWord)
    asking = {word.event: word for word in words if "{cause}" in word.phrase}
    assert set(asking) == set(CAUSES) == set(ASKING.values())
    for number, word in asking.items():
        assert word.values == {
            "cause": tuple(events.CAUSES_OF_HARM[each] for each in CAUSES[number])
        }
        assert all(f"`{cause}`" in word.says for cause in word.values["cause"]), word.phrase


@pytest.mark.sample(9)
@pytest.mark.parametrize(("event", "cause"), list(product(ASKING, events.CAUSES_OF_HARM)))
def test_a_cause_that_the_event_never_has_is_refused(event: str, cause: str) -> None:
    errors = [
        (each.code, each.span.line)
        for each in found_in(CARD.format(event=event.format(cause)))
        if each.severity.value == "error"
    ]
    never = events.CAUSES_OF_HARM.index(cause) not in CAUSES[ASKING[event]]
    assert errors == ([("DOW3018", 3)] if never else [])


def seen_causes(games: int) -> dict[int, set[int]]:
    """Return which causes events had in so many games of agents that take risks."""
    cards, seen = dowlang.load("base"), defaultdict[int, set[int]](set)
    places = {
        number: [name for name, _ in events.EVENTS[number].fields].index("cause") + 1
        for number in CAUSES
    }
    for seed in range(games):
        game = dowlang.Game(cards, seed=seed, players=2 + seed % 4)
        agent = make("random", cards, seed, 0)
        while not game.is_over:
            game.apply(agent.choose(game.view(game.decision.player), game.decision))
        for entry in game.log or ():
            if entry[0] in places:
                seen[entry[0]].add(entry[places[entry[0]]])
    return seen


def test_in_games_no_event_has_another_cause() -> None:
    for number, causes in seen_causes(3).items():
        assert causes <= set(CAUSES[number])


@pytest.mark.proof
def test_every_cause_that_is_declared_comes_about() -> None:
    assert seen_causes(width.of(60, 200)) == {
        number: set(causes) for number, causes in CAUSES.items()
    }
