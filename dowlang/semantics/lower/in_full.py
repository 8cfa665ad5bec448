"""Ask of `, if able` whether a sentence about several pieces can be done in full, before any of it
is done: `discard 2 cards, if able`.

Of each of several (`each player discards 2 cards, if able`) it is asked when their turn comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.ir_needs import known
from dowlang.semantics.ir_visitor import names_bound
from dowlang.semantics.lower.arguments import Argument
from dowlang.semantics.lower.preconditions import needs_to_act
from dowlang.vocabulary.declarations import EffectWord


@dataclass(frozen=True, slots=True)
class InFull:
    """What an act with `, if able` needs: its word and arguments, the index of the number among
    them, how many there have to be, and when the act is possible.
    """

    word: EffectWord
    values: tuple[ir.Expression, ...]
    count_index: int
    amount: ir.Expression | None
    can: ir.Expression | None
    line: int

    def of(self, made: Sequence[Argument]) -> InFull | None:
        """Return this where it is to be asked, of these arguments behind the subject."""
        return self if self.wraps(made) else None

    def wraps(self, made: Sequence[Argument]) -> bool:
        """Return True if some of the arguments are so many pieces that somebody chooses."""
        picks = [each.pick for each in made if each.pick is not None]
        return any(pick.many and pick.low != ir.Number(0) for pick in picks)

    def asked(
        self,
        statements: tuple[ir.Statement, ...],
        made: Sequence[Argument],
        chooser: ir.Expression,
        path: str,
    ) -> tuple[ir.Statement, ...]:
        """Return the statements behind the question whether they can be done in full, where some of
        their arguments are so many pieces.
        """
        if not self.wraps(made) or any(isinstance(each, ir.Offer) for each in statements):
            return statements
        needs = needs_to_act(
            self.word,
            self.values,
            list(made),
            self.count_index,
            self.amount,
            self.can,
            False,
            self.line,
        )
        body, none = (
            ir.Block(f"{path}.if_able", statements, ir.DoneIf.ABLE),
            ir.Block(f"{path}.so", ()),
        )
        asked = ir.Offer(
            chooser,
            known(needs, names_bound(statements)),
            body,
            none,
            ir.Block(f"{path}.not_able", ()),
            must=True,
            line=self.line,
        )
        return (asked,)
