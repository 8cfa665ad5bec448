"""`dow words`: the phrases a card can use."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption, RulesetOption
from dowlang.cli.refusals import known_format, unknown
from dowlang.project import ruleset_registry
from dowlang.project.word_lookup import CORE, LookupEntry, LookupResult, search
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
    wanted = " ".join(word or ())
    game, found = _found(wanted, ruleset)
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
    if game != RULESETS[0] and ruleset is None:
        emit(f"words of `{game}`\n\n")
    details = bool(wanted)
    most = MOST_WORDS if details and not every else len(found.exact) + len(found.near)
    _entries(found.exact[:most], details)
    near = found.near[: max(0, most - len(found.exact))]
    if near:
        emit(f"{chr(10) + 'also ' if found.exact else ''}near in meaning to `{shown(wanted)}`\n\n")
        _entries(near, details)
    if (left := len(found.exact) + len(found.near) - most) > 0:
        emit(f"\nand {left} more: `--all` shows them, a second word narrows them down\n")


def _found(wanted: str, ruleset: str | None) -> tuple[str, LookupResult]:
    """Look a word up, in all games in turn when none is named. Raises `CommandError`."""
    games = (ruleset,) if ruleset else ruleset_registry.names() if wanted else RULESETS[:1]
    first: tuple[str, LookupResult] | None = None
    for game in games:
        try:
            found = search(ruleset_registry.vocabulary(game), wanted)
        except ruleset_registry.UnknownRuleset as missing:
            raise unknown("ruleset", missing.name, missing.known) from None
        if found.exact:
            return game, found
        if first is None or (found.near and not first[1].near):
            first = game, found
    assert first is not None
    return first


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
