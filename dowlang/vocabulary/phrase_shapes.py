"""Describe the shapes inside a line: things, conditions, numbers."""

from __future__ import annotations

from dowlang.vocabulary.registry import DICE
from dowlang.vocabulary.shape import Shape

PHRASES: tuple[Shape, ...] = (
    # things
    Shape(
        "a {thing}",
        "thing",
        "one; who is spoken of chooses when several fit",
        ("an", "one", "single", "some"),
    ),
    Shape(
        "each {thing}",
        "thing",
        "all there are (so does `all`, or a bare plural)",
        ("every", "all", "everyone"),
    ),
    Shape(
        "up to {number} {things}",
        "thing",
        "none to that many, as the chooser likes; never blocks an option",
        ("maximum", "most", "may", "optional"),
    ),
    Shape("at least {number} {things}", "thing", "that many or more", ("minimum", "more")),
    Shape(
        "any number of {things}",
        "thing",
        "none to all, as the chooser likes",
        ("unlimited", "many", "all"),
    ),
    Shape(
        "all but {number} {things}",
        "thing",
        "all of them, less so many",
        ("except", "remaining", "leave"),
    ),
    Shape(
        "the top {number} {things}",
        "thing",
        "from the top of a deck or pile (or `the bottom`; `the last`: those laid on a pile last)",
        ("first", "bottom", "draw"),
    ),
    Shape(
        "one of those {things}",
        "thing",
        "one of what the line before gave (or `each of those`)",
        ("them", "chosen"),
    ),
    Shape(
        "that {thing}",
        "thing",
        "the one that the trigger, the loop or the choice spoke of",
        ("this", "same", "it", "chosen"),
    ),
    Shape(
        "{thing} as {name}",
        "thing",
        "gives it a name; later lines say `the` and that name",
        ("call", "alias", "remember", "variable", "name"),
    ),
    Shape(
        "{thing} who {predicate}",
        "thing",
        "those of whom that holds",
        ("which", "that", "whose", "filter"),
    ),
    Shape(
        "{thing} where ({condition})",
        "thing",
        "those for which that holds; in it they are `it`",
        ("which", "that", "filter", "with"),
    ),
    # conditions and numbers
    Shape(
        "{number} >= {number}",
        "condition",
        "compares: `=`, `<`, `>`, `<=`, `>=`; the count of a noun is a number",
        ("compare", "least", "more", "less", "than", "equal", "most", "fewer"),
    ),
    Shape(
        "{condition} and {condition}",
        "condition",
        "both; binds closer than `or`, brackets group",
        ("both", "also"),
    ),
    Shape("{condition} or {condition}", "condition", "at least one of them", ("either", "any")),
    Shape(
        "at least {number} of ({condition}, {condition})",
        "condition",
        "so many of them, whichever; two or more conditions with commas",
        ("several", "some", "most", "any", "of these"),
    ),
    Shape("not {condition}", "condition", "it does not hold", ("no", "never", "unless", "without")),
    Shape(
        "there is {thing}",
        "condition",
        "at least one such thing is in the game",
        ("exists", "exist", "any", "are", "somebody"),
    ),
    Shape(
        "{thing} was {happening} this round",
        "condition",
        "it has happened: `this turn`, `this round`, `this game` or `since this card`",
        ("history", "before", "already", "past", "has", "since"),
    ),
    Shape(
        "times {thing} was {happening} this round",
        "number",
        "how often it has happened, in the same windows; a sum stands in brackets",
        ("history", "count", "number of", "each time", "since"),
    ),
    Shape(
        "that many",
        "number",
        "what the effect before really did, or the die that was rolled",
        ("same", "amount", "result", "much"),
    ),
    Shape("(the roll)", "number", "the last die that was rolled", ("die", "result", "dice"), DICE),
    Shape(
        "{number} / {number} rounded up",
        "number",
        "`+`, `-`, `*` and `/`; a division says `rounded up` or `rounded down`",
        ("half", "divide", "plus", "minus", "times", "per", "twice", "double"),
    ),
)
