"""Declare the clauses that several kinds of cards hold, and whom their lines call `you`."""

from __future__ import annotations

from dowlang.vocabulary.card_kinds import Clause

YOU = (("you", "player"),)
FLAVOR = Clause("flavor {text}", "flavor", fits=320)
GOAL = Clause("goal {cond}", "goal", least=1, fact=False, scope=YOU)
