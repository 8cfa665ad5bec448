"""One look, the same tree, every comment, stable on a second run."""

from __future__ import annotations

import pytest

from dowlang.syntax import LineParser, Unreadable, format_text

UNTIDY = """\
# head
crossroads   "A"   # why
  # before
  flavor "x # no comment"

  when you move a   exiled survivors to the colony
  # opt
  option "B"  if ( food>=2   and morale  = 1 )
     add 1 zombies to the colony,if able
     the bearer get 2 wound
     each player discard 1 cards  # trail
     those cards  is revealed
     # deep end
  # end
survivor "C"
  attack 2 +
# tail
"""
TIDY = """\
# head
crossroads "A"  # why
    # before
    flavor "x # no comment"

    when you move an exiled survivor to the colony
    # opt
    option "B" if (food >= 2 and morale = 1)
        add 1 zombie to the colony, if able
        the bearer gets 2 wounds
        each player discards 1 card  # trail
        # deep end
    # end

survivor "C"
    attack 2+
# tail
"""


def test_one_look_formats_the_whole_block(parser: LineParser) -> None:
    untidy = UNTIDY.replace("     those cards  is revealed\n", "")
    assert format_text("x.dow", untidy, parser) == TIDY
    assert format_text("x.dow", TIDY, parser) == TIDY


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("each player discard 1 cards", "each player discards 1 card"),
        ("they discards up to 2 card", "they discard up to 2 cards"),
        ('"Ann" get 1 wounds', '"Ann" gets 1 wound'),
        ("discard all card", "discard all cards"),
        ("search a item deck for a card", "search an item deck for a card"),
        ("remove another zombies from a location", "remove another zombie from a location"),
    ],
)
def test_words_agree(written: str, wanted: str, parser: LineParser) -> None:
    head = 'crossroads "A"\n    option "B"\n        '
    assert format_text("x.dow", f"{head}{written}\n", parser) == f"{head}{wanted}\n"


def test_a_broken_file_is_not_touched(parser: LineParser) -> None:
    with pytest.raises(Unreadable) as refused:
        format_text("x.dow", UNTIDY, parser)
    assert [each.code for each in refused.value.diagnostics] == ["DOW2002"]
