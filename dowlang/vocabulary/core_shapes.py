"""Describe in words the shapes that every game's cards share and that `core.lark` carries out
itself.

What lives here: how each is written, where it stands, what it means, and what people call it who do
not know it yet. What does not: the grammar (`grammar/core.lark`), and lines of a game in these
shapes (`Vocabulary.shapes`, one for each, and a test checks every one). A braced word stands for
what an author writes there.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shape:
    """One shape.

    `where` is one of `PLACES`. `also` are words that people look for and the pattern does not hold.
    """

    pattern: str
    where: str
    says: str
    also: tuple[str, ...] = ()

    @property
    def told(self) -> str:
        """Return the meaning as a sentence."""
        return f"{self.says[0].upper()}{self.says[1:]}."


PLACES: dict[str, str] = {
    "effect": "a line of what a card does",
    "answer": "a line under an offer, a vote or a roll",
    "comma": "behind a comma at the end of a line",
    "time": "opens a block that lasts, or that comes later",
    "rule": "a line that holds as long as its block lasts, or as long as its card is there",
    "trigger": "what a card waits for",
    "card": "a line of a card",
    "thing": "a thing: how many, which ones, and names for them",
    "condition": "after `if`, `while`, `goal` and `then`",
    "number": "wherever an amount or a number stands",
    "test": "a line of a test",
}
"""Names of the places of shapes, in the order of the manual."""

SHAPES: tuple[Shape, ...] = (
    # what a card does
    Shape(
        "{who} {effect}",
        "effect",
        "somebody else than you does it, or it befalls that one",
        ("subject",),
    ),
    Shape(
        "{who} may {effect}",
        "effect",
        "an offer: asked only when it can be done in full; `if so` and `if not` stand under it",
        ("optional", "offer", "can", "want", "allow", "permit"),
    ),
    Shape(
        "{who} may {effect}, to {effect}",
        "effect",
        "an offer: whoever does the first thing gets the second",
        ("pay", "cost", "price", "order", "trade", "exchange", "buy"),
    ),
    Shape(
        "{who} may {effect}, and {effect}",
        "effect",
        "an offer of several things: all of them or nothing",
        ("both",),
    ),
    Shape(
        "{who} must {effect}",
        "effect",
        "a duty: done as far as possible; `if so` happens when it was done in full, else `if not`",
        ("have", "force", "need", "shall", "required", "mandatory", "obligation"),
    ),
    Shape(
        "the players together may {effect}",
        "effect",
        "one pot: asked clockwise, everybody gives what they like; short of it everything returns",
        ("everyone", "everybody", "collect", "pool", "jointly", "group"),
    ),
    Shape(
        "the players together must {effect}",
        "effect",
        "one pot that is filled if it can be: what a first round leaves open is asked for again",
        ("everyone", "everybody", "collect", "duty", "jointly", "group"),
    ),
    Shape(
        "if {condition}",
        "effect",
        "what stands under it happens only when that holds now",
        ("condition", "case", "when"),
    ),
    Shape(
        "otherwise",
        "effect",
        "under `if`: what happens when it does not hold; in a table: all other faces",
        ("else", "elif", "default"),
    ),
    Shape(
        "for each {thing}",
        "effect",
        "what stands under it happens once for each; the list is taken when the loop begins",
        ("every", "loop", "foreach", "all", "iterate"),
    ),
    Shape(
        "repeat {number} times",
        "effect",
        "what stands under it happens so many times",
        ("loop", "again", "twice", "thrice", "several"),
    ),
    Shape(
        "choose {thing}",
        "effect",
        "you choose one; later lines call it `that …`, or by the name that `as` gives",
        ("pick", "select", "decide", "target", "name"),
    ),
    Shape(
        "choose one",
        "effect",
        "options inside an option, or inside a loop: whoever is asked takes one",
        ("decide", "pick", "alternative", "select"),
    ),
    Shape(
        "carry out {text}",
        "effect",
        "does what `define` names so, or what the option with that label of this card says",
        ("call", "macro", "reuse", "do", "function", "goto"),
    ),
    Shape(
        "roll a die",
        "effect",
        "six faces; a table under it says what each brings, else the result is `that many`",
        ("dice", "chance", "random", "d6", "throw", "probability", "luck"),
    ),
    Shape(
        "roll a die for each {thing}",
        "effect",
        "one roll and one result for each of them",
        ("dice", "throw", "every"),
    ),
    Shape(
        "roll {number} dice",
        "effect",
        "several dice at once, for a contest of players",
        ("throw", "contest"),
    ),
    Shape(
        "vote by {players}",
        "effect",
        "a secret vote of those players; `passes` and `fails` stand under it",
        ("election", "majority", "ballot", "poll", "decide"),
    ),
    Shape(
        "attach this card to {thing}",
        "effect",
        "the card stays with a survivor; the rules under it hold while that one, `the bearer`, is "
        "in play",
        ("permanent", "beside", "carry", "stay", "curse", "ongoing"),
    ),
    Shape(
        "detach this card",
        "effect",
        "ends what `attach` put in force",
        ("remove", "end", "release"),
    ),
    Shape(
        "add {number} to {counter}",
        "effect",
        "changes a counter of the card (`counter ashes`, `, counting rides`)",
        ("count", "increase", "variable", "track", "score", "tally"),
    ),
    Shape(
        "cancel the action",
        "effect",
        "what the card interrupted does not happen; only at a point of an event",
        ("prevent", "stop", "undo", "counter", "interrupt", "negate"),
    ),
    Shape(
        "cancel the result",
        "effect",
        "what was rolled or drawn has no effect; only at a point of an event",
        ("prevent", "ignore", "negate"),
    ),
    Shape(
        "nothing happens",
        "effect",
        "says that a branch or a face brings nothing",
        ("no", "empty", "none", "pass", "skip", "effect"),
    ),
    Shape(
        "manual {text}",
        "effect",
        "printed and told to the table, but carried out by people: it changes nothing in the game",
        ("human", "outside", "real", "text", "laugh", "speak", "table"),
    ),
    # under it
    Shape("if so", "answer", "under an offer or a duty: it was done", ("accepted", "yes", "then")),
    Shape(
        "if not",
        "answer",
        "under an offer or a duty: it was not done, or not in full",
        ("declined", "refused", "no", "else"),
    ),
    Shape(
        "passes {text}",
        "answer",
        "under a vote: more for it than against it",
        ("majority", "yes", "won", "vote"),
    ),
    Shape(
        "fails {text}",
        "answer",
        "under a vote: it has no majority",
        ("minority", "no", "lost", "vote"),
    ),
    Shape(
        "{number} to {number}",
        "answer",
        "faces of a die; a table says each face once",
        ("between", "range", "face", "die", "roll", "table"),
    ),
    # behind a comma
    Shape(
        ", if able",
        "comma",
        "the line is done only when it can be done in full",
        ("possible", "can"),
    ),
    Shape(
        ", in turn order",
        "comma",
        "of a loop over players: clockwise from the active player",
        ("clockwise", "sequence"),
    ),
    Shape(
        ", rerolling ties",
        "comma",
        "of a contest: whoever is level rolls again",
        ("equal", "draw", "tie"),
    ),
    Shape(
        ", counting the highest",
        "comma",
        "of several dice that are rolled at once: the highest is the roll (or `the lowest`)",
        ("dice", "best", "worst", "advantage", "maximum"),
    ),
    Shape(
        ", once per turn",
        "comma",
        "of a rule or an ability: only so often (`turn`, `round` or `game`; `twice`, `3 times`)",
        ("limit", "only", "maximum", "every"),
    ),
    Shape(
        ", any number of times",
        "comma",
        "of a rule or an ability: without a limit",
        ("unlimited", "always"),
    ),
    Shape(
        ", ties go to {player}",
        "comma",
        "of a vote: who decides when it is level",
        ("equal", "draw"),
    ),
    Shape(
        ", without voters it passes",
        "comma",
        "of a vote: what happens when nobody may vote (or `fails`)",
        ("nobody", "none"),
    ),
    # what lasts, and what comes later
    Shape(
        "until the end of this turn",
        "time",
        "rules that hold from now to that end (`this` or `next`, `turn` or `round`)",
        ("duration", "long", "temporary", "now", "during"),
    ),
    Shape(
        "during the next round",
        "time",
        "rules that hold from the start of the next turn or round to its end",
        ("duration", "tomorrow", "later"),
    ),
    Shape(
        "for the rest of the game",
        "time",
        "rules that hold from now on",
        ("permanent", "forever", "always", "duration"),
    ),
    Shape(
        "while {condition}",
        "time",
        "rules that hold whenever that holds",
        ("as long", "during", "continuous"),
    ),
    Shape(
        "at the end of next round",
        "time",
        "happens once then (`start` or `end` of `this` or `next` `turn` or `round`)",
        ("later", "delay", "wait", "after", "start", "beginning", "before"),
    ),
    Shape(
        "the next time {event}",
        "time",
        "happens once, when that next happens",
        ("later", "once", "trigger", "following"),
    ),
    Shape(
        "the next {number} times {event}",
        "time",
        "happens so often, when that happens",
        ("later", "several"),
    ),
    Shape(
        "the next time {event}, counting to {number}",
        "time",
        "happens once, when that has happened so often from now on",
        ("later", "nth", "second", "third", "twice", "again", "count"),
    ),
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
        "what stands under it happens in place of a step of the colony phase",
        ("replace", "substitute", "rather"),
    ),
    Shape(
        "the {step} is skipped",
        "rule",
        "that step of the colony phase does not happen",
        ("omit", "no", "ignore", "miss"),
    ),
    Shape(
        "{thing} has the ability",
        "rule",
        "a survivor has an ability more: a die or none, places, a limit",
        ("power", "skill", "gain", "action"),
    ),
    Shape(
        "the main objective also needs {condition}",
        "rule",
        "the objective is met only when that holds too",
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
        "a number of the card's own, of a side of an objective",
        ("count", "variable", "track", "score", "tally"),
    ),
    Shape(
        "define {text}",
        "card",
        "in the first column: a block with a name, done by `carry out`",
        ("macro", "function", "reuse", "name"),
    ),
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
        "that many",
        "number",
        "what the effect before really did, or the die that was rolled",
        ("same", "amount", "result", "much"),
    ),
    Shape("(the roll)", "number", "the last die that was rolled", ("die", "result", "dice")),
    Shape(
        "{number} / {number} rounded up",
        "number",
        "`+`, `-`, `*` and `/`; a division says `rounded up` or `rounded down`",
        ("half", "divide", "plus", "minus", "times", "per", "twice", "double"),
    ),
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
        "puts that card in force; a scenario sets up the whole table, which a test below its card "
        "need not say",
        ("scenario", "crossroads", "crisis", "objective", "card", "play"),
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
        "takes an option by its label; `votes for`, `accepts`, `declines`, `starts`, `passes` "
        "likewise",
        ("option", "pick", "answer"),
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
