"""Commands for those who write cards: check, build, fmt, test, mutate, new."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dowlang.cli.errors import CommandError, existing, known_format, shown, unknown
from dowlang.cli.output import bar, coloured, emit, notice, show_findings

if TYPE_CHECKING:
    from dowlang.diagnostics import Diagnostic
    from dowlang.project.build import Difference
    from dowlang.project.sets import SetSource
    from dowlang.source import Source

Paths = Annotated[
    list[str],
    typer.Argument(metavar="PATH...", help="Sets, folders or card files.", show_default=False),
]
PathsOrInput = Annotated[
    list[str],
    typer.Argument(
        metavar="PATH...",
        show_default=False,
        help="Sets, folders or card files; `-` reads a card from standard input.",
    ),
]
FORMATS = ("full", "concise", "json", "github", "sarif")
NAMED = 5  # changed files that `dow build` names. The rest are counted
STANDARD_INPUT = "-"


def check(
    paths: PathsOrInput,
    format: Annotated[str, typer.Option(help="full, concise, json, github or sarif.")] = "full",
    select: Annotated[
        list[str] | None,
        typer.Option(metavar="CODE", help="Only codes that begin so (DOW2, DOW2001); repeatable."),
    ] = None,
    ignore: Annotated[
        list[str] | None,
        typer.Option(metavar="CODE", help="Leave out codes that begin so; repeatable."),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings count as errors.")] = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="Apply the safe fixes, then check again.")
    ] = False,
) -> None:
    """Find every mistake in cards, each at its place. Exit 1 when there is one."""
    known_format(format, FORMATS)
    selected, ignored = _codes(select), _codes(ignore)
    if fix and STANDARD_INPUT in paths:
        raise CommandError("`--fix` writes files and cannot go with `-`")
    findings, sources = _check(paths)

    def wanted(found: Diagnostic) -> bool:
        return (not selected or found.code.startswith(selected)) and not (
            ignored and found.code.startswith(ignored)
        )

    if fix and (mended := _mend([found for found in findings if wanted(found)], sources)):
        notice(f"{mended} {'place' if mended == 1 else 'places'} mended")
        findings, sources = _check(paths)
    kept = [found for found in findings if wanted(found)]
    emit(show_findings(kept, sources, format))
    raise typer.Exit(int(any(found.severity.value == "error" or strict for found in kept)))


def _codes(given: list[str] | None) -> tuple[str, ...]:
    """Beginnings of codes.

    One that no code begins with is refused: it would show or hide nothing, unseen.
    """
    codes = tuple(
        part.strip().upper() for one in given or () for part in one.split(",") if part.strip()
    )
    if codes:
        from dowlang.diagnostics.codes import CODES

        for code in codes:
            if not any(known.number.startswith(code) for known in CODES):
                raise unknown("code", code, [known.number for known in CODES])
    return codes


def _check(paths: list[str]) -> tuple[list[Diagnostic], dict[str, Source]]:
    from dowlang.project import checking

    if STANDARD_INPUT in paths:
        if len(paths) > 1:
            raise CommandError("`-` stands alone: the card on standard input is checked by itself")
        return checking.check_text(sys.stdin.buffer.read(), STANDARD_INPUT)
    return checking.check_paths([existing(path) for path in paths])


def _mend(findings: list[Diagnostic], sources: dict[str, Source]) -> int:
    from dowlang.diagnostics.fixes import apply_fixes
    from dowlang.source.files import read_file, write

    count = 0
    for label in sorted({found.file for found in findings if found.fix and found.file in sources}):
        file = Path(label)
        before = read_file(file)
        text, mended = apply_fixes(
            before.decode("utf-8-sig", "surrogateescape"),
            [found for found in findings if found.file == label],
        )
        if mended:
            start = b"\xef\xbb\xbf" if before.startswith(b"\xef\xbb\xbf") else b""
            write(file, start + text.encode("utf-8", "surrogateescape"))
            count += mended
    return count


def build(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SET]...",
            show_default=False,
            help="Sets; without any, the standard set, the grammar, the pages of docs/.",
        ),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Write nothing; exit 1 when something generated is not current."
        ),
    ] = False,
) -> None:
    """Compile cards into readable Python.

    The handlers go to `generated/`; without a set, the grammar and the pages of docs/ that are made
    from the program are written too.
    """
    from dowlang.project import build

    sources = _sets(paths or [])
    differences = [] if paths else build.plan_shared()
    with bar(len(sources), "building") as progress:
        for source in sources:
            differences += build.plan_set(source)
            progress(1)
    cards = sum(len(source.files) for source in sources)
    files = f"{cards} card {'file' if cards == 1 else 'files'}"
    if not differences:
        emit(f"{files}, everything generated is current\n")
    elif check:
        emit(
            _named(differences) + f"{_count(differences)} not current; `dow build` brings "
            f"{'it' if len(differences) == 1 else 'them'} up to date\n"
        )
    if check:
        raise typer.Exit(int(bool(differences)))
    if differences:
        build.write_all(differences)
        emit(_named(differences) + f"{files}, {_count(differences)} written\n")
    build.mark_built(sources)
    if not paths:
        build.make_tables()


def _count(differences: list[Difference]) -> str:
    return f"{len(differences)} generated {'file' if len(differences) == 1 else 'files'}"


def _named(differences: list[Difference]) -> str:
    lines = [
        f"{difference.what:8}{shown(_short(difference.path))}\n"
        for difference in differences[:NAMED]
    ]
    if len(differences) > NAMED:
        lines.append(f"{'':8}and {len(differences) - NAMED} more\n")
    return "".join(lines)


def _sets(paths: list[str]) -> list[SetSource]:
    from dowlang.project.loading import CardErrors
    from dowlang.project.sets import STANDARD_SET, find_set, gather, read_set

    if not paths:
        return [read_set(find_set(STANDARD_SET))]
    sources = [source for source, _ in gather([existing(path) for path in paths])]
    for source in sources:
        if source.added:
            raise CommandError(
                "a card file outside a set has no handlers to keep; `dow new set` starts a set"
            )
        if source.manifest is None:
            raise CardErrors(list(source.findings), {})
    return sources


def _short(path: Path) -> str:
    from dowlang.source.files import real

    try:
        return real(path).relative_to(Path.cwd()).as_posix()
    except ValueError:
        return str(path)


def fmt(
    paths: PathsOrInput,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when a file would change.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Write nothing; show what would change.")
    ] = False,
) -> None:
    """Give card files their one look.

    Keeps every comment and the meaning; a file with mistakes in it is left alone.
    """
    from dowlang.project import formatting
    from dowlang.source.files import read_file
    from dowlang.source.limits import MAX_FILE_BYTES

    if STANDARD_INPUT in paths:
        if len(paths) > 1:
            raise CommandError(
                "`-` stands alone: the card on standard input is formatted to standard output"
            )
        _format_standard_input(check, diff)
    files = formatting.files_of([existing(path) for path in paths])
    changed = broken = 0
    with bar(len(files), "formatting") as progress:
        for file in files:
            outcome = formatting.formatted(
                read_file(file, MAX_FILE_BYTES + 1), _short(file), formatting.ruleset_of(file)
            )
            progress(1)
            if outcome.text is None:
                broken += 1
                notice(
                    show_findings(
                        outcome.findings, {outcome.source.file: outcome.source}, "full"
                    ).rstrip("\n")
                )
            elif outcome.changed:
                changed += 1
                if diff:
                    emit(outcome.diff())
                elif check:
                    emit(f"would change {shown(outcome.source.file)}\n")
                else:
                    formatting.put(file, outcome)
    verb = "would change" if check or diff else "changed"
    summary = f"{changed} of {len(files)} {'file' if len(files) == 1 else 'files'} {verb}"
    summary += f", {broken} left alone because of mistakes" if broken else ""
    notice(summary) if diff else emit(summary + "\n")
    raise typer.Exit(int(bool(broken or (changed and (check or diff)))))


def _format_standard_input(check: bool, diff: bool) -> None:
    from dowlang.project import formatting

    outcome = formatting.formatted(sys.stdin.buffer.read(), STANDARD_INPUT)
    if outcome.text is None:
        notice(
            show_findings(outcome.findings, {STANDARD_INPUT: outcome.source}, "full").rstrip("\n")
        )
        raise typer.Exit(1)
    if diff:
        emit(outcome.diff())
    elif check:
        line = outcome.first_changed
        emit(
            f"the card on standard input would "
            f"{f'change, first on line {line}' if line else 'not change'}\n"
        )
    else:
        emit(outcome.text)
    raise typer.Exit(int(outcome.changed and (check or diff)))


def test(
    paths: Paths,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Tell which clauses no test has seen.")
    ] = False,
    least: Annotated[
        float | None,
        typer.Option(
            "--coverage-at-least",
            metavar="N",
            min=0,
            max=100,
            show_default=False,
            help="Exit 1 when fewer than N % of the clauses were seen; with `--coverage`.",
        ),
    ] = None,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Run the `test` blocks of cards.

    A failure shows what was wanted, what was found and what led there.
    """
    from dowlang import testing
    from dowlang.project.checking import tests_of

    known_format(format, ("text", "json"))
    reports = []
    for asked in tests_of([existing(path) for path in paths], notice=notice):
        seen = None
        if coverage or least is not None:
            lines = {label: text.split("\n") for label, text in asked.texts.items()}
            marked = {
                path: testing.marked(checked_card, path, label, lines[label])
                for path, (checked_card, label) in asked.checked_cards.items()
            }
            seen = testing.watched(asked.cards, marked)
        with bar(len(asked.tests), "testing") as progress:
            reports.append(
                testing.run_tests(asked.cards, asked.tests, progress=lambda: progress(1), seen=seen)
            )
    whole = sum((report.coverage for report in reports), testing.Coverage())
    emit(
        testing.report(
            reports, format=format, coverage=coverage or least is not None, colour=coloured()
        ).rstrip("\n")
        + "\n"
    )
    if least is not None and whole.percent < least:
        notice(f"dow: {whole.percent} % of the clauses were seen, wanted at least {least:g} %")
        raise typer.Exit(1)
    raise typer.Exit(int(any(not result.passed for report in reports for result in report.results)))


