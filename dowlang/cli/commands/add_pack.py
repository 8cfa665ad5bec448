"""`dow add`: a packed set into the user's library."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import emit
from dowlang.cli.pack_text import report_card
from dowlang.cli.paths import content
from dowlang.project.package_files import NoLibrary
from dowlang.project.packs import library
from dowlang.project.packs.archive import PackRefused
from dowlang.source.limits import MAX_PACK_BYTES


def add_pack(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="What `dow pack` wrote.", show_default=False)
    ],
) -> None:
    """Check a packed set whole and put it into your library.

    Nothing in it is run. Its set can then be used by its id.
    """
    if Path(file).is_dir():
        raise CommandError(f"`{shown(file)}` is a folder; `dow pack {shown(file)}` packs a set")
    data = content(file, MAX_PACK_BYTES + 1)
    try:
        added = library.add(data)
    except PackRefused as wrong:
        raise CommandError(f"`{shown(file)}` is not added: {wrong}", 1) from None
    except NoLibrary as wrong:
        raise CommandError(str(wrong)) from None
    except library.StillUsed as wrong:
        needs = ", ".join(f"`{user}` wants {wanted}" for user, wanted in wrong.users.items())
        raise CommandError(f"`{shown(file)}` is not added: {needs} of it", 1) from None
    about = added.contents["set"]
    before = f" in place of {added.replaced}" if added.replaced else ""
    emit(shown(f"added {about['id']} {about['version']}{before}") + "\n")
    emit(report_card(added.contents))
    emit(f"tests and games are told by whoever packed it; now: dow cards {about['id']}\n")
