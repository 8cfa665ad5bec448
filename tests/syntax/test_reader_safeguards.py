"""The parts of the reader that no ordinary card meets: a formatter that would change a card,
other machines' byte order, odd grammars.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import lark.load_grammar
import pytest
from lark import Lark
from lark.exceptions import GrammarError

from dowlang.syntax import (
    AmbiguousGrammar,
    FormatFault,
    LineParser,
    find_conflicts,
    format_text,
    formatter,
    load,
    parse,
)
from dowlang.syntax.grammar import lalr_tables
from dowlang.syntax.grammar.conflicts import options
from dowlang.syntax.grammar.parser_factory import are_current, build_tables, write_tables
from dowlang.vocabulary.assembly import Grammar, assemble
from tests.syntax.conftest import CORE
from tests.worlds.hike import vocabulary

CARD = 'crisis "A"\n    flavor "x"  # why\n    prevent with fuel\n    failure\n        {}\n'


NOTHING = '"nothing" "happens" -> nothing'


def small(instead: str = NOTHING, more: str = "") -> Grammar:
    """The grammar of the hike, with something else in the place of `nothing happens`."""
    assert NOTHING in CORE
    return assemble(vocabulary(), CORE.replace(NOTHING, instead) + more)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (CARD.format("gain 1 moral"), "the formatted text has mistakes: found the word `moral`"),
        (CARD.format("gain 1 morale").replace("  # why", ""), "a comment would be lost"),
        (CARD.format("gain 2 morale"), "the formatted text would be another card"),
    ],
)
def test_a_formatter_that_would_change_a_card_is_stopped(
    text: str, why: str, parser: LineParser
) -> None:
    file, found = parse("a.dow", CARD.format("gain 1 morale"), parser)
    assert not found
    with pytest.raises(FormatFault, match=rf"^a\.dow: {why}"):
        formatter._refuse_change(file, text, parser)


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("it get 1 wound", "it gets 1 wound"),
        ("the players together discards 1 card", "the players together discard 1 card"),
        (
            "the controller of that survivor lose 1 die",
            "the controller of that survivor loses 1 die",
        ),
        ("all survivors gets 1 wound", "all survivors get 1 wound"),
        ("the food get 1 wound", "the food get 1 wound"),
    ],
)
def test_verbs_agree_with_what_stands_before_them(
    written: str, wanted: str, parser: LineParser
) -> None:
    assert format_text("a.dow", CARD.format(written), parser).split("\n")[4].strip() == wanted


@pytest.mark.proof
def test_tables_are_the_same_on_machines_of_the_other_byte_order(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    grammar = small()
    write_tables(grammar, tmp_path / "deep" / "small.tables")
    assert are_current(grammar, tmp_path / "deep" / "small.tables")
    lark_parser = Lark(grammar.text, **options(grammar))
    little = lalr_tables.pack(lark_parser)
    monkeypatch.setattr(sys, "byteorder", "big" if sys.byteorder == "little" else "little")
    assert lalr_tables.pack(lark_parser)[-2:] == little[-2:][::-1]
    parser = load(grammar, cache=tmp_path / "other")
    assert parser.fits("statement", parser.tokens("nothing happens", ())) is not None


@pytest.mark.parametrize(
    ("options", "symbols", "why"),
    [
        ({"keep_all_tokens": True}, (), "with options that the compact tables do not keep"),
        ({"priority": 3}, (), "with options that the compact tables do not keep"),
        (
            {},
            (SimpleNamespace(is_term=True, filter_out=True, name="WORD"),),
            "with an unnamed terminal",
        ),
    ],
)
def test_what_the_tables_do_not_keep_is_refused(
    options: dict[str, Any], symbols: tuple[Any, ...], why: str
) -> None:
    kept = SimpleNamespace(
        **{
            "keep_all_tokens": False,
            "priority": None,
            "empty_indices": (),
            "template_source": None,
            **options,
        }
    )
    with pytest.raises(ValueError, match=why):
        lalr_tables._written(SimpleNamespace(options=kept, expansion=symbols))  # type: ignore[arg-type]


@pytest.mark.proof
def test_two_ways_to_read_nothing_are_told_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    # Lark reads its own grammar of grammars first
    monkeypatch.delattr(lark.load_grammar._get_parser, "cache", raising=False)
    grammar = small('one "happens" -> nothing | two "happens" -> nothing', "\none:\ntwo:\n")
    assert {"one", "two"} in [set(conflict.productions) for conflict in find_conflicts(grammar)]
    with pytest.raises(AmbiguousGrammar):
        build_tables(grammar)


def test_a_grammar_that_lark_cannot_read_is_its_own_fault() -> None:
    with pytest.raises(GrammarError):
        build_tables(small("nowhere -> nothing"))


def test_a_comment_above_everything_stays_where_it_is(parser: LineParser) -> None:
    text = "    # deep\n" + CARD.format("gain 1 morale")
    file, found = parse("a.dow", text, parser)
    assert not found and [comment.text for comment in file.lines[0].comments] == ["# deep"]
    assert format_text("a.dow", text, parser) == text.removeprefix("    ")


def test_what_is_measured_next_is_parsed_afresh(parser: LineParser) -> None:
    tokens = parser.tokens("gain 1 morale", ())
    assert parser.parse("statement", "gain 1 morale", tokens, 1, 0) is parser.parse(
        "statement", "gain 1 morale", tokens, 1, 0
    )
    known = parser.parse("statement", "gain 1 morale", tokens, 1, 0)
    parser.forget()
    assert parser.tokens("gain 1 morale", ()) is not tokens
    again = parser.parse("statement", "gain 1 morale", tokens, 1, 0)
    assert again == known and again is not known


def test_a_comment_below_a_head_without_block_stays_below_it(parser: LineParser) -> None:
    text = CARD.format("gain 1 morale") + '\ntest "Empty"\n    # to be written\n'
    file, _ = parse("a.dow", text, parser)
    assert [comment.text for comment in file.after] == ["# to be written"]


def test_a_reader_that_has_read_very_much_reads_on(
    parser: LineParser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is remembered of lines is thrown away when it is much, and everything means what it
    meant before.
    """
    texts = [f"gain {number} morale" for number in range(1, 9)]

    def read() -> list[Any]:
        return [parser.parse("statement", text, parser.tokens(text, ()), 1, 0) for text in texts]

    parser.forget()
    wanted = read()
    monkeypatch.setattr("dowlang.syntax.line_parser.MEMO", 3)
    parser.forget()
    assert read() == wanted
    assert max(len(parser._memo), len(parser._placed), len(parser._cut)) <= 3


def test_a_line_that_begins_with_its_amount(parser: LineParser) -> None:
    _, found = parse("a.dow", CARD.format("3 zombies to the colony"), parser)
    assert [(each.code, each.message) for each in found] == [
        ("DOW2011", "found `3` at the start, wanted a verb or who does it")
    ]


def test_other_quotes_before_straight_ones_are_made_straight(parser: LineParser) -> None:
    line = '“Hospital” is "full"'
    _, (found,) = parse("a.dow", CARD.format(line), parser)
    assert found.help == 'quotes are straight: `"…"`' and found.fix is not None
    mended = list(f"        {line}")
    for span, new in found.fix:
        mended[span.column - 1 : span.end_column - 1] = new
    assert "".join(mended) == '        "Hospital" is "full"'
