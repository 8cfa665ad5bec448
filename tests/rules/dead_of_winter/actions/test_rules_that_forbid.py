"""What a rule in force forbids is not offered and not done, whichever word says it.

Each rule with `cannot` meets each effect that does what it forbids: put in force before, and by the
line above. An option with the effect is not possible then, a duty is answered with `if not`, and
where the effect stands `, if able` or under an `if` nothing changes. Without the rule all of it is
done. Rules of which no effect does what they forbid are named, so that a new one is sorted.
"""

from __future__ import annotations

from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.enumerations import ACTIONS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import RuleWord
from dowlang.vocabulary.word_forms import third_person
from tests.rules.dead_of_winter.midgame import snapshot, tried

OF_SURVIVORS = {
    "be wounded": (
        "{one} gets 1 wound",
        "{one} gets 1 frostbite",
        "{one} gets 2 wounds",
        "distribute 2 wounds among {all}",
    ),
    "be healed": (
        "remove 1 wound from {one}",
        "remove 1 frostbite from {one}",
        "heal {one} completely",
    ),
    "be moved": (
        'move {one} to "Hospital"',
        'place {one} at "Hospital"',
        'swap {one} with "Greta Solheim"',
    ),
    'move to "Hospital"': ('move {one} to "Hospital"',),
    'move from "School"': ('move {one} to "Hospital"',),
    "be killed": ("kill {one}",),
    "be equipped": ("equip {one} with a card", 'equip {one} with "Cricket Bat"'),
}
OF_PLAYERS = {
    "add cards to the crisis": (
        "contribute 1 card to the crisis",
        "contribute a weapon card to the crisis",
    ),
    "play cards": ("play a food card", 'play "Tinned Soup"'),
    "play food cards": ("play a food card",),
    "start exile votes": ('start a vote to exile the player who controls "Greta Solheim"',),
}
OF_CARDS = {'"Tinned Soup" cannot be played': ("play a food card", 'play "Tinned Soup"')}
SURVIVORS = (
    ('"Biscuit"', '"Biscuit"', ""),
    ("survivors", "a survivor you control", "the survivors you control"),
    ("you", "a survivor you control", "the survivors you control"),
    ('survivors at "School"', "your leader", "the survivors you control"),
)
"""Of whom the rule is said, and of whom the effect."""
FIRST = "the first player "
PLAYERS = (("you", ""), ("players", ""), ("players", FIRST))
OF_NO_GROUP = ("be killed", "move to", "move from")
"""What is forbidden to survivors alone."""
ONLY_ACTIONS = {
    "move",
    "search",
    "attack",
    "use its ability",
    "be attacked",
    "clean waste",
    "spend food",
    "build barricades",
    "attract zombies",
    "request cards",
    "request cards from {player}",
    "hand off cards",
    "hand off cards to {player}",
    "take actions",
}
"""What only players do in their turn: no effect of a card is one of these."""


def said(doer: str, line: str) -> str:
    """Return the line of that player."""
    verb, _, rest = line.partition(" ")
    return f"{doer}{third_person(verb)} {rest}" if doer else line


CASES = (
    *(
        (f"{who} cannot {banned}", line.format(one=one, all=all_))
        for banned, lines in OF_SURVIVORS.items()
        for line in lines
        for who, one, all_ in SURVIVORS
        if who != "you" or not banned.startswith(OF_NO_GROUP)
        if all_ or "{all}" not in line
    ),
    *(
        (f"{who} cannot {banned}", said(doer, line))
        for banned, lines in OF_PLAYERS.items()
        for line in lines
        for who, doer in PLAYERS
    ),
    *((rule, line) for rule, lines in OF_CARDS.items() for line in lines),
)
RULE, PLAIN, ABLE, UNDER, DUTY, BELOW, NOTHING = range(1, 8)
PAID, UNPAID = 40, 3
VERBS = (
    "distribute",
    "remove",
    "heal",
    "move",
    "place",
    "swap",
    "kill",
    "equip",
    "contribute",
    "play",
    "start",
)
"""Of lines that a player does, or nobody: what `must` can stand before."""


