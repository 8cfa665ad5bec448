"""Put to a player the questions of a card: its options, its offers, a pot that all fill together.

Also note instructions of a card that lie outside the game. An offer depends only on what the player
may see: the caller asks about the chooser's own hidden pieces, never about those of others (here:
each giver is asked about what the giver holds, whoever else may hold something). An offer that is
not possible is not asked and counts as declined. An answer is (kind, card, number on the card) as
far as the ruleset declares arguments for the kind. Labels and lines of offers lie in the facts of
the card.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer, Seat, Seats
from dowlang.engine.piece_choices import pick
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.voting import clockwise

Shares = tuple[tuple[int, tuple[int, ...]], ...]  # (giver, pieces) of one pot
# kind of the pieces, how many, the name of a function `(game, *locals, giver)` that tells what one
# player could give, and its locals
Pot = tuple[str, int, str, tuple[object, ...]]
# the same, and whether everybody is asked a second time, for all that is still missing (0 or 1)
Collection = tuple[str, int, str, tuple[object, ...], int]


def card_number(game: RunningGame, card: str) -> int:
    """Return the number of a card among all cards of the set, by its path. Raises `KeyError`."""
    return game.cards.card_numbers[card]


def answer_of(game: RunningGame, kind: str, card: str, number: int) -> Answer:
    """Return the answer of that kind about a numbered part of a card."""
    ruleset = game.cards.ruleset
    place = ruleset.option_number[kind]
    return (place, card_number(game, card), number)[
        : 1 + len(ruleset.option_kinds[place].arguments)
    ]


def choose_option(game: RunningGame, player: Seat, card: str, numbers: tuple[int, ...]) -> None:
    """Give the number of the option that the player takes, or 0 when none is possible.

    `numbers` are those possible now.
    """
    game.ask(player, "option", [answer_of(game, "option", card, number) for number in numbers])
    game.receive(take_option)


def take_option(game: RunningGame, answer: Answer) -> None:
    """Give on the number of the option, the last argument of the answer."""
    game.give(answer[-1] if answer else 0)


def offer(game: RunningGame, player: Seat, card: str, number: int, possible: bool) -> None:
    """Give 1 when the player takes the offer, 0 when it is declined or not possible."""
    if not possible:
        game.give(0)
        return
    game.ask(
        player,
        "offer",
        [answer_of(game, "accept", card, number), answer_of(game, "decline", card, number)],
    )
    game.receive(take_offer)


def take_offer(game: RunningGame, answer: Answer) -> None:
    """Give on 1 for accept, else 0."""
    game.give(int(answer[0] == game.cards.ruleset.option_number["accept"]))


def together(game: RunningGame, players: Seats, pot: Pot, must: int = 0, start: Seat = -1) -> None:
    """Give what the players put into a pot: ((giver, pieces), …), or () when it falls short.

    Asked clockwise from `start` (else `Hooks.first_asked`), openly, each from nothing to all that
    is missing. A count below 1 is reached by nobody giving anything. `must`: what is missing after
    that each gives in the same order, as far as it is there, so that nobody learns what the others
    hold.
    """
    asked = clockwise(game, players, start)
    game.do(ask_giver, asked + asked if must else asked, (*pot, must), ((),))


def all_together(
    game: RunningGame, players: Seats, pots: tuple[Pot, ...], start: Seat = -1
) -> None:
    """Give what the players put in for several pots, each ((giver, pieces), …), or () when one
    of them falls short: then nothing is given.
    """
    game.do(ask_pot, clockwise(game, players, start), pots, ())


def ask_pot(
    game: RunningGame, players: Seats, pots: tuple[Pot, ...], filled: tuple[Shares, ...]
) -> None:
    """Ask for the next pot. Pieces put into an earlier pot are no candidates any more."""
    if not pots:
        game.give(filled)
        return
    game.do(ask_giver, players, (*pots[0], 0), (*filled, ()))
    game.receive(pot_filled, players, pots, filled)


def pot_filled(
    game: RunningGame,
    shares: Shares,
    players: Seats,
    pots: tuple[Pot, ...],
    filled: tuple[Shares, ...],
) -> None:
    """Go on to the next pot, or give on nothing at all."""
    if shares:
        game.do(ask_pot, players, pots[1:], (*filled, shares))
    else:
        game.give(())


def ask_giver(
    game: RunningGame, players: Seats, pot: Collection, filled: tuple[Shares, ...]
) -> None:
    """Ask the next player, until nothing is missing or nobody is left.

    `filled` holds the shares of earlier pots, and at its end those of this one.
    """
    kind, count, candidates, local, must = pot
    given = filled[-1]
    missing = count - sum(len(pieces) for _, pieces in given)
    if missing <= 0:
        game.give(given or ((game.active(), ()),))
    elif not players:
        game.give(())
    else:
        laid = [piece for shares in filled for _, pieces in shares for piece in pieces]
        left = left_of(game.cards.steps[candidates](game, *local, players[0]), laid)
        second_time = must and players[0] not in players[1:]
        game.do(pick, players[0], kind, left, missing if second_time else 0, missing)
        game.receive(take_share, players, pot, filled)


def left_of(own: tuple[int, ...], laid: list[int]) -> tuple[int, ...]:
    """Return the pieces without those that lie in a pot. Pieces may be equal, as dice are: of two
    sixes one is left when one has been put in.
    """
    left = list(own)
    for piece in laid:
        if piece in left:
            left.remove(piece)
    return tuple(left)


def take_share(
    game: RunningGame,
    pieces: tuple[int, ...],
    players: Seats,
    pot: Collection,
    filled: tuple[Shares, ...],
) -> None:
    """Note what one player gives."""
    if pieces:
        filled = (*filled[:-1], (*filled[-1], (players[0], pieces)))
    game.do(ask_giver, players[1:], pot, filled)


def carry_out(game: RunningGame, card: str, you: Seat) -> None:
    """Carry out a block that a set defines for all its cards."""
    game.do(game.cards.handler(card)["start"], you)


def manual(game: RunningGame, card: str, number: int) -> None:
    """Note in the journal something outside the game, for the table to carry out."""
    if game.log is not None:
        game.log.append(("manual", card, number))


STEPS = (
    choose_option,
    take_option,
    offer,
    take_offer,
    together,
    all_together,
    ask_pot,
    pot_filled,
    ask_giver,
    take_share,
    carry_out,
    manual,
)
