"""Build the documentation as static pages: `python web/documents.py --into build/web`.

The pages are those of `docs/`, with more: a page for each code, the reference of the shipped sets,
and behind each example a link that opens it in the playground. MkDocs with Material makes them
(decision 91). Nothing of it is fetched from elsewhere when it is read.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import shutil
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from dowlang.diagnostics import Severity
from dowlang.diagnostics.codes import CODES, Code
from dowlang.diagnostics.codes.code import ExampleKind
from dowlang.diagnostics.codes.corrected_examples import written_right
from dowlang.project import checking
from dowlang.project.documents.generated_docs import RANGES
from dowlang.project.game_language import language
from dowlang.project.printing.printed_sets import references
from dowlang.rulesets import RULESETS

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
SETS = ("base", "dwar7s")
FENCE = re.compile(r"^```dow([^\n]*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"(!?)\[([^\]]+)\]\(([^)\s]+)\)")
WRAPPED = ("effects", "triggers", "conditions")
"""Blocks that are lines of a card, by the word behind the fence (`tests/test_docs.py`)."""

FIELD = re.compile(r"\{\w+\}")
"""A place of a message for what was found."""

OF_A_GAME = re.compile(r"^A reference for (.+), version ", re.M)
"""In the reference of a set, what its game is called."""

WORD = re.compile(r"\b[a-z]{5,}\b", re.ASCII)
"""A word that a misspelt one may be meant for: shorter ones are near to too many."""

TITLES = {"reference": "The cards of the shipped sets", "vocabulary": "Words"}
"""What the list of the pages of a folder is called, where its name does not tell."""

BOOSTS = {
    "decisions": 0.2,
    "errors": 0.5,
    "balance": 0.5,
    "vocabulary": 1.5,
    "language.md": 2,
    "playing.md": 2,
    "playground.md": 2,
    "printing.md": 2,
    "editors.md": 2,
    "sets.md": 2,
    "translating.md": 2,
}
"""How much sooner the search finds a page, or those of a folder."""

HEAD = 'crossroads "An Example"\n'


def main() -> None:
    """Build the site into a folder, beside what lies there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", default=ROOT / "build" / "web", type=Path)
    out = parser.parse_args().into.resolve()
    pages = ROOT / "build" / "site-pages"
    if pages.exists():
        shutil.rmtree(pages)
    written(pages)
    made = ROOT / "build" / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    command += ["-f", str(WEB / "mkdocs.yml"), "-d", str(made)]
    own = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, check=False, cwd=ROOT, env=own)
    if done.returncode:
        raise SystemExit(done.returncode)
    for old in out.iterdir() if out.exists() else ():
        if old.name != "play":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(made, out, dirs_exist_ok=True)
    print(f"{out}: {sum(1 for _ in out.rglob('*.html'))} pages")


def written(pages: Path) -> None:
    """Write the pages that MkDocs reads."""
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns("*.toml"))
    shutil.copy(WEB / "pages" / "extra.css", pages / "extra.css")
    shutil.copy(WEB / "page" / "icon.svg", pages / "icon.svg")
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, pages / name.lower())
    (pages / "documents.md").write_text((pages / "README.md").read_text("utf-8"), "utf-8")
    (pages / "README.md").unlink()
    shutil.copy(WEB / "pages" / "index.md", pages / "index.md")
    (pages / "errors.md").unlink()
    (pages / "errors").mkdir()
    (pages / "errors" / "index.md").write_text(errors(), "utf-8")
    for code in CODES:
        (pages / "errors" / f"{code.number}.md").write_text(error(code), "utf-8")
    (pages / "reference").mkdir()
    for name in SETS:
        for id, text in references([ROOT / "cards" / name], "md").items():
            (pages / "reference" / f"{id}.md").write_text(text, "utf-8")
    for folder in sorted({file.parent for file in pages.rglob("*.md")}):
        if not (folder / "index.md").exists():
            (folder / "index.md").write_text(contents(folder), "utf-8")
    for file in sorted(pages.rglob("*.md")):
        below = file.relative_to(pages)
        text = tried(file.read_text("utf-8"), below)
        file.write_text(found_by(below) + linked(text, below, pages), "utf-8")
    known = (
        f"const MESSAGES = {json.dumps(messages())};\nconst WORDS = {json.dumps(words(pages))};\n"
    )
    (pages / "site.js").write_text(known + (WEB / "pages" / "site.js").read_text("utf-8"), "utf-8")


def found_by(below: Path) -> str:
    """Return what stands above a page for the search of the site, "" for most. The changelog
    answers every word with all of itself. Where one learns to do something comes first, then what
    a word means; the many pages of codes and the decisions come behind what they are about.
    """
    if below.name == "changelog.md":
        return "---\nsearch:\n  exclude: true\n---\n"
    boost = BOOSTS.get(below.as_posix()) or BOOSTS.get(below.parts[0])
    return f"---\nsearch:\n  boost: {boost}\n---\n" if boost else ""


def messages() -> list[tuple[str, str]]:
    """Return each code with the words of its message, `…` for what was found."""
    return [(code.number, FIELD.sub("…", code.message).replace("`", "")) for code in CODES]


def words(pages: Path) -> str:
    """Return the longer words that the pages use more than once, to which a misspelt one of a
    search may be near.
    """
    used = Counter(
        word
        for file in pages.rglob("*.md")
        for word in set(WORD.findall(file.read_text("utf-8").casefold()))
    )
    return " ".join(sorted(word for word, pages_with in used.items() if pages_with > 1))


