"""Tables at which the questions are asked that whole games hardly ever come to: from these the twin
test follows short stretches too.

Each start is the kind of question it leads to, a table built for it, and the options that its
players take first. What no card of the base set brings about is asked by two cards of our own.
`kinds` lists every kind of question that the engine, the ruleset or a card can ask.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Answer
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import GRANT, KIND, NUMBER, use
from dowlang.engine.secrecy import Tally, record
from dowlang.engine.secrecy_declarations import Chance, Moment
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table, table
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.parameters import ROUND
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS
from dowlang.rulesets.dead_of_winter.words.registry import words
from tests.contract.twins import follow_game

ROOT = Path(__file__).resolve().parents[2]
ASKING = ("dowlang/engine", "dowlang/rulesets/dead_of_winter")
# items of the set that ask for a die, a deck, a player
PLAYED = (
    "Patrol Radio",
    "Beef Jerky",
    "Field Trip Map",
    "Pocket Diary",
)
FOOD = SYMBOLS.index("food")
ASKS = 1  # the option of our cards that asks somebody, the other one asks nobody
LONG = 10  # answers recorded from a start
MANY = 12  # games of a start
NOBODY_ASKS = {
    "symbol": "a symbol is no noun: cards write it down, nobody chooses one",
    "face": "a face of the exposure die is no noun: it is rolled, nobody chooses one",
}

OFFERS = b"""crossroads "The Round of Tins"
    flavor "The pan goes from hand to hand and comes back lighter or heavier."
    if morale >= 1
    option "Pass it round"
        for each other player, in turn order
            they may discard 1 food card
                if so
                    add 1 food
                    you draw 1 card from the "School" deck, if able
    option "Leave it"
        add 1 food
"""
CLAUSES = b"""crossroads "Two Bells"
    flavor "One for those who ask, one for those who are asked."
    if morale >= 1
    option "Ring both"
        until the end of this round
            when you request a card
                add 1 food
            when you request a card
                add 1 zombie to "School"
            when you request a card
                add 1 zombie to "Library"
    option "Muffle them"
        add 1 food
"""


@dataclass(frozen=True, slots=True)
class Start:
    """The kind that is asked, the table of a seed, and which options are taken before others,
    the best first.
    """

    kind: str
    make: Callable[[CardSet, int], Table]
    prefer: tuple[int, ...] = ()
    shuns: tuple[int, ...] = field(default=(O.END_TURN,))


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The base set with two cards of our own."""
    return load_source(addition([], {"the_round_of_tins": OFFERS, "two_bells": CLAUSES}))


def names(cards: CardSet, kind: str) -> list[str]:
    """The names of the cards of a kind."""
    return [str(card["name"]) for card in cards.of_kind[kind]]


def people(
    cards: CardSet,
    seed: int,
    players: int = 3,
    at: tuple[str, str] = ("colony", "School"),
    rules: Mapping[str, int | str] | None = None,
) -> Table:
    """Two survivors for each player at two places, three cards in each hand, secrets, good dice."""
    t, who = table(cards, players, seed=seed, rules=rules), names(cards, "survivor")
    items = [name for name in names(cards, "item") if name not in (*PLAYED, "Tinned Soup")]
    for seat in range(players):
        for n, place in enumerate(at):
            t.controls(seat + 1, who[(3 * seed + 2 * seat + n) % len(who)], at=place)
        t.hand(seat + 1, *[items[(7 * seed + 11 * seat + 5 * n) % len(items)] for n in range(3)])
        t.secret(seat + 1, names(cards, "secret")[(seed + seat) % len(names(cards, "secret"))])
        t.dice(seat + 1, 6, 5, 1 + seed % 5)
    return t.morale(6).rounds(5).food(6).zombies("School", 1).zombies("Library", 1)


def ally(cards: CardSet, seed: int, seat: int) -> str:
    """The first survivor that `people` gives a seat."""
    who = names(cards, "survivor")
    return who[(3 * seed + 2 * seat) % len(who)]


def playing(name: str) -> Callable[[CardSet, int], Table]:
    """Player 1 holds this card."""
    return lambda cards, seed: people(cards, seed).hand(1, name).zombies("colony", 1)


def bitten(cards: CardSet, seed: int) -> Table:
    """Whoever goes out is bitten, and stands among others."""
    return people(
        cards,
        seed,
        rules={
            "exposure.blank": 2,
            "exposure.wound": 0,
            "exposure.frostbite": 0,
            "exposure.bitten": 10,
        },
    )


def outcast(cards: CardSet, seed: int) -> Table:
    """Player 1 is exiled and has a die to raise; the others hold food."""
    t = (
        people(cards, seed, at=("School", "Library"))
        .hand(2, "Tinned Soup", "Beef Jerky")
        .hand(3, "Tinned Soup")
    )
    return t.exiled(1, objective=names(cards, "exile")[seed % len(names(cards, "exile"))])


def with_equipment(cards: CardSet, seed: int) -> Table:
    """Player 1 carries things, among survivors of others who have a say in what they are handed
    (U-43).
    """
    t, carried = (
        people(cards, seed, rules={"handoff.consent": "yes"}),
        [card for card in cards.of_kind["item"] if card.get("equip")],
    )
    return t.equipped(
        ally(cards, seed, 0), *[str(carried[(seed + n) % len(carried)]["name"]) for n in (0, 5)]
    )


