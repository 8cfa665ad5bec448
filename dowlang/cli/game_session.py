"""A game at the terminal: agents and a person taking turns, told as it goes."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from dowlang.cli.output import emit

if TYPE_CHECKING:
    from dowlang.cli.card_texts import CardTexts, Styled
    from dowlang.cli.human_player import Person
    from dowlang.cli.terminal import Terminal
    from dowlang.engine.game import Game

AHEAD = 120  # entries of the log between two tellings when nobody waits for them
BELOW = "      "  # where the text of a card stands below the line that names it


class Ending(Enum):
    """The way a sitting at the table ended: the game did, the person stopped, or left at a
    question.
    """

    OVER = "over"
    STOPPED = "stopped"
    INTERRUPTED = "interrupted"


def fresh_seed() -> int:
    """A seed nobody has chosen: small enough to be read out."""
    return int.from_bytes(os.urandom(4), "big") % 1_000_000


class Teller:
    """Prints what has happened since it last spoke, as one seat may see it (None: everything)."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game, self.seat, self.spoken, self.heard = game, seat, 0, 0

    def speak(self, ahead: int = 0) -> None:
        """Tell the news, if there are more than `ahead` entries of it."""
        log = self.game.log or []
        narrate = self.game.cards.ruleset.narrate
        if narrate is None or len(log) - self.heard <= ahead:
            return
        lines = list(narrate(self.game.cards, log, self.seat))
        self.tell(lines)
        self.spoken, self.heard = max(self.spoken, len(lines)), len(log)

    def tell(self, lines: Sequence[str]) -> None:
        """Write the lines that have not been told."""
        for line in lines[self.spoken :]:
            emit(line + "\n")

    def forget(self) -> None:
        """After an undo: what was told of it is not told again."""
        narrate = self.game.cards.ruleset.narrate
        log = self.game.log or []
        self.spoken = len(list(narrate(self.game.cards, log, self.seat))) if narrate else 0
        self.heard = len(log)


class PersonsTeller(Teller):
    """Tells a person: a page at a time, in colour, with the text of every card that is put
    before the players.
    """

    def __init__(self, game: Game, seat: int, texts: CardTexts, terminal: Terminal) -> None:
        super().__init__(game, seat)
        self.texts, self.terminal = texts, terminal
        self.shown: set[str] = set()  # cards shown since the person's last action
        self.lately: list[Styled] = []  # what was told since the person's last decision
        self._answered = False

    def answered(self) -> None:
        """The person has decided: what is told from now on is news."""
        self._answered = True

    def tell(self, lines: Sequence[str]) -> None:
        """Write the new lines, and below each that names a card laid open the card's text."""
        if self._answered:
            self.lately, self._answered = [], False
        new = list(self._styled(lines))
        self.lately += new
        self.terminal.page(new)

    def _styled(self, lines: Sequence[str]) -> Iterator[Styled]:
        below = self._laid_open()
        for number, line in enumerate(lines):
            if number >= self.spoken:
                yield line, "heading" if line[:1].strip() else "own" if "(you)" in line else ""
            for path in below.get(number + 1, ()):
                self.shown.add(path)
                for text in self.texts.rules(path, BELOW, self._side(path)):
                    yield text, "card"

    def _side(self, path: str) -> str:
        screen = self.game.cards.ruleset.screen
        kind = str(self.game.cards.paths[path]["kind"])
        return (
            screen.side(self.game.view(self.seat), kind)
            if screen is not None and self.seat is not None
            else ""
        )

    def _laid_open(self) -> dict[int, list[str]]:
        """Number of lines told by then -> the cards that were put before the seat since it last
        heard.
        """
        from dowlang.engine.views import HIDDEN, seen

        cards, log = self.game.cards, self.game.log or []
        ruleset, out = cards.ruleset, defaultdict(list)
        screen, narrate = ruleset.screen, ruleset.narrate
        if screen is None or narrate is None or self.seat is None:
            return {}
        for place in range(self.heard, len(log)):
            entry = log[place]
            event = ruleset.events[entry[0]] if isinstance(entry[0], int) else None
            if event is None or event.name not in screen.laid_open:
                continue
            names = [name for name, _ in event.fields]
            at = names.index(screen.laid_open[event.name])
            value = seen(event, entry[1:], self.seat)[1 + at]
            path = "" if value is HIDDEN else screen.piece(cards, event.fields[at][1], value)
            if path:
                told = len(list(narrate(cards, log[: place + 1], self.seat)))
                out[max(told, self.spoken + 1)].append(path)
        return out


def conduct(
    game: Game,
    agents: Sequence[str],
    seed: int,
    *,
    human: int | None,
    show: bool,
    quiet: bool,
    place: str = "",
) -> Ending:
    """Play on until the game is over or the person leaves, told as it goes unless `quiet`.

    `place` is where the set's files lie.
    """
    from dowlang.agents import make

    teller, person = _seat(game, human, place)
    seated = {}
    rounds = _rounds(game)
    while not game.is_over:
        seat = game.stack[-1][1]
        if not quiet:
            teller.speak(
                AHEAD if teller.spoken and seat != human else 0
            )  # the first news at once, since somebody waits for it
        if show and not quiet and human is None and (now := _rounds(game)) != rounds:
            rounds = now
            teller.speak()
            _show(game, None)
        if person is not None and seat == human:
            try:
                if not person.answered(show):
                    return Ending.STOPPED
            except KeyboardInterrupt:  # at a question the state is whole, so it can be saved
                emit("\n")
                return Ending.INTERRUPTED
            continue
        if seat not in seated:
            seated[seat] = make(agents[seat if len(agents) > 1 else 0], game.cards, seed, seat)
        game.choose(seated[seat].choose(game.view(seat), game.decision))
    if not quiet:
        teller.speak()
        if show:
            _show(game, human)
    return Ending.OVER


def _rounds(game: Game) -> int:
    """Return the number of rounds that have ended, 0 in a game without an event for it."""
    number = game.cards.ruleset.event_number.get(game.cards.ruleset.milestone, -1)
    return sum(entry[0] == number for entry in game.log or ())


def tell_whole(game: Game) -> None:
    """The whole story of a recorded game."""
    Teller(game, None).speak()


def _seat(game: Game, human: int | None, place: str) -> tuple[Teller, Person | None]:
    """Return the teller of the game, and the person at the table if there is one."""
    if human is None:
        return Teller(game, None), None
    from dowlang.cli.card_texts import CardTexts, texts_of
    from dowlang.cli.human_player import Person
    from dowlang.cli.terminal import Terminal

    texts, terminal = CardTexts(game.cards, lambda: texts_of(place)), Terminal()
    teller = PersonsTeller(game, human, texts, terminal)
    return teller, Person(game, human, teller, texts, terminal)


def _show(game: Game, seat: int | None) -> None:
    board = game.cards.ruleset.board
    if board is not None:
        emit(str(board(game, seat)) + "\n")
