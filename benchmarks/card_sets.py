"""Generated sets: one of the full game's size, and sets of thousands of cards of twelve lines each.

A set is a function of its seed.

The lines are those that people write (compare `cards/base`), with numbers, places, names and texts
drawn anew for each card; what a card may say is the vocabulary's, so every set checks. Nothing here
is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

BASE = Path(__file__).parent.parent / "cards" / "base"
LINES = 12
SIZES = {
    "crossroads": 80,
    "crisis": 20,
    "objective": 10,
    "secret": 24,
    "betrayal": 10,
    "exile": 10,
    "survivor": 30,
    "item": 145,
}
"""The full game: 329 cards."""

PLACES = ("School", "Library", "Hospital", "Police Station", "Gas Station", "Grocery Store")
SYMBOLS = ("food", "fuel", "medicine", "tool", "weapon", "education")
FIRST = """
amber bitter borrowed brass broken burning careful cold copper crooked distant dusty early empty
faded fallen familiar frozen gentle grey hidden hollow honest hungry iron last late little lonely
long lost low narrow old open paper patient quiet ragged red rusty second short silent silver slow
small smoky stolen strange sudden thin tired unlit warm weary white wooden yellow
"""
SECOND = """
alarm anthem apron attic axle ballad banner barrel basket bell bench blanket bonfire bottle branch
bridge bucket candle carpet cellar chair choir clock coat compass corridor cradle curtain dinner
doorway drum engine envelope feather fence ferry fiddle flare footprint fountain furnace garden gate
glove hallway harbour hatch hearth hinge kettle key kitchen ladder lantern ledger letter lullaby map
mattress mirror needle orchard paddle pantry parade pillow porch quarry radio ribbon roof scarf shed
shovel signal sled stable staircase stove tent thimble toolbox tower tunnel vase wagon well whistle
window
"""

ADJECTIVES, NOUNS = FIRST.split(), SECOND.split()

WHEN = (
    "when you search {place}",
    "when you search",
    "when you play {a_symbol} card",
    "when you kill a zombie",
    "when you build a barricade",
    "when you spend food",
    "when you heal a survivor",
    "when you attack a survivor",
    "when you move a survivor",
)
IF = (
    "morale <= {n}",
    "morale >= {n}",
    "food >= {n}",
    "zombies at the colony > {n}",
    "helpless survivors >= {n}",
    "zombies at {place} >= {n}",
    "there is a survivor at {place}",
    "you control a survivor at {place}",
    "you control a non-exiled survivor outside the colony",
    "barricades at {place} = 0",
    "{symbol} cards you hold >= {n}",
    "survivors you control >= {n}",
    "cards in the waste pile >= {n}",
)
DO = (
    "add {n} zombies to {place}",
    "add {n} zombies to the colony",
    "add {n} food",
    "remove up to {n} food",
    "gain {n} morale",
    "lose {n} morale",
    "draw up to {n} cards from the {place} deck",
    "discard {n} cards",
    "remove up to {n} zombies from {place}",
    "add up to {n} barricades to {place}",
    "add {n} helpless survivors",
    "remove {n} wounds from a survivor at {place}, if able",
    "kill up to {n} zombies at {place}",
    "fill {place} with noise",
    "remove all noise from {place}",
    "each player discards {n} cards, if able",
    "gain {n} dice",
    "remove all but {n} food",
    "take 1 {symbol} card from the waste pile, if able",
    "a survivor you control gets 1 wound",
    "look at the top {n} cards of the {place} deck",
    "each player draws 1 card from the {place} deck",
    "add 1 zombie to each location outside the colony",
    "remove 1 wound from each survivor at {place}, if able",
    "move up to {n} zombies from {place} to a location outside the colony",
    "search the {place} deck for 1 {symbol} card",
)
RULE = (
    "players cannot spend food",
    "you cannot add cards to the crisis",
    "each player rolls 1 fewer die",
    "crises need {n} fewer points",
    "survivors you control do not roll exposure when moving",
)
FOR = (
    "until the end of this turn",
    "until the end of this round",
    "until the end of next round",
    "for the rest of the game",
)
HOLDS = (
    "{symbol} cards you hold >= {n}",
    "survivors you control >= {n}",
    "food >= {n}",
    "morale >= {n}",
    "helpless survivors >= {n}",
    "zombies at the colony <= {n}",
    "survivors you control outside the colony = 0",
    "barricades at {place} >= {n}",
)
PASSIVE = (
    '"{name}" ignores frostbite',
    '"{name}" does not roll exposure when moving, once per round',
)


class Writer:
    """Writes the cards of one set, each under a name of its own."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._names = [f"{first} {second}".title() for first in ADJECTIVES for second in NOUNS]
        self.random.shuffle(self._names)

    def name(self) -> str:
        """A name that no other card of the set has."""
        return self._names.pop()

    def line(self, among: tuple[str, ...], name: str = "") -> str:
        """One of the lines, its placeholders filled."""
        values: Mapping[str, Callable[[], object]] = {
            "n": lambda: self.random.randrange(2, 7),
            "place": lambda: f'"{self.random.choice(PLACES)}"',
            "symbol": lambda: self.random.choice(SYMBOLS),
            "name": lambda: name,
            "a_symbol": lambda: re.sub("^a (?=[aeiou])", "an ", f"a {self.random.choice(SYMBOLS)}"),
        }
        return re.sub(
            r"\{(\w+)\}",
            lambda placeholder: str(values[placeholder[1]]()),
            self.random.choice(among),
        )

    def text(self) -> str:
        """Something to print on a card."""
        words = [
            self.random.choice(ADJECTIVES),
            *self.random.sample(NOUNS, 3),
            str(self.random.randrange(1000)),
        ]
        return " ".join(words).capitalize() + "."

    def label(self, number: int) -> str:
        """What an option is called; `number` keeps those of one card apart."""
        return (
            f"{self.random.choice(NOUNS).capitalize()} the {self.random.choice(NOUNS)} "
            f"{('now', 'later', 'never')[number]}"
        )

    def head(self, kind: str, name: str) -> list[str]:
        """The first two lines of a card."""
        return [f'{kind} "{name}"', f'    flavor "{self.text()}"']

    def effects(self, count: int, depth: int) -> Iterator[str]:
        """Lines that do something, `count` in all."""
        margin = "    " * depth
        while count:
            if count >= 3 and self.random.random() < 0.3:
                yield f"{margin}if {self.line(IF)}"
                yield f"{margin}    {self.line(DO)}"
                count -= 2
            elif count >= 2 and self.random.random() < 0.15:
                yield f"{margin}{self.random.choice(FOR)}"
                yield f"{margin}    {self.line(RULE)}"
                count -= 2
            else:
                yield margin + self.line(DO)
                count -= 1

    def crossroads(self, name: str, lines: int) -> list[str]:
        """A crossroads card of at least eight lines: options, or a vote."""
        trigger = self.line(WHEN) + (f" if {self.line(IF)}" if self.random.random() < 0.4 else "")
        out = [
            *self.head("crossroads", name),
            f"    {trigger if self.random.random() < 0.6 else 'if ' + self.line(IF)}",
        ]
        left = lines - len(out)
        if self.random.random() < 0.25:
            out.append(
                "    vote by players with a survivor at the colony, ties go to the first player"
            )
            part = (left - 3) // 2
            out += [f'        passes "{self.label(0)}"', *self.effects(part, 3)]
            return [*out, f'        fails "{self.label(1)}"', *self.effects(left - 3 - part, 3)]
        options = 3 if left >= 9 and self.random.random() < 0.3 else 2
        part = left // options
        for number in range(options):
            rest = part if number < options - 1 else left - part * (options - 1)
            condition = f" if {self.line(IF)}" if self.random.random() < 0.2 else ""
            out += [f'    option "{self.label(number)}"{condition}', *self.effects(rest - 1, 2)]
        return out

    def crisis(self, name: str, lines: int) -> list[str]:
        """A crisis with what happens when it is not prevented, and for more cards than wanted."""
        symbols = ", ".join(self.random.sample(SYMBOLS, self.random.choice((1, 2))))
        out = [
            *self.head("crisis", name),
            f"    prevent with {symbols}",
            "    failure",
            *(  # no turn is under way
                row.replace("until the end of this turn", "until the end of next turn")
                for row in self.effects(lines - 6, 2)
            ),
        ]
        return [
            *out,
            f"    optional {self.random.randrange(2, 5)} {self.random.choice(SYMBOLS)} cards",
            f"        {self.line(DO)}",
        ]

    def item(self, name: str, lines: int) -> list[str]:
        """An item of two or three decks, played or carried."""
        places = self.random.sample(PLACES, self.random.choice((1, 2)))
        where = ", ".join(f'in "{place}" x {self.random.randrange(1, 4)}' for place in places)
        out = [f'item "{name}"', f"    {self.random.choice(SYMBOLS)}, {where}"]
        if self.random.random() < 0.6:
            return [*out, "    play", *self.effects(lines - 3, 2)]
        die = f"{self.random.randrange(1, 6)}+, once per {self.random.choice(('turn', 'round'))}"
        return [
            *out,
            "    equip",
            f"        the bearer has the ability {die}",
            *self.effects(lines - 4, 3),
        ]

    def survivor(self, name: str, lines: int) -> list[str]:
        """A survivor with an ability, or in few lines something that always holds."""
        attack, search = self.random.randrange(1, 7), self.random.randrange(1, 7)
        out = [*self.head("survivor", name), f'    occupation "{self.random.choice(NOUNS)} keeper"']
        out += [
            f"    {self.random.choice(('female', 'male', 'animal'))}",
            f"    influence {self.random.randrange(10, 90)}",
        ]
        out += [
            f"    attack {attack}+",
            f"    search {search}+",
            f'    at "{self.random.choice(PLACES)}"',
        ]
        if self.random.random() < 0.3 and lines <= len(out) + 2:
            return [*out, "    passive", f"        {self.line(PASSIVE, name)}"]
        return [
            *out,
            f"    ability {self.random.randrange(1, 6)}+, once per round",
            *self.effects(lines - len(out) - 1, 2),
        ]

    def goal(self, kind: str, name: str) -> list[str]:
        """A secret, betrayal or exile objective."""
        first = {
            "secret": "the main objective is complete",
            "betrayal": "morale = 0",
            "exile": "the main objective is not complete",
        }[kind]
        return [
            *self.head(kind, name),
            f"    goal {first} and {self.line(HOLDS)} and {self.line(HOLDS)}",
        ]

    def objective(self, name: str) -> list[str]:
        """A main objective with both sides."""
        numbers = [self.random.randrange(2, 8) for _ in range(7)]
        place = self.random.choice(PLACES)
        return [
            *self.head("objective", name),
            f"    time {self.random.choice(('short', 'medium', 'long'))}",
            "    standard",
            "        setup",
            f"            morale {numbers[0]}",
            f"            rounds {numbers[1]}",
            f"            food {numbers[2]}",
            f"            add {numbers[3]} zombies to the colony",
            f'        goal {self.line(HOLDS[2:6])} and barricades at "{place}" >= {numbers[4]}',
            "    hardcore like standard, except",
            "        setup",
            f"            morale {numbers[5]}",
            f"        goal food >= {numbers[6]} * starting players",
        ]

    def card(self, kind: str, lines: int) -> list[str]:
        """A card of a kind; those with a block have that many lines."""
        name = self.name()
        match kind:
            case "crossroads":
                return self.crossroads(name, lines)
            case "crisis":
                return self.crisis(name, lines)
            case "item":
                return self.item(name, lines)
            case "survivor":
                return self.survivor(name, lines)
            case "objective":
                return self.objective(name)
            case _:
                return self.goal(kind, name)

    def test(self, card: list[str]) -> list[str]:
        """A test that puts a crossroads card in force."""
        title = card[0].partition(" ")[2]
        setting = (
            f"players = 3, seed {self.random.randrange(1, 100)}, morale = "
            f"{self.random.randrange(4, 8)}"
        )
        return [
            "",
            f'test "The {self.random.choice(NOUNS)} holds"',
            f"    given {setting}",
            f"    given crossroads {title}",
            "    then morale >= 1",
        ]


