"""Docstrings, comments and pages refer to what exists: modules, names, files, sections."""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXTS = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "dowlang/**/*.py", "grammar/*.md")
    for path in ROOT.glob(pattern)
    if "decisions" not in path.parts and path.name != "CHANGELOG.md"
)
DOTTED = re.compile(r"(?<![\"/])\bdowlang(?:\.\w+)+")  # neither a setting in quotes nor a file
FILE = re.compile(r"`((?:\w+/)+\w+\.(?:py|md|toml|lark))`")
SECTION = re.compile(r"section \d+ of the architecture")
PACKAGES = sorted(
    path.name for path in (ROOT / "dowlang").iterdir() if (path / "__init__.py").is_file()
)
MODULE = re.compile(r"`((?:\w+/)*[\w*…]+\.py)`")
ATTRIBUTE = re.compile(r"`([A-Z]\w*[a-z]\w*\.[a-z_]+)`")
INNER = re.compile(rf"`((?:{'|'.join(PACKAGES)})(?:\.(?!py`)\w+)+)`")


def refers_to_something(name: str) -> bool:
    """Return True if the dotted name is a module of ours, or a name in one."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        path = ROOT.joinpath(*parts[:cut])
        if path.is_dir() or path.with_suffix(".py").is_file():
            found: object = importlib.import_module(".".join(parts[:cut]))
            for part in parts[cut:]:
                found = getattr(found, part, None)
            return found is not None
    return False


def stale(text: str, folder: Path = ROOT) -> set[str]:
    """Return what a text of a file in this folder refers to and is not there."""
    names = {*DOTTED.findall(text), *(f"dowlang.{name}" for name in INNER.findall(text))}
    places = (folder, ROOT, ROOT / "dowlang", ROOT / "dowlang/rulesets/dead_of_winter")
    files = {name for name in FILE.findall(text) if not any((at / name).exists() for at in places)}
    return files | set(SECTION.findall(text)) | {n for n in names if not refers_to_something(n)}


def test_what_is_referred_to_exists() -> None:
    found = {
        str(path.relative_to(ROOT)): stale(path.read_text("utf-8"), path.parent) for path in TEXTS
    }
    assert len(found) > 300
    assert not {path: names for path, names in found.items() if names}


@cache
def modules() -> tuple[Path, ...]:
    """The modules of the package, as far as people write them."""
    return tuple((ROOT / "dowlang").rglob("*.py"))


@cache
def names() -> frozenset[str]:
    """Every word of the modules that stands in no docstring and no comment."""
    code = (
        re.sub(r'"""(.|\n)*?"""|#.*', "", path.read_text("utf-8"))
        for path in modules()
        if "generated" not in path.parts
    )
    return frozenset(word for text in code for word in re.findall(r"\w+", text))


def stale_names(text: str) -> set[str]:
    """Return the modules and the attributes of classes that a text in the package names and that
    are not there. A module is named without its folder where that is plain.
    """
    gone = {
        name
        for name in MODULE.findall(text)
        if not any(path.match(name.replace("…", "*")) for path in modules())
        and not (ROOT / name).is_file()  # a module of the tests, by its place
    }
    attributes = set(ATTRIBUTE.findall(text))
    return gone | {name for name in attributes if not {*name.split(".")} <= names()}


def test_modules_and_attributes_that_docstrings_name_exist() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): stale_names(path.read_text("utf-8"))
        for path in modules()
        if "generated" not in path.parts
    }
    assert not {path: gone for path, gone in found.items() if gone}


INSIDE = re.compile(r"`([a-z]\w*(?:\.[A-Za-z_]\w*)+)`")
"""Matches a module, or a name in one, by the end of its path: `chart.word_lattice`."""

JOINED = re.compile(r"`([a-z]+(?:_[a-z]+)+)`")
"""Matches what a text names by several words joined: a module, a function, a field, a form."""


@cache
def paths() -> frozenset[str]:
    """Return the dotted paths of all modules and folders, each from each of its folders on."""
    inside = [path.relative_to(ROOT / "dowlang").with_suffix("").parts for path in modules()]
    inside = [parts[:-1] if parts[-1] == "__init__" else parts for parts in inside]
    return frozenset(".".join(parts[at:]) for parts in inside for at in range(len(parts)))


@cache
def symbols() -> frozenset[str]:
    """Return the words of the grammars."""
    texts = (path.read_text("utf-8") for path in (ROOT / "grammar").glob("*.lark"))
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


def stale_words(docstring: str) -> set[str]:
    """Return the dotted and the joined names of a docstring that are nothing of ours."""
    known = (names(), paths(), symbols())
    gone = {name for name in JOINED.findall(docstring) if not any(name in words for words in known)}
    for name in INSIDE.findall(docstring):
        module, _, inner = name.rpartition(".")
        is_file = (ROOT / name).suffix in (".dow", ".json", ".lark", ".md", ".py", ".toml")
        if not is_file and not (
            name in paths()
            or (module in paths() and inner in names())
            or (module not in paths() and {*name.split(".")} <= names())
        ):
            gone.add(name)
    return gone


def test_what_a_docstring_names_by_its_path_or_by_joined_words_exists() -> None:
    found: dict[str, set[str]] = {}
    for path in modules():
        if "generated" not in path.parts:
            tree = ast.parse(path.read_text("utf-8"))
            kinds = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
            told = (ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, kinds))
            gone = set[str]().union(*(stale_words(text or "") for text in told))
            if gone:
                found[path.relative_to(ROOT).as_posix()] = gone
    assert not found


@pytest.mark.parametrize(
    "text", ("as `natural.word_grid` does", "`card_lints.same_affect`", "see `counted_ass`")
)
def test_a_path_or_a_name_that_is_gone_is_found(text: str) -> None:
    assert len(stale_words(text)) == 1
    assert not stale_words("`natural.chart.word_lattice`, `word_lattice.tokenize`, `place_noun`")


@pytest.mark.parametrize("text", ("see `lasting_things.py`", "`Game.whereabouts_of` tells"))
def test_a_module_or_an_attribute_that_is_not_there_is_found(text: str) -> None:
    assert len(stale_names(text)) == 1
    assert not stale_names("`ongoing_effects.py`, `engine/saves.py`, `SetWorld.names`")


@pytest.mark.parametrize(
    "text",
    (
        "see `dowlang.project.storehouse`",
        "as in `semantics.model.Lasting`",
        "section 6 of the architecture",
        "`semantics/nowhere.py` says it",
    ),
)
def test_what_is_not_there_is_found(text: str) -> None:
    assert len(stale(text)) == 1
