"""The kinds of frames of a scope: which clause has bound the names."""

from __future__ import annotations

from enum import StrEnum


class FrameKind(StrEnum):
    """What has bound the names of a frame.

    `SPOKEN` and `OVERRIDES` bind nothing of their own: what a search finds there is not the thing
    itself (`Scope.that`, `Scope.pronoun`). `EFFECT` gives way to the next effect that yields the
    like.
    """

    CARD = "card"  # what the card itself binds: you, its bearer, this card
    TEST = "test"  # the lines of a card test
    ATTACHED = "attached"  # a rule of a card that lies beside somebody
    TRIGGER = "trigger"  # whom the picker of a trigger has chosen
    EVENT = "event"  # what takes part in the event that a clause listens for
    ABILITY = "ability"  # who uses an ability
    PICK = "pick"  # one of those of whom a condition or a trigger speaks
    EACH = "each"  # the piece of one turn of a loop
    EACH_ASKED = "each asked"  # one of several to whom an offer is made, or who roll
    CHOOSE = "choose"  # what a line has chosen
    SUBJECT = "subject"  # who does what a sentence says
    DOER = "doer"  # nothing: who a line since then has spoken of, as its subject or by words
    EFFECT = "effect"  # what an effect has yielded
    ROLLED = "rolled"  # lines below a die, in which the die itself has no name
    CONTEST = "contest"  # who has won and lost a roll of several
    LIMITED = "limited"  # nothing: what a line with a limit names, no line after it can speak of
    MOVED = "moved"  # nothing but what lines have done with pieces
    WHO = "who"  # the one of whom `who …` says something
    WHERE = "where"  # the one of which `where (…)` says something
    OVERRIDES = "overrides"  # names that words inside a description read otherwise
    SPOKEN = "spoken"  # what a condition above has spoken of
