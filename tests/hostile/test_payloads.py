"""Every payload in every field of every card kind: success or coded findings; what checks is a
literal, is escaped, stays in its folder.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from dowlang.project import pipeline, sets
from dowlang.project.building import build
from dowlang.source.slugs import DEVICES
from tests.hostile.fields import BARE_FIELDS, FIELDS, filled
from tests.hostile.payloads import MARK, PAYLOADS
from tests.hostile.whole_way import UNSAFE, Outcome, tried

SLUG = re.compile(r"[a-z][a-z0-9_]*")
PARTS = 6  # of the payloads, each a test of its own


@cache
def plain(field: str) -> Outcome:
    """What an ordinary text in that field gives."""
    return tried(filled(FIELDS[field], "Quiet Water"))


class Page(HTMLParser):
    """Tags, names of attributes and comments of a page, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(f"{tag} {' '.join(name for name, _ in attrs)}")

    def handle_comment(self, data: str) -> None:
        self.seen.append(f"<!--{data}")


def tags(page: str) -> list[str]:
    """What a browser would build of a page, texts aside; how many parts an index has depends on
    the first letter of a name.
    """
    reader = Page()
    reader.feed(page)
    return reader.seen


@pytest.mark.parametrize("field", FIELDS)
def test_the_cards_are_good_with_an_ordinary_text(field: str) -> None:
    outcome = plain(field)
    assert outcome.codes == [] and outcome.modules and outcome.formatted


def test_every_kind_of_card_has_its_name_tried() -> None:
    kinds = {kind.name for kind in pipeline.language("dead_of_winter").vocabulary.kinds}
    assert kinds == {
        field.removeprefix("name of ") for field in FIELDS if field.startswith("name of ")
    } - {"definition", "a test"}


@pytest.mark.sample(1)
@pytest.mark.proofs(10)
@pytest.mark.parametrize("field", FIELDS)
def test_a_payload_in_a_quoted_field_stays_a_text(field: str) -> None:
    """One test a field, so that a fault names the payload and the field."""
    checks = 0
    for what, text, becomes in PAYLOADS:
        outcome = tried(filled(FIELDS[field], text))
        codes = set(outcome.codes)
        if becomes.startswith("DOW"):
            assert becomes in codes, f"{what}: {codes}"
        elif becomes == "any":
            assert codes, what
        elif becomes == "" and "name" not in field and "definition" not in field:
            assert not codes, f"{what}: {outcome.checked.errors}"
        if not codes:
            checks += 1
            is_only_data(what, outcome, field)
    assert checks > 30


def is_only_data(what: str, outcome: Outcome, field: str) -> None:
    """The text is in no name, comment or docstring of the handler, in no tag of the page, and
    the paths are plain.
    """
    for (path, text), usual in zip(
        sorted(outcome.modules.items()),
        [text for _, text in sorted(plain(field).modules.items())],
        strict=True,
    ):
        assert all(SLUG.fullmatch(part) and part not in DEVICES for part in path.split("/")), (
            f"{what}: {path}"
        )
        handler = ast.parse(text)
        for node in ast.walk(handler):
            names = [
                getattr(node, each, None)
                for each in ("id", "name", "arg", "attr", "asname", "module")
            ]
            assert not any(isinstance(name, str) and MARK in name for name in names), what
        comments = [
            token.string
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        ]
        assert not any(MARK in comment for comment in comments), what
        assert MARK not in (ast.get_docstring(handler) or "")
        if len(outcome.modules) == 1:
            assert [type(node) for node in ast.walk(handler)] == [
                type(node) for node in ast.walk(ast.parse(usual))
            ], what
    assert {card["kind"] for card in json.loads(outcome.index)["cards"]} == {
        card["kind"] for card in json.loads(plain(field).index)["cards"]
    }
    assert set(tags(outcome.pages["html"])) <= set(tags(plain(field).pages["html"])), what
    for page in outcome.pages.values():
        assert UNSAFE.search(page) is None, what
        assert f"<script>alert({MARK}" not in page and f"<img src=x onerror={MARK}" not in page, (
            what
        )
    assert not re.search(r"(?<!\\)\]\(javascript:", outcome.pages["md"]), what


@pytest.mark.proof
@pytest.mark.proofs
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("field", BARE_FIELDS)
def test_payloads_in_a_place_that_is_not_quoted(field: str, part: int) -> None:
    """Whatever they are taken for, it is success or a coded finding. Each field has a part of them,
    and all of them in `make wide`.
    """
    for _what, text, _ in PAYLOADS[part::PARTS]:
        for variant in dict.fromkeys((text, text.replace(" ", "_"), f'"{text}"')):
            outcome = tried(filled(BARE_FIELDS[field], variant), printing=False)
            for module in outcome.modules.values():
                assert all(
                    not (isinstance(node, ast.Name) and node.id == MARK)
                    or field in ("alias", "counter")
                    for node in ast.walk(ast.parse(module))
                )


FILES = (
    "con.dow",
    "Nul.dow",
    "a b.dow",
    "a_b.dow",
    "A_B.dow",
    "..dow",
    "...dow",
    "\u202emirror.dow",
    "\u65b0\u805e.dow",
    "x'; import os.dow",
    "$(x).dow",
    "-rf.dow",
    "line\nend.dow",
    "escape\x1b[31m.dow",
    "class.dow",
    "w" * 200 + ".dow",
    "\u00e9.dow",
    "e\u0301.dow",
)


def test_handlers_stay_inside_their_folder_under_plain_names(tmp_path: Path) -> None:
    """Handlers stay inside the output folder, under plain names that differ in more than case."""
    folder = tmp_path / "mine"
    (folder / "com1" / "..." / "\u65b0").mkdir(parents=True)
    (folder / "set.toml").write_text(
        'id = "mine"\nname = "<script>{{ x }}"\nversion = "1"\nedition = 1\nruleset = '
        '"dead_of_winter"\nauthors = ["<b>"]\nlicence = "[31m"\n'
        "[decks]\nsecret = 21\n",
        "utf-8",
    )
    places = [folder / name for name in FILES] + [
        folder / "com1" / "lpt1.dow",
        folder / "com1" / "..." / "a.dow",
        folder / "com1" / "..." / "\u65b0" / "a.dow",
    ]
    for number, place in enumerate(places):
        place.write_text(
            f'secret "Card {number}"\n    flavor "Ring."\n    goal morale >= 4\n', "utf-8"
        )
    source = sets.read_set(folder)
    before = set(tmp_path.rglob("*"))
    build.write_all(build.plan_set(source))
    written = {path for path in tmp_path.rglob("*") if path.is_file()} - before
    handlers = [path for path in written if path.suffix == ".py"]
    assert len(handlers) == len(places)
    assert all(path.is_relative_to(folder / "generated") for path in written)
    below = [path.relative_to(folder / "generated").with_suffix("").as_posix() for path in handlers]
    assert len({path.casefold() for path in below}) == len(places)
    assert all(
        SLUG.fullmatch(part) and part not in DEVICES for path in below for part in path.split("/")
    )
