"""The orchard as a game: one to three pickers, a tree of apples, jars of jam.

A day: every picker meets the uppermost surprise, then picks two apples, cooks two into a jar, or
rests.
After the last day, or when the tree is bare, the most jars win.
"""

from __future__ import annotations

from dowlang.engine.card_set import CardSet
from dowlang.engine.effect_lifetimes import expire
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from orchard.events import (
    COOKED,
    DAY_ENDED,
    DAY_STARTED,
    PICKED,
    TURN_ENDED,
    TURN_STARTED,
)

DECK = 0  # stream of chance
FROST, BARE = 1, 2  # why a game ends
DAYS, TREE, HANDFUL = range(3)  # numbers of the rules
TURN, DAY, GAME = range(3)  # scopes of lasting effects and limits, the last never over


class Orchard(Game):
    """The state of one game: numbers and tuples of numbers, nothing else."""

    players: int
    apples: list[int]  # by picker
    jars: list[int]  # by picker
    tree: int  # apples left on it
    day: int
    turn: int
    picker: int  # whose turn it is
    surprises: tuple[int, ...]  # cards by number, the top is the last

    def arbiter(self) -> int:
        """Return who orders what happens at the same time."""
        return 0

    def active(self) -> int:
        """Return whose turn it is."""
        return self.picker


def table(cards: CardSet, seed: int, players: int, rules: dict[str, int] | None) -> Orchard:
    """Return the table before the first day."""
    game = Orchard.prepared(cards, seed, rules)
    game.players, game.day, game.turn, game.picker = players, 0, 0, 0
    game.apples, game.jars = [0] * players, [0] * players
    game.tree = game.param[TREE] * players
    game.surprises = game.shuffled(DECK, range(len(cards.of_kind.get("surprise", ()))))
    return game


def new_game(
    cards: CardSet, seed: int = 1, players: int = 2, rules: dict[str, int] | None = None
) -> Orchard:
    """Return a game run to its first decision."""
    game = table(cards, seed, players, rules)
    game.do(new_day)
    game.run()
    return game


def built(
    cards: CardSet, *, seed: int = 1, players: int = 2, log: list[Frame] | None = None
) -> Orchard:
    """Return an empty table at the first turn, for `given` lines: it waits for `run`."""
    game = table(cards, seed, players, None)
    game.log, game.day, game.surprises = log, 1, ()
    for player in range(players):
        game.do(new_turn, player)
    game.do(day_over)
    game.stack.reverse()
    return game


def new_day(game: Orchard) -> None:
    """Begin a day, or end the game after the last."""
    if game.day == game.param[DAYS]:
        game.end(FROST)
    game.day += 1
    game.emit(DAY_STARTED, game.day)
    for step in range(game.players):
        game.do(new_turn, (game.day - 1 + step) % game.players)
    game.do(day_over)


def day_over(game: Orchard) -> None:
    """End a day."""
    game.emit(DAY_ENDED, game.day)
    expire(game, DAY, game.day)
    game.do(new_day)


def new_turn(game: Orchard, player: int) -> None:
    """Begin a turn: the uppermost surprise, then a deed."""
    game.turn, game.picker = game.turn + 1, player
    game.emit(TURN_STARTED, player)
    game.do(surprise, player)
    game.do(act, player)


def surprise(game: Orchard, player: int) -> None:
    """Carry the uppermost card out."""
    if game.surprises:
        card = game.cards.of_kind["surprise"][game.surprises[-1]]
        game.surprises = game.surprises[:-1]
        game.do(game.cards.handler(card["path"])["start"], player)


def act(game: Orchard, player: int) -> None:
    """Ask for a deed."""
    number = game.cards.ruleset.option_number
    options: list[Answer] = [(number["pick"],)]
    if game.apples[player] >= 2:
        options.append((number["cook"],))
    options.append((number["rest"],))
    game.ask(player, "action", options)
    game.receive(acted, player)


def acted(game: Orchard, answer: Answer, player: int) -> None:
    """Carry the deed out."""
    deed = game.cards.ruleset.option_kinds[answer[0]].name
    if deed == "pick":
        take(game, game.param[HANDFUL], player)
        game.emit(PICKED, player)
    elif deed == "cook":
        game.apples[player] -= 2
        game.jars[player] += 1
        game.emit(COOKED, player)
    game.do(turn_over, player)


def turn_over(game: Orchard, player: int) -> None:
    """End a turn, and the game when the tree is bare."""
    game.emit(TURN_ENDED, player)
    expire(game, TURN, game.turn)
    if not game.tree:
        game.end(BARE)


def take(game: Orchard, count: int, player: int) -> None:
    """Apples go from the tree to a picker, as many as there are."""
    taken = min(count, game.tree)
    game.tree -= taken
    game.apples[player] += taken


STEPS = (new_day, day_over, new_turn, surprise, act, acted, turn_over)
