"""Setting the table: the steps of R-SETUP in their order, for all variants (R-VAR), and the empty
table of card tests.

Numbers that the main objective does not say come from the parameters (U-06, U-07). Choices that are
simultaneous at the table are asked in seat order and stay in the frames until all are in (U-65), so
no view shows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dowlang.engine.frames import Answer, Frame
from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.engine.piece_choices import pick
from dowlang.engine.setup_options import InvalidSetting, SetUpRefused
from dowlang.rulesets.dead_of_winter.procedures.crisis import reveal_crisis
from dowlang.rulesets.dead_of_winter.procedures.endings import side
from dowlang.rulesets.dead_of_winter.procedures.joining import carry_passive
from dowlang.rulesets.dead_of_winter.procedures.rounds import PLAYER_TURNS, colony_phase, new_round
from dowlang.rulesets.dead_of_winter.procedures.scenario import (
    carry_out_setup,
    lay_out_scenario,
    number_of_scenario,
    put_scenario_in_force,
    renew_scenario,
    rules_of_scenario,
    scenario_card,
    set_up_scenario,
    tell_table,
    usual_players,
)
from dowlang.rulesets.dead_of_winter.procedures.settling import settle
from dowlang.rulesets.dead_of_winter.procedures.turns import (
    act,
    begin_turn,
    close_turn,
    start_turn,
    tick_frostbite,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state import variants as V
from dowlang.rulesets.dead_of_winter.state.board import regroup
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE, STARTING
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import SETUP, STREAMS
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    LOCATION_OF_ENTRANCE,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    Player,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.state.values import influence

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SET_UP = 0  # `game.phase`


class DeckTooSmall(SetUpRefused):
    """The set has too few cards of a deck to deal for so many players."""

    def __init__(self, deck: str, have: int, want: int) -> None:
        self.deck, self.have, self.want = deck, have, want
        super().__init__(f"the {deck} cards: found {have}, wanted at least {want}")


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
) -> Winter:
    """A game run to its first decision.

    Raises `InvalidSetting`, `VariantsClash` or `DeckTooSmall`.
    """
    game = table(cards, seed, rules, players, variant, scenario, mature)
    put_scenario_in_force(game)
    choose_objective(game, objective, scenario)
    shuffle_decks(game)
    deal_secrets(game)
    game.do(set_up_objective)
    game.do(set_up_scenario)
    game.do(deal_survivors)
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
    log: list[Frame] | None = None,
) -> Winter:
    """Return an empty table at the first player's turn, for `given` lines.

    Nobody is in play, and there are no hands, dice, tokens or cards in force. Its stack waits:
    `game.run()` begins the first turn without rolling dice or drawing a crossroads card. Later
    turns are as usual. With a scenario the table is what that sets up: its cards, rules, numbers
    and main objective (that of `objective` goes before it). The effects of its setup, and of the
    objective's, come before the first turn begins. Effects put in force are told to `log`.
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
    game.phase, game.round = PLAYER_TURNS, 1
    game.food = game.helpless = game.starvation = 0
    reveal_crisis(game)
    game.stack.append((colony_phase.__name__,))
    game.stack += [(start_turn.__name__, player) for player in range(game.players - 1, 0, -1)]
    game.stack.append((given_turn.__name__, 0))
    if game.scenario != NONE:
        game.food, game.helpless = game.basis[P.START_FOOD], game.basis[P.START_HELPLESS]
        lay_out_scenario(game)
        carry_out_setup(game)
        if named:
            lay_main_objective(game, game.main)
    return game


def given_turn(game: Winter, player: Player) -> None:
    """The first turn of a built table: dice and crossroads card are given, the rest of its start
    is as always (R-TURN-02).
    """
    begin_turn(game, player)
    game.emit(E.TURN_STARTED, player)
    game.do(tick_frostbite, player)
    game.do(settle)
    game.do(act, player)
    game.do(close_turn, player)


# ---- the table
# --------------------------------------------------------------------------------------------------
def table(
    cards: CardSet,
    seed: int,
    rules: Mapping[str, int] | None,
    players: int,
    variant: str,
    scenario: str,
    mature: str,
) -> Winter:
    """Board and empty places, numbers of the rules by variant, scenario and request (R-SETUP-01,
    R-COMP-01, -07, -16, R-BOARD-03, -04).
    """
    ruleset, t = cards.ruleset, cards.tables
    chosen = V.bits(variant)
    rules = {
        **rules_of_scenario(cards, scenario),
        **(rules or {}),
    }  # what is asked for goes before what the scenario says
    game = Winter.blank(cards, seed, len(STREAMS), len(E.EVENTS), [p.default for p in P.PARAMETERS])
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
    numbers: dict[str, int] = {}
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
    game.restricted = int(any(game.basis[P.OF_PIECES]))
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
    game.outside, game.stakes = 0, ()
    game.history, game.came_up, game.company = [], [], (0, 0, 0, ())
    for event in game.remembers():
        game.hears[event] += 1
    game.killed_this_turn, game.waits_for, game.happening = 0, NONE, NONE
    take_out_marked(game, scenario, mature)
    return game


