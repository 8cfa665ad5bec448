"""The documents as pages: each code has one, examples open in the playground, links lead on."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag

import pytest

from dowlang.diagnostics.codes import CODES
from dowlang.publish.games_report_page import report_page
from tests.simulate.test_report import known_report
from tests.web.browser import BUILT, NO_PAGE, Opened

pytestmark = pytest.mark.proof

TARGET = re.compile(r'(?:href|src)="([^"]*)"')
TRY = re.compile(r'<a class="try" href="([^"]*)"')
SHOWN = ("index.html", "language/index.html", "errors/DOW2001/index.html", "reference/base/")


@pytest.fixture(scope="module")
def pages() -> list[Path]:
    found = [file for file in BUILT.rglob("*.html") if "play" not in file.relative_to(BUILT).parts]
    if not (BUILT / "index.html").is_file():
        pytest.fail(NO_PAGE)
    return found


def test_each_code_has_the_page_that_an_editor_links_to(pages: list[Path]) -> None:
    for code in CODES:
        page = BUILT / "errors" / code.number / "index.html"
        heading = re.search(r"<h1[^>]*>(.*?)</h1>", page.read_text("utf-8"), re.S)
        assert heading is not None
        said = unescape(re.sub("<[^>]+>", "", heading[1]))
        assert said.startswith(f"{code.number}: {code.title.replace('`', '')}")


def test_every_link_leads_to_a_page(pages: list[Path]) -> None:
    assert len(pages) > 200
    for page in pages:
        if page.name == "404.html":
            continue
        for target in TARGET.findall(page.read_text("utf-8")):
            path = urldefrag(unescape(target))[0]
            if "://" in path or not path or path.startswith(("data:", "mailto:")):
                continue
            there = (page.parent / path).resolve()
            assert there.is_file() or (there / "index.html").is_file(), (page, target)


def test_each_folder_of_pages_has_one_of_its_own(pages: list[Path]) -> None:
    above = {folder for page in pages for folder in page.relative_to(BUILT).parents}
    assert not [folder for folder in sorted(above) if not (BUILT / folder / "index.html").is_file()]
    listed = (BUILT / "reference" / "index.html").read_text("utf-8")
    assert "The First Winter" in listed and "Seven at the Hearth" in listed


def test_examples_are_coloured_and_can_be_tried(pages: list[Path]) -> None:
    text = (BUILT / "language" / "index.html").read_text("utf-8")
    assert text.count("language-dow") > 25 and len(TRY.findall(text)) > 25
    assert re.search(r'<span class="nc">zombies?</span>', text)
    tried = sum(len(TRY.findall(page.read_text("utf-8"))) for page in pages)
    assert tried > 200


def test_examples_of_the_manual_check_in_the_playground(page: Opened, pages: list[Path]) -> None:
    text = (BUILT / "language" / "index.html").read_text("utf-8")
    hashes = [unescape(href).partition("#")[2] for href in TRY.findall(text)]
    for hash in hashes[3::6]:
        page.page.evaluate("history.replaceState(null, '', location.pathname)")
        before = page.page.evaluate("document.documentElement.dataset.version")
        page.page.evaluate("hash => { location.hash = hash }", f"#{hash}")
        page.until("was => document.documentElement.dataset.version !== was", before)
        page.checked()
        assert not page.page.query_selector("#findings .error"), page.page.inner_text("#findings")


def test_pages_ask_nobody_else_and_find_what_is_looked_for(chromium: Any, site: str) -> None:
    context = chromium.new_context()
    page, asked, said = context.new_page(), list[str](), list[str]()
    context.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    for name in SHOWN:
        page.goto(site + name)
    page.goto(site)
    page.click(".md-search__input")
    page.locator(".md-search__input").press_sequentially("exposure")  # it listens to keys
    page.wait_for_selector(".md-search-result__item")
    context.close()
    assert all(url.startswith((site, "data:", "blob:")) for url in asked) and not said, (
        said,
        asked,
    )


def test_the_search_answers_what_stands_there_and_no_letter_before(
    chromium: Any, site: str
) -> None:
    page = chromium.new_page()
    page.goto(site)
    page.keyboard.press("/")
    page.evaluate(
        """() => {
          window.told = new Set();
          const meta = document.querySelector(".md-search-result__meta");
          // while the index is read, `No matching documents` is no answer yet
          const note = () => /^\\d/.test(meta.innerText) && window.told.add(meta.innerText);
          new MutationObserver(note).observe(meta, { childList: true, subtree: true });
        }"""
    )
    for number, word in enumerate(("barricade", "coverage"), 1):
        page.keyboard.press("Control+a")
        page.keyboard.type(word)
        page.wait_for_function("number => window.told.size >= number", arg=number)
    page.wait_for_timeout(1000)
    told = page.evaluate("[...window.told]")
    page.close()
    assert len(told) == 2, told


@pytest.mark.parametrize(
    ("words", "first"),
    (
        ("how do i print cards", "Printing: cards on the table"),
        ("how to print", "Printing: cards on the table"),
        ("save game", "Playing at the terminal"),
        ("how do I play a game", "Playing at the terminal"),
    ),
)
def test_the_search_leads_to_how_it_is_done_first(
    chromium: Any, site: str, words: str, first: str
) -> None:
    """Words that say nothing are left out, and the many pages of codes stand behind."""
    found = found_for(chromium, site, words)
    assert found[0] == first and not found[1].startswith("DOW"), found[:4]


@pytest.mark.parametrize(
    ("words", "first"),
    (
        ("which no card uses", "DOW2001"),
        ("no card uses", "DOW2001"),
        ("found the word `baricade`, which no card uses", "DOW2001"),
        ("the end of the line after", "DOW2016"),
    ),
)
def test_the_words_of_a_message_bring_the_page_of_its_code(
    chromium: Any, site: str, words: str, first: str
) -> None:
    assert found_for(chromium, site, words)[0].startswith(first)


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    (("baricade", "barricade"), ("surviovrs", "survivors"), ("tranlsating", "translating")),
)
def test_a_misspelt_word_is_looked_for_as_the_nearest_one(
    chromium: Any, site: str, misspelt: str, meant: str
) -> None:
    assert found_for(chromium, site, misspelt)[:3] == found_for(chromium, site, meant)[:3]


def found_for(chromium: Any, site: str, words: str) -> list[str]:
    """Return the titles that the search finds for some words, the first first."""
    page = chromium.new_page()
    page.goto(site)
    page.click(".md-search__input")
    page.keyboard.type(words, delay=5)
    page.wait_for_selector(".md-search-result__item")
    page.wait_for_timeout(700)
    found = page.locator(".md-search-result__item h1").all_inner_texts()
    page.close()
    return [str(title) for title in found]


def test_tables_of_words_are_read_on_a_phone(chromium: Any, site: str) -> None:
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{site}vocabulary/dead_of_winter/")
    cell = page.locator("td", has_text="Add zombies one at a time.").first
    wide = cell.evaluate("cell => cell.getBoundingClientRect().width")
    right = page.locator("td", has_text="R-ZOMBIE-01").first.bounding_box()
    page.close()
    assert wide > 300 and right["x"] + right["width"] <= 390


def test_light_and_dark_are_one_choice_of_documents_and_playground(
    chromium: Any, site: str
) -> None:
    """Taken at either of them, with the keys that open the search from the switch too."""
    context = chromium.new_context()
    page = context.new_page()
    theme = "document.documentElement.dataset.theme"
    scheme = "document.body.dataset.mdColorScheme"
    label = page.locator("[data-md-component=palette] label:visible")
    for number, before in enumerate(("default", "slate")):
        page.goto(site)
        label.wait_for()
        if page.evaluate(scheme) != before:
            label.click()
        page.locator(f"#__palette_{number}").focus()
        page.keyboard.press("ArrowRight")
        assert label.evaluate("label => getComputedStyle(label).outlineStyle") == "solid"
        assert page.evaluate(scheme) != before
        page.keyboard.press("/")
        assert "md-search__input" in page.evaluate("document.activeElement.className")
        dark = page.evaluate(scheme) == "slate"
        page.goto(f"{site}play/index.html")
        assert page.evaluate(theme) == ("dark" if dark else "light")
        assert "Python" in page.locator("#game-note").text_content()  # until it is there
        page.click("#theme")
        page.goto(site)
        assert (page.evaluate(scheme) == "slate") is not dark
    context.close()


def test_a_report_of_games_fits_a_sheet_and_a_telephone(chromium: Any, tmp_path: Path) -> None:
    context = chromium.new_context(viewport={"width": 703, "height": 1000})  # A4 between its edges
    page = context.new_page()
    page.set_content(report_page(known_report(tmp_path)))
    page.emulate_media(media="print")
    assert page.evaluate("document.querySelectorAll('.wide').length") > 4
    cut_off = "[...document.querySelectorAll('.wide')].filter(e => e.scrollWidth > e.clientWidth)"
    assert page.evaluate(f"{cut_off}.map(e => e.innerText)") == []
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    context.close()
