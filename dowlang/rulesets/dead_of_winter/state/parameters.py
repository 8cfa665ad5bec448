"""Declare the numbers and switches of the rules that a card, a scenario or `--rule KEY=VALUE` may
change.

Each has a constant (its place in `game.param`) and a declaration of the same name and place (a test
compares them). Keys with a dot are the configuration keys of Part 4 of the rules document, the
points that the rulebooks leave open (U-…). Numbers that cards change by subject (a survivor, a
player, a location) are read with `engine.ongoing_effects.value`. A `forbid…`, `no…` or `ignore…` is
on above 0.
"""

from __future__ import annotations

from dowlang.engine.ruleset import Parameter
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, SYMBOLS

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
) = range(123)


def _added(key: str, help_: str) -> Parameter:
    """Declare a number that is added to another. It is 0 as long as no card speaks of it."""
    return Parameter(key, 0, -999, 999, help_)


def _switch(key: str, help_: str) -> Parameter:
    """On above 0: several cards may forbid the same thing, while a game begins with it on or
    off.
    """
    return Parameter(key, 0, 0, 1, help_, counted=True)


PARAMETERS = (
    Parameter(
        "people_per_food", 2, 1, 99, "people in the colony whom one food token feeds (R-COLONY-01)"
    ),
    _added("food_cost", "food tokens to pay beyond the need (R-COLONY-01)"),
    Parameter(
        "waste_per_morale", 10, 1, 999, "cards in the waste pile that cost 1 morale (R-COLONY-05)"
    ),
    Parameter(
        "people_per_zombie", 2, 1, 99, "people in the colony who draw one zombie (R-COLONY-07)"
    ),
    Parameter(
        "survivors_per_zombie",
        1,
        1,
        99,
        "survivors outside the colony who draw one zombie (R-COLONY-08)",
    ),
    _added("crisis_points", "points that a crisis needs beyond one a player (R-CRISIS-07)"),
    Parameter("crisis_surplus", 2, 1, 99, "surplus points that earn morale (R-CRISIS-09)"),
    Parameter("crisis_morale", 1, 0, 10, "morale for a surplus (R-CRISIS-09)"),
    Parameter("dice_base", 1, 0, 9, "action dice a player takes whatever the group (R-DICE-02)"),
    Parameter("dice_per_survivor", 1, 0, 9, "action dice a survivor (R-DICE-02)"),
    _added("dice_rolled", "action dice added for one player or all"),
    Parameter("noise_threshold", 3, 0, 6, "a noise die up to this adds a zombie (R-COLONY-09)"),
    Parameter("wounds_to_kill", 3, 1, 9, "wound tokens that kill (R-EXPOSE-07)"),
    Parameter(
        "frostbite_wounds",
        1,
        0,
        9,
        "wounds at the turn's start for a frostbitten survivor (R-TURN-02)",
    ),
    Parameter("morale_per_death", 1, 0, 10, "morale lost for a death (R-SURV-05)"),
    Parameter("cards_cleaned", 3, 0, 99, "cards that cleaning waste removes (R-ACT-CLN-02)"),
    Parameter("zombies_attracted", 2, 0, 99, "zombies that attracting moves (R-ACT-ATT-01)"),
    _added("search_draws", "cards a search draws beyond the first (R-ACT-SEA-03)"),
    _added("search_keeps", "cards a search keeps beyond the first (R-ACT-SEA-08)"),
    Parameter("hand_size", 5, 0, 99, "starting items a player (R-SETUP-09)"),
    Parameter("survivors_dealt", 4, 1, 30, "survivors dealt to a player (R-SETUP-11)"),
    Parameter("survivors_kept", 2, 1, 30, "survivors kept of those (R-SETUP-11)"),
    Parameter(
        "ordinary_secrets",
        2,
        0,
        24,
        "ordinary secret objectives a player set aside at set-up (R-SETUP-04)",
    ),
    Parameter("betrayal_secrets", 1, 0, 10, "betrayal objectives mixed in, in all (R-SETUP-05)"),
    Parameter("exposure.blank", 6, 0, 99, "blank faces of the exposure die (U-04)"),
    Parameter("exposure.wound", 3, 0, 99, "wound faces (U-04)"),
    Parameter("exposure.frostbite", 2, 0, 99, "frostbite faces (U-04)"),
    Parameter("exposure.bitten", 1, 0, 99, "bitten faces (U-04)"),
    Parameter("colony.spaces", 24, 0, 99, "survivor spaces of the colony (U-01)"),
    Parameter("colony.entrance_spaces", 3, 0, 99, "spaces of each entrance of the colony (U-02)"),
    Parameter("start.morale", 6, 1, 99, "morale when the main objective does not say (U-06)"),
    Parameter("start.round", 6, 1, 99, "rounds when the main objective does not say (U-06)"),
    Parameter("morale_max", 10, 1, 99, "top of the morale track (U-06)"),
    Parameter("start.food", 0, 0, 99, "food tokens at the start (U-07)"),
    Parameter("start.helpless", 0, 0, 99, "helpless survivors at the start (U-07)"),
    _added("attack_value", "change of an attack value"),
    _added("search_value", "change of a search value"),
    _added("influence", "change of an influence"),
    _added("ability_value", "change of the number of an ability"),
    _switch("no_exposure_moving", "no exposure roll after a move"),
    _switch("no_exposure_attacking", "no exposure roll after an attack"),
    _switch("no_exposure_killing", "no exposure roll after killing zombies by an effect"),
    _switch("no_exposure_on_route", "no exposure roll after a move from one location to another"),
    _switch(
        "no_exposure_at_entrance", "no exposure roll after an attack on a zombie at an entrance"
    ),
    _switch("no_noise", "a further card without a noise token"),
    _switch("ignore_wound", "the exposure result wound is ignored"),
    _switch("ignore_frostbite", "the exposure result frostbite is ignored"),
    _switch("ignore_bitten", "the exposure result bitten is ignored"),
    _switch("forbid_search", "a survivor cannot search"),
    _switch("forbid_attack", "a survivor cannot attack"),
    _switch("forbid_ability", "a survivor cannot use its abilities"),
    _switch("forbid_be_attacked", "a survivor cannot be attacked"),
    _switch("forbid_be_killed", "a survivor cannot be killed"),
    _switch("forbid_clean_waste", "a player cannot clean waste"),
    _switch("forbid_barricade", "a player cannot build barricades"),
    _switch("forbid_attract", "a player cannot attract zombies"),
    _switch("forbid_crisis", "a player cannot add cards to the crisis"),
    _switch("forbid_food", "a player cannot spend food tokens"),
    _switch("forbid_request", "a player cannot request cards"),
    _switch("forbid_hand_off", "a player's survivors cannot hand off equipment"),
    _switch("forbid_exile_vote", "a player cannot start exile votes"),
    _switch("forbid_play", "a player cannot play cards"),
    *(
        _switch(f"forbid_play_{symbol}", f"a player cannot play {symbol} cards")
        for symbol in SYMBOLS
    ),
    _switch("forbid_play_card", "a card cannot be played"),
    _switch("forbid_move", "a survivor cannot use its move"),
    _switch("forbid_be_moved", "a survivor cannot be moved or placed elsewhere"),
    _added("extra_moves", "moves of a survivor in one turn beyond the first (R-ACT-MOV-01)"),
    _added("survivor_spaces", "survivor spaces of a location beyond the printed ones"),
    *(_switch(f"forbid_enter_{slug}", "a survivor cannot move there") for slug in LOCATIONS),
    *(
        _switch(f"forbid_leave_{slug}", "a survivor cannot move away from there")
        for slug in LOCATIONS
    ),
    Parameter("empty_deck.crisis", 0, 0, 1, "no crisis left (U-10)", ("reshuffle", "none")),
    Parameter("limited_supply", 0, 0, 1, "tokens can run out (U-11)", ("off", "on")),
    Parameter(
        "search.return_order",
        0,
        0,
        2,
        "order of cards put under a deck (U-12)",
        ("choice", "drawn", "random"),
    ),
    Parameter(
        "clean_waste.partial",
        1,
        0,
        1,
        "clean waste with fewer cards than it removes (U-13)",
        ("no", "yes"),
    ),
    Parameter(
        "attract.single_source", 1, 0, 1, "all zombies come from one location (U-14)", ("no", "yes")
    ),
    Parameter(
        "attract.same_location",
        0,
        0,
        1,
        "zombies of the colony may be arranged anew (U-15)",
        ("no", "yes"),
    ),
    Parameter(
        "attract.partial",
        1,
        0,
        1,
        "attract fewer zombies when there are fewer, or fewer spaces (U-15)",
        ("no", "yes"),
    ),
    Parameter(
        "exposure.per_kill",
        1,
        0,
        1,
        "one exposure roll a zombie killed, or one for all (U-16)",
        ("one_for_all", "each"),
    ),
    Parameter(
        "bite.affects_helpless",
        0,
        0,
        1,
        "a bite can reach a helpless survivor (U-17)",
        ("no", "yes"),
    ),
    Parameter(
        "setup.leader_tie",
        0,
        0,
        1,
        "equal highest influence of leaders (U-19)",
        ("random", "lowest_seat"),
    ),
    Parameter(
        "xroads.initial_state",
        1,
        0,
        1,
        "a state that holds at the draw triggers at once (U-23)",
        ("after_action", "at_once"),
    ),
    Parameter(
        "full_colony.crossroads",
        0,
        0,
        1,
        "a card that adds people to a full colony (G-24)",
        ("no_trigger", "option_unavailable"),
    ),
    Parameter(
        "full_colony.partial",
        1,
        0,
        1,
        "some space, but too little (U-29)",
        ("not_playable", "fill"),
    ),
    Parameter(
        "removed.equipment",
        0,
        0,
        1,
        "equipment of a removed survivor (U-28)",
        ("as_death", "removed"),
    ),
    Parameter(
        "exile.may_enter_colony",
        0,
        0,
        1,
        "survivors of exiled players may enter the colony (U-30)",
        ("no", "yes"),
    ),
    Parameter(
        "exile.no_space",
        0,
        0,
        2,
        "no space outside for an exiled survivor (U-31)",
        ("swap", "beyond", "stay"),
    ),
    Parameter(
        "first_player.exiled_tiebreak",
        1,
        0,
        1,
        "an exiled first player breaks ties, or the next who is not (U-32)",
        ("no", "yes"),
    ),
    Parameter(
        "vote.target_votes", 1, 0, 1, "the target votes on the own exile (U-33)", ("no", "yes")
    ),
    Parameter(
        "turn_start.order",
        0,
        0,
        1,
        "crossroads card or frostbite first (U-37)",
        ("crossroads", "frostbite"),
    ),
    Parameter(
        "request.only_playable", 1, 0, 1, "only playable cards may be given (U-42)", ("no", "yes")
    ),
    Parameter(
        "handoff.consent",
        1,
        0,
        1,
        "another player who receives a hand-off agrees to it (U-43)",
        ("no", "yes"),
    ),
    Parameter("die_max", 6, 1, 6, "highest value of a raised die (U-44)"),
    Parameter(
        "crisis.optional",
        0,
        0,
        1,
        "optional cards of a symbol that is not needed count -1, or 0 (U-46)",
        ("against", "neutral"),
    ),
    Parameter("crisis.after", 0, 0, 1, "a resolved crisis (U-47)", ("out_of_play", "bottom")),
    Parameter(
        "noise.limit_mode",
        1,
        0,
        1,
        "noise is limited by the spaces alone, or by what was placed this round too (U-50)",
        ("spaces", "round"),
    ),
    Parameter(
        "two_player.requires_variant",
        1,
        0,
        1,
        "two players play the two-player variant (U-53)",
        ("no", "yes"),
    ),
    Parameter(
        "attack.order",
        0,
        0,
        1,
        "attack that kills: card first or death first (U-67)",
        ("card_first", "death_first"),
    ),
    Parameter(
        "crossroads.lost_actor",
        0,
        0,
        1,
        "a crossroads card set off by a survivor who was lost in it (U-71)",
        ("no_trigger", "triggers"),
    ),
    Parameter(
        "morale.checked",
        0,
        0,
        1,
        "when morale 0 ends the game while zombies are added (U-72)",
        ("at_once", "after_batch"),
    ),
    Parameter(
        "exile.may_start_vote",
        0,
        0,
        1,
        "an exiled player may start an exile vote (U-73)",
        ("no", "yes"),
    ),
    Parameter(
        "limits.kept",
        0,
        0,
        1,
        "what keeps a used limit of equipment: the copy, or only a bearer who hands it on (U-74)",
        ("copy", "bearer"),
    ),
    Parameter(
        "exile.newcomer",
        0,
        0,
        1,
        "who comes to an exiled player otherwise than by an item card (U-75)",
        ("outside", "colony"),
    ),
    Parameter(
        "ability.idle",
        0,
        0,
        1,
        "the use of a free ability without limit that would change nothing (U-61)",
        ("refused", "offered"),
    ),
    Parameter(
        "exchanges",
        60,
        0,
        10_000,
        "requests and hand-offs of one turn, after which no more are offered, so that a turn has "
        "an end",
    ),
    _switch("objective_unmet", "a further condition of the main objective does not hold"),
)


def bounds(number: int) -> tuple[int, int]:
    """The least and the greatest value of a number of the rules, by its place.

    >>> bounds(NOISE_THRESHOLD)
    (0, 6)
    """
    return PARAMETERS[number].low, PARAMETERS[number].high


def within_bounds(number: int, value: int) -> int:
    """The value that is nearest to this one among those that a number of the rules may have.

    >>> within_bounds(NOISE_THRESHOLD, 40)
    6
    """
    low, high = bounds(number)
    return min(max(low, value), high)


# while none of these is touched, every piece is as printed and nothing is forbidden (their order
# matters to `legal_actions.py`)
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
    "hidden goal": 9_000,
    "betrayal goal": 9_100,
    "exile goal": 9_200,
    "card": 10_000,
}
"""Noun -> what is added to the numbers of its pieces, so that a location is not taken for the
survivor of that number.
"""
OBJECTIVE_TAG = 3_000_000  # tag of the standing rules of the main objective
PASSIVE_TAG = 4_000_000  # tag of the passive rules of survivor s: PASSIVE_TAG + s