def take_out_marked(game: Winter, scenario: str, mature: str) -> None:
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
        remove |= {
            str(mark).replace("-", "_") for mark in card.get("remove", ())
        }  # `non-cooperative` on the card
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
    kept = [item for item in range(t.items) if t.design_path[t.item_card[item]] not in out]
    for place in OUTSIDE:
        game.item_deck[place] = tuple([item for item in kept if t.item_deck[item] == place])
    game.exile_deck = tuple([c for c in range(t.exiles) if t.secret_path[EXILE + c] not in out])
    game.box = tuple(
        [item for item in range(t.items) if item not in kept or t.item_deck[item] == STARTING]
    )


def shuffle_decks(game: Winter) -> None:
    """Every deck in a random order (R-SETUP-07, -08, -10)."""
    game.crisis_deck = game.shuffled(SETUP, game.crisis_deck)
    game.survivor_deck = game.shuffled(SETUP, game.survivor_deck)
    game.exile_deck = game.shuffled(SETUP, game.exile_deck)
    game.crossroads_deck = game.shuffled(SETUP, game.crossroads_deck)
    for place in OUTSIDE:
        game.item_deck[place] = game.shuffled(SETUP, game.item_deck[place])


# ---- the main objective
# --------------------------------------------------------------------------------------------------
def choose_objective(game: Winter, objective: str, scenario: str) -> None:
    """Agreed on, named by the scenario, or drawn at random (R-SETUP-02, G-30).

    Raises `InvalidSetting`, `DeckTooSmall`.
    """
    t = game.t
    card = scenario_card(game.cards, scenario)
    if card is not None and objective in ("", "random") and card.get("objective"):
        objective = card["objective"]
    out = V.left_out(game)
    there = [n for n, path in enumerate(t.objective_path) if path not in out]
    if not there:
        raise DeckTooSmall("main objective", 0, 1)
    if objective in ("", "random"):
        game.main = there[game.roll(SETUP, len(there))]
        return
    for number in there:
        if objective in (t.objectives[number]["name"], t.objectives[number]["slug"]):
            game.main = number
            return
    known = any(objective in (other["name"], other["slug"]) for other in t.objectives)
    wanted = (
        "a main objective that is not left out of this game"
        if known
        else "the name of a main objective of the set, or `random`"
    )
    raise InvalidSetting("objective", objective, wanted)


def lay_out_objective(game: Winter) -> None:
    """The numbers of the face that is up (R-SETUP-03, R-CARD-04)."""
    card = game.t.objectives[game.main]
    face: Mapping[str, Any] = card.get(side(game)) or {}
    game.morale = face.get("morale", game.param[P.START_MORALE])
    game.rounds_left = face.get("rounds", game.param[P.START_ROUND])
    game.food = face.get("food", game.param[P.START_FOOD])
    game.helpless = face.get("helpless", game.param[P.START_HELPLESS])
    game.starvation = face.get("starvation", 0)
    game.emit(E.OBJECTIVE_SET, game.main, game.hardcore)
    game.counters = [0] * max(len(card.get("counters", ())), len(face.get("counters", ())))


def set_up_objective(game: Winter) -> None:
    """Carry out the setup text of the face now, with nobody on the board yet (R-SETUP-03, -15)."""
    lay_out_objective(game)
    tell_table(game)
    setup = game.cards.handler(game.t.objective_path[game.main]).get(f"{side(game)}.setup")
    if setup is not None:
        game.do(setup, game.first_player)


def put_objective_in_force(game: Winter) -> None:
    """The standing rules of the face hold from now on."""
    path = game.t.objective_path[game.main]
    rules = game.cards.handler(path).get(f"{side(game)}.rules")
    if rules is not None:
        rules(game, Origin(path, game.first_player, FOREVER, tag=P.OBJECTIVE_TAG))


def lay_main_objective(game: Winter, card: int) -> None:
    """Make a card the main objective on a table that waits.

    The numbers and rules of its face hold, and its setup text is carried out when the turn begins.
    A scenario's numbers go before its own.

    Rules: R-SETUP-03.
    """
    game.main = card
    lay_out_objective(game)
    lay_out_scenario(game)
    put_objective_in_force(game)
    setup = game.cards.handler(game.t.objective_path[card]).get(f"{side(game)}.setup")
    if setup is not None:
        game.do(setup, game.first_player)


