"""What a sentence needs of what was told before: the die that was spent, the card under way, why morale falls, who may know a card.

Sentences wait until nothing more belongs to them (a move and its exposure roll are one sentence) or until somebody chooses something, so the
lines told of a log are always the first lines told of any longer one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from dowlang.rulesets.dead_of_winter.types import NOBODY

if TYPE_CHECKING:
    from dowlang.engine.library import CardSet

Teller = Callable[..., None]  # (story, *payload of the event)
INDENT = "  "
_IRREGULAR = {"die": "dice", "crisis": "crises", "person": "people"}


def counted(number: int, thing: str) -> str:
    """A number of things, in words a person would write.

    >>> counted(1, "zombie"), counted(3, "die"), counted(2, "noise token")
    ('1 zombie', '3 dice', '2 noise tokens')
    """
    return f"{number} {thing if number == 1 else _IRREGULAR.get(thing, thing + 's')}"


def listed(names: Iterable[str]) -> str:
    """Names in a row.

    >>> listed(["Ada", "Ben", "Cy"])
    'Ada, Ben and Cy'
    """
    *rest, last = list(names) or ["nobody"]
    return f"{', '.join(rest)} and {last}" if rest else last


def sentence(text: str) -> str:
    """A capital at the beginning, a full stop at the end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "”", ":")) else f"{text}."


def grouped(names: Sequence[str]) -> str:
    """Names in a row, equal ones once with their number.

    >>> grouped(["Soup", "Axe", "Soup"])
    'Soup (2) and Axe'
    """
    return listed(name if names.count(name) == 1 else f"{name} ({names.count(name)})" for name in dict.fromkeys(names))


def told_together(kind: str, places: dict[str, int]) -> str:
    """One sentence for things of one kind at several places (or of several survivors).

    >>> told_together("zombie", {"the colony": 2, "the School": 1})
    '3 zombies come: 2 to the colony and 1 to the School'
    """
    total = sum(places.values())
    one = total == 1
    match kind:
        case "zombie" if len(places) > 1:
            return f"{total} zombies come: " + listed(f"{n} to {where}" for where, n in places.items())
        case "zombie":
            return f"{counted(total, 'zombie')} {'comes' if one else 'come'} to {listed(places)}"
        case "broken":
            return listed(f"{counted(n, 'barricade')} at {where}" for where, n in places.items()) + f" {'breaks' if one else 'break'}"
        case "built":
            return f"up {'goes' if one else 'go'} " + listed(f"{counted(n, 'barricade')} at {where}" for where, n in places.items())
        case "gone":
            return f"{counted(total, 'zombie')} {'is' if one else 'are'} taken away from {listed(places)}"
        case "hurt":
            return listed(f"{who} gets {counted(n, 'wound')}" for who, n in places.items())
    return listed(f"{counted(n, 'wound')} of {who}" for who, n in places.items()) + f" {'is' if one else 'are'} healed"


