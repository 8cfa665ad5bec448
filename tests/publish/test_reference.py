"""The written references: golden pages, escaping of hostile text, complete indexes, bytes that
do not change, no needless import.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from dowlang.project.printing.printed_sets import references
from dowlang.publish import FORMATS, CardSource, UnknownFormat, reference
from dowlang.source import Span
from dowlang.syntax.ast import Line, LinePart, Text
from tests.publish.card_sources import cards, info

GOLDEN = Path(__file__).parent / "golden"
HOSTILE = (
    "<script>alert('1')</script> & {{ 7 * 7 }} {% raw %} *bold* [x](javascript:y) `code` | # ~ <!--"
)
WARNINGS = ("mature", "non-cooperative")
VOID = ("meta", "br", "rect", "path", "circle", "stop")


class Page(HTMLParser):
    """Tags in balance, anchors, links and texts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[tuple[str, str]] = []  # (section that holds it, target)
        self.text = ""
        self.section = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if found.get("aria-labelledby"):
            self.section = str(found["aria-labelledby"])
        if tag == "a":
            self.links.append((self.section, str(found["href"])))
        assert not any(name.startswith("on") or name in ("src", "style") for name in found), found

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def main_of(page: str) -> str:
    """What is between the page's head and foot: golden pages do not change with the style
    sheet.
    """
    return page[page.index("<main>") : page.index("</main>")] + "</main>\n"


def test_the_markdown_of_the_small_set() -> None:
    assert reference(info(), cards(), "md") == (GOLDEN / "small.md").read_text("utf-8")


def test_the_page_of_the_small_set() -> None:
    assert main_of(reference(info(), cards(), "html")) == (GOLDEN / "small.html").read_text("utf-8")


def legend_of(page: str) -> dict[str, int]:
    """The marks in the head of a page with their numbers."""
    rows = re.findall(r'<li><span class="mark">([^<]*)</span> (\d+)</li>', page)
    return {mark: int(count) for mark, count in rows}


@pytest.mark.sample(1)
@pytest.mark.parametrize("path", ["cards/base", "cards/dwar7s", "examples/mechanics"])
def test_the_legend_counts_the_marks_that_warn(path: str) -> None:
    """Those that the kinds declare so, on every card that bears one, and no other marks."""
    [page] = references([Path(path)], "html").values()
    borne = Counter(re.findall(r'<span class="mark">([^<]*)</span>', main_of(page)))
    assert legend_of(page) == {mark: borne[mark] for mark in WARNINGS if borne[mark]}
    assert borne


def test_a_mark_warns_on_a_card_with_figures_too() -> None:
    text = """survivor "One"
    occupation "ferry pilot"
    female
    non-cooperative
    influence 20
    attack 3+
    search 3+

crossroads "Two"
    non-cooperative
    when you move a survivor
    option "Go"
        add 1 food
"""
    assert legend_of(reference(info(), cards(text), "html")) == {"non-cooperative": 2}


def test_comments_never_appear() -> None:
    for format in FORMATS:
        written = reference(info(), cards(), format)
        assert "comment of the author" not in written and "trailing comment" not in written


def test_the_page_is_one_file_without_script() -> None:
    page = reference(info(), cards(), "html")
    assert "script" not in Page(page).tags and "link" not in Page(page).tags
    assert "http" not in page and "@import" not in page
    assert set(re.findall(r"url\(([^)]*)\)", page)) == {"#sky", "#lamp"}
    assert (
        "@page" in page and "break-inside: avoid" in page and "prefers-color-scheme: dark" in page
    )


def hostile_cards() -> tuple[CardSource, ...]:
    source = f'''crossroads "{HOSTILE}"
    flavor "{HOSTILE}"
    when manual "{HOSTILE}"
    option "{HOSTILE}"
        manual "{HOSTILE}"
    option "b"
        carry out "{HOSTILE}"
'''
    return cards(source, f'<b onload="x">/{HOSTILE}.dow')


def test_hostile_text_is_only_text_on_the_page() -> None:
    page = Page(
        reference(info(HOSTILE, HOSTILE, (HOSTILE, '"><img src=x>')), hostile_cards(), "html")
    )
    assert not {"script", "b onload", "img"} & set(page.tags)
    assert (
        page.text.count(HOSTILE) >= 9
        # title, heading, game, author, name (card and index), flavor, trigger, label, both
        # statements
    )
    assert "49" not in page.text
    assert all(re.fullmatch(r"#[a-z0-9-]+", target) for _, target in page.links)


