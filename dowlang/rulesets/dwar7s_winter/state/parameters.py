"""Declare the numbers and switches of the rules that `--rule KEY=VALUE` may change.

Each has a constant (its place in `game.param`) and a declaration of the same place. Keys with a dot
are the configuration keys of section 14 of the rules document, the points that the rulebook leaves
open (U-…).
"""

from __future__ import annotations

from dowlang.engine.ruleset import Parameter

(
    # numbers of the rules
    WEEKS,
    STOCK_MOST,
    ACTIONS_MOST,
    ACTIONS_LEAST,
    HAND_MOST,
    HAND_LEAST,
    START_STOCK,
    START_STOCK_SOLO,
    MONSTERS_1,
    MONSTERS_2,
    MONSTERS_3,
    MONSTERS_4,
    DOOM_3,
    DOOM_4,
    TOKENS,
    MILITIA,
    LEGEND_POINTS,
    # points that the rulebook leaves open
    PATH_TIE,
    IN_CASTLE,
    POOL_SLOTS,
    PRICE_1,
    PRICE_2,
    PRICE_3,
    PRICE_4,
    PRICE_5,
    PRICE_6,
    GOLD_DEFEAT,
    GOLD_OVERCOME,
    GOLD_LOSS,
    HERD_CHOOSER,
    HERD_DIRECTION,
    HERD_ATTACKS,
    INITIAL_MONSTERS,
    DOOM_TOKENS,
    GUARDIAN_SAME_ZONE,
    BANISH_CHOOSER,
    POOLING,
    EXCLUSIVE,
    BLOCK_APPLIES,
    HAND_SECRET,
    HAND_SIMULTANEOUS,
    HAND_RETURN,
    ZONE_LIMIT,
    RECRUIT_IS_HIRE,
    TOKENS_LIMIT,
    REQUIRE_CARD,
    FREE_WINDOWS,
    PRODUCER_GOLD,
    PRODUCER_STONE,
    PRODUCER_FOOD,
    PRODUCER_WOOD,
    TROPHIES_PUBLIC,
    SOLO_FREE_MUSIC,
    SOLO_TOKENS,
    SOLO_TITLES,
    LOSE_DISASTERS,
    LOSE_AT,
    SNOWBALL_COUNTED,
    SNOWBALL_CHAINS,
    SNOWBALL_MOST,
    SNOWBALL_AT_SETUP,
    SAVER_MUST_BE_USED,
    SAVER_HELPS,
    THUNDER_LIMIT,
    STACKING,
    SETUP_LEAD,
    SILENCE_TIMING,
    SILENCE_WALLS,
    INSTRUMENTS_USED,
    BLOODTHIRSTY_LEAST,
    EDITION,
    # what cards put in force
    SILENCES,
) = range(72)

NO_YES = ("no", "yes")

