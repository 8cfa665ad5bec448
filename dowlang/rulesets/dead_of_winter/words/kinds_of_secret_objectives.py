"""Declare the kinds of objectives that a player has alone: secret ones, those of betrayers and of
the exiled. Source: Part 5 of the rules document. Rules: R-CARD.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.clauses_of_kinds import FLAVOR, GOAL, YOU
from dowlang.vocabulary.card_kinds import CardKind, Clause

OWN_SETUP = Clause("setup", "setup", holds="statements", fact=False, scope=YOU)
"""Carried out by its owner, unseen, before the first turn (Part 5.9)."""
RULES = Clause("@rule", "rules", most=0, fact=False, scope=YOU)


def _objective(name: str, folder: str, printed: str, more: Clause) -> CardKind:
    """Return a kind of objective of one player, which is printed as that."""
    return CardKind(name, folder, (FLAVOR, more, GOAL), deck=name, scope=YOU, printed=printed)


# R-COMP-03
SECRET = _objective("secret", "secrets", "secret objective", OWN_SETUP)
# R-COMP-04
BETRAYAL = _objective("betrayal", "betrayals", "betrayal objective", OWN_SETUP)
# R-COMP-05. Its rules hold from the exile on
EXILE = _objective("exile", "exiles", "exiled objective", RULES)
