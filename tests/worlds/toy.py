"""A toy game for the tests of the engine: dice, hidden cards, a secret vote, a watch, a lasting
change, a pick of several cards.

Each round every player rolls or trades cards in, then all vote on the treasure. Cards are numbers
0..19, their value is the number modulo 5, and equal values cannot be told apart.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine import effect_lifetimes, ongoing_effects
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.frames import Answer
from dowlang.engine.game import Game
from dowlang.engine.offers import choose_option, manual
from dowlang.engine.piece_choices import pick
from dowlang.engine.ruleset import Event, OptionKind, Parameter, Ruleset, Setting
from dowlang.engine.views import Shown, view_of

DICE, DECK = range(2)
PUSH, TRADE, REST, YES, NO, CARD, DONE, NUMBER, CLAUSE, OPTION = range(10)
DREW, ROLLED, VOTED, ROUND_ENDED, PLEDGED = range(5)
PLAYING, TREASURE, DRAGON, OUT_OF_TIME = range(4)
SIDES, ROUNDS = range(2)


class Toy(Game):
    """The state."""

    players: int
    goal: int
    round: int
    danger: int
    gold: list[int]  # by player
    hand: list[tuple[int, ...]]  # by player
    deck: tuple[int, ...]
    votes: tuple[int, ...]  # secret until all are in
    stage: tuple[tuple[int, ...], int]  # only there to have a nested field

    def arbiter(self) -> int:
        """Seat after the round's number."""
        return self.round % self.players


def begin_round(game: Toy) -> None:
    """Everybody draws, then everybody has a turn, then the vote."""
    if game.round >= game.param[ROUNDS]:
        game.end(OUT_OF_TIME)
    game.round += 1
    for player in range(game.players):
        if game.deck:
            *rest, card = game.deck
            game.deck, game.hand[player] = tuple(rest), (*game.hand[player], card)
            game.emit(DREW, player, card)
    for player in range(game.players):
        game.do(turn, player)
    game.do(ask_vote, 0)
    game.do(end_round)


def turn(game: Toy, player: int) -> None:
    """One thing to do."""
    options: list[Answer] = [(PUSH, die) for die in (1, 2)]
    if game.hand[player]:
        options.append((TRADE,))
    if game.gold[player] > 3:
        options.append((REST, game.round))
    game.ask(player, "action", options)
    game.receive(act, player)


def act(game: Toy, answer: Answer, player: int) -> None:
    """Push your luck, trade cards for gold, or rest."""
    match answer:
        case (0, dice):
            for _ in range(dice):
                game.do(roll_once, player)
        case (1,):
            game.do(pick, player, "card", game.hand[player], 1, 3)
            game.receive(trade, player)
        case _:
            ongoing_effects.change(
                game,
                ongoing_effects.Origin("toy", player, 0, game.round + 1),
                ongoing_effects.Change(SIDES, 1),
            )
            ongoing_effects.watch(
                game,
                ongoing_effects.Origin("toy", player, 0, game.round + 1),
                ROLLED,
                "rolled_high",
                "cheer",
                (player,),
                times=1,
            )


def roll_once(game: Toy, player: int) -> None:
    """A die: the highest face wakes the dragon, others are gold."""
    face = game.roll(DICE, game.param[SIDES])
    if face == 0:
        game.danger += 1
        if game.danger > game.players * 3:
            game.end(DRAGON)
    else:
        game.gold[player] += face // 2
    game.emit(ROLLED, player, face)


def rolled_high(game: Toy, owner: int, player: int, face: int) -> int:
    """Does the clause hold?"""
    return 0 if face >= 4 else 1


def cheer(game: Toy, owner: int, player: int, face: int) -> None:
    """The watcher gets gold for somebody's good roll."""
    game.gold[owner] += 1


def trade(game: Toy, cards: tuple[int, ...], player: int) -> None:
    """Cards for gold."""
    game.hand[player] = tuple(card for card in game.hand[player] if card not in cards)
    game.gold[player] += len(cards)


def ask_vote(game: Toy, player: int) -> None:
    """In turn, seen by nobody until all are in. Whoever has no gold has only one answer."""
    game.ask(player, "vote", [(YES,), (NO,)] if game.gold[player] else [(NO,)])
    game.receive(count_vote, player)


def count_vote(game: Toy, answer: Answer, player: int) -> None:
    """One vote is in."""
    game.votes = (*game.votes, int(answer[0] == YES))
    game.emit(PLEDGED, player, game.votes[-1])
    if player + 1 < game.players:
        game.do(ask_vote, player + 1)
    else:
        passed, game.votes = sum(game.votes) * 2 > game.players, ()
        game.emit(VOTED, int(passed))
        if passed and sum(game.gold) >= game.goal:
            game.end(TREASURE)