def test_hostile_text_is_only_text_in_markdown() -> None:
    written = reference(info(HOSTILE, HOSTILE, (HOSTILE,)), hostile_cards(), "md")
    bare = re.sub(r'<a id="[a-z0-9-]+"></a>', "", written)
    assert not re.search(r"[<]", bare)
    assert not re.search(r"(?<!\\)`", bare)
    assert all(
        re.fullmatch(r"#[a-z0-9-]+", target) for target in re.findall(r"(?<!\\)\]\(([^)]*)\)", bare)
    )
    assert r"\{\{ 7 \* 7 \}\}" in bare and "49" not in bare


def test_an_own_text_is_marked_and_stands_for_the_rules() -> None:
    source = next(card for card in cards() if card.checked_card.name == "Rope Ladder")
    place = Span(1, 1, 1, 2)
    own = Line(
        place, "item", "text", (LinePart(place, "text", (Text(place, "Climb <quietly>."),)),)
    )
    changed = replace(source, line=replace(source.line, block=(*source.line.block, own)))
    page, written = reference(info(), [changed], "html"), reference(info(), [changed], "md")
    assert (
        "<b>The author’s own text</b> Climb &lt;quietly&gt;." in page
        and "Searching draws" not in page
    )
    assert "Climb &lt;quietly&gt;. **(the author’s own text)**" in written


def test_every_link_leads_somewhere_and_every_anchor_is_one() -> None:
    page = Page(reference(info(), cards(), "html"))
    assert len(set(page.ids)) == len(page.ids)
    assert {target.removeprefix("#") for _, target in page.links} <= set(page.ids)


def test_each_card_stands_once_under_each_heading_of_an_index() -> None:
    small = cards()
    page = Page(reference(info(), small, "html"))
    anchors = [
        each
        for each in page.ids
        if each.startswith(tuple(f"{card.checked_card.kind.name}-" for card in small))
    ]
    assert len(anchors) == len(small)
    of_index: dict[str, list[str]] = {"index-kind": [], "index-deck": [], "index-symbol": []}
    for section, target in page.links:
        if section in of_index and target.removeprefix("#") in anchors:  # headings link to chapters
            of_index[section].append(target.removeprefix("#"))
    assert sorted(of_index["index-kind"]) == sorted(anchors)
    assert (
        of_index["index-deck"].count("item-rope-ladder") == 3
        and of_index["index-deck"].count("item-map-of-drains") == 1
    )
    assert (
        of_index["index-deck"].count("crisis-dry-pump") == 1
        and "location-ferry-house" not in of_index["index-deck"]
    )
    assert (
        of_index["index-symbol"].count("crisis-dry-pump") == 2
        and of_index["index-symbol"].count("item-rope-ladder") == 1
    )


def test_the_markdown_indexes_name_the_same_cards() -> None:
    written = reference(info(), cards(), "md")
    parts = re.split(r"\n## ", written)
    by_title = {part.split("\n", 1)[0]: re.findall(r"\]\(#([a-z0-9-]+)\)", part) for part in parts}
    assert len(by_title["By kind"]) == len(set(by_title["By kind"])) == len(cards())


def test_cards_of_a_deck_are_in_the_order_of_their_names() -> None:
    page = reference(info(), cards(), "html")
    names = re.findall(r'<article class="card" id="crossroads-([a-z-]+)"', page)
    assert names and all(one < two for one, two in pairwise(names))


@pytest.mark.parametrize("format", FORMATS)
def test_the_bytes_do_not_depend_on_the_order_of_the_cards(format: str) -> None:
    small = cards()
    assert reference(info(), small, format) == reference(info(), tuple(reversed(small)), format)


def test_two_cards_of_one_slug_have_two_anchors() -> None:
    one = cards('secret "Salt"\n    goal food = 0\n')[0]
    page = Page(reference(info(), [one, replace(one, path="other.dow")], "html"))
    assert "secret-salt" in page.ids and "secret-salt-2" in page.ids


def test_an_empty_set_is_a_page_too() -> None:
    Page(reference(info(), [], "html"))
    assert reference(info(), [], "md").startswith("# Small Set\n")


def test_an_unknown_format_is_refused_by_name() -> None:
    with pytest.raises(UnknownFormat) as refused:
        reference(info(), [], "docx")
    assert refused.value.format == "docx" and refused.value.known == tuple(FORMATS)


def test_jinja_is_imported_only_when_a_book_is_written() -> None:
    code = "import sys, dowlang.publish; sys.exit('jinja2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
