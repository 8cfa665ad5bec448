"""The house keeps its layers: imports point downward, the play half needs nothing but the
standard library, extras come lazily.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.every_case

PACKAGE = Path(__file__).parent.parent / "dowlang"

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "advice": (),  # modules beside the packages
    "records": (),
    "version": (),
    "source": ("records",),
    "diagnostics": ("advice", "records", "source"),
    "engine": (),
    "vocabulary": ("records",),
    "syntax": ("advice", "records", "source", "diagnostics", "vocabulary"),
    "natural": ("records", "source", "syntax", "vocabulary"),
    "semantics": ("advice", "records", "source", "diagnostics", "syntax", "vocabulary"),
    "codegen": ("source", "syntax", "vocabulary", "semantics"),
    "rulesets": ("advice", "engine", "vocabulary", "agents"),
    "agents": ("engine",),
    "simulate": ("version", "engine", "agents"),
    "environments": ("engine", "agents"),
    "publish": ("source", "syntax", "vocabulary", "semantics"),
    "project": (
        "version",
        "advice",
        "records",
        "source",
        "diagnostics",
        "syntax",
        "natural",
        "vocabulary",
        "semantics",
        "codegen",
        "publish",
        "rulesets",
        "engine",
    ),
    "service": (
        "advice",
        "source",
        "diagnostics",
        "syntax",
        "vocabulary",
        "semantics",
        "codegen",
        "engine",
        "simulate",
        "publish",
        "project",
        "testing",
        "rulesets",
    ),
    "testing": (
        "advice",
        "project",
        "simulate",
        "agents",
        "engine",
        "rulesets",
        "codegen",
        "semantics",
        "syntax",
        "vocabulary",
        "diagnostics",
        "source",
    ),
    "explain": (
        "testing",
        "project",
        "agents",
        "engine",
        "rulesets",
        "semantics",
        "vocabulary",
        "source",
    ),
    "generated": ("engine", "rulesets"),
    "playground": (
        "version",
        "source",
        "diagnostics",
        "semantics",
        "codegen",
        "engine",
        "agents",
        "simulate",
        "publish",
        "project",
        "testing",
        "service",
        "cli",  # the words of a person's questions, which a terminal shows too
    ),
    "cli": (
        "source",
        "syntax",
        "vocabulary",
        "semantics",
        "codegen",
        "engine",
        "rulesets",
        "agents",
        "simulate",
        "publish",
        "project",
        "testing",
        "explain",
        "service",
        "diagnostics",
    ),
}
STANDARD_LIBRARY_ONLY = (
    "advice",
    "records",
    "engine",
    "vocabulary",
    "rulesets",
    "agents",
    "source",
)


def modules(package: str) -> list[Path]:
    alone = PACKAGE / f"{package}.py"
    return [alone] if alone.is_file() else sorted((PACKAGE / package).rglob("*.py"))


class Import(NamedTuple):
    """A node of a file that imports, and where it stands."""

    node: ast.AST
    for_types: bool
    in_function: bool


@cache
def imports_of(text: str) -> tuple[Import, ...]:
    """Return what imports in a file, read once: statements, and calls of `import_module`."""
    out: list[Import] = []
    called = "import_module" in text or "__import__" in text  # else no expression imports
    waiting: list[Import] = [Import(ast.parse(text), False, False)]
    while waiting:
        node, for_types, in_function = waiting.pop()
        if isinstance(node, ast.expr) and not called:
            continue
        match node:
            case ast.Import() | ast.ImportFrom():
                out.append(Import(node, for_types, in_function))
                continue
            case ast.Call(ast.Name("import_module" | "__import__"), [_, *_]):
                out.append(Import(node, for_types, in_function))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                in_function = True
            case ast.If(test) if "TYPE_CHECKING" in ast.dump(test):
                waiting += [Import(each, True, in_function) for each in node.body]
                waiting += [Import(each, for_types, in_function) for each in node.orelse]
                continue
        waiting += [Import(each, for_types, in_function) for each in ast.iter_child_nodes(node)]
    return tuple(out)


def imported(file: Path, types: bool = False) -> set[str]:
    """Return every module that a file imports, at the top or inside a function.

    Every form counts: `import a.b`, `from a import b` (where `b` is a module, it is that), relative
    ones, `import_module("a.b")`. Imports for type checkers only count with `types`.
    """
    out: set[str] = set()
    for node, for_types, _ in imports_of(file.read_text("utf-8")):
        if for_types and not types:
            continue
        match node:
            case ast.Import(names):
                out.update(alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                base = ".".join(filter(None, (_relative_to(file, level), module)))
                inner = {f"{base}.{alias.name}" for alias in names}
                out |= {name for name in inner if is_module(name)} or {base}
            case ast.Call(_, [first, *_]):
                out.add(literal_beginning(first))
    return out


def _relative_to(file: Path, level: int) -> str:
    """Return the package that a relative import of this level begins at, empty for level 0."""
    if not level:
        return ""
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts[:-level])


@cache
def is_module(name: str) -> bool:
    """Return True if the dotted name is a module or package of this project."""
    path = PACKAGE.parent / Path(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def literal_beginning(node: ast.expr) -> str:
    """Return the part of a module's name that is written out, up to the last dot."""
    match node:
        case ast.Constant(str() as name):
            return name
        case ast.JoinedStr([ast.Constant(str() as name), *_]):
            return name.rpartition(".")[0]
    return ""


