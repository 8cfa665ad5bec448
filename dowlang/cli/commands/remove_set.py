"""`dow remove`: a set out of the user's library."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli.errors import CommandError
from dowlang.cli.output import emit
from dowlang.cli.refusals import unknown
from dowlang.project.packs import library
from dowlang.project.sets import NoSuchSet, shipped_ids


def remove_set(
    id: Annotated[
        str, typer.Argument(metavar="ID", help="Its id, as `dow list` shows.", show_default=False)
    ],
) -> None:
    """Remove a set from your library."""
    if id in shipped_ids():
        raise CommandError(f"the set `{id}` comes with dow and stays")
    try:
        version = library.remove(id)
    except NoSuchSet as missing:
        raise unknown("set in your library", missing.wanted, missing.known) from None
    except library.StillUsed as wrong:
        raise CommandError(f"the set `{id}` stays: {wrong}; remove what uses it first") from None
    emit(f"removed {id} {version}\n")
