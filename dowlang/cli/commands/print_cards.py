"""`dow print`: a printable reference of a set."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import emit
from dowlang.cli.paths import existing
from dowlang.cli.refusals import known_format, unknown
from dowlang.source.files import write


def print_cards(
    paths: Annotated[
        list[str],
        typer.Argument(metavar="PATH...", help="Sets, folders or card files.", show_default=False),
    ],
    format: Annotated[str, typer.Option("--format", help="md or html.")] = "html",
    out: Annotated[
        str | None,
        typer.Option(
            metavar="DIR", help="Write files here; without it one set goes to standard output."
        ),
    ] = None,
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            metavar="CODE",
            help="Names, flavor and labels in this language of the set, as ja.",
        ),
    ] = "",
) -> None:
    """A printable reference of a set. Every card as it would be printed, with indexes."""
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang.project import printing

    known_format(format, printing.FORMATS)
    try:
        made = printing.references([existing(path) for path in paths], format, lang)
    except printing.NotTranslated as missing:
        if not missing.known:
            raise CommandError(
                f"the set `{missing.id}` declares no languages; write `languages = "
                f'["{shown(lang)[:20]}"]` into its `set.toml`'
            ) from None
        raise unknown("language", missing.language, missing.known) from None
    if out is None:
        if len(made) > 1:
            raise CommandError("more than one set; say where to write them with `--out DIR`")
        emit(next(iter(made.values())).rstrip("\n") + "\n")
        return
    for name, text in made.items():
        file = Path(out) / f"{name}{'.' + lang if lang else ''}.{format}"
        write(file, text.encode())
        emit(f"wrote {shown(str(file))}\n")
