"""Build any table state from Python: `table(cards).controls(1, "Amara Diallo", at="School").dice(1,
4).begin()`.

The methods are named after the `given` lines of card tests and call the same functions
(`words/for_tests/given_lines.py`), so what a card test can set up a program can, and the other way
round. Names are those on the cards, places are names or slugs, players are 1 to 5 as in card tests.
Every method gives the builder back. `begin` runs to the first decision. State that nobody speaks of
is as on the empty table of `setup.built`.

`forced_dice.rolls` is for what comes after: it forces dice for one answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from dowlang.engine.setup_options import complete, complete_rules
from dowlang.rulesets.dead_of_winter.procedures.rounds import COLONY_PHASE
from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.state.board import free_spaces, regroup
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.card_zones import UNHELD
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    LOCATIONS,
    NOBODY,
    NONE,
    OUTSIDE,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    BOX_PILE,
    SURVIVOR_DECK,
    WASTE_PILE,
    find,
    pile,
    set_pile,
    take_out,
)
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_exiles, given_lines
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

COLONY_STEPS = ("food", "waste", "crisis", "zombies", "objective", "marker", "token")


def table(
    cards: CardSet,
    players: int = 3,
    *,
    seed: int = 1,
    rules: Mapping[str, int | str] | None = None,
    **settings: Any,
) -> Table:
    """Return an empty table of the set.

    Nobody is in play, and there are no hands, dice, tokens or crossroads card. A crisis is
    revealed, player 1 is to begin. `settings` and `rules` are those of `dowlang.Game`. Raises
    `InvalidSetting`.
    """
    chosen = {
        key: value
        for key, value in complete(cards, {"players": players, **settings}).items()
        if key != "objective" or "objective" in settings
    }
    return Table(built(cards, seed=seed, rules=complete_rules(cards, rules or {}), **chosen))


class Table:
    """A table under construction. `game` is its state.

    Every method raises `Unbuildable` when there is no such piece or no space for it.
    """

    def __init__(self, game: Winter) -> None:
        self.game = game
        # copies whose place in a deck or pile was said: no other line takes them away
        self._laid: set[int] = set()

    # ---- names
    def number(self, kind: str, name: str) -> int:
        """Return the number of a card among those of its kind, by name or slug."""
        for number, card in enumerate(self.game.cards.of_kind.get(kind, ())):
            if name in (card["name"], card["slug"]):
                return number
        raise Unbuildable(f"the set has no {kind} `{name}`")

    def place(self, name: str) -> int:
        """Return the number of a location."""
        slug = re.sub(r"[^a-z]+", "_", name.lower())
        if slug not in LOCATIONS:
            raise Unbuildable(
                f"there is no location `{name}`, there are "
                f"{', '.join(f'`{slug}`' for slug in LOCATIONS)}"
            )
        return LOCATIONS.index(slug)

    def survivor(self, name: str) -> int:
        """Return the number of a survivor card."""
        return self.number("survivor", name)

    def seat(self, player: int) -> int:
        """Return the seat of a player, from 0."""
        if not 1 <= player <= self.game.players:
            raise Unbuildable(f"there is no player {player}, there are {self.game.players}")
        return player - 1

    def copies(self, name: str) -> list[int]:
        """Return all copies of an item card."""
        design = self.number("item", name)
        return [item for item, card in enumerate(self.game.t.item_card) if card == design]

    def _copy(self, name: str) -> int:
        """Return a copy nobody has asked for yet, from the box before the decks."""
        given_lines.check_in_game(self.game, self.game.t.design_path[self.number("item", name)])
        free = [
            item
            for item in self.copies(name)
            if item not in self._laid and find(self.game, item)[0] in UNHELD
        ]
        if not free:
            raise Unbuildable(f"all {len(self.copies(name))} copies of `{name}` are in use already")
        return min(free, key=lambda item: (item not in self.game.box, item))

    # ---- survivors
    def controls(self, player: int, *survivors: str, at: str = "colony") -> Self:
        """Put these survivors into the player's group at a place. The first of a group leads it."""
        for name in survivors:
            given_lines.control(self.game, self.seat(player), self.survivor(name))
            given_lines.stand_at(self.game, self.survivor(name), self.place(at))
        regroup(self.game)
        return self

    def at(self, survivor: str, place: str) -> Self:
        """Stand the survivor there."""
        given_lines.stand_at(self.game, self.survivor(survivor), self.place(place))
        return self

    def leader(self, player: int, survivor: str) -> Self:
        """Make the survivor the leader of the player's group, and of it."""
        given_lines.make_leader(self.game, self.survivor(survivor), self.seat(player))
        regroup(self.game)
        return self

    def wounds(self, survivor: str, ordinary: int, frostbite: int = 0) -> Self:
        """Set wound tokens of both faces. The third would have killed.

        Rules: R-EXPOSE-07.
        """
        who = self.survivor(survivor)
        if ordinary + frostbite > 2 or self.game.controller[who] == NOBODY:
            raise Unbuildable(
                f"`{survivor}` cannot live with {ordinary + frostbite} wound tokens, or is not in "
                f"play"
            )
        given_lines.set_frostbite(self.game, who, frostbite)
        given_lines.set_wounds(self.game, who, ordinary + frostbite)
        return self

    def exiled(self, *players: int, objective: str = "") -> Self:
        """Exile these players. With a name, that exiled objective is in force for them."""
        for player in players:
            given_exiles.exile_player(self.game, self.seat(player))
            if objective:
                number = EXILE + self.number("exile", objective)
                given_exiles.hold_secret(self.game, self.seat(player), number)
        return self

    # ---- players' things
    def hand(self, player: int, *cards: str) -> Self:
        """Add copies of these item cards to the player's hand."""
        for name in cards:
            given_cards.give_copy(self.game, self.seat(player), self._copy(name))
        return self

    def equipped(self, survivor: str, *cards: str) -> Self:
        """Lay copies of these item cards beside the survivor and put them in force."""
        for name in cards:
            given_cards.equip_copy(self.game, self.survivor(survivor), self._copy(name))
        return self

    def dice(self, player: int, *values: int) -> Self:
        """Set the player's unused dice. None is used yet."""
        given_lines.set_dice(self.game, self.seat(player), values)
        return self

    def secret(self, player: int, objective: str) -> Self:
        """Deal the ordinary or betrayal objective to the player."""
        betrayal = objective in [
            card["name"] for card in self.game.cards.of_kind.get("betrayal", ())
        ]
        number = (
            BETRAYAL + self.number("betrayal", objective)
            if betrayal
            else self.number("secret", objective)
        )
        self.game.secret[self.seat(player)] = self.game.dealt[self.seat(player)] = number
        return self

    def first_player(self, player: int) -> Self:
        """Give the player the first player token. The turns of this round begin there.

        Rules: R-ROUND-03.
        """
        game, first = self.game, self.seat(player)
        given_lines.set_first_player(game, first)
        if game.phase != COLONY_PHASE:
            turns = [
                ("given_turn", first),
                *[("start_turn", (first + n) % game.players) for n in range(1, game.players)],
            ]
            # what a scenario sets up stands above and comes before
            game.stack[1 : 1 + game.players] = turns[::-1]
        return self

    # ---- tracks and tokens
    def morale(self, level: int) -> Self:
        """Set morale to that level."""
        given_lines.set_morale(self.game, level)
        return self

    def rounds(self, left: int) -> Self:
        """Set how many rounds are left."""
        given_lines.set_rounds(self.game, left)
        return self

    def food(self, tokens: int, starvation: int = 0) -> Self:
        """Set the tokens in the supply."""
        given_lines.set_food(self.game, tokens)
        given_lines.set_starvation(self.game, starvation)
        return self

    def helpless(self, tokens: int) -> Self:
        """Put helpless survivors in the colony, in its survivor spaces."""
        if tokens + self.game.location.count(COLONY) > self.game.survivor_spaces[COLONY]:
            raise Unbuildable(f"the colony has no space for {tokens} helpless survivors")
        given_lines.set_helpless(self.game, tokens)
        return self

    def zombies(self, place: str, *numbers: int) -> Self:
        """Put zombies at a location: one number is spread over its entrances in turn, six are those
        of the colony's entrances.
        """
        self._pieces(self.game.zombies, place, numbers, given_lines.set_zombies)
        return self

    def barricades(self, place: str, *numbers: int) -> Self:
        """Put barricades at a location, like `zombies`."""
        self._pieces(self.game.barricades, place, numbers, given_lines.set_barricades)
        return self

    def _pieces(self, pieces: list[int], place: str, numbers: Sequence[int], spread: Any) -> None:
        where = self.place(place)
        if len(numbers) == 1:
            spread(self.game, where, numbers[0])
            return
        if len(numbers) != len(ENTRANCES[where]):
            raise Unbuildable(
                f"`{place}` has {len(ENTRANCES[where])} entrances, found {len(numbers)} numbers"
            )
        for entrance, number in zip(ENTRANCES[where], numbers, strict=True):
            pieces[entrance] = number
            if free_spaces(self.game, entrance) < 0:
                raise Unbuildable(f"entrance {entrance + 1} has no space for {number}")

    def noise(self, place: str, tokens: int) -> Self:
        """Put noise tokens at a location."""
        given_lines.set_noise(self.game, self.place(place), tokens)
        return self

    def counter(self, number: int) -> Self:
        """Set the first counter of the main objective."""
        self.game.counters[0] = number
        return self

    # ---- decks and piles, the top first
    def deck(self, place: str, *cards: str) -> Self:
        """Make the item deck of a location exactly these copies, the top first.

        The cards that lay there go to the box.
        """
        where = self.place(place)
        if where not in OUTSIDE:
            raise Unbuildable("the colony has no item deck")
        self._lay(where, cards)
        return self

    def waste(self, *cards: str) -> Self:
        """Lay exactly these copies in the waste pile, the top first."""
        self._lay(WASTE_PILE, cards)
        return self

    def waste_of(self, count: int) -> Self:
        """Lay so many cards in the waste pile, whichever."""
        given_cards.set_cards_in(self.game, WASTE_PILE, count)
        return self

    def _lay(self, deck: int, cards: Sequence[str]) -> None:
        set_pile(self.game, BOX_PILE, pile(self.game, deck) + pile(self.game, BOX_PILE))
        set_pile(self.game, deck, ())
        for name in reversed(cards):
            item = self._copy(name)
            take_out(self.game, item)
            set_pile(self.game, deck, (*pile(self.game, deck), item))
            self._laid.add(item)

    def survivor_deck(self, *survivors: str) -> Self:
        """Lay these survivors on top of the survivor deck, the first uppermost."""
        for name in reversed(survivors):
            given_lines.put_survivor_in(self.game, self.survivor(name), SURVIVOR_DECK)
        return self

    def crossroads_deck(self, *cards: str) -> Self:
        """Make the crossroads deck of exactly these cards, the top first."""
        self.game.crossroads_deck = tuple(
            self.number("crossroads", name) for name in reversed(cards)
        )
        return self

    def crisis_deck(self, *cards: str) -> Self:
        """Make the crisis deck of exactly these cards, the top first."""
        self.game.crisis_deck = tuple(self.number("crisis", name) for name in reversed(cards))
        return self

    def exile_deck(self, *cards: str) -> Self:
        """Make the deck of exiled objectives of exactly these cards, the top first."""
        self.game.exile_deck = tuple(self.number("exile", name) for name in reversed(cards))
        return self

    # ---- crisis and crossroads
    def crisis(self, card: str = "") -> Self:
        """Set the crisis of this round. Without a name none is revealed."""
        number = self.number("crisis", card) if card else NONE
        self.game.crisis_deck = tuple(c for c in self.game.crisis_deck if c != number)
        self.game.crisis = number
        return self

    def contributed(self, player: int, *cards: str) -> Self:
        """Add these cards of the player to the crisis, as from the hand."""
        for name in cards:
            item = self._copy(name)
            take_out(self.game, item)
            self.game.contributed += ((self.seat(player), item, 0),)
        return self

    def crossroads(self, card: str) -> Self:
        """Put that crossroads card in force in the first turn, held by the first player's right
        neighbour.
        """
        given_lines.hold_crossroads(self.game, self.number("crossroads", card))
        return self

    # ---- going on
    def begin(self) -> Winter:
        """Return the game, run to its first decision (in the turn of the first player).

        Raises `Unbuildable` for a table against the rules.
        """
        game = self._whole()
        game.run()
        return game

    def colony_phase(self, since: str = "food") -> Winter:
        """Return the game before a step of the colony phase (`food`, `waste`, `crisis`, `zombies`,
        `objective`, `marker`, `token`): all turns are taken. `run` begins with that step and goes
        on with the phase.
        """
        game = self._whole()
        game.phase, game.active_player = COLONY_PHASE, NOBODY
        steps = range(COLONY_STEPS.index(since), len(COLONY_STEPS))
        game.stack[: 1 + game.players] = [
            ("close_round",),
            *[("colony_step", number) for number in reversed(steps)],
        ]
        return game

    def _whole(self) -> Winter:
        regroup(self.game)
        self.game.began_at[:] = self.game.location
        if not given_cards.is_consistent(self.game):
            raise Unbuildable("an item is in no place or in two")
        return self.game
