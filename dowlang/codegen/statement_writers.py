"""Say which function writes a statement: the one place that knows all of them."""

from __future__ import annotations

from dowlang.codegen import choices, common_pot, loops, ongoing, statements
from dowlang.codegen.writer import StatementWriters
from dowlang.semantics import ir

WRITERS = StatementWriters(
    with_rest={
        ir.Act: statements.act,
        ir.Bind: statements.bind,
        ir.Pick: choices.pick,
        ir.PickNumber: choices.pick_number,
    },
    alone={
        ir.Each: loops.each,
        ir.If: statements.branch,
        ir.Switch: statements.switch,
        ir.RollDie: statements.roll_die,
        ir.Contest: statements.contest,
        ir.AddToCounter: statements.add_to_counter,
        ir.CountUse: statements.count_use,
        ir.Detach: statements.detach,
        ir.Cancel: statements.cancel,
        ir.Manual: statements.manual,
        ir.Mark: statements.mark,
        ir.AtOnce: statements.at_once,
        ir.Choose: choices.choose,
        ir.Vote: choices.vote,
        ir.Offer: choices.offer,
        ir.Together: common_pot.together,
        ir.CarryOut: choices.carry_out,
        ir.Lasting: ongoing.put_in_force,
        ir.Later: ongoing.later,
    },
)
