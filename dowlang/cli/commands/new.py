"""`dow new`: start a set or a card."""

from __future__ import annotations

import shlex
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import emit
from dowlang.cli.paths import existing, short
from dowlang.cli.refusals import unknown
from dowlang.project.manifests.manifest import set_folder


def new(
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT",
            help="set, card, or a kind of card that sets up a whole game.",
        ),
    ],
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, in quotes.")],
    kind: Annotated[
        str,
        typer.Option(
            help="For a card: its kind; one that is not there lists those of the game. Without it "
            "the first kind of the game."
        ),
    ] = "",
    folder: Annotated[
        str, typer.Option("--in", metavar="DIR", help="The folder to put it in.")
    ] = ".",
    ruleset: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Its game: for a set the first there is unless named here, for a card that of its "
            "set.",
        ),
    ] = "",
    repository: Annotated[
        bool,
        typer.Option(
            "--repository",
            help="For a set: also hooks before a commit and a workflow, beside it.",
        ),
    ] = False,
) -> None:
    """Start a set or a card, ready to run."""
    # the page of `--help` does without parser and checker: 0.1 s, not 0.4
    from dowlang.project import ruleset_registry, scaffolding

    if repository and what != "set":
        raise CommandError("`--repository` goes with a new set")
    try:
        made = scaffolding.create(what, name, kind, existing(folder), ruleset, repository)
    except scaffolding.AlreadyThere as there:
        raise CommandError(
            f"`{shown(short(there.path))}` is there already; nothing was written"
        ) from None
    except ruleset_registry.UnknownRuleset as wrong:
        raise unknown("ruleset", wrong.name, wrong.known) from None
    except scaffolding.OtherGame as wrong:
        raise CommandError(
            f"`{shown(short(wrong.folder))}` is a set of `{wrong.found}`; a card of "
            f"`{wrong.wanted}` goes into a set of its own game"
        ) from None
    except scaffolding.UnknownThing as wrong:
        raise unknown("thing to start", wrong.what, wrong.known) from None
    except scaffolding.UnknownKind as wrong:
        if wrong.by_name:
            raise CommandError(
                f"a {wrong.kind} is started with `dow new {wrong.kind} NAME`"
            ) from None
        raise unknown("kind of card", wrong.kind, wrong.known) from None
    except scaffolding.WouldNotCheck as wrong:
        raise CommandError(f"{shown(str(wrong))}; nothing was written") from None
    except scaffolding.NoName:
        raise CommandError("the name has no letter or digit in it") from None
    for path in made.files:
        emit(f"wrote {shown(short(path))}\n")

    file = made.files[0]
    place = shlex.quote(short(file.parent if what == "set" else file))
    played = ""
    if made.sets_up:  # it is tried in a whole game as well
        where = shlex.quote(short(set_folder(file) or file))
        setting = shlex.quote(f"{made.sets_up}={scaffolding.printable(name)}")
        played = f" && dow play --set {where} --setting {setting}"
    emit(f"now: dow check {place} && dow test {place}{played}\n")
