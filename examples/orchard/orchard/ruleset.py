"""The declarations of the orchard for the engine: one object."""

from __future__ import annotations

from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.ruleset import OptionKind, Parameter, Ruleset, Setting
from dowlang.engine.views import Shown, View, view_of
from orchard.events import EVENTS
from orchard.game import STEPS, Orchard, built, new_game
from orchard.words import vocabulary


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    """Slug and name of a piece."""
    name = "player" if noun == "player" else noun
    return f"{name}_{number + 1}", f"{name} {number + 1}"


def result(game: Game) -> dict[str, Any]:
    """The most jars win."""
    assert isinstance(game, Orchard)
    best = max(game.jars)
    return {
        "cause": game.cards.ruleset.causes[game.cause],
        "winners": [player for player, jars in enumerate(game.jars) if jars == best],
        "jars": list(game.jars),
        "rounds": game.day,
    }


SHOWN = (  # nothing is hidden but the surprises to come
    Shown("apples", lambda game, player: tuple(game.apples), plain=True),
    Shown("jars", lambda game, player: tuple(game.jars), plain=True),
    Shown("tree", lambda game, player: game.tree, plain=True),
    Shown("day", lambda game, player: game.day, plain=True),
)


def view(game: Game, player: int) -> View:
    """What a picker sees."""
    return view_of(SHOWN, game, player)


RULESET = Ruleset(
    name="orchard",
    version=1,
    game=Orchard,
    steps=(*STEPS, *vocabulary.STEPS),
    option_kinds=(
        OptionKind("pick", "pick apples"),
        OptionKind("cook", "cook two apples into a jar"),
        OptionKind("rest", "rest under the tree"),
        OptionKind("option", "{1}", ("path", "label")),
        OptionKind("accept", "yes", ("path",)),
        OptionKind("decline", "no", ("path",)),
        OptionKind("vote", "vote {0}", ("number",)),
        OptionKind("number", "{0}", ("number",)),
        OptionKind("done", "done"),
        OptionKind("clause", "effect {0} first", ("number",)),
        OptionKind("player", "{0}", ("player",)),
    ),
    events=EVENTS,
    streams=("deck",),
    parameters=(
        Parameter("days", 6, 1, 99, "days until the frost"),
        Parameter("tree", 8, 1, 99, "apples on the tree for each picker"),
        Parameter("handful", 2, 1, 9, "apples that a picker takes"),
    ),
    settings=(Setting("players", "int", 2, "how many pickers", low=1, high=3),),
    roles=(),
    tables=lambda cards: None,
    new_game=new_game,
    built=built,
    result=result,
    label=label,
    view=view,
    shown=SHOWN,
    causes=("playing", "frost", "bare"),
    milestone="day_ended",
    round_started="day_started",
)