PARAMETERS: tuple[Parameter, ...] = (
    Parameter("weeks", 7, 1, 99, "weeks of a game"),
    Parameter("stock_most", 7, 1, 99, "the highest value of a resource"),
    Parameter("actions_most", 5, 1, 99, "where the action track is reset to"),
    Parameter("actions_least", 3, 0, 99, "the lowest value of the action track"),
    Parameter("hand_most", 7, 1, 99, "where the hand-limit track is reset to"),
    Parameter("hand_least", 5, 0, 99, "the lowest value of the hand-limit track"),
    Parameter("start_stock", 2, 0, 99, "each resource at the start"),
    Parameter("start_stock_solo", 4, 0, 99, "each resource at the start of a solo game"),
    Parameter("monsters_1", 2, 0, 99, "monsters on the board with 1 player"),
    Parameter("monsters_2", 3, 0, 99, "monsters on the board with 2 players"),
    Parameter("monsters_3", 4, 0, 99, "monsters on the board with 3 players"),
    Parameter("monsters_4", 4, 0, 99, "monsters on the board with 4 players"),
    Parameter("doom_3", 1, 0, 99, "disasters of the set-up with 3 players"),
    Parameter("doom_4", 2, 0, 99, "disasters of the set-up with 4 players"),
    Parameter(
        "disaster_tokens", 10, 0, 99, "disaster tokens in the supply, where they are limited"
    ),
    Parameter("militia", 3, 0, 99, "points for having every dwarf in camp"),
    Parameter("legend_points", 2, 0, 99, "points for each legendary dwarf"),
    Parameter(
        "monster.path_tie",
        0,
        help="who chooses among equally short ways",
        choices=("lead", "lowest", "random"),
    ),
    Parameter(
        "monster.in_castle",
        0,
        help="whether a monster in the castle applies its ability",
        choices=("ability", "no_ability"),
    ),
    Parameter("pool.slots", 4, 1, 6, "slots of the hero pool"),
    Parameter("pool.price_1", 4, 0, 99, "price of the leftmost slot"),
    Parameter("pool.price_2", 3, 0, 99, "price of the second slot"),
    Parameter("pool.price_3", 2, 0, 99, "price of the third slot"),
    Parameter("pool.price_4", 1, 0, 99, "price of the fourth slot"),
    Parameter("pool.price_5", 1, 0, 99, "price of the fifth slot"),
    Parameter("pool.price_6", 1, 0, 99, "price of the sixth slot"),
    Parameter(
        "gold_for_shortage.defeat", 1, help="gold covers what is missing to defeat", choices=NO_YES
    ),
    Parameter(
        "gold_for_shortage.overcome",
        0,
        help="gold covers what is missing to overcome",
        choices=NO_YES,
    ),
    Parameter(
        "gold_for_shortage.ability_loss",
        0,
        help="gold covers what an ability takes and is not there",
        choices=NO_YES,
    ),
    Parameter(
        "herd.chooser",
        0,
        help="who chooses the herded monster",
        choices=("lead", "vote"),
    ),
    Parameter(
        "herd.direction",
        0,
        help="where a herded monster goes",
        choices=("castle", "any_adjacent_zone"),
    ),
    Parameter("herd.attack", 0, help="whether a herded monster attacks", choices=NO_YES),
    Parameter(
        "setup.initial_monsters",
        0,
        help="monsters on the board before the first week",
        choices=("none", "target"),
    ),
    Parameter("setup.doom_tokens", 1, help="whether doom disasters get tokens", choices=NO_YES),
    Parameter(
        "setup.guardian_same_zone",
        1,
        help="whether one player's guardians may share a zone",
        choices=NO_YES,
    ),
    Parameter("banish.chooser", 0, help="who picks the banished dwarf", choices=("owner", "lead")),
    Parameter("fight.pooling", 0, help="whether players fight monsters together", choices=NO_YES),
    Parameter("occupy.exclusive", 0, help="whether a shared zone is nobody's", choices=NO_YES),
    Parameter(
        "block.applies_to",
        0,
        help="what a player in a blocked zone does without (U-21)",
        choices=("produce", "produce_and_gain"),
    ),
    Parameter("hand.secret", 1, help="whether hands are hidden", choices=NO_YES),
    Parameter(
        "hand.simultaneous", 1, help="whether hands are chosen at the same time", choices=NO_YES
    ),
    Parameter(
        "hand.return_at",
        0,
        help="when used cards return to the deck",
        choices=("preparation", "end_of_actions"),
    ),
    Parameter(
        "place.zone_limit_scope",
        0,
        help="which placements count for the limit of one a zone",
        choices=("turn", "place_action"),
    ),
    Parameter(
        "recruit.counts_as_hire",
        0,
        help="whether a recruiting ability is the hire of the turn",
        choices=NO_YES,
    ),
    Parameter(
        "deck.exhausted",
        0,
        help="whether disasters stop when the tokens are used up",
        choices=("tokens_unlimited", "tokens_limited"),
    ),
    Parameter(
        "music.require_card", 0, help="whether who plays needs a matching card", choices=NO_YES
    ),
    Parameter(
        "free.windows",
        0,
        help="when free actions are possible",
        choices=("between_actions", "between_own_cards"),
    ),
    Parameter("score.producer_gold", 3, 0, 99, "points for gold at its highest value"),
    Parameter("score.producer_stone", 2, 0, 99, "points for stone at its highest value"),
    Parameter("score.producer_food", 2, 0, 99, "points for food at its highest value"),
    Parameter("score.producer_wood", 2, 0, 99, "points for wood at its highest value"),
    Parameter("trophies.public", 1, help="whether trophies may be counted", choices=NO_YES),
    Parameter("solo.free_music", 3, 0, 3, "how many music plays of a solo turn are free"),
    Parameter("solo.tokens", 3, 1, 6, "music tokens of a solo player"),
    Parameter("solo.titles", 0, help="which titles a solo player gets", choices=("highest", "all")),
    Parameter(
        "lose.disasters",
        4,
        1,
        99,
        "active disasters that lose the game, in edition=prototype players + 2 unless set",
    ),
    Parameter(
        "lose.check_at",
        0,
        help="when a monster in the castle loses the game",
        choices=("end_of_week", "at_once"),
    ),
    Parameter("snowball.counted", 1, help="whether the new disaster counts itself", choices=NO_YES),
    Parameter("snowball.chains", 1, help="whether a snowball rolls on", choices=NO_YES),
    Parameter("snowball.most", 3, 0, 99, "active disasters up to which a snowball rolls"),
    Parameter("snowball.at_setup", 0, help="whether doom disasters set it off", choices=NO_YES),
    Parameter(
        "guardian.must_be_used",
        0,
        help="whether an earth guardian must be among the used dwarves",
        choices=NO_YES,
    ),
    Parameter(
        "guardian.beneficiary",
        0,
        help="whom an earth guardian helps",
        choices=("owner", "anybody"),
    ),
    Parameter(
        "thunder.limit",
        0,
        help="how often a thunder lord is placed for free in a turn",
        choices=("unlimited", "once"),
    ),
    Parameter(
        "ability.stack_across_monsters",
        1,
        help="whether each monster applies its ability, or the first of a kind in a week alone",
        choices=NO_YES,
    ),
    Parameter(
        "setup.lead",
        0,
        help="who leads the first week",
        choices=("random", "seat_1", "seat_2", "seat_3", "seat_4"),
    ),
    Parameter(
        "silence.timing",
        0,
        help="when an instrument is silent",
        choices=("standing", "from_its_attack"),
    ),
    Parameter(
        "silence.walls", 1, help="whether wall and castle silence an instrument", choices=NO_YES
    ),
    Parameter("music.instruments", 4, 1, 6, "instruments of the music hall"),
    Parameter(
        "score.bloodthirsty_min_kinds", 1, 1, 99, "kinds of monsters from which bloodthirst scores"
    ),
    Parameter(
        "edition", 0, help="the edition of the rulebook", choices=("jp", "prototype", "coop3")
    ),
    Parameter(
        "silences", 0, help="whether every monster silences its zone's instrument", counted=True
    ),
)

PRICES = (PRICE_1, PRICE_2, PRICE_3, PRICE_4, PRICE_5, PRICE_6)
"""The prices of the slots from left to right. Rules: D-PH3-12, U-11."""
PRODUCER = (PRODUCER_GOLD, PRODUCER_FOOD, PRODUCER_STONE, PRODUCER_WOOD)
"""By resource: the points for its highest value. Rules: D-END-08, U-37."""
MONSTER_TARGET = (0, MONSTERS_1, MONSTERS_2, MONSTERS_3, MONSTERS_4)
"""By number of players. Rules: D-PH1-14."""

TURN, WEEK, GAME = range(3)  # scopes of ongoing effects
MONSTER_TAG = 1_000  # plus the number of a monster: what its card has in force
