"""Describe the shapes of lines that do something: effects, answers, modifiers, times."""

from __future__ import annotations

from dowlang.vocabulary.registry import DICE
from dowlang.vocabulary.shape import Shape

EFFECTS: tuple[Shape, ...] = (
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
        wants=DICE,
    ),
    Shape(
        "roll a die for each {thing}",
        "effect",
        "one roll and one result for each of them",
        ("dice", "throw", "every"),
        wants=DICE,
    ),
    Shape(
        "roll {number} dice",
        "effect",
        "several dice at once, for a contest of players",
        ("throw", "contest"),
        wants=DICE,
    ),
    Shape(
        "vote by {players}",
        "effect",
        "a hidden vote of those players; `passes` and `fails` stand under it",
        ("election", "majority", "ballot", "poll", "decide"),
    ),
    Shape(
        "attach this card to {thing}",
        "effect",
        "the card stays with a piece; the rules under it hold while that one, `the bearer`, is "
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
        wants=DICE,
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
        "of a loop over players: in the order of turns, as every such loop goes",
        ("clockwise", "sequence"),
    ),
    Shape(
        ", clockwise from {player}",
        "comma",
        "of a loop over players, or of one pot: who is asked first, then on round the table",
        ("order", "sequence", "beginning", "starting"),
    ),
    Shape(
        ", {thing} first",
        "comma",
        "of a loop: in the order of a ranking, such as `the player with the fewest cards first`",
        ("order", "sequence", "rank", "sort", "lowest", "highest"),
    ),
    Shape(
        ", rerolling ties",
        "comma",
        "of a contest: whoever is level rolls again",
        ("equal", "draw", "tie"),
        wants=DICE,
    ),
    Shape(
        ", counting the highest",
        "comma",
        "of several dice that are rolled at once: the highest is the roll (or `the lowest`)",
        ("dice", "best", "worst", "advantage", "maximum"),
        wants=DICE,
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
        ", ties fail",
        "comma",
        "of a vote: what happens when it is level (or `ties pass`)",
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
)
