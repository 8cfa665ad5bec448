"""Declare how people print what happens at several places at once: lists of locations, entrances,
what is asked of cards just taken. What they lay on the card itself is the language's own.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

MARKERS = "(counter|counters|marker|markers|token|tokens) (on|to) (this card|it)"
ACTIVE = "(you|the active player)"
LISTED = "[the] {a:STRING} [,] [the] {b:STRING} [,] (or|and) [the] {c:STRING}"
TWO = "[the] {a:STRING} (or|and) [the] {b:STRING}"
NO_SPACE = (
    "has no (empty|free) entrance (space|spaces) [left] [(when a round ends|at the end of "
    "(a|the) round|when the round ends)]"
)

words.natural_forms(
    "thing",
    {
        f"one of {LISTED}": "a location where (it is {a} or it is {b} or it is {c})",
        f"one of {TWO}": "a location where (it is {a} or it is {b})",
        "each location [,] including the colony [,]": "each location",
    },
    0.3,
)
words.natural_forms(
    "atom",
    {
        f"no {{t:tally}} (at|in) {LISTED}": "{t} at {a} = 0 and {t} at {b} = 0 and {t} at {c} = 0",
        f"no {{t:tally}} (at|in) {TWO}": "{t} at {a} = 0 and {t} at {b} = 0",
        f"any of {LISTED} {NO_SPACE}": (
            "free entrance spaces at {a} = 0 or free entrance spaces at {b} = 0 or free entrance "
            "spaces at {c} = 0"
        ),
        f"any of {TWO} {NO_SPACE}": (
            "free entrance spaces at {a} = 0 or free entrance spaces at {b} = 0"
        ),
        f"{{place:thing}} {NO_SPACE}": "free entrance spaces at {place} = 0",
        "it is (the active player 's|your) first action": "actions taken this turn = 1",
        "(this|it) is (the active player 's|your) first action of (the|this|your) turn": (
            "actions taken this turn = 1"
        ),
        "at least {n:INT} of (them|those cards) (are|is) [a] {s:one_of_symbol} [cards]": (
            "{s} cards among those cards >= {n}"
        ),
        "{n:INT} or more of (them|those cards) are {s:one_of_symbol} [cards]": (
            "{s} cards among those cards >= {n}"
        ),
    },
    0.3,
)
words.natural_forms(
    "event",
    {
        "the last barricade (at|of) a location is destroyed": (
            "a barricade is destroyed at a location where (barricades at it = 1)"
        ),
        "the last barricade (at|of|in) [the] {place:STRING} is destroyed": (
            "a barricade is destroyed at {place} if barricades at {place} = 0"
        ),
    },
    0.3,
)
words.natural_forms(
    "rules",
    {
        "(searches|searching|a search) (outside|except at) {place:thing} (needs|need|requires|"
        "require) a die {n:INT} higher [than usual] [LEFT (max|maximum|at most) 6 RIGHT]": (
            "searching at each location outside {place} needs a die {n} higher"
        ),
        "(searches|searching|a search) (at|in) {place:some} (needs|need|requires|require) a die "
        "{n:INT} higher [than usual] [LEFT (max|maximum|at most) 6 RIGHT]": (
            "searching at {place} needs a die {n} higher"
        ),
        "zombies (cannot|do not) (destroy|break) [any|the] barricades (at|in|of) {place:thing}": (
            "{place} loses no barricades to zombies"
        ),
        "[the] barricades (at|in|of) {place:thing} cannot be destroyed by zombies": (
            "{place} loses no barricades to zombies"
        ),
        "{r:rules} STOP when this card has {tally} equal to {n:factor} [,] {do} and return them "
        "[to the supply]": (
            "{r}\n    if @counter = {n}\n        {do}\n        add (0 - @counter) to @counter"
        ),
    },
    0.4,
)
words.natural_forms(
    "do",
    {
        f"(put|place|add) (a|one|1) {MARKERS} (for each|for every|per) player": (
            "add (starting players) to @counter"
        ),
        f"(put|place|add) {{n:INT}} {MARKERS} (for each|for every|per) player": (
            "add ({n} * starting players) to @counter"
        ),
    },
    0.2,
)
BARE = "(at|on|to) (each|every) (open|unbarricaded)"
words.natural_forms(
    "atom",
    {
        f"there are [at least] {{n:INT}} {what} (for each|for every|per) player on this card": (
            f"{counter} >= {{n}} * starting players"
        )
        for what, counter in (
            ("(counters|markers|tokens)", "@counter"),
            ("{name:NAME} [(counters|markers|tokens)]", "{name}"),
        )
    },
    0.2,
)
words.natural_forms(
    "atom",
    {
        f"{ACTIVE} (has|have|controls|control) {many} survivors (at|in) {one} {where}": (
            f"survivors you control at {place} >= {{n}}"
        )
        for one in ("the same", "(one|a single)")
        for many in ("{n:INT} or more", "at least {n:INT}")
        for where, place in (
            ("location", "a location"),
            ("location outside the colony", "a location outside the colony"),
            ("non-colony location", "a location outside the colony"),
        )
    },
    0.2,
)
words.natural_forms(
    "effect",
    {
        "(decrease|lower|reduce) the round (track|marker) by {n:INT}": (
            "move the round marker on {n}"
        ),
        "(increase|raise) the round (track|marker) by {n:INT}": "move the round marker back {n}",
    },
    0.2,
)
words.natural_forms(  # what anybody there may do with a die is an ability of who is there
    "rules",
    {
        f"{who} player with a survivor (at|in) {{place:thing}} (may|can) (spend|use) {die} to "
        "{do}": f"each survivor at {{place}} has the ability {face}+\n    {{do}}"
        for who in ("any", "a", "each", "every")
        for die, face in (
            ("(a|1) die of {n:INT} (+|or more|or higher|or greater)", "{n}"),
            ("(a|an|1) [unused] [action] die with a value of {n:INT} (+|or more|or higher)", "{n}"),
            ("(a|1) die of any value", "1"),
            ("any die", "1"),
            ("(a|an|1) [unused] [action] die", "1"),
        )
    },
    0.2,
)
words.natural_forms("factor", {"[the] (number|amount) of players": "starting players"}, 0.1)
words.natural_forms(
    "do",
    {
        "barricade (each|every) entrance (of|at|to) {place:thing} (that has|with|that have) no "
        "barricade": "add 1 barricade to each unbarricaded entrance of {place}",
        "barricade (each|every) {place:thing} entrance (that has|with|that have) no barricade": (
            "add 1 barricade to each unbarricaded entrance of {place}"
        ),
        f"(put|place|add|build) (a|1) barricade {BARE} entrance (of|at|to) {{place:thing}}": (
            "add 1 barricade to each unbarricaded entrance of {place}"
        ),
        f"(put|place|add|build) (a|1) barricade {BARE} {{place:thing}} entrance": (
            "add 1 barricade to each unbarricaded entrance of {place}"
        ),
        "barricade (each|every) empty entrance (of|to|at) {place:thing}": (
            "add 1 barricade to each empty entrance of {place}"
        ),
        **{
            f"(put|place|add|build) (a|1) barricade {space} {{place:thing}}": (
                "add (free entrance spaces at {place}) barricades to {place}"
            )
            for space in (
                "(at|on|in|to) (each|every) (empty|free) [entrance] space (of|at|in)",
                "(at|on|in|to) (each|every) (empty|free) space (of|at|in) the entrances of",
            )
        },
        "remove (each|every) barricade (from|at|in) {place:thing}": (
            "remove all barricades from {place}"
        ),
        "barricade (an|one) entrance (of|at|to) {place:thing}": "add 1 barricade to {place}",
        "barricade all [the] entrances (of|at|to) {place:thing}": (
            "add 1 barricade to each entrance of {place}"
        ),
        "barricade (each|every) entrance (of|at|to) {place:thing}": (
            "add 1 barricade to each entrance of {place}"
        ),
        "gain (1|a) morale for (every|each) (2|two) {tally} removed [,] rounded down": (
            "gain (that many / 2 rounded down) morale"
        ),
        "gain (1|a) morale for (every|each) (2|two) {tally} removed [,] rounded up": (
            "gain (that many / 2 rounded up) morale"
        ),
        "lose (1|a) morale for (every|each) (2|two) {tally} removed [,] rounded down": (
            "lose (that many / 2 rounded down) morale"
        ),
        "for (every|each) [full] {n:INT} {nouns} [,] [the colony] (lose|loses) (1|one) morale": (
            "lose ({nouns} / {n} rounded down) morale"
        ),
        "for (every|each) [full] {n:INT} {nouns} [,] [the colony] (gain|gains) (1|one) morale": (
            "gain ({nouns} / {n} rounded down) morale"
        ),
        "(place|put) {n:quantity} food (in|into) the [food] supply": "add {n} food",
        "(place|put) {n:quantity} food there": "add {n} food",
        f"[{ACTIVE}] (shuffle|shuffles) {{deck:thing}} [,] (draw|draws) {{n:INT}} cards from it "
        "[,] and (keep|keeps) {m:INT} [of them] [(of|at) (his|her|their|your) choice] STOP "
        "[(he|she|they|you)] remove the (remaining|other) {k:INT} cards from the game": (
            "@sum {n} {m} {k}\nshuffle {deck}\ndraw {n} cards from {deck}\n"
            "remove (that many - {m}) of those cards from the game"
        ),
        "remove [exactly] {n:INT} cards [of your choice] from the waste pile STOP if {c:condition} "
        "[,] {x:do} STOP if {d:condition} [,] {y:do} instead": (
            "choose {n} cards in the waste pile\nremove those cards from the game\nif {d}\n    {y}"
            "\notherwise\n    if {c}\n        {x}"
        ),
        "look at the top (2|two) cards of any one item deck [,] put one of them back on top and "
        "put the other on the bottom": (
            "choose a location outside the colony as place\n"
            "look at the top 2 cards of the deck of the place\n"
            "put one of those cards under the deck of the place"
        ),
        "(put|add) {n:quantity} noise (at|to) the survivor 's location and [then] let {who:thing} "
        "look at the top card of that location 's deck": (
            "add {n} noise to the location of the bearer\n"
            "{who} looks at the top 1 card of the deck of the location of the bearer"
        ),
    },
    0.5,
)
INSTEAD = "if you would rather not [do that] [,] you can [instead] {b:do}"
words.natural_forms(
    "item_line",
    {
        "(this card|it) counts as [(a|an)] {a:one_of_symbol} [card] and [also] as [(a|an)] "
        "{b:one_of_symbol} [card]": "{a} or {b}",
        "(this card|it) counts as [(a|an)] {a:one_of_symbol} [card] and [also] as [(a|an)] "
        "{b:one_of_symbol} [card] , but when you add {name:STRING} to a crisis you have to say "
        "which [of the two] it is": (
            "{a} or {b}\nanytime\n    when a player contributes {name}\n"
            "        that player may agree\n            if so\n"
            "                until the end of this round\n"
            "                    that card counts for crises by {a} only\n"
            "            if not\n"
            "                until the end of this round\n"
            "                    that card counts for crises by {b} only"
        ),
        "you may equip it to any survivor you control [,] and while that survivor is not in "
        "{place:thing} [,] you may {limit} {do}": (
            "equip\n    while the bearer is outside {place}\n"
            "        the bearer has the ability, at anywhere, {limit}\n            {do}"
        ),
        "you may equip it to any survivor you control [,] and while that survivor is not in "
        f"{{place:thing}} [,] you may {{limit}} {{a:do}} STOP {INSTEAD}": (
            "equip\n    while the bearer is outside {place}\n"
            "        the bearer has the ability, at anywhere, {limit}\n            choose one\n"
            '                option "The one"\n                    {a}\n'
            '                option "The other"\n                    {b}'
        ),
    },
    0.4,
)
words.natural_forms("objective_side_line", {"{s:objective_setup_line}": "setup\n    {s}"}, 0.3)

AT = "(at|to|in|on)"
EVERYWHERE = {"each location outside the colony": 0.1, "each location": 0.15}
"""What *each location* may mean beside the colony: the others, or it as well."""
for everywhere, cost in EVERYWHERE.items():
    for tally in ("zombies", "barricades"):
        first = f"(add|place|put) {{n:quantity}} {tally} {AT} (each|every) location"
        second = f"(add|place|put) {{m:quantity}} {tally} {AT} the colony"
        written = f"add {{n}} {tally} to {everywhere}", f"add {{m}} {tally} to the colony"
        words.natural_forms(
            "do",
            {
                f"{first} [,] and {{m:quantity}} [{tally}] {AT} the colony": "\n".join(written),
                f"{second} [,] and {{n:quantity}} [{tally}] {AT} (each|every) location": (
                    "\n".join(reversed(written))
                ),
            },
            cost,
        )
words.natural_forms(
    "do",
    {
        f"(add|place|put) {{n:quantity}} {tally} {AT} {{x:thing}} [,] and {{m:quantity}} "
        f"[{tally}] {AT} {{y:thing}}": f"add {{n}} {tally} to {{x}}\nadd {{m}} {tally} to {{y}}"
        for tally in ("zombies", "barricades", "noise")
    },
    0.3,
)
words.spellings.update(
    {
        r"\b(?:place|put) ((?:\w+ ){1,2}(?:noise|zombies?|barricades?)(?: tokens?)?) there\b": (
            r"add \1 there"
        )
    }
)
RETURN = "(return|returns|go back|goes back|come back|comes back)"
MOVED = {RETURN: "may place {who} at {place}", "(move|moves)": "may move {who} to {place}"}
"""How people say that somebody may go to a place -> what a card offers whoever controls them."""
words.natural_forms(
    "own_survivor",
    {
        "(a|any|one|any one) of your survivors": "a survivor you control",
        "(a|any) survivor you control": "a survivor you control",
        "{own_survivor} {post_survivor}": "{own_survivor} {post_survivor}",
    },
    0.0,
)
for goes, offered in MOVED.items():
    for roll, unrolled in (("", ""), (" {m:without_roll}", ", without exposure")):
        free = offered + (unrolled if "move" in offered else "")
        words.natural_forms(
            "do",
            {
                f"that survivor (may|can) {goes} to {{place:thing}}{roll}": (
                    f"the controller of that survivor {free.replace('{who}', 'that survivor')}"
                ),
                f"{{who:own_survivor}} (may|can) {goes} to {{place:thing}}{roll}": f"you {free}",
            },
            0.3,
        )

SUPPLY = "[back] (in|into|to) the supply"
words.natural_forms(  # what goes back to the supply is off the board, wherever it came from
    "effect",
    {
        f"(put|return|place) {{n:quantity}} helpless survivors {SUPPLY}": (
            "remove {n} helpless survivors"
        ),
        f"(put|return|place) {{n:quantity}} helpless survivors from the colony {SUPPLY}": (
            "remove {n} helpless survivors"
        ),
        **{
            f"(put|return|place) {{n:quantity}} {piece} (from|at|in) {{p:thing}} {SUPPLY}": (
                f"remove {{n}} {piece} from {{p}}"
            )
            for piece in ("zombies", "barricades", "noise")
        },
    },
    0.3,
)
