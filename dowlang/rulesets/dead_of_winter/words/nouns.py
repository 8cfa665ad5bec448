"""The nouns: entities with a domain of ids, tallies with a total.

Here live what there is and how much of it. What stands before a noun (`wounded`, `food card`) is in
`adjectives.py`, where it is (`at the colony`, `in hand`) in the modules of `filters`. (Part 5.1)
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.voting import ask_voter, break_tie, take_vote, vote
from dowlang.rulesets.dead_of_winter.procedures.main_objective import lay_main_objective
from dowlang.rulesets.dead_of_winter.procedures.rounds import COLONY_PHASE, PLAYER_TURNS
from dowlang.rulesets.dead_of_winter.state.card_zones import ELSEWHERE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    LOCATIONS,
    NOBODY,
    Fallen,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.unseen import UNKNOWN
from dowlang.rulesets.dead_of_winter.words.cards.whereabouts import WHEREABOUTS
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    ANY_COPY,
    DECKS,
    DICE_OF_A_PLAYER,
    Card,
    all_copies,
    find,
    is_item,
    same,
)
from dowlang.rulesets.dead_of_winter.words.enumerations import STEPS
from dowlang.rulesets.dead_of_winter.words.for_tests import given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words

VOTING = frozenset(step.__name__ for step in (vote, ask_voter, take_vote, break_tie))
"""Names of the steps of a vote before it is closed."""
TYPES = "dowlang.rulesets.dead_of_winter.state.types"


# ---- domains
def all_players(game: Winter) -> Sequence[int]:
    """Players who are not eliminated, clockwise from the first player (R-ROUND-03, R-VAR-12,
    U-54): as turns go, and every loop.
    """
    first, seats = game.first_player, game.players
    return [
        player for player in (*range(first, seats), *range(first)) if not game.eliminated[player]
    ]


def survivors_in_play(game: Winter) -> Sequence[int]:
    """Survivors that somebody controls, by number (R-COMP-06)."""
    return [survivor for survivor, controller in enumerate(game.controller) if controller >= 0]


def all_survivor_cards(game: Winter) -> Sequence[int]:
    """Every survivor of the game, in play or not, by number."""
    return range(len(game.controller))


def all_locations(game: Winter) -> Sequence[int]:
    """The seven locations in the order of U-38, the colony first."""
    return range(len(LOCATIONS))


def all_items(game: Winter) -> Sequence[int]:
    """Every copy of every item card, wherever it is."""
    return all_copies(game)


def all_decks(game: Winter) -> Sequence[int]:
    """All decks and piles."""
    return DECKS


def pool_dice(game: Winter) -> Sequence[int]:
    """Unused action dice of all players, each with its owner (R-DICE-03)."""
    return [
        player * DICE_OF_A_PLAYER + value
        for player, values in enumerate(game.unused)
        for value in values
    ]


def crisis_of_the_round(game: Winter) -> Sequence[int]:
    """The revealed crisis, if there is one (R-CRISIS-01)."""
    return [game.crisis] if game.crisis >= 0 else []


def crossroads_in_force(game: Winter) -> Sequence[int]:
    """The crossroads card of the turn, if there is one (R-XROADS-01)."""
    return [game.crossroads] if game.crossroads >= 0 else []


def main_objective(game: Winter) -> Sequence[int]:
    """The main objective."""
    return [game.main]


def both_phases(game: Winter) -> Sequence[int]:
    """The phases of a round in their order (R-ROUND-01)."""
    return PLAYER_TURNS, COLONY_PHASE


def votes_under_way(game: Winter) -> Sequence[int]:
    """The vote that has begun and is not counted yet (R-VOTE-01)."""
    return [0] if any(frame[0] in VOTING for frame in game.stack) else []


def the_game(game: Winter) -> Sequence[int]:
    """The one there is."""
    return (0,)


def colony_steps(game: Winter) -> Sequence[int]:
    """The steps of the colony phase (R-COLONY)."""
    return range(len(STEPS))


# ---- presence and names
def player_is_there(game: Winter, player: Player) -> bool:
    """Not eliminated."""
    return not game.eliminated[player]


def fallen_survivors(game: Winter) -> Sequence[int]:
    """Survivors who were killed in this game and have not come back (R-SURV-05)."""
    return [s for s in game.removed_survivors if game.fell_under[s] != NOBODY]


def is_fallen(game: Winter, survivor: Fallen) -> bool:
    """Killed, and not come back."""
    return survivor in game.removed_survivors and game.fell_under[survivor] != NOBODY


def survivor_is_there(game: Winter, survivor: Survivor) -> bool:
    """In play."""
    return survivor >= 0 and game.controller[survivor] >= 0


def survivor_is_not_lost(game: Winter, survivor: Survivor) -> bool:
    """In play, out of play for a time, or in a deck: neither killed nor removed."""
    return survivor >= 0 and survivor not in game.removed_survivors


def is_a_place(game: Winter, location: Location) -> bool:
    """One of the seven: whoever is not on the board is nowhere."""
    return location >= 0


def item_is_there(game: Winter, card: Card) -> bool:
    """Still somewhere in the game."""
    return not is_item(card) or find(game, card)[0] != ELSEWHERE


def die_is_there(game: Winter, die: int) -> bool:
    """Still unused."""
    return die % DICE_OF_A_PLAYER in game.unused[die // DICE_OF_A_PLAYER]


def survivor_named(game: Winter, slug: str) -> int:
    """Number of a survivor card. Raises `KeyError`."""
    return game.cards.number("survivor", slug)


def location_named(game: Winter, slug: str) -> int:
    """Number of a location. Raises `ValueError` for one that the printed board has not."""
    if slug not in LOCATIONS:
        raise ValueError(f"the board has no location `{slug}`")
    return LOCATIONS.index(slug)


def item_named(game: Winter, slug: str) -> int:
    """The code that means any copy of an item card. Raises `KeyError`."""
    return ANY_COPY - game.cards.number("item", slug)


def crisis_named(game: Winter, slug: str) -> int:
    """Number of a crisis card. Raises `KeyError`."""
    return game.cards.number("crisis", slug)


def crossroads_named(game: Winter, slug: str) -> int:
    """Number of a crossroads card. Raises `KeyError`."""
    return game.cards.number("crossroads", slug)


def objective_named(game: Winter, slug: str) -> int:
    """Number of a main objective card. Raises `KeyError`."""
    return game.cards.number("objective", slug)


# ---- totals
def total_morale(game: Winter) -> int:
    """The morale track (R-BOARD-09)."""
    return game.morale


def total_food(game: Winter) -> int:
    """Food tokens in the supply (R-BOARD-10)."""
    return game.food


def total_starvation(game: Winter) -> int:
    """Starvation tokens in the supply (R-BOARD-10)."""
    return game.starvation


def where_the_marker_stands(game: Winter) -> int:
    """The round track (R-BOARD-09, R-END-03)."""
    return game.rounds_left


def total_helpless(game: Winter) -> int:
    """Helpless survivors in the colony (R-BOARD-07)."""
    return game.helpless


def total_zombies(game: Winter) -> int:
    """Zombies at all entrances."""
    return sum(game.zombies)


def total_barricades(game: Winter) -> int:
    """Barricades at all entrances."""
    return sum(game.barricades)


def total_noise(game: Winter) -> int:
    """Noise tokens at all locations."""
    return sum(game.noise)


def total_wounds(game: Winter) -> int:
    """Wound tokens on all survivors, frostbite included (R-EXPOSE-05)."""
    return sum([game.wounds[s] + game.frostbite[s] for s in survivors_in_play(game)])


def total_frostbite(game: Winter) -> int:
    """Frostbite tokens on all survivors."""
    return sum([game.frostbite[s] for s in survivors_in_play(game)])


PLAYER = words.noun(
    "player",
    domain=all_players,
    present=player_is_there,
    pick="player",
    person=True,
    says="whoever sits at the table and is not out of the game",
)
SURVIVOR = words.noun(
    "survivor",
    domain=survivors_in_play,
    ever=all_survivor_cards,
    present=survivor_is_there,
    kept=survivor_is_not_lost,
    named_by="survivor",
    named=survivor_named,
    pick="survivor",
    anybodys="in play",
    person=True,
    says="a survivor in play, whoever controls it; helpless survivors are none",
)
FALLEN = words.noun(
    "fallen survivor",
    domain=fallen_survivors,
    present=is_fallen,
    pick="survivor",
    person=True,
    says="a survivor who was killed in this game, whoever controlled it",
)
LOCATION = words.noun(
    "location",
    domain=all_locations,
    real=is_a_place,
    named_by="location",
    named=location_named,
    pick="location",
    module=TYPES,
    constants={slug: slug.upper() for slug in LOCATIONS},
    says="the colony and the six places outside it",
)
CARD = words.noun(
    "card",
    domain=all_items,
    present=item_is_there,
    named_by="item",
    named=item_named,
    pick="card",
    same=same,
    whereabouts=WHEREABOUTS,
    unknown=UNKNOWN,
    says="an item card; the word that takes it says where it has to be (`discard`: in hand), or "
    "`in`, `on`, `you hold`",
)
DECK = words.noun(
    "deck",
    domain=all_decks,
    pick="deck",
    says="the item decks of the places, the other decks, and the piles",
)
DIE = words.noun(
    "die",
    "dice",
    printed_after="action",
    domain=pool_dice,
    present=die_is_there,
    pick="die",
    says="an unused action die of this round; `roll a die` rolls another",
)
CRISIS = words.noun(
    "crisis",
    "crises",
    domain=crisis_of_the_round,
    named_by="crisis",
    named=crisis_named,
    make=given_lines.reveal,
    says="the crisis that lies open",
)
OBJECTIVE = words.noun(
    "objective",
    domain=main_objective,
    named_by="objective",
    named=objective_named,
    make=lay_main_objective,
    says="the main objective",
)
CROSSROADS = words.noun(
    "crossroads",
    "crossroads",
    domain=crossroads_in_force,
    named_by="crossroads",
    named=crossroads_named,
    make=given_lines.hold_crossroads,
    says="a crossroads card, by its name",
)
PHASE = words.noun(
    "phase", domain=both_phases, says="one of the two phases of a round: player turns, colony"
)
VOTE = words.noun(
    "vote", domain=votes_under_way, says="a vote that is being held, by the rules or by a card"
)
GAME = words.noun(
    "game", domain=the_game, says="the game that is being played: only for its variant"
)
STEP = words.noun("step", domain=colony_steps, says="a step of the colony phase")

MORALE = words.noun(
    "morale",
    "morale",
    total=total_morale,
    make=given_lines.set_morale,
    says="what the morale track shows",
)
FOOD = words.noun(
    "food",
    "food",
    total=total_food,
    make=given_lines.set_food,
    says="the food tokens of the shared supply",
)
HELPLESS = words.noun(
    "helpless survivor",
    total=total_helpless,
    make=given_lines.set_helpless,
    says="a survivor in the colony whom nobody controls: only counted",
)
STARVATION = words.noun(
    "starvation token",
    total=total_starvation,
    make=given_lines.set_starvation,
    says="what stays in the supply when the colony could not eat",
)
ZOMBIE = words.noun("zombie", total=total_zombies, says="zombies at the entrances: only counted")
BARRICADE = words.noun(
    "barricade", total=total_barricades, says="barricades at the entrances: only counted"
)
NOISE = words.noun(
    "noise", "noise", total=total_noise, says="noise tokens at the places: only counted"
)
ROUND_MARKER = words.noun(
    "round marker",
    total=where_the_marker_stands,
    says="where the round marker stands: the rounds that are left",
)
WOUND = words.noun(
    "wound", total=total_wounds, says="wound tokens of any face on survivors, frostbite included"
)
FROSTBITE = words.noun(
    "frostbite", "frostbite", total=total_frostbite, says="the frostbite tokens among the wounds"
)
