"""Turn the patterns of the clauses of card kinds into productions.

A pattern holds literal words, signs, slots, `[optional parts]` and `[repeated parts]*`. Slots:
`{text}` a quoted string, `{int}`, `{name}` a bare word, `{thing}`, `{things}` (`X or Y`), `{cond}`,
`{limit}`, `{choice:a|b}`, `{list:symbol}` values of an enumeration with commas, `{either:symbol}`
with `or`, `{one:symbol}` a single one, `{side}` the first word of a clause of the same kind that
holds a section. Each slot is one `ast.Part` named by the word after the colon, else by the slot.
For an optional part without slots, a `Part` without values, named by its words, tells that it was
written. The clause `without {line}` takes any other line of its section behind its word.
"""

from __future__ import annotations

import re

from dowlang.records import dataclass
from dowlang.vocabulary.card_kinds import CardKind, Clause, Section
from dowlang.vocabulary.declarations import WordRefused
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.word_forms import Forms

SHAPES: dict[str, tuple[str, str]] = {
    "@trigger": ("trigger", ""),
    "@option": ("option", "statement"),
    "@automatic": ("automatic", "statement"),
    "@vote": ("vote", "vote"),
    "@chooser": ("chooser", ""),
    "@statement": ("statement_line", ""),
    "@rule": ("rule_line", ""),
    "@setting": ("setting", ""),
}
"""Core shapes that a clause may name -> (nonterminal, content of its block, "" for the shape's
own).
"""

CONTENTS: dict[str, str] = {
    "": "",
    "statements": "statement",
    "rules": "rule",
    "options": "option",
    "vote": "vote",
}
"""`Clause.holds` -> start symbol of the block. Any other word is the name of a section."""

LEFT_OUT = "without {line}"
"""The clause that takes a line away from what a side is written like."""

TOKEN = re.compile(r"\{[^{}]*\}|\]\*|[\[\],+()*/-]|[^\s\[\]{},+()*/]+")


KNOWN_SLOTS = (
    *("text", "int", "name", "thing", "things", "cond", "limit", "side"),
    *("choice:a|b", "list:symbol", "either:symbol", "one:symbol"),
)
SLOTS = {"int": "number", "cond": "condition", "things": "thing"}
"""Slots of clauses, as phrases and shapes call the same thing."""


def as_written(pattern: str) -> str:
    """Return a clause's pattern as an author is shown it, in the manual and in messages: in braces
    what is written there, in brackets what may be left out, `…` behind what may be repeated.

    >>> as_written("{either:symbol} [, in {thing} x {int}]*")
    '{symbol} [, in {thing} x {number}]…'
    >>> as_written("time {choice:short|long}")
    'time short/long'
    """

    def slot(found: re.Match[str]) -> str:
        kind, _, argument = found[1].partition(":")
        return (
            argument.replace("|", "/")
            if kind == "choice"
            else f"{{{argument or SLOTS.get(kind, kind)}}}"
        )

    return re.sub(r"\{([^{}]*)\}", slot, pattern.removeprefix("@")).replace("]*", "]…")


@dataclass(frozen=True, slots=True)
class ClauseShape:
    """The line that a clause's production makes: its pattern, and the start symbol of its block.

    The start symbol is "" for no block.
    """

    pattern: str
    block: str


@dataclass(frozen=True, slots=True)
class Lines:
    """The grammar of all card kinds: rule texts, and the shape behind each alias."""

    rules: tuple[str, ...]
    shapes: dict[str, ClauseShape]
    starts: tuple[str, ...]


def start_of(kind: CardKind, section: Section | None = None) -> str:
    """Return the start of a kind's or a section's lines: of the symbol `objective_setup_line` what
    stands before its last word.
    """
    name = kind.name if section is None else f"{kind.name} {section.name}"
    return re.sub(r"\W", "_", name)


def sides_of(kind: CardKind) -> tuple[str, ...]:
    """Return the first words of the clauses of a kind that hold a section: `standard`,
    `hardcore`.
    """
    sections = {section.name for section in kind.sections}
    return tuple(clause.pattern.split()[0] for clause in kind.clauses if clause.holds in sections)


