"""Commands for those who look something up: cards, words, explain, rules, print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.show import emit
from dowlang.cli.trouble import Trouble, existing, unknown

FormatOption = Annotated[str, typer.Option("--format", help="text or json.")]


def _known(given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise unknown("format", given, known)


def cards(path: Annotated[str, typer.Argument(help="A set; without one, the standard set.")] = "base", format: FormatOption = "text") -> None:
    """What a set holds."""
    from dowlang.cli.playing import cards_of

    _known(format, ("text", "json"))
    found = [
        {"kind": c["kind"], "name": c["name"], "slug": c["slug"], "copies": sum(c["copies"].values()), "deck": ", ".join(c["copies"]),
         "file": c["file"], "line": c["line"]}
        for c in cards_of(path).facts
    ]  # fmt: skip
    if format == "json":
        emit(json.dumps({"schema": "dowlang/cards/1", "cards": found}, indent=1, ensure_ascii=False) + "\n")
        return
    widths = [max(len(str(c[key])) for c in found) for key in ("kind", "name", "deck")] if found else [0, 0, 0]
    lines = [f"{c['kind']:{widths[0]}}  {c['name']:{widths[1]}}  {c['copies']:>3}  {c['deck']:{widths[2]}}  {c['file']}" for c in found]
    emit("\n".join([*lines, f"{len(found)} cards, {sum(int(c['copies']) for c in found)} with copies"]) + "\n")


def words(
    word: Annotated[str | None, typer.Argument(help="Show only phrases that hold this word.")] = None,
    ruleset: Annotated[str, typer.Option(help="The game.")] = "dead_of_winter",
    format: FormatOption = "text",
) -> None:
    """The vocabulary: every phrase a card can use, with an example and its rules."""
    from dowlang.project import games
    from dowlang.vocabulary import Place

    _known(format, ("text", "json"))
    try:
        vocabulary = games.vocabulary(ruleset)
    except games.UnknownRuleset as missing:
        raise unknown("ruleset", ruleset, missing.known) from None
    found = [w for w in vocabulary.words if word is None or word.lower() in w.phrase.lower().split() or word.lower() in w.phrase.lower()]
    if word is not None and not found:
        raise unknown("word", word, sorted({part for w in vocabulary.words for part in w.phrase.split() if part.isalpha()}))
    if format == "json":
        rows = [{"place": w.place.value, "phrase": w.phrase, "example": w.example, "rules": list(w.rules), "text": _first_line(w.function.__doc__)} for w in found]
        emit(json.dumps({"schema": "dowlang/words/1", "words": rows}, indent=1, ensure_ascii=False) + "\n")
        return
    for place in Place:
        here = [w for w in found if w.place is place]
        if here:
            emit(f"{place.value} ({len(here)})\n")
        for w in here:
            emit(f"  {w.phrase}\n")
            if word is not None or len(found) < 12:
                emit("".join(f"      {line}\n" for line in (_first_line(w.function.__doc__), w.example and f"e.g. {w.example}", " ".join(w.rules)) if line))


def _first_line(text: str | None) -> str:
    return (text or "").strip().split("\n")[0]


def explain(code: Annotated[str, typer.Argument(help="A code, as DOW2001.")], format: FormatOption = "text") -> None:
    """What an error means, with an example and how it is mended."""
    from dowlang.source.catalogue import CODES, code_of

    _known(format, ("text", "json"))
    found = code_of(code.upper())
    if found is None:
        raise unknown("code", code.upper(), [c.number for c in CODES])
    if format == "json":
        row = {"code": found.number, "title": found.title, "severity": found.severity.value, "meaning": found.meaning, "example": found.example.text, "mend": found.mend}
        emit(json.dumps({"schema": "dowlang/explain/1", **row}, indent=1, ensure_ascii=False) + "\n")
        return
    emit(found.page())


def rules(
    rule: Annotated[str | None, typer.Argument(help="A rule's id, as R-XROADS-06, or a beginning of one.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which function of the ruleset cites each rule.")] = False,
    ruleset: Annotated[str, typer.Option(help="The game.")] = "dead_of_winter",
    format: FormatOption = "text",
) -> None:
    """The rules of the game by their ids, and where each is implemented."""
    from dowlang.project import rulebook

    _known(format, ("text", "json"))
    try:
        every = rulebook.rules(ruleset)
    except LookupError:
        from dowlang.rulesets import RULESETS

        raise unknown("ruleset", ruleset, RULESETS) from None
    found = [r for r in every if rule is None or r.id == rule.upper()] or [r for r in every if rule and r.id.startswith(rule.upper())]
    if not found:
        raise unknown("rule", str(rule), [r.id for r in every])
    if format == "json":
        rows = [{"id": r.id, "text": r.text, "class": r.kind, "code": list(r.code), "tests": list(r.tests)} for r in found]
        emit(json.dumps({"schema": "dowlang/rules/1", "rules": rows}, indent=1, ensure_ascii=False) + "\n")
    elif coverage:
        for r in found:
            emit(f"{r.id:15} {', '.join(r.code) or '-'}\n")
        emit(f"{sum(bool(r.code) for r in found)} of {len(found)} rules are cited by a function\n")
    else:
        for r in found:
            emit(f"{r.id}  {r.text}\n" + "".join(f"      {line}\n" for line in r.code))


def print_(
    paths: Annotated[list[str], typer.Argument(help="Sets.", show_default=False)],
    format: Annotated[str, typer.Option("--format", help="md or html.")] = "html",
    out: Annotated[str | None, typer.Option(metavar="DIR", help="Write files here; without it one set goes to standard output.")] = None,
) -> None:
    """A printable reference of a set: every card as it would be printed, with indexes."""
    from dowlang.project import printing
    from dowlang.project.loading import CardErrors
    from dowlang.project.shipped import write

    _known(format, ("md", "html"))
    try:
        made = printing.references([existing(path) for path in paths], format)
    except CardErrors as errors:
        from dowlang.cli.show import show_findings

        typer.echo(show_findings(errors.diagnostics, errors.sources, "full"), err=True, nl=False)
        raise typer.Exit(1) from None
    if out is None:
        if len(made) > 1:
            raise Trouble("more than one set; say where to write them with `--out DIR`")
        emit(next(iter(made.values())))
        return
    for name, text in made.items():
        write(Path(out) / f"{name}.{format}", text.encode())
        typer.echo(f"wrote {Path(out) / f'{name}.{format}'}")


COMMANDS = (cards, words, explain, rules, print_)
