"""Hints that write a whole line out, typed back: one that would be refused when it is typed is not given.

What lives here: trying the line in its place, and what is said instead. What does not: how the line is found (`syntax.nearly`), which knows what
can be read, and not what it means.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from dowlang import semantics, syntax
from dowlang.semantics import parts
from dowlang.source import Diagnostic, Source
from dowlang.source import catalogue as codes
from dowlang.source.slugs import slug
from dowlang.source.wording import listed
from dowlang.syntax import LineParser
from dowlang.syntax.phrasebook import nearest_phrases
from dowlang.syntax.tree import File
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar

WRITTEN = re.compile("(?:it is written|an amount that is reckoned stands in brackets:) `([^`]+)`")
HINTING = (codes.UNKNOWN_PHRASE.number, codes.LINE_ENDS_TOO_EARLY.number, codes.WORDS_LEFT_OVER.number)
REFUSED = (
    codes.WRONG_TYPE.number, codes.WRONG_COUNT.number, codes.WRONG_ADJECTIVE.number, codes.OUT_OF_SCOPE.number, codes.UNBOUND_REFERENCE.number,
    codes.MISPLACED_MODIFIER.number, codes.MISPLACED_LINE.number,
)  # fmt: skip
"""What a line means no sense by; a name that is not there is the author's own, whichever way the line is written."""

MOST = 20
"""Hints of a run that are typed back: each costs the check of a file."""


def typed_back(found: Sequence[Diagnostic], sources: Mapping[str, Source], trees: Mapping[str, File], vocabulary: Vocabulary, grammar: Grammar,
               parser: LineParser, world: semantics.SetWorld) -> list[Diagnostic]:
    """The findings; where the hint of one would be refused, it names the nearest phrases instead. Looks at the first `MOST` of them."""
    kinds = {kind.name for kind in vocabulary.kinds}
    names = {kind: dict(of_kind) for kind, of_kind in world.names.items()}
    defines = dict(world.defines)
    for line in (line for tree in trees.values() for line in tree.lines):
        if (title := parts.text(line)) is not None and line.shape in kinds:
            names.setdefault(line.shape, {})[title.value] = slug(title.value)
        elif title is not None and line.shape == "define":
            defines[title.value] = slug(title.value)
    whole = replace(world, names=names, defines=defines, partial=True)
    out: list[Diagnostic] = []
    tried = 0
    for each in found:
        hint = WRITTEN.fullmatch(each.help or "") if each.code in HINTING and each.file in trees and tried < MOST else None
        if hint is not None:
            tried += 1
            lines = sources[each.file].text.split("\n")
            old = lines[each.span.line - 1]
            lines[each.span.line - 1] = old[: len(old) - len(old.lstrip(" "))] + hint[1]
            tree, broken = syntax.parse(each.file, "\n".join(lines), parser)
            again = semantics.check([tree], vocabulary, grammar, whole, broken).diagnostics
            if any(one.span.line == each.span.line and one.code in REFUSED for one in again):
                each = replace(each, help=_near(each, old, trees[each.file], parser))
        out.append(each)
    return out


def _near(found: Diagnostic, text: str, tree: File, parser: LineParser) -> str | None:
    """The phrases that are nearest to a line, as a help; None without any."""
    start = next(line.start for line in parts.rows(tree.lines) if line.span.line == found.span.line)
    lemmas = [parser.lexer.lemmas.get(token, str(token)) for token in parser.tokens(text.strip(), ()).tokens]
    near = nearest_phrases(parser.grammar, start, lemmas)
    return f"did you mean {listed(near)}" if near else None
