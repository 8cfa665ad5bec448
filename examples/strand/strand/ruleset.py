"""The declarations of the strand for the engine: one object."""

from __future__ import annotations

from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.ruleset import OptionKind, Parameter, Ruleset, Setting
from dowlang.engine.views import Shown, View, view_of
from strand.events import EVENTS
from strand.game import STEPS, Strand, built, new_game, points
from strand.words import vocabulary


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    """Slug and name of a piece."""
    if noun == "find":
        card = cards.of_kind["find"][number]
        return str(card["slug"]), str(card["name"])
    return f"{noun}_{number + 1}", f"{noun} {number + 1}"


def result(game: Game) -> dict[str, Any]:
    """The most points win."""
    assert isinstance(game, Strand)
    totals = [points(game, player) for player in range(game.players)]
    return {
        "cause": game.cards.ruleset.causes[game.cause],
        "winners": [player for player, total in enumerate(totals) if total == max(totals)],
        "points": totals,
        "rounds": game.round,
    }


SHOWN = (  # nothing is hidden but the finds to come
    Shown("shells", lambda game, player: tuple(game.shells), plain=True),
    Shown("kept", lambda game, player: tuple(game.kept), plain=True),
    Shown("row", lambda game, player: game.row, plain=True),
    Shown("gone", lambda game, player: game.gone, plain=True),
    Shown("in_the_sea", lambda game, player: len(game.deck), plain=True),
    Shown("tide", lambda game, player: game.tide, plain=True),
    Shown("round", lambda game, player: game.round, plain=True),
)


def view(game: Game, player: int) -> View:
    """What a player sees."""
    return view_of(SHOWN, game, player)


RULESET = Ruleset(
    name="strand",
    version=1,
    game=Strand,
    steps=(*STEPS, *vocabulary.STEPS),
    option_kinds=(
        OptionKind("take", "take {0}", ("find",)),
        OptionKind("wait", "wait: the sea takes the oldest find"),
        OptionKind("option", "{1}", ("path", "label")),
        OptionKind("accept", "yes", ("path",)),
        OptionKind("decline", "no", ("path",)),
        OptionKind("vote", "vote {0}", ("number",)),
        OptionKind("number", "{0}", ("number",)),
        OptionKind("done", "done"),
        OptionKind("clause", "effect {0} first", ("number",)),
        OptionKind("player", "{0}", ("player",)),
        OptionKind("find", "{0}", ("find",)),
    ),
    events=EVENTS,
    streams=("deck", "pick"),
    parameters=(
        Parameter("high", 6, 1, 99, "where the tide is high and the game ends"),
        Parameter("row", 3, 1, 9, "finds that lie on the strand"),
    ),
    settings=(Setting("players", "int", 2, "how many combers", low=2, high=4),),
    roles=(),
    tables=lambda cards: None,
    new_game=new_game,
    built=built,
    result=result,
    label=label,
    view=view,
    shown=SHOWN,
    causes=("playing", "high_water", "bare"),
    milestone="round_ended",
    round_started="round_started",
)
