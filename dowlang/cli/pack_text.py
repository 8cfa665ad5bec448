"""The report card of a packed set: its tests run, its games read, and all of it as lines."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dowlang import testing
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import bar, notice
from dowlang.project import load_source, ruleset_registry
from dowlang.project.checked_set import CheckedSet
from dowlang.project.checking import tests_of
from dowlang.simulate import ResultFile, ResultFileError
from dowlang.simulate.report import report_of
from dowlang.source.text_forms import percent


def tested(place: Path) -> tuple[CheckedSet, dict[str, int]]:
    """Return a checked set, and how its tests went as a pack tells it. Raises `CardErrors`."""
    [asked] = tests_of([place], notice=notice)
    lines = {label: text.split("\n") for label, text in asked.texts.items()}
    marked = {
        path: testing.marked(checked_card, path, label, lines[label])
        for path, (checked_card, label) in asked.checked_cards.items()
    }
    seen = testing.watched(asked.cards, marked)
    with bar(len(asked.tests), "testing") as progress:
        done = testing.run_tests(asked.cards, asked.tests, progress=lambda: progress(1), seen=seen)
    outcomes = [result.outcome for result in done.results]
    counts = {
        "count": len(outcomes) - outcomes.count("todo"),
        "passed": outcomes.count("passed"),
        "clauses": done.coverage.total,
        "seen": done.coverage.covered,
    }
    return asked.checked, counts


def played(file: Path, checked: CheckedSet) -> dict[str, Any]:
    """Return what the kept games of a set came to. Raises `CommandError`."""
    try:
        with ResultFile.open(file) as games:
            about = games.about
            cards = load_source(checked.source)
            if not about or about["set"]["hash"] != cards.hash:
                raise CommandError(
                    f"`{shown(str(file))}` holds no games of this set as it stands now; play them "
                    f"with `dow sim --set … --file`"
                )
            found = report_of(games, ruleset_registry.ruleset(checked.manifest.ruleset))
    except ResultFileError as wrong:
        raise CommandError(shown(str(wrong))) from None
    if not found["games"]:
        raise CommandError(f"`{shown(str(file))}` holds no game that came to its end")
    share = found["success"]["share"]
    return {
        "count": found["games"],
        "success": found["success"]["name"],
        **{key: share[key] for key in ("share", "low", "high")},
    }


def report_card(contents: Mapping[str, Any]) -> str:
    """Return what a pack says of its set as lines for people, names from outside made harmless."""
    about, report = contents["set"], contents["report"]
    cards, tests = report["cards"], report["tests"]
    kinds = ", ".join(f"{count} {kind}" for kind, count in cards["kinds"].items())
    lines = [
        f"{about['name']} {about['version']} ({about['id']}), for {about['ruleset']}",
        f"cards: {cards['designs']}, {cards['copies']} in decks with their copies ({kinds})",
    ]
    if about["uses"]:
        lines.append(f"uses: {', '.join(about['uses'])}")
    if about["authors"] or about["licence"]:
        authors = ", ".join(about["authors"]) or "nobody named"
        lines.append(f"by {authors}; licence: {about['licence'] or 'not said'}")
    warnings = report["findings"]
    lines.append(
        "checked: no errors, "
        + (", ".join(f"{count} x {code}" for code, count in warnings.items()) or "no warnings")
    )
    whole = f"{tests['seen']} of {tests['clauses']} clauses seen"
    lines.append(f"tests: {tests['passed']} of {tests['count']} pass, {whole}")
    for code, found in report["languages"].items():
        lines.append(f"{code}: {found['translated']} of {found['texts']} texts translated")
    if games := report["games"]:
        share, low, high = (percent(games[key]) for key in ("share", "low", "high"))
        lines.append(f"{games['count']} games: {games['success']} in {share} ({low} to {high})")
    for manual in report["manual"]:
        lines.append(f"at the table: {manual['card']}: {manual['text']}")
    return "".join(f"  {shown(line)}\n" for line in lines)
