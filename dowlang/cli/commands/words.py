"""`dow words`: the phrases a card can use."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption, RulesetOption
from dowlang.cli.refusals import known_format, unknown
from dowlang.project import ruleset_registry
from dowlang.project.word_lookup import CORE, LookupEntry, search
from dowlang.rulesets import RULESETS

MOST_WORDS = 12
"""Phrases that are shown for a word, the best first."""


def words(
    word: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORD]...", help="What is looked for, in any form, or what others call it."
        ),
    ] = None,
    ruleset: RulesetOption = None,
    every: Annotated[
        bool, typer.Option("--all", help="Show all phrases that are found, however many.")
    ] = False,
    format: FormatOption = "text",
) -> None:
    """The phrases a card can use, with examples and rules."""
    known_format(format, TEXT_OR_JSON)
    try:
        vocabulary = ruleset_registry.vocabulary(ruleset or RULESETS[0])
    except ruleset_registry.UnknownRuleset as missing:
        raise unknown("ruleset", missing.name, missing.known) from None
    wanted = " ".join(word or ())
    found = search(vocabulary, wanted)
    if not found.exact and not found.near:
        mean = (
            f"; did you mean {' or '.join(f'`{near}`' for near in found.spelt)}?"
            if found.spelt
            else "; `dow words` lists them all"
        )
        raise CommandError(f"found no phrase for `{shown(wanted)}`{mean}")
    if format == "json":
        rows = [
            {
                "place": e.place,
                "phrase": e.phrase,
                "example": e.example,
                "rules": list(e.rules),
                "text": e.told,
            }
            for e in (*found.exact, *found.near)
        ]
        as_json("dowlang/words/1", {"words": rows})
        return
    details = bool(wanted)
    most = MOST_WORDS if details and not every else len(found.exact) + len(found.near)
    _entries(found.exact[:most], details)
    near = found.near[: max(0, most - len(found.exact))]
    if near:
        emit(f"{chr(10) + 'also ' if found.exact else ''}near in meaning to `{shown(wanted)}`\n\n")
        _entries(near, details)
    if (left := len(found.exact) + len(found.near) - most) > 0:
        emit(f"\nand {left} more: `--all` shows them, a second word narrows them down\n")


def _entries(found: tuple[LookupEntry, ...], details: bool) -> None:
    """Print phrases by their places.

    Where they were asked for, meaning, example and rules are printed too.
    """
    for place in dict.fromkeys(entry.place for entry in found):
        here = [entry for entry in found if entry.place == place]
        emit(f"{'every game' if place == CORE else place} ({len(here)})\n")
        for entry in here:
            emit(f"  {entry.phrase}\n")
            lines = (entry.told, entry.example and f"e.g. {entry.example}", " ".join(entry.rules))
            emit("".join(f"      {line}\n" for line in lines if line and details))