class Story:
    """The telling of one log, in progress."""

    def __init__(self, cards: CardSet, seat: int | None) -> None:
        self.cards, self.seat = cards, seat
        self.lines: list[str] = []  # ready to be given out
        self.begun = False  # has anything been told
        self.waiting = ""  # a sentence to which something may be added
        self.about = -1  # the survivor it speaks of
        self.depth = 1
        self.die = 0  # spent just now
        self.morale = -1  # -1: not known yet
        self.reasons: list[str] = []  # why something happens, innermost last
        self.cause = ""  # the nearest reason, for the next loss of morale only
        self.hurt = NOBODY  # the survivor whose token has been told with the roll
        self.contributed: list[int] = []
        self.search: list[int] = []  # cards drawn in the search under way
        self.noise = 0
        self.votes: list[tuple[int, int]] = []
        self.kept: dict[int, list[int]] = {}
        self.leaders: dict[int, int] = {}
        self.rolls: list[str] = []
        self.seen: tuple[str, list[str]] = ("", [])  # who sees or what reveals the cards that are told together
        self.searcher = NOBODY
        self.tally: dict[str, dict[str, int]] = {}  # kind of thing -> where -> how many, told together
        self.rolled: dict[str, list[int]] = {}  # noise dice by place
        self.played: list[int] = []  # items whose text is being carried out, the innermost last
        self.acting = ""  # name of the card whose granted ability is used
        self.spending_food = False
        self.in_colony_phase = False
        self.ends: list[tuple[int, ...]] = []  # goals told at the end
        self.main: tuple[int, int, int] | None = None
        self.exiled: set[int] = set()

    # ---- writing ---------------------------------------------------------------------------------------------------------------------
    def say(self, text: str) -> None:
        """A whole sentence."""
        self.settle()
        self.lines.append(INDENT * self.depth + sentence(text))

    def open(self, text: str, about: int = -1) -> None:
        """A sentence that may go on."""
        self.settle()
        self.waiting, self.about = text, about

    def add(self, text: str) -> None:
        """Go on with the open sentence, or make one of its own."""
        self.waiting += text

    def heading(self, text: str) -> None:
        """A line of its own, at the left edge, after an empty one."""
        self.settle()
        if self.begun:
            self.lines.append("")
        self.begun = True
        self.lines.append(text)

    def settle(self) -> None:
        """Nothing more belongs to what is waiting."""
        if self.waiting:
            self.lines.append(INDENT * self.depth + sentence(self.waiting))
            self.waiting, self.about = "", -1
        if self.tally or self.rolled or self.seen[1]:
            self._tell_tallies()

    def count(self, kind: str, where: str, number: int = 1) -> None:
        """Something that comes in numbers: told once the next thing happens."""
        if self.waiting or (self.tally and kind not in self.tally) or self.rolled or self.seen[1]:
            self.settle()
        places = self.tally.setdefault(kind, {})
        places[where] = places.get(where, 0) + number

    def noise_die(self, where: str, roll: int) -> None:
        """A die for a noise token; several at one place are told together."""
        if self.waiting or self.tally or self.seen[1] or (self.rolled and where not in self.rolled):
            self.settle()
        self.rolled.setdefault(where, []).append(roll)

    def show(self, who: str, card: str) -> None:
        """A card seen or revealed; several in a row are told together."""
        if self.waiting or self.tally or self.rolled or self.seen[0] != who:
            self.settle()
            self.seen = (who, [])
        self.seen[1].append(card)

    def _tell_tallies(self) -> None:
        (who, cards), self.seen = self.seen, ("", [])
        if cards:
            self.lines.append(INDENT * self.depth + sentence(f"{who} {grouped(cards)}"))
        tally, self.tally = self.tally, {}
        rolled, self.rolled = self.rolled, {}
        for where, rolls in rolled.items():
            self.lines.append(INDENT * self.depth + sentence(f"the noise at {where} is rolled for: {listed(str(r) for r in rolls)}"))
        for kind, places in tally.items():
            self.lines.append(INDENT * self.depth + sentence(told_together(kind, places)))

    # ---- names -----------------------------------------------------------------------------------------------------------------------
    def name(self, noun: str, number: int) -> str:
        """The name of a piece."""
        return str(self.cards.ruleset.label(self.cards, noun, number)[1])

    def player(self, number: int) -> str:
        """A player; at the table of a person, who that is."""
        return f"player {number + 1}" + (" (you)" if number == self.seat else "")

    def survivor(self, number: int) -> str:
        """A survivor's name."""
        return self.name("survivor", number)

    def item(self, number: int) -> str:
        """The name on a card."""
        return self.name("card", number)

    def place(self, number: int) -> str:
        """A location in a sentence."""
        return "the colony" if number == 0 else f"the {self.name('location', number)}"

    def card(self, kind: str, number: int) -> dict[str, object]:
        """The facts of a card."""
        return dict(self.cards.of_kind[kind][number])

    def sees(self, *players: int) -> bool:
        """May the listener know what only these players know?"""
        return self.seat is None or self.seat in players

    def secretly(self, item: int, *players: int) -> str:
        """A card by its name for those who know it, else `a card`."""
        return self.item(item) if self.sees(*players) else "a card"

    def with_die(self) -> str:
        """` with a 4`, when a die was just spent."""
        die, self.die = self.die, 0
        return f" with a {die}" if die else ""

    # ---- reasons ---------------------------------------------------------------------------------------------------------------------
    def because(self) -> str:
        """Why morale changes: the nearest reason, used up, or what is under way."""
        cause, self.cause = self.cause, ""
        reason = cause or (self.reasons[-1] if self.reasons else "")
        return f" ({reason})" if reason else ""

    def enter(self, reason: str) -> None:
        """Something begins that causes what follows; told one step to the right."""
        self.settle()
        self.reasons.append(reason)
        self.depth = 1 + len(self.reasons)

    def leave(self) -> None:
        """It is over."""
        self.settle()
        if self.reasons:
            self.reasons.pop()
        self.depth = 1 + len(self.reasons)

    def leave_all(self) -> None:
        """Nothing is under way any more."""
        self.settle()
        self.reasons.clear()
        self.played.clear()
        self.depth, self.cause, self.die, self.acting, self.hurt = 1, "", 0, "", NOBODY


def names_of(story: Story, survivors: Sequence[int]) -> str:
    """Survivors by name."""
    return listed(story.survivor(s) for s in survivors)