def mutate(
    paths: Paths,
    card: Annotated[str, typer.Option(metavar="NAME", help="Only the card of this name.")] = "",
    limit: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            show_default=False,
            help="Try N changes at most, taken evenly from all.",
        ),
    ] = None,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit 1 when a change is missed.")
    ] = False,
) -> None:
    """Change cards a little and tell what their tests miss.

    A number, a comparison, a line left out, two blocks exchanged, another name, a condition turned
    round: each change is made in memory.
    """
    from dowlang import testing
    from dowlang.project.checking import tests_of

    known_format(format, ("text", "json"))
    benches = [
        testing.Bench(asked, card)
        for asked in tests_of([existing(path) for path in paths], notice=notice)
    ]
    if card and not any(bench.subjects for bench in benches):
        raise unknown(
            "card",
            card,
            [
                checked_card.name
                for bench in benches
                for checked_card, _ in bench.asked.checked_cards.values()
            ],
        )
    tries = [(bench, one) for bench in benches for one in bench.tries]
    tries = testing.evenly(tries, limit) if limit is not None else tries
    found = testing.Found(())
    with bar(len(tries), "changing") as progress:
        for bench in benches:
            found += bench.run([one for its, one in tries if its is bench], lambda: progress(1))
    emit(
        (
            json.dumps(found.to_dict(), indent=1, ensure_ascii=False)
            if format == "json"
            else testing.told(found)
        )
        + "\n"
    )
    raise typer.Exit(int(strict and found.missed > 0))


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
    from dowlang.project import scaffolding
    from dowlang.project.manifest import set_folder

    if what not in scaffolding.WHAT:
        raise unknown("thing to start", what, scaffolding.WHAT)
    try:
        made = scaffolding.create(what, name, kind, existing(folder))
    except scaffolding.AlreadyThere as there:
        raise CommandError(
            f"`{shown(_short(there.path))}` is there already; nothing was written"
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
        emit(f"wrote {shown(_short(path))}\n")
    import shlex

    place = shlex.quote(_short(made[0].parent if what == "set" else made[0]))
    played = ""
    if what == "scenario":  # it is tried in a whole game as well
        where = shlex.quote(_short(set_folder(made[0]) or made[0]))
        setting = shlex.quote(f"scenario={scaffolding.printable(name)}")
        played = f" && dow play --set {where} --setting {setting}"
    emit(f"now: dow check {place} && dow test {place}{played}\n")


COMMANDS = (check, build, fmt, test, mutate, new)
