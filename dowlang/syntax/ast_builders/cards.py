"""Triggers, rules, the clauses of card kinds, cards and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token

from dowlang.syntax import ast
from dowlang.syntax.ast_builders.primitives import Children, ParsedLine
from dowlang.syntax.ast_builders.statements import Statements


class Cards(Statements):
    """Methods for everything that stands on a card or in a test and is no statement."""

    def trigger(self, children: Children) -> ParsedLine:
        if isinstance(children[-1], Token):
            return self._shaped("trigger", self._part("manual", self._text(children[-1])))
        return self._shaped("trigger", *self._event_and_condition(children))

    def _event_and_condition(self, children: Children) -> list[ast.LinePart]:
        """Build `[when event] [, point] [, limit] [if condition]`: the event follows `when`, the
        condition `if`.
        """
        parts: list[ast.LinePart] = []
        for before, child in zip([None, *children], children, strict=False):
            word = self._lemma(before) if isinstance(before, Token) else ""
            if isinstance(child, ast.LinePart):
                parts.append(child)
            elif isinstance(child, ast.Words):
                parts.append(self._part("limit", child))
            elif isinstance(child, ast.Node):
                parts.append(self._part("event" if word == "when" else "if", child))
        return parts

    def watch(self, children: Children) -> ParsedLine:
        return self._shaped("watch", *self._event_and_condition(children))

    def modify(self, children: Children) -> ParsedLine:
        limits = [self._part("limit", each) for each in children if isinstance(each, ast.Words)]
        return self._shaped("modify", self._part("do", children[0]), *limits)

    def while_(self, children: Children) -> ParsedLine:
        return self._shaped("while", self._part("if", children[1]))

    def instead(self, children: Children) -> ParsedLine:
        return self._shaped("instead", self._part("of", children[-1]))

    def skipped(self, children: Children) -> ParsedLine:
        return self._shaped("skipped", self._part("of", children[0]))

    def also_needs(self, children: Children) -> ParsedLine:
        return self._shaped(
            "also_needs", self._part("who", children[0]), self._part("if", children[-1])
        )

    def ability(self, children: Children) -> ParsedLine:
        parts = [self._part("who", children[0])]
        places = [
            child
            for child in children[1:]
            if isinstance(child, ast.Node) and not isinstance(child, ast.Words)
        ]
        for child in children[1:]:
            if isinstance(child, Token) and child.type == "INT":
                parts.append(self._part("die", self._integer(child)))
            elif isinstance(child, ast.Words):
                parts.append(self._part("limit", child))
            elif places and child is places[0]:
                parts.append(self._part("at", *places))
        return self._shaped("ability", *parts)

    def setting(self, children: Children) -> ParsedLine:
        return self._shaped(
            "setting",
            self._part("setting", children[0]),
            self._part("int", self._integer(children[1])),
        )

    def card(self, children: Children) -> ParsedLine:
        tokens = self._flat(children[0] if isinstance(children[0], list) else children)
        shape = " ".join(self._lemma(each) for each in tokens if each.type != "STRING")
        return self._shaped(shape, self._part("name", self._text(tokens[-1])))

    def test(self, children: Children) -> Children:
        return children

    definition = test

    def own_id(self, children: Children) -> ParsedLine:
        return self._shaped("id", self._part("text", self._text(children[1])))

    def own_text(self, children: Children) -> ParsedLine:
        return self._shaped("text", self._part("text", self._text(children[1])))

    def own_art(self, children: Children) -> ParsedLine:
        return self._shaped("art", self._part("text", self._text(children[1])))

    def given(self, children: Children) -> Any:
        return self._shaped("given", *self._parts(children))

    def given_state(self, children: Children) -> ast.LinePart:
        return self._part("if", children[0])

    def given_manual(self, children: Children) -> ast.LinePart:
        return self._part("manual", self._text(children[1]))

    def given_seed(self, children: Children) -> ast.LinePart:
        return self._part("seed", self._number_or_column(children[1]))

    def card_given(self, children: Children) -> Children:
        return children

    def given_card(self, children: Children) -> ast.LinePart:
        *kind, name = children[0]
        words = " ".join(self._lemma(each) for each in kind)
        return self._part("card", ast.Ident(self._span(kind), words, words), self._text(name))

    def given_values(self, children: Children) -> ast.LinePart:
        return self._part(
            "values", children[0], *(self._number_or_column(each) for each in children[2:])
        )

    def _number_or_column(self, token: Token) -> ast.Integer | ast.Variable:
        """Return a number as written, or the bare name of a column of the test's table."""
        return (
            self._integer(token)
            if token.type == "INT"
            else ast.Variable(self._span([token]), str(token))
        )

    def forced(self, children: Children) -> ast.LinePart:
        value = children[-1]
        kind = children[:-1]
        title = " ".join(self._lemma(each) for each in kind)
        fact = self._number_or_column(value) if isinstance(value, Token) else value
        return self._part("forced", ast.Ident(self._span(kind), title, title), fact)

    def does(self, children: Children) -> ParsedLine:
        event = ast.Is(self._span(children[1:3]), children[1], children[2])
        return self._shaped("does", self._part("event", event), *self._parts(children))

    def chooses(self, children: Children) -> ParsedLine:
        return self._shaped(
            "chooses",
            self._part("who", children[1]),
            self._label(children[3]),
            *self._parts(children[4:]),
        )

    def _label(self, child: Token | ast.Reference) -> ast.LinePart:
        return self._part("label", self._text(child) if isinstance(child, Token) else child)

    def column_named(self, children: Children) -> ast.Reference:
        return ast.Reference(
            self._span(children), ("the", str(children[1])), alias=str(children[1])
        )

    def answers(self, children: Children) -> ParsedLine:
        said = self._part("answer", self._words("answer", children[2:3]))
        return self._shaped(
            "answers", self._part("who", children[1]), said, *self._parts(children[3:])
        )

    def votes(self, children: Children) -> ParsedLine:
        vote = self._part("vote", self._words("vote", children[3:4]))
        return self._shaped("votes", self._part("who", children[1]), vote, *self._parts(children))

    def then(self, children: Children) -> ParsedLine:
        return self._shaped("then", self._part("if", children[1]))

    def cannot_choose(self, children: Children) -> ParsedLine:
        return self._shaped(
            "cannot_choose", self._part("who", children[1]), self._label(children[-1])
        )

    def cannot_do(self, children: Children) -> ParsedLine:
        return self._doing("cannot_do", children)

    def can_choose(self, children: Children) -> ParsedLine:
        return self._shaped("can_choose", self._part("who", children[1]), self._label(children[-1]))

    def can_do(self, children: Children) -> ParsedLine:
        return self._doing("can_do", children)

    def _doing(self, shape: str, children: Children) -> ParsedLine:
        event = ast.Is(self._span([children[1], children[3]]), children[1], children[3])
        return self._shaped(shape, self._part("event", event))

    def cases(self, children: Children) -> ParsedLine:
        names = [each for each in children if each.type == "NAME"]
        return self._shaped(
            "cases",
            *(
                self._part("column", ast.Ident(self._span([each]), str(each), str(each)))
                for each in names
            ),
        )

    def case(self, children: Children) -> ParsedLine:
        return self._shaped(
            "case", *(self._part("cell", each) for each in children if isinstance(each, ast.Node))
        )

    def cell_face(self, children: Children) -> ast.Words:
        face: ast.Words = children[0]
        return face

    def todo(self, children: Children) -> ParsedLine:
        return self._shaped("todo", self._part("text", self._text(children[1])))

    def _clause_maker(self, pattern: str, block: str) -> Callable[[Children], ParsedLine]:
        return lambda children: ParsedLine(pattern, tuple(self._parts(children)), block)

    def part_text(self, children: Children) -> ast.LinePart:
        return self._part("text", self._text(children[0]))

    def part_int(self, children: Children) -> ast.LinePart:
        return self._part("int", self._integer(children[0]))

    def part_name(self, children: Children) -> ast.LinePart:
        return self._part(
            "name", ast.Ident(self._span(children), str(children[0]), str(children[0]))
        )

    def part_side(self, children: Children) -> ast.LinePart:
        return self._part(
            "side", ast.Ident(self._span(children), str(children[0]), self._lemma(children[0]))
        )

    def left_out(self, children: Children) -> ParsedLine:
        """Return a line that a side does not take over: what it says, without a block."""
        return self._shaped(f"without {children[1].shape}", *children[1].parts)

    def part_thing(self, children: Children) -> ast.LinePart:
        return self._part("thing", children[0])

    def part_things(self, children: Children) -> ast.LinePart:
        return self._part("things", *(each for each in children if isinstance(each, ast.Node)))

    def part_cond(self, children: Children) -> ast.LinePart:
        return self._part("cond", children[0])

    def part_limit(self, children: Children) -> ast.LinePart:
        return self._part("limit", children[0])

    def part_choice(self, children: Children) -> ast.LinePart:
        return self._part("choice", self._words("choice", children))

    def part_values(self, children: Children) -> ast.LinePart:
        found = [each for each in children if isinstance(each, ast.Words)]
        values = tuple(value for each in found for value in each.values)
        return self._part(found[0].kind, ast.Words(self._span(children), found[0].kind, values))

    def part_flag(self, children: Children) -> ast.LinePart:
        words = "".join(
            ("" if each.type == "COMMA" else " ") + self._lemma(each) for each in children
        ).strip()
        return ast.LinePart(self._span(children), words, ())