class ClauseWriter:
    """Writes the productions of the card kinds of one vocabulary."""

    def __init__(self, vocabulary: Vocabulary, forms: Forms) -> None:
        self.vocabulary, self.forms = vocabulary, forms
        self.enumerations = {
            enumeration.name: enumeration for enumeration in vocabulary.enumerations
        }
        self.parts: dict[str, str] = {}  # rule name -> rule text

    def lines(self) -> Lines:
        """Return every start symbol of every kind and section."""
        rules: list[str] = []
        shapes: dict[str, ClauseShape] = {}
        starts: list[str] = []
        for kind in self.vocabulary.kinds:
            for section in (None, *kind.sections):
                start = start_of(kind, section)
                starts.append(start)
                alternatives = []
                clauses = section.clauses if section else kind.clauses
                for number, clause in enumerate(
                    each for each in clauses if each.pattern != LEFT_OUT
                ):
                    alternatives.append(
                        self._clause(kind, clause, f"clause_{start}_{number}", shapes)
                    )
                if section is None and not any(
                    clause.pattern.split()[0] in ("id", "text", "art") for clause in kind.clauses
                ):
                    alternatives.append("own_line")
                lines = "\n    | ".join(alternatives or ["NEVER -> nothing"])
                if any(clause.pattern == LEFT_OUT for clause in clauses):
                    rules.append(
                        f"?{start}_line: {start}_kept\n    | {self.forms.terminal('without')} "
                        f"{start}_kept -> left_out"
                    )
                    rules.append(f"?{start}_kept: {lines}")
                else:
                    rules.append(f"?{start}_line: {lines}")
        return Lines((*rules, *self.parts.values()), shapes, tuple(starts))

    def _clause(
        self, kind: CardKind, clause: Clause, alias: str, shapes: dict[str, ClauseShape]
    ) -> str:
        if clause.pattern in SHAPES:
            return SHAPES[clause.pattern][0]
        block = CONTENTS.get(clause.holds)
        if block is None:
            section = next((each for each in kind.sections if each.name == clause.holds), None)
            if section is None:
                raise WordRefused(
                    f"`{kind.name}`: the clause `{clause.pattern}` holds `{clause.holds}`, which "
                    f"is no section of the kind"
                )
            block = start_of(kind, section)
        shapes[alias] = ClauseShape(clause.pattern, block)
        return f"{self._pattern(clause.pattern, kind)} -> {alias}"

    def _pattern(self, pattern: str, kind: CardKind) -> str:
        tokens = TOKEN.findall(pattern)

        def read(at: int) -> tuple[list[str], list[str], bool, str, int]:
            """Return symbols, literal words, whether there was a slot, how the group closes, and
            where it ends.
            """
            symbols: list[str] = []
            literals: list[str] = []
            slots = False
            while at < len(tokens):
                token = tokens[at]
                at += 1
                if token in ("]", "]*"):
                    return symbols, literals, slots, token, at
                if token == "[":
                    inner, words, has_slots, closed_by, at = read(at)
                    slots = slots or has_slots
                    if not has_slots:
                        inner = [self._flag(words)]
                    symbols.append(
                        "(" + " ".join(inner) + ")" + ("*" if closed_by == "]*" else "?")
                    )
                elif token.startswith("{"):
                    symbols.append(self._slot(token[1:-1], pattern, kind))
                    slots = True
                else:
                    symbols.append(self.forms.terminal(token))
                    literals.append(token)
            return symbols, literals, slots, "", at

        return " ".join(read(0)[0])

    def _part(self, name: str, body: str) -> str:
        rule = "part_" + re.sub(r"\W", "_", name)
        self.parts[rule] = f"{rule}: {body}"
        return rule

    def _flag(self, words: list[str]) -> str:
        return self._part(
            "flag_" + "_".join(re.sub(r"\W", "", word) for word in words),
            f"{self.forms.terminals(words)} -> part_flag",
        )

    def _slot(self, slot: str, pattern: str, of: CardKind) -> str:
        kind, _, argument = slot.partition(":")
        values = self.enumerations.get(argument or kind)
        rule = (values.name if values else "").replace(" ", "_")
        match kind:
            case "text":
                return self._part("text", "STRING -> part_text")
            case "int":
                return self._part("int", "INT -> part_int")
            case "name":
                return self._part("name", "NAME -> part_name")
            case "side":
                sides = dict.fromkeys(self.forms.terminal(side) for side in sides_of(of))
                return self._part(
                    f"side_{start_of(of)}", f"({' | '.join(('NAME', *sides))}) -> part_side"
                )
            case "thing":
                return self._part("thing", "thing -> part_thing")
            case "things":
                return self._part(
                    "things", f"thing ({self.forms.terminal('or')} thing)* -> part_things"
                )
            case "cond":
                return self._part("cond", "condition -> part_cond")
            case "limit":
                return self._part("limit", "limit -> part_limit")
            case "choice":
                choices = " | ".join(
                    self.forms.terminals(each.split()) for each in argument.split("|")
                )
                return self._part(
                    "choice_" + argument.replace("|", "_or_"), f"({choices}) -> part_choice"
                )
            case "list" if values is not None:
                return self._part(
                    f"list_{rule}", f"one_of_{rule} (COMMA one_of_{rule})* -> part_values"
                )
            case "either" if values is not None:
                return self._part(f"either_{rule}", f"any_of_{rule} -> part_values")
            case _ if values is not None:
                return self._part(f"one_{rule}", f"one_of_{rule} -> part_values")
        known = ", ".join(f"`{{{each}}}`" for each in KNOWN_SLOTS)
        raise WordRefused(
            f"the clause `{pattern}` has an unknown slot `{{{slot}}}`, wanted one of {known}, "
            f"where `symbol` is an enumeration"
        )

    def patterns_by_start(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """Return for each start symbol of a kind (pattern or core shape, start symbol of its
        block), for messages and broken lines.
        """
        out: dict[str, tuple[tuple[str, str], ...]] = {}
        for kind in self.vocabulary.kinds:
            for section in (None, *kind.sections):
                rows = []
                for clause in section.clauses if section else kind.clauses:
                    if clause.pattern in SHAPES:
                        rows.append((clause.pattern, SHAPES[clause.pattern][1]))
                    else:
                        held = next(
                            (each for each in kind.sections if each.name == clause.holds), None
                        )
                        rows.append(
                            (
                                clause.pattern,
                                start_of(kind, held) if held else CONTENTS[clause.holds],
                            )
                        )
                out[start_of(kind, section)] = tuple(rows)
        return out

    def naming_words(self) -> frozenset[str]:
        """Return words before a `{name}` or `{side}` of any pattern: what follows them is a name,
        not an unknown word.
        """
        clauses = [clause for kind in self.vocabulary.kinds for clause in kind.clauses]
        clauses += [
            clause
            for kind in self.vocabulary.kinds
            for section in kind.sections
            for clause in section.clauses
        ]
        return frozenset(
            word
            for clause in clauses
            for word in re.findall(r"([a-z]+) \{(?:name|side)\}", clause.pattern)
        )
