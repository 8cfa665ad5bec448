"""Who takes an offer of `up to 2` or `any number of` does it with one at least, and is not asked
where there is none: `if so` is never paid for nothing.

Every effect of the vocabulary with an amount is offered so.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import tables
from tests.rules.dead_of_winter.words.test_nothing_to_choose import bare
from tests.semantics.winter_world import found_in

AMOUNT = re.compile(r"\b(?:\d+|an?|all|up to \d+) ((?:[a-z]+ )??)([a-z]+)")
"""The first amount of a line, what describes its noun, and the noun."""
PLURALS = {"die": "dice", "food": "food", "noise": "noise", "morale": "morale"}
QUANTITIES = ("up to 2", "any number of")


def offered(example: str, quantity: str) -> list[str]:
    """The line with an open amount, of a noun of one word and of two."""
    found = AMOUNT.search(example)
    if found is None:
        return []
    out = []
    for describes, noun in ((found[1], found[2]), (found[0].split()[1] + " ", found[2])):
        plural = PLURALS.get(noun, noun if noun.endswith("s") else f"{noun}s")
        thing = f"{describes}{plural}" if describes.strip() != noun else plural
        out.append(f"{example[: found.start()]}{quantity} {thing}{example[found.end() :]}")
    return out


def card(name: str, lines: str) -> str:
    return (
        f'crossroads "{name}"\n    flavor "x"\n    when manual "never"\n    option "0"\n'
        f"        you may {lines}\n            if so\n                gain 1 morale\n"
        f'    option "no"\n        lose 1 morale\n'
    )


def stands(lines: str) -> bool:
    return not [finding for finding in found_in(card("T", lines)) if finding.code < "DOW5"]


@lru_cache(maxsize=1)
def cases() -> tuple[str, ...]:
    words = (word for word in VOCABULARY.words if isinstance(word, EffectWord))
    examples = dict.fromkeys(word.example for word in words)
    every = (line for one in examples for q in QUANTITIES for line in offered(one, q))
    return tuple(line for line in dict.fromkeys(every) if stands(line))


@lru_cache(maxsize=1)
def cards() -> CardSet:
    text = "\n".join(card(f"Case {at}", case) for at, case in enumerate(cases()))
    return load_source(addition([], {"offers": text.encode()}))


def none_chosen(game: Winter, name: str) -> bool:
    """Whether somebody who takes the offer can go on without anything.

    The first of equal cards is taken without a question, and enough of them may be said after it.
    """
    copy = game.clone()
    copy.do(copy.cards.handler(f"additions/offers/{name}")["start"], copy.active_player)
    copy.run()
    if copy.stack[-1][2] == "option":
        copy.choose([row[-1] for row in copy.stack[-1][3]].index(1))
    if copy.is_over or copy.stack[-1][2] != "offer":
        return False
    copy.choose([row[0] for row in copy.stack[-1][3]].index(O.ACCEPT))
    answers = [] if copy.is_over else list(copy.stack[-1][3])
    if len(copy.stack) > 1 and copy.stack[-2][0] == "picked" and copy.stack[-2][-1]:
        return False
    return copy.stack[-1][2] != "action" and any(
        row[0] == O.DONE or row == (O.NUMBER, 0) for row in answers
    )


def rich(game: Winter) -> Winter:
    """The table with three dice to choose from: a single one would be taken without a question."""
    game.unused[game.active_player] = (1, 3, 5)
    return game


def test_every_amount_that_is_offered_is_one_at_least() -> None:
    some = [*map(rich, islice(tables(cards()), 4)), *map(bare, islice(tables(cards()), 4))]
    assert len(cases()) >= 25, cases()
    wrong = [
        (at, case)
        for number, case in enumerate(cases())
        for at, game in enumerate(some)
        if none_chosen(game, f"case_{number}")
    ]
    assert not wrong, wrong[:10]
