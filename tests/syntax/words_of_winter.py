"""A vocabulary for the tests of syntax: the phrases that the samples of the language need, with
types and without meaning.

The functions behind the words do nothing: here only shapes are tested. The real words of the game
live in its ruleset.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any

from dowlang.vocabulary import CardKind, Clause, Enumeration, Section, Vocabulary

TYPES: dict[str, Any] = {
    "count": int,
    "amount": int,
    "text": str,
    "cond": Annotated[int, "condition"],
    "window": Annotated[int, "window"],
    "actions": Annotated[tuple[int, ...], "action"],
    "doing": Annotated[tuple[int, ...], "doing"],
    "seat": int,
    "face": Annotated[int, "face"],
}

EFFECTS = """
gain {count} morale
lose {count} morale
add {count} food
add {count} helpless survivors
add {count} zombies to {place}
add {count} barricades to {place}
add {count} noise to {place}
remove {things}
remove {things} from {place}
remove {things} from the game
kill {things}
fill {place} with noise
place {survivor} at {place}
move {survivor} to {place}
roll exposure for {survivor} [{amount} times]
join {player}
get {wounds}
give {cards} to {player}
draw {cards} [from {deck}]
search {deck} [for {cards}]
take {cards} [from {zone}]
discard {cards}
play {card} [for {survivor}]
put {cards} under {deck}
reveal cards from {deck} until {cards} are revealed
look at {thing}
exile {player}
move the round marker back {amount}
gain {count} dice
reroll {dice}
take the first player token
heal {survivor} [completely]
swap {survivor} with {other}
use the ability of {survivor}
"""
EVENTS = """
move [{survivor}] [from {place}] [to {other}] [using {card}]
search [{place}]
play {card} [to heal {survivor}]
make noise
clean waste
spend food
add {survivor} [along with {survivors}]
kill {thing}
attack [{thing}]
request {card} [from {player}]
roll {face} [after moving]
heal {survivor}
build {barricades} [at {place}]
start
end
"""
HAPPENINGS = """
killed
bitten
added to {place}
searched
exiled
destroyed [at {place}]
"""
STATES = """
at {place}
in {zone}
in play
alive
exiled
wounded
complete
outside {place}
equipped with {card}
"""
PREDICATES = """
has {cards}
control {survivors}
control fewer survivors than {player}
control more survivors than {player}
share a location [with {survivor}]
lost a survivor {window}
has room [with {count} survivors]
"""
RULES = """
{subject} cannot {actions} [from {place}] [to {other}]
{subject} do not roll exposure [when {doing}]
{subject} roll {dice}
{subject} hold {survivors}
{subject} draw {cards}
crises need {count} fewer points
people per food is {amount}
{subject} cannot play {cards}
"""
NUMBERS = """
rounds left
starting players
influence of {survivor}
unused dice of {player}
"""
FILTERS: dict[str, tuple[str, ...]] = {
    "survivor": (
        "here",
        "at {place}",
        "outside {place}",
        "you control",
        "they control",
        "controlled by {player}",
        "except {other}",
        "with {thing}",
        "with the lowest influence",
        "in {zone}",
    ),
    "player": ("with {thing}", "with the highest roll", "with the lowest roll", "except {player}"),
    "location": ("outside {place}", "with {thing}", "except {place}", "of {survivor}"),
    "zombie": ("here", "at {place}", "outside {place}"),
    "card": ("in {zone}", "on {card}", "of {zone}", "you hold", "they hold", "in hand"),
    "wound": ("on {thing}",),
    "deck": ("of {thing}",),
}
NOUNS: tuple[tuple[str, str, str, bool], ...] = (  # name, plural, group, is a tally
    ("survivor", "survivors", "", False),
    ("player", "players", "", False),
    ("location", "locations", "", False),
    ("zombie", "zombies", "zombie", True),
    ("barricade", "barricades", "zombie", True),
    ("noise", "noise", "zombie", True),
    ("card", "cards", "", False),
    ("helpless survivor", "helpless survivors", "", True),
    ("first player token", "first player tokens", "", True),
    ("wound", "wounds", "wound", True),
    ("frostbite", "frostbite", "wound", True),
    ("food", "food", "wound", True),
    ("morale", "morale", "wound", True),
    ("starvation", "starvation", "wound", True),
    ("die", "dice", "", False),
    ("point", "points", "wound", True),
    ("crisis deck", "crisis decks", "deck", False),
    ("item deck", "item decks", "deck", False),
    ("survivor deck", "survivor decks", "deck", False),
    ("waste pile", "waste piles", "deck", False),
    ("hand", "hands", "deck", False),
    ("main objective", "main objectives", "deck", False),
    ("crisis", "crises", "deck", False),
    ("round", "rounds", "deck", True),
    ("deck", "decks", "deck", False),
    ("step", "steps", "deck", False),
    ("round marker", "round markers", "deck", True),
)
SYMBOLS = ("weapon", "fuel", "education", "food", "medicine", "tool", "survivor")


def _function(phrase: str) -> Callable[..., None]:
    """A function that does nothing, with the parameters that a phrase wants."""

    def nothing(game: object) -> None:
        """Does nothing."""

    slots = dict.fromkeys(re.findall(r"\{(\w+)\}", phrase))
    nothing.__annotations__ = {slot: TYPES.get(slot, Annotated[int, slot]) for slot in slots}
    return nothing


def _lines(text: str) -> list[str]:
    return text.strip().splitlines()


def _kinds() -> list[CardKind]:
    flavor = Clause("flavor {text}", "flavor")
    limits = "ability [{int} +] [, {limit}]"
    goal = Clause("goal {cond}", "goal", least=1, fact=False)
    decision = (
        flavor,
        Clause("non-cooperative", "non-cooperative"),
        Clause("mature", "mature"),
        Clause("@trigger", "trigger", least=1),
        Clause("first", "first", "statements"),
        Clause("@chooser", "chooser"),
        Clause("@option", "option", "statements", most=0),
        Clause("@automatic", "automatic", "statements", most=0),
        Clause("@vote", "vote", "vote"),
    )
    side = (
        Clause("setup", "setup", "setup"),
        Clause("counter {name}", "counter", most=0),
        Clause("@rule", "rules", most=0),
        goal,
    )
    return [
        CardKind("crossroads", "crossroads", decision),
        CardKind(
            "crisis",
            "crises",
            (
                flavor,
                Clause("prevent with {list:symbol}", "prevent"),
                Clause("failure", "failure", "statements"),
                Clause("optional {thing}", "optional", "statements"),
            ),
        ),
        CardKind(
            "objective",
            "objectives",
            (
                flavor,
                Clause("time {choice:short|medium|long}", "time"),
                Clause("standard", "standard", "side"),
                Clause("hardcore [like {side}, except]", "hardcore", "side"),
            ),
            (
                Section("side", side),
                Section(
                    "setup",
                    (Clause("@setting", "setting", most=0), Clause("@statement", "setup", most=0)),
                ),
            ),
        ),
        CardKind("secret", "secrets", (flavor, goal)),
        CardKind("betrayal", "betrayals", (flavor, goal)),
        CardKind("exile", "exiles", (flavor, goal)),
        CardKind(
            "survivor",
            "survivors",
            (
                flavor,
                Clause("occupation {text}", "occupation"),
                Clause("{choice:male|female|animal}", "kind", most=2),
                Clause("influence {int}", "influence"),
                Clause("attack {int} +", "attack"),
                Clause("search {int} +", "search"),
                Clause("at {things}", "places"),
                Clause(limits, "ability", "statements", most=0),
                Clause("passive", "passive", "rules"),
            ),
        ),
        CardKind(
            "item",
            "items",
            (
                flavor,
                Clause("{either:symbol} [, in {text} x {int}]* [, starting x {int}]", "symbols"),
                Clause("equip", "equip", "rules"),
                Clause("play", "play", "statements"),
                Clause("event", "event", "statements"),
            ),
        ),
        CardKind(
            "location",
            "locations",
            (
                Clause("survivors {int}", "survivors"),
                Clause("entrance {int}", "entrance"),
                Clause("noise {int}", "noise"),
                Clause("finds {list:symbol}", "finds"),
            ),
        ),
        CardKind(
            "scenario",
            "scenarios",
            (
                Clause("uses {name}", "uses"),
                Clause("objective {text}", "objective"),
                Clause("players {int} to {int}", "players"),
                Clause("remove {choice:mature|non-cooperative} cards", "remove", most=2),
                Clause("@rule", "rules", most=0),
            ),
        ),
    ]


def winter_words() -> Vocabulary:
    """A fresh vocabulary."""
    words = Vocabulary("winter")
    for name, plural, group, tally in NOUNS:
        what: dict[str, Any] = {"total": len} if tally else {"domain": lambda game: ()}
        words.noun(name, plural, group=group, **what)
    for adjective in ("exiled", "non-exiled", "wounded", "male", "female", "active", "new"):
        words.adjective(adjective, ("survivor",))(_function(""))
    for symbol in ("item", *SYMBOLS):
        words.adjective(symbol, ("card",), classifier=True)(_function(""))
    for phrase in _lines(EFFECTS):
        words.effect(phrase, example=phrase)(_function(phrase))
    for phrase in _lines(PREDICATES):
        words.predicate(phrase, example=phrase)(_function(phrase))
    for phrase in _lines(STATES):
        words.state(phrase, example=phrase)(_function(phrase))
    for phrase in _lines(RULES):
        words.rule(phrase, example=phrase)(_function(phrase))
    for phrase in _lines(NUMBERS):
        words.number(phrase)(_function(phrase))
    for noun, phrases in FILTERS.items():
        for phrase in phrases:
            words.filter(noun, phrase)(_function(phrase))
    for number, phrase in enumerate(_lines(EVENTS)):
        slots = [(slot, slot) for slot in re.findall(r"\{(\w+)\}", phrase)]
        words.event(
            phrase,
            number,
            slots,
            example=phrase,
            points=(("after paying", 1), ("before the roll", 2), ("before it takes effect", 3)),
        )
    for number, phrase in enumerate(_lines(HAPPENINGS), 100):
        words.event(phrase, number, [("place", "place")], example=phrase, happening=True)
    for phrase, noun, binding in (
        ("here", "location", ""),
        ("anywhere", "location", ""),
        ("the colony", "location", ""),
        ("the origin", "location", "origin"),
        ("the destination", "location", "destination"),
        ("the bearer", "survivor", "bearer"),
        ("the first player", "player", ""),
        ("the main objective", "main objective", ""),
        ("the crisis deck", "crisis deck", ""),
        ("the survivor deck", "survivor deck", ""),
        ("the waste pile", "waste pile", ""),
        ("the crisis", "crisis", ""),
        ("searching", "action", ""),
    ):
        words.reference(phrase, noun, binding=binding)
    words.modifier("without exposure", ("exposure", False))
    words.modifier("without losing morale", ("morale", False))
    words.enumerations += [
        Enumeration("symbol", SYMBOLS),
        Enumeration(
            "face", ("blank", "wound", "frostbite", "bitten"), die="roll exposure for {survivor}"
        ),
        Enumeration(
            "action",
            (
                "move",
                "search",
                "attack",
                "use its ability",
                "clean waste",
                "add cards to the crisis",
                "spend food",
            ),
        ),
        Enumeration("doing", ("moving", "attacking")),
        Enumeration("step", ("food", "waste", "crisis")),
    ]
    words.kinds += _kinds()
    return words
