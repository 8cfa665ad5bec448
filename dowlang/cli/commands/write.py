"""`dow write`: a card in the words of a printed card, as a card file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError
from dowlang.cli.output import emit, notice
from dowlang.cli.parameters import RulesetOption
from dowlang.cli.paths import STANDARD_INPUT, existing
from dowlang.cli.refusals import unknown
from dowlang.diagnostics import Severity
from dowlang.project.checking import check_source
from dowlang.project.game_language import language
from dowlang.project.manifests.manifest import set_folder
from dowlang.project.sets import SetReader, SetSource
from dowlang.project.writing.cards import write_card
from dowlang.rulesets import RULESETS


def write(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A text, or `-`.")],
    kind: Annotated[str, typer.Option(help="The kind of card, where the text has none.")] = "",
    ruleset: RulesetOption = None,
) -> None:
    """Propose a card file for a card in the words of a printed card.

    A text says the kind and the name on lines of their own, and then what is printed: `Trigger: …`,
    `Option 1: Go in` with what it does below it, `Prevent: …`, `Failure: …`, `Setup: …`, a story.
    Lines that are not understood stand as comments with the reason. Exit 1 when there is one. What
    lies in the folder of a set without errors may speak of the cards of that set.
    """
    beside = _set_of(file)
    if beside and beside.manifest and ruleset in (None, beside.manifest.ruleset):
        ruleset = beside.manifest.ruleset
    else:
        beside = None
    game = ruleset or RULESETS[0]
    kinds = [each.name for each in language(game).vocabulary.kinds]
    if kind and kind not in kinds:
        raise unknown("kind of card", kind, kinds)
    data = sys.stdin.buffer.read() if file == STANDARD_INPUT else existing(file).read_bytes()
    try:
        prose = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"found no text in `{Path(file).name}`, wanted UTF-8") from None
    card = write_card(prose, game, kind, beside=beside)
    if not card.kind:
        raise CommandError(
            "found no kind of card in the text; write it on a line of its own, as in "
            f"`{kinds[0].capitalize()}`, or type `--kind {kinds[0]}`: there is "
            f"{', '.join(f'`{each}`' for each in sorted(kinds))}"
        )
    emit(card.text)
    notice(f"{card.kept} lines kept, {card.rewritten} rewritten, {card.missed} not understood")
    raise typer.Exit(int(bool(card.unread)))


def _set_of(file: str) -> SetSource | None:
    """Return the set in whose folder a text lies, unless there is none or it has errors."""
    folder = None if file == STANDARD_INPUT else set_folder(Path(file))
    if folder is None:
        return None
    source = SetReader().source(folder)
    found, _ = check_source(source)
    if any(each.severity is Severity.ERROR for each in found):
        notice(f"the set in `{folder.name}` has errors: the text is read without its cards")
        return None
    return source
