"""Declare how people print what cards of this game do, where that is no single word's:
`from the School`, `on failure`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

words.natural_forms(
    "effect",
    {
        "(draw|take) {n:quantity} cards from [the] {name:STRING}": "draw {n} cards from the "
        "{name} deck",
        "(draw|take) {n:quantity} {name:STRING} cards": "draw {n} cards from the {name} deck",
        "(draw|take) the top {n:amount} cards (of|from) {deck:thing} [into your hand]": (
            "draw {n} cards from {deck}"
        ),
        "(draw|take) the top cards (of|from) {deck:thing} [into your hand]": (
            "draw 1 card from {deck}"
        ),
        "(draw|take) {n:quantity} cards there": "draw {n} cards from the deck of @there",
        "(draw|take) the top cards of the waste pile": "take the top 1 card of the waste pile",
        "(draw|take) the top {n:amount} cards of the waste pile": (
            "take the top {n} cards of the waste pile"
        ),
        "discard {n:amount}": "discard {n} cards @bare",
        "(discard|lose) {n:amount} from your hand": "discard {n} cards @yours",
        "(discard|lose) {n:amount} from (their|his|her) hand": "discard {n} cards @theirs",
        "(lose|skip|miss) your next turn": "lose the next turn @yours",
        "(lose|skip|miss) (their|his|her) next turn": "lose the next turn @theirs",
        "(replace|exchange) your secret objective [with a new one|for a new one]": (
            "draw a new secret objective @yours"
        ),
        "(replace|exchange) (their|his|her) secret objective [with a new one|for a new one]": (
            "draw a new secret objective @theirs"
        ),
        "(draw|take) {n:amount} from {deck:thing}": "draw {n} cards from {deck}",
        "(draw|take) {n:amount} from [the] {name:STRING}": "draw {n} cards from the {name} deck",
        "(get|take|receive|suffer) frostbite": "get 1 frostbite",
        "(is|are) (wounded|hurt|injured)": "get 1 wound",
        "(get|take|receive|suffer) another wound": "get 1 wound",
        "heal a wound": "remove 1 wound from it",
        "make noise (at|in) {place:thing}": "add 1 noise to {place}",
        "remove (all|every) noise [from (the board|all locations|play|every location|each "
        "location)]": ("remove all noise from each location"),
        "(remove|discard|clear) every noise in play": "remove all noise from each location",
        "(discard|clear) all noise [from (the board|all locations|play|every location|each "
        "location)]": ("remove all noise from each location"),
        "(lose|discard) all [of] [its|your|the] food": "remove all food",
        "discard all [of] your food": "discard all your food cards",
        "you discard all [of] your food": "remove all food",
        "(remove|lose|discard) all the food from the supply": "remove all food",
        "remove all the food": "remove all food",
        "(lose|remove|discard|spend) half [of] [(the|its|your)] food [supply] [,|LEFT] "
        "(rounded|rounding) up [RIGHT]": ("remove (food / 2 rounded up) food"),
        "(lose|remove|discard|spend) half [of] [(the|its|your)] food [supply] [,|LEFT] "
        "(rounded|rounding) down [RIGHT]": ("remove (food / 2 rounded down) food"),
        "lose morale equal to {number}": "lose ({number}) morale",
        "gain morale equal to {number}": "gain ({number}) morale",
        "(add|gain) food equal to {number}": "add ({number}) food",
        "(remove|lose) food equal to {number}": "remove ({number}) food",
        "lose (1|a) morale for (every|each) (2|two|pair of) {nouns} [,] (rounded|rounding) up": (
            "lose ({nouns} / 2 rounded up) morale"
        ),
        "lose (1|a) morale for (every|each) (2|two|pair of) {nouns} [,] (rounded|rounding) down": (
            "lose ({nouns} / 2 rounded down) morale"
        ),
        "gain (1|a) morale for (every|each) (2|two|pair of) {nouns} [,] (rounded|rounding) down": (
            "gain ({nouns} / 2 rounded down) morale"
        ),
        "reroll (any number|as many|any) of your dice [as you like]": "reroll any number of dice",
        "choose {thing} and": "choose {thing}",
        "search {name:STRING} deck for {card:thing} [and take it]": (
            "search the {name} deck for {card}"
        ),
        "kill all [the|of the] {nouns}": "kill all {nouns}",
    },
    0.6,
)
words.natural_forms(  # a card as well as what lies in the supply: the two are a choice
    "effect",
    {
        "discard {n:quantity} food": "discard {n} food cards",
        "you discard {n:quantity} food": "remove {n} food",
    },
    1.0,
)

words.natural_forms(  # which of two a card means that is taken from a deck, its author says
    "effect",
    {
        "take {n:quantity} cards from {name:STRING} deck": "draw {n} cards from the {name} deck",
        "take {n:quantity} cards from the {name:STRING} deck": "draw {n} cards from the {name} "
        "deck",
    },
    0.0,
)
words.natural_forms(
    "do",
    {
        "distribute {n:quantity} wounds (among|between) {who:nouns}": (
            "distribute {n} wounds among the {who}"
        ),
        "wound {who:thing}": "{who} gets 1 wound",
        "[you] (take|get|receive|suffer) {n:quantity} wounds on {who:thing}": (
            "{who} gets {n} wounds"
        ),
        "[you] (take|get|receive|suffer) {n:quantity} frostbite on {who:thing}": (
            "{who} gets {n} frostbite"
        ),
        "(give|deal|place|put|add) {n:quantity} wounds (to|on) {who:thing}": "{who} gets {n} "
        "wounds",
        "{who:thing} (is|are) (wounded|injured|hurt)": "{who} gets 1 wound",
        "(give|deal|place|put|add) {n:quantity} frostbite (to|on) {who:thing}": (
            "{who} gets {n} frostbite"
        ),
        "{who:thing} (get|take|receive|suffer) (another|an additional|an extra) wound": (
            "{who} gets 1 wound"
        ),
        "(lose|remove) {a:quantity} food and {b:quantity} morale": "remove {a} food\nlose {b} "
        "morale",
        "(gain|add) {a:quantity} food and {b:quantity} morale": "add {a} food\ngain {b} morale",
        "lose {a:quantity} morale and {b:quantity} food": "lose {a} morale\nremove {b} food",
        "gain {a:quantity} morale and {b:quantity} food": "gain {a} morale\nadd {b} food",
        **{
            f"(place|put|add) {{a:quantity}} zombies (at|to|in) {{x:thing}} and {{b:quantity}} "
            f"{put} (at|to|in|on) {{y:thing}}": (
                f"add {{a}} zombies to {{x}}\nadd {{b}} {put} to {{y}}"
            )
            for put in ("barricades", "noise")
        },
        "[you] (draw|gain|get|take) (a|1|one) [new] survivor [card] [from the survivor deck]": (
            "a survivor joins you"
        ),
        "(draw|take) the top card of the survivor deck [and (take that survivor|put that survivor "
        "(in|at) the colony|that survivor joins you)]": ("a survivor joins you"),
        "a new survivor joins (you|your group)": "a survivor joins you",
        "a survivor joins your group": "a survivor joins you",
        "you lose one of your survivors": "kill a survivor you control",
        "(one of your survivors|a survivor you control) (die|dies|is killed)": (
            "kill a survivor you control"
        ),
        "{who:some} (kill|kills|loses|lose) one of (their|his|her) survivors": (
            "for {who}\n    kill a survivor they control"
        ),
        "{who:some} kills a survivor they control": "for {who}\n    kill a survivor they control",
        "(someone|a survivor) is bitten (at|in) {place:thing}": "start a bite at {place}",
        "nobody (eats|needs to eat|has to eat) (this|tonight) [round]": (
            "until the end of this round\n    the food step is skipped"
        ),
        "kill {n:quantity} zombies [at] {place:thing} (without|with no) (rolling|exposure roll|a "
        "roll)": ("kill {n} zombies at {place}, without exposure"),
        "kill {thing} {m:without_roll}": "kill {thing}, without exposure",
        "move {who:thing} to {place:thing} {m:without_roll}": (
            "move {who} to {place}, without exposure"
        ),
        "move {who:thing} to {place:thing} [STOP|,] [(they|it|he|she)] (do not roll for exposure|"
        "do not roll exposure|no exposure roll) [for (them|it|this move|that move|these moves)]": (
            "move {who} to {place}, without exposure"
        ),
        "{who:thing} [each] (heals|heal) {n:quantity} wounds": "remove {n} wounds from {who}",
        "{who:thing} moves to {place:thing} {m:without_roll}": "place {who} at {place}",
        "choose {a:thing} and {do}": "choose {a}\n{do}",
        "the colony loses half [of] its food [,] (rounding|rounded) up": "remove (food / 2 "
        "rounded up) food",
        "the colony loses half [of] its food [,] (rounding|rounded) down": (
            "remove (food / 2 rounded down) food"
        ),
        "(remove|discard|take) (all|every) noise (at|from|off|in|on) {place:thing}": (
            "remove all noise from {place}"
        ),
        "{who:thing} (gets|get|takes|receives) {n:quantity} wounds and (is placed|is "
        "put|goes|moves) (at|in|to) {place:thing}": (
            "{who} gets {n} wounds\nplace {who} at {place}"
        ),
        "{who:thing} gets {n:quantity} wounds and moves to {place:thing} {m:without_roll}": (
            "{who} gets {n} wounds\nplace {who} at {place}"
        ),
        "{who:some} (discard|discards) one card each": "each {who} discards 1 card",
        "add (a|one) round": "move the round marker back 1",
        "the active player {effect}": "{effect}",
        "as an additional cost [,] {do}": "{do}",
        "remove [exactly] {n:amount} cards from the waste pile": (
            "remove {n} cards in the waste pile from the game"
        ),
        "roll (the exposure die|for exposure) twice for {who:thing}": (
            "roll exposure for {who} 2 times"
        ),
        "each survivor outside the colony moves (in|into|to) the colony": (
            "move each survivor outside the colony to the colony"
        ),
        "(every other player|each other player|all other players) may give you {card:thing}": (
            "each other player may give {card} to you"
        ),
        "if the players discard {card:thing} together [,] {do}": (
            "the players together may discard {card}\n    if so\n        {do}"
        ),
        "the players may (together|collectively) {a:effect} to {b:effect}": (
            "the players together may {a}\n    if so\n        {b}"
        ),
        "all players together must {effect}": "the players together must {effect}",
        "attach this card to {who:thing} (STOP|,|and) {rules}": "attach this card to {who}\n    "
        "{rules}",
    },
    0.6,
)
words.natural_forms(
    "without_roll",
    {
        "[,] (without|with no) (rolling for exposure|rolling the exposure die|rolling exposure|an "
        "exposure roll|exposure roll|exposure die|exposure|rolling|a roll|the exposure die)": "",
        "(STOP|,|, and) [(they|it|he|she)] (do|does) not roll (for exposure|exposure|the exposure "
        "die) [(for (this|that) move|for moving|when moving|for them)]": "",
    },
    0.0,
)
words.natural_forms(
    "offer",
    {
        "the players may (together|collectively) {effect}": "the players together may {effect}",
        "all players together may {effect}": "the players together may {effect}",
    },
    0.2,
)

# only of what comes on top: elsewhere `extra` says which pieces are meant
words.natural_forms(
    "further",
    {
        "{amount} (additional|extra|further)": "{amount}",
        "(an additional|an extra|a further|one additional|one extra|one further)": "1",
    },
    0.3,
)
words.natural_forms(
    "effect",
    {
        "(gain|get|take|receive|roll) {n:further} [action] dice": "gain {n} dice",
        "gain {n:further} morale": "gain {n} morale",
        "lose {n:further} morale": "lose {n} morale",
        "add {n:further} zombies to {place:thing}": "add {n} zombies to {place}",
        "(draw|take) {n:further} cards from {deck:thing}": "draw {n} cards from {deck}",
        "(draw|take) {n:further} cards from [the] {name:STRING}": "draw {n} cards from the {name} "
        "deck",
    },
    0.35,
)
words.natural_forms(
    "effect",
    {
        "(move|bring) {who:thing} back to {place:thing} {m:without_roll}": (
            "move {who} to {place}, without exposure"
        ),
        "move {who:thing} back to {place:thing}": "move {who} to {place}",
    },
    0.3,
)
words.natural_forms(
    "effect",
    {
        "(place|put|add|build) {n:quantity} barricades (on|at|in) any entrances (of|to) "
        "{place:thing}": "add {n} barricades to {place}",
        "(destroy|remove) all barricades [from the board]": "remove all barricades from each "
        "location",
        "(is|are) wounded twice": "get 2 wounds",
        "(discard|lose) (their|his|her) highest die": "lose the die with the highest value @theirs",
        "(discard|lose) your highest die": "lose the die with the highest value @yours",
    },
    0.4,
)
words.natural_forms(
    "effect",
    {
        f"{verb} (1|one|a) morale for (each|every) {{k:INT}} {{nouns}}": (
            f"{verb} ({{nouns}} / {{k}} rounded down) morale"
        )
        for verb in ("gain", "lose")
    },
    0.5,
)
words.spellings.update({r"\bbring ((?:\w+ )?zombies?) (?:to|into)\b": r"add \1 to"})
