"""The strand as a game: two to four combers, a row of three finds, a tide that comes in.

A turn: take a find of the row and do what it says, or wait, and the sea takes the oldest one. The
row is filled from the deck. After each round the tide rises. When it is high, or nothing is left,
the finds that a comber kept and the shells count together, and the most points win.
"""

from __future__ import annotations

from dowlang.engine.card_set import CardSet
from dowlang.engine.effect_lifetimes import expire
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from strand.events import (
    ROUND_ENDED,
    ROUND_STARTED,
    SHELLS_CHANGED,
    TAKEN,
    TIDE_MOVED,
    TURN_ENDED,
    TURN_STARTED,
    WAITED,
    WASHED_AWAY,
    WASHED_UP,
)

DECK = 0  # stream of chance
HIGH_WATER, BARE = 1, 2  # why a game ends
HIGH, ROW = range(2)  # numbers of the rules
TURN, ROUND, GAME = range(3)  # scopes of lasting effects and limits, the last never over


class Strand(Game):
    """The state of one game: numbers and tuples of numbers, nothing else."""

    players: int
    shells: list[int]  # by player
    kept: list[tuple[int, ...]]  # finds by player, in the order in which they were taken
    row: tuple[int, ...]  # finds on the strand, the oldest first
    deck: tuple[int, ...]  # finds still in the sea, the top is the last
    gone: tuple[int, ...]  # finds washed away
    tide: int
    round: int
    turn: int
    comber: int  # whose turn it is

    def arbiter(self) -> int:
        """Return who orders what happens at the same time."""
        return self.comber

    def active(self) -> int:
        """Return whose turn it is."""
        return self.comber


def table(cards: CardSet, seed: int, players: int, rules: dict[str, int] | None) -> Strand:
    """Return the table before the first round."""
    game = Strand.prepared(cards, seed, rules)
    game.players, game.tide, game.round, game.turn, game.comber = players, 0, 0, 0, 0
    game.shells, game.kept = [0] * players, [()] * players
    game.row = game.gone = ()
    game.deck = game.shuffled(DECK, range(len(cards.of_kind.get("find", ()))))
    return game


def new_game(
    cards: CardSet, seed: int = 1, players: int = 2, rules: dict[str, int] | None = None
) -> Strand:
    """Return a game run to its first decision."""
    game = table(cards, seed, players, rules)
    game.do(first_finds)
    game.run()
    return game


def built(
    cards: CardSet, *, seed: int = 1, players: int = 2, log: list[Frame] | None = None
) -> Strand:
    """Return an empty strand at the first turn, for `given` lines: it waits for `run`."""
    game = table(cards, seed, players, None)
    game.log, game.round, game.deck = log, 1, ()
    for player in range(players):
        game.do(new_turn, player)
    game.do(round_over)
    game.stack.reverse()
    return game


def first_finds(game: Strand) -> None:
    """Fill the row, and begin."""
    game.do(fill_row)
    game.do(new_round)


def new_round(game: Strand) -> None:
    """Begin a round, another player first each time."""
    game.round += 1
    game.emit(ROUND_STARTED, game.round)
    for step in range(game.players):
        game.do(new_turn, (game.round - 1 + step) % game.players)
    game.do(round_over)


def round_over(game: Strand) -> None:
    """End a round: the tide rises, and may end the game."""
    game.emit(ROUND_ENDED, game.round)
    expire(game, ROUND, game.round)
    game.do(move_tide, 1)
    game.do(new_round)


def new_turn(game: Strand, player: int) -> None:
    """Begin a turn, or end the game when nothing is left to take."""
    if not game.row:
        game.end(BARE)
    game.turn, game.comber = game.turn + 1, player
    game.emit(TURN_STARTED, player)
    game.do(act, player)


def act(game: Strand, player: int) -> None:
    """Ask which find is taken, or whether to wait."""
    number = game.cards.ruleset.option_number
    options: list[Answer] = [(number["take"], find) for find in game.row]
    options.append((number["wait"],))
    game.ask(player, "action", options)
    game.receive(acted, player)


def acted(game: Strand, answer: Answer, player: int) -> None:
    """Carry the deed out."""
    if game.cards.ruleset.option_kinds[answer[0]].name == "take":
        game.do(take, player, answer[1])
    else:
        game.emit(WAITED, player)
        game.do(sea_takes)
    game.do(turn_over, player)


def take(game: Strand, player: int, find: int) -> None:
    """A find goes from the row to a player, who does what it says."""
    game.row = tuple(one for one in game.row if one != find)
    game.kept[player] = (*game.kept[player], find)
    game.emit(TAKEN, player, find)
    handler = game.cards.handler(game.cards.of_kind["find"][find]["path"])
    if "start" in handler:  # some finds only count
        game.do(handler["start"], player)


def turn_over(game: Strand, player: int) -> None:
    """End a turn and fill the row."""
    game.emit(TURN_ENDED, player)
    expire(game, TURN, game.turn)
    game.do(fill_row)


def fill_row(game: Strand) -> None:
    """Finds come from the deck until the row is full."""
    while game.deck and len(game.row) < game.param[ROW]:
        find = game.deck[-1]
        game.row, game.deck = (*game.row, find), game.deck[:-1]
        game.emit(WASHED_UP, find)


def wash_away(game: Strand, find: int) -> None:
    """A find of the row goes back to the sea, and nobody has it."""
    game.row = tuple(one for one in game.row if one != find)
    game.gone = (*game.gone, find)
    game.emit(WASHED_AWAY, find)


def sea_takes(game: Strand) -> None:
    """The oldest find of the row goes back to the sea."""
    if game.row:
        wash_away(game, game.row[0])


def worth(game: Strand, find: int) -> int:
    """Return the points that a find counts at the end."""
    return int(game.cards.of_kind["find"][find]["worth"])


def points(game: Strand, player: int) -> int:
    """Return shells and the worth of finds together."""
    return game.shells[player] + sum(worth(game, find) for find in game.kept[player])


def move_tide(game: Strand, by: int) -> None:
    """The tide rises or falls, never below nothing; at high water the game ends."""
    by = max(by, -game.tide)
    game.tide += by
    if by:
        game.emit(TIDE_MOVED, game.tide)
    if game.tide >= game.param[HIGH]:
        game.end(HIGH_WATER)


def change_shells(game: Strand, by: int, player: int) -> None:
    """A player has more shells or fewer, never less than none."""
    by = max(by, -game.shells[player])
    game.shells[player] += by
    if by:
        game.emit(SHELLS_CHANGED, player, game.shells[player])


STEPS = (
    first_finds,
    new_round,
    round_over,
    new_turn,
    act,
    acted,
    take,
    turn_over,
    fill_row,
    sea_takes,
    wash_away,
    move_tide,
    change_shells,
)
