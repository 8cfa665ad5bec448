"""An option whose only line is an effect is not offered where that line can do nothing.

Each effect word stands alone in an option of a card. The card is tried on tables of real games, and
on those tables made poor: no cards in hand, empty item decks, one card in each, a full colony,
you exiled, an empty waste pile and no food, no dice. Chosen where it is offered, the line changes
something or somebody is shown something. The exceptions are lines that say `up to`, `all` or
`each`, that name a state which may hold already, that move a marker along its track, or that make
others do what they perhaps cannot.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.procedures.incidents_added import put_incident_away
from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import lay_tokens
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import MORALE_MAX
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_CARD
from dowlang.rulesets.dead_of_winter.state.types import COLONY, SCHOOL
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.rules.dead_of_winter.midgame import snapshot, told, tried
from tests.rules.dead_of_winter.words import test_words_change as words_change

MORE = (
    'start a bite at "School"',
    "draw a new secret objective",
    "take the top 3 cards of the waste pile",
    "remove the top 5 cards of the waste pile from the game",
    'look at the top 1 card of the "School" deck',
    'reveal the top 2 cards of the "School" deck',
    'discard the bottom 2 cards of the "School" deck',
    "look at the hand of the player on your left",
    "discard a card on a survivor you control",
    "unequip a card on a survivor you control",
    'kill a survivor at "School"',
    "remove 1 wound from a survivor you control",
    "2 survivors join you",
    'remove 1 noise from "School"',
    'kill 2 zombies at "School"',
    "take 2 cards from the waste pile",
    "another player gives 1 card to you",
    "swap your leader with the leader of the first player",
    "put a card in hand into the hand of the first player",
    "take a card on your leader",
)
AS_FAR_AS_POSSIBLE = ("up to", "all ", "each ", "another player gives", "another player may ")
AS_FAR_AS_THEY_GO = {
    "gain 1 morale",
    'raise "Fuel Tank" by 1',
    'lower "Fuel Tank" by 1',
    "add 1 starvation token",
    "move the round marker back 1",
    "move the round marker on 1",
}
"""Lines that move a marker, which stays where it is at the end of its track."""
HOLDS_ALREADY = {
    'fill "Hospital" with noise',
    "set the morale marker to 3",
    'set "Fuel Tank" to 3',
    "take the first player token",
    'make room for 2 survivors at "Hospital"',
    "place that survivor at the colony",
    "that survivor becomes your leader",
    "put a card in hand into the hand of the first player",
    "swap your leader with the leader of the first player",
}
"""Lines that say how it is afterwards. Nothing to do is done (manual, what a line needs)."""
EITHER = '    option "B"\n        nothing happens\n'
FRAME = {str(E.CARD_SPEAKS), "answered"}
"""What a card changes that says `nothing happens`."""


def table_after(change: Callable[[Winter], None]) -> Callable[[Winter], Winter]:
    """The table after a change."""

    def made(table: Winter) -> Winter:
        game: Winter = table.clone()
        change(game)
        return game

    return made


def without_hands(game: Winter) -> None:
    for player in range(game.players):
        game.waste, game.hand[player] = (*game.waste, *game.hand[player]), ()


def without_decks(game: Winter) -> None:
    for deck in game.item_deck:
        game.removed = (*game.removed, *deck)
    game.item_deck[:] = [() for _ in game.item_deck]


def with_lone_cards(game: Winter) -> None:
    for place, deck in enumerate(game.item_deck):
        game.removed, game.item_deck[place] = (*game.removed, *deck[1:]), deck[:1]


def with_full_colony(game: Winter) -> None:
    game.helpless += max(0, room(game, COLONY))


def exiled(game: Winter) -> None:
    game.exiled[game.active_player] = 1


def without_stock(game: Winter) -> None:
    game.removed, game.waste, game.food = (*game.removed, *game.waste), (), 0


def without_dice(game: Winter) -> None:
    game.unused[:] = [() for _ in game.unused]


def with_pieces_of_the_set(game: Winter) -> None:
    put_incident_away(game, 0)
    *below, game.incident_open[0] = game.incidents_down[0]
    game.incidents_down[0] = tuple(below)
    for equipment in game.equipment:
        for item in equipment:
            lay_tokens(game, 3, 0, ON_CARD, item)


def starving(game: Winter) -> None:
    game.starvation = max(game.starvation, 2)


def at_their_ends(game: Winter) -> None:
    """Markers at the ends of their tracks, the token with whoever has the turn, all together."""
    game.morale = game.param[MORALE_MAX]
    game.first_player = game.active_player
    for survivor, controller in enumerate(game.controller):
        if controller >= 0 and room(game, SCHOOL) > 0:
            game.location[survivor] = SCHOOL


TABLES = (
    table_after(starving),
    table_after(at_their_ends),
    *map(
        table_after,
        (
            without_hands,
            without_decks,
            with_lone_cards,
            with_full_colony,
            exiled,
            without_stock,
            without_dice,
            with_pieces_of_the_set,
        ),
    ),
)


WRITTEN = (*(word.example for word in words_change.EFFECTS), *MORE)
"""All lines, also those that stand in no option."""


@lru_cache(maxsize=1)
def lines() -> dict[int, tuple[str, str, str]]:
    """Each line that stands in an option, with its context and the card, by its number."""
    out = {}
    for number, line in enumerate(WRITTEN):
        try:
            context, text = words_change.card(number, line)
        except AssertionError:
            assert line.endswith(("here", "this location")), line  # a card about a place
            continue
        if context not in ("ability", "roll", "search begun"):
            out[number] = (line, context, text.rstrip("\n") + "\n" + EITHER)
    return out


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The cards of all lines, beside the base set."""
    files = {f"vain_{n}": text.encode() for n, (_, _, text) in lines().items()}
    files["of_sets"] = OF_SETS.encode()
    return load_source(addition([], files))


def changed(cards: CardSet, number: int, table: Winter, seed: int) -> set[str] | None:
    """What is other once the option is taken, None where it is not offered."""
    _, context, _ = lines()[number]
    begin = words_change.started(cards.handler(f"additions/vain_{number}"), context)
    after, log, granted = tried(table, begin, seed, wish=1)
    if not granted:
        return None
    before, now = json.loads(snapshot(table)), json.loads(snapshot(after))
    looked = {E.CARD_SEEN} if "deck" in context else set[int]()  # the line above it does that
    fields = {name for name in now if now[name] != before[name]}
    return fields | {str(entry[0]) for entry in told(log) if entry[0] not in looked}


@pytest.mark.sample(1)
@pytest.mark.proofs(40)
@pytest.mark.parametrize("number", range(len(WRITTEN)), ids=WRITTEN)
def test_what_is_offered_does_something(number: int) -> None:
    line = WRITTEN[number]
    if number not in lines() or lines()[number][1] == "players":
        return  # what stands in a loop blocks nothing
    if line in HOLDS_ALREADY | AS_FAR_AS_THEY_GO or any(
        said in line for said in AS_FAR_AS_POSSIBLE
    ):
        return
    offered = 0
    for seed, table in enumerate(words_change.states(cards())[::25]):
        for kind, made in enumerate(TABLES):
            what = changed(cards(), number, made(table), seed)
            offered += what is not None
            assert what is None or what - FRAME, (line, seed, kind)
    assert offered, f"`{line}` is never offered"