def end_round(game: Toy) -> None:
    """What lasts a round is over."""
    effect_lifetimes.expire(game, 0, game.round)
    game.emit(ROUND_ENDED, game.round)
    if game.round % 3 == 0:
        choose_option(game, game.arbiter(), "toy/the_odd_card", (1, 2, 4))
        game.receive(odd)
    game.do(begin_round)


def odd(game: Toy, option: int) -> None:
    """The card's options: danger, nothing, or something for the table to do."""
    if option == 1:
        game.danger += 1
    elif option == 4:
        manual(game, "toy/the_odd_card", 1)


def new_game(
    cards: CardSet, seed: int, *, players: int, treasure: str, rules: dict[str, int]
) -> Toy:
    """A game at its first decision."""
    game = Toy.blank(cards, seed, 2, 5, [rules.get("sides", 6), rules.get("rounds", 8)])
    game.players, game.goal, game.round, game.danger = (
        players,
        {"small": 12, "large": 30}[treasure],
        0,
        0,
    )
    game.gold, game.hand, game.votes, game.stage = [0] * players, [()] * players, (), ((1, 2), 3)
    game.deck = game.shuffled(DECK, range(20))
    game.do(begin_round)
    game.run()
    return game


def result(game: Game) -> dict[str, Any]:
    """The richest win the treasure."""
    assert isinstance(game, Toy)
    winners = (
        [player for player in range(game.players) if game.gold[player] == max(game.gold)]
        if game.cause == TREASURE
        else []
    )
    roles = ["rich" if game.gold[player] >= 5 else "poor" for player in range(game.players)]
    return {
        "cause": CAUSES[game.cause],
        "winners": winners,
        "roles": roles,
        "players": game.players,
        "rounds": game.round,
    }


def label(cards: CardSet, noun: str, value: int) -> tuple[str, str]:
    """A card's value is all anybody sees of it."""
    return f"{noun}_{value % 5}", f"a {noun} worth {value % 5}"


SHOWN = (
    Shown("round", lambda game, player: game.round),
    Shown("gold", lambda game, player: game.gold),
    Shown("hand", lambda game, player: sorted(card % 5 for card in game.hand[player])),
    Shown("hands", lambda game, player: [len(hand) for hand in game.hand]),
)
CAUSES = ("playing", "treasure", "dragon", "out of time")
RULESET = Ruleset(
    name="toy",
    version=1,
    game=Toy,
    steps=(
        begin_round,
        turn,
        act,
        roll_once,
        rolled_high,
        cheer,
        trade,
        ask_vote,
        count_vote,
        end_round,
        odd,
    ),
    option_kinds=(
        OptionKind("push", "roll[ {0} dice]", ("number",)),
        OptionKind("trade", "trade cards in"),
        OptionKind("rest", "rest", ("hidden",)),
        OptionKind("yes", "vote yes"),
        OptionKind("no", "vote no"),
        OptionKind("card", "trade {0}", ("card",)),
        OptionKind("done", "done"),
        OptionKind("number", "{0}", ("number",)),
        OptionKind("clause", "clause {0}", ("number",)),
        OptionKind("option", "{1} ({0})", ("path", "label")),
    ),
    events=(
        Event(
            "drew", (("player", "player"), ("card", "card")), private=("card",), seen_by=("player",)
        ),
        Event("rolled", (("player", "player"), ("face", "number"))),
        Event("voted", (("passed", "number"),)),
        Event("round_ended", (("round", "number"),)),
        Event(
            "pledged",
            (("player", "player"), ("vote", "number")),
            private=("vote",),
            seen_by=("player",),
        ),
    ),
    streams=("dice", "deck"),
    parameters=(Parameter("sides", 6, 2, 20), Parameter("rounds", 8, 1, 50)),
    settings=(
        Setting("players", "int", 3, "how many play", low=2, high=5),
        Setting(
            "treasure",
            "choice",
            "small",
            "how much is enough",
            choices=lambda cards: ("small", "large"),
        ),
    ),
    roles=("rich", "poor"),
    tables=lambda cards: None,
    new_game=new_game,
    result=result,
    label=label,
    view=lambda game, player: view_of(SHOWN, game, player),
    identity={"card": lambda game, card: card % 5},
    pieces={"player": lambda game, number: 0 <= number < game.players},
    causes=CAUSES,
    milestone="round_ended",
    sound=lambda game: (
        ""
        if len(game.gold) == len(game.hand) == game.players
        else "lists by player have the wrong length"
    ),
)
FACTS = (
    {
        "kind": "toy",
        "name": 'The "Odd" Card',
        "slug": "the_odd_card",
        "path": "toy/the_odd_card",
        "labels": {
            "options": [[1, "Go on"], [4, "待つ"]],
            "options.inner": [[2, "Go on!"], [3, "Wait"]],
        },
    },
)


def load(digest: str = "toyhash") -> CardSet:
    """The set of the toy."""

    def no_module(path: str) -> Any:
        raise LookupError(path)

    return CardSet(RULESET, Edition("toybox", "1.0", digest), FACTS, no_module)
