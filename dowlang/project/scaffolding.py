"""`dow new`: a set, a scenario or a card with tests, ready to run.

What it writes checks without a finding and its tests pass.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

from dowlang.diagnostics import Severity
from dowlang.project import pipeline
from dowlang.project.card_selection import addition
from dowlang.project.loading import CardErrors
from dowlang.project.manifest import MANIFEST, is_set, set_folder
from dowlang.project.sets import CardFile, read_set
from dowlang.source.confusables import slug
from dowlang.source.files import LeavesTheSet, real, write

WHAT = ("set", "scenario", "card")

SET = """id = "{slug}"
name = {name}
version = "0.1"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
authors = []
licence = "all rights reserved"
# languages = ["ja"]  # texts in other languages lie beside the card files: the_bell.ja.toml
"""

SCENARIO = """scenario {name}
    flavor "Say here what this winter is about."
    uses base
    players 3 to 5
    setup
        food 4

test "{bare}: the table of this scenario"
    given players = 3, seed 1
    then food = 4
"""

CARDS: dict[str, tuple[str, str]] = {
    "crossroads": (
        "crossroads",
        """crossroads {name}
    flavor "What happens, in a sentence or two."
    when you move a survivor to the colony
    option "Take them in"
        add 1 helpless survivor
        gain 1 morale
    option "Send them on" if food >= 1
        remove 1 food

test "{bare}: taking them in"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given food = 2, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given crossroads {name}
    when player 1 moves "Amara Diallo" to the colony, exposure blank
    when player 1 chooses "Take them in"
    then helpless survivors = 1
    then morale = 6
""",
    ),
    "survivor": (
        "survivors",
        """survivor {name}
    flavor "Who this was before the snow, in a sentence."
    occupation "night nurse"
    female
    influence 40
    attack 3+
    search 2+
    at anywhere
    ability 4+, once per round
        remove 1 wound from a survivor here

test "{bare}: a wound less for a four"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 controls {name}, {name} is at "School"
    given wounds on {name} = 1, dice of player 1 are 4
    when player 1 uses the ability of {name}
    then wounds on {name} = 0
    then unused dice of player 1 = 0
""",
    ),
    "item": (
        "items",
        """item {name}
    flavor "What it looks like after a hard winter."
    tool, in "School" x 1
    play
        add 1 barricade to the colony

test "{bare}: a barricade at the colony"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 has {name}
    when player 1 plays {name}
    then barricades at the colony = 1
""",
    ),
    "crisis": (
        "crises",
        """crisis {name}
    flavor "What goes wrong, in a sentence or two."
    prevent with fuel
    failure
        lose 1 morale

test "{bare}: nobody added a card"
    given players = 2, seed 1
    given objective "Words on the Wind"
    given morale = 5, food = 9
    given crisis {name}
    when player 2 starts
    when player 2 passes
    then morale = 4

test "{bare}: fuel from both"
    given players = 2, seed 1
    given objective "Words on the Wind"
    given morale = 5, food = 9
    given player 1 has "Jerry Can", player 2 has "Siphon Hose"
    given crisis {name}
    when player 1 contributes "Jerry Can"
    when player 2 starts
    when player 2 contributes "Siphon Hose"
    when player 2 passes
    then morale = 5
""",
    ),
    "objective": (
        "objectives",
        """objective {name}
    flavor "What everybody works for this winter."
    time medium
    standard
        setup
            morale 6
            rounds 6
            add 1 zombie to each location outside the colony
        goal food >= 2 * starting players and zombies at the colony <= 6
    hardcore like standard, except
        setup
            rounds 5
        goal food >= 3 * starting players and zombies at the colony <= 3

test "{bare}: as printed on either side"
    given players = seats, seed 1
    given objective {name}
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    when player 1 starts
    then morale = 6 and rounds = left_over and zombies at "School" = 1
    cases seats, left_over
        3,       6
        2,       5

test "{bare}: enough to eat, and quiet"
    given players = 3, seed 1
    given objective {name}
    given food = 6, zombies at the colony = 6
    then player 1 fulfils {name}

test "{bare}: one jar short"
    given players = 3, seed 1
    given objective {name}
    given food = 5, zombies at the colony = 6
    then player 1 does not fulfil {name}
""",
    ),
    "secret": (
        "secrets",
        """secret {name}
    flavor "What this player wants, and why."
    goal the main objective is complete and food cards you hold >= 2

test "{bare}: a full shelf"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 has "Tinned Soup", player 1 has "Sack of Rice"
    given the main objective is complete
    then player 1 fulfils {name}

test "{bare}: a bare shelf"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 has "Tinned Soup"
    given the main objective is complete
    then player 1 does not fulfil {name}