def with_two_copies(cards: CardSet, seed: int) -> Table:
    """Player 1 carries two equal cards, of which one has been used as often as it may this round
    (U-74).
    """
    t = people(cards, seed).equipped(ally(cards, seed, 0), "Patrol Radio", "Patrol Radio")
    use(t.game, ROUND, next(entry[NUMBER] for entry in t.game.lasting if entry[KIND] == GRANT))
    return t


def searching(cards: CardSet, seed: int) -> Table:
    """All survivors of player 1 can search."""
    return people(cards, seed, at=("Hospital", "School"))


STARTS = (
    Start(
        "offer",
        lambda cards, seed: (
            people(cards, seed)
            .hand(1, "Tinned Soup")
            .hand(2, "Beef Jerky")
            .hand(3, "Tinned Soup")
            .crossroads("The Round of Tins")
        ),
        (O.OPTION,),
    ),
    Start(
        "clause",
        lambda cards, seed: people(cards, seed).crossroads("Two Bells"),
        (O.OPTION, O.REQUEST),
    ),
    Start("hand_off", with_equipment, (O.HAND_OFF,)),
    Start("copy", with_two_copies, (O.HAND_OFF,)),
    Start("use", outcast, (O.GIVE, O.REQUEST)),
    Start("under", searching, (O.MAKE_NOISE, O.KEEP, O.SEARCH)),
    Start("die", playing("Beef Jerky"), (O.PLAY_CARD,)),
    Start("deck", playing("Field Trip Map"), (O.PLAY_CARD,)),
    Start("player", playing("Pocket Diary"), (O.PLAY_CARD,)),
    Start(
        "exile", lambda cards, seed: people(cards, seed, 4, ("colony", "colony")), (O.EXILE_VOTE,)
    ),
    Start("tie", lambda cards, seed: people(cards, seed, 4), (O.EXILE_VOTE,)),
    Start("bite", bitten, (O.BITE_ROLL, O.MOVE)),
)


def choosing(start: Start, seed: int) -> Callable[[Game], int]:
    """Who answers: one of the preferred kinds four times of five, else any option that is not
    shunned.
    """
    chance = Chance(seed)

    def choose(game: Any) -> int:
        options: tuple[Answer, ...] = game.stack[-1][3]
        for kind in start.prefer if chance.below(5) else ():
            if liked := [
                n
                for n, option in enumerate(options)
                if option[0] == kind and wished(game, start, option)
            ]:
                return liked[chance.below(len(liked))]
        other = [n for n, option in enumerate(options) if option[0] not in start.shuns] or [0]
        return other[chance.below(len(other))]

    return choose


def wished(game: Any, start: Start, option: Answer) -> bool:
    """Of all cards to be played the one the start is about, of all requests those for food, of the
    options of a card the one that asks somebody.
    """
    if option[0] == O.OPTION:
        return option[2] == ASKS
    if option[0] == O.PLAY_CARD:
        path = game.t.design_path[game.t.item_card[option[1]]]
        return bool(game.cards.paths[path]["name"] in PLAYED)
    return start.kind != "use" or option[0] != O.REQUEST or option[2] == FOOD


def from_starts(
    cards: CardSet, starts: tuple[Start, ...] = STARTS, seeds: int = MANY
) -> Iterator[tuple[int, list[Moment[Any]]]]:
    """A seed and the recorded moments of each start, one seed after the other."""
    for seed in range(1, seeds + 1):
        for start in starts:
            game: Any = start.make(cards, seed).begin()
            yield seed, record(game, choosing(start, seed), LONG)


def compare_starts(cards: CardSet, starts: tuple[Start, ...] = STARTS, seeds: int = MANY) -> Tally:
    """All pairs from these starts, or until a leak is found."""
    tally = Tally()
    for seed, moments in from_starts(cards, starts, seeds):
        follow_game(cards, moments, seed, tally)
        if tally.leaks:
            break
    return tally


@lru_cache(maxsize=1)
def kinds() -> set[str]:
    """Every kind of question: those that code of the engine and the ruleset asks, and the nouns
    of which a card can let somebody choose.
    """
    out = {noun.pick for noun in words.nouns if noun.pick and noun.pick in RULESET.option_number}
    out |= {kind.name for kind in RULESET.option_kinds if kind.arguments == (kind.name,)}
    for folder in ASKING:
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                out |= asked(node)
    return {str(kind) for kind in out}


def asked(node: ast.AST) -> set[str]:
    """The kind in `game.ask(player, kind, …)`, `game.do(pick, player, kind, …)` and `("ask",
    player, kind, …)`, where it is written down.
    """
    match node:
        case ast.Call(func=ast.Attribute(attr="ask"), args=[_, ast.Constant(value=str(kind)), *_]):
            return {kind}
        case ast.Call(
            func=ast.Attribute(attr="do"),
            args=[ast.Name(id="pick" | "pick_one"), _, ast.Constant(value=str(kind)), *_],
        ):
            return {kind}
        case ast.Tuple(elts=[ast.Constant(value="ask"), _, ast.Constant(value=str(kind)), *_]):
            return {kind}
    return set()
