"""Number the parameters of the rules that a card, a scenario or `--rule KEY=VALUE` may change.

Each has a constant (its place in `game.param`) and a declaration of the same name and place in
`rule_parameters.py`, `open_rulings.py` or `parameters_of_pieces.py` (a test compares
them). Numbers that cards change by
subject (a survivor, a player, a location) are read with `engine.ongoing_effects.value`. A
`forbid…`, `no…` or `ignore…` is on above 0.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.open_rulings import OPEN_POINTS
from dowlang.rulesets.dead_of_winter.state.parameters_of_pieces import PARAMETERS_OF_PIECES
from dowlang.rulesets.dead_of_winter.state.rule_parameters import RULE_PARAMETERS

(
    # numbers of the rules
    PEOPLE_PER_FOOD,
    FOOD_COST,
    WASTE_PER_MORALE,
    PEOPLE_PER_ZOMBIE,
    SURVIVORS_PER_ZOMBIE,
    CRISIS_POINTS,
    CRISIS_SURPLUS,
    CRISIS_MORALE,
    DICE_BASE,
    DICE_PER_SURVIVOR,
    DICE_ROLLED,
    NOISE_THRESHOLD,
    WOUNDS_TO_KILL,
    FROSTBITE_WOUNDS,
    MORALE_PER_DEATH,
    CARDS_CLEANED,
    ZOMBIES_ATTRACTED,
    SEARCH_DRAWS,
    SEARCH_KEEPS,
    HAND_SIZE,
    SURVIVORS_DEALT,
    SURVIVORS_KEPT,
    ORDINARY_SECRETS,
    BETRAYAL_SECRETS,
    # exposure die (U-04)
    EXPOSURE_BLANK,
    EXPOSURE_WOUND,
    EXPOSURE_FROSTBITE,
    EXPOSURE_BITTEN,
    # board, tracks and start (U-01, U-02, U-06, U-07)
    COLONY_SPACES,
    COLONY_ENTRANCE_SPACES,
    START_MORALE,
    START_ROUND,
    MORALE_MAX,
    START_FOOD,
    START_HELPLESS,
    # values and permissions of single survivors and players
    ATTACK_VALUE,
    SEARCH_VALUE,
    INFLUENCE,
    ABILITY_VALUE,
    NO_EXPOSURE_MOVING,
    NO_EXPOSURE_ATTACKING,
    NO_EXPOSURE_KILLING,
    NO_EXPOSURE_ON_ROUTE,
    NO_EXPOSURE_AT_ENTRANCE,
    NO_NOISE,
    IGNORE_WOUND,
    IGNORE_FROSTBITE,
    IGNORE_BITTEN,
    FORBID_SEARCH,
    FORBID_ATTACK,
    FORBID_ABILITY,
    FORBID_BE_ATTACKED,
    FORBID_BE_KILLED,
    FORBID_CLEAN_WASTE,
    FORBID_BARRICADE,
    FORBID_ATTRACT,
    FORBID_CRISIS,
    FORBID_FOOD,
    FORBID_REQUEST,
    FORBID_HAND_OFF,
    FORBID_EXILE_VOTE,
    FORBID_PLAY,
    FORBID_PLAY_WEAPON,
    FORBID_PLAY_FUEL,
    FORBID_PLAY_EDUCATION,
    FORBID_PLAY_FOOD,
    FORBID_PLAY_MEDICINE,
    FORBID_PLAY_TOOL,
    FORBID_PLAY_SURVIVOR,
    FORBID_PLAY_CARD,
    FORBID_MOVE,
    FORBID_BE_MOVED,
    EXTRA_MOVES,
    SURVIVOR_SPACES,
    FORBID_ENTER_COLONY,
    FORBID_ENTER_POLICE_STATION,
    FORBID_ENTER_GROCERY_STORE,
    FORBID_ENTER_SCHOOL,
    FORBID_ENTER_GAS_STATION,
    FORBID_ENTER_LIBRARY,
    FORBID_ENTER_HOSPITAL,
    FORBID_LEAVE_COLONY,
    FORBID_LEAVE_POLICE_STATION,
    FORBID_LEAVE_GROCERY_STORE,
    FORBID_LEAVE_SCHOOL,
    FORBID_LEAVE_GAS_STATION,
    FORBID_LEAVE_LIBRARY,
    FORBID_LEAVE_HOSPITAL,
    # points that the rulebooks leave open
    EMPTY_DECK_CRISIS,
    LIMITED_SUPPLY,
    SEARCH_RETURN_ORDER,
    CLEAN_WASTE_PARTIAL,
    ATTRACT_SINGLE_SOURCE,
    ATTRACT_SAME_LOCATION,
    ATTRACT_PARTIAL,
    EXPOSURE_PER_KILL,
    BITE_AFFECTS_HELPLESS,
    SETUP_LEADER_TIE,
    XROADS_INITIAL_STATE,
    FULL_COLONY_CROSSROADS,
    FULL_COLONY_PARTIAL,
    REMOVED_EQUIPMENT,
    EXILE_MAY_ENTER_COLONY,
    EXILE_NO_SPACE,
    FIRST_PLAYER_EXILED_TIEBREAK,
    VOTE_TARGET_VOTES,
    TURN_START_ORDER,
    REQUEST_ONLY_PLAYABLE,
    HANDOFF_CONSENT,
    DIE_MAX,
    CRISIS_OPTIONAL,
    CRISIS_AFTER,
    NOISE_LIMIT_MODE,
    TWO_PLAYER_REQUIRES_VARIANT,
    ATTACK_ORDER,
    CROSSROADS_LOST_ACTOR,
    MORALE_CHECKED,
    EXILE_MAY_START_VOTE,
    LIMITS_KEPT,
    EXILE_NEWCOMER,
    ABILITY_IDLE,
    EXCHANGES,
    OBJECTIVE_UNMET,
    # of single people, votes and cards, as only cards say it
    FORBID_BE_EQUIPPED,
    FORBID_BE_WOUNDED,
    FORBID_BE_HEALED,
    EATS_NOTHING,
    COUNTS_FOR_ZOMBIES,
    SPACES_NEEDED,
    SEARCH_DRAWS_THERE,
    SEARCH_KEEPS_THERE,
    VOTES,
    DECIDES_TIES,
    WRONG_CARDS,
    WORTH_WEAPON,
    WORTH_FUEL,
    WORTH_EDUCATION,
    WORTH_FOOD,
    WORTH_MEDICINE,
    WORTH_TOOL,
    WORTH_SURVIVOR,
    MORE_ZOMBIES,
    SEARCH_DIE_THERE,
    CRISIS_NEED,
    BARRICADES_STAY,
    FORBID_ACT,
    COUNTED_WEAPON,
    COUNTED_FUEL,
    COUNTED_EDUCATION,
    COUNTED_FOOD,
    COUNTED_MEDICINE,
    COUNTED_TOOL,
    COUNTED_SURVIVOR,
    SAID_SYMBOL,
    # by the other player: of a request, of a hand-off
    FORBID_REQUEST_FROM_1,
    FORBID_REQUEST_FROM_2,
    FORBID_REQUEST_FROM_3,
    FORBID_REQUEST_FROM_4,
    FORBID_REQUEST_FROM_5,
    FORBID_HAND_OFF_TO_1,
    FORBID_HAND_OFF_TO_2,
    FORBID_HAND_OFF_TO_3,
    FORBID_HAND_OFF_TO_4,
    FORBID_HAND_OFF_TO_5,
    # of secret objectives
    MAIN_OBJECTIVE_IS_ENOUGH,
    ROUNDS_OUT_FOR_MORALE,
    # of the death of a survivor, and not of a helpless one
    COST_OF_DEATH,
) = range(167)

PARAMETERS = RULE_PARAMETERS + OPEN_POINTS + PARAMETERS_OF_PIECES


def bounds(number: int) -> tuple[int, int]:
    """Return the least and the greatest value of a number of the rules, by its place.

    >>> bounds(NOISE_THRESHOLD)
    (0, 6)
    """
    return PARAMETERS[number].low, PARAMETERS[number].high


def within_bounds(number: int, value: int) -> int:
    """Return the value nearest to this one among those that a number of the rules may have.

    >>> within_bounds(NOISE_THRESHOLD, 40)
    6
    """
    low, high = bounds(number)
    return min(max(low, value), high)


# while none of these is touched, every piece is as printed and nothing is forbidden (a new one has
# its row in `actions/touched_actions.py`)
OF_PIECES = slice(ATTACK_VALUE, FORBID_LEAVE_HOSPITAL + 1)

# scopes of lasting effects and limits, the ruleset's clock: `until` is a turn or round number,
# ended when that one is over
TURN, ROUND, GAME = 1, 2, 3
# uses of limits that copies keep are counted from -KEPT_LIMITS down, those of printed abilities
# above it
KEPT_LIMITS = 100_000
ITEM_TAG = 1_000_000  # tag of what equipped item i put in force: ITEM_TAG + i
# tag of what is attached to survivor s: BEARER_TAG + s. Of another piece its noun's offset is added
BEARER_TAG = 2_000_000
BEARERS = {
    "survivor": 0,
    "player": 1_000,
    "location": 2_000,
    "deck": 3_000,
    "die": 4_000,
    "crisis": 5_000,
    "objective": 6_000,
    "crossroads": 7_000,
    "phase": 8_000,
    "vote": 8_100,
    "game": 8_200,
    "step": 8_300,
    "fallen survivor": 8_500,
    "hidden goal": 9_000,
    "betrayal goal": 9_100,
    "exile goal": 9_200,
    "track": 9_300,
    "token kind": 9_400,
    "incident": 9_500,
    "incident deck": 9_800,
    "card": 10_000,
}
"""Noun -> what is added to the numbers of its pieces, so that a location is not taken for the
survivor of that number.
"""
OBJECTIVE_TAG = 3_000_000  # tag of the standing rules of the main objective
CRISIS_TAG = 5_000_000  # tag of the rules of the crisis that lies open
INCIDENT_TAG = 6_000_000  # tag of the rules of the incident of deck d that lies open: … + d
PASSIVE_TAG = 4_000_000  # tag of the passive rules of survivor s: PASSIVE_TAG + s
