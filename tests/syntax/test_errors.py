"""One mistake, one finding, at its exact place; the next line is still read."""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics.codes import READING, SHAPES
from dowlang.diagnostics.codes.code import Code, ExampleKind
from dowlang.diagnostics.decoding import read
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.syntax import LineParser, parse
from dowlang.vocabulary.assembly import Grammar

HEAD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'

# line of an option's block, code, column of the place within the line, what the help names
LINES: tuple[tuple[str, str, int, str], ...] = (
    ("add 2 zombeis to the colony", "DOW2001", 7, "zombies"),
    ("add2zombies to the colony", "DOW2001", 1, ""),
    ("lose 1 moralez", "DOW2001", 8, "morale"),
    ("gain 1 morale to the colony", "DOW2017", 15, ""),
    ("add 1 zombie to", "DOW2016", 16, "add {count} zombies"),
    ("discard 1 card if able", "DOW2010", 16, ", if able"),
    ("add 1 zombie, to the colony", "DOW2019", 13, ""),
    ("remove (food / 2) food", "DOW2014", 14, "rounded"),
    ("discard 1 fuel or medicine cards", "DOW2013", 11, "two lines"),
    ("you cannot add cards to the crisis", "DOW2015", 5, "duration"),
    ("a zombie add to the colony", "DOW2011", 1, ""),
    ('place a survivor at the colony at "School"', "DOW2012", 32, "choose it first"),
    ("add 1 zombie to School", "DOW2020", 17, '"School"'),
    ('flavor "Again."', "DOW2003", 1, "belongs"),
    ("when a zombie is killed", "DOW2003", 1, "rules"),
    ("gain 1234567 morale", "DOW1011", 6, ""),
    ("gain 1 morale;", "DOW1013", 14, ""),
    ('place "Ann at the colony', "DOW1009", 7, ""),
    ('place "" at the colony', "DOW1016", 7, ""),
    ("gain\t1 morale", "DOW1006", 5, ""),
    ("gain (" + "(" * 40 + "1" + ")" * 41 + " morale", "DOW1012", 38, ""),
)


@pytest.mark.parametrize(
    ("line", "code", "column", "named"), LINES, ids=lambda value: str(value)[:40]
)
def test_one_finding_at_its_place(
    line: str, code: str, column: int, named: str, parser: LineParser
) -> None:
    text = f"{HEAD}        {line}\n        gain 1 morale\n"
    file, diagnostics = parse("x.dow", text, parser)
    assert [(each.code, each.span.line, each.span.column - 8) for each in diagnostics] == [
        (code, 5, column)
    ]
    assert named in diagnostics[0].message + (diagnostics[0].help or "")
    option = file.lines[0].block[-1]
    # the line after the broken one was read
    assert [each.shape for each in option.block] == [
        "",
        "run",
    ]


@pytest.mark.parametrize("count", [2, 5, 20])
def test_n_mistakes_are_n_findings(count: int, parser: LineParser) -> None:
    broken = [line for line, *_ in LINES] * 2
    text = HEAD + "".join(f"        {line}\n        gain 1 morale\n" for line in broken[:count])
    _, diagnostics = parse("x.dow", text, parser)
    assert len(diagnostics) == count
    assert [each.span.line for each in diagnostics] == list(range(5, 5 + 2 * count, 2))


def test_lines_below_a_broken_line_are_read(parser: LineParser) -> None:
    text = (
        HEAD.replace("if morale <= 3", "if moral <= 3")
        + "        for eech survivor\n            gain 1 moralez\n"
    )
    _, diagnostics = parse("x.dow", text, parser)
    assert [(each.span.line, each.code) for each in diagnostics] == [
        (3, "DOW2001"),
        (5, "DOW2001"),
        (6, "DOW2001"),
    ]


def test_a_misspelt_card_kind_names_the_kinds(parser: LineParser) -> None:
    _, diagnostics = parse("x.dow", 'crosroads "The Bell"\n    flavor "Ring."\n', parser)
    assert [each.code for each in diagnostics] == ["DOW2004"]
    assert "crossroads" in (diagnostics[0].help or "")


def test_a_clause_of_another_kind_is_refused_with_those_of_this(parser: LineParser) -> None:
    _, diagnostics = parse("x.dow", 'secret "A"\n    goal morale >= 4\n    influence 12\n', parser)
    assert [(each.code, each.span.line) for each in diagnostics] == [("DOW2005", 3)]
    assert "goal" in (diagnostics[0].help or "")


