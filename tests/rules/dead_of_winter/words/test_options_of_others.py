"""An option whose line somebody else carries out, or you among others: it is possible just when
somebody can be meant who can do it in full, as far as you may know.

Each player who can be meant stands with each thing that players do with cards, dice and survivors
of their own. Who is meant and who can is reckoned here from the table alone: of your own hand all
is known, of other hands how many cards there are, of dice and survivors everything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import islice

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.card_facts import SYMBOLS
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.cards.zones import held
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import (
    card,
    offered,
    stands,
    started,
    tables,
)

TABLES, FEWER = 12, 4
Meant = Callable[[Winter, int], list[int]]
Able = Callable[[Winter, int, bool], bool]  # (table, player, whether the player is you)


def there(game: Winter) -> list[int]:
    return [player for player in range(game.players) if not game.eliminated[player]]


def others(game: Winter, you: int) -> list[int]:
    return [player for player in there(game) if player != you]


def most(of: Callable[[Winter, int], int], sign: int) -> Meant:
    """Return who has the most (1) or the fewest (-1) of something, all who are level."""

    def level(game: Winter, you: int) -> list[int]:
        best = max(sign * of(game, player) for player in there(game))
        return [player for player in there(game) if sign * of(game, player) == best]

    return level


def on_the_left(game: Winter, you: int) -> list[int]:
    after = [(you + step) % game.players for step in range(1, game.players)]
    return [player for player in after if not game.eliminated[player]][:1]


def people(game: Winter, player: int) -> int:
    return len(group(game, player))


def cards_held(game: Winter, player: int) -> int:
    return len(held(game, player))


def cards_in_hand(game: Winter, player: int) -> int:
    return len(game.hand[player])


MEANT: dict[str, Meant] = {
    "you": lambda game, you: [you],
    "the first player": lambda game, you: [game.first_player],
    "another player": others,
    "a player": lambda game, you: there(game),
    "the player on your left": on_the_left,
    "the player with the most survivors": most(people, 1),
    "the player with the fewest survivors": most(people, -1),
    "the player with the most cards": most(cards_held, 1),
    "the player with the fewest cards": most(cards_held, -1),
    "the player with the largest hand": most(cards_in_hand, 1),
    "the player with the smallest hand": most(cards_in_hand, -1),
    "a player with a survivor at the colony": lambda game, you: [
        player
        for player in there(game)
        if any(game.location[one] == 0 for one in group(game, player))
    ],
}


def cards(count: int, fits: Callable[[Winter, int], bool] | None = None) -> Able:
    """So many cards in hand, of which all know only how many there are."""

    def able(game: Winter, player: int, yours: bool) -> bool:
        hand = game.hand[player]
        known = [one for one in hand if fits is None or not yours or fits(game, one)]
        return len(known) >= count

    return able


def dice(count: int, least: int = 1) -> Able:
    return lambda game, player, yours: (
        len([value for value in game.unused[player] if value >= least]) >= count
    )


def is_food(game: Winter, one: int) -> bool:
    return bool(game.t.item_symbols[one] >> SYMBOLS.index("food") & 1)


def equipped(game: Winter, player: int, yours: bool) -> bool:
    return any(game.equipment[one] for one in group(game, player))


def has_people(game: Winter, player: int, yours: bool) -> bool:
    return bool(group(game, player))


ABLE: dict[str, Able] = {
    "discard 1 card": cards(1),
    "discard 2 cards": cards(2),
    "discard a food card": cards(1, is_food),
    "discard 2 cards where (it is a food card)": cards(2, is_food),
    "remove 1 card from the game": cards(1),
    "stake 1 card": cards(1),
    "stake 2 cards": cards(2),
    "discard a random card": cards(1),
    "spend a die": dice(1),
    "lose 2 dice": dice(2),
    "spend a die showing at least 5": dice(1, 5),
    "reroll 2 dice": dice(2),
    "discard a card on a survivor they control": equipped,
    "give a survivor they control to the player on their left": has_people,
}


def said(who: str, does: str) -> str:
    """Return the sentence, as it is said of that player."""
    if who == "you":
        return does.replace("they control", "you control").replace("their", "your")
    verb, _, rest = does.partition(" ")
    third = {"discard": "discards", "remove": "removes", "stake": "stakes", "spend": "spends"}
    return f"{who} {third.get(verb, verb + 's')} {rest}"


LINES = [(who, does) for who in MEANT for does in ABLE]
"""What each player does, as it is said of you, with their words for whose."""


@lru_cache(maxsize=1)
def read() -> tuple[CardSet, tuple[tuple[str, str], ...]]:
    """Return the set with cards of all lines, and the lines in their order."""
    lines = tuple(line for line in LINES if stands(said(*line)))
    size = len(ABLE)
    text = "".join(
        card(f"Others {at // size}", [said(*line) for line in lines[at : at + size]])
        for at in range(0, len(lines), size)
    )
    return load_source(addition([], {"pairs": text.encode()})), lines


@lru_cache(maxsize=1)
def laid() -> tuple[Winter, ...]:
    return tuple(islice(tables(read()[0]), TABLES))


def test_the_lines_can_be_said() -> None:
    assert set(LINES) == set(read()[1])


def able(game: Winter, line: tuple[str, str]) -> set[int]:
    """Return who may be meant and can do it, as far as the player whose turn it is may know."""
    you, (who, does) = game.active_player, line
    return {one for one in MEANT[who](game, you) if ABLE[does](game, one, one == you)}


def test_an_option_is_possible_when_somebody_who_can_be_meant_can() -> None:
    _, lines = read()
    wrong, seen = [], set()
    for game in laid():
        possible = set[int]()
        for at in range(0, len(lines), len(ABLE)):
            name = f"others_{at // len(ABLE)}"
            possible |= {number + at for number in offered(game, name) if number < len(ABLE)}
        for number, line in enumerate(lines):
            wanted = bool(able(game, line))
            seen.add((line[0], wanted))
            if wanted != (number in possible):
                wrong.append((said(*line), wanted, game.seed))
    assert not wrong
    assert {wanted for _, wanted in seen} == {True, False}
    assert len(seen) >= 2 * len(MEANT) - 1


def test_nobody_is_chosen_who_is_known_to_be_unable() -> None:
    _, lines = read()
    wrong, asked = [], set()
    for game in laid()[:FEWER]:
        for number, line in enumerate(lines):
            copy = started(game, f"others_{number // len(ABLE)}")
            rows = [row[-1] for row in copy.stack[-1][3]]
            if copy.stack[-1][2] != "option" or number % len(ABLE) + 1 not in rows:
                continue
            copy.choose(rows.index(number % len(ABLE) + 1))
            if copy.is_over or copy.decision.kind != "player":
                continue
            asked.add(line[0])
            if {row[-1] for row in copy.stack[-1][3]} != able(game, line):
                wrong.append((said(*line), game.seed))
    assert not wrong
    assert len(asked) >= 4
