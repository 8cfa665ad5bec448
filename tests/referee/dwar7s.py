"""A reader of the story of Dwar7s Winter: who only hears it, and keeps an account of resources,
dwarves, enemies and points.

Every sentence has one reader; one without is an error, and so is whatever does not agree with the
account. The points of the end are those that the account comes to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

RESOURCES = ("gold", "food", "stone", "wood")
PRODUCER = {"gold": 3, "stone": 2, "food": 2, "wood": 2}  # D-END-08
MILITIA, LEGEND, MOST, DWARVES = 3, 2, 7, 7
P = r"[Pp]layer (\d)"
KIND = r"(dwarf|ice-wall champion|earth guardian|thunder lord)"
PLACE = r"(the castle|(?:wall|forest|mine|plain) \d)"
TRACKS = {"action": (5, 3), "hand-limit": (7, 5)}  # highest and lowest


class Wrong(AssertionError):
    """The story tells what the account does not bear out."""


@dataclass
class Account:
    """What a reader knows of one player."""

    stock: Counter[str] = field(default_factory=Counter)
    places: Counter[tuple[str, str]] = field(default_factory=Counter)  # kind, zone or camp
    points: Counter[str] = field(default_factory=Counter)
    kinds: set[str] = field(default_factory=set)  # of monsters defeated
    tracks: dict[str, int] = field(default_factory=dict)


class Reader:
    """Hears a story line by line."""

    def __init__(self, bloodthirsty: bool) -> None:
        self.bloodthirsty = bloodthirsty
        self.players: dict[int, Account] = {}
        self.monsters: dict[str, str] = {}  # name -> zone
        self.disasters: dict[str, str] = {}
        self.totals: dict[int, int] = {}
        self.winners: list[int] = []
        self.week, self.heard, self.over = 0, 0, False

    def hear(self, lines: Iterable[str]) -> None:
        """Hear a whole story."""
        for line in lines:
            if text := line.strip():
                self.sentence(text)

    def sentence(self, text: str) -> None:
        """Hear one sentence. Raises `Wrong`."""
        for pattern, read in READERS:
            if said := re.fullmatch(pattern, text):
                self.heard += 1
                read(self, said)
                return
        raise Wrong(f"no reader for: {text}")

    def of(self, number: str) -> Account:
        """The account of a player."""
        if int(number) not in self.players:
            raise Wrong(f"there is no player {number}")
        return self.players[int(number)]

    def shift(self, owner: str, kind: str, origin: str, place: str) -> None:
        """A dwarf goes from one place to another."""
        places = self.of(owner).places
        if not places[kind, origin]:
            raise Wrong(f"player {owner} has no {kind} at {origin}")
        places[kind, origin] -= 1
        places[kind, place] += 1
        if sum(places.values()) != DWARVES:
            raise Wrong(f"player {owner} has {sum(places.values())} dwarves")

    def final(self, number: int) -> Counter[str]:
        """The points of a player by part, as the account has them."""
        one = self.players[number]
        out = Counter(one.points)
        out["producer"] = sum(points for r, points in PRODUCER.items() if one.stock[r] >= MOST)
        home = all(place == "camp" for (_, place), many in one.places.items() if many)
        out["militia"] = MILITIA * home
        out["bloodthirst"] = len(one.kinds) * self.bloodthirsty
        legends = sum(many for (kind, _), many in one.places.items() if kind != "dwarf")
        out["legends"] = LEGEND * legends
        return +out


Read = Callable[[Reader, "re.Match[str]"], None]
READERS: list[tuple[str, Read]] = []


def heard(pattern: str) -> Callable[[Read], Read]:
    """This function reads sentences of that form."""

    def kept(read: Read) -> Read:
        READERS.append((pattern, read))
        return read

    return kept


def kind_of(monster: str) -> str:
    """The kind of a monster, without the number of its copy."""
    return re.sub(r" number \d+$", "", monster).casefold()


# ---- the beginning and time
@heard(r"(?:Every player|The player) begins with (\d+) of each resource and (\d) dwarves in camp\.")
def laid(reader: Reader, said: re.Match[str]) -> None:
    for player in range(1, 5):  # how many play is seen by who is spoken of
        one = reader.players[player] = Account()
        one.stock.update(dict.fromkeys(RESOURCES, int(said[1])))
        one.places["dwarf", "camp"] = int(said[2])


@heard(r"Week (\d)")
def week(reader: Reader, said: re.Match[str]) -> None:
    reader.week += 1
    if reader.week != int(said[1]):
        raise Wrong(said[0])


@heard(r"All tracks are reset, and the music tokens come back\.")
def tracks_reset(reader: Reader, said: re.Match[str]) -> None:
    for one in reader.players.values():
        one.tracks = {name: most for name, (most, _) in TRACKS.items()}


@heard(rf"{P}'s (action|hand-limit) track falls to (\d)\.")
def track_falls(reader: Reader, said: re.Match[str]) -> None:
    tracks, name = reader.of(said[1]).tracks, said[2]
    tracks[name] -= 1
    if tracks[name] != int(said[3]) or tracks[name] < TRACKS[name][1]:
        raise Wrong(said[0])


# ---- resources
@heard(rf"{P} (gains|pays|loses) (\d+) (\w+), and has (\d+)\.")
def resource(reader: Reader, said: re.Match[str]) -> None:
    stock = reader.of(said[1]).stock
    stock[said[4]] += int(said[3]) if said[2] == "gains" else -int(said[3])
    if stock[said[4]] != int(said[5]) or not 0 <= stock[said[4]] <= MOST:
        raise Wrong(f"{said[0]} (counted {stock[said[4]]})")


@heard(rf"{P} has (\d+) (\w+), the most there is room for: \d+ gained (?:is|are) lost\.")
def overflows(reader: Reader, said: re.Match[str]) -> None:
    if reader.of(said[1]).stock[said[3]] != int(said[2]):
        raise Wrong(said[0])


# ---- dwarves
@heard(rf"{P}'s {KIND} is placed at {PLACE}\.")
def placed(reader: Reader, said: re.Match[str]) -> None:
    reader.shift(said[1], said[2], "camp", said[3])


@heard(rf"{P}'s {KIND} goes from {PLACE} to {PLACE}(?:, sent by player \d)?\.")
def goes(reader: Reader, said: re.Match[str]) -> None:
    reader.shift(said[1], said[2], said[3], said[4])


@heard(rf"{P}'s {KIND} returns from {PLACE} to camp\.")
def returns(reader: Reader, said: re.Match[str]) -> None:
    reader.shift(said[1], said[2], said[3], "camp")


@heard(rf"{P} swaps a dwarf in camp for the {KIND}\.")
def swaps(reader: Reader, said: re.Match[str]) -> None:
    places = reader.of(said[1]).places
    if not places["dwarf", "camp"] or any(n for (k, _), n in places.items() if k == said[2]):
        raise Wrong(said[0])
    places["dwarf", "camp"] -= 1
    places[said[2], "camp"] += 1


# ---- enemies
@heard(rf"(.+) appears at {PLACE} \(.+ for \d+ points?\)\.")
def appears(reader: Reader, said: re.Match[str]) -> None:
    if reader.monsters.setdefault(said[1].casefold(), said[2]) != said[2]:
        raise Wrong(said[0])


@heard(rf"(.+) goes from {PLACE} to {PLACE}\.")
def walks(reader: Reader, said: re.Match[str]) -> None:
    if reader.monsters.get(said[1].casefold()) != said[2]:
        raise Wrong(said[0])
    reader.monsters[said[1].casefold()] = said[3]


@heard(rf"(.+) attacks from {PLACE}\.")
def attacks(reader: Reader, said: re.Match[str]) -> None:
    if reader.monsters.get(said[1].casefold()) != said[2]:
        raise Wrong(said[0])


@heard(rf"Disaster: (.+) at {PLACE} \(.+\)\.")
def occurs(reader: Reader, said: re.Match[str]) -> None:
    if said[1].casefold() in reader.disasters:
        raise Wrong(said[0])
    reader.disasters[said[1].casefold()] = said[2]


@heard(rf"{P} (defeats|overcomes) (.+) at {PLACE}: (\d+) points?\.")
def settles(reader: Reader, said: re.Match[str]) -> None:
    one, name = reader.of(said[1]), said[3].casefold()
    there = reader.monsters if said[2] == "defeats" else reader.disasters
    if there.pop(name, "") != said[4]:
        raise Wrong(said[0])
    one.points["monsters" if said[2] == "defeats" else "disasters"] += int(said[5])
    if said[2] == "defeats":
        one.kinds.add(kind_of(name))


# ---- heroes
@heard(rf"{P} (?:hires|takes) .+ \((\d+) points?\) from the hero pool\.")
def hires(reader: Reader, said: re.Match[str]) -> None:
    reader.of(said[1]).points["heroes"] += int(said[2])


# ---- the end
@heard(r"(.+) is in the castle: all players lose\.")
def castle_falls(reader: Reader, said: re.Match[str]) -> None:
    if reader.monsters.get(said[1].casefold()) != "the castle":
        raise Wrong(said[0])


@heard(r"(\d+) disasters are active: all players lose\.")
def too_many(reader: Reader, said: re.Match[str]) -> None:
    if len(reader.disasters) != int(said[1]) or int(said[1]) < 4:
        raise Wrong(f"{said[0]} (counted {len(reader.disasters)})")


@heard(rf"{P} has (\d+) points?: (.+)\.")
def scored(reader: Reader, said: re.Match[str]) -> None:
    told = re.split(r", | and ", said[3]) if said[3] != "nothing" else []
    parts = Counter({part.rpartition(" ")[0]: int(part.rpartition(" ")[2]) for part in told})
    counted = reader.final(int(said[1]))
    if parts != counted or sum(parts.values()) != int(said[2]):
        raise Wrong(f"{said[0]} (counted {dict(counted)})")
    reader.totals[int(said[1])] = int(said[2])


@heard(rf"{P} wins\.")
def wins(reader: Reader, said: re.Match[str]) -> None:
    if reader.totals[int(said[1])] != max(reader.totals.values()):
        raise Wrong(said[0])
    reader.winners.append(int(said[1]))


@heard(
    r"(Too many disasters|A monster holds the castle|The winter is survived): the game is over\."
)
def over(reader: Reader, said: re.Match[str]) -> None:
    inside = "the castle" in reader.monsters.values()
    survived = said[1] == "The winter is survived"
    if survived and (inside or len(reader.disasters) >= 4 or reader.week != 7):
        raise Wrong(said[0])
    if survived != bool(reader.winners):
        raise Wrong(said[0])
    reader.over = True


NOTHING = (
    r"Set-up: player \d takes the first-player token",
    r".+ lies in the hero pool\.",
    r".+ comes into the hero pool\.",
    r"Phase \d: \w+\.",
    r"The turn of player \d",
    r"The turn ends, \d+ actions? unused\.",
    r"The first-player token goes to player \d\.",
    r"Player \d takes \d+ cards? into the hand(?:: .+)?\.",
    r"Player \d plays .+\.",
    r"Player \d may be called: .+\.",
    r"Player \d has earned no title\.",
    r".+ does not attack: one of its kind has attacked this week\.",
    r"No harm comes of it: no dwarf is near, or there is nothing to lose\.",
    r".+ drives .+ on\.",
    r".+ is driven on\.",
    r".+ takes another step\.",
    r".+ stands in the castle and stays there\.",
    r".+ has no other monster to drive on\.",
    r"The \w+ deck is empty\.",
    r"The nightmare brings one more disaster\.",
    r"More than one disaster in that zone: a snowball brings one more\.",
    r"One more disaster is revealed\.",
    r"Player \d's earth guardian spares player \d 1 \w+\.",
    r"\d+ gold of player \d stands in for what is missing\.",
    r"To break the tie, [a-z ]+: player \d has \d+\.",
)
for form in NOTHING:
    heard(form)(lambda reader, said: None)
