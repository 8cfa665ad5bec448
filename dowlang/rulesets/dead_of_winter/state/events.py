"""Number and declare everything the game may emit.

The constant and the declaration of one event have the same name and place (a test compares them).
Here live no words: `words/events_*.py` have the sentences of cards that wait for events. An event
is emitted at the moment it happens. A crossroads card that it sets off waits until the action is
finished (R-XROADS-04). A *point* (last group) lets a card in before the action goes on and may
cancel it.

Fields are ids, where -1 stands for "nobody", "nothing" or "no card". `cause` is one of the numbers
below.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Event

# what made somebody roll for exposure, get a token or die. The field `cause`
(
    BY_EFFECT,
    BY_MOVING,
    BY_KILLING,
    BY_WOUNDS,
    BY_BITE,
    BY_OVERRUN,
    BY_FROSTBITE,
    BY_ATTACK,
    BY_HUNGER,
) = range(9)
CAUSES_OF_HARM = (
    "effect",
    "moving",
    "killing",
    "wounds",
    "bite",
    "overrun",
    "frostbite",
    "attack",
    "hunger",
)

(
    # time
    ROUND_STARTED,
    ROUND_ENDED,
    TURN_STARTED,
    TURN_ENDED,
    COLONY_PHASE_STARTED,
    COLONY_PHASE_ENDED,
    # crisis and dice
    CRISIS_REVEALED,
    CRISIS_CONTRIBUTED,
    EQUIPMENT_CONTRIBUTED,
    CRISIS_PREVENTED,
    CRISIS_FAILED,
    DICE_ROLLED,
    DIE_SPENT,
    DIE_RAISED,
    # crossroads
    CROSSROADS_DRAWN,
    CROSSROADS_TRIGGERED,
    CROSSROADS_RESOLVED,
    CROSSROADS_RETURNED,
    # actions
    ZOMBIE_ATTACKED,
    SURVIVOR_ATTACKED,
    CARD_STOLEN,
    SEARCHED,
    SEARCH_DRAWN,
    NOISE_MADE,
    CARD_KEPT,
    BARRICADE_BUILT,
    WASTE_CLEANED,
    ZOMBIES_ATTRACTED,
    ABILITY_USED,
    ITEM_ABILITY_USED,
    CARD_PLAYED,
    CARD_EQUIPPED,
    CARD_UNEQUIPPED,
    MOVED,
    PLACED,
    FOOD_SPENT,
    REQUESTED,
    REQUEST_GRANTED,
    REQUEST_REFUSED,
    HANDED_OFF,
    EXILE_VOTE_STARTED,
    VOTE_CAST,
    VOTE_ENDED,
    EXILED,
    OBJECTIVE_REPLACED,
    ACTIONS_LIMITED,
    # harm
    EXPOSURE_ROLLED,
    WOUNDED,
    FROSTBITTEN,
    HEALED,
    BITE_SPREAD,
    SURVIVOR_KILLED,
    SURVIVOR_REMOVED,
    LEADER_CHOSEN,
    LAST_SURVIVOR_LOST,
    PLAYER_ELIMINATED,
    SURVIVOR_ADDED,
    CONTROL_CHANGED,
    HELPLESS_ADDED,
    HELPLESS_KILLED,
    HELPLESS_REMOVED,
    # the board
    ZOMBIE_ADDED,
    ZOMBIE_KILLED,
    ZOMBIE_REMOVED,
    BARRICADE_ADDED,
    BARRICADE_DESTROYED,
    BARRICADE_REMOVED,
    OVERRUN,
    NOISE_ADDED,
    NOISE_REMOVED,
    NOISE_ROLLED,
    FOOD_ADDED,
    FOOD_REMOVED,
    FOOD_PAID,
    STARVED,
    STARVATION_ADDED,
    STARVATION_REMOVED,
    WASTE_CHECKED,
    MORALE_GAINED,
    MORALE_LOST,
    ROUND_MARKER_MOVED,
    OBJECTIVE_CHECKED,
    FIRST_PLAYER_CHANGED,
    # cards
    CARD_DRAWN,
    CARD_DISCARDED,
    CARD_REMOVED,
    CARD_GIVEN,
    CARD_SEEN,
    CARD_REVEALED,
    DECK_SHUFFLED,
    DIE_ROLLED,
    OBJECTIVE_SET,
    SECRET_DEALT,
    MAIN_TOLD,
    GOAL_TOLD,
    # points inside an action
    ATTACK_BEGUN,
    SEARCH_BEGUN,
    BARRICADE_BEGUN,
    CLEANING_BEGUN,
    ATTRACTING_BEGUN,
    ABILITY_BEGUN,
    PLAY_BEGUN,
    FOOD_TOKEN_SPENT,
    MOVE_MADE,
    EXPOSURE_SHOWN,
    # for the telling of a game only
    COLONY_STEP_BEGUN,
    # later additions: numbers of events keep their meaning
    CRISIS_PUT_AWAY,
    OBJECTIVE_SEEN,
    ARRIVED_TOGETHER,
    HURT,  # a wound token of any face was placed: what cards mean by a wound (R-EXPOSE-05)
    GRANTED_USED,
    CARD_STAKED,
    TURN_LOST,
    SURPLUS_GIVEN,
    BITE_STOPPED,
    LEADER_LOST,
    ZOMBIE_MOVED,
    PHASE_STARTED,
    PHASE_ENDED,
    EXILE_VOTE_ENDED,
    OBJECTIVE_ABILITY_USED,
    CRISIS_ABILITY_USED,
    MOVE_OVER,
    ATTACK_OVER,
    CRISIS_RESOLVED,
) = range(125)

POINTS = frozenset(
    range(ATTACK_BEGUN, EXPOSURE_SHOWN + 1)
)  # a crossroads card set off by one of these happens at once, inside the action

_PLAYER = ("player", "player")
_SURVIVOR = ("survivor", "survivor")
_LOCATION = ("location", "location")
_ENTRANCE = ("entrance", "entrance")
_CARD = ("card", "card")
_COUNT = ("count", "number")
_CAUSE = ("cause", "cause")
_OWNER = ("owner", "player")
_PATH = ("card", "path")
_LEADER = ("leader", "survivor")  # who led the owner's group until then

HEARD = (
    Event(
        "round_started",
        (("round", "number"), ("left", "number"), ("morale", "number"), ("food", "number")),
        telling="round {round} begins",
    ),
    Event("round_ended", (("round", "number"),), telling="round {round} is over"),
    Event("turn_started", (_PLAYER,), telling="{player} begins a turn"),
    Event("turn_ended", (_PLAYER,), telling="{player} ends the turn"),
    Event("colony_phase_started", (), telling="the colony phase begins"),
    Event("colony_phase_ended", ()),
    Event(
        "crisis_revealed", (("crisis", "crisis"),), telling="the crisis of this round is {crisis}"
    ),
    Event(
        "crisis_contributed",
        (_PLAYER, _CARD),
        ("card",),
        ("player",),
        "{player} adds a card to the crisis",
    ),
    Event(
        "equipment_contributed",
        (_PLAYER, _CARD, _SURVIVOR),
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
    Event(
        "dice_rolled", (_PLAYER, _COUNT, ("values", "number")), telling="{player} rolls {values}"
    ),  # one digit a die, ascending
    Event("die_spent", (_PLAYER, ("die", "number")), telling="{player} spends a {die}"),
    Event("die_raised", (_PLAYER, ("die", "number")), telling="{player} raises a die to {die}"),
    Event(
        "crossroads_drawn",
        (("holder", "player"), ("crossroads", "crossroads")),
        ("crossroads",),
        ("holder",),
        "{holder} draws a crossroads card",
    ),
    Event(
        "crossroads_triggered",
        (_PLAYER, ("crossroads", "crossroads")),
        telling="{crossroads} happens to {player}",
    ),
    Event("crossroads_resolved", (_PLAYER, ("crossroads", "crossroads"))),
    Event(
        "crossroads_returned",
        (("holder", "player"),),
        telling="{holder} puts the crossroads card under its deck unread",
    ),
    Event(
        "zombie_attacked",
        (_PLAYER, _SURVIVOR, _LOCATION, _ENTRANCE),
        telling="{survivor} attacks a zombie at {location}",
    ),
    Event(
        "survivor_attacked",
        (
            _PLAYER,
            _SURVIVOR,
            ("target", "survivor"),
            _LOCATION,
            ("roll", "number"),
            ("success", "number"),
        ),
        telling="{survivor} attacks {target} and rolls {roll}",
    ),
    Event(
        "card_stolen",
        (_PLAYER, _OWNER, _CARD),
        ("card",),
        ("player", "owner"),
        "{player} takes a random card from {owner}",
    ),
    Event("searched", (_PLAYER, _SURVIVOR, _LOCATION), telling="{survivor} searches at {location}"),
    Event(
        "search_drawn",
        (_PLAYER, _LOCATION, _CARD),
        ("card",),
        ("player",),
        "{player} draws a card at {location}",
    ),
    Event(
        "noise_made",
        (_PLAYER, _SURVIVOR, _LOCATION),
        telling="{survivor} makes noise at {location}",
    ),
    Event(
        "card_kept",
        (_PLAYER, _LOCATION, _CARD),
        ("card",),
        ("player",),
        "{player} keeps one of the cards",
    ),
    Event(
        "barricade_built",
        (_PLAYER, _SURVIVOR, _LOCATION, _ENTRANCE),
        telling="{player} builds a barricade at {location}",
    ),
    Event(
        "waste_cleaned",
        (_PLAYER, _COUNT),
        telling="{player} removes {count} cards from the waste pile",
    ),
    Event(
        "zombies_attracted",
        (_PLAYER, _SURVIVOR, ("origin", "location"), ("destination", "location"), _COUNT),
        telling="{player} lures {count} zombies from {origin} to {destination}",
    ),
    Event("ability_used", (_PLAYER, _SURVIVOR), telling="{survivor} uses an ability"),
    Event("item_ability_used", (_PLAYER, _CARD, _SURVIVOR), telling="{survivor} uses {card}"),
    Event("card_played", (_PLAYER, _CARD), telling="{player} plays {card}"),
    Event(
        "card_equipped", (_PLAYER, _CARD, _SURVIVOR), telling="{survivor} is equipped with {card}"
    ),
    Event(
        "card_unequipped",
        (_CARD, _SURVIVOR),
        telling="{survivor} is not equipped with {card} any more",
    ),
    Event(
        "moved",
        (
            _PLAYER,
            _SURVIVOR,
            ("origin", "location"),
            ("destination", "location"),
            ("using", "card"),
        ),
        telling="{survivor} moves from {origin} to {destination}",
    ),
    Event(
        "placed",
        (_SURVIVOR, ("origin", "location"), ("destination", "location")),
        telling="{survivor} is placed at {destination}",
    ),
    Event(
        "food_spent", (_PLAYER, ("die", "number")), telling="{player} spends a food token on a die"
    ),
    Event(
        "requested",
        (_PLAYER, ("asked", "player"), ("symbol", "symbol")),
        telling="{player} asks {asked} for a {symbol} card",
    ),
    Event("request_granted", (_PLAYER, ("asked", "player"), _CARD), telling="{asked} gives {card}"),
    Event("request_refused", (_PLAYER, ("asked", "player")), telling="{asked} gives nothing"),
    Event(
        "handed_off",
        (_PLAYER, _CARD, ("giver", "survivor"), ("receiver", "survivor"), _LOCATION),
        telling="{giver} hands {card} to {receiver}",
    ),
    Event(
        "exile_vote_started",
        (_PLAYER, ("target", "player")),
        telling="{player} calls a vote on exiling {target}",
    ),
    Event("vote_cast", (_PLAYER, ("vote", "number"))),
    Event(
        "vote_ended",
        (("passed", "number"), ("ups", "number"), ("downs", "number")),
        telling="the vote ends {ups} to {downs}",
    ),
    Event("exiled", (_PLAYER,), telling="{player} is exiled"),
    Event(
        "objective_replaced",
        (_PLAYER, ("objective", "secret")),
        ("objective",),
        ("player",),
        "{player} draws an exiled objective",
    ),
    Event(
        "actions_limited",
        (_PLAYER,),
        telling="{player} has asked and handed on so often this turn that it is enough",
    ),
    Event(
        "exposure_rolled",
        (_PLAYER, _SURVIVOR, ("face", "face"), _LOCATION, _CAUSE),
        telling="exposure of {survivor}: {face}",
    ),
    Event("wounded", (_SURVIVOR, _LOCATION, _CAUSE), telling="{survivor} gets a wound"),
    Event("frostbitten", (_SURVIVOR, _LOCATION, _CAUSE), telling="{survivor} gets frostbite"),
    Event(
        "healed", (_PLAYER, _SURVIVOR, ("using", "card")), telling="a wound of {survivor} is healed"
    ),
    Event("bite_spread", (_SURVIVOR, _LOCATION), telling="the bite reaches {survivor}"),
    Event(
        "survivor_killed",
        (_SURVIVOR, _OWNER, _LOCATION, _CAUSE, _LEADER),
        telling="{survivor} is killed",
    ),
    Event(
        "survivor_removed",
        (_SURVIVOR, _OWNER, _LOCATION, _LEADER),
        telling="{survivor} is removed from the game",
    ),
    Event("leader_chosen", (_PLAYER, _SURVIVOR), telling="{survivor} leads the group of {player}"),
    Event("last_survivor_lost", (_PLAYER,), telling="{player} has lost the last survivor"),
    Event("player_eliminated", (_PLAYER,), telling="{player} is out of the game"),
    Event("survivor_added", (_PLAYER, _SURVIVOR, _LOCATION), telling="{survivor} joins {player}"),
    Event(
        "control_changed",
        (_SURVIVOR, _OWNER, _PLAYER),
        telling="{survivor} passes from {owner} to {player}",
    ),
    Event("helpless_added", (_COUNT,), telling="{count} helpless survivors come to the colony"),
    Event("helpless_killed", (_COUNT, _CAUSE), telling="{count} helpless survivors are killed"),
    Event("helpless_removed", (_COUNT,), telling="{count} helpless survivors are removed"),
    Event("zombie_added", (_LOCATION, _ENTRANCE), telling="a zombie comes to {location}"),
    Event(
        "zombie_killed",
        (_PLAYER, _SURVIVOR, _LOCATION, _ENTRANCE),
        telling="a zombie is killed at {location}",
    ),
    Event("zombie_removed", (_LOCATION, _ENTRANCE)),
    Event("barricade_added", (_LOCATION, _ENTRANCE), telling="a barricade is added at {location}"),
    Event(
        "barricade_destroyed", (_LOCATION, _ENTRANCE), telling="a barricade breaks at {location}"
    ),
    Event(
        "barricade_removed",
        (_LOCATION, _ENTRANCE),
        telling="a barricade is taken away from {location}",
    ),
    Event(
        "overrun", (_LOCATION, _ENTRANCE, ("victim", "survivor")), telling="{location} is overrun"
    ),
    Event("noise_added", (_LOCATION, _COUNT), telling="{count} noise is put at {location}"),
    Event(
        "noise_removed", (_LOCATION, _COUNT), telling="{count} noise is taken away from {location}"
    ),
    Event(
        "noise_rolled", (_LOCATION, ("roll", "number")), telling="the noise at {location}: {roll}"
    ),
    Event("food_added", (_COUNT,), telling="{count} food is added"),
    Event("food_removed", (_COUNT,), telling="{count} food is removed"),
    Event("food_paid", (_COUNT,), telling="the colony eats {count} food"),
    Event("starved", (_COUNT,), telling="the colony starves"),
    Event("starvation_added", (_COUNT,), telling="{count} starvation tokens are added"),
    Event("starvation_removed", (_COUNT,), telling="{count} starvation tokens are removed"),
    Event(
        "waste_checked", (_COUNT, ("loss", "number")), telling="the waste pile holds {count} cards"
    ),
    Event("morale_gained", (_COUNT,), telling="morale rises by {count}"),
    Event("morale_lost", (_COUNT,), telling="morale falls by {count}"),
    Event("round_marker_moved", (("left", "number"),), telling="{left} rounds are left"),
    Event("objective_checked", (("met", "number"), ("objective", "objective"))),
    Event("first_player_changed", (_PLAYER,), telling="{player} is the first player"),
    Event(
        "card_drawn",
        (_PLAYER, ("pile", "pile"), _CARD),
        ("card",),
        ("player",),
        "{player} draws a card",
    ),
    Event("card_discarded", (_PLAYER, _CARD), telling="{card} goes to the waste pile"),
    Event("card_removed", (_PLAYER, _CARD), telling="{card} is removed from the game"),
    Event(
        "card_given",
        (_PLAYER, ("receiver", "player"), _CARD),
        ("card",),
        ("player", "receiver"),
        "{player} gives {receiver} a card",
    ),
    Event("card_seen", (_PLAYER, _CARD), ("card",), ("player",), "{player} looks at a card"),
    Event("card_revealed", (_CARD,), telling="{card} is revealed"),
    Event("deck_shuffled", (("pile", "pile"),)),
    Event("die_rolled", (_PLAYER, ("roll", "number")), telling="a die shows {roll}"),
    Event(
        "objective_set",
        (("objective", "objective"), ("hardcore", "number")),
        telling="the main objective is {objective}",
    ),
    Event("secret_dealt", (_PLAYER, ("objective", "secret")), ("objective",), ("player",)),
    Event("main_told", (("objective", "objective"), ("have", "number"), ("want", "number"))),
    Event(
        "goal_told",
        (
            _PLAYER,
            ("objective", "secret"),
            ("have", "number"),
            ("want", "number"),
            ("won", "number"),
        ),
    ),
    Event("attack_begun", (_PLAYER, _SURVIVOR, _LOCATION, ("target", "survivor"))),
    Event("search_begun", (_PLAYER, _SURVIVOR, _LOCATION)),
    Event("barricade_begun", (_PLAYER, _LOCATION, _ENTRANCE)),
    Event("cleaning_begun", (_PLAYER,)),
    Event("attracting_begun", (_PLAYER, ("origin", "location"), ("destination", "location"))),
    Event("ability_begun", (_PLAYER, _SURVIVOR)),
    Event("play_begun", (_PLAYER, _CARD)),
    Event("food_token_spent", (_PLAYER, ("die", "number"))),
    Event(
        "move_made",
        (
            _PLAYER,
            _SURVIVOR,
            ("origin", "location"),
            ("destination", "location"),
            ("using", "card"),
        ),
    ),
    Event("exposure_shown", (_PLAYER, _SURVIVOR, ("face", "face"), _LOCATION, _CAUSE)),
    Event("colony_step_begun", (("step", "number"),)),
    Event("crisis_put_away", (("crisis", "crisis"),), telling="{crisis} is put away"),
    Event(
        "objective_seen",
        (_PLAYER, _OWNER, ("objective", "secret")),
        ("objective",),
        ("player",),
        "{player} looks at the secret objective of {owner}",
    ),
    Event("arrived_together", (_PLAYER, _SURVIVOR, _LOCATION, _COUNT)),
    Event("hurt", (_SURVIVOR, _LOCATION, _CAUSE)),
    Event(
        "granted_used",
        (_PLAYER, ("crossroads", "crossroads")),
        telling="{player} uses the ability of {crossroads}",
    ),
    Event("card_staked", (_PLAYER, _CARD), telling="{player} stakes {card}"),
    Event("turn_lost", (_PLAYER,), telling="{player} loses a turn"),
    Event("surplus_given", (("crisis", "crisis"),)),
    Event("bite_stopped", (_SURVIVOR, _LOCATION)),
    Event("leader_lost", (_PLAYER, _SURVIVOR)),
    Event(
        "zombie_moved",
        (("origin", "location"), ("destination", "location"), _ENTRANCE),
        telling="a zombie goes from {origin} to {destination}",
    ),
    Event("phase_started", (("phase", "phase"),)),
    Event("phase_ended", (("phase", "phase"),)),
    Event("exile_vote_ended", (("passed", "number"), ("target", "player"))),
    Event(
        "objective_ability_used",
        (_PLAYER, ("objective", "objective")),
        telling="{player} uses the ability of {objective}",
    ),
    Event(
        "crisis_ability_used",
        (_PLAYER, ("crisis", "crisis")),
        telling="{player} uses the ability of {crisis}",
    ),
    Event(
        "move_over",
        (
            _PLAYER,
            _SURVIVOR,
            ("origin", "location"),
            ("destination", "location"),
            ("using", "card"),
        ),
    ),
    Event("attack_over", (_PLAYER, _SURVIVOR, _LOCATION, _ENTRANCE)),
    Event("crisis_resolved", (("crisis", "crisis"),)),
)

# for the telling of a game only (`Game.tell`): nothing waits for these
(
    CARD_SPEAKS,
    RULE_IN_FORCE,
    SCENARIO_SET,
    TABLE_LAID,
    GROUP_MEMBER,
    CARD_DEALT,
    CARD_LEFT,
    CARD_WAY,
    CARD_TAKEN,
    CARD_FETCHED,
    CARD_HIDDEN,
    CARD_PUT,
    CARD_LAID,
    STAKE_RETURNED,
    EQUIPMENT_LEFT,
    DIE_WAS,
    DIE_LOST,
    DICE_GAINED,
    DIE_TURNED,
    DICE_REFRESHED,
    HEALING,
    ZOMBIE_FROM,
    LEADER_SET,
    NEXT_TURN_LOST,
    TURN_CUT,
    STEP_REPLACED,
    ATTACHED,
    DETACHED,
    COUNTER_SET,
    GRANTED_BEGUN,
    SURVIVOR_OUT,
    SET_UP_ENDED,
    DEATHS_COST,
    EXILE_COSTS,
    GOAL_PART,
) = range(len(HEARD), len(HEARD) + 35)

TOLD = (
    Event(
        "card_speaks", (_PATH,)
    ),  # whose text is carried out from here on, -1: nobody's (`Game.run`)
    Event(
        "rule_in_force",
        (_PATH, ("scope", "number"), ("until", "number")),
        telling="{card} puts a rule in force",
    ),  # a lasting effect of a card begins (`engine.ongoing_effects`)
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
    Event("group_member", (_PLAYER, _SURVIVOR, _LOCATION, ("leads", "number"))),
    Event("card_dealt", (_PLAYER, _CARD), ("card",), ("player",)),
    Event(
        "card_left", (("zone", "number"), ("holder", "number"))
    ),  # where the card of the next event was, as `items.locate` tells
    Event("card_way", (("zone", "number"),)),  # where the card that is played now goes
    Event("card_taken", (_PLAYER, _CARD), telling="{player} takes {card}"),
    Event(
        "card_fetched",
        (_PLAYER, _CARD, ("pile", "pile")),
        ("card",),
        ("player",),
        telling="{player} takes a card out of the {pile} deck",
    ),
    Event(
        "card_hidden", (_PLAYER, _CARD, ("pile", "pile"), ("way", "number")), ("card",), ("player",)
    ),  # face down into a deck
    Event("card_put", (_PLAYER, _CARD, ("pile", "pile"), ("way", "number"))),  # one that lay open
    Event("card_laid", (_PLAYER, _CARD, ("zone", "number"))),
    Event("stake_returned", (_PLAYER, _CARD), telling="{player} takes {card} back"),
    Event(
        "equipment_left",
        (_PLAYER, _SURVIVOR, _CARD, _LOCATION),
        telling="{card} of {survivor} is returned",
    ),  # to the hand at the colony, else into the deck there, -1: removed
    Event("die_was", (_PLAYER, ("die", "number"))),  # what the die of the next event showed
    Event("die_lost", (_PLAYER, ("die", "number")), telling="{player} loses a die ({die})"),
    Event("dice_gained", (_PLAYER, ("values", "number")), telling="{player} gains dice: {values}"),
    Event(
        "die_turned",
        (_PLAYER, ("before", "number"), ("after", "number"), ("rolled", "number")),
        telling="a {before} of {player} shows {after} now",
    ),
    Event(
        "dice_refreshed",
        (_PLAYER, ("values", "number")),
        telling="{player} takes back spent dice: {values}",
    ),
    Event("healing", (_SURVIVOR, ("face", "face"))),  # what kind of token the next event heals
    Event("zombie_from", (_ENTRANCE,)),  # where the zombie that moves next stood
    Event("leader_set", (_PLAYER, _SURVIVOR), telling="{survivor} leads the group of {player}"),
    Event("next_turn_lost", (_PLAYER,), telling="{player} will miss a turn"),
    Event("turn_cut", (_PLAYER,), telling="the turn of {player} ends with this"),
    Event("step_replaced", (("step", "number"), _PATH, ("skipped", "number"))),
    Event(
        "attached", (_PATH, ("kind", "number"), ("bearer", "number")), telling="{card} is attached"
    ),
    Event("detached", (_PATH,), telling="{card} is not attached any more"),
    Event(
        "counter_set",
        (_PATH, ("number", "number"), ("count", "number")),
        telling="a counter of {card} stands at {count}",
    ),
    Event("granted_begun", (_PLAYER, ("bearer", "survivor"))),
    Event("survivor_out", (_SURVIVOR,), telling="{survivor} is removed from the survivor deck"),
    Event("set_up_ended", (_PLAYER,)),  # who begins
    Event(
        "deaths_cost", (_SURVIVOR, _COUNT)
    ),  # why morale falls next: a survivor, or so many helpless ones (-1)
    Event("exile_costs", (_PLAYER,)),
    Event(
        "goal_part",
        (_PATH, ("number", "number"), ("have", "number"), ("want", "number")),
    ),  # a comparison of the goal that is told next
)

EVENTS = HEARD + TOLD
