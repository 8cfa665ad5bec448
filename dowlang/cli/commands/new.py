"""`dow new`: start a set, a scenario or a card."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import emit
from dowlang.cli.paths import existing, short
from dowlang.cli.refusals import unknown
from dowlang.project.manifest import set_folder


def new(
    what: Annotated[str, typer.Argument(metavar="WHAT", help="set, scenario or card.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, in quotes.")],
    kind: Annotated[
        str,
        typer.Option(
            help="For a card: crossroads, survivor, item, crisis, objective, secret, betrayal or "
            "exile."
        ),
    ] = "crossroads",
    folder: Annotated[
        str, typer.Option("--in", metavar="DIR", help="The folder to put it in.")
    ] = ".",
) -> None:
    """Start a set, a scenario or a card, ready to run."""
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang.project import scaffolding

    if what not in scaffolding.WHAT:
        raise unknown("thing to start", what, scaffolding.WHAT)
    try:
        made = scaffolding.create(what, name, kind, existing(folder))
    except scaffolding.AlreadyThere as there:
        raise CommandError(
            f"`{shown(short(there.path))}` is there already; nothing was written"
        ) from None
    except scaffolding.UnknownKind as wrong:
        if wrong.kind in scaffolding.WHAT:
            raise CommandError(
                f"a {wrong.kind} is started with `dow new {wrong.kind} NAME`"
            ) from None
        raise unknown("kind of card", wrong.kind, wrong.known) from None
    except scaffolding.WouldNotCheck as wrong:
        raise CommandError(f"{shown(str(wrong))}; nothing was written") from None
    except scaffolding.NoName:
        raise CommandError("the name has no letter or digit in it") from None
    for path in made:
        emit(f"wrote {shown(short(path))}\n")

    place = shlex.quote(short(made[0].parent if what == "set" else made[0]))
    played = ""
    if what == "scenario":  # it is tried in a whole game as well
        where = shlex.quote(short(set_folder(made[0]) or made[0]))
        setting = shlex.quote(f"scenario={scaffolding.printable(name)}")
        played = f" && dow play --set {where} --setting {setting}"
    emit(f"now: dow check {place} && dow test {place}{played}\n")
