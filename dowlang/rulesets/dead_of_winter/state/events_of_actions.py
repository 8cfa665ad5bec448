"""Declare the events of time, the crisis, crossroads cards and the actions of players.

Their order is that of the numbers in `events.py`.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Event
from dowlang.rulesets.dead_of_winter.state.event_fields import (
    CARD,
    COUNT,
    ENTRANCE,
    LEADER,
    LOCATION,
    OWNER,
    PLAYER,
    SURVIVOR,
)

ACTION_EVENTS = (
    Event(
        "round_started",
        (("round", "number"), ("left", "number"), ("morale", "number"), ("food", "number")),
        telling="round {round} begins",
    ),
    Event("round_ended", (("round", "number"),), telling="round {round} is over"),
    Event("turn_started", (PLAYER,), telling="{player} begins a turn"),
    Event("turn_ended", (PLAYER,), telling="{player} ends the turn"),
    Event("colony_phase_started", (), telling="the colony phase begins"),
    Event("colony_phase_ended", ()),
    Event(
        "crisis_revealed", (("crisis", "crisis"),), telling="the crisis of this round is {crisis}"
    ),
    Event(
        "crisis_contributed",
        (PLAYER, CARD),
        ("card",),
        ("player",),
        "{player} adds a card to the crisis",
    ),
    Event(
        "equipment_contributed",
        (PLAYER, CARD, SURVIVOR),
        telling="{player} adds {card} of {survivor} to the crisis",
    ),
    Event(
        "crisis_prevented",
        (("crisis", "crisis"), ("total", "number"), ("need", "number")),
        telling="{crisis} is prevented: {total} of {need}",
    ),
    Event(
        "crisis_failed",
        (("crisis", "crisis"), ("total", "number"), ("need", "number")),
        telling="{crisis} happens: {total} of {need}",
    ),
    # one digit a die, ascending
    Event("dice_rolled", (PLAYER, COUNT, ("values", "number")), telling="{player} rolls {values}"),
    Event("die_spent", (PLAYER, ("die", "number")), telling="{player} spends a {die}"),
    Event("die_raised", (PLAYER, ("die", "number")), telling="{player} raises a die to {die}"),
    Event(
        "crossroads_drawn",
        (("holder", "player"), ("crossroads", "crossroads")),
        ("crossroads",),
        ("holder",),
        "{holder} draws a crossroads card",
    ),
    Event(
        "crossroads_triggered",
        (PLAYER, ("crossroads", "crossroads")),
        telling="{crossroads} happens to {player}",
    ),
    Event("crossroads_resolved", (PLAYER, ("crossroads", "crossroads"))),
    Event(
        "crossroads_returned",
        (("holder", "player"),),
        telling="{holder} puts the crossroads card under its deck unread",
    ),
    Event(
        "zombie_attacked",
        (PLAYER, SURVIVOR, LOCATION, ENTRANCE),
        telling="{survivor} attacks a zombie at {location}",
    ),
    Event(
        "survivor_attacked",
        (
            PLAYER,
            SURVIVOR,
            ("target", "survivor"),
            LOCATION,
            ("roll", "number"),
            ("success", "number"),
        ),
        telling="{survivor} attacks {target} and rolls {roll}",
    ),
    Event(
        "card_stolen",
        (PLAYER, OWNER, CARD),
        ("card",),
        ("player", "owner"),
        "{player} takes a random card from {owner}",
    ),
    Event("searched", (PLAYER, SURVIVOR, LOCATION), telling="{survivor} searches at {location}"),
    Event(
        "search_drawn",
        (PLAYER, LOCATION, CARD, SURVIVOR),
        ("card",),
        ("player",),
        "{player} draws a card at {location}",
    ),
    Event(
        "noise_made",
        (PLAYER, SURVIVOR, LOCATION),
        telling="{survivor} makes noise at {location}",
    ),
    Event(
        "card_kept",
        (PLAYER, LOCATION, CARD),
        ("card",),
        ("player",),
        "{player} keeps one of the cards",
    ),
    Event(
        "barricade_built",
        (PLAYER, SURVIVOR, LOCATION, ENTRANCE),
        telling="{player} builds a barricade at {location}",
        empty=("survivor",),
    ),
    Event(
        "waste_cleaned",
        (PLAYER, COUNT),
        telling="{player} removes {count:# card|# cards} from the waste pile",
    ),
    Event(
        "zombies_attracted",
        (PLAYER, SURVIVOR, ("origin", "location"), ("destination", "location"), COUNT),
        telling="{player} lures {count:# zombie|# zombies} from {origin} to {destination}",
        empty=("survivor",),
    ),
    Event("ability_used", (PLAYER, SURVIVOR), telling="{survivor} uses an ability"),
    Event("item_ability_used", (PLAYER, CARD, SURVIVOR), telling="{survivor} uses {card}"),
    Event("card_played", (PLAYER, CARD), telling="{player} plays {card}"),
    Event("card_equipped", (PLAYER, CARD, SURVIVOR), telling="{survivor} is equipped with {card}"),
    Event(
        "card_unequipped",
        (CARD, SURVIVOR, OWNER, LOCATION, LEADER),
        telling="{survivor} is not equipped with {card} any more",
    ),
    Event(
        "moved",
        (
            PLAYER,
            SURVIVOR,
            ("origin", "location"),
            ("destination", "location"),
            ("using", "card"),
        ),
        telling="{survivor} moves from {origin} to {destination}",
        empty=("using",),
    ),
    Event(
        "placed",
        (SURVIVOR, ("origin", "location"), ("destination", "location")),
        telling="{survivor} is placed at {destination}",
    ),
    Event(
        "food_spent", (PLAYER, ("die", "number")), telling="{player} spends a food token on a die"
    ),
    Event(
        "requested",
        (PLAYER, ("asked", "player"), ("symbol", "symbol")),
        telling="{player} asks {asked} for a {symbol} card",
    ),
    Event("request_granted", (PLAYER, ("asked", "player"), CARD), telling="{asked} gives {card}"),
    Event("request_refused", (PLAYER, ("asked", "player")), telling="{asked} gives nothing"),
    Event(
        "handed_off",
        (PLAYER, CARD, ("giver", "survivor"), ("receiver", "survivor"), LOCATION),
        telling="{giver} hands {card} to {receiver}",
    ),
    Event(
        "exile_vote_started",
        (PLAYER, ("target", "player")),
        telling="{player} calls a vote on exiling {target}",
    ),
    Event("vote_cast", (PLAYER, ("vote", "number"))),
    Event(
        "vote_ended",
        (("passed", "number"), ("ups", "number"), ("downs", "number")),
        telling="the vote ends {ups} to {downs}",
    ),
    Event("exiled", (PLAYER,), telling="{player} is exiled"),
    Event(
        "objective_replaced",
        (PLAYER, ("objective", "secret")),
        ("objective",),
        ("player",),
        "{player} gets another secret objective",
    ),
    Event(
        "actions_limited",
        (PLAYER,),
        telling="{player} has asked and handed on so often this turn that it is enough",
    ),
)
