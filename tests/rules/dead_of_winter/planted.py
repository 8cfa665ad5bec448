"""The starter set with goals of our own planted in it: secret and main objectives."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import dowlang
from dowlang.engine.card_set import CardSet
from tests.conftest import ROOT

SIDES = (
    "    time medium",
    "    standard",
    "        setup",
    "            morale 6",
    "            rounds 6",
    "            food 3",
    "            helpless survivors 1",
)
OTHER_SIDE = ("    hardcore like standard, except", "        setup", "            morale 5")


def planted(
    secrets: Sequence[str], objectives: Sequence[Sequence[str]] = (), kind: str = "secret"
) -> CardSet:
    """Load the set with a secret (or betrayal, or exile) "Secret N" of each goal, and a main
    objective "Objective N" with each of the lines.
    """
    with TemporaryDirectory() as folder:
        place = Path(folder) / "planted"
        plant(place, secrets, objectives, kind)
        return dowlang.load(place)


def plant(
    place: Path, secrets: Sequence[str], objectives: Sequence[Sequence[str]], kind: str
) -> None:
    """Write that set into a folder."""
    shutil.copytree(ROOT / "cards" / "base", place, ignore=shutil.ignore_patterns("generated"))
    for number, goal in enumerate(secrets):
        text = f'{kind} "Secret {number}"\n    goal {goal}\n'
        (place / "secrets" / f"planted_{number}.dow").write_text(text, encoding="utf-8")
    for number, lines in enumerate(objectives):
        side = [*SIDES, *(f"        {line}" for line in lines), *OTHER_SIDE]
        text = "\n".join([f'objective "Objective {number}"', *side, ""])
        (place / "objectives" / f"planted_{number}.dow").write_text(text, encoding="utf-8")
    manifest = place / "set.toml"
    text = manifest.read_text(encoding="utf-8")
    for deck, more in ((kind, len(secrets)), ("objective", len(objectives))):
        text = re.sub(
            rf"^{deck} = (\d+)$",
            lambda found, more=more: f"{found[0].split(' =')[0]} = {int(found[1]) + more}",  # type: ignore[misc]
            text,
            flags=re.MULTILINE,
        )
    manifest.write_text(text, encoding="utf-8")
