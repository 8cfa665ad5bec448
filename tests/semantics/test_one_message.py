"""One mistake has one message, and the hint says how it is written."""

from __future__ import annotations

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place

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
    test = (
        'test "Cases"\n    given players = 3, morale = a, food = x\n    then food = x + 1 '
        "and morale = a\n    cases a, x\n        5, 3\n"
    )
    assert [(code, line) for code, line, _ in found(more="\n" + test)] == [("DOW2024", 18)]
    other = (
        test.replace("Cases", "Others").partition("    cases")[0].replace("food = x + 1 and ", "")
    )
    assert [(code, line) for code, line, _ in found(more=f"\n{test}\n{other}")] == [
        ("DOW2024", 18),
        ("DOW2002", 22),
        ("DOW2002", 23),
    ]


@pytest.mark.parametrize("word", ["last", "first", "card", "morale", "zombie", "round", "food"])
def test_a_column_with_the_name_of_a_word_is_told_once(word: str) -> None:
    """Whether a line that uses it is no sentence then, or one of wrong things."""
    test = f"""
test "Cases"
    given players = 3, seed 1, player 1 has the {word}
    given morale = got, food = 3
    when player 1 chooses "Leave it"
    then morale = got
    cases {word}, got
        "Aspirin", 4
"""
    assert [code for code, *_ in found(more=test)] == ["DOW2024"]


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
def test_an_amount_below_nothing_is_told_once(effect: str, help: str) -> None:
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


@pytest.mark.sample(2)
@pytest.mark.parametrize("noun", ["survivor", "player", "location", "card", "zombie", "die"])
@pytest.mark.parametrize(
    "head", ["each player chooses a {0}", "choose each {0}", "3 players choose a {0} as one"]
)
def test_who_may_not_choose_is_told_once(head: str, noun: str) -> None:
    """Lines that speak of what would have been chosen have no mistake of their own."""
    below = "\n        lose 1 morale\n        that {0} gets 1 wound"
    codes = [(code, line) for code, line, _ in found((head + below).format(noun))]
    assert codes[0][1] == 5 and "DOW3003" not in [code for code, _ in codes]


def counted() -> list[tuple[str, str, str]]:
    """(noun, `with 2 wounds`, as it is written) for what lies on pieces and is only counted."""
    tallies = {noun.name: noun for noun in VOCABULARY.nouns if noun.is_tally}
    out = []
    for word in VOCABULARY.words:
        if word.place is not Place.FILTER or word.noun not in tallies or len(word.slots) != 1:
            continue
        (of,) = (p.type.noun for p in word.parameters if p.role == "slot")
        said = word.phrase.replace(f"{{{word.slots[0]}}}", "it")
        if of in ("survivor", "location") and said.startswith(("on", "at")):
            many = tallies[word.noun].plural
            out.append((of, f"with 2 {many}", f"where ({many} {said} = 2)"))
    return out


@pytest.mark.sample(2)
@pytest.mark.parametrize(("noun", "written", "meant"), counted())
def test_what_lies_on_a_piece_is_asked_with_where(noun: str, written: str, meant: str) -> None:
    line = f"choose a {noun} {{0}} as x\n        lose 1 morale\n        move a survivor to {{1}}"
    line = line.format(written, "the x" if noun == "location" else "the location of the x")
    ((code, at, help),) = found(line)
    assert (code, at) == ("DOW3001", 5) and meant in help
    assert not [code for code, _, _ in found(line.replace(written, meant)) if code < "DOW5"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("noun", ["survivor", "zombie", "card", "player", "location"])
def test_a_noun_repeated_is_no_amount(noun: str) -> None:
    for verb in ("kill", "discard", "move", "choose"):
        ((_, line, help),) = found(f"{verb} {noun} {noun}")
        assert line == 5 and f"({noun})" not in help
