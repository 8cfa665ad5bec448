"""Write the part of a game's page of words that lists what else is understood: the wordings by
which a refused line is read.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.natural.forms.clause_forms import GENERAL
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.natural_forms import NaturalForm


def understood(vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the lines of the part."""
    words = [word for word in vocabulary.words if word.also]
    every = sum(len(word.also) for word in words) + len(vocabulary.natural) + len(GENERAL)
    yield from (
        "",
        "## what else is understood",
        "",
        f"A card is written in the phrases above. A line that is none of them is read by "
        f"{every:,} other wordings too, and offered as a card has it",
        "(`dow check --fix` writes it, `dow write` a whole card). In a wording `(a|b)` is a "
        "choice, `[a]` may be left out, and numbers stand as words too.",
        "",
        "| a card writes | people also print |",
        "|---|---|",
    )
    for word in words:
        said = ", ".join(_code(each) for each in word.also)
        yield f"| {_code(word.phrase)} | {said} |"
    for title, forms in (
        ("Idioms of this game", vocabulary.natural),
        ("Shapes of clauses, in every game", GENERAL),
    ):
        yield from ("", f"{title}:", "", "| people print | a card writes |", "|---|---|")
        yield from (_row(form) for form in forms if form.said != form.written and form.written)


def _row(form: NaturalForm) -> str:
    written = form.written.replace("\n", " ⏎ ").replace("    ", "")
    return f"| {_code(form.said)} | {_code(written)} |"


def _code(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"
