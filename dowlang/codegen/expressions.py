"""Write an expression of the checked card as the Python a person would write for it.

Every function here returns source text. `SourceText` carries how tightly it binds, so that
parentheses stand only where they are needed.
"""

from __future__ import annotations

from typing import assert_never

from dowlang.codegen.naming import Namespace, returns_many
from dowlang.codegen.narrowing import narrowed
from dowlang.codegen.orders import ordered
from dowlang.codegen.source_text import (
    AND,
    ATOM,
    COMPARISON,
    NOT,
    OR,
    PRODUCT,
    SIGN,
    SUM,
    SourceText,
)
from dowlang.codegen.target import Target, Uncompilable
from dowlang.semantics.ir import (
    Arbiter,
    Arithmetic,
    Available,
    Call,
    Candidates,
    Compare,
    Constant,
    Contains,
    Counter,
    EnumValue,
    Expression,
    First,
    Happened,
    HowOften,
    Last,
    LineUses,
    Local,
    Logic,
    Named,
    Number,
    Ordered,
    Pieces,
    Rather,
    Size,
    SomeOf,
    Sum,
    Tally,
    Test,
    ThisCard,
    Upto,
)
from dowlang.vocabulary.comparisons import HOLDS, NEGATED


def by_name(expression: Expression) -> bool:
    """Return True for a name that may mean any of several pieces (any copy of an item)."""
    return isinstance(expression, Named) and expression.noun.same is not None