def duty(line: str) -> str:
    """Return the line as a duty, or `nothing happens` where it is none that a player has."""
    who, rest = "you", line
    if line.startswith(FIRST):
        who, rest = "the first player", line.removeprefix(FIRST)
    verb, _, objects = rest.partition(" ")
    base = next((one for one in VERBS if verb in (one, third_person(one))), "")
    if not base:
        return "nothing happens"
    return (
        f"{who} must {base} {objects}\n            if so\n                add {PAID} food"
        f"\n            if not\n                add {UNPAID} food"
    )


def card(number: int, rule: str, line: str) -> str:
    """Return the card of one case."""
    blocks = (
        f"for the rest of the game\n            {rule}",
        line,
        f"{line}, if able",
        f"if food >= 0\n            {line}",
        duty(line),
        f"until the end of this turn\n            {rule}\n        {line}",
        "nothing happens",
        "nothing happens",
    )
    return f'crossroads "Ban {number}"\n    flavor "x"\n    if morale >= 1\n' + "".join(
        f'    option "{name}"\n        {lines}\n' for name, lines in enumerate(blocks)
    )


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The cards of all cases, beside the base set."""
    text = "\n".join(card(number, *case) for number, case in enumerate(CASES))
    return load_source(addition([], {"bans": text.encode()}))


@lru_cache(maxsize=1)
def laid() -> Winter:
    """A table on which every effect of these can be done."""
    built = table(cards(), 3).morale(6).rounds(6).food(4).crisis("No Heat Tonight")
    built.controls(1, "Amara Diallo", "Biscuit", at="School").controls(1, "Yuki Lowe", at="School")
    built.controls(2, "Greta Solheim", at="Library").controls(3, "Priya Raman", at="Library")
    built.hand(1, "Tinned Soup", "Cricket Bat")
    game = built.first_player(1).begin()
    for survivor in group(game, 0):
        game.wounds[survivor] = game.frostbite[survivor] = 1
    return game


def after(game: Winter, number: int, option: int) -> tuple[Winter, bool]:
    """Return the table after an option, and whether it was offered."""
    start = game.cards.handler(f"additions/bans/ban_{number}")["start"]
    done, _, granted = tried(game, lambda copy: copy.do(start, 0), 1, option)
    return done, granted


def changed(game: Winter, number: int, option: int) -> bool:
    """Return True if an option that is offered changes more than what was asked."""
    (done, granted), (idle, _) = after(game, number, option), after(game, number, NOTHING)
    assert granted
    done.answered = idle.answered
    return snapshot(done) != snapshot(idle)


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(CASES)), ids=[" / ".join(case) for case in CASES])
def test_what_is_forbidden_is_not_offered_and_not_done(number: int) -> None:
    free = laid()
    assert changed(free, number, PLAIN) and not after(free, number, BELOW)[1]
    assert changed(free, number, ABLE) and changed(free, number, UNDER)
    banned, _ = after(free, number, RULE)
    assert not after(banned, number, PLAIN)[1]
    assert not changed(banned, number, ABLE) and not changed(banned, number, UNDER)
    if duty(CASES[number][1]) != "nothing happens":
        assert after(free, number, DUTY)[0].food >= PAID
        assert after(banned, number, DUTY)[0].food == banned.food + UNPAID


def test_each_rule_with_cannot_is_sorted_here() -> None:
    acts = {
        *ACTIONS,
        *(
            word.phrase.partition(" cannot ")[2]
            for word in VOCABULARY.words
            if isinstance(word, RuleWord) and " cannot " in word.phrase
        ),
    } - {"{actions}"}
    known = {*OF_SURVIVORS, *OF_PLAYERS, *ONLY_ACTIONS, "be played"}
    forms = {'move to "Hospital"': "move to {place}", 'move from "School"': "move from {place}"}
    forms["play food cards"] = "play {symbol} cards"
    assert acts == {forms.get(one, one) for one in known}


def test_each_rule_with_cannot_is_known_to_the_lines_below_it() -> None:
    assert not [
        word.phrase
        for word in VOCABULARY.words
        if isinstance(word, RuleWord) and " cannot " in word.phrase and word.ahead is None
    ]
