"""Deal the frames of a twin anew: the pending question, and what the set-up still deals.

Cards named in other frames stay where they are, since a number there may mean anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from inspect import signature
from typing import Any

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import DATA, TAG
from dowlang.engine.piece_choices import picked
from dowlang.engine.secrecy_declarations import Chance
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.analysis.observations import Learned
from dowlang.rulesets.dead_of_winter.procedures.dealing import leader_named, survivors_kept
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dead_of_winter.state.parameters import BEARER_TAG, ITEM_TAG
from dowlang.rulesets.dead_of_winter.state.types import Player

CARDS = tuple(
    tuple(place for place, noun in enumerate(kind.arguments, 1) if noun == "card")
    for kind in OPTION_KINDS
)
PLAIN = frozenset(
    (
        "Player",
        "Players",
        "Survivor",
        "Survivors",
        "Location",
        "Locations",
        "Entrance",
        "Die",
        "Dice",
        "Face",
        "Symbol",
        "str",
        "bool",
    )
)
DEALING = frozenset(step.__name__ for step in (picked, survivors_kept, leader_named))
"""Names of the steps under a question of the set-up."""


def in_frames(game: Winter) -> set[int]:
    """Return every number in frames below the pending question, in lasting effects and the like
    that may be a card.
    """
    out: set[int] = {
        game.playing,
        *(card if card >= 0 else -1 - card for card in game.aside),
        *game.fact,
    }
    for frame in game.stack[:-1]:
        if frame[0] == "ask":  # what happened before it asks first
            out.update([option[place] for option in frame[3] for place in CARDS[option[0]]])
        elif game.phase or frame[0] not in DEALING:
            plain = plain_locals(game.cards.steps[frame[0]], len(frame) - 1)
            numbers([value for place, value in enumerate(frame[1:]) if place not in plain], out)
    for entry in game.lasting:
        numbers(entry[DATA], out)
        if ITEM_TAG <= entry[TAG] < BEARER_TAG:
            out.add(entry[TAG] - ITEM_TAG)
    return out


@cache
def plain_locals(step: Any, count: int) -> frozenset[int]:
    """Return the places of a step's locals that cannot be cards, by their annotations.

    A step that waits has not got its first one yet.
    """
    names = [parameter.annotation for parameter in signature(step).parameters.values()][1:]
    waits = max(0, len(names) - count)
    return frozenset(
        place - waits for place, name in enumerate(names) if name in PLAIN and place >= waits
    )


def numbers(value: Any, out: set[int]) -> None:
    """Add every integer in a value, at any depth, to `out`."""
    if type(value) is int:
        out.add(value)
    elif isinstance(value, list | tuple):
        for part in value:
            numbers(part, out)


def deal_frames(
    game: Winter, player: Player, chance: Chance, known: Learned, people: Mapping[int, int]
) -> None:
    """Deal anew what lies in frames: votes that are not all in, and what others were dealt and have
    kept at set-up.
    """
    for place, frame in enumerate(game.stack):
        match frame:
            case ("take_vote", voters, ties, votes) if not known.votes:
                game.stack[place] = (
                    "take_vote",
                    voters,
                    ties,
                    tuple(
                        [
                            vote if voter == player else chance.below(2)
                            for voter, vote in zip(voters, votes, strict=False)
                        ]
                    ),
                )
            case ("survivors_kept" | "leader_named", *rest) if not game.phase:
                game.stack[place] = (frame[0], *[dealt_anew(value, people) for value in rest])
            case ("picked", asked, "keep_survivor", candidates, low, high, taken):
                game.stack[place] = (
                    "picked",
                    asked,
                    "keep_survivor",
                    through(candidates, people),
                    low,
                    high,
                    through(taken, people),
                )


def dealt_anew(value: Any, people: Mapping[int, int]) -> Any:
    """Replace the survivors in nested tuples by their twins."""
    return (
        tuple([dealt_anew(part, people) for part in value])
        if isinstance(value, tuple)
        else people[value]
    )


def ask_again(game: Winter, items: Sequence[int], people: Mapping[int, int]) -> None:
    """Replace the pending question by that of the twin: actions are looked up anew, other options
    carry the twins' cards.
    """
    name, asked, kind, options = game.stack[-1]
    if kind == "action":
        options = tuple(actions(game, asked))
    else:
        options = tuple([mapped(option, items, people) for option in options])
    game.stack[-1] = (name, asked, kind, options)


def mapped(option: Answer, items: Sequence[int], people: Mapping[int, int]) -> Answer:
    """Return an option about the twins of its cards, at set-up about the twins of survivors."""
    if not option:
        return option
    out = list(option)
    for place in CARDS[option[0]]:
        if 0 <= out[place] < len(items):
            out[place] = items[out[place]]
    if option[0] in (O.KEEP_SURVIVOR, O.LEADER):
        out[1] = people[out[1]]
    return tuple(out)


def through(pile: Sequence[int], twins: Sequence[int] | Mapping[int, int]) -> tuple[int, ...]:
    """Return the twins of a pile, in its order."""
    return tuple([twins[piece] for piece in pile])
