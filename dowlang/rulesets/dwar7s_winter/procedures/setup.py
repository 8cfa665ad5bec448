"""Set the table. Rules: D-SETUP, D-VAR-02, D-LEG-02, -03."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dowlang.engine.frames import Answer, Frame
from dowlang.engine.places_and_seats import in_turn
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.endings import PROTOTYPE_LOSS
from dowlang.rulesets.dwar7s_winter.procedures.idle_rules import check_numbers
from dowlang.rulesets.dwar7s_winter.procedures.monsters import spawn
from dowlang.rulesets.dwar7s_winter.procedures.movement import place
from dowlang.rulesets.dwar7s_winter.procedures.turns import take_turn
from dowlang.rulesets.dwar7s_winter.procedures.weeks import ACTIONS, enter_phase, new_week, resolve
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.card_tables import DeckTooSmall
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    DWARVES,
    OUT,
    one_of,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.streams import (
    DISASTERS,
    HEROES,
    LEAD,
    MONSTERS,
    STREAMS,
)
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    LEGENDS,
    NOBODY,
    NONE,
    ORDINARY,
    RESOURCES,
    Player,
    Zones,
)
from dowlang.rulesets.dwar7s_winter.state.variants import LEGENDARY, PROTOTYPE, bits

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

GUARDIANS = (1, 1, 2, 2)  # by seat counted from the lead (D-SETUP-11)
STARTING_HEROES = 7


def new_game(
    cards: CardSet,
    seed: int,
    *,
    rules: Mapping[str, int] | None = None,
    players: int = 4,
    variant: str = "standard",
    board: str = "first",
) -> Dwar7s:
    """Return a game run to its first decision. Raises `InvalidSetting` or `DeckTooSmall`."""
    game = table(cards, seed, rules, players, variant, board)
    check_numbers(game, rules or {})
    game.do(doom)
    game.do(place_guardians)
    if game.param[P.INITIAL_MONSTERS]:
        game.do(spawn)
    game.do(begin)
    game.stack.reverse()
    game.run()
    return game


def built(
    cards: CardSet,
    *,
    seed: int = 1,
    rules: Mapping[str, int] | None = None,
    players: int | None = None,
    variant: str = "standard",
    board: str = "first",
    log: list[Frame] | None = None,
) -> Dwar7s:
    """Return an empty table at the first player's turn of week 1, for `given` lines.

    Nothing is on the board, every dwarf in camp, every hand empty. Its stack waits: `game.run()`
    begins the first turn.
    """
    game = table(cards, seed, {"setup.lead": 1, **(rules or {})}, players or 4, variant, board)
    game.log = log
    game.week, game.phase = 1, ACTIONS
    game.do(take_turn, 0)
    for player in range(1, game.players):
        game.do(take_turn, player)
    game.do(enter_phase, ACTIONS + 1)
    game.do(resolve)
    game.stack.reverse()
    return game


def table(
    cards: CardSet,
    seed: int,
    rules: Mapping[str, int] | None,
    players: int,
    variant: str,
    board: str,
) -> Dwar7s:
    """Return a table before the set-up begins to ask.

    Rules: D-SETUP-01..09, -12, -13, D-COMP-02, -06, -08, U-15, U-54, U-56, U-60.
    """
    t = cards.tables
    defaults = [parameter.default for parameter in P.PARAMETERS]
    game = Dwar7s.blank(cards, seed, len(STREAMS), len(E.EVENTS), defaults)
    for key, number in (rules or {}).items():
        at = cards.ruleset.parameter_number[key]
        game.param[at] = game.basis[at] = number
    game.players, game.variant, game.board = players, bits(variant), board_named(cards, board)
    if game.param[P.EDITION] == PROTOTYPE and "lose.disasters" not in (rules or {}):
        limit = players + PROTOTYPE_LOSS
        game.param[P.LOSE_DISASTERS] = game.basis[P.LOSE_DISASTERS] = limit
    game.week = game.phase = game.turn = game.actions_left = 0
    game.hired = game.music_plays = game.thunders = 0
    game.active_player, game.playing, game.acting = NOBODY, NONE, NONE
    game.placed, game.attacked, game.struck, game.titles = (), (), (), ()
    start = P.START_STOCK_SOLO if players == 1 else P.START_STOCK
    game.stock = [game.param[start]] * (players * len(RESOURCES))
    game.actions = [game.param[P.ACTIONS_MOST]] * players
    game.hand_limit = [game.param[P.HAND_MOST]] * players
    game.dwarf_at = [*[CAMP] * DWARVES, *[OUT] * len(LEGENDS)] * players
    check_instruments(game)
    game.music = [NOBODY] * game.param[P.INSTRUMENTS_USED]
    game.silent = [0] * game.param[P.INSTRUMENTS_USED]
    game.monster_at, game.token_at = [NONE] * t.monsters, [NONE] * t.disasters
    game.monsters = game.disasters = ()
    game.hand, game.played = [()] * players, [()] * players
    game.monsters_won, game.disasters_won = [()] * players, [()] * players
    game.deck = [starting_deck(game, player) for player in range(players)]
    seat = game.param[P.SETUP_LEAD]
    game.lead = (seat - 1) % players if seat else game.roll(LEAD, players)
    game.tell(E.SET_UP, game.lead)
    game.tell(E.TABLE_LAID, players, game.stock[0])
    shuffle(game)
    return game


def check_instruments(game: Dwar7s) -> None:
    """Raise `InvalidSetting` unless every music token in play may have an instrument.

    Rules: U-60.
    """
    tokens = game.param[P.SOLO_TOKENS] if game.players == 1 else game.players
    if game.param[P.INSTRUMENTS_USED] < tokens:
        count = game.param[P.INSTRUMENTS_USED]
        raise InvalidSetting("music.instruments", count, f"at least {tokens}, one a music token")


def board_named(cards: CardSet, name: str) -> int:
    """Return the number of a board of the set, by its name. Raises `InvalidSetting`."""
    names = board_names(cards)
    if len(names) < 2:
        raise DeckTooSmall("boards", 0, 1)
    if name not in names:
        raise InvalidSetting("board", name, f"one of {', '.join(f'`{n}`' for n in names)}")
    return max(0, names.index(name) - 1)


def board_names(cards: CardSet) -> Sequence[str]:
    """Return the values of the setting `board`."""
    return ("first", *(str(card["name"]) for card in cards.of_kind.get("board", ())))


def in_box(game: Dwar7s, legendary: Sequence[bool]) -> list[int]:
    """Return the cards of a kind that are in this game. Rules: D-LEG-01, D-LEG-02."""
    with_all = game.variant & LEGENDARY
    return [number for number, marked in enumerate(legendary) if with_all or not marked]


def starting_deck(game: Dwar7s, player: Player) -> tuple[int, ...]:
    """Return the starting heroes of a player. Rules: D-SETUP-06, D-LEG-03."""
    t = game.t
    deck = tuple(h for h in in_box(game, t.hero_legendary) if t.hero_owner[h] == player)
    if len(deck) < STARTING_HEROES:
        raise DeckTooSmall("starting heroes of a player", len(deck), STARTING_HEROES)
    return deck


def shuffle(game: Dwar7s) -> None:
    """Shuffle the three decks and reveal the pool. Rules: D-SETUP-01, -03, -04, D-LEG-02."""
    t = game.t
    monsters = in_box(game, [threat.legendary for threat in t.monster])
    disasters = in_box(game, [threat.legendary for threat in t.disaster])
    heroes = [h for h in in_box(game, t.hero_legendary) if t.hero_owner[h] == NOBODY]
    for monster in monsters:
        game.b.zone(t.monster_zone[monster])
    for disaster in disasters:
        game.b.zone(t.disaster_zone[disaster])
    game.monster_deck = game.shuffled(MONSTERS, monsters)
    game.disaster_deck = game.shuffled(DISASTERS, disasters)
    pile = game.shuffled(HEROES, heroes)
    slots = game.param[P.POOL_SLOTS]
    pool = tuple(reversed(pile[max(0, len(pile) - slots) :]))
    game.hero_deck = pile[: len(pile) - len(pool)]
    game.pool = pool + (NONE,) * (slots - len(pool))
    for hero in pool:
        game.tell(E.DEALT, hero)


def doom(game: Dwar7s) -> None:
    """Reveal the disasters of the set-up. Rules: D-SETUP-10, U-16, U-61."""
    count = {3: game.param[P.DOOM_3], 4: game.param[P.DOOM_4]}.get(game.players, 0)
    for _ in range(count):
        game.do(occur)


def place_guardians(game: Dwar7s) -> None:
    """Let every player place dwarves, in seat order. Rules: D-SETUP-11, U-17."""
    for step, player in enumerate(in_turn(game.players, game.lead)):
        game.do(place_guardian, player, GUARDIANS[step], ())


def place_guardian(game: Dwar7s, player: Player, count: int, taken: Zones) -> None:
    """Ask for the zone of one dwarf. Rules: D-SETUP-11, U-17."""
    if count:
        zones = [
            zone for zone in game.b.zones if game.param[P.GUARDIAN_SAME_ZONE] or zone not in taken
        ]
        game.ask(player, "guardian", [(O.ZONE, zone) for zone in zones])
        game.receive(guardian_placed, player, count, taken)


def guardian_placed(game: Dwar7s, answer: Answer, player: Player, count: int, taken: Zones) -> None:
    """Put the dwarf there, and ask for the next one."""
    place(game, one_of(game, player, ORDINARY, CAMP), answer[1])
    game.placed = ()
    game.do(place_guardian, player, count - 1, (*taken, answer[1]))


def begin(game: Dwar7s) -> None:
    """Begin the first week. Rules: D-SETUP-12."""
    game.do(new_week)


STEPS = (doom, place_guardians, place_guardian, guardian_placed, begin)
