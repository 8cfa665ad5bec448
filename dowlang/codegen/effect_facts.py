"""Tell the effects of a card as plain facts: by block, the phrases of its effects with their
counts.

For agents and readers, not for play.

Blocks are named as a player meets them: `option_3` by the number of the option on the card,
`passes` and `fails` of a vote (`passes_2` … of further ones), the role of a procedure, an ability
or a standing clause. What stands under an option that lies in another option belongs to its own
block only. The other says `["option", number]`. What is in a branch of its block (a dice table, an
`if`, an offer) has a `~` before its phrase. A line that is passed over only because there is
nothing to pick from is no branch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from dowlang.codegen.control_flow import numbered
from dowlang.semantics.ir import (
    Ability,
    Act,
    AddToCounter,
    AtMoment,
    Block,
    Case,
    CheckedCard,
    Choose,
    DoneIf,
    If,
    Instead,
    Lasting,
    Later,
    Local,
    Modify,
    Number,
    Offer,
    Option,
    PickNumber,
    Together,
    Vote,
    Watch,
)
from dowlang.semantics.ir_visitor import LEAVES, nodes

BRANCHES = (Case, If, Offer, Together, Instead)
OPENING = "start"  # the role of a card that happens: its own options stand there
Deeds = dict[str, list[list[Any]]]


def does(checked_card: CheckedCard, abilities: Mapping[str, Ability]) -> tuple[Deeds, Deeds]:
    """Return block -> [[phrase, count], …], with count 0 when it is not a number on the card, and
    of what happens later or goes on, which is among these too, block -> [[phrase, count, when], …].

    `["when", event]` stands for the event that a rule waits for. `when` is "later" for what happens
    once, "each turn", "each round" or "event" for what a rule brings again. Of a rule itself
    (`players roll 1 more die`, with its number, `skip the food step`, which are among these only)
    it is how long it holds: a duration (`semantics.ir.Lasting`), or "standing" for as long as the
    card lies there.
    """
    deeds = _Deeds(checked_card)
    for procedure in checked_card.procedures:
        deeds.collect(procedure.body, procedure.role)
    for standing in checked_card.standing:
        deeds.collect(standing.rules, standing.role, time=_Time("standing"))
    for role, one in abilities.items():
        deeds.collect(one.body, role)
    return deeds.out, deeds.lasting


class _Time(NamedTuple):
    """How long the rules around an effect hold, and when it happens ("" now)."""

    holds: str = ""
    when: str = ""


_NOW = _Time()


class _Deeds:
    """Collects the effects of the blocks of one card."""

    def __init__(self, checked_card: CheckedCard) -> None:
        self.out: Deeds = {}
        self.lasting: Deeds = {}
        self.options = numbered(checked_card, Option)
        self.votes = numbered(checked_card, Vote)
        self.amounts: dict[str, int] = {}

    def collect(self, node: Any, block: str, branch: bool = False, time: _Time = _NOW) -> None:
        """Note what a part of a block does. `branch`: only some of the time."""
        match node:
            case Act():
                self.note(block, node.word.phrase, _count(node, self.amounts), branch, time.when)
            case Modify():
                numbers = [one.value for one in node.arguments if isinstance(one, Number)]
                deed = [node.word.phrase, numbers[0] if numbers else 1, time.holds]
                self.lasting.setdefault(block, []).append(deed)
            case Instead(body=Block(statements=())):
                deed = [f"skip the {node.step.value}", 1, time.holds]
                self.lasting.setdefault(block, []).append(deed)
            case PickNumber():
                self.amounts[node.name] = max(
                    [part.value for part in nodes(node.high) if isinstance(part, Number)], default=0
                )
            case AddToCounter():
                self.note(block, f"add to {node.name}", 1, branch, time.when)
            case Option():
                self.collect(node.body, f"option_{self.options[id(node)][0]}", False)
            case Vote():
                number = self.votes[id(node)][0]
                suffix = f"_{number}" if number > 1 else ""
                self.collect(node.passes, f"passes{suffix}", False)
                self.collect(node.fails, f"fails{suffix}", False)
            case Choose():
                if block != OPENING:  # options of the card itself are known by their labels
                    numbers = [self.options[id(option)][0] for option in node.options]
                    self.out.setdefault(block, []).extend(
                        [["~option" if branch else "option", number] for number in numbers]
                    )
                self.collect(node.options, block, branch, time)
            case Watch():
                self.out.setdefault(block, []).append(["when", node.event.number])
                self.collect(node.body, block, True, _Time(time.holds, "event"))
            case Later():
                self.collect(node.body, block, True, _Time(when="later"))
            case AtMoment():
                self.collect(node.body, block, True, _Time(time.holds, f"each {node.moment[1]}"))
            case Lasting():
                self.collect(node.rules, block, branch, _Time(node.duration))
            case Ability():
                self.collect(node.body, block, False)
            case If(body=Block(done_if=DoneIf.THERE)):  # passed over, with nothing to pick from
                self.collect(node.body, block, branch, time)
            case _:
                for part in _below(node):
                    self.collect(part, block, branch or isinstance(node, BRANCHES), time)

    def note(self, block: str, phrase: str, count: int, branch: bool, when: str) -> None:
        """Note an effect, and when it happens if that is not now."""
        self.out.setdefault(block, []).append([f"~{phrase}" if branch else phrase, count])
        if when:
            self.lasting.setdefault(block, []).append([phrase, count, when])


def _count(act: Act, amounts: Mapping[str, int]) -> int:
    """Return the number on the card: as written, or the most that `up to` allows.

    It is 1 without a count, 0 when the card does not say.
    """
    if "{count}" not in act.word.phrase:
        return 1
    for argument in act.arguments:
        if isinstance(argument, Number):
            return argument.value
        if isinstance(argument, Local) and argument.name in amounts:
            return amounts[argument.name]
    return 0


def _below(node: Any) -> Iterator[Any]:
    if isinstance(node, tuple | list):
        yield from node
    elif is_dataclass(node) and not isinstance(node, LEAVES):
        for one in fields(node):
            value = getattr(node, one.name)
            if isinstance(value, tuple | list) or (
                is_dataclass(value) and not isinstance(value, LEAVES)
            ):
                yield value
