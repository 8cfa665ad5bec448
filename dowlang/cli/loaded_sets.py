"""Load the set that a caller names."""

from __future__ import annotations

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import notice
from dowlang.cli.paths import existing
from dowlang.cli.refusals import unknown
from dowlang.engine.card_set import CardSet
from dowlang.project import NoSuchSet, load


def cards_of(path: str) -> CardSet:
    """The set to play. Raises `CommandError`, and `CardErrors` for a set that does not check."""
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


def _is_there(path: str) -> bool:
    try:
        existing(path)
    except CommandError:
        return False
    return True
