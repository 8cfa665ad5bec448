"""Rules about cards and places hold for those that they say, however those are said, and for no
others (R-ACT-PLY-01, R-ACT-SEA-01, R-CRISIS-05, R-CRISIS-06, R-ZOMBIE-05, R-TEXT-01).
"""

from __future__ import annotations

from functools import cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.project.pipeline import language
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions, play_forbidden
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.crisis import symbols_for_crisis
from dowlang.rulesets.dead_of_winter.procedures.zombies import add_one_zombie
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS
from dowlang.vocabulary.declarations import FilterWord, RuleWord
from tests.semantics.winter_world import found_in

NAMES = ("Beef Jerky", "Aspirin", "Lunch Box", "Road Atlas")  # the first is the first of all items
FOOD = 1 << SYMBOLS.index("food")
NEW_SYMBOL = "weapon"
"""What none of the four counts by, so that a rule that says it changes each of them."""
PLAYED = {
    "cards": NAMES,
    "all cards": NAMES,
    "each card": NAMES,
    "food cards": ("Beef Jerky", "Lunch Box"),
    '"Beef Jerky"': ("Beef Jerky",),
    '"Aspirin"': ("Aspirin",),
    "cards in hand": ("Beef Jerky", "Aspirin"),
    "all food cards in hand": ("Beef Jerky",),
    "cards in the hand of the first player": ("Beef Jerky", "Aspirin"),
}
GIVEN = {
    **{said: found for said, found in PLAYED.items() if "hand" not in said},
    "cards contributed to the crisis": NAMES,
    "cards contributed by the first player": ("Beef Jerky", "Aspirin"),
    "all food cards contributed to the crisis": ("Beef Jerky", "Lunch Box"),
}
RULES = {
    "{subject} cannot be played": PLAYED,
    "{subject} counts for crises by {symbol} only": GIVEN,
    "{subject} counts against crises": GIVEN,
}
BARRICADES = ("{} lose no barricades to zombies", "{} loses no barricades to zombies")
SEARCHES = ("searching at {} needs a die 1 higher",) * 2
EVERYWHERE = {
    "locations": True,
    "each location": True,
    "each location outside the colony": True,
    '"School"': True,
    '"Library"': False,
}
PLACES = {
    form[said not in ("locations",)].format(said): found
    for form in (BARRICADES, SEARCHES)
    for said, found in EVERYWHERE.items()
}
PHRASES = {
    "{deck}": "the waste pile",
    "{player}": "the first player",
    "{survivor}": '"Noor Haddad"',
}


def said(rule: str, subject: str) -> str:
    """The sentence about those cards."""
    one = subject.startswith(("each", '"'))
    text = rule.replace("{subject}", subject).replace("{symbol}", NEW_SYMBOL)
    return text if one else text.replace(" counts ", " count ")


def card(name: str, rule: str) -> str:
    """A card that puts a rule in force."""
    return (
        f'crossroads "{name}"\n    flavor "x"\n    if food >= 0\n    option "go"\n'
        f'        until the end of this round\n            {rule}\n    option "no"\n'
        "        lose 1 morale\n\n"
    )


@cache
def cards() -> CardSet:
    """A card for each rule about each subject."""
    texts = [said(rule, subject) for rule, ways in RULES.items() for subject in ways]
    texts += list(PLACES)
    written = "".join(card(f"Rule {number}", text) for number, text in enumerate(texts))
    return load_source(addition([], {"rules": written.encode()}))


def in_force(text: str, game: Winter) -> Winter:
    """The game with that rule in force, said by the first player."""
    texts = [said(rule, subject) for rule, ways in RULES.items() for subject in ways]
    number = [*texts, *PLACES].index(text)
    game.do(cards().handler(f"additions/rules/rule_{number}")["start"], 0)
    game.run()
    game.choose(0)
    return game


