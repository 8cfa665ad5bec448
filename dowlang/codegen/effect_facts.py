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
from typing import Any

from dowlang.codegen.control_flow import DECLARATIONS, numbered, parts
from dowlang.semantics.ir import (
    Ability,
    Act,
    AddToCounter,
    AtMoment,
    Block,
    Case,
    CheckedCard,
    Choose,
    If,
    Instead,
    Later,
    Local,
    Number,
    Offer,
    Option,
    PickNumber,
    Together,
    Vote,
    Watch,
)

BRANCHES = (Case, If, Offer, Together, Watch, AtMoment, Later, Instead)
# the end of the path of a block that is passed over when its line has nothing to pick from
# (`semantics.lower.blocks`)
THERE = ".there"
OPENING = "start"  # the role of a card that happens: its own options stand there
Deeds = dict[str, list[list[Any]]]


def does(checked_card: CheckedCard, abilities: Mapping[str, Ability]) -> Deeds:
    """Return block -> [[phrase, count], …], with count 0 when it is not a number on the card.

    `["when", event]` stands for the event that a rule waits for.
    """
    out: Deeds = {}
    options = numbered(checked_card, Option)
    votes = numbered(checked_card, Vote)
    amounts: dict[str, int] = {}
    for procedure in checked_card.procedures:
        _collect(procedure.body, procedure.role, False, out, options, votes, amounts)
    for standing in checked_card.standing:
        _collect(standing.rules, standing.role, False, out, options, votes, amounts)
    for role, one in abilities.items():
        _collect(one.body, role, False, out, options, votes, amounts)
    return out


def _collect(
    node: Any,
    block: str,
    branch: bool,
    out: Deeds,
    options: Mapping[int, Any],
    votes: Mapping[int, Any],
    amounts: dict[str, int],
) -> None:
    match node:
        case Act():
            out.setdefault(block, []).append(
                [f"~{node.word.phrase}" if branch else node.word.phrase, _count(node, amounts)]
            )
        case PickNumber():
            amounts[node.name] = max(
                [part.value for part in parts(node.high) if isinstance(part, Number)], default=0
            )
        case AddToCounter():
            out.setdefault(block, []).append(
                [f"~add to {node.name}" if branch else f"add to {node.name}", 1]
            )
        case Option():
            _collect(
                node.body, f"option_{options[id(node)][0]}", False, out, options, votes, amounts
            )
        case Vote():
            number = votes[id(node)][0]
            suffix = f"_{number}" if number > 1 else ""
            _collect(node.passes, f"passes{suffix}", False, out, options, votes, amounts)
            _collect(node.fails, f"fails{suffix}", False, out, options, votes, amounts)
        case Choose():
            if block != OPENING:  # options of the card itself are known by their labels
                numbers = [options[id(option)][0] for option in node.options]
                out.setdefault(block, []).extend(
                    [["~option" if branch else "option", number] for number in numbers]
                )
            _collect(node.options, block, branch, out, options, votes, amounts)
        case Watch():
            out.setdefault(block, []).append(["when", node.event.number])
            _collect(node.body, block, True, out, options, votes, amounts)
        case Ability():
            _collect(node.body, block, False, out, options, votes, amounts)
        case If(body=Block(path)) if path.endswith(THERE):
            _collect(node.body, block, branch, out, options, votes, amounts)
        case _:
            for part in _below(node):
                _collect(
                    part, block, branch or isinstance(node, BRANCHES), out, options, votes, amounts
                )


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
    elif is_dataclass(node) and not isinstance(node, DECLARATIONS):
        for one in fields(node):
            value = getattr(node, one.name)
            if isinstance(value, tuple | list) or (
                is_dataclass(value) and not isinstance(value, DECLARATIONS)
            ):
                yield value
