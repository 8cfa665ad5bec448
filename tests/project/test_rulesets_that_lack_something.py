"""A ruleset that lacks what its words or the engine need is refused before a card is compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from dowlang.engine.ruleset import Event, Ruleset
from dowlang.project import ruleset_registry
from dowlang.project.compiling import target_of
from dowlang.project.game_language import language
from dowlang.project.ruleset_checks import ENGINE_EVENTS, ENGINE_KINDS, missing, refuse_incomplete
from dowlang.rulesets import RULESETS
from dowlang.vocabulary.declarations import WordRefused
from tests.worlds import campfire, own_games

COMPLETE = campfire.RULESET
WORDS = campfire.VOCABULARY


def lacking(**changed: Any) -> list[str]:
    """What the campfire lacks with other declarations."""
    return list(missing(replace(COMPLETE, **changed), WORDS))


def without(name: str) -> Ruleset[Any]:
    """The campfire without a kind of option."""
    kinds = tuple(kind for kind in COMPLETE.option_kinds if kind.name != name)
    return replace(COMPLETE, option_kinds=kinds)


def test_the_campfire_and_all_games_are_complete() -> None:
    assert lacking(round_started="") == []
    for name in RULESETS:
        found = ruleset_registry.ruleset(name)
        assert list(missing(found, language(name).vocabulary)) == []
        assert target_of(name).events == tuple(event.name for event in found.events)
    for name in ("orchard", "strand"):
        assert own_games.cards(name).ruleset.name == name


@pytest.mark.parametrize("name", ENGINE_KINDS)
def test_each_kind_of_option_of_the_engine_is_wanted_with_the_line_to_type(name: str) -> None:
    first, *others = missing(without(name), WORDS)
    assert first.startswith(f'the kind of option `OptionKind("{name}", ') and "`" in first
    assert not [one for one in others if "OptionKind" in one]


@pytest.mark.parametrize("noun", ["person", "story", "player"])
def test_each_noun_that_is_picked_wants_its_kind_of_option(noun: str) -> None:
    (told, *_) = missing(without(noun), WORDS)
    assert told == (
        f'the kind of option `OptionKind("{noun}", "{{0}}", ("{noun}",))` for the noun `{noun}`'
    )


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (
            {"streams": ("deck", "die")},
            "the stream of chance `pick` (or `words.chance` without it)",
        ),
        ({"streams": ("pick",)}, "the stream of chance `die` (or `words.chance` without it)"),
        ({"milestone": "dusk"}, 'an event `dusk` (or `milestone=""`)'),
        ({"round_started": "dusk"}, 'an event `dusk` (or `round_started=""`)'),
        ({"causes": ("cold", "dawn")}, "`playing` as the first of its `causes`"),
        ({"events": COMPLETE.events[:1]}, "an event 2 for the moment `start turn`"),
    ],
)
def test_what_else_is_missing_is_told(changed: dict[str, Any], told: str) -> None:
    assert told in lacking(**{"round_started": "", **changed})


@pytest.mark.parametrize("name", ENGINE_EVENTS)
def test_each_event_of_the_engine_that_is_declared_has_its_fields(name: str) -> None:
    """They are filled by their place: with others a story would tell something else."""
    others = tuple(event for event in COMPLETE.events if event.name != name)
    assert lacking(round_started="", events=others) == []
    wrong = Event(name, (("day", "number"),) * 5)
    (told,) = lacking(round_started="", events=(*others, wrong))
    assert told.startswith(f'the event `Event("{name}", (')


def test_all_of_it_is_told_at_once() -> None:
    poor = replace(without("clause"), streams=(), round_started="")
    with pytest.raises(WordRefused) as refused:
        refuse_incomplete(poor, WORDS)
    said = str(refused.value)
    assert said.startswith("the ruleset `campfire` lacks the kind of option `OptionKind(")
    assert said.count("; ") == 2 and "`die`" in said and "`pick`" in said


def test_a_set_of_such_a_game_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    games: dict[str, Callable[[], Any]] = {"ruleset": lambda: without("done")}
    monkeypatch.setattr(ruleset_registry, "ruleset", lambda name: games["ruleset"]())
    with pytest.raises(WordRefused, match="done"):
        target_of("dead_of_winter")
