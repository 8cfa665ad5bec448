"""Declare what words of every sort have: the phrase, the function, what is said of them.

The sorts, with what each has besides, are in `declarations.py`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import lru_cache
from typing import Any

from dowlang.records import dataclass
from dowlang.vocabulary.places import Place
from dowlang.vocabulary.signatures import (
    Parameter,
    Role,
    WordRefused,
    hints_of,
    placeholders_of,
    type_of_annotation,
)
from dowlang.vocabulary.untimely import Untimely


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """One declared phrase, of whichever sort.

    `subject` names the parameter that the sentence's subject fills, `implicit` those that bindings
    of the place fill where the word stands (for a reader they are `bound_by` that). `noun` is the
    one that a filter follows, the type of what a reference denotes, the piece that a number is
    asked of. `relation` says what a truth holds with: "one" thing at most (`at {place}`), all "but"
    it (`except {other}`), any. `tie` names in what all that it is said of is the same (`controlled
    by {player}`: the side).
    """

    place: Place
    phrase: str
    function: Callable[..., Any]
    example: str = ""
    rules: tuple[str, ...] = ()
    subject: str = ""
    implicit: tuple[str, ...] = ()
    bound_by: str = ""
    noun: str = ""
    relation: str = ""
    tie: str = ""
    counts_at: str = ""  # the spot of which it tells how many pieces somebody has there
    of_last: str = ""  # what it is told of, of which the last one counts: a vote, a throw
    # The parameter for the one player who sees what it tells, or `nobody`. Empty: all see it.
    seen_by: str = ""
    # What shows it to everybody before a line asks, and says which of equals was taken.
    shown_by: Word | None = None
    level_told_by: Word | None = None
    now: Word | None = None  # of a word that asks of the moment before an event: as it asks now
    # What it means for an author, in one line. Empty: the docstring of `function` says it.
    says: str = ""
    elsewhere: bool = False  # of a piece that lies where no rule on it is in force
    # What an English page says where the phrase is no prose, with its slots, and `[card|cards]` for
    # 1 and for any other number. A number that is worked out is said by the phrase.
    printed: str = ""
    also: tuple[str, ...] = ()  # other wordings with the same slots, as people print them
    # Moment outside of turns ("round", "revealed" …) -> why nothing comes of it then.
    void_at: Mapping[str, Untimely] = field(default_factory=dict)
    # Moment -> why nobody can know then whom it means.
    unknown_at: Mapping[str, Untimely] = field(default_factory=dict)

    @property
    def slots(self) -> tuple[str, ...]:
        """Return names of the phrase's slots, in the order of the phrase (each once)."""
        return placeholders_of(self.phrase)

    @property
    def told(self) -> str:
        """Return the meaning of the word in a sentence or two.

        It is what the word says itself, else the first paragraph of its function's docstring.
        """
        if self.says:
            return f"{self.says[0].upper()}{self.says[1:]}."
        return " ".join((self.function.__doc__ or "").partition("\n\n")[0].split())

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """Return the function's parameters after the game.

        Raises `WordRefused` when phrase and signature differ.
        """
        return _parameters(self)


@lru_cache(maxsize=4096)
def _parameters(word: Word) -> tuple[Parameter, ...]:
    hints = hints_of(word.function)
    out = []
    for name, parameter in list(inspect.signature(word.function).parameters.items())[1:]:
        kind = type_of_annotation(hints.get(name), word.phrase, name)
        if name in word.slots:
            role = Role.SLOT
        elif name == word.subject.replace(" ", "_"):  # a noun of two words
            role = Role.SUBJECT
        elif name in word.implicit:
            role = Role.IMPLICIT
        elif parameter.default is not inspect.Parameter.empty:
            role = Role.OPTION
        else:
            raise WordRefused(
                f"`{word.phrase}`: nothing fills the parameter `{name}` of "
                f"`{word.function.__name__}`"
            )
        default = None if parameter.default is inspect.Parameter.empty else parameter.default
        out.append(Parameter(name, kind, role, default))
    missing = [s for s in word.slots if s not in {p.name for p in out}]
    if missing and word.place not in (Place.EVENT, Place.HAPPENING):
        raise WordRefused(
            f"`{word.phrase}`: no parameter of `{word.function.__name__}` takes the slot "
            f"`{missing[0]}`"
        )
    return tuple(out)
