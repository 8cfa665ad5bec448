"""Every place where a grammar is ambiguous, with the phrases that meet there and a line that shows
it.

Lark's strict mode stops at the first conflict and names a state. Here all conflicts are collected
by looking at the same tables before they are decided, and each is told as an author of words needs
it: the productions, and the beginning of a line that leads there. That takes Lark's own analyser
apart, not for speed. Tested with Lark 1.3.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from lark import Lark
from lark.exceptions import GrammarError
from lark.grammar import NonTerminal, Rule, Symbol
from lark.parsers.lalr_analysis import LALR_Analyzer

from dowlang.records import dataclass
from dowlang.syntax.lexer import ReadyTokens, WordLexer

if TYPE_CHECKING:
    from dowlang.syntax.grammar.assembled import Assembled

UNWRITTEN = "NEVER"
"""The terminal of a production without words: no line has it."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two readings of one beginning.

    `line` is an example: words up to the conflict, then the word that may belong to either.
    """

    productions: tuple[str, ...]
    line: str


class AmbiguousGrammar(ValueError):
    """The words of a game make an ambiguous grammar. `conflicts` has all of them."""

    def __init__(self, conflicts: tuple[Conflict, ...]) -> None:
        told = "\n".join(
            f"  `{each.line}`: " + " or ".join(f"`{text}`" for text in each.productions)
            for each in conflicts[:12]
        )
        super().__init__(f"{len(conflicts)} beginnings of lines can be read in two ways:\n{told}")
        self.conflicts = conflicts


def options(grammar: Assembled) -> dict[str, Any]:
    """Return the options by which Lark is asked for tables: strict, so that no conflict is decided
    in silence.
    """
    starts = [f"{start}_line" for start in grammar.starts]
    return {
        "parser": "lalr",
        "strict": True,
        "start": starts,
        "lexer": ReadyTokens,
        "maybe_placeholders": False,
    }


def find_conflicts(grammar: Assembled) -> tuple[Conflict, ...]:
    """Return all conflicts of a grammar, none when it is fit for strict mode."""
    analyzer: list[LALR_Analyzer] = []
    found: list[tuple[Any, Any, tuple[Rule, ...], bool]] = []
    original = LALR_Analyzer.compute_lalr1_states

    def collect(self: LALR_Analyzer) -> None:
        if f"{grammar.starts[0]}_line" not in self.lr0_start_states:
            return original(self)  # Lark's own grammar of grammars
        analyzer.append(self)
        for itemset in self.lr0_itemsets:
            for lookahead, rules in itemset.lookaheads.items():
                if len(rules) > 1 or lookahead in itemset.transitions:
                    found.append(
                        (
                            itemset,
                            lookahead,
                            tuple(sorted(rules, key=str)),
                            lookahead in itemset.transitions,
                        )
                    )
        raise _Enough

    LALR_Analyzer.compute_lalr1_states = collect  # type: ignore[method-assign]
    try:
        Lark(grammar.text, **options(grammar))
    except _Enough:
        pass
    finally:
        LALR_Analyzer.compute_lalr1_states = original  # type: ignore[method-assign]
    if not found:
        return ()
    words = {name: form for form, name in _forms(grammar)}
    paths = _paths(analyzer[0], words)
    out: dict[tuple[str, ...], Conflict] = {}
    for itemset, lookahead, rules, shifts in found:
        texts = [_text(rule, words) for rule in rules]
        if shifts:
            moving = sorted(
                {
                    _text(item.rule, words)
                    for item in itemset.closure
                    if not item.is_satisfied and item.next == lookahead
                }
            )
            texts += moving[:3]
        key = tuple(texts)
        line = f"{paths.get(itemset, '…')} {words.get(lookahead.name, lookahead.name)} …"
        if key not in out or len(line) < len(out[key].line):
            out[key] = Conflict(key, line)
    return tuple(sorted(out.values(), key=lambda each: (each.line, each.productions)))


class _Enough(GrammarError):
    """The tables have been looked at."""


def _forms(grammar: Assembled) -> Iterable[tuple[str, str]]:
    """Yield (word, terminal), the lemma last so that it is the one that is shown."""
    lexer = WordLexer(grammar.lemmas, ())
    for form, terminal in lexer.terminals.items():
        if form != grammar.lemmas[form]:
            yield form, terminal
    for form, terminal in lexer.terminals.items():
        if form == grammar.lemmas[form]:
            yield form, terminal
    yield from (
        ("2", "INT"),
        ('"…"', "STRING"),
        ("name", "NAME"),
        (",", "COMMA"),
        ("=", "COMPARE"),
        ("(", "LEFT"),
        (")", "RIGHT"),
    )
    yield from (
        ("+", "PLUS"),
        ("-", "MINUS"),
        ("*", "TIMES"),
        ("/", "SLASH"),
        ("(the end)", "$END"),
    )


def _text(rule: Rule, words: Mapping[str, str]) -> str:
    if not rule.expansion:
        return str(rule.origin.name)
    return " ".join(
        words.get(symbol.name, symbol.name) if symbol.is_term else f"{{{symbol.name}}}"
        for symbol in rule.expansion
    )


def _paths(analyzer: LALR_Analyzer, words: Mapping[str, str]) -> dict[Any, str]:
    """Return the shortest way in words from a start to each state that a line can come to."""
    shortest = _shortest(analyzer)

    def shown(symbol: Symbol) -> str:
        names = (symbol.name,) if symbol.is_term else shortest[symbol.name]
        return " ".join(words.get(name, name) for name in names)

    paths: dict[Any, str] = {}
    waiting = deque((state, "") for state in analyzer.lr0_start_states.values())
    while waiting:
        state, path = waiting.popleft()
        if state in paths:
            continue
        paths[state] = path
        for symbol, after in sorted(state.transitions.items(), key=lambda each: each[0].name):
            writable = symbol.name != UNWRITTEN if symbol.is_term else symbol.name in shortest
            if writable and after not in paths:
                waiting.append((after, f"{path} {shown(symbol)}".strip()))
    return paths


def _shortest(analyzer: LALR_Analyzer) -> dict[str, tuple[str, ...]]:
    """Return for each nonterminal the fewest terminals it can stand for, by name among as few. What
    nobody can write has none.
    """
    best: dict[str, tuple[str, ...]] = {}
    changed = True
    while changed:
        changed = False
        for origin, rules in analyzer.rules_by_origin.items():
            for rule in rules:
                if any(
                    symbol.name not in best
                    if isinstance(symbol, NonTerminal)
                    else symbol.name == UNWRITTEN
                    for symbol in rule.expansion
                ):
                    continue
                text = tuple(
                    name
                    for symbol in rule.expansion
                    for name in (
                        best[symbol.name] if isinstance(symbol, NonTerminal) else (symbol.name,)
                    )
                )
                known = best.get(origin.name)
                if known is None or (len(text), text) < (len(known), known):
                    best[origin.name] = text
                    changed = True
    return best
