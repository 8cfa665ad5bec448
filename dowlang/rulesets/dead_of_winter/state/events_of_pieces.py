"""Declare the events of survivors, the board and cards, and the points inside an action.

Their order is that of the numbers in `events.py`. New events come last: numbers keep their meaning.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Event
from dowlang.rulesets.dead_of_winter.state.event_fields import (
    CARD,
    CAUSE,
    COUNT,
    ENTRANCE,
    LEADER,
    LOCATION,
    OWNER,
    PLAYER,
    SURVIVOR,
)

PIECE_EVENTS = (
    Event(
        "exposure_rolled",
        (PLAYER, SURVIVOR, ("face", "face"), LOCATION, CAUSE),
        telling="exposure of {survivor}: {face}",
    ),
    Event("wounded", (SURVIVOR, LOCATION, CAUSE), telling="{survivor} gets a wound"),
    Event("frostbitten", (SURVIVOR, LOCATION, CAUSE), telling="{survivor} gets frostbite"),
    Event(
        "healed",
        (PLAYER, SURVIVOR, ("using", "card")),
        telling="a wound of {survivor} is healed",
        empty=("using",),
    ),
    Event("bite_spread", (SURVIVOR, LOCATION), telling="the bite reaches {survivor}"),
    Event(
        "survivor_killed",
        (SURVIVOR, OWNER, LOCATION, CAUSE, LEADER),
        telling="{survivor} is killed",
    ),
    Event(
        "survivor_removed",
        (SURVIVOR, OWNER, LOCATION, LEADER),
        telling="{survivor} is removed from the game",
    ),
    Event("leader_chosen", (PLAYER, SURVIVOR), telling="{survivor} leads the group of {player}"),
    Event("last_survivor_lost", (PLAYER,), telling="{player} has lost the last survivor"),
    Event("player_eliminated", (PLAYER,), telling="{player} is out of the game"),
    Event("survivor_added", (PLAYER, SURVIVOR, LOCATION), telling="{survivor} joins {player}"),
    Event(
        "control_changed",
        (SURVIVOR, OWNER, PLAYER),
        telling="{survivor} passes from {owner} to {player}",
    ),
    Event("helpless_added", (COUNT,), telling="{count} helpless survivors come to the colony"),
    Event("helpless_killed", (COUNT, CAUSE), telling="{count} helpless survivors are killed"),
    Event("helpless_removed", (COUNT,), telling="{count} helpless survivors are removed"),
    Event("zombie_added", (LOCATION, ENTRANCE), telling="a zombie comes to {location}"),
    Event(
        "zombie_killed",
        (PLAYER, SURVIVOR, LOCATION, ENTRANCE),
        telling="a zombie is killed at {location}",
        empty=("survivor",),
    ),
    Event("zombie_removed", (LOCATION, ENTRANCE)),
    Event("barricade_added", (LOCATION, ENTRANCE), telling="a barricade is added at {location}"),
    Event("barricade_destroyed", (LOCATION, ENTRANCE), telling="a barricade breaks at {location}"),
    Event(
        "barricade_removed",
        (LOCATION, ENTRANCE),
        telling="a barricade is taken away from {location}",
    ),
    Event(
        "overrun",
        (LOCATION, ENTRANCE, ("victim", "survivor")),
        telling="{location} is overrun",
        empty=("victim",),
    ),
    Event("noise_added", (LOCATION, COUNT), telling="{count} noise is put at {location}"),
    Event(
        "noise_removed", (LOCATION, COUNT), telling="{count} noise is taken away from {location}"
    ),
    Event(
        "noise_rolled", (LOCATION, ("roll", "number")), telling="the noise at {location}: {roll}"
    ),
    Event("food_added", (COUNT,), telling="{count} food is added"),
    Event("food_removed", (COUNT,), telling="{count} food is removed"),
    Event("food_paid", (COUNT,), telling="the colony eats {count} food"),
    Event("starved", (COUNT,), telling="the colony starves"),
    Event("starvation_added", (COUNT,), telling="{count} starvation tokens are added"),
    Event("starvation_removed", (COUNT,), telling="{count} starvation tokens are removed"),
    Event(
        "waste_checked", (COUNT, ("loss", "number")), telling="the waste pile holds {count} cards"
    ),
    Event("morale_gained", (COUNT,), telling="morale rises by {count}"),
    Event("morale_lost", (COUNT,), telling="morale falls by {count}"),
    Event("round_marker_moved", (("left", "number"),), telling="{left} rounds are left"),
    Event("objective_checked", (("met", "number"), ("objective", "objective"))),
    Event("first_player_changed", (PLAYER,), telling="{player} is the first player"),
    Event(
        "card_drawn",
        (PLAYER, ("pile", "pile"), CARD),
        ("card",),
        ("player",),
        "{player} draws a card",
    ),
    Event("card_discarded", (PLAYER, CARD), telling="{card} goes to the waste pile"),
    Event("card_removed", (PLAYER, CARD), telling="{card} is removed from the game"),
    Event(
        "card_given",
        (PLAYER, ("receiver", "player"), CARD),
        ("card",),
        ("player", "receiver"),
        "{player} gives {receiver} a card",
    ),
    Event("card_seen", (PLAYER, CARD), ("card",), ("player",), "{player} looks at a card"),
    Event("card_revealed", (CARD,), telling="{card} is revealed"),
    Event("deck_shuffled", (("pile", "pile"),)),
    Event("die_rolled", (PLAYER, ("roll", "number")), telling="a die shows {roll}"),
    Event(
        "objective_set",
        (("objective", "objective"), ("hardcore", "number")),
        telling="the main objective is {objective}",
    ),
    Event("secret_dealt", (PLAYER, ("objective", "secret")), ("objective",), ("player",)),
    Event("main_told", (("objective", "objective"), ("have", "number"), ("want", "number"))),
    Event(
        "goal_told",
        (
            PLAYER,
            ("objective", "secret"),
            ("have", "number"),
            ("want", "number"),
            ("won", "number"),
        ),
    ),
    Event("attack_begun", (PLAYER, SURVIVOR, LOCATION, ("target", "survivor")), empty=("target",)),
    Event("search_begun", (PLAYER, SURVIVOR, LOCATION)),
    Event("barricade_begun", (PLAYER, LOCATION, ENTRANCE)),
    Event("cleaning_begun", (PLAYER,)),
    Event("attracting_begun", (PLAYER, ("origin", "location"), ("destination", "location"))),
    Event("ability_begun", (PLAYER, SURVIVOR)),
    Event("play_begun", (PLAYER, CARD)),
    Event("food_token_spent", (PLAYER, ("die", "number"))),
    Event(
        "move_made",
        (
            PLAYER,
            SURVIVOR,
            ("origin", "location"),
            ("destination", "location"),
            ("using", "card"),
        ),
        empty=("using",),
    ),
    Event("exposure_shown", (PLAYER, SURVIVOR, ("face", "face"), LOCATION, CAUSE)),
    Event("colony_step_begun", (("step", "number"),)),
    Event("crisis_put_away", (("crisis", "crisis"),), telling="{crisis} is put away"),
    Event(
        "objective_seen",
        (PLAYER, OWNER, ("objective", "secret")),
        ("objective",),
        ("player",),
        "{player} looks at the secret objective of {owner}",
    ),
    Event("arrived_together", (PLAYER, SURVIVOR, LOCATION, COUNT)),
    Event("hurt", (SURVIVOR, LOCATION, CAUSE)),
    Event(
        "granted_used",
        (PLAYER, ("crossroads", "crossroads")),
        telling="{player} uses the ability of {crossroads}",
    ),
    Event("card_staked", (PLAYER, CARD), telling="{player} stakes {card}"),
    Event("turn_lost", (PLAYER,), telling="{player} loses a turn"),
    Event("surplus_given", (("crisis", "crisis"),)),
    Event("bite_stopped", (SURVIVOR, LOCATION)),
    Event("leader_lost", (PLAYER, SURVIVOR)),
    Event(
        "zombie_moved",
        (("origin", "location"), ("destination", "location"), ENTRANCE),
        telling="a zombie goes from {origin} to {destination}",
    ),
    Event("phase_started", (("phase", "phase"),)),
    Event("phase_ended", (("phase", "phase"),)),
    Event("exile_vote_ended", (("passed", "number"), ("target", "player"))),
    Event(
        "objective_ability_used",
        (PLAYER, ("objective", "objective")),
        telling="{player} uses the ability of {objective}",
    ),
    Event(
        "crisis_ability_used",
        (PLAYER, ("crisis", "crisis")),
        telling="{player} uses the ability of {crisis}",
    ),
    Event(
        "move_over",
        (
            PLAYER,
            SURVIVOR,
            ("origin", "location"),
            ("destination", "location"),
            ("using", "card"),
        ),
        empty=("using",),
    ),
    Event("attack_over", (PLAYER, SURVIVOR, LOCATION, ENTRANCE)),
    Event("crisis_resolved", (("crisis", "crisis"),)),
)