@pytest.mark.parametrize(
    ("written", "found"),
    (
        ("from dowlang import publish", {"dowlang.publish"}),
        ("from dowlang import Game", {"dowlang"}),
        ("import dowlang.cli.app as a", {"dowlang.cli.app"}),
        ("def f():\n    from dowlang.engine import game", {"dowlang.engine.game"}),
        ("from ..engine import game", {"dowlang.engine.game"}),
        ("from . import capture", {"dowlang.testing"}),
        ("import_module(f'dowlang.cli.{name}')", {"dowlang.cli"}),
        ("if TYPE_CHECKING:\n    from dowlang import publish", set()),
    ),
)
def test_every_form_of_import_is_seen(
    written: str, found: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = PACKAGE / "testing" / "a_file.py"
    monkeypatch.setattr(Path, "read_text", lambda self, encoding: written)
    assert imported(file) == found


def test_every_folder_of_tests_is_a_room_or_is_listed() -> None:
    """By `docs/architecture.md`, which lists nothing that is gone."""
    text = (PACKAGE.parent / "docs" / "architecture.md").read_text("utf-8")
    section = text.split("## Where a test stands")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    rooms = {each.name for each in PACKAGE.iterdir() if each.is_dir()}
    tests = Path(__file__).parent
    folders = {each.name for each in tests.iterdir() if each.is_dir() and any(each.glob("[!_.]*"))}
    assert folders - rooms == listed and not listed & rooms


ACROSS = 16
"""So many files of tests stand beside the rooms: what goes through several of them."""


@pytest.mark.parametrize(
    ("tests", "code"),
    [
        ("semantics", "semantics"),
        ("rules/dead_of_winter", "rulesets/dead_of_winter"),
        ("rules/dwar7s_winter", "rulesets/dwar7s_winter"),
    ],
)
def test_rooms_of_tests_are_those_of_the_code(tests: str, code: str) -> None:
    """A test stands in the room of what it tests, and few stand in none."""
    here = Path(__file__).parent / tests
    folders = {each.name for each in here.iterdir() if any(each.glob("test_*.py"))}
    assert folders and not {name for name in folders if not (PACKAGE / code / name).is_dir()}
    assert len(list(here.glob("test_*.py"))) <= ACROSS


def test_every_package_is_listed() -> None:
    there = {
        p.name
        for p in PACKAGE.iterdir()
        if p.is_dir() and (p / "__init__.py").is_file() and p.name != "schemas"
    }
    assert there <= set(MAY_IMPORT), f"say in MAY_IMPORT what {there - set(MAY_IMPORT)} may import"


def test_a_package_that_tells_of_most_of_its_modules_tells_of_all() -> None:
    """In its docstring. A list to which nobody added the last three leads a reader past them."""
    untold = {}
    for path in PACKAGE.rglob("__init__.py"):
        told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        named = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", told))))
        inner = {each.stem for each in path.parent.glob("*.py")} - {"__init__"}
        inner |= {each.parent.name for each in path.parent.glob("*/__init__.py")}
        if inner & named and 0 < 2 * len(inner - named) <= len(inner):
            untold[path.parent.relative_to(PACKAGE).as_posix()] = sorted(inner - named)
    assert not untold


@pytest.mark.parametrize("package", sorted(MAY_IMPORT))
def test_imports_point_downward(package: str) -> None:
    allowed = {package, *MAY_IMPORT[package]}
    for file in modules(package):
        for name in imported(file):
            if name.startswith("dowlang."):
                room = name.split(".")[1]
                assert room in allowed, (
                    f"{file.relative_to(PACKAGE)} imports {name}; `{package}` may import "
                    f"{sorted(allowed)}"
                )


@pytest.mark.parametrize("package", STANDARD_LIBRARY_ONLY)
def test_it_imports_the_standard_library_only(package: str) -> None:
    for file in modules(package):
        for name in imported(file):
            root = name.split(".")[0]
            assert root == "dowlang" or root in sys.stdlib_module_names, (
                f"{file.relative_to(PACKAGE)} imports {name}"
            )


IN_FUNCTIONS = 23
"""Import statements inside functions, each with its reason: an extra, or a measured start."""


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def circles(arrows: dict[str, set[str]]) -> list[set[str]]:
    """Return the sets of modules that reach one another."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        waiting = [*arrows[start]]
        while waiting:
            if (name := waiting.pop()) not in seen:
                seen.add(name)
                waiting += arrows[name]
        return seen

    reach = {name: reached(name) for name in arrows}
    out: list[set[str]] = []
    for name in arrows:
        if name in reach[name] and not any(name in circle for circle in out):
            out.append({other for other in reach[name] if name in reach[other]})
    return out


def test_a_circle_is_found() -> None:
    arrows = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert circles(arrows) == [{"a", "b", "c"}, {"d", "e"}]


def imports_in_functions(file: Path) -> int:
    """Count the import statements of a file that stand inside a function."""
    found = imports_of(file.read_text("utf-8"))
    return sum(one.in_function and not isinstance(one.node, ast.Call) for one in found)


def test_no_circle_of_imports_and_no_new_import_inside_a_function() -> None:
    files = {module_name(file): file for file in PACKAGE.rglob("*.py")}
    arrows = {
        name: {other for other in imported(file, types=True) if other in files and other != name}
        for name, file in files.items()
    }
    found = circles(arrows)
    inside = sum(map(imports_in_functions, files.values()))
    assert not found
    assert inside <= IN_FUNCTIONS


ABOVE_THE_RUN_LOOP = ("game", "journal", "player_log", "replay", "saves", "seats", "views")


@pytest.mark.parametrize("module", ("state", "ongoing_effects", "run_loop", "engine_steps"))
def test_the_run_loop_knows_no_journal_no_save_and_no_view(module: str) -> None:
    """Only the façade `engine.game` brings them together."""
    waiting, seen = [f"dowlang.engine.{module}"], set[str]()
    while waiting:
        name = waiting.pop()
        file = PACKAGE.parent / Path(*name.split(".")).with_suffix(".py")
        if name not in seen and file.is_file():
            seen.add(name)
            waiting += imported(file)
    assert f"dowlang.engine.{module}" in seen
    assert not seen & {f"dowlang.engine.{above}" for above in ABOVE_THE_RUN_LOOP}


RULESETS = PACKAGE / "rulesets"
ROOMS: dict[str, tuple[str, ...]] = {
    "state": (),
    "procedures": ("state",),
    "procedures/turns.py": ("procedures", "state", "actions"),  # a turn carries actions out
    "actions": ("procedures", "state"),
    "words": ("actions", "procedures", "state"),
    "narration": ("words", "state"),
    "agents": ("words", "state"),
    "screen": ("narration", "words", "state"),
    "analysis": ("agents", "words", "actions", "procedures", "state"),
}
"""Room of a ruleset (or one file of it) -> the rooms that it may import from."""


@pytest.mark.parametrize("room", ROOMS)
def test_arrows_of_a_ruleset_point_to_its_state(room: str) -> None:
    """The state calls nothing above it."""
    for game in (folder for folder in RULESETS.iterdir() if (folder / "state").is_dir()):
        files = [game / room] if room.endswith(".py") else sorted((game / room).rglob("*.py"))
        assert files
        for file in files:
            own = str(file.relative_to(game))
            if own != room and own in ROOMS:
                continue
            for name in imported(file, types=True):
                if name.startswith(f"dowlang.rulesets.{game.name}."):
                    found = name.split(".")[3]
                    assert found in (room, *ROOMS[room]), f"{own} imports {name}"


def test_what_mends_a_line_knows_no_whole_card_of_prose() -> None:
    for file in sorted((PACKAGE / "project" / "mending").rglob("*.py")):
        assert not [name for name in imported(file) if name.startswith("dowlang.project.writing")]


ROOMS_OF_THE_CHECKER: dict[str, tuple[str, ...]] = {
    "resolve": ("ownership",),
    "ownership": ("resolve",),
    "checks": ("ownership", "resolve"),
    "lower": ("checks", "ownership", "resolve"),
    "lint": ("lower", "checks", "ownership", "resolve"),
}
"""Room of the checker -> the rooms that it may import from. `resolve` and `ownership` need each
other: whose a piece is belongs to what a phrase means.
"""


def test_every_room_of_the_checker_is_listed() -> None:
    folders = (PACKAGE / "semantics").iterdir()
    assert {folder.name for folder in folders if any(folder.glob("*.py"))} == {
        *ROOMS_OF_THE_CHECKER
    }


@pytest.mark.parametrize("room", ROOMS_OF_THE_CHECKER)
def test_arrows_of_the_checker_point_to_what_phrases_mean(room: str) -> None:
    for file in sorted((PACKAGE / "semantics" / room).rglob("*.py")):
        for name in imported(file, types=True):
            if not name.startswith("dowlang.semantics."):
                continue
            found = name.split(".")[2]
            if found in ROOMS_OF_THE_CHECKER:
                allowed = (room, *ROOMS_OF_THE_CHECKER[room])
                assert found in allowed, f"{file.relative_to(PACKAGE)} imports {name}"


HEAVY = ("lark", "jsonschema", "jinja2", "typer", "pytest", "hypothesis")


@pytest.mark.proof
def test_a_page_loads_nothing_that_a_browser_does_not_have() -> None:
    """The Python half of the page needs Lark and Jinja2, which are pure Python, and no more."""
    code = (
        "import sys, json, tempfile\n"
        "for name in ('jsonschema', 'typer', 'pytest', 'pygls'): sys.modules[name] = None\n"
        "from dowlang.playground.calls import opened\n"
        "folder = tempfile.TemporaryDirectory()\n"
        "page = opened(folder.name)\n"
        'card = \'crossroads "One"\\n    when you move a survivor\\n'
        '    option "Go"\\n        add 1 food\\n\'\n'
        "for call in ('check', 'tests', 'odds', 'coverage', 'handler'):\n"
        "    told = page.call(call, json.dumps({'text': card} if call == 'check' else {}))\n"
        "    assert not {'fault', 'refused'} & set(json.loads(told)), told\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=PACKAGE.parent
    )
    assert done.returncode == 0, done.stderr


def test_playing_loads_nothing_heavy() -> None:
    """A worker that plays compiled cards imports neither the parser nor the printer nor the
    command line.
    """
    code = (
        "import sys\n"
        f"for name in {HEAVY!r}: sys.modules[name] = None\n"
        "import dowlang\n"
        "cards = dowlang.load('cards/base')\n"
        "game = dowlang.Game(cards, players=4, seed=7)\n"
        "for _ in range(30): game.apply(0) if not game.is_over else None\n"
        "print(game.digest)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=PACKAGE.parent,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.strip()) == 32
