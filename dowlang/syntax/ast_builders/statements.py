"""Lines in which something happens: statements, options, votes, answers, faces."""

from __future__ import annotations

from typing import Any

from lark import Token

from dowlang.syntax import ast
from dowlang.syntax.ast_builders.conditions import Conditions
from dowlang.syntax.ast_builders.primitives import BLOCKS, Children, ParsedLine


class Statements(Conditions):
    """Methods for statements and for the lines of choices, votes and rolls."""

    def _shaped(self, shape: str, *parts: ast.LinePart) -> ParsedLine:
        return ParsedLine(shape, parts, BLOCKS.get(shape, ""))

    def _parts(self, children: Children) -> list[ast.LinePart]:
        return [each for each in children if isinstance(each, ast.LinePart)]

    def run(self, children: Children) -> ParsedLine:
        return self._shaped("run", self._part("do", children[0]), *self._parts(children))

    def run_by(self, children: Children) -> ParsedLine:
        return self._shaped(
            "run_by",
            self._part("who", children[0]),
            self._part("do", children[1]),
            *self._parts(children),
        )

    def offer(self, children: Children) -> ParsedLine:
        more = [each for each in children[3:] if isinstance(each, ast.Phrase)]
        return self._shaped(
            "offer",
            self._part("who", children[0]),
            self._part("do", children[2], *more),
            *self._parts(children),
        )

    def demand(self, children: Children) -> ParsedLine:
        return self._shaped(
            "demand",
            self._part("who", children[0]),
            self._part("do", children[2]),
            *self._parts(children),
        )

    def bargain(self, children: Children) -> ParsedLine:
        who, _, do, _, _, to = children
        return self._shaped(
            "bargain", self._part("who", who), self._part("do", do), self._part("to", to)
        )

    def attach(self, children: Children) -> ParsedLine:
        counter = (
            children[-1]
            if isinstance(children[-1], Token) and children[-1].type == "NAME"
            else None
        )
        name = (
            []
            if counter is None
            else [
                self._part("counting", ast.Ident(self._span([counter]), str(counter), str(counter)))
            ]
        )
        return self._shaped("attach", self._part("to", children[4]), *name)

    def detach(self, children: Children) -> ParsedLine:
        return self._shaped("detach")

    def branch(self, children: Children) -> ParsedLine:
        return self._shaped("branch", self._part("if", children[1]))

    def otherwise(self, children: Children) -> ParsedLine:
        return self._shaped("otherwise")

    def each(self, children: Children) -> ParsedLine:
        return self._shaped("each", self._part("each", children[1]), *self._parts(children))

    def repeat(self, children: Children) -> ParsedLine:
        return self._shaped("repeat", self._part("times", children[1]))

    def choose_one(self, children: Children) -> ParsedLine:
        return self._shaped("choose_one")

    def cancel(self, children: Children) -> ParsedLine:
        return self._shaped("cancel", self._part("what", self._words("what", children[-1:])))

    def nothing(self, children: Children) -> ParsedLine:
        return self._shaped("nothing")

    def manual(self, children: Children) -> ParsedLine:
        return self._shaped("manual", self._part("text", self._text(children[1])))

    def duration(self, children: Children) -> tuple[ast.LinePart, ...]:
        words = self._lemmas(children)
        span_of = ast.Words(
            self._span([each for each in children if isinstance(each, Token)]),
            "duration",
            (_duration(words),),
        )
        parts = [ast.LinePart(span_of.span, "duration", (span_of,))]
        if isinstance(children[-1], ast.Node):
            parts.append(self._part("if", children[-1]))
        return tuple(parts)

    def lasting(self, children: Children) -> ParsedLine:
        return self._shaped("lasting", *children[0])

    def moment(self, children: Children) -> ast.LinePart:
        _, _, edge, _, which, what = (self._lemma(each) for each in children)
        return self._part("moment", ast.Words(self._span(children), "moment", (edge, what, which)))

    def later(self, children: Children) -> ParsedLine:
        condition = (
            [self._part("if", children[-1])]
            if len(children) > 1 and not isinstance(children[-1], ast.LinePart | ast.Words)
            else []
        )
        limits = [self._part("limit", each) for each in children if isinstance(each, ast.Words)]
        return self._shaped("later", children[0], *limits, *condition)

    def count_of_times(self, children: Children) -> ast.LinePart:
        return self._part("times", self._integer(children[0]))

    def counted_time(self, children: Children) -> ParsedLine:
        event = next(each for each in children if isinstance(each, ast.Is))
        return self._shaped(
            "counted_time",
            self._part("event", event),
            *self._parts(children),
            self._part("to", self._integer(children[-1])),
        )

    def next_time(self, children: Children) -> ParsedLine:
        event = next(each for each in children if isinstance(each, ast.Is))
        parts = self._parts(children)
        times = [each for each in parts if each.slot == "times"]
        return self._shaped(
            "next_time",
            *times,
            self._part("event", event),
            *(each for each in parts if each.slot == "point"),
        )

    def _labelled(self, shape: str, children: Children) -> ParsedLine:
        label = [
            self._part("label", self._text(each))
            for each in children
            if isinstance(each, Token) and each.type == "STRING"
        ]
        condition = [self._part("if", children[-1])] if isinstance(children[-1], ast.Node) else []
        return self._shaped(shape, *label, *condition)

    def option(self, children: Children) -> ParsedLine:
        return self._labelled("option", children)

    def automatic(self, children: Children) -> ParsedLine:
        return self._labelled("automatic", children)

    def chooser(self, children: Children) -> ParsedLine:
        return self._shaped("chooser", self._part("who", children[0]))

    def vote(self, children: Children) -> ParsedLine:
        return self._shaped("vote", self._part("by", children[2]), *self._parts(children))

    def ties(self, children: Children) -> ast.LinePart:
        return self._part("ties", children[-1])

    def tied(self, children: Children) -> ast.LinePart:
        return self._part("tied", self._words("tied", children[-1:]))

    def without(self, children: Children) -> ast.LinePart:
        return self._part("without", self._words("without", children[-1:]))

    def passes(self, children: Children) -> ParsedLine:
        return self._labelled("passes", children)

    def fails(self, children: Children) -> ParsedLine:
        return self._labelled("fails", children)

    def if_so(self, children: Children) -> ParsedLine:
        return self._shaped("if_so")

    def if_not(self, children: Children) -> ParsedLine:
        return self._shaped("if_not")

    def face(self, children: Children) -> ParsedLine:
        return self._shaped("face", children[0])

    def face_range(self, children: Children) -> ast.LinePart:
        return self._part(
            "range", *(self._integer(each) for each in children if each.type == "INT")
        )

    def face_named(self, children: Children) -> ast.LinePart:
        return self._part("face", children[0])

    def die_face(self, children: Children) -> Any:
        return children[0]


def _duration(words: tuple[str, ...]) -> str:
    match words:
        case ("until", _, _, _, which, what):
            return f"{which} {what}"
        case ("during", _, _, what):
            return f"during next {what}"
        case ("while", "attached"):
            return "attached"
        case ("while",):
            return "while"
        case _:
            return "game"
