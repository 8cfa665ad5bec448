"""Load the set that a caller names."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import notice
from dowlang.cli.paths import existing
from dowlang.cli.refusals import unknown
from dowlang.cli.sitting_down import sitting_of_file
from dowlang.engine.card_set import CardSet
from dowlang.project import NoSuchSet, load
from dowlang.project.card_selection import STANDARD_SET
from dowlang.project.cards_of_saves import laid_out
from dowlang.project.sets import find_set, shipped_ids

if TYPE_CHECKING:
    from dowlang.project.printing.translated_sets import SpokenSet


def cards_of(path: str) -> CardSet:
    """Return the set to play. Raises `CommandError`, and `CardErrors` for a set that does not
    check.
    """
    tell_of_folder(path)
    try:
        return load(path, notice=notice)
    except FileNotFoundError:
        existing(path)
        raise
    except NoSuchSet as missing:
        if existing_sets := missing.known if _is_there(path) else ():
            raise CommandError(
                f"`{shown(path)}` holds {len(existing_sets)} sets; name one of them: "
                f"{', '.join(existing_sets)}"
            ) from None
        raise unknown("set", missing.wanted, missing.known) from None


def standard_place() -> str:
    """Return where the standard set lies: its id, which is told, or its folder where something here
    is called like it.
    """
    return str(find_set(STANDARD_SET)) if Path(STANDARD_SET).exists() else STANDARD_SET


def told_in(cards: CardSet, place: str, language: str) -> SpokenSet:
    """Return the set of a place, told in a language. Raises `CommandError` and `CardErrors`.

    It takes parser and checker, which take as long to load as a first round, so it loads them here.
    """
    told: SpokenSet = import_module("dowlang.cli.languages").spoken_set(cards, place, language)
    return told


def set_of_file(text: bytes | str, given: str | None) -> str:
    """Return the set to read a journal or a save with: the one given, else the cards that the text
    brings, else the one that it names where it is shipped or lies here, else the standard one.

    Raises `CommandError` where its cards cannot be laid out.
    """
    if given:
        return given
    if added := sitting_of_file(text).added:
        try:
            return str(laid_out(added))
        except OSError as error:
            raise CommandError(f"the cards of the file cannot be laid out: {error}") from None
    try:
        name = json.loads(text)["set"]["name"]
        if re.fullmatch(r"[a-z][a-z0-9_]*", name):
            find_set(name, Path.cwd())
            return str(name)
    except (ValueError, LookupError, TypeError, RecursionError):
        pass  # whoever reads the text says what is wrong with it
    return standard_place()


@cache
def tell_of_folder(path: str) -> None:
    """Tell once that a folder here goes before the shipped set of the same id."""
    if path in shipped_ids() and Path(path).exists():
        notice(f"`{path}` is the folder here and not the shipped set of that id")


def _is_there(path: str) -> bool:
    try:
        existing(path)
    except CommandError:
        return False
    return True
