"""Number everything the game may emit.

The declarations stand in `events_of_actions.py`, `events_of_pieces.py` and `events_told.py`. The
constant and the declaration of one event have the same name and place (a test compares them).
Here live no words: `words/events_*.py` have the sentences of cards that wait for events. An event
is emitted at the moment it happens. A crossroads card that it sets off waits until the action is
finished (R-XROADS-04). A *point* (last group) lets a card in before the action goes on and may
cancel it.

Fields are ids, where -1 stands for "nobody", "nothing" or "no card". `cause` is one of the numbers
below.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.events_of_actions import ACTION_EVENTS
from dowlang.rulesets.dead_of_winter.state.events_of_pieces import PIECE_EVENTS
from dowlang.rulesets.dead_of_winter.state.events_told import TOLD

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
    DEATH_NEAR,
    HURT_NEAR,
    MORALE_NEAR,
    MORALE_LOST_OTHERWISE,
    AGREED,
    TRACK_RAISED,
    TRACK_LOWERED,
    TOKENS_LAID,
    TOKENS_LIFTED,
    ROLLED_IN_SECRET,
    FROST_NEAR,
    WOUNDS_NEAR,
    CRISIS_DUE,
    HAND_CONTRIBUTED,
    EXPOSURE_THROWN,
    INCIDENT_REVEALED,
    INCIDENT_PUT_AWAY,
    TAKING_NEAR,
    HELPLESS_NEAR,
    SURVIVOR_TAKEN_OUT,
    SURVIVOR_BACK,
) = range(146)

POINTS = frozenset(
    (
        *range(ATTACK_BEGUN, EXPOSURE_SHOWN + 1),
        DEATH_NEAR,
        HURT_NEAR,
        MORALE_NEAR,
        FROST_NEAR,
        WOUNDS_NEAR,
        TAKING_NEAR,
        HELPLESS_NEAR,
    )
)  # a crossroads card set off by one of these happens at once, inside the action

HEARD = ACTION_EVENTS + PIECE_EVENTS

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
    CARD_SLIPPED,
    NUMBER_NOTED,
) = range(len(HEARD), len(HEARD) + 37)

EVENTS = HEARD + TOLD
