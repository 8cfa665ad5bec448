"""Markdown and plain text write the lines of one walk through a card, each in its own way."""

from __future__ import annotations

import re

from dowlang.publish.card_reference.markdown import points
from dowlang.publish.plain_text import lines_of_panel
from dowlang.publish.rules_text.outline import outline
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.passages import Branch, Passage
from dowlang.publish.rules_text.printed_card import Fact, Figure, Panel
from dowlang.publish.rules_text.text_runs import Run, Runs

LABELS = PageLabels()


def text(said: str) -> Runs:
    return (Run(said),)


def sentence(said: str) -> Passage:
    return Passage("sentence", text(said))


PANEL = Panel(
    facts=(Fact("Players", text("2 to 4")), Fact("Goal", (), aim=text("a moat"))),
    passages=(
        sentence("Sit down."),
        Passage("manual", text("sing")),
        Passage(
            "choices",
            text("Choose one:"),
            items=(
                Branch(text("Wait"), (), (sentence("Nothing happens."),)),
                Branch(text("Dig"), text("Only if it rains"), (sentence("Dig."), sentence("Go."))),
            ),
        ),
    ),
    panels=(
        Panel(
            title="Hard side",
            figures=(Figure("rounds", "6"), Figure("food", "2")),
            passages=(sentence("Sleep."),),
        ),
    ),
)


def test_each_line_stands_as_deep_as_what_it_belongs_to() -> None:
    assert [(line.depth, line.sort) for line in outline(PANEL)] == [
        (0, "fact"),
        (0, "sentence"),
        (0, "manual"),
        (0, "sentence"),
        (1, "branch"),
        (1, "branch"),
        (2, "sentence"),
        (2, "sentence"),
        (0, "title"),
        (1, "figures"),
        (1, "sentence"),
        (0, "condition"),
    ]


def test_plain_text_has_a_colon_where_lines_stand_below() -> None:
    assert [line.text for line in lines_of_panel(PANEL)] == [
        "Players: 2 to 4",
        "Sit down.",
        "At the table: sing",
        "Choose one:",
        "Wait: Nothing happens.",
        "Dig (only if it rains):",
        "Dig.",
        "Go.",
        "Hard side:",
        "Rounds 6, food 2",
        "Sleep.",
        "Goal: a moat",
    ]


def test_markdown_says_the_same_but_for_what_stands_in_the_head() -> None:
    def bare(said: str) -> str:
        return re.sub(r"[*:]", "", said).casefold().strip()

    plain = [(line.depth, bare(line.text)) for line in lines_of_panel(PANEL)]
    marked = [(point.depth, bare(point.text)) for point in points(PANEL, LABELS)]
    assert marked == plain[1:]
    said = [str(point.text) for point in points(PANEL, LABELS)]
    assert "**Dig** *(Only if it rains)*" in said and "**Goal** a moat" in said
