"""The value of a clause alone (`fuel` in a crisis) leads to the line with the words of its clause.

Every clause with one value × a card of the shipped sets that has it: the value is written alone,
and the help has the line of the card.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang.project import checking
from dowlang.project.game_language import language
from dowlang.project.mending.clauses_without_words import LEFT_OUT, SLOT
from dowlang.semantics.line_parts import rows
from dowlang.syntax import parse
from tests.semantics.winter_world import ROOT

SETS = {"dead_of_winter": "base", "dwar7s_winter": "dwar7s"}


@cache
def clauses() -> dict[str, tuple[str, int, str, str]]:
    """Return a card for each clause that has words and one value: the card, the line, what stands
    there, and the value.
    """
    out: dict[str, tuple[str, int, str, str]] = {}
    for game, name in SETS.items():
        words = language(game)
        for path in sorted((ROOT / "cards" / name).rglob("*.dow")):
            text = path.read_text("utf-8").split("\n\ntest ")[0] + "\n"
            file, _ = parse(path.name, text, words.parser)
            for row in rows(file.lines):
                said = text.split("\n")[row.span.line - 1].strip()
                for pattern, _ in words.grammar.patterns.get(row.start, ()):
                    required = LEFT_OUT.sub("", pattern)
                    form = re.sub(r"\\\{.*?\\\}", "(.+)", re.escape(required)) + "$"
                    value = re.match(form, said)
                    slots = SLOT.findall(required)
                    if value and len(slots) == 1 and slots != ["text"] and required[0] not in "@{":
                        alone = said[len(required.partition("{")[0]) :]
                        out.setdefault(
                            f"{row.start}: {pattern}", (text, row.span.line, said, alone)
                        )
    return out


@pytest.mark.sample(5)
@pytest.mark.parametrize("clause", sorted(clauses()))
def test_the_value_alone_leads_to_its_clause(clause: str) -> None:
    text, line, said, alone = clauses()[clause]
    lines = re.sub(r'^(\w+) ".*"', r'\1 "X"', text).split("\n")
    margin = lines[line - 1][: -len(lines[line - 1].lstrip())]
    lines[line - 1] = margin + alone
    found, _ = checking.check_text("\n".join(lines).encode(), "x.dow")
    helps = [each.help or "" for each in found if each.span.line == line]
    assert any(f"`{said}`" in help for help in helps), (alone, found)


def test_a_list_is_written_with_commas() -> None:
    text = 'crisis "X"\n    flavor "Y."\n    fuel or food\n    failure\n        lose 1 morale\n'
    found, _ = checking.check_text(text.encode(), "x.dow")
    assert [each.help for each in found if each.span.line == 3] == [
        "it is written `prevent with fuel, food`"
    ]


def test_any_words_are_no_text_of_a_clause() -> None:
    """`occupation "femal"` says what nobody wrote."""
    for word in ("femal", "nurse at night"):
        text = f'survivor "X"\n    flavor "Y."\n    {word}\n'
        found, _ = checking.check_text(text.encode(), "x.dow")
        assert not any("occupation" in (each.help or "") for each in found if each.span.line == 3)
