"""One mistake has one message, and the hint says how it is written."""

from __future__ import annotations

import pytest

from dowlang.project import checking

CARD = """crossroads "Bells"
    flavor "Ring."
    if morale >= 1
    option "Ring it"
        {effect}
    option "Leave it"
        gain 1 morale

test "Rung"
    given players = 3, seed 1
    given crossroads "Bells"
    when player 1 chooses {choice}
    then food = 0
"""


def found(
    effect: str = "add 1 food", choice: str = '"Leave it"', more: str = ""
) -> list[tuple[str, int, str]]:
    text = CARD.replace("{effect}", effect).replace("{choice}", choice) + more
    return [
        (d.code, d.span.line, d.help or "")
        for d in checking.check_text(text.encode(), "bells.dow")[0]
    ]


def test_columns_with_the_names_of_words() -> None:
    """The lines that use such a column have no mistake of their own; those of other tests may."""
    test = 'test "Cases"\n    given players = 3, morale = a, food = x\n    then food = x + 1 and morale = a\n    cases a, x\n        5, 3\n'
    assert [(code, line) for code, line, _ in found(more="\n" + test)] == [("DOW2024", 18)]
    other = (
        test.replace("Cases", "Others").partition("    cases")[0].replace("food = x + 1 and ", "")
    )
    assert [(code, line) for code, line, _ in found(more=f"\n{test}\n{other}")] == [
        ("DOW2024", 18),
        ("DOW2002", 22),
        ("DOW2002", 23),
    ]


@pytest.mark.parametrize("character", ["\u2028", "\u2029", "\u202e", "\u200b"])
def test_a_character_that_is_refused_is_no_unknown_one_too(character: str) -> None:
    (one,) = found(f"add 1 food{character}")
    assert one[0] in ("DOW1002", "DOW1003", "DOW1004", "DOW1005") and one[1] == 5


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        (("1 to 2", "2 to 9"), [("DOW3010", 8), ("DOW3011", 8)]),
        (("1 to 2", "3 to 9"), [("DOW3011", 8)]),
        (("1 to 6", "7 to 9"), [("DOW3011", 8)]),
        (("0 to 3", "3 to 6"), [("DOW3011", 6), ("DOW3010", 8)]),
        (("9", "1 to 6"), [("DOW3011", 6)]),
    ],
)
def test_faces_beyond_the_die_hide_no_overlap(
    rows: tuple[str, ...], wanted: list[tuple[str, int]]
) -> None:
    effect = "roll a die" + "".join(
        f"\n            {row}\n                lose 1 morale" for row in rows
    )
    assert [(code, line) for code, line, _ in found(effect)] == wanted


@pytest.mark.parametrize(
    ("effect", "help"),
    [
        ("gain -1 morale", "an amount is never less than nothing; it is written `lose 1 morale`"),
        ("lose - 2 morale", "an amount is never less than nothing; it is written `gain 2 morale`"),
        ("add -1 food", "an amount is never less than nothing; it is written `remove 1 food`"),
    ],
)
def test_an_amount_below_nothing(effect: str, help: str) -> None:
    assert found(effect) == [("DOW2002", 5, help)]


@pytest.mark.parametrize(
    "effect", ["gain -1 morale to the colony", "kill -1 zombie", "gain -1 " + "morale " * 30]
)
def test_an_amount_below_nothing_of_what_has_no_contrary(effect: str) -> None:
    assert all("never less" not in help for _, _, help in found(effect))


def test_a_number_is_chosen_in_quotes() -> None:
    assert found(choice="2") == [
        ("DOW2002", 12, 'what is chosen stands in quotes, a number too: `chooses "2"`')
    ]