class Expressions:
    """Writes expressions of one module."""

    def __init__(self, target: Target, names: Namespace) -> None:
        self.target, self.names = target, names
        self._modules = {
            enumeration.name: enumeration.module for enumeration in target.vocabulary.enumerations
        }

    def text(self, expression: Expression) -> str:
        """Return the expression as an argument or a right-hand side."""
        return self.write(expression).text

    def card_of(self, uses: LineUses) -> str:
        """Return the card of which a line counts its uses."""
        return f"{uses.of_card!a}" if uses.of_card else "CARD"

    def condition(self, conditions: list[Expression]) -> str:
        """Return all of the conditions."""
        return self.write(Logic("and", tuple(conditions))).text

    def call(self, function: str, *arguments: Expression) -> str:
        """Write `function(g, arguments)`."""
        return f"{function}({', '.join(['g', *(self.text(a) for a in arguments)])})"

    def tuple_of(self, parts: list[str]) -> str:
        """Return a tuple display."""
        return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"

    def write(self, expression: Expression) -> SourceText:  # noqa: C901 - one case a node
        """Return the expression with its binding strength."""
        match expression:
            case Number(value):
                return SourceText(ascii(int(value)), ATOM if value >= 0 else SIGN)
            case Constant(value):
                return SourceText(
                    ascii(value), ATOM if not isinstance(value, int) or value >= 0 else SIGN
                )
            case Named():
                return SourceText(self.named(expression))
            case EnumValue(enumeration, value, number):
                constant = self.names.constant(
                    self._modules.get(enumeration, ""),
                    value.upper().replace(" ", "_").replace("-", "_"),
                )
                return SourceText(constant or ascii(int(number)))
            case Local(name):
                return SourceText(self.names.local(name))
            case ThisCard():
                return SourceText("CARD")
            case Arbiter():
                return SourceText("g.arbiter()")
            case Call(word, arguments):
                return SourceText(self.call(self.names.function(word.function), *arguments))
            case Available(word, arguments):
                if word.available is None:
                    raise Uncompilable(f"`{word.phrase}` does not say how much there is")
                return SourceText(self.call(self.names.function(word.available), *arguments))
            case Test(adjective, piece):
                return SourceText(self.call(self.names.function(adjective.function), piece))
            case Tally(noun):
                if noun.total is None:
                    raise Uncompilable(f"`{noun.name}` has no total")
                return SourceText(self.call(self.names.function(noun.total)))
            case Counter(_, number):
                return SourceText(f"g.counter(CARD, {int(number)!a})")
            case Candidates():
                return self.candidates(expression)
            case Size(pieces):
                return self.size(pieces)
            case Sum(pieces, of):
                return self.total(pieces, of)
            case Ordered(pieces, start):
                first = "" if start is None else self.text(start)
                told = self.told(expression.key_of)
                return SourceText(ordered(self.names, expression, self.text(pieces), first, told))
            case Rather(best, all_of_them):
                return SourceText(f"({self.text(best)} or {self.text(all_of_them)})")
            case First(pieces, count):
                return self.from_an_end("first", pieces, count)
            case Last(pieces, count):
                return self.from_an_end("last", pieces, count)
            case Pieces(items):
                return SourceText(self.tuple_of([self.text(item) for item in items]))
            case Contains(pieces, piece):
                return SourceText(
                    f"{self.write(piece).within(SUM)} in {self.write(pieces).within(SUM)}",
                    COMPARISON,
                )
            case Arithmetic():
                return self.arithmetic(expression)
            case Upto(count):
                return SourceText(f"tuple(range({self.text(count)}))")
            case Happened() | HowOften():
                return SourceText(self.happened(expression))
            case LineUses(number):
                uses = self.names.engine("ongoing_effects", "line_uses")
                return SourceText(f"{uses}(g, {self.card_of(expression)}, {int(number)!a})")
            case Compare():
                return self.compare(expression)
            case Logic(operator, operands):
                return self.logic(operator, operands)
            case SomeOf(count, operands):
                return self.some_of(">=", count, operands)
            case _:
                assert_never(expression)

    def named(self, piece: Named) -> str:
        """Return a constant of the noun's module, or the name looked up in the set."""
        noun = piece.noun
        if piece.slug in noun.constants:
            constant = self.names.constant(noun.module, noun.constants[piece.slug])
            if not constant:
                raise Uncompilable(
                    f"`{noun.module}` has no constant `{noun.constants[piece.slug]}`"
                )
            return constant
        if noun.named is None:
            raise Uncompilable(f"nothing finds a `{noun.name}` by name")
        return f"{self.names.function(noun.named)}(g, {str(piece.slug)!a})"

    def happened(self, what: Happened | HowOften) -> str:
        """Write whether the history of the window holds an event for which the conditions hold,
        or how many.
        """
        event = self.names.event(
            self.target.events[what.match.number], what.match.number, self.target.events_module
        )
        since = f"g.happened({event}, {what.window!a}, CARD)"
        conditions = [condition for condition, _ in what.match.conditions]
        counted = isinstance(what, HowOften)
        if not conditions:
            return f"len({since})" if counted else f"any(True for _ in {since})"
        fields = ", ".join(self.names.local(field.name) for field in what.match.fields)
        each = f"{fields}{',' if len(what.match.fields) == 1 else ''} in {since}"
        holds = self.condition(conditions)
        return f"sum(1 for {each} if {holds})" if counted else f"any({holds} for {each})"

    def pieces(self, pieces: Expression) -> str:
        """Return the pieces as something to iterate over: the domain itself where there is no
        condition.
        """
        if isinstance(pieces, Candidates) and not pieces.conditions and not pieces.extreme:
            return self.source(pieces)
        return self.text(pieces)

    def source(self, pieces: Candidates) -> str:
        """Write the collection that candidates are taken from."""
        if pieces.source is not None:
            return self.text(pieces.source)
        if pieces.noun.domain is None:
            raise Uncompilable(
                f"`{pieces.noun.name}` is only counted, nothing can be picked among them"
            )
        return f"{self.names.function(pieces.noun.domain)}(g)"

    def clause(self, pieces: Candidates, *, ordered: bool = False) -> str:
        """Write `for x in … if …`. The order is that of the domain only where it is `ordered`."""
        source, conditions = narrowed(self, pieces)
        if ordered and len(conditions) < len(pieces.conditions):
            source = f"sorted({source})"
        tests = f" if {self.condition(list(conditions))}" if conditions else ""
        return f"for {self.names.local(pieces.element)} in {source}{tests}"

    def candidates(self, pieces: Candidates) -> SourceText:
        """Return a tuple of ids."""
        if pieces.conditions:
            source, conditions = narrowed(self, pieces)
            clause = self.clause(pieces, ordered=True)
            text = f"tuple({self.names.local(pieces.element)} {clause})"
            if not conditions:
                text = f"tuple(sorted({source}))"
        elif pieces.source is not None:
            text = self.text(pieces.source)
        elif pieces.noun.domain is not None and returns_many(pieces.noun.domain):
            text = self.source(pieces)
        else:
            text = f"tuple({self.source(pieces)})"
        if not pieces.extreme:
            return SourceText(text)
        if pieces.key is None:
            raise Uncompilable(f"the {pieces.extreme} {pieces.noun.name}: by what")
        select = self.names.engine(
            "collections", "lowest" if pieces.extreme == "lowest" else "highest"
        )
        key = self.names.function(pieces.key.function)
        return SourceText(f"{select}(g, {key}, {text}{self.told(pieces.key_of)})")

    def told(self, of: tuple[Expression, ...]) -> str:
        """Write what the key of a ranking is told besides the piece, behind other arguments."""
        return "".join([f", {self.text(each)}" for each in of])

    def size(self, pieces: Expression) -> SourceText:
        """Write the number of pieces, without building a tuple for it."""
        if isinstance(pieces, Candidates) and pieces.conditions and not pieces.extreme:
            source, conditions = narrowed(self, pieces)
            return SourceText(f"sum(1 {self.clause(pieces)})" if conditions else f"len({source})")
        return SourceText(f"len({self.pieces(pieces)})")

    def total(self, pieces: Candidates, of: Expression) -> SourceText:
        """Return a number added up for each of some pieces."""
        if not pieces.extreme:
            return SourceText(f"sum({self.text(of)} {self.clause(pieces)})")
        name = self.names.local(pieces.element)
        return SourceText(f"sum({self.text(of)} for {name} in {self.text(pieces)})")

    def from_an_end(self, end: str, pieces: Expression, count: Expression) -> SourceText:
        """Return the first few of a tuple, or the last few, the last one first."""
        if end == "first" and isinstance(count, Number) and count.value >= 0:
            return SourceText(f"{self.write(pieces).within(ATOM)}[:{count.value}]")
        function = self.names.engine("collections", end)
        return SourceText(f"{function}({self.text(pieces)}, {self.text(count)})")

    def arithmetic(self, sum_: Arithmetic) -> SourceText:
        """Write whole-number arithmetic. Dividing by 0 gives 0."""
        left, right = self.write(sum_.left), self.write(sum_.right)
        match sum_.operator:
            case "+":
                return SourceText(f"{left.within(SUM)} + {right.within(PRODUCT)}", SUM)
            case "-":
                return SourceText(f"{left.within(SUM)} - {right.within(PRODUCT)}", SUM)
            case "*":
                return SourceText(f"{left.within(PRODUCT)} * {right.within(SIGN)}", PRODUCT)
            case "min" | "max":
                return SourceText(f"{sum_.operator}({left.text}, {right.text})")
            case "/":
                if (
                    sum_.rounding == "down"
                    and isinstance(sum_.right, Number)
                    and sum_.right.value > 0
                ):
                    return SourceText(f"{left.within(PRODUCT)} // {right.text}", PRODUCT)
                function = self.names.engine(
                    "collections", "divided_up" if sum_.rounding == "up" else "divided_down"
                )
                return SourceText(f"{function}({left.text}, {right.text})")
        raise Uncompilable(f"unknown operator `{sum_.operator}`")

    def compare(self, comparison: Compare) -> SourceText:
        """Write a comparison. One with "any at all" is written as a person would write it."""
        if comparison.operator not in HOLDS:
            raise Uncompilable(f"unknown comparison `{comparison.operator}`")
        match comparison:
            case Compare(
                ">=", Size(Candidates(conditions=(_, *_), extreme="") as pieces), Number(1)
            ):
                some = self.some(pieces)
                return SourceText(some if some.startswith("any(") else f"bool({some})")
            case Compare(
                "=", Size(Candidates(conditions=(_, *_), extreme="") as pieces), Number(0)
            ):
                return SourceText(f"not {self.some(pieces)}", NOT)
            case Compare(operator, Number(one), Number(other)):
                return SourceText(str(HOLDS[operator](one, other)))
            case Compare("=", piece, Named(noun) as name) | Compare(
                "=", Named(noun) as name, piece
            ) if noun.same is not None:
                return SourceText(self.call(self.names.function(noun.same), piece, name))
        operator = "==" if comparison.operator == "=" else comparison.operator
        return SourceText(
            f"{self.write(comparison.left).within(SUM)} {operator} "
            f"{self.write(comparison.right).within(SUM)}",
            COMPARISON,
        )

    def some(self, pieces: Candidates) -> str:
        """Write whether there are any of the pieces, as an operand of `not`."""
        source, conditions = narrowed(self, pieces)
        if not conditions:
            return source
        element = self.names.local(pieces.element)
        return f"any({self.condition(list(conditions))} for {element} in {source})"

    def logic(self, operator: str, operands: tuple[Expression, ...]) -> SourceText:
        """Write `and`, `or`, `not`."""
        if operator == "not":
            return self.opposite(operands[0])
        if len(operands) == 1:
            return self.write(operands[0])
        strength = AND if operator == "and" else OR
        return SourceText(
            f" {'and' if operator == 'and' else 'or'} ".join(
                self.write(o).within(strength + 1) for o in operands
            ),
            strength,
        )

    def some_of(self, operator: str, count: int, operands: tuple[Expression, ...]) -> SourceText:
        """Write a comparison of the number of operands that hold."""
        return SourceText(
            f"sum({self.tuple_of([self.text(operand) for operand in operands])}) {operator} "
            f"{int(count)!a}",
            COMPARISON,
        )

    def opposite(self, expression: Expression) -> SourceText:
        """Write the opposite, without `not` where a person would."""
        match expression:
            case Constant(bool() as value):
                return SourceText(str(not value))
            case Logic("not", (inner,)):
                return self.write(inner)
            case Logic("and" | "or" as operator, operands) if all(
                isinstance(o, Compare) or (isinstance(o, Logic) and o.operator == "not")
                for o in operands
            ):
                other = "or" if operator == "and" else "and"
                return self.logic(other, tuple(Logic("not", (o,)) for o in operands))
            case SomeOf(count, operands):
                return self.some_of("<", count, operands)
            case Compare("=", Size(Candidates(conditions=(_, *_), extreme="")) as size, Number(0)):
                return self.compare(Compare(">=", size, Number(1)))
            case Compare(">=", Size(Candidates(conditions=(_, *_), extreme="")) as size, Number(1)):
                return self.compare(Compare("=", size, Number(0)))
            case Compare("=", Number(one), Number(other)):
                return SourceText(str(one != other))
            case Compare("=", left, right) if not by_name(left) and not by_name(right):
                return SourceText(
                    f"{self.write(left).within(SUM)} != {self.write(right).within(SUM)}", COMPARISON
                )
            case Compare("<" | ">" | "<=" | ">=" as operator, left, right):
                return self.compare(Compare(NEGATED[operator], left, right))
        return SourceText(f"not {self.write(expression).within(NOT)}", NOT)
