"""Card files that are long in one direction: each shape is a function of its size.

Their work may grow as their length does, not faster.

`test_growth` counts the work at n, 2n and 4n; `benchmarks.hostile` times them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

CARD = 'crossroads "Depth"\n    flavor "Down."\n    if morale >= 1\n'
UP = '    option "Up"\n        gain 1 morale\n'
TWO = UP + '    option "Down"\n        lose 1 morale\n'
SECRET = '    flavor "Ring."\n    goal morale >= 4\n'


def name(number: int) -> str:
    """A bare name for a number: letters only, none of them a word of the language."""
    letters = ""
    while True:
        number, digit = divmod(number, 26)
        letters = chr(97 + digit) + letters
        if not number:
            return f"q{letters}q"


def _lines(size: int, line: Callable[[int], str]) -> str:
    return "".join(line(number) for number in range(size))


def _secret(condition: str) -> str:
    return f'secret "Depth"\n    flavor "Ring."\n    goal {condition}\n'


def stairs(size: int) -> str:
    """Every line deeper than the one before, far beyond the limit of blocks."""
    return CARD + UP + _lines(size, lambda step: f"{' ' * (8 + step)}if morale >= {step % 9}\n")


def towers(size: int) -> str:
    """Blocks as deep as allowed, one after another."""
    tower = (
        "".join(f"{'    ' * level}if morale >= {level}\n" for level in range(2, 15))
        + "    " * 15
        + "gain 1 morale\n"
    )
    return CARD + UP + '    option "Down"\n' + tower * (size // 10)


def zigzag(size: int) -> str:
    """Margins that fit no block."""
    return CARD + UP + _lines(size, lambda number: f"{' ' * (number * 7 % 23)}gain 1 morale\n")


def parentheses(size: int) -> str:
    """One line, nested far beyond the limit."""
    return _secret("(" * size + "morale >= 4" + ")" * size)


def ands(size: int) -> str:
    """One line of conditions, each different."""
    return _secret(" and ".join(f"morale >= {number}" for number in range(size)))


def nots(size: int) -> str:
    """One line of `not`."""
    return _secret("not " * size + "morale >= 4")


def sums(size: int) -> str:
    """One line of additions."""
    return _secret(" + ".join(["1"] * size) + " >= 4")


def nouns(size: int) -> str:
    """One line of nouns whose filters hold nouns."""
    return _secret("there is " + "a survivor who shares a location with " * size + "a survivor")


def options(size: int) -> str:
    """A card with very many options."""
    return CARD + _lines(
        size, lambda number: f'    option "Way {number}"\n        lose {number % 4 + 1} morale\n'
    )


def aliases(size: int) -> str:
    """Things chosen one after another, each under a name of its own, each name used."""
    chosen = _lines(
        size,
        lambda number: (
            f"        choose a survivor at the colony as {name(number)}\n        the "
            f"{name(number)} gets 1 wound\n"
        ),
    )
    return CARD + UP + '    option "Down"\n' + chosen


def statements(size: int) -> str:
    """A long block: each line binds something that no line reads, then one that reads them."""
    return (
        CARD
        + UP
        + '    option "Down"\n'
        + "        remove up to 2 food\n        gain that many morale\n" * (size // 2)
    )


def near_names(size: int) -> str:
    """Many cards, and as many names that nearly are theirs."""
    cards = _lines(size // 4, lambda number: f'secret "Silent bell number {number}"\n{SECRET}')
    slips = _lines(size // 4, lambda number: f'        "Silent bell numbr {number}" gets 1 wound\n')
    return cards + CARD + UP + '    option "Down"\n' + slips


def faces(size: int) -> str:
    """A dice table with very many rows, of which all but one overlap."""
    rows = _lines(
        size, lambda number: f"            {number % 6 + 1}\n                gain 1 morale\n"
    )
    return CARD + UP + '    option "Down"\n        roll a die\n' + rows


def broken(size: int) -> str:
    """Lines that are no sentences, each different."""
    return (
        CARD
        + UP
        + '    option "Down"\n'
        + _lines(
            size, lambda number: f"        gain {number} zombies of the {name(number)} tomorrow\n"
        )
    )


def garbage(size: int) -> str:
    """One line of unknown words."""
    return (
        CARD
        + UP
        + '    option "Down"\n        '
        + " ".join(name(number) for number in range(size))
        + "\n"
    )


def known_words(size: int) -> str:
    """One line of words that are known and make no sense."""
    return CARD + UP + '    option "Down"\n        ' + "gain the food of each zombie " * size + "\n"


def texts(size: int) -> str:
    """Texts as long as they may be."""
    return CARD + _lines(
        size // 20,
        lambda number: (
            f'    option "{"long " * 790}{number}"\n        lose {number % 4 + 1} morale\n'
        ),
    )


def unclosed(size: int) -> str:
    """Texts that never end."""
    return (
        CARD
        + UP
        + _lines(size, lambda number: f'    option "Way {number}\n        gain 1 morale\n')
    )


def comments(size: int) -> str:
    """More remarks than card, at every depth, most of them at the end of a block."""
    return (
        CARD
        + TWO
        + _lines(size, lambda number: f"{' ' * (number * 5 % 17)}# remark {number}\n")
        + "\n"
        + 'secret "Bell"\n'
        + SECRET
    )


def definitions(size: int) -> str:
    """Definitions that carry each other out in one long circle."""
    ring = _lines(
        size // 2,
        lambda number: (
            f'define "Step {number}"\n    gain 1 morale\n    carry out "Step '
            f'{(number + 1) % (size // 2)}"\n\n'
        ),
    )
    return ring + CARD + TWO.replace("lose 1 morale", 'carry out "Step 0"')


def carried(size: int) -> str:
    """Options of one card that carry each other out, one after another."""
    return (
        CARD
        + _lines(
            size,
            lambda number: f'    option "Way {number}"\n        carry out "Way {number + 1}"\n',
        )
        + f'    option "Way {size}"\n        gain 1 morale\n'
    )


def cards(size: int) -> str:
    """Very many small cards in one file."""
    return _lines(size // 3, lambda number: f'secret "Bell {number}"\n{SECRET}\n')


def twins(size: int) -> str:
    """Very many cards of one name."""
    return f'secret "Bell"\n{SECRET}\n' * (size // 3)


def tests(size: int) -> str:
    """Very many tests of one card."""
    test = (
        '    given players = 2, seed 1, morale = 5\n    given crossroads "Depth"\n    when '
        'player 1 chooses "Up"\n    then morale = 6\n'
    )
    return CARD + TWO + _lines(size // 5, lambda number: f'\ntest "Way {number}"\n{test}')


def counters(size: int) -> str:
    """Very many counters on a side."""
    side = "        setup\n            morale 6\n            rounds 6\n"
    counted = _lines(size // 4, lambda number: f"        counter {name(number)}\n")
    watches = _lines(
        size // 4,
        lambda number: f"        when a zombie is killed\n            add 1 to {name(number)}\n",
    )
    goal = " and ".join(f"{name(number)} >= 1" for number in range(size // 4))
    return f'objective "Depth"\n    flavor "D."\n    time short\n    standard\n{side}{counted}{watches}        goal {goal}\n    hardcore\n{side}        goal morale >= 1\n'  # noqa: E501


def refused(size: int) -> str:
    """Control characters, marks and invisible ones on every line."""
    return (
        CARD
        + UP
        + _lines(size, lambda number: f"    # \x07 remark \u202e and \u200b so on {number}\n")
    )


def lists(size: int) -> str:
    """One line with a long list."""
    wanted = ", ".join(["food", "fuel", "tool"] * (size // 3))
    return (
        f'crisis "Depth"\n    flavor "D."\n    prevent with {wanted}\n'
        "    failure\n        lose 1 morale\n"
    )


SHAPES: Mapping[str, Callable[[int], str]] = {
    shape.__name__: shape
    for shape in (
        stairs,
        towers,
        zigzag,
        parentheses,
        ands,
        nots,
        sums,
        nouns,
        options,
        aliases,
        statements,
        near_names,
        faces,
        broken,
        garbage,
        known_words,
        texts,
        unclosed,
        comments,
        definitions,
        carried,
        cards,
        twins,
        tests,
        counters,
        refused,
        lists,
    )
}


def each() -> Iterator[tuple[str, Callable[[int], str]]]:
    """All shapes by name."""
    yield from SHAPES.items()
