"""`dow new`: a set, a scenario or a card with a test, ready to run. What it writes checks without a finding and its test passes."""

from __future__ import annotations

from pathlib import Path

from dowlang.project.manifest import MANIFEST, set_folder
from dowlang.project.shipped import write
from dowlang.source.lookalikes import slug

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
"""

CARDS: dict[str, tuple[str, str]] = {
    "crossroads": ("crossroads", """crossroads {name}
    flavor "What happens, in a sentence or two."
    when you move a survivor to the colony
    option "Take them in"
        add 1 helpless survivor
        gain 1 morale
    option "Send them on" if food >= 1
        remove 1 food

test "taking them in"
    given players = 3, seed 1, food = 2, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given crossroads {name}
    when player 1 moves "Amara Diallo" to the colony, exposure blank
    when player 1 chooses "Take them in"
    then helpless survivors = 1
    then morale = 6
"""),
    "crisis": ("crises", """crisis {name}
    flavor "What goes wrong, in a sentence or two."
    prevent with fuel
    failure
        lose 1 morale
"""),
    "secret": ("secrets", """secret {name}
    flavor "What this player wants, and why."
    goal the main objective is complete and food cards you hold >= 2
"""),
    "item": ("items", """item {name}
    flavor "What it looks like after a hard winter."
    tool, in "School" x 1
    play
        add 1 barricade to the colony
"""),
}  # fmt: skip


class AlreadyThere(FileExistsError):
    """A file that would be written exists; nothing was written. Carries its path."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class UnknownKind(LookupError):
    """No card of that kind can be started; carries the kind and those that can."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind, self.known = kind, tuple(CARDS)


class NoName(ValueError):
    """The name holds nothing that could be printed on a card."""


def create(what: str, name: str, kind: str, folder: Path) -> list[Path]:
    """Write the files of a new set, scenario or card. Raises `AlreadyThere`, `UnknownKind`, `NoName`, `OSError`."""
    name = printable(name)
    if not any(character.isalnum() for character in name):
        raise NoName(name)
    own = slug(name)
    if what == "set":
        return _written({folder / own / MANIFEST: _filled(SET, name), **_card(folder / own, name, "crossroads", True)})
    if what == "scenario":
        return _written({_home(folder) / "scenarios" / f"{own}.dow": _filled(SCENARIO, name)})
    return _written(_card(_home(folder), name, kind))


def _home(folder: Path) -> Path:
    return set_folder(folder) or folder.resolve()


def _card(folder: Path, name: str, kind: str, in_set: bool = False) -> dict[Path, str]:
    """One card: in the folder of its kind when it goes into a set, else where it was asked for."""
    if kind not in CARDS:
        raise UnknownKind(kind)
    where, text = CARDS[kind]
    place = folder / where if in_set or (folder / MANIFEST).is_file() else folder
    return {place / f"{slug(name)}.dow": _filled(text, name)}


def printable(name: str) -> str:
    """The name as a text of the language can hold it: one line, no quotes or backslashes, not too long."""
    return " ".join("".join(c for c in name if c.isprintable() and c not in '"\\').split())[:80].strip()


def _filled(template: str, name: str) -> str:
    return template.replace("{name}", f'"{name}"').replace("{slug}", slug(name)[:40].rstrip("_"))


def _written(files: dict[Path, str]) -> list[Path]:
    for path in files:
        if path.exists():
            raise AlreadyThere(path)
    for path, text in files.items():
        write(path, text.encode())
    return list(files)
