"""Declare the events that only the telling of a game uses (`Game.tell`). No card waits for them.

Their order is that of the numbers in `events.py`.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Event
from dowlang.rulesets.dead_of_winter.state.event_fields import (
    CARD,
    COUNT,
    ENTRANCE,
    LOCATION,
    OWNER,
    PATH,
    PLAYER,
    SURVIVOR,
)

TOLD = (
    # whose text is carried out from here on, -1: nobody's (`Game.run`)
    Event("card_speaks", (PATH,)),
    # a lasting effect of a card begins (`engine.ongoing_effects`)
    Event(
        "rule_in_force",
        (PATH, ("scope", "number"), ("until", "number")),
        telling="{card} puts a rule in force",
    ),
    Event("scenario_set", (("scenario", "number"),)),
    Event(
        "table_laid",
        (
            ("morale", "number"),
            ("left", "number"),
            ("food", "number"),
            ("helpless", "number"),
            ("starvation", "number"),
        ),
    ),
    Event("group_member", (PLAYER, SURVIVOR, LOCATION, ("leads", "number"))),
    Event("card_dealt", (PLAYER, CARD), ("card",), ("player",)),
    # where the card of the next event was, as `items.locate` tells
    Event("card_left", (("zone", "number"), ("holder", "number"))),
    Event("card_way", (("zone", "number"),)),  # where the card that is played now goes
    Event("card_taken", (PLAYER, CARD), telling="{player} takes {card}"),
    Event(
        "card_fetched",
        (PLAYER, CARD, ("pile", "pile")),
        ("card",),
        ("player",),
        telling="{player} takes a card out of the {pile} deck",
    ),
    # face down into a deck
    Event(
        "card_hidden", (PLAYER, CARD, ("pile", "pile"), ("way", "number")), ("card",), ("player",)
    ),
    Event("card_put", (PLAYER, CARD, ("pile", "pile"), ("way", "number"))),  # one that lay open
    Event("card_laid", (PLAYER, CARD, ("zone", "number"))),
    Event("stake_returned", (PLAYER, CARD), telling="{player} takes {card} back"),
    # to the hand at the colony, else into the deck there, -1: removed
    Event(
        "equipment_left",
        (PLAYER, SURVIVOR, CARD, LOCATION),
        telling="{card} of {survivor} is returned",
    ),
    Event("die_was", (PLAYER, ("die", "number"))),  # what the die of the next event showed
    Event("die_lost", (PLAYER, ("die", "number")), telling="{player} loses a die ({die})"),
    Event("dice_gained", (PLAYER, ("values", "number")), telling="{player} gains dice: {values}"),
    Event(
        "die_turned",
        (PLAYER, ("before", "number"), ("after", "number"), ("rolled", "number")),
        telling="a {before} of {player} shows {after} now",
    ),
    Event(
        "dice_refreshed",
        (PLAYER, ("values", "number")),
        telling="{player} takes back spent dice: {values}",
    ),
    Event("healing", (SURVIVOR, ("face", "face"))),  # what kind of token the next event heals
    Event("zombie_from", (ENTRANCE,)),  # where the zombie that moves next stood
    Event("leader_set", (PLAYER, SURVIVOR), telling="{survivor} leads the group of {player}"),
    Event("next_turn_lost", (PLAYER,), telling="{player} will miss a turn"),
    Event("turn_cut", (PLAYER,), telling="the turn of {player} ends with this"),
    Event("step_replaced", (("step", "number"), PATH, ("skipped", "number"))),
    Event(
        "attached", (PATH, ("kind", "number"), ("bearer", "number")), telling="{card} is attached"
    ),
    Event("detached", (PATH,), telling="{card} is not attached any more"),
    Event(
        "counter_set",
        (PATH, ("number", "number"), ("count", "number")),
        telling="a counter of {card} stands at {count}",
    ),
    Event("granted_begun", (PLAYER, ("bearer", "survivor"))),
    Event("survivor_out", (SURVIVOR,), telling="{survivor} is removed from the survivor deck"),
    Event("set_up_ended", (PLAYER,)),  # who begins
    # why morale falls next: a survivor, or so many helpless ones (-1)
    Event("deaths_cost", (SURVIVOR, COUNT)),
    Event("exile_costs", (PLAYER,)),
    # a comparison of the goal that is told next
    Event(
        "goal_part",
        (PATH, ("number", "number"), ("have", "number"), ("want", "number")),
    ),
    Event("card_slipped", (CARD,), ("card",), telling="a card goes into the crisis"),  # face down
    Event("number_noted", (PLAYER,), telling="{player} picks a number that nobody else sees"),
    Event(
        "number_shown",
        (PLAYER, ("picked", "number")),
        telling="{player} shows the number {picked}",
    ),
    Event("level_decided", (PLAYER, OWNER), telling="{player} decides between equals: {owner}"),
    Event(
        "card_tucked",
        (PLAYER, SURVIVOR, CARD),
        ("card",),
        ("player",),
        "{player} tucks a card under {survivor}",
    ),
    Event(
        "tucked_left",
        (OWNER, PLAYER, SURVIVOR, CARD, LOCATION),
        ("card",),
        ("owner", "player"),
        "a card under {survivor} leaves",
    ),
)
