"""Tellers of a game: what has happened is printed as it goes, as one seat may see it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dowlang.cli.output import emit
from dowlang.engine.plain_story import OWN, story
from dowlang.engine.player_log import HIDDEN, seen

if TYPE_CHECKING:
    from dowlang.cli.card_texts import CardTexts, Styled
    from dowlang.cli.terminal import Terminal
    from dowlang.engine.game import Game

BELOW = "      "  # where the text of a card stands below the line that names it


class Teller:
    """Prints what has happened since it last spoke, as one seat may see it (None: everything)."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game, self.seat, self.spoken, self.heard = game, seat, 0, 0

    def speak(self, ahead: int = 0) -> None:
        """Tell the news, if there are more than `ahead` entries of it."""
        log = self.game.log or []
        if len(log) - self.heard <= ahead:
            return
        lines = list(story(self.game.cards, log, self.seat))
        self.tell(lines)
        self.spoken, self.heard = max(self.spoken, len(lines)), len(log)

    def tell(self, lines: Sequence[str]) -> None:
        """Write the lines that have not been told."""
        for line in lines[self.spoken :]:
            emit(line + "\n")

    def catch_up(self) -> None:
        """Take what was played before this sitting as told."""
        self.forget()

    def forget(self) -> None:
        """Forget what was told of what an undo took back: it is not told again."""
        log = self.game.log or []
        self.spoken = len(list(story(self.game.cards, log, self.seat)))
        self.heard = len(log)


class PersonsTeller(Teller):
    """Tells a person: a page at a time, in colour, with the text of every card that is put
    before the players.
    """

    def __init__(self, game: Game, seat: int, texts: CardTexts, terminal: Terminal) -> None:
        super().__init__(game, seat)
        self.texts, self.terminal = texts, terminal
        speech = game.cards.speech
        self._own = speech.said("you-mark").strip() if speech.language else OWN.strip()
        self.shown: set[str] = set()  # cards shown since the person's last action
        self._before: list[Styled] = []  # what was told of the person's last turn and after it
        self._lately: list[Styled] = []  # what has been told since a turn of the person's began

    @property
    def news(self) -> list[Styled]:
        """Return what was told since the person's last turn began, and of the one under way."""
        return self._before + self._lately

    def tell(self, lines: Sequence[str]) -> None:
        """Write the new lines, and below each that names a card laid open the card's text."""
        self.terminal.page(self._heard(lines))

    def catch_up(self) -> None:
        """Take what was played before this sitting as told. The news of the last turn stay."""
        self._heard(list(story(self.game.cards, self.game.log or [], self.seat)))
        super().catch_up()

    def _heard(self, lines: Sequence[str]) -> list[Styled]:
        """Return the new lines, which are kept as news."""
        new = list(self._styled(lines))
        for line in new:
            if line[1] == "heading" and self._own in line[0]:
                self._before, self._lately = self._lately, []
            self._lately.append(line)
        return new

    def _styled(self, lines: Sequence[str]) -> Iterator[Styled]:
        below = self._laid_open()
        for number, line in enumerate(lines):
            if number >= self.spoken:
                yield line, "heading" if line[:1].strip() else "own" if self._own in line else ""
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
        """Return the number of lines told by then -> the cards that were put before the seat since
        it last heard.
        """
        cards, log = self.game.cards, self.game.log or []
        ruleset, out = cards.ruleset, defaultdict(list)
        screen = ruleset.screen
        if screen is None or self.seat is None:
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
                told = len(list(story(cards, log[: place + 1], self.seat)))
                out[max(told, self.spoken + 1)].append(path)
        return out