def test_blocks_too_many_and_too_few_are_told(parser: LineParser) -> None:
    text = (
        HEAD
        + "        lose 1 morale\n            gain 1 morale\n        if food >= 1\n        gain 1 "
        "morale\n        lose 1 morale\n            if so\n"
    )
    _, diagnostics = parse("x.dow", text, parser)
    assert [(each.code, each.span.line) for each in diagnostics][:2] == [
        ("DOW2009", 6),
        ("DOW2008", 7),
    ]
    assert ("DOW2021", 10) in [(each.code, each.span.line) for each in diagnostics]


def test_fixes_mend(parser: LineParser) -> None:
    for line, mended in (
        ("discard 1 card if able", "discard 1 card, if able"),
        ("add 1 zombie, to the colony", "add 1 zombie to the colony"),
    ):
        text = f"{HEAD}        {line}\n"
        _, (found,) = parse("x.dow", text, parser)
        assert found.fix is not None
        ((span, new),) = found.fix
        body = f"        {line}"
        assert body[: span.column - 1] + new + body[span.end_column - 1 :] == f"        {mended}"


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("option “Leave”", 'option "Leave"'),
        ("option „Leave“", 'option "Leave"'),
        ("option 「Leave it」:", 'option "Leave it"'),
        ("option «Leave» if morale >= 2", 'option "Leave" if morale >= 2'),
        ("option 『Room #3』", 'option "Room #3"'),
        ('option “Leave"', 'option "Leave"'),
        ('option "Leave”', 'option "Leave"'),
        ('option "The “old” mill":', 'option "The “old” mill"'),
        ('option "Leave":  # so', 'option "Leave"  # so'),
        ('option "Leave".', 'option "Leave"'),
    ],
)
def test_quotes_and_signs_of_prose_are_mended(parser: LineParser, line: str, mended: str) -> None:
    text = HEAD + "        lose 1 morale\n" + f"    {line}\n        gain 1 morale\n"
    _, (found,) = parse("x.dow", text, parser)
    assert found.code in ("DOW1013", "DOW1009") and found.help is not None
    assert found.help.startswith(("quotes are straight", "no colon", "no full stop"))
    whole, count = apply_fixes(text, [found])
    assert (whole, count) == (text.replace(line, mended), 1)
    assert parse("x.dow", whole, parser)[1] == ()


def test_quotes_without_a_partner_are_told_but_left(parser: LineParser) -> None:
    _, (found, *_) = parse(
        "x.dow", HEAD + "        lose 1 morale\n    option “Leave\n        gain 1 morale\n", parser
    )
    assert (found.help, found.fix) == ('quotes are straight: `"…"`', None)


def test_what_stands_under_an_offer(parser: LineParser) -> None:
    _, (found,) = parse(
        "x.dow", HEAD + "        you may discard 1 card\n            gain 1 morale\n", parser
    )
    assert (found.code, found.span.line) == ("DOW2003", 6)
    assert found.message == "found `gain 1 morale` under an offer, wanted `if so` or `if not`"
    assert found.help == "write `if so` (or `if not`) above it, and indent it four more"
    text = (
        HEAD
        + "        you may discard 1 card\n        if so\n            gain 1 morale\n        if "
        "not\n            lose 1 morale\n"
    )
    _, diagnostics = parse("x.dow", text, parser)
    assert [(each.code, each.span.line) for each in diagnostics] == [("DOW2003", 6), ("DOW2003", 8)]
    assert {each.help for each in diagnostics} == {"indent it four more, under the offer of line 5"}


@pytest.mark.parametrize(
    ("line", "code", "help"),
    [
        ("else", "DOW2001", "it is written `otherwise`"),
        (
            "choose a survivor less",
            "DOW2001",
            "it is written `<` or `<=`: `if food < 2`; in a rule `fewer`",
        ),
        ("lose two morale", "DOW2001", "numbers are written in digits: `2`"),
        ("1-3", "DOW2001", "it is written `1 to 3`"),
    ],
)
def test_habits_are_answered(parser: LineParser, line: str, code: str, help: str) -> None:
    _, (found,) = parse("x.dow", f"{HEAD}        {line}\n", parser)
    assert (found.code, found.help) == (code, help)


def test_an_option_with_nothing_under_it_is_refused(parser: LineParser) -> None:
    _, (found,) = parse("x.dow", HEAD, parser)
    assert found.code == "DOW2008"
    assert (found.help or "").startswith("write under it what happens, such as `")
    assert (found.help or "").endswith("or `nothing happens`")


