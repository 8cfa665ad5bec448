"""The parser's tables in a compact form: what Lark worked out for a grammar, as numbers in a file
of our own, and Lark's parser on them.

Replaces `Lark.save` and `Lark.load`, for speed alone: a check of the starter set without a cache
takes 12 % less time than with Lark's pickle, one of 329 cards 19 % (decision 40). Lark's own
`ParserState` walks them. Tested with Lark 1.3. `tests/syntax/test_tables.py` reads every line both
ways and fails when Lark's insides change.

The productions and the symbols are one JSON text, the actions one array of small numbers. A
state's row becomes a dictionary, and a production an object with its callback, when a line first
comes there. What a production makes of its children is called by way of Lark's own builder of
trees. Which file belongs to which grammar, and where it lies, is known to `parser_factory.py`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Iterable, Mapping
from typing import Any, cast

from lark import Lark, Token, Tree
from lark.grammar import NonTerminal, Rule, RuleOptions, Symbol, Terminal
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers.lalr_analysis import IntParseTable, Reduce, Shift
from lark.parsers.lalr_parser_state import ParseConf, ParserState

DIGEST = 32
"""Bytes of the hash in front, by which damage is seen before anything is read."""

LENGTH = 4
"""Bytes of the length of the JSON text."""

END = Token("$END", "", 0, 1, 1)
NO_LEXER: Any = None
"""The words of a line are tokens already."""


class DamagedTables(ValueError):
    """Bytes that `pack` did not write, or not like this."""


def pack(parser: Lark) -> bytes:
    """Return the tables of a parser that Lark has built.

    The bytes depend on the sentences of the grammar alone: neither on the order in which its rules
    stand nor on the hashes by which Lark has numbered its states.
    """
    table: IntParseTable = parser.parser.parser._parse_table
    symbols: dict[str, int] = {}
    rules = sorted(parser.rules, key=lambda rule: json.dumps(_written(rule)))
    productions = {rule: number for number, rule in enumerate(rules)}
    shapes: dict[tuple[int, ...], int] = {}
    rows: list[int] = []
    actions = array("H")
    numbers = _numbered(table)
    for state in numbers:
        row = sorted(table.states[state].items())
        rows.append(
            shapes.setdefault(
                tuple(symbols.setdefault(str(name), len(symbols)) for name, _ in row), len(shapes)
            )
        )
        actions.extend(
            2 * numbers[argument] if action is Shift else 2 * productions[argument] + 1
            for _, (action, argument) in row
        )
    if sys.byteorder == "big":
        actions.byteswap()
    text = json.dumps(
        {
            "terminals": sorted(
                name
                for name in {
                    str(each.name)
                    for rule in parser.rules
                    for each in rule.expansion
                    if each.is_term
                }
            ),
            "productions": [_written(rule) for rule in rules],
            "symbols": list(symbols),
            "shapes": list(shapes),
            "rows": rows,
            "starts": {
                start: [numbers[table.start_states[start]], numbers[table.end_states[start]]]
                for start in sorted(table.start_states)
            },
        },
        separators=(",", ":"),
    ).encode()
    data = len(text).to_bytes(LENGTH, "little") + text + actions.tobytes()
    return hashlib.sha256(data).digest() + data


def _numbered(table: IntParseTable) -> dict[int, int]:
    """Return a new number for each state, in the order in which they are reached from the places
    of lines, by the names of symbols.
    """
    numbers: dict[int, int] = {}
    waiting = [table.start_states[start] for start in sorted(table.start_states)]
    for state in waiting:
        if state not in numbers:
            numbers[state] = len(numbers)
            for _, (action, argument) in sorted(table.states[state].items()):
                if action is Shift:
                    waiting.append(argument)
    assert len(numbers) == len(table.states)
    return numbers


def _written(rule: Rule) -> list[Any]:
    """Return one production.

    What the grammars of this project never have is refused here rather than lost.
    """
    if (
        rule.options.keep_all_tokens
        or rule.options.priority
        or rule.options.empty_indices
        or rule.options.template_source
    ):
        raise ValueError(f"a production with options that the compact tables do not keep: {rule}")
    if any(symbol.is_term and cast("Terminal", symbol).filter_out for symbol in rule.expansion):
        raise ValueError(f"a production with an unnamed terminal: {rule}")
    return [
        str(rule.origin.name),
        [str(symbol.name) for symbol in rule.expansion],
        rule.alias and str(rule.alias),
        int(rule.options.expand1),
    ]


Action = tuple[Any, Any]
"""What Lark's parser looks up: `Shift` and the next state, or `Reduce` and the production."""


