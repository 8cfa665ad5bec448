"""Setting the table: the steps of R-SETUP in their order, for all variants (R-VAR), and the empty
table of card tests.

Numbers that the main objective does not say come from the parameters (U-06, U-07).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dowlang.engine.frames import Frame
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.procedures.crisis import (
    open_given_crisis,
    put_crisis_in_force,
    turn_up_crisis,
)
from dowlang.rulesets.dead_of_winter.procedures.dealing import (
    deal_secrets,
    deal_survivors,
    lay_for_turns,
)
from dowlang.rulesets.dead_of_winter.procedures.main_objective import (
    choose_objective,
    lay_main_objective,
    lay_out_objective,
    set_up_objective,
)
from dowlang.rulesets.dead_of_winter.procedures.rounds import (
    PLAYER_TURNS,
    begin_round,
    colony_phase,
    new_round,
)
from dowlang.rulesets.dead_of_winter.procedures.scenario import (
    carry_out_setup,
    lay_out_scenario,
    number_of_scenario,
    put_scenario_in_force,
    rules_of_scenario,
    scenario_card,
    set_up_scenario,
    usual_players,
)
from dowlang.rulesets.dead_of_winter.procedures.stacked_decks import of_turns, put_first, wanted_of
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.procedures.turns import (
    act,
    begin_turn,
    close_turn,
    put_set_in_force,
    start_turn,
    tick_frostbite,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state import variants as V
from dowlang.rulesets.dead_of_winter.state.card_tables import EXILE, STARTING
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.opening_rows import opening_rows
from dowlang.rulesets.dead_of_winter.state.streams import SETUP, STREAMS
from dowlang.rulesets.dead_of_winter.state.types import (
    LOCATION_OF_ENTRANCE,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    Player,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SET_UP = 0  # `game.phase`
DEFAULTS = tuple(parameter.default for parameter in P.PARAMETERS)


def new_game(
    cards: CardSet,
    seed: int,
    *,
    rules: Mapping[str, int] | None = None,
    players: int = 4,
    objective: str = "random",
    variant: str = "standard",
    scenario: str = "none",
    mature: str = "yes",
    deal: str | None = None,
) -> Winter:
    """Return a game run to its first decision.

    Raises `InvalidSetting`, `VariantsClash` or `DeckTooSmall`.
    """
    game = table(cards, seed, rules, players, variant, scenario, mature)
    put_scenario_in_force(game)
    choose_objective(game, objective, scenario)
    shuffle_decks(game)
    wanted = wanted_of(game, deal or "")
    put_first(game, wanted)
    deal_secrets(game, wanted)
    game.do(set_up_objective)
    game.do(set_up_scenario)
    game.do(deal_survivors)
    numbers, seats = of_turns(wanted)
    if numbers:
        game.do(lay_for_turns, numbers, seats)
    game.do(new_round)
    game.stack.reverse()
    game.run()
    return game


def built(
    cards: CardSet,
    *,
    seed: int = 1,
    rules: Mapping[str, int] | None = None,
    players: int | None = None,
    objective: str = "",
    variant: str = "standard",
    scenario: str = "none",
    mature: str = "yes",
    deal: str | None = None,
    log: list[Frame] | None = None,
) -> Winter:
    """Return an empty table at the first player's turn, for `given` lines.

    Nobody is in play, and there are no hands, dice, tokens or cards in force. Its stack waits:
    `game.run()` begins the first turn without rolling dice or drawing a crossroads card. Later
    turns are as usual. With a scenario the table is what that sets up: its cards, rules, numbers
    and main objective (that of `objective` goes before it). The effects of its setup, and of the
    objective's, come before the first turn begins. Effects put in force are told to `log`. Of a
    `deal` only what lies on a deck is there.
    """
    game = table(
        cards,
        seed,
        rules,
        usual_players(cards, scenario) if players is None else players,
        variant,
        scenario,
        mature,
    )
    game.log = log
    put_scenario_in_force(game)
    named = objective or (scenario_card(cards, scenario) or {}).get("objective", "")
    out = V.left_out(game)
    if game.t.objectives:
        choose_objective(
            game,
            named
            or next((card["slug"] for card in game.t.objectives if card["path"] not in out), ""),
            scenario,
        )
        lay_out_objective(game)
    shuffle_decks(game)
    put_first(game, wanted_of(game, deal or ""))
    game.phase, game.round = PLAYER_TURNS, 1
    game.food = game.helpless = game.starvation = 0
    turn_up_crisis(game)
    put_crisis_in_force(game)
    game.stack.append((colony_phase.__name__,))
    game.stack += [(start_turn.__name__, player) for player in range(game.players - 1, 0, -1)]
    game.stack.append((given_turn.__name__, 0))
    if game.scenario != NONE:
        game.food, game.helpless = game.basis[P.START_FOOD], game.basis[P.START_HELPLESS]
        lay_out_scenario(game)
        carry_out_setup(game)
        if named:
            lay_main_objective(game, game.main)
    put_set_in_force(game)
    return game


def given_turn(game: Winter, player: Player) -> None:
    """Begin the round of a built table and its first turn.

    The crisis lies open and the dice are given, so none is turned up and none are rolled. The rest
    of the start of a round is as always. Rules: R-ROUND-01, R-CRISIS-01.
    """
    begin_round(game)
    game.do(open_given_crisis)
    game.do(given_start, player)


def given_start(game: Winter, player: Player) -> None:
    """Begin the first turn of a built table: its crossroads card is given, the rest of its start
    is as always (R-TURN-02).
    """
    begin_turn(game, player)
    game.emit(E.TURN_STARTED, player)
    game.do(tick_frostbite, player)
    game.do(settle)
    game.do(act, player)
    game.do(close_turn, player)


# ---- the table
def table(
    cards: CardSet,
    seed: int,
    rules: Mapping[str, int] | None,
    players: int,
    variant: str,
    scenario: str,
    mature: str,
) -> Winter:
    """Return a game whose every field has its first value, with decks that are not shuffled.

    In this order: the variants are settled, where two players have theirs (U-53), and looked at
    against the number of players. The numbers of the rules are those of the ruleset, changed by
    the variants, then by the scenario, then by `rules`. Board, people and players get the fields
    that the state declares, empty or at their start. The decks are filled (`fill_decks`). Nothing
    is dealt, nobody is in play, and no card is in force.

    Raises `InvalidSetting` where variant or scenario does not fit the number of players.

    Rules: R-SETUP-01, R-COMP-01, -07, -16, R-BOARD-03, -04.
    """
    ruleset, t = cards.ruleset, cards.tables
    chosen = V.bits(variant)
    # what is asked for goes before what the scenario says
    rules = {**rules_of_scenario(cards, scenario), **(rules or {})}
    game = Winter.blank(cards, seed, len(STREAMS), len(E.EVENTS), DEFAULTS)
    if (
        players == 2
        and game.param[P.TWO_PLAYER_REQUIRES_VARIANT]
        and not chosen & V.BETRAYER
        and rules.get("two_player.requires_variant", 1)
    ):
        chosen |= V.NAMES["two_player"]  # U-53
    if chosen & V.TWO_PLAYER and players != 2:
        raise InvalidSetting("players", players, "2 for the variant `two_player`")
    if chosen & V.BETRAYER and players == 2 and rules.get("two_player.requires_variant", 1):
        raise InvalidSetting(
            "players", players, "3 to 5: two players play the variant `two_player`"
        )
    numbers: dict[str, int] = {}  # by variant
    if chosen & V.TWO_PLAYER:  # R-VAR-06..08
        numbers |= {"hand_size": 7, "survivors_kept": 3}
    if chosen & V.BETRAYER:  # R-VAR-09
        numbers["ordinary_secrets"] = 1
    for key, number in (numbers | rules).items():
        place = ruleset.parameter_number[key]
        game.param[place] = game.basis[place] = number
    game.players, game.variant, game.hardcore = players, chosen, int(bool(chosen & V.HARDCORE))
    game.scenario = number_of_scenario(cards, scenario)
    game.main, game.counters, game.phase, game.round, game.turn = NONE, [], SET_UP, 0, 0
    game.active_player, game.first_player = NOBODY, 0
    game.morale, game.rounds_left = game.param[P.START_MORALE], game.param[P.START_ROUND]
    game.food, game.starvation, game.helpless = (
        game.param[P.START_FOOD],
        0,
        game.param[P.START_HELPLESS],
    )
    game.completed = game.cancelled = game.actions = game.deeds = game.turn_over = 0
    game.playing, game.drawn = NONE, ()
    people = t.survivors
    game.location, game.controller, game.began_at = (
        [NOWHERE] * people,
        [NOBODY] * people,
        [NOWHERE] * people,
    )
    game.wounds, game.frostbite, game.moved = [0] * people, [0] * people, [0] * people
    game.equipment = [()] * people
    game.groups = [()] * players
    game.restricted = int(any(game.basis[P.OF_PIECES]) or game.basis[P.SPACES_NEEDED] != 1)
    game.leader, game.waiting, game.exiled, game.eliminated, game.voted = (
        [NONE] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
    )
    game.turns_lost = [0] * players
    game.deadly = 0
    game.unused, game.spent, game.hand = [()] * players, [()] * players, [()] * players
    game.secret, game.dealt = [NONE] * players, [NONE] * players
    spaces = [
        game.param[P.COLONY_ENTRANCE_SPACES]
        if e < 6
        else t.entrance_spaces[LOCATION_OF_ENTRANCE[e]]
        for e in range(12)
    ]
    game.zombies, game.barricades, game.entrance_spaces = [0] * 12, [0] * 12, spaces
    game.survivor_spaces = [game.param[P.COLONY_SPACES], *t.survivor_spaces[1:]]
    game.noise_spaces, game.noise, game.noise_made, game.searched = (
        list(t.noise_spaces),
        [0] * 7,
        [0] * 7,
        [0] * 7,
    )
    game.item_deck = [()] * 7
    game.survivor_deck = game.crisis_deck = game.crossroads_deck = game.exile_deck = ()
    game.waste = game.removed = game.box = game.removed_survivors = game.removed_crossroads = (
        game.aside
    ) = ()
    game.crisis, game.contributed, game.crises_prevented, game.resolving = NONE, (), 0, 0
    game.crossroads, game.holder, game.fact, game.attached = NONE, NONE, (), []
    game.outside, game.stakes, game.tucked, game.counted = 0, (), (), []
    game.history, game.came_up, game.company = [], [], (0, 0, 0, ())
    for event in game.remembers():
        game.hears[event] += 1
    game.killed_this_turn, game.waits_for, game.happening = 0, NONE, NONE
    game.noted, game.kept = (), ()
    game.ballots, game.thrown, game.crises_met, game.loss, game.standing = (), (), 0, 0, 0
    game.laid = []
    for name, rows in opening_rows(t, players).items():
        setattr(game, name, rows)
    fill_decks(game, scenario, mature)
    return game


def fill_decks(game: Winter, scenario: str, mature: str) -> None:
    """Fill the decks, without the cards that the players or a variant leave out (R-CARD-02, -03,
    R-VAR-05, R-SETUP-07..10).
    """
    t = game.t
    remove: set[str] = {"mature"} if mature == "no" else set()
    card = scenario_card(game.cards, scenario)
    if card is not None:
        low, high = card.get("players", (0, game.players))
        if not low <= game.players <= high:
            raise InvalidSetting(
                "players", game.players, f"{low} to {high} for the scenario `{card['name']}`"
            )
        # `non-cooperative` on the card
        remove |= {str(mark).replace("-", "_") for mark in card.get("remove", ())}
    if "non_cooperative" in remove:
        game.variant |= V.UNMARKED
    out = V.left_out(game)
    game.crossroads_deck = tuple(
        [
            c
            for c in range(t.crossroads)
            if t.crossroads_path[c] not in out and not (t.mature[c] and "mature" in remove)
        ]
    )
    game.crisis_deck = tuple([c for c in t.crises if t.crisis_path[c] not in out])
    game.survivor_deck = tuple([s for s in range(t.survivors) if t.survivor_path[s] not in out])
    decks: dict[int, list[int]] = {place: [] for place in OUTSIDE}
    box: list[int] = []
    kept = [path not in out for path in t.design_path]
    for item in range(t.items):
        there = kept[t.item_card[item]] and not t.item_aside[item]
        place = t.item_deck[item] if there else STARTING
        decks.get(place, box).append(item)
    for place, deck in decks.items():
        game.item_deck[place] = tuple(deck)
    game.exile_deck = tuple([c for c in range(t.exiles) if t.secret_path[EXILE + c] not in out])
    game.box = tuple(box)


def shuffle_decks(game: Winter) -> None:
    """Shuffle every deck (R-SETUP-07, -08, -10)."""
    game.crisis_deck = game.shuffled(SETUP, game.crisis_deck)
    game.survivor_deck = game.shuffled(SETUP, game.survivor_deck)
    game.exile_deck = game.shuffled(SETUP, game.exile_deck)
    game.crossroads_deck = game.shuffled(SETUP, game.crossroads_deck)
    for place in OUTSIDE:
        game.item_deck[place] = game.shuffled(SETUP, game.item_deck[place])
    for deck, incidents in enumerate(game.incidents_down):
        game.incidents_down[deck] = game.shuffled(SETUP, incidents)


STEPS = (given_turn, given_start)
