"""List the clauses of cards that a test can see, and make copies of cards that note each in the
log.

The clauses come from the checked card, not from its handler: a trigger true and false, each option
taken and refused, its condition false, a branch both ways, each face of a table, a vote passed and
failed, an offer taken and not, a loop entered, a rule that waits fired, a duration over, an
attached card gone, rules of a card in force, the condition of a rule both ways, a rule sentence
that made a difference (`rule_coverage`), an ability used, a goal met and unmet. The copy holds a
`Mark` where each begins. It is compiled only when coverage is asked for.

An option that asks for nothing is never refused, and a trigger that only whose turn it is can bring
about (`when you clean waste`) is never asked and false: these are no clauses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dowlang.advice import in_test
from dowlang.engine import instrumentation
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, rebuild
from dowlang.testing.clauses import (
    DURATIONS,
    FALSE,
    ON,
    TRUE,
    UNSEEN,
    Marked,
    TestedClause,
    always_yours,
)
from dowlang.vocabulary.declarations import NumberWord, Place

HELD = NumberWord(Place.NUMBER, "held", instrumentation.held)
"""Word that notes the condition of a rule in a copy. No card says it."""


def marked(checked_card: ir.CheckedCard, path: str, file: str, lines: Sequence[str]) -> Marked:
    """Return the card with a mark at every clause.

    `lines` is the text of its file, whose words name the clauses.
    """
    return _Marker(checked_card, path, file, lines).marked()


def held(number: int, side: bool) -> str:
    """Return the note that the condition of a rule held, or did not."""
    return f"held {number} {side}"


class _Marker:
    COMES = "lines in which it happens while this is in force"

    def __init__(
        self, checked_card: ir.CheckedCard, path: str, file: str, lines: Sequence[str]
    ) -> None:
        self.checked_card, self.path, self.file, self.lines = checked_card, path, file, lines
        self.count = 0
        self.clauses: list[TestedClause] = []
        self.options: dict[int, tuple[int, ...]] = {}
        self.durations: set[int] = set()
        self.attached: set[int] = set()
        self.sentences: dict[str, tuple[int, ...]] = {}

    def marked(self) -> Marked:
        checked_card = self.checked_card
        if checked_card.trigger is not None:
            line = checked_card.trigger.line or checked_card.line
            self.clause(
                line, f"`{self.text(line)}` holds", "a test in which the card comes up", TRUE
            )
            if not always_yours(checked_card.trigger):
                self.clause(
                    line,
                    f"`{self.text(line)}` does not hold",
                    "a test in which it does not come to that, and the card does not come up",
                    FALSE,
                )
        procedures = tuple(
            self.procedure(one) for one in rebuild(checked_card.procedures, self.change)
        )
        for role in dict.fromkeys(one.role for one in checked_card.standing):
            rules = [
                rule for one in checked_card.standing if one.role == role for rule in one.rules
            ]
            line = min((rule.line for rule in rules), default=checked_card.line)
            self.clause(
                line,
                "these rules are in force",
                "a test in which the card is in play",
                f"standing {role}",
            )
            self.sentences_of(rules, f"standing {role}")
        standing = rebuild(checked_card.standing, self.change)
        abilities = tuple(
            (role, self.used(rebuild(one, self.change))) for role, one in checked_card.abilities
        )
        for role, goal in checked_card.goals.items():
            line = goal.line or min(
                (n.line for n in nodes(goal) if isinstance(n, ir.Atom)), default=checked_card.line
            )
            for state in ("met", "unmet"):
                self.clause(
                    line,
                    f"`{self.text(line)}` is {state}",
                    f"a test that compares it where it is {state}",
                    f"goal {role} {state}",
                )
        made = replace(checked_card, procedures=procedures, standing=standing, abilities=abilities)
        return Marked(
            made,
            tuple(sorted(self.clauses, key=lambda c: (c.line, c.what))),
            self.options,
            frozenset(self.durations),
            frozenset(self.attached),
            self.sentences,
            self.checked_card,
        )

    # ---- clauses and marks
    def text(self, line: int) -> str:
        """Return a card line as written, without its comment."""
        return self.apart(line)[0]

    def apart(self, line: int) -> tuple[str, str]:
        """Return a card line as written, and its comment."""
        written = self.lines[line - 1].strip() if 0 < line <= len(self.lines) else f"line {line}"
        quote = False
        for at, sign in enumerate(written):
            quote ^= sign == '"'
            if sign == "#" and not quote:
                return written[:at].strip(), written[at + 1 :].strip()
        return written, ""

    def clause(self, line: int, what: str, hint: str, key: str) -> None:
        comment = self.apart(line)[1]
        excuse = comment.removeprefix(UNSEEN).strip() if comment.startswith(UNSEEN) else ""
        self.clauses.append(TestedClause(self.path, self.file, line, what, hint, key, excuse))

    def mark(self, line: int, what: str, hint: str) -> ir.Mark:
        """Return a mark with its clause."""
        self.count += 1
        self.clause(line, what, hint, f"mark {self.count}")
        return ir.Mark(self.count, line)

    def front(self, block: ir.Block, line: int, what: str, hint: str) -> ir.Block:
        return replace(block, statements=(self.mark(line, what, hint), *block.statements))

    def held(self, condition: ir.Expression, line: int, sides: tuple[bool, ...]) -> ir.Expression:
        """Return the condition of a rule, which notes what it gives when it is asked for."""
        self.count += 1
        for side in sides:
            holds = "holds" if side else "does not hold"
            hint = f"a test in which it comes to that rule where the condition {holds}"
            self.clause(
                line, f"the condition of `{self.text(line)}` {holds}", hint, held(self.count, side)
            )
        return ir.Call(HELD, (ir.Constant(self.path), ir.Number(self.count), condition))

    def sentences_of(self, rules: Sequence[ir.Rule], key: str) -> None:
        """Require that each rule sentence of a block that comes into force when `key` is noted
        makes a difference in some test.
        """
        lines = dict.fromkeys(rule.line for rule in rules if isinstance(rule, ir.Modify))
        for line in lines:
            self.clause(
                line,
                f"`{self.text(line)}` makes a difference",
                "a test that would go otherwise without this line",
                f"matters {line}",
            )
        self.sentences[key] = tuple(lines)

    # ---- the nodes that have clauses
    def change(self, node: Any) -> Any:
        """Return the node with its marks. The nodes below it have them already."""
        match node:
            case ir.Block(statements=statements):
                now = tuple(each for one in statements for each in self.before(one))
                return node if len(now) == len(statements) else replace(node, statements=now)
            case ir.If(_, body, otherwise, line) if self.text(line).startswith(
                ("if ", "automatic ")
            ):
                said = self.text(line)
                return replace(
                    node,
                    body=self.front(body, line, f"`{said}` holds", "a table on which it holds"),
                    otherwise=self.front(
                        otherwise,
                        line,
                        f"`{said}` does not hold",
                        "a table on which it does not hold",
                    ),
                )
            case ir.Switch(_, cases):
                return replace(node, cases=tuple(self.face(one) for one in cases))
            case ir.Vote(passes=passes, fails=fails, line=line):
                return replace(
                    node,
                    passes=self.front(
                        passes,
                        line,
                        "the vote passes",
                        in_test("when player 1 votes for", rest=", and enough others"),
                    ),
                    fails=self.front(
                        fails,
                        line,
                        "the vote fails",
                        in_test("when player 1 votes against", rest=", or nobody for it"),
                    ),
                )
            case ir.Offer() | ir.Together():
                return self.offer(node)
            case ir.Each(body=body, line=line) if self.text(line).startswith("for each "):
                return replace(
                    node,
                    body=self.front(
                        body,
                        line,
                        f"`{self.text(line)}` finds one",
                        "a table on which there is one",
                    ),
                )
            case ir.Modify(condition=condition) if condition is not None:
                return replace(node, condition=self.held(condition, node.line, (True, False)))
            case ir.Watch(condition=condition) | ir.AtMoment(condition=condition) if (
                condition is not None
            ):
                made = replace(node, condition=self.held(condition, node.line, (False,)))
                return replace(
                    made,
                    body=self.front(
                        made.body, made.line, f"`{self.text(made.line)}` comes", self.COMES
                    ),
                )
            case (
                ir.Later(body=body, line=line)
                | ir.Watch(body=body, line=line)
                | ir.AtMoment(body=body, line=line)
            ):
                return replace(
                    node, body=self.front(body, line, f"`{self.text(line)}` comes", self.COMES)
                )
            case ir.Instead(body=body, line=line, condition=condition):
                asked = None if condition is None else self.held(condition, line, (False,))
                done = self.front(
                    body, line, f"`{self.text(line)}` comes", "a test that goes on until that step"
                )
                return replace(node, condition=asked, body=done)
            case ir.Grant(ability=ability):
                return replace(node, ability=self.used(ability))
            case ir.Option(number, label, body=body, line=line):
                return replace(
                    node,
                    body=self.front(
                        body,
                        line,
                        f"option `{label or number}` is taken",
                        in_test(f'when player 1 chooses "{label}"'),
                    ),
                )
        return node

    def before(self, statement: ir.Statement) -> tuple[ir.Statement, ...]:
        """Return a statement with the marks that stand before it."""
        if isinstance(statement, ir.Choose):
            self.count += 1
            self.options[self.count] = tuple(option.number for option in statement.options)
            asked: list[ir.Statement] = [ir.Mark(self.count, statement.line)]
            for option in statement.options:
                name, line = f"option `{option.label or option.number}`", option.line
                cannot = f'then player 1 cannot choose "{option.label or option.number}"'
                if option.condition is not None or option.needs:
                    self.clause(
                        line,
                        f"{name} is refused",
                        in_test(cannot, says="choose another one, or "),
                        f"option {option.number} refused",
                    )
                if option.condition is not None:
                    no = self.mark(
                        line,
                        f"the condition of {name} is false",
                        in_test(cannot, rest=" where it is false"),
                    )
                    asked.append(ir.If(option.condition, ir.Block(""), ir.Block("", (no,)), line))
            return (*asked, statement)
        if isinstance(statement, ir.Lasting):
            self.count += 1
            self.sentences_of(statement.rules, f"mark {self.count}")
            if statement.duration in DURATIONS:
                self.durations.add(self.count)
                past = statement.duration.removeprefix("this ")
                end = in_test(
                    *ON[statement.duration], says=f"a test that goes on past the {past}: "
                )
                self.clause(
                    statement.line,
                    f"`{self.text(statement.line)}` is over",
                    end,
                    f"over {self.count}",
                )
            elif statement.duration == "attached":
                self.attached.add(self.count)
                self.clause(
                    statement.line,
                    f"`{self.text(statement.line)}` is over",
                    "a test in which the bearer is lost, or the card is detached",
                    f"over {self.count}",
                )
            return (ir.Mark(self.count, statement.line), statement)
        return (statement,)

    def face(self, case: ir.Case) -> ir.Case:
        said = self.text(case.line)
        return replace(
            case,
            body=self.front(
                case.body,
                case.line,
                f"`{said}` is rolled",
                "force the roll at the end of a line: `, die …`",
            ),
        )

    def offer(self, node: ir.Offer | ir.Together) -> ir.Offer | ir.Together:
        if (
            isinstance(node, ir.Offer)
            and node.must
            and not node.by_nobody
            and not (node.needs and (node.so.statements or node.otherwise.statements))
        ):
            return node
        said, line = self.text(node.line), node.line
        yes, no = (
            ("is done in full", "is not done in full")
            if node.must
            else ("is taken", "is not taken")
        )
        return replace(
            node,
            so=self.front(
                node.so,
                line,
                f"`{said}` {yes}",
                self.answer(node, "accepts", "a test in which it is done, with what it takes"),
            ),
            otherwise=self.front(
                node.otherwise,
                line,
                f"`{said}` {no}",
                self.answer(node, "declines", "a test in which it is declined or not possible"),
            ),
        )

    def answer(self, node: ir.Offer | ir.Together, verb: str, told: str) -> str:
        """Return how a test sees an answer to an offer: `told`, with the line where one player is
        asked.
        """
        if node.must or isinstance(node, ir.Together):
            return told
        if node.who == ir.YOU_LOCAL:
            return in_test(f"when player 1 {verb}", says=f"{told}: ")
        return in_test(f"when player 2 {verb}", says=f"{told}: ", rest=", or whoever is asked")

    def used(self, ability: ir.Ability) -> ir.Ability:
        return replace(
            ability,
            body=self.front(
                ability.body,
                ability.line,
                "the ability is used",
                "a test in which a player uses it",
            ),
        )

    def procedure(self, one: ir.Procedure) -> ir.Procedure:
        if one.role == "start" and self.checked_card.trigger is not None:
            return one
        line = next(
            (n.line for n in nodes(one.body) if isinstance(n, ir.Act | ir.Pick | ir.Bind)),
            self.checked_card.line,
        )
        return replace(
            one,
            body=self.front(
                one.body,
                line,
                f"what stands under `{one.role}` happens",
                "a test in which it comes to that",
            ),
        )
