"""Describe the shapes of lines of a card and its tests: rules, triggers, clauses."""

from __future__ import annotations

from dowlang.vocabulary.shape import Shape

CARDS: tuple[Shape, ...] = (
    # what lasts: one rule
    Shape(
        "when {event}",
        "rule",
        "what stands under it happens each time",
        ("whenever", "trigger", "every", "reaction"),
    ),
    Shape(
        "at the start of your turn",
        "rule",
        "happens each time: `start` or `end`, of `your` or `each` `turn`, of `each` `round`",
        ("beginning", "upkeep", "every", "end"),
    ),
    Shape(
        "instead of the {step}",
        "rule",
        "what stands under it happens in place of that step of the rules",
        ("replace", "substitute", "rather"),
    ),
    Shape(
        "the {step} is skipped",
        "rule",
        "that step of the rules does not happen",
        ("omit", "no", "ignore", "miss"),
    ),
    Shape(
        "{thing} has the ability",
        "rule",
        "somebody has an ability more: a die or none, places, a limit",
        ("power", "skill", "gain", "action"),
    ),
    Shape(
        "{goal} also needs {condition}",
        "rule",
        "the goal is met only when that holds too",
        ("goal", "victory", "win"),
    ),
    # what a card waits for
    Shape(
        "if {state}",
        "trigger",
        "looked at when a turn starts and after each action",
        ("condition", "state", "while"),
    ),
    Shape(
        "when {event}, {point}",
        "trigger",
        "a card that lets itself in before the event is over; the list of events names their "
        "points",
        ("before", "interrupt", "after"),
    ),
    Shape(
        "when manual {text}",
        "trigger",
        "something at the table, outside the game; without people it never comes up",
        ("outside", "human", "real"),
    ),
    # lines of a card
    Shape(
        "option {text} if {condition}",
        "card",
        "one way to go; possible when its condition holds and all it must do can be done in full",
        ("choice", "choose", "alternative", "button"),
    ),
    Shape(
        "automatic {text} if {condition}",
        "card",
        "when that holds this happens and nothing else is offered; without a condition it just "
        "happens",
        ("forced", "immediately", "must", "always"),
    ),
    Shape(
        "first",
        "card",
        "what happens before anything is decided",
        ("before", "begin", "start", "preamble"),
    ),
    Shape(
        "{player} chooses",
        "card",
        "who decides between the options; without it you do",
        ("decide", "who"),
    ),
    Shape(
        "counter {name}",
        "card",
        "a number of the card's own, or of one of its sides",
        ("count", "variable", "track", "score", "tally"),
    ),
    Shape(
        "define {text}",
        "card",
        "in the first column: a block with a name, done by `carry out`",
        ("macro", "function", "reuse", "name"),
    ),
    Shape(
        "test {text}",
        "card",
        "in the first column: what has to come of the cards above, on a table of its own",
        ("check", "example", "prove"),
    ),
)

TESTS: tuple[Shape, ...] = (
    # tests
    Shape(
        "given {state}",
        "test",
        "how the table stands before the test begins",
        ("setup", "arrange", "start", "prepare"),
    ),
    Shape(
        "given {kind} {text}",
        "test",
        "puts that card in force; one that sets up the whole table need not be given in a test "
        "below it",
        ("card", "play", "force"),
    ),
    Shape(
        "given seed {number}",
        "test",
        "the chance of the test: with the same number the same dice fall and the same cards come",
        ("random", "chance", "luck"),
    ),
    Shape(
        "when {player} {event}",
        "test",
        "what a player does; dice after a comma",
        ("act", "action", "do", "play"),
    ),
    Shape(
        "when {player} chooses {text}",
        "test",
        "takes an option by its label; dice after a comma",
        ("option", "pick", "answer"),
    ),
    Shape(
        "when {player} accepts",
        "test",
        "takes what a card offers with `may`",
        ("offer", "answer", "yes"),
    ),
    Shape(
        "when {player} declines",
        "test",
        "leaves what a card offers with `may`",
        ("offer", "answer", "no", "refuse"),
    ),
    Shape(
        "when {player} votes for",
        "test",
        "says yes in a vote, in its turn; `votes against` says no",
        ("vote", "ballot", "answer"),
    ),
    Shape(
        "then {condition}",
        "test",
        "what has to hold at that point",
        ("expect", "assert", "should", "check"),
    ),
    Shape(
        "then {player} cannot choose {text}",
        "test",
        "that option is not offered",
        ("impossible", "refused"),
    ),
    Shape(
        "cases {names}",
        "test",
        "a table: each row below is a test of its own",
        ("table", "row", "parametrize", "example"),
    ),
    Shape(
        "todo {text}",
        "test",
        "a test still to be written: counted, never run",
        ("later", "skip", "pending"),
    ),
)