OF_THE_CHECKER = {
    "DOW1005",
    "DOW1015",
    "DOW1017",
    "DOW2006",
    "DOW2007",
    "DOW2012",
    "DOW2017",
    "DOW2022",
    "DOW2026",
    "DOW2028",
    "DOW2029",
}
"""Codes that another stage finds, and two whose examples depend on words that their phrases name
otherwise.
"""


PAGES = [
    code
    for code in (*READING, *SHAPES)
    if code.number not in OF_THE_CHECKER and code.example.kind is ExampleKind.CARD
]


@pytest.mark.sample(12)
@pytest.mark.parametrize("code", PAGES, ids=lambda code: code.number)
def test_the_example_of_a_page_gives_its_code(code: Code, parser: LineParser) -> None:
    source, found = read(code.example.data, "x.dow")
    _, diagnostics = parse("x.dow", source.text, parser)
    codes = [
        each.code
        for each in (*found, *diagnostics)
        if each in found or each.span.line not in source.spoiled
    ]
    assert codes == [code.number]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "   ",
        "#",
        '"',
        "(",
        "x" * 5000,
        "\t\t\t",
        "option",
        'crossroads "A"\n' * 3,
        "a " * 4000,
        "é ÿ 你",
        "(" * 9000,
    ],
)
def test_any_text_is_findings_and_never_a_fault(text: str, parser: LineParser) -> None:
    _, diagnostics = parse("x.dow", text, parser)
    assert all(each.code.startswith("DOW") for each in diagnostics)


def test_a_line_of_many_words_costs_no_time(parser: LineParser) -> None:
    line = "gain 1 morale, if able" + ", if able" * 12_000 + " food"
    tried = 0
    original = parser.fits

    def counted(*arguments: object) -> object:
        nonlocal tried
        tried += 1
        return original(*arguments)  # type: ignore[arg-type]

    parser.fits = counted  # type: ignore[method-assign, assignment]
    try:
        _, diagnostics = parse("x.dow", f"{HEAD}        {line}\n", parser)
    finally:
        parser.fits = original  # type: ignore[method-assign]
    assert [each.code for each in diagnostics] == ["DOW2002"]
    assert tried < 20


def test_deep_nouns_are_refused_not_a_fault(parser: LineParser) -> None:
    line = "kill " + "a survivor with " * 200 + "a card"
    _, diagnostics = parse("x.dow", f"{HEAD}        {line}\n", parser)
    assert [each.code for each in diagnostics] == ["DOW1012"]


SLIPPED = (
    ("\tgain 1 morale\n        lose 1 morale\n", ["DOW1006"]),
    ("        gain 1 morale\n       lose 1 morale\n", ["DOW1007"]),
    ("        gain 1 morale\n            lose 1 morale\n            lose 1 morale\n", ["DOW2009"]),
    ("    gain 1 morale\n    if food >= 1\n        lose 1 morale\n", ["DOW2008"]),
    ("gain 1 morale\n", ["DOW1007"]),
)


@pytest.mark.parametrize(("lines", "codes"), SLIPPED)
def test_a_slipped_margin_is_one_finding_and_its_fix_mends_it(
    parser: LineParser, lines: str, codes: list[str]
) -> None:
    text = HEAD + lines
    _, found = parse("x.dow", text, parser)
    assert [each.code for each in found] == codes
    mended, _ = apply_fixes(text, list(found))
    assert parse("x.dow", mended, parser)[1] == ()
    assert [line.strip() for line in mended.split("\n")] == [
        line.strip() for line in text.split("\n")
    ]


def test_a_line_that_is_no_sentence_anywhere_stays_where_it_is(parser: LineParser) -> None:
    for lines in (
        "       gain 1 moralle\n",
        "        gain 1 morale\n      gain 1 moralle\n",
        "\t\tgain 1 moralle\n",
    ):
        _, found = parse("x.dow", HEAD + lines, parser)
        assert [each.code for each in found][-1] == "DOW2001"
        assert all("write" not in (each.help or "") for each in found)


