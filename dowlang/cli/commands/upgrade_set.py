"""`dow upgrade`: a set of an older edition becomes one of the newest."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import emit, notice
from dowlang.cli.paths import existing
from dowlang.project.manifests import upgrading
from dowlang.project.manifests.manifest import EDITIONS, set_folder


def upgrade_set(
    path: Annotated[
        str, typer.Argument(metavar="SET", help="The folder of a set.", show_default=False)
    ],
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when something would change.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Write nothing; show what would change.")
    ] = False,
) -> None:
    """Rewrite a set of an older edition for the newest.

    Lines that are left to its author are named. Texts in quotes and comments stay as they are.
    """
    place = existing(path)
    folder = set_folder(place)
    if folder is None or folder != place.resolve():
        raise CommandError(f"`{shown(path)}` is not the folder of a set, in which `set.toml` lies")
    try:
        found = upgrading.upgrade(folder)
    except upgrading.CannotUpgrade as wrong:
        raise CommandError(f"cannot upgrade `{shown(path)}`: {wrong}") from None
    newest = max(EDITIONS)
    if found.edition == newest:
        emit(f"{shown(path)} is of edition {newest}, the newest; nothing to do\n")
        return
    cards = len(found.changed) - 1
    if diff:
        emit("".join(f"{shown(line.rstrip())}\n" for line in found.diff()))
    elif not check:
        found.put()
    verb = "would become" if diff or check else "is now"
    files = "1 card file" if cards == 1 else f"{cards} card files"
    told = f"{shown(path)} {verb} of edition {newest} (was {found.edition}): {files} rewritten\n"
    notice(told.rstrip("\n")) if diff else emit(told)
    for each in found.left:
        name = each.file.relative_to(folder).as_posix()
        notice(shown(f"{name}:{each.line}: {each.told}: {each.text}"))
    if not (diff or check):
        notice(f"now: dow check {shlex.quote(shown(path))}")
    raise typer.Exit(int(bool(found.left or diff or check)))