def town() -> dict[str, str]:
    """The places that the cards speak of, as files: path -> text.

    They are those of the standard set.
    """
    return {
        f"locations/{file.name}": file.read_text("utf-8")
        for file in sorted((BASE / "locations").glob("*.dow"))
    }


def full_game(seed: int) -> dict[str, str]:
    """The files of a set of the full game's size: path -> text.

    Every crossroads card has a test; the board's places come on top.
    """
    writer = Writer(seed)
    lengths = {"crossroads": (8, 14), "crisis": (7, 10), "survivor": (10, 12), "item": (5, 9)}
    files = town()
    for kind, count in SIZES.items():
        for number in range(count):
            card = writer.card(kind, writer.random.randrange(*lengths.get(kind, (1, 2))))
            lines = [*card, *(writer.test(card) if kind == "crossroads" else ())]
            files[f"{kind}/{number + 1:03d}.dow"] = "\n".join(lines) + "\n"
    return files


def twelve_lines(seed: int, count: int = 2_000) -> dict[str, str]:
    """The files of a set of cards of twelve lines each: path -> text.

    It uses a set `town` that lies beside it and has the places.
    """
    writer = Writer(seed)
    files = {}
    for number in range(count):
        kind = writer.random.choices(("crossroads", "crisis", "item", "survivor"), (5, 2, 3, 1))[0]
        files[f"{kind}/{number + 1:04d}.dow"] = "\n".join(writer.card(kind, LINES)) + "\n"
    return files


def write(folder: Path, files: Mapping[str, str], uses: str = "") -> Path:
    """The set on disk, with a manifest that wants what is there."""
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    decks: dict[str, int] = {}
    for text in files.values():
        kind = text.partition(" ")[0]
        if kind not in ("item", "location"):
            decks[kind] = decks.get(kind, 0) + 1
        for place, copies in (
            re.findall(r'in "([^"]+)" x (\d+)', text.splitlines()[1]) if kind == "item" else ()
        ):
            deck = place.lower().replace(" ", "_")
            decks[deck] = decks.get(deck, 0) + int(copies)
    sizes = "\n".join(f"{deck} = {size}" for deck, size in decks.items())
    (folder / "set.toml").write_text(
        f'id = "{folder.name}"\nname = "Generated"\nversion = "1.0.0"\nedition = 1\nruleset = '
        f'"dead_of_winter"\nuses = [{uses}]\n'
        f'authors = ["the benchmark"]\nlicence = "MIT"\n\n[decks]\n{sizes}\n',
        "utf-8",
    )
    return folder