class _Rows(dict[int, dict[str, Action]]):
    """state -> symbol -> action, made row by row."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    def __missing__(self, state: int) -> dict[str, Action]:
        row = self[state] = self.tables.row(state)
        return row


class Tables:
    """Lark's tables unpacked as far as they are asked for, with the callbacks of one transformer.

    Raises `DamagedTables`.
    """

    def __init__(self, data: bytes, transformer: object) -> None:
        if (
            len(data) < DIGEST + LENGTH
            or hashlib.sha256(memoryview(data)[DIGEST:]).digest() != data[:DIGEST]
        ):
            raise DamagedTables
        begin = DIGEST + LENGTH
        end = begin + int.from_bytes(data[DIGEST:begin], "little")
        told: Mapping[str, Any] = json.loads(data[begin:end])
        self._actions = array("H")
        self._actions.frombytes(data[end:])
        if sys.byteorder == "big":
            self._actions.byteswap()
        names = [sys.intern(name) for name in told["symbols"]]
        self._shapes: list[tuple[str, ...]] = [
            tuple([names[number] for number in shape]) for shape in told["shapes"]
        ]
        self._rows: list[int] = told["rows"]
        self._begins = [0]
        for shape in self._rows:
            self._begins.append(self._begins[-1] + len(self._shapes[shape]))
        self._written: list[Any] = told["productions"]
        self._terminals = frozenset(told["terminals"])
        self._made: dict[int, Action] = {}
        self._transformer = transformer
        self._states = _Rows(self)
        self._callbacks: dict[Any, Any] = {}  # production -> the maker of its node
        ends = {start: last for start, (_, last) in told["starts"].items()}
        begins = {start: first for start, (first, _) in told["starts"].items()}
        self._table = IntParseTable(self._states, begins, ends)  # type: ignore[no-untyped-call]

    def parse(self, start: str, tokens: Iterable[Token]) -> Any:
        """Return the result of the callbacks for a line.

        Raises Lark's `UnexpectedToken` where the line stops being a sentence.
        """
        conf = ParseConf(self._table, cast("Any", self._callbacks), start)
        state = ParserState(conf, NO_LEXER)
        for token in tokens:
            state.feed_token(token)
        return state.feed_token(END, is_end=True)

    @property
    def productions(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return each production as its symbol and what that is made of."""
        return tuple((origin, tuple(expansion)) for origin, expansion, *_ in self._written)

    def ends_of(self, start: str) -> tuple[int, int]:
        """Return the states in which a line of a place begins and ends."""
        return self._table.start_states[start], self._table.end_states[start]

    def shifted(self, states: tuple[int, ...], kind: str) -> tuple[int, ...] | None:
        """Return the states after one more token, without making anything of the line.

        Return None where the token cannot stand.
        """
        return self._walked(list(states), kind, -1)

    def reads(self, start: str, tokens: Iterable[Token]) -> bool:
        """Return True if `parse` would read a line. Nothing is made of it, and of a line that is
        none nobody collects what it might have gone on with.
        """
        begin, last = self.ends_of(start)
        stack = [begin]
        return all(self._step(stack, each.type, -1) for each in tokens) and self._step(
            stack, END.type, last
        )

    def ends(self, states: tuple[int, ...], last: int) -> bool:
        """Return True if a line may end here.

        `last` is the state in which lines of its place end.
        """
        return self._walked(list(states), END.type, last) is not None

    def terminals(self, states: tuple[int, ...]) -> Iterable[str]:
        """Return the tokens that the last state knows. Not all of them can stand there."""
        return self._states[states[-1]]

    def _walked(self, states: list[int], kind: str, last: int) -> tuple[int, ...] | None:
        return tuple(states) if self._step(states, kind, last) else None

    def _step(self, states: list[int], kind: str, last: int) -> bool:
        """Bring a stack of states past one token, or return False where that cannot stand."""
        rows = self._states
        row = rows[states[-1]]
        while (action := row.get(kind)) is not None:
            kind_of_action, argument = action
            if kind_of_action is Shift:
                states.append(argument)
                return True
            del states[-len(argument.expansion) :]
            states.append(rows[states[-1]][argument.origin.name][1])
            if states[-1] == last and kind == END.type:
                return True
            row = rows[states[-1]]
        return False

    def row(self, state: int) -> dict[str, Action]:
        """Return the actions of a state for each symbol."""
        codes = self._actions[self._begins[state] : self._begins[state + 1]]
        made = self._made
        return dict(
            zip(
                self._shapes[self._rows[state]],
                [made.get(code) or self._action(code) for code in codes],
                strict=True,
            )
        )

    def _action(self, code: int) -> Action:
        """Return the action that a number stands for.

        Every production gets its callback from Lark's own builder of trees.
        """
        if not code & 1:
            action: Action = (Shift, code >> 1)
        else:
            origin, expansion, alias, expand1 = self._written[code >> 1]
            symbols: list[Symbol] = [
                Terminal(name) if name in self._terminals else NonTerminal(name)
                for name in expansion
            ]
            rule = Rule(NonTerminal(origin), symbols, 0, alias, RuleOptions(False, bool(expand1)))
            builder = ParseTreeBuilder([rule], Tree)  # type: ignore[no-untyped-call]
            made = builder.create_callback(self._transformer)  # type: ignore[no-untyped-call]
            assert symbols  # no production stands for nothing
            self._callbacks[rule] = made[rule]
            action = (Reduce, rule)
        self._made[code] = action
        return action
