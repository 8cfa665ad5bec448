"""`dow pack`: a set as one file."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from dowlang.cli import pack_text
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import emit, notice
from dowlang.cli.paths import existing
from dowlang.project.artwork import typst_templates
from dowlang.project.loading import CardErrors
from dowlang.project.manifests.manifest import set_folder
from dowlang.project.packs import packing as packs
from dowlang.source.files import write


def pack_set(
    path: Annotated[
        str, typer.Argument(metavar="SET", help="The folder of a set.", show_default=False)
    ],
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="The file to write.",
            show_default="ID-VERSION.dowset in the present folder",
        ),
    ] = None,
    games: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Games of this set that `dow sim --file` kept, for the report."
        ),
    ] = None,
) -> None:
    """Write a set as one file, with its report card.

    The set has no errors and its tests pass. The same set gives the same bytes.
    """
    place = existing(path)
    if set_folder(place) != place.resolve():
        raise CommandError(f"`{shown(path)}` is not the folder of a set, in which `set.toml` lies")
    checked, tests = pack_text.tested(place)
    if checked.unusable_pictures:
        raise CardErrors(checked.unusable_pictures, checked.sources)
    said: dict[str, Any] = {"tests": tests, "games": None}
    if games is not None:
        said["games"] = pack_text.played(existing(games), checked)
    if tests["passed"] < tests["count"]:
        left = tests["count"] - tests["passed"]
        raise CommandError(
            f"{left} of {tests['count']} tests {'does' if left == 1 else 'do'} not pass; `dow "
            f"test {shlex.quote(shown(path))}` tells why",
            1,
        )
    try:
        data, contents = packs.pack(checked, said)
    except packs.CannotPack as wrong:
        raise CommandError(f"cannot pack `{shown(path)}`: {wrong}") from None
    manifest = checked.manifest
    file = Path(out or f"{manifest.id}-{manifest.version}.dowset")
    write(file, data)
    if (place / typst_templates.FOLDER).is_dir():
        notice(
            f"`{typst_templates.FOLDER}` stays at home: a pack holds nothing that is carried out"
        )
    if warnings := sum(contents["report"]["findings"].values()):
        notice(f"{warnings} warnings; `dow check` shows them")
    emit(f"wrote {shown(str(file))}\n{pack_text.report_card(contents)}")