# ---- the codes
def errors() -> str:
    """Return the page that lists all codes, those of a stage together."""
    lines = ["# Errors", "", "Every finding of `dow check` carries a code, and each has a page."]
    for prefix, title in RANGES:
        lines += ["", f"## {title}", ""]
        lines += [
            f"- [{code.number}]({code.number}.md): {code.title}"
            for code in CODES
            if code.number.startswith(prefix)
        ]
    return "\n".join(lines) + "\n"


def error(code: Code) -> str:
    """Return the page of a code: what it means, an example, how it is mended."""
    card = code.example.kind is ExampleKind.CARD
    fence = "dow card" if card else "text"
    shown = code.example.text.encode("utf-8", "replace").decode().rstrip("\n")
    lines = [
        f"# {code.number}: {code.title}",
        "",
        f"*{code.severity.value}.* {code.meaning}",
        "",
        f"It says: *{FIELD.sub('…', code.message)}*",
        "",
        f"Example ({code.example.kind.value}):",
        "",
        f"```{fence}\n{shown}\n```",
        "",
        f"How it is mended: {code.mend}",
    ]
    if right := written_right(code.number, code.example.text):
        lines += ["", "Written right:", "", f"```{fence}\n{right.rstrip(chr(10))}\n```"]
    return "\n".join(lines) + "\n\n[All codes](index.md)\n"


def contents(folder: Path) -> str:
    """Return the page that lists the pages of a folder, each by the title that it begins with."""
    lines = [f"# {TITLES.get(folder.name, folder.name.capitalize())}", ""]
    for file in sorted(folder.glob("*.md")):
        text = file.read_text("utf-8")
        title, game = text.split("\n", 1)[0].removeprefix("# "), OF_A_GAME.search(text)
        lines.append(f"- [{title}]({file.name})" + (f", a set of {game[1]}" if game else ""))
    return "\n".join(lines) + "\n"


# ---- examples
def tried(text: str, below: Path) -> str:
    """Return a page with a link behind each example that opens it in the playground."""

    def linked_block(found: re.Match[str]) -> str:
        info, block = found[1].strip(), found[2]
        card = card_of(info, block)
        shown = f"```dow\n{re.sub('  #: .*', '', block)}```"
        if not card:
            return shown
        there = "../" * (len(below.parts) - (below.stem == "index"))
        return f'{shown}\n\n[Try it]({there}play/{packed(card)}){{ .try target="_blank" }}\n'

    return FENCE.sub(linked_block, text)


def card_of(info: str, block: str) -> str:
    """Return an example as a card that the playground can hold, "" for what is none."""
    if info not in WRAPPED:
        return block if any(block.startswith(head) for head in heads()) else ""
    options = [each for line in block.splitlines() if (each := option_of(info, line))]
    for _ in range(len(options)):  # lines that do not go together are left out, one after another
        card = with_options(options)
        wrong = {line - 1 for line in error_lines(card)}
        if not wrong:
            return card
        options = [
            each
            for each, (first, last) in zip(options, places(options), strict=True)
            if not any(first <= line <= last for line in wrong)
        ]
    return ""


def option_of(info: str, line: str) -> str:
    """Return a line as an option of a card."""
    said, _, mark = line.partition("  #: ")
    if mark == "skip" or not said.strip():
        return ""
    if info == "effects":
        inside = f"        {mark}\n            {said}\n" if mark else f"        {said}\n"
        return f'    option "{{}}"\n{inside}'
    trigger = f"if {said}" if info == "conditions" else said
    return f"    {trigger}\n"


def with_options(options: list[str]) -> str:
    """Return a card of options, or with the first of several triggers."""
    if options and not options[0].startswith("    option"):
        return HEAD + options[0] + '    option "Go on"\n        gain 1 morale\n'
    body = "".join(each.replace("{}", f"Number {n}", 1) for n, each in enumerate(options, 1))
    return HEAD + "    if morale >= 1\n" + body


def places(options: list[str]) -> Iterator[tuple[int, int]]:
    """Yield the first and last line of each option in its card, from 0."""
    line = 1 if options and not options[0].startswith("    option") else 2
    for each in options:
        many = each.count("\n")
        yield line, line + many - 1
        line += many


def error_lines(card: str) -> set[int]:
    """Return the lines of a card that have errors, from 1."""
    found, _ = checking.check_text(card.encode(), "example.dow")
    return {each.span.line for each in found if each.severity is Severity.ERROR}


def heads() -> list[str]:
    """Return what a whole card begins with."""
    kinds = [kind.name for game in RULESETS for kind in language(game).vocabulary.kinds]
    return [f'{kind} "' for kind in (*kinds, "define")]


def packed(card: str) -> str:
    """Return the link that holds a card, as the page writes it (`src/link.js`)."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(card.encode()) + packer.flush()
    return "#card=" + base64.urlsafe_b64encode(data).decode().rstrip("=")


# ---- links
def linked(text: str, below: Path, pages: Path) -> str:
    """Return a page whose links lead to pages. What leads out of the site keeps its words alone."""

    def lead(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        path, mark, place = target.partition("#")
        if "://" in target or not path or "/play/" in f"/{target}":
            return found[0]
        renamed = {"README.md": "documents.md", "errors.md": "errors/index.md"}
        there = pages / below.parent / path
        if there.name in renamed and not there.exists():
            path = path.removesuffix(there.name) + renamed[there.name]
        name = Path(path).name.lower()
        if name in ("contributing.md", "changelog.md"):
            path = "../" * (len(below.parts) - 1) + name
        if (pages / below.parent / path).is_file():
            return f"{picture}[{words}]({path}{mark}{place})"
        return words

    return LINK.sub(lead, text)


if __name__ == "__main__":
    main()