""",
    ),
    "betrayal": (
        "betrayals",
        """betrayal {name}
    flavor "What this player wants, and why it must go wrong."
    goal morale = 0 and survivors you control >= 2

test "{bare}: all is lost, and two are left"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given morale = 0
    given player 1 controls "Amara Diallo", player 1 controls "Greta Solheim"
    then player 1 fulfils {name}

test "{bare}: not lost yet"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given morale = 1
    given player 1 controls "Amara Diallo", player 1 controls "Greta Solheim"
    then player 1 does not fulfil {name}
""",
    ),
    "exile": (
        "exiles",
        """exile {name}
    flavor "What is left to want out there."
    goal survivors you control outside the colony >= 2

test "{bare}: two of them out there"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "Library"
    given player 1 controls "Greta Solheim", "Greta Solheim" is at "School"
    then player 1 fulfils {name}

test "{bare}: one came back"
    given players = 3, seed 1
    given objective "Words on the Wind"
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "Library"
    given player 1 controls "Greta Solheim", "Greta Solheim" is at the colony
    then player 1 does not fulfil {name}
""",
    ),
}


class AlreadyThere(FileExistsError):
    """Raised when a file that would be written exists.

    Nothing was written. Carries its path.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class UnknownKind(LookupError):
    """Raised when no card of that kind can be started.

    Carries the kind and those that can.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind, self.known = kind, tuple(CARDS)


class NoName(ValueError):
    """The name holds nothing that could be printed on a card."""


class WouldNotCheck(ValueError):
    """Raised when the new file would have a mistake among the cards that are there: its name.

    Carries what is wrong. Nothing was written.
    """


def create(what: str, name: str, kind: str, folder: Path) -> list[Path]:
    """Write the files of a new set, scenario or card.

    Raises `AlreadyThere`, `UnknownKind`, `NoName`, `WouldNotCheck`, `OSError`.
    """
    name = printable(name)
    if not any(character.isalnum() for character in name):
        raise NoName(name)
    own = slug(name)
    if what == "set":
        return _written(
            {
                folder / own / MANIFEST: _filled(SET, name),
                **_card(folder / own, name, "crossroads", True),
            },
            folder,
        )
    if what == "scenario":
        return _written(
            {_home(folder) / "scenarios" / f"{own}.dow": _filled(SCENARIO, name)}, _home(folder)
        )
    return _written(_card(_home(folder), name, kind), _home(folder))


def _home(folder: Path) -> Path:
    return set_folder(folder) or folder.resolve()


def _card(folder: Path, name: str, kind: str, in_set: bool = False) -> dict[Path, str]:
    """One card: in the folder of its kind when it goes into a set, else where it was asked for."""
    if kind not in CARDS:
        raise UnknownKind(kind)
    where, text = CARDS[kind]
    place = folder / where if in_set or is_set(folder) else folder
    return {place / f"{slug(name)}.dow": _filled(text, name)}


def printable(name: str) -> str:
    """The name as a text of the language can hold it: one line, no quotes or backslashes, not
    too long.
    """
    return " ".join("".join(c for c in name if c.isprintable() and c not in '"\\').split())[
        :80
    ].strip()


def _filled(template: str, name: str) -> str:
    """The text of a new file.

    Tests carry the name of their card, so that two cards of one kind can stand in one set.
    """
    return (
        template.replace("{bare}", name)
        .replace("{name}", f'"{name}"')
        .replace("{slug}", slug(name)[:40].rstrip("_"))
    )


def _written(files: dict[Path, str], home: Path) -> list[Path]:
    """Write new files below `home`. A link to elsewhere is not followed.

    Raises `AlreadyThere`, `LeavesTheSet`, `WouldNotCheck`.
    """
    for path in files:
        if path.exists() or path.is_symlink():
            raise AlreadyThere(path)
        if not real(path).is_relative_to(real(home)):
            raise LeavesTheSet(path.parent)
    for path, text in files.items():
        if path.name != MANIFEST:
            _try(path, text)
    for path, text in files.items():
        write(path, text.encode())
    return list(files)


def _try(path: Path, text: str) -> None:
    """Check a card before it is written, beside the cards of the set that it goes into.

    Raises `WouldNotCheck`.
    """
    home = next((folder for folder in path.parents if is_set(folder)), None)
    data, label = text.encode(), str(path)
    if home is None:
        source = addition([], {label: data})
    else:
        source = read_set(home)
        own = CardFile(
            f"{source.folder.name}/{slug(label)}",
            label,
            path.name,
            data,
            hashlib.sha256(data).hexdigest(),
        )
        source = replace(source, files=(*source.files, own))
    try:
        found = pipeline.check(source).findings
    except CardErrors:  # of a set that this one uses: `dow check` tells them
        return
    for one in found:
        if one.file == label and one.severity is Severity.ERROR:
            raise WouldNotCheck(one.message)
