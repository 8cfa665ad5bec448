"""Show diagnostics in the form that was asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dowlang import __version__
from dowlang.cli.output import coloured, complain
from dowlang.diagnostics import Collector, Diagnostic
from dowlang.diagnostics.rendering import Format, render, summary
from dowlang.project import CardErrors
from dowlang.source import Source


def show_findings(findings: Sequence[Diagnostic], sources: Mapping[str, Source], form: str) -> str:
    """Return diagnostics in one of the five formats.

    For people a closing line counts them.
    """
    kept = Collector(findings)
    text = render(kept.shown(), Format(form), sources, colour=coloured(), version=__version__)
    if form == "full" and text:
        text = text.rstrip("\n") + "\n\n"
    if form in ("full", "concise"):
        return text + summary(kept.errors, kept.warnings) + "\n"
    return text.rstrip("\n") + "\n" if text.strip() else text


def complain_of(errors: CardErrors) -> None:
    """Show on standard error why a set cannot be used."""
    complain(show_findings(errors.diagnostics, errors.sources, "full"))
