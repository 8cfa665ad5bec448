"""Say how many somebody or something has in the words of a card: `with fewer than 3 cats` is `with
up to 2 cats`, `with 2 cats or more` is `with at least 2 cats`.

What lives here: amounts behind `with`, `has` and the like. What does not: numbers that are compared
(`thing_forms`), and words that say that there are no more (`exact_numbers`).
"""

from __future__ import annotations

import re

from dowlang.source.number_words import NUMBER, VALUES

N = rf"(?P<n>{NUMBER})(?![\w-])"
HEAD = r"\b(?P<head>with|having|has|have|holds?|controls?) "
FEWER = re.compile(rf"{HEAD}(?:fewer|less) than {N}", re.IGNORECASE)
MORE = re.compile(rf"{HEAD}more than {N}", re.IGNORECASE)
LEAST = re.compile(rf"{HEAD}(?:(?:no|not) (?:fewer|less) than|a minimum of) {N}", re.IGNORECASE)
MOST = re.compile(rf"{HEAD}(?:at most|(?:no|not) more than|a maximum of) {N}", re.IGNORECASE)
OR_MORE = re.compile(
    rf"{HEAD}{N}(?P<of>(?: (?!or\b|and\b)[a-z]+){{0,5}}?) or (?P<way>more|fewer|less)\b",
    re.IGNORECASE,
)
"""Matches an amount with `or more` behind it or behind what is counted."""


def rewrite_amounts(text: str) -> str:
    """Return a text with the amounts that somebody has as a card says them.

    >>> rewrite_amounts("each cat with fewer than two toys")
    'each cat with up to 1 toys'
    >>> rewrite_amounts("if it has more than 2 toys")
    'if it has at least 3 toys'
    >>> rewrite_amounts("each cat with 2 red toys or more")
    'each cat with at least 2 red toys'
    >>> rewrite_amounts("each cat with 2 or fewer toys")
    'each cat with up to 2 toys'
    >>> rewrite_amounts("each cat with less than 1 toy"), rewrite_amounts("on a 2 or more, sit")
    ('each cat with no toy', 'on a 2 or more, sit')
    """

    def number(told: re.Match[str]) -> int:
        said = told["n"].casefold()
        return int(said) if said.isdigit() else VALUES[said]

    def most(told: re.Match[str], n: int) -> str:
        return f"{told['head']} {f'up to {n}' if n > 0 else 'no'}"

    text = FEWER.sub(lambda told: most(told, number(told) - 1), text)
    text = MORE.sub(lambda told: f"{told['head']} at least {number(told) + 1}", text)
    text = LEAST.sub(lambda told: f"{told['head']} at least {number(told)}", text)
    text = MOST.sub(lambda told: most(told, number(told)), text)
    return OR_MORE.sub(
        lambda told: (
            f"{told['head']} {'at least' if told['way'].casefold() == 'more' else 'up to'} "
            f"{number(told)}{told['of']}"
        ),
        text,
    )
