"""Commands for those who write cards: check, build, fmt, test, new."""

from __future__ import annotations

import difflib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dowlang.cli.show import bar, coloured, emit, show_findings
from dowlang.cli.trouble import Trouble, existing, unknown

if TYPE_CHECKING:
    from dowlang.project.sets import SetSource
    from dowlang.source import Diagnostic, Source

Paths = Annotated[list[str], typer.Argument(help="Sets, folders or card files; `-` reads a card from standard input.", show_default=False)]
FORMATS = ("full", "concise", "json", "github", "sarif")


def check(
    paths: Paths,
    format: Annotated[str, typer.Option(help="full, concise, json, github or sarif.")] = "full",
    select: Annotated[list[str] | None, typer.Option(help="Show only codes that begin so (DOW2, DOW2001); repeatable.")] = None,
    ignore: Annotated[list[str] | None, typer.Option(help="Leave out codes that begin so; repeatable.")] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings count as errors.")] = False,
    fix: Annotated[bool, typer.Option("--fix", help="Apply the safe fixes, then check again.")] = False,
) -> None:
    """Find every mistake in cards, each at its place. Exit 1 when there is one."""
    if format not in FORMATS:
        raise unknown("format", format, FORMATS)
    findings, sources = _check(paths)
    if fix and (mended := _mend(findings, sources)):
        typer.echo(f"{mended} {'place' if mended == 1 else 'places'} mended", err=True)
        findings, sources = _check(paths)
    shown = [f for f in findings if (not select or f.code.startswith(tuple(select))) and not f.code.startswith(tuple(ignore or ["-"]))]
    emit(show_findings(shown, sources, format))
    raise typer.Exit(int(any(f.severity.value == "error" or strict for f in shown)))


def _check(paths: list[str]) -> tuple[list[Diagnostic], dict[str, Source]]:
    from dowlang.project import checking

    if "-" in paths:
        if len(paths) > 1:
            raise Trouble("`-` stands alone: the card on standard input is checked by itself")
        return checking.check_text(sys.stdin.buffer.read(), "<stdin>")
    return checking.check_paths([existing(path) for path in paths])


def _mend(findings: list[Diagnostic], sources: dict[str, Source]) -> int:
    from dowlang.project.shipped import write
    from dowlang.source.mending import mend

    count = 0
    for label in {f.file for f in findings if f.fix and f.file in sources}:
        text, mended = mend(sources[label].text, [f for f in findings if f.file == label])
        if mended:
            write(Path(label), text.encode())
            count += mended
    return count


def build(
    paths: Annotated[list[str] | None, typer.Argument(help="Sets; without any, the standard set and the grammar.", show_default=False)] = None,
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit 1 when something generated is not current.")] = False,
) -> None:
    """Compile cards into readable Python under `generated/`, and phrases into `grammar/`."""
    from dowlang.project.building import build_grammars, build_set

    sources = _sets(paths or [])
    differences = [] if paths else build_grammars(writing=not check)
    with bar(len(sources) + 1, "building") as progress:
        for source in sources:
            differences += build_set(source, writing=not check)
            progress(1)
    for difference in differences:
        typer.echo(f"{difference.what:8}{_short(difference.path)}")
    if check:
        typer.echo("everything generated is current" if not differences else f"{len(differences)} generated files are not current; run `dow build`")
        raise typer.Exit(int(bool(differences)))
    typer.echo(f"{sum(len(s.files) for s in sources)} card files, {len(differences)} generated files written")


def _sets(paths: list[str]) -> list[SetSource]:
    from dowlang.project.sets import STANDARD_SET, find_set, gather, read_set

    if not paths:
        return [read_set(find_set(STANDARD_SET))]
    sources = [source for source, _ in gather([existing(path) for path in paths])]
    if any(source.added for source in sources):
        raise Trouble("a card file outside a set has no handlers to keep; give it a set (`dow new set …`)")
    return sources


def _short(path: Path) -> str:
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return str(path)


def fmt(
    paths: Paths,
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit 1 when a file would change.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Write nothing; show what would change.")] = False,
) -> None:
    """Give card files their one look. Keeps every comment and the meaning; a file with mistakes in it is left alone."""
    from dowlang.project import checking
    from dowlang.project.shipped import write

    if paths == ["-"]:
        text, findings, source = checking.formatted(sys.stdin.buffer.read(), "<stdin>")
        if text is None:
            typer.echo(show_findings(findings, {"<stdin>": source}, "full"), err=True, nl=False)
            raise typer.Exit(1)
        emit(text)
        return
    changed = broken = 0
    files = checking.files_of([existing(path) for path in paths])
    with bar(len(files), "formatting") as progress:
        for file in files:
            label = _short(file)
            before = file.read_bytes()
            text, findings, source = checking.formatted(before, label)
            progress(1)
            if text is None:
                broken += 1
                typer.echo(show_findings(findings, {label: source}, "full"), err=True, nl=False)
            elif text.encode() != before:
                changed += 1
                if diff:
                    old, new = source.text.splitlines(keepends=True), text.splitlines(keepends=True)
                    emit("".join(difflib.unified_diff(old, new, label, label)))
                elif check:
                    typer.echo(f"would change {label}")
                else:
                    write(file, text.encode())
    verb = "would change" if check or diff else "changed"
    typer.echo(f"{changed} of {len(files)} files {verb}" + (f", {broken} left alone because of mistakes" if broken else ""), err=diff)
    raise typer.Exit(int(bool(broken or (changed and (check or diff)))))


def test(
    paths: Paths,
    coverage: Annotated[bool, typer.Option("--coverage", help="Tell which clauses no test has seen.")] = False,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Run the `test` blocks of cards. A failure shows what was wanted, what was found and what led there."""
    from dowlang import trials
    from dowlang.project.checking import tests_of

    if format not in ("text", "json"):
        raise unknown("format", format, ("text", "json"))
    reports = []
    for cards, tests in tests_of([existing(path) for path in paths], notice=lambda text: typer.echo(text, err=True)):
        with bar(len(tests), "testing") as progress:
            reports.append(trials.run_tests(cards, tests, progress=lambda: progress(1)))
    emit(trials.report(reports, format=format, coverage=coverage, colour=coloured()))
    raise typer.Exit(int(any(not result.passed for report in reports for result in report.results)))


def new(
    what: Annotated[str, typer.Argument(help="set, scenario or card.")],
    name: Annotated[str, typer.Argument(help="Its name, in quotes.")],
    kind: Annotated[str, typer.Option(help="For a card: its kind (crossroads, crisis, item …).")] = "crossroads",
    folder: Annotated[str, typer.Option("--in", help="The folder to put it in.")] = ".",
) -> None:
    """Start a set, a scenario or a card with a test, ready to run."""
    from dowlang.project import scaffolding

    if what not in scaffolding.WHAT:
        raise unknown("thing to start", what, scaffolding.WHAT)
    try:
        made = scaffolding.create(what, name, kind, existing(folder))
    except scaffolding.AlreadyThere as there:
        raise Trouble(f"`{_short(there.path)}` is there already; nothing was written") from None
    except scaffolding.UnknownKind as wrong:
        raise unknown("kind of card", wrong.kind, wrong.known) from None
    for path in made:
        typer.echo(f"wrote {_short(path)}")
    typer.echo(f"now: dow check {_short(made[0].parent)} && dow test {_short(made[0].parent)}")


COMMANDS = (check, build, fmt, test, new)