@pytest.mark.parametrize(
    ("line", "help"),
    [
        ("gain morale", "it is written `gain 1 morale`"),
        ("gain one morale", "it is written `gain 1 morale`"),
        ("add zombies to the colony", "it is written `add 2 zombies to the colony`"),
        ("add 2 zombies to colony", "it is written `add 2 zombies to the colony`"),
        ('add 2 zombies in "School"', 'it is written `add 2 zombies to "School"`'),
        (
            "survivors at the colony get 1 wound",
            "it is written `all survivors at the colony get 1 wound`",
        ),
        ("that survivor is killed", "it is written `kill that survivor`"),
        (
            "you may remove 2 food, gain 1 morale",
            "it is written `you may remove 2 food, to gain 1 morale`",
        ),
        (
            "you may remove 2 food to gain 1 morale",
            "it is written `you may remove 2 food, to gain 1 morale`",
        ),
        ("lose 1 morale, gain 1 food", "write two lines: `lose 1 morale` and `gain 1 food`"),
        ("lose 1 morale and then add 1 food", "write two lines: `lose 1 morale` and `add 1 food`"),
        ("if morale > 3 then", "it is written `if morale > 3`"),
        ("if morale is 3", "it is written `if morale = 3`"),
        ("if food is at least 2", "it is written `if food >= 2`"),
        ("until the end of the round", "it is written `until the end of this round`"),
        ("next time a zombie is killed", "it is written `the next time a zombie is killed`"),
        ("repeat 3", "it is written `repeat 3 times`"),
        ("choose survivor", "it is written `choose a survivor`"),
        ("discard 1 medicine", "it is written `discard 1 medicine card`"),
        ('draw 1 card from "School" deck', 'it is written `draw 1 card from the "School" deck`'),
        ("lose 1 Morale", "did you mean `morale`; words are written in small letters"),
        ("Lose 1 Morale", "did you mean `lose`; words are written in small letters"),
        ("lose 1 morale; gain 1 food", "each effect stands on a line of its own"),
        ("if food >= 2 && morale >= 2", "it is written `and`"),
        ("add 2 zombies to 'School'", 'quotes are straight: `"…"`'),
        ("add food: 3", "a number is given with `=`"),
        ("every player discards 1 card", "it is written `each`"),
        ("spawn 2 zombies", "it is written `add 2 zombies to …`"),
        ("if food less 2", "it is written `<` or `<=`: `if food < 2`; in a rule `fewer`"),
        ("gain -1 morale", "an amount is never less than nothing; it is written `lose 1 morale`"),
        ("reduce morale by 1", "it is written `lose … morale`, or `remove … food`"),
    ],
)
def test_habits_of_prose_are_told_how_it_is_written(
    parser: LineParser, line: str, help: str
) -> None:
    _, found = parse("x.dow", f"{HEAD}        {line}\n", parser)
    assert [each.help for each in found if each.code != "DOW2008"] == [help]
    written = re.fullmatch(r"it is written `([^`]+)`", help)
    # what is told works when it is typed
    if written is not None and " " in written[1] and "…" not in written[1]:
        _, again = parse("x.dow", f"{HEAD}        {written[1]}\n", parser)
        assert {each.code for each in again} <= {"DOW2008"}


def test_habits_of_the_game_say_lines_that_can_be_typed(
    grammar: Grammar, parser: LineParser
) -> None:
    """A habit is none of the game's words; what its hint writes out in back-ticks is a line, or
    words, of the game.
    """
    for word, help in grammar.habits.items():
        assert word not in grammar.lemmas, word
        shown = re.findall("`([^`]+)`", help)
        assert shown, word
        for line in shown:
            if " " in line and "…" not in line:
                read = [parser.lexer.tokens(each, ()) for each in (line, f"when {line}")]
                assert any(
                    parser.fits(place, each)
                    for place in ("statement", "rule", "test")
                    for each in read
                ), (word, line)


@pytest.mark.parametrize(
    "line",
    [
        "add 2 helpless",
        "morale goes down by 1",
        "kill " + "a survivor at the colony except " * 12 + "it it",
        "that survivor is unused",
        "gain morale, food 2",
        "that survivor is complete",
        "the colony is walled",
        "heal 1 wound at",
        "gain " + "a " * 45 + "morale",
    ],
)
def test_nothing_is_written_for_what_no_small_change_makes_a_sentence(
    parser: LineParser, line: str
) -> None:
    _, (found,) = parse("x.dow", f"{HEAD}        {line}\n", parser)
    assert "it is written" not in (found.help or "")


def test_fixes_of_capitals_and_single_quotes_mend(parser: LineParser) -> None:
    for line, mended in (
        ("Lose 1 Morale", "lose 1 morale"),
        ("add 2 zombies to 'School'", 'add 2 zombies to "School"'),
    ):
        text = f"{HEAD}        {line}\n"
        _, found = parse("x.dow", text, parser)
        assert apply_fixes(text, list(found))[0] == f"{HEAD}        {mended}\n"
