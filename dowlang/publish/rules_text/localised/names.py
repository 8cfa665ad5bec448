"""Names of cards and words of their authors in a language: text, forms, kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from dowlang.publish.rules_text.localised.private_signs import (
    CLOSING_COMMA,
    FIRST_PLACEHOLDER,
    LAST_PLACEHOLDER,
    PLACEHOLDERS,
    without_signs,
)
from dowlang.publish.rules_text.text_runs import Run, Runs


@dataclass(frozen=True, slots=True)
class Name:
    """One name in a language.

    `forms` go from features joined by hyphens (`genitive`, `at`) to its text. `kind` is the kind of
    its card, "" for a word of the author's (an alias, a counter).
    """

    text: str
    kind: str = ""
    forms: Mapping[str, str] = field(default_factory=dict)
    target: str = ""

    def __post_init__(self) -> None:
        forms = {features: without_signs(form) for features, form in self.forms.items()}
        object.__setattr__(self, "text", without_signs(self.text))
        object.__setattr__(self, "forms", forms)


def forms_of(written: str) -> tuple[str, dict[str, str]]:
    """Return the text before the first form, and the forms of `text; feature: form; …`.

    >>> forms_of("водитель; genitive: водителя")
    ('водитель', {'genitive': 'водителя'})
    """
    text, forms = "", {}
    for part in written.split(";"):
        key, colon, form = part.partition(":")
        if colon:
            forms[key.strip()] = form.strip()
        else:
            text = part.strip()
    return text, forms


NameOf = Callable[[str], Name]
"""The name that stands in a card, in the language."""


class NamePlaceholders:
    """Names in texts that are being put together: one private character for each."""

    def __init__(self, contractions: Mapping[str, str] | None = None) -> None:
        self._runs: list[Run] = []
        self._verbatim: set[int] = set()  # places of those that no word is drawn together with
        self.contractions = contractions or {}

    def mark(self, name: str, text: str, target: str) -> str:
        """Return the character that stands for a name."""
        run = Run(text, name=name, target=target)
        if run not in self._runs:
            if len(self._runs) == len(PLACEHOLDERS):
                return text
            self._runs.append(run)
        return chr(PLACEHOLDERS[self._runs.index(run)])

    def text_of(self, runs: Iterable[Run]) -> str:
        """Return runs as one text, with the characters that stand for their names.

        >>> NamePlaceholders().text_of((Run("feed "), Run("a dog")))
        'feed a dog'
        """
        return "".join(
            self.mark(run.name, run.text, run.target) if run.name else run.text for run in runs
        )

    def verbatim(self, text: str) -> str:
        """Return the character that stands for a text no sign of which may change."""
        sign = self.mark(text, text, "")
        if sign != text:
            self._verbatim.add(PLACEHOLDERS.index(ord(sign)))
        return sign

    def clear(self) -> None:
        """Forget all names, none of which stands in a text any more."""
        self._runs.clear()
        self._verbatim.clear()

    def runs(self, text: str) -> Runs:
        """Return a text as runs, glued together as they stand.

        A comma is dropped before another sign and at the end. One that closes a clause is moved
        behind a bracket that follows it. Any other stays where it is.

        >>> NamePlaceholders().runs("a player, who waits,: a card, that is left,.")[0].text
        'a player, who waits: a card, that is left.'
        >>> text = f"one, who waits{CLOSING_COMMA} (the guard (old)) sleeps, (they say)"
        >>> NamePlaceholders().runs(text)[0].text
        'one, who waits (the guard (old)), sleeps, (they say)'
        """
        text = _SPARE_COMMA.sub("", _behind_brackets(text)).replace(CLOSING_COMMA, ",")
        pieces: list[tuple[Run, bool]] = []
        for plain, sign in _PARTS.findall(text):
            place = PLACEHOLDERS.index(ord(sign)) if sign else 0
            if plain:
                pieces.append((Run(plain), False))
            elif place < len(self._runs):
                pieces.append((self._runs[place], place in self._verbatim))
        contracted = self._contracted(pieces)
        return tuple(replace(run, glued=place > 0) for place, run in enumerate(contracted))

    def _contracted(self, pieces: list[tuple[Run, bool]]) -> list[Run]:
        """Return the pieces with the words that their language draws together (`a el`: `al`).

        The words of a verbatim piece (`True`) stay apart.
        """
        out: list[Run] = []
        for run, verbatim in pieces:
            for apart, together in self.contractions.items():
                first, second = apart.split(" ")
                if second.endswith("…"):
                    run = self._sounded(out, run, verbatim, first, second[:-1], together)
                    continue
                if verbatim:
                    continue
                pattern = rf"(?<!\w){re.escape(first)} {re.escape(second)}(?!\w)"
                run = replace(run, text=re.sub(pattern, together, run.text))
                before = out[-1].text if out else ""
                ends = re.search(rf"(?<!\w){re.escape(first)} $", before)
                if ends and re.match(rf"{re.escape(second)} ", run.text):
                    out[-1] = replace(out[-1], text=before[: ends.start()] + together + " ")
                    run = replace(run, text=run.text[len(second) + 1 :])
            out.append(run)
        return out

    def _sounded(
        self, out: list[Run], run: Run, verbatim: bool, first: str, sound: str, together: str
    ) -> Run:
        """Return a run with a word as it is before the sound with which the next word begins, also
        where that is the first of the run (`y Ylva`: `e Ylva`).
        """
        other = together.partition(" ")[0]
        if not verbatim:
            inside = rf"(?<!\w){first}(?= (?i:{sound}))"
            run = replace(run, text=re.sub(inside, other, run.text))
        before = out[-1].text if out else ""
        if before.endswith(f" {first} ") and run.text.casefold().startswith(sound):
            out[-1] = replace(out[-1], text=f"{before.removesuffix(f'{first} ')}{other} ")
        return run


_SIGNS = f"{FIRST_PLACEHOLDER}-{LAST_PLACEHOLDER}"
_PARTS = re.compile(rf"([^{_SIGNS}]+)|([{_SIGNS}])")
_SPARE_COMMA = re.compile(rf"[,{CLOSING_COMMA}]\s*(?=[,{CLOSING_COMMA}.;:!?)]|$)")
_CLOSING_BEFORE_BRACKET = re.compile(rf"{CLOSING_COMMA}\s*(?=\()")


def _behind_brackets(text: str) -> str:
    """Return a text with the closing commas that stand before a bracket behind that bracket."""
    while found := _CLOSING_BEFORE_BRACKET.search(text):
        depth = 0
        for end in range(found.end(), len(text)):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            if not depth:
                bracket, rest = text[found.end() : end + 1], text[end + 1 :]
                text = f"{text[: found.start()]} {bracket}{CLOSING_COMMA}{rest}"
                break
        else:  # a bracket that stays open
            text = text[: found.start()] + ", " + text[found.end() :]
    return text
