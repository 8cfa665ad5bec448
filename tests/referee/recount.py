"""Recount a game by its story: every line is read as a person reads it, and nothing else is known.

`Referee.hear` takes the printed lines one after the other. What a line changes is written down in
`Account`; a sentence that the referee does not understand raises `Unheard`, and an account that
cannot be (a die spent that was not there) raises `Wrong`. The names of the cards are known, as to
everybody at a table who has the cards in hand; nothing of the state, the log or the set-up is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

COLONY = "the colony"


class Unheard(AssertionError):
    """A sentence of the story that the referee does not understand."""


class Wrong(AssertionError):
    """A sentence that cannot be, by what the story has told so far."""


@dataclass
class Person:
    """A survivor in play."""

    owner: int
    place: str
    wounds: int = 0
    frostbite: int = 0
    equipment: Counter[str] = field(default_factory=Counter)
    tucked: int = 0


@dataclass
class Account:
    """What the referee has counted."""

    morale: int = -1
    left: int = -1
    round: int = 0
    food: int = -1
    starvation: int = 0
    helpless: int = 0
    waste: int = 0
    crisis: int = 0
    first: int = -1
    hands: Counter[int] = field(default_factory=Counter)
    unused: dict[int, list[int]] = field(default_factory=dict)
    spent: dict[int, list[int]] = field(default_factory=dict)
    zombies: Counter[tuple[str, int]] = field(default_factory=Counter)
    barricades: Counter[tuple[str, int]] = field(default_factory=Counter)
    noise: Counter[str] = field(default_factory=Counter)
    people: dict[str, Person] = field(default_factory=dict)
    aside: dict[str, Person] = field(default_factory=dict)
    leaders: dict[int, str] = field(default_factory=dict)
    exiled: set[int] = field(default_factory=set)
    out: set[int] = field(default_factory=set)
    over: bool = False


Reader = Callable[["Referee", re.Match[str]], None]
READERS: list[tuple[re.Pattern[str], Reader]] = []

WHO = r"player (?:\d)(?: \(you\))?"
PLACE = r"the (?:colony|[A-Z][\w' -]*?)"
ENTRANCE = r"(?: \(entrances? ([\d, and]+)\))?"


def heard(pattern: str) -> Callable[[Reader], Reader]:
    """Declare how a sentence is read; `<who>`, `<place>`, `<name>`, `<count>` stand for what
    they say.
    """

    def declare(reader: Reader) -> Reader:
        READERS.append((re.compile(pattern), reader))
        return reader

    return declare


class Referee:
    """Hears a story line by line and keeps the account.

    `free` are the crises that ask for no points (`prevented if`): of every other the points are
    told.
    """

    def __init__(
        self, cards: Iterable[str], items: Iterable[str], free: Iterable[str] = ()
    ) -> None:
        self.account, self.free = Account(), frozenset(free)
        self.cards, self.items = frozenset(cards), sorted(items, key=len, reverse=True)

    def hear(self, lines: Iterable[str]) -> None:
        """Read lines and write down what they change."""
        for line in lines:
            text = line.strip()
            if text:
                self.line(text.replace(" (you)", ""))

    def line(self, text: str) -> None:
        """Read one sentence. The first reader that understands the whole of it counts."""
        if text.endswith(":") and text[:-1].removeprefix("Ability of ") in self.cards:
            return  # a card that is carried out now
        for pattern, reader in READERS:
            match = pattern.fullmatch(text)
            if match is not None:
                reader(self, match)
                return
        raise Unheard(text)

    # ---- words inside a sentence
    def read_cards(self, text: str) -> tuple[list[str], str]:
        """The cards that a phrase begins with, each as often as it is there (`Axe (2), Soup and
        Rope`; "" for one that is not named), and the rest of the phrase: where they come from.
        """
        if plain := re.match(r"(?:[Aa] card|(\d+) cards)", text):
            return [""] * int(plain[1] or 1), text[plain.end() :]
        out: list[str] = []
        while True:
            name = next(
                (
                    n
                    for n in self.items
                    if text.startswith(n) and not text[len(n) : len(n) + 1].isalpha()
                ),
                None,
            )
            if name is None:
                raise Unheard(f"cards: {text}")
            text = text[len(name) :]
            many = re.match(r" \((\d+)\)", text)
            out += [name] * (int(many[1]) if many else 1)
            text = text[many.end() :] if many else text
            more = re.match(r", | and ", text)
            if more is None:
                return out, text
            text = text[more.end() :]

    def count(self, text: str) -> int:
        """How many cards are named, and nothing else."""
        cards, rest = self.read_cards(text)
        if rest:
            raise Unheard(f"cards: {text}")
        return len(cards)

    def leave(self, text: str, player: int | None) -> int:
        """Cards leave where they were: the place that the phrase names, else the hand of the
        player. Returns how many.

        A phrase is like `Axe from the hand of player 2`, `Soup (2) from the waste pile`, `a card
        from the School deck`, `Rope of Ada`.
        """
        cards, source = self.read_cards(text)
        account, source = self.account, source.strip()
        if not source:
            if player is not None:
                account.hands[player] -= len(cards)
        elif hand := re.fullmatch(r"from the hand of player (\d)", source):
            account.hands[int(hand[1]) - 1] -= len(cards)
        elif source == "from the waste pile":
            account.waste -= len(cards)
        elif source == "from the crisis":
            account.crisis -= len(cards)
        elif source.startswith("of ") or source.removeprefix("from ") in account.people:
            self.take_off(source.removeprefix("of ").removeprefix("from "), cards)
        elif not re.fullmatch(
            r"from (?:the [\w' -]+ deck|the removed cards|the box|the stakes)", source
        ):
            raise Unheard(f"where from: {source}")
        if min([*account.hands.values(), account.waste, account.crisis, 0]) < 0:
            raise Wrong(f"fewer cards than none: {text}")
        return len(cards)

    def take_off(self, name: str, cards: Iterable[str]) -> None:
        """Equipment leaves a survivor."""
        equipment = self.person(name).equipment
        for card in cards:
            if not equipment[card]:
                raise Wrong(f"{name} has no {card}")
            equipment[card] -= 1

    def person(self, name: str) -> Person:
        """A survivor in play."""
        if name not in self.account.people:
            raise Wrong(f"{name} is not in play")
        return self.account.people[name]

    def spend(self, player: int, die: str | int | None) -> None:
        """A die goes from the unused to the used ones."""
        if die is not None:
            self.lose(player, die)
            self.account.spent.setdefault(player, []).append(int(die))

    def lose(self, player: int, die: str | int) -> None:
        """An unused die is not there any more."""
        pool = self.account.unused.get(player, [])
        if int(die) not in pool:
            raise Wrong(f"player {player + 1} has no {die}: {pool}")
        pool.remove(int(die))

    def gain(self, player: int, die: str | int) -> None:
        """One more unused die."""
        self.account.unused.setdefault(player, []).append(int(die))

    def at(self, place: str, entrances: str | None, count: int) -> list[tuple[str, int]]:
        """The spaces that a sentence names: a place, its entrances where it has several."""
        if place == COLONY:
            numbers = [int(n) for n in re.findall(r"\d+", entrances or "")]
            if len(numbers) != count:
                raise Unheard(f"entrances of {count} at {place}: {entrances}")
            return [(place, n) for n in numbers]
        return [(place, 0)] * count

    def change(
        self, board: Counter[tuple[str, int]], spaces: list[tuple[str, int]], by: int
    ) -> None:
        """Something comes to spaces or leaves them."""
        for space in spaces:
            board[space] += by
            if board[space] < 0:
                raise Wrong(f"fewer than none at {space}")


def seat(number: str) -> int:
    """A player as the account numbers them."""
    return int(number) - 1
