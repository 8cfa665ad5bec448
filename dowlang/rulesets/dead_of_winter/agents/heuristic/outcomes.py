"""Sum up the effects of a card as rough counts: its fact `does` read into a few dimensions.

`does` holds, by block of the card, the phrases of the effects in it with their counts (`["add
{count} food", 2]`). A phrase is read by its verb and its noun, not word by word: that is enough to
rank options, abilities and items. `situation.py` gives each dimension its worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

(
    MORALE,
    FOOD,
    HELPLESS,
    ZOMBIES,
    BARRICADES,
    WOUNDS,
    FROST,
    CARDS,
    SURVIVORS,
    DICE,
    WASTE,
    NOISE,
    EXPOSURE,
    STARVATION,
    ROUNDS,
    MEN,
) = range(16)
DIMENSIONS = 16

# by dimension, in halves: an effect that surely happens counts 2, one in a branch 1
Outcome = tuple[int, ...]
NOTHING: Outcome = (0,) * DIMENSIONS

_TAKING = ("remove", "lose", "discard", "kill", "spend", "pay", "give", "put", "heal")
# the first noun found in a phrase decides. What comes, not what goes, counts positive
_NOUNS = (
    ("morale", MORALE),
    ("starvation", STARVATION),
    ("food", FOOD),
    ("helpless", HELPLESS),
    ("zombie", ZOMBIES),
    ("barricade", BARRICADES),
    ("frostbite", FROST),
    ("wound", WOUNDS),
    ("completely", WOUNDS),
    ("noise", NOISE),
    ("waste", WASTE),
    ("exposure", EXPOSURE),
    ("bite", EXPOSURE),
    ("round marker", ROUNDS),
    ("{die}", DICE),
    ("dice", DICE),
    ("{cards}", CARDS),
    ("{card}", CARDS),
    ("card", CARDS),
    ("{player}", SURVIVORS),
    ("{survivor}", SURVIVORS),
    ("survivor", SURVIVORS),
)
_NEUTRAL = (
    "place",
    "put {card} under",
    "move {",
    "look",
    "shuffle",
    "reveal",
    "become",
    "show",
    "reroll",
    "set",
    "swap",
    "end",
    "search",
)


def dimension(phrase: str) -> tuple[int, int]:
    """Return (dimension, sign) of a phrase. Sign 0 is of no account.

    >>> dimension("lose {count} morale") == (MORALE, -1)
    True
    """
    if phrase.startswith("search"):
        return CARDS, 3  # a card that is chosen, not drawn
    if phrase.startswith("move {count} zombies"):
        return ZOMBIES, -1
    if phrase.startswith(_NEUTRAL) or phrase == "remove {card} from the game":
        return 0, 0
    sign = -1 if phrase.startswith(_TAKING) else 1
    for noun, place in _NOUNS:
        if noun in phrase:
            if place == ROUNDS:
                return ROUNDS, 1 if "back" in phrase else -1
            return place, sign
    return 0, 0


def outcome(card: Mapping[str, Any], block: str) -> Outcome:
    """Return the outcome of a block of a card, from its facts `does` and `lasting`.

    An effect in a branch (`~`, or a key below the block's) counts half. What comes surely, but
    later, counts whole. What comes again counts for the rounds that it is likely to go on, and a
    rule for what it is worth while it holds.
    """
    found = [0] * DIMENSIONS
    inside = f"{block}."
    for path, deeds in card.get("does", {}).items():
        if path != block and not path.startswith(inside):
            continue
        for phrase, count in deeds:
            text = str(phrase)
            weight = 2 if path == block and not text.startswith("~") else 1
            place, sign = dimension(text.removeprefix("~"))
            found[place] += sign * weight * (int(count) or 2)
            if sign < 0 and place == SURVIVORS and text.removeprefix("~").startswith("kill"):
                found[MEN] -= weight
    for path, deeds in card.get("lasting", {}).items():
        if path != block and not path.startswith(inside):
            continue
        for phrase, count, when in deeds:
            _goes_on(found, str(phrase), int(count), str(when))
    return tuple(found)


# halves that are added to the half that an effect in a branch counts already
_AGAIN = {"later": 1, "each turn": 3, "each round": 3, "event": 1}
_HOLDS = {  # rounds that a rule is likely to hold
    "this turn": 1,
    "next turn": 1,
    "this round": 1,
    "next round": 2,
    "game": 4,
    "attached": 3,
    "standing": 3,
    "while": 2,
}
# a rule by the words of its phrase: what it is worth a round, in halves, for each of its count
_RULES = (
    (("roll", "more dice"), DICE, 2),
    (("roll", "fewer dice"), DICE, -2),
    (("need", "fewer points"), CARDS, 2),
    (("need", "more points"), CARDS, -2),
    (("food costs", "more"), FOOD, -2),
    (("hold", "fewer survivors"), SURVIVORS, -1),
    (("searching draws",), CARDS, 1),
    (("searching keeps",), CARDS, 2),
    (("do not roll exposure",), EXPOSURE, -2),
    (("no exposure roll",), EXPOSURE, -2),
    (("ignore",), EXPOSURE, -1),
    (("no noise",), NOISE, -2),
    (("more moves",), DICE, 1),
    (("cannot",), DICE, -1),
    (("skip the food step",), FOOD, 4),
    (("skip the waste step",), WASTE, -4),
    (("skip the crisis step",), CARDS, 4),
    (("skip the zombie step",), ZOMBIES, -6),
    (("skip the round step",), ROUNDS, 2),
)
_ONCE = (DICE, EXPOSURE, NOISE)  # dimensions of rules whose number does not multiply them


def _goes_on(found: list[int], phrase: str, count: int, when: str) -> None:
    """Add what comes later or goes on."""
    again = _AGAIN.get(when)
    if again is not None:
        place, sign = dimension(phrase)
        found[place] += sign * again * (count or 2)
        return
    for words, place, halves in _RULES:
        if all(word in phrase for word in words):
            times = 1 if place in _ONCE and halves in (-1, -2) else min(count, 3)
            found[place] += halves * times * _HOLDS.get(when, 1)
            return


Rules = Mapping[int, tuple[tuple[str, int, Outcome], ...]]
"""By event: what happens then, each as the name of a counter that goes up ("" none), how much, and
the outcome.
"""


def rules_of(card: Mapping[str, Any], side: str) -> Rules:
    """Return what the rules of a main objective on one side do, by the event that they wait for."""
    found: dict[int, list[tuple[str, int, Outcome]]] = {}
    for path, deeds in card.get("does", {}).items():
        if path.split(".")[-1] != "rules" or (path != "rules" and not path.startswith(f"{side}.")):
            continue
        event = -1
        for phrase, count in deeds:
            text = str(phrase).removeprefix("~")
            if text == "when":
                event = int(count)
                found.setdefault(event, [])
            elif event >= 0:
                alone = {"does": {"": [[phrase, count]]}}
                counter = text.removeprefix("add to ") if text.startswith("add to ") else ""
                effect = NOTHING if counter else outcome(alone, "")
                found[event].append((counter, int(count), effect))
    return {event: tuple(deeds) for event, deeds in found.items()}