@pytest.mark.parametrize(
    ("rule", "subject"), [(rule, subject) for rule, ways in RULES.items() for subject in ways]
)
def test_a_rule_about_cards_holds_for_those_that_it_says(rule: str, subject: str) -> None:
    t = table(cards(), 2, seed=1).controls(1, "Noor Haddad").controls(2, "Biscuit")
    place = t.contributed if "crises" in rule else t.hand
    place(1, *NAMES[:2])
    place(2, *NAMES[2:])
    game = t.begin()
    items = [*game.hand[0], *game.hand[1], *(item for _, item, _ in game.contributed)]
    named = {game.cards.of_kind["item"][game.t.item_card[item]]["name"]: item for item in items}
    before = {name: symbols_for_crisis(game, item) for name, item in named.items()}
    assert [name for name in NAMES if before[name] & FOOD] == ["Beef Jerky", "Lunch Box"]
    in_force(said(rule, subject), game)
    if "played" in rule:
        changed = [name for name, item in named.items() if play_forbidden(game, 0, item)]
    else:
        wanted = 1 << SYMBOLS.index(NEW_SYMBOL) if NEW_SYMBOL in said(rule, "x") else 0
        now = {name: symbols_for_crisis(game, item) for name, item in named.items()}
        changed = [name for name in now if now[name] != before[name]]
        assert {now[name] for name in changed} == {wanted}
    assert sorted(changed) == sorted(RULES[rule][subject])


def test_cards_that_lie_where_the_rule_is_never_asked_are_refused() -> None:
    """Each filter of cards is either tried above or refused, and each such rule is among them."""
    words = language("dead_of_winter").vocabulary
    about_cards = [
        word.phrase
        for word in words.of_sort(RuleWord)
        if word.parameters and word.parameters[0].type.noun == "card"
    ]
    assert sorted(about_cards) == sorted(RULES)
    for rule, ways in RULES.items():
        for word in words.of_sort(FilterWord):
            where = word.phrase
            for slot, filled in PHRASES.items():
                where = where.replace(slot, filled)
            if word.noun != "card" or "{" in where or where in ("they hold", "you hold"):
                continue
            errors = [
                each.code
                for each in found_in(card("X", said(rule, f"all cards {where}")))
                if each.severity.value == "error"
            ]
            tried = any(way.endswith(f"cards {where}") for way in ways)
            assert errors == ([] if tried else ["DOW3019"]), (rule, where)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    "subject",
    [
        "staked cards",
        "all staked food cards",
        "cards where (it is in the waste pile)",
        "cards where (it is a food card and it is on top of the waste pile)",
        'cards where (it is in the deck of "School")',
    ],
)
def test_cards_said_by_an_adjective_or_a_condition_to_lie_elsewhere_are_refused(
    rule: str, subject: str
) -> None:
    def refused(cards: str) -> int:
        return sum(each.code == "DOW3019" for each in found_in(card("X", said(rule, cards))))

    assert refused(subject) == 1
    assert not refused("cards where (cards in the waste pile >= 2)")


@pytest.mark.parametrize("text", PLACES)
def test_a_rule_about_places_holds_for_those_that_it_says(text: str) -> None:
    t = table(cards(), 2, seed=1).controls(1, "Noor Haddad", at="School").dice(1, 2)
    game = t.deck("School", "Road Atlas").controls(2, "Biscuit").barricades("School", 4).begin()
    in_force(text, game)
    if "searching" in text:
        need = game.t.search[t.survivor("Noor Haddad")]
        game.unused[0] = (need, need)
        possible = any(action[0] == O.SEARCH for action in actions(game, 0))
        assert possible != PLACES[text]
        return
    (entrance,) = (e for e, left in enumerate(game.barricades) if left)
    assert game.barricades[entrance] == game.entrance_spaces[entrance] == 4
    add_one_zombie(game, entrance)
    assert (game.barricades[entrance] == 4) == PLACES[text]