# ---- secrets, hands, survivors
# --------------------------------------------------------------------------------------------------
def deal_secrets(game: Winter) -> None:
    """Shuffle two ordinary ones a player and one betrayal, and deal one each. The rest goes back
    unseen.

    Betrayer: one ordinary a player (R-VAR-09). Cooperative: none (R-VAR-02). Starting items: five
    each (R-SETUP-09, R-VAR-07). Rules: R-SETUP-04..06, R-CARD-06.
    """
    t, players = game.t, game.players
    out = V.left_out(game)  # a starting item that is out stays in the box (R-CARD-02)
    if not game.variant & V.COOPERATIVE:
        ordinary, betrayal = (
            game.param[P.ORDINARY_SECRETS] * players,
            game.param[P.BETRAYAL_SECRETS],
        )
        secrets = [c for c in range(t.secrets) if t.secret_path[c] not in out]
        betrayals = [
            c for c in range(BETRAYAL, BETRAYAL + t.betrayals) if t.secret_path[c] not in out
        ]
        if len(secrets) < ordinary:
            raise DeckTooSmall("secret objective", len(secrets), ordinary)
        if len(betrayals) < betrayal:
            raise DeckTooSmall("betrayal objective", len(betrayals), betrayal)
        aside = game.shuffled(SETUP, secrets)[:ordinary]
        aside += game.shuffled(SETUP, betrayals)[:betrayal]
        if len(aside) < players:
            raise DeckTooSmall("secret objective", len(aside), players)
        dealt = game.shuffled(SETUP, aside)
        game.secret[:] = dealt[:players]
        game.dealt[:] = dealt[:players]
        for player in range(players):
            game.emit(E.SECRET_DEALT, player, game.secret[player])
    size = game.param[P.HAND_SIZE]
    starting = game.shuffled(
        SETUP,
        [
            i
            for i in game.box
            if t.item_deck[i] == STARTING and t.design_path[t.item_card[i]] not in out
        ],
    )
    if len(starting) < size * players:
        raise DeckTooSmall("starting item", len(starting), size * players)
    for player in range(players):
        game.hand[player] = starting[player * size : (player + 1) * size]
    dealt_items = set(starting[: players * size])
    game.box = tuple([item for item in game.box if item not in dealt_items])
    for player in range(players):
        for item in game.hand[player]:
            game.tell(E.CARD_DEALT, player, item)


def deal_survivors(game: Winter) -> None:
    """Four survivor cards to each player (R-SETUP-11, R-VAR-08)."""
    count = game.param[P.SURVIVORS_DEALT]
    if len(game.survivor_deck) < count * game.players:
        raise DeckTooSmall("survivor", len(game.survivor_deck), count * game.players)
    deals = tuple([game.survivor_deck[p * count : (p + 1) * count] for p in range(game.players)])
    game.survivor_deck = game.survivor_deck[count * game.players :]
    game.do(ask_kept, deals, ())


def ask_kept(game: Winter, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...]) -> None:
    """Let each player keep two. Nobody sees it before all have chosen.

    Rules: U-65.
    """
    player = len(kept)
    if player == len(deals):
        game.do(ask_leader, deals, kept, ())
        return
    count = min(game.param[P.SURVIVORS_KEPT], len(deals[player]))
    game.do(pick, player, "keep_survivor", deals[player], count, count)
    game.receive(survivors_kept, deals, kept)


def survivors_kept(
    game: Winter, chosen: Survivors, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...]
) -> None:
    """The next player's turn to choose."""
    game.do(ask_kept, deals, (*kept, chosen))


def ask_leader(
    game: Winter, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...], leaders: Survivors
) -> None:
    """One of the kept leads the group, the others follow (R-SETUP-12)."""
    player = len(leaders)
    if player == len(kept):
        game.do(place_groups, deals, kept, leaders)
        return
    game.ask(player, "leader", [(O.LEADER, s) for s in kept[player]])
    game.receive(leader_named, deals, kept, leaders)


def leader_named(
    game: Winter,
    answer: Answer,
    deals: tuple[Survivors, ...],
    kept: tuple[Survivors, ...],
    leaders: Survivors,
) -> None:
    """The next player names a leader."""
    game.do(ask_leader, deals, kept, (*leaders, answer[1]))


def place_groups(
    game: Winter, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...], leaders: Survivors
) -> None:
    """Put everybody into the colony, the other cards back and shuffled. The first round follows.

    Rules: R-SETUP-11, -13, -15.
    """
    back = game.survivor_deck
    for player, chosen in enumerate(kept):
        game.leader[player] = leaders[player]
        for survivor in chosen:
            game.controller[survivor] = player
            game.location[survivor] = game.began_at[survivor] = COLONY
        back += tuple([s for s in deals[player] if s not in chosen])
    regroup(game)
    game.survivor_deck = game.shuffled(SETUP, back)
    for player, chosen in enumerate(kept):
        for survivor in chosen:
            game.tell(E.GROUP_MEMBER, player, survivor, COLONY, int(survivor == leaders[player]))
    game.first_player = first_player(game)
    for chosen in kept:
        for survivor in chosen:
            carry_passive(game, survivor)
    renew_scenario(game)
    put_objective_in_force(game)
    game.tell(E.SET_UP_ENDED, game.first_player)
    game.do(new_round)


def first_player(game: Winter) -> Player:
    """Return the player whose leader has the highest influence, who begins.

    Rules: R-SETUP-14, U-19.
    """
    ranks = [influence(game, leader) for leader in game.leader]
    best = [p for p, rank in enumerate(ranks) if rank == max(ranks)]
    if len(best) == 1 or game.param[P.SETUP_LEADER_TIE]:
        return best[0]
    return best[game.roll(SETUP, len(best))]


STEPS = (
    given_turn,
    set_up_objective,
    deal_survivors,
    ask_kept,
    survivors_kept,
    ask_leader,
    leader_named,
    place_groups,
)
