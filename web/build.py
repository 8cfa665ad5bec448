"""Build the page and the documents as one static folder: `python web/build.py [--into build/web]`.

    play/       the playground: the page, its worker, Pyodide, the package, icons, examples
    …           the documentation (`documents.py`)

Nothing is fetched from elsewhere when the folder is served. What is built with comes from npm
(`package-lock.json`) and PyPI (`requirements.txt`), all of it pinned.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from reached import PACKAGE, reached

from dowlang.project.game_language import language
from dowlang.service.completion.snippets import card_snippets

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PYODIDE = ("pyodide.mjs", "python_stdlib.zip")
SHORTENED = "pyodide.asm.mjs"
PACKED = {"pyodide.asm.wasm": "pyodide.asm.packed"}
"""Files that are served packed, by another ending than `.gz`, which some servers unpack."""
BUNDLED = (
    *("src/main.js", "src/worker.js", "--bundle", "--minify", "--format=esm", "--target=es2022"),
    *("--external:./pyodide/*", "--log-level=warning"),
)
MINIFIED = ("--minify", "--format=esm", "--target=es2022", "--log-level=error")
LOCK = "pyodide-lock.json"
NOT_IN_A_BROWSER = (".so", ".pyd", ".c", ".pyi")
LEFT_OUT = ("dowlang/rulebooks/", "pytz/zoneinfo/", "babel/messages/", "babel/locale-data/")
"""Folders that nothing in the page reads. Of the locales those are kept in which games are told."""

GAMES = {"dead_of_winter": "Dead of Winter", "dwar7s_winter": "Dwar7s Winter"}
"""Ruleset -> what its game is called on the page."""

LOCALES = ("root", "en", "es", "ja", "ru")
MOST_BYTES = 17_500_000
"""Size of the playground with everything that it loads. The page shall stay below 20 MB: what
would use up the rest is looked at before.
"""


def main() -> None:
    """Build what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", default=ROOT / "build" / "web", type=Path)
    asked = parser.parse_args()
    into = asked.into.resolve()
    command = (sys.executable, str(WEB / "documents.py"), "--into", str(into))
    with subprocess.Popen(command, cwd=ROOT) as documents:  # they do not want the page
        page(into / "play")
    if documents.returncode:
        raise SystemExit(documents.returncode)


def page(out: Path) -> None:
    """Build the playground into a folder."""
    if out.exists():
        shutil.rmtree(out)
    (out / "pyodide").mkdir(parents=True)
    modules = WEB / "node_modules"
    run("npm", "ci", "--no-audit", "--no-fund", "--silent", folder=WEB)
    run("npx", "esbuild", *BUNDLED, f"--outdir={out}", folder=WEB)
    for name in PYODIDE:
        shutil.copy(modules / "pyodide" / name, out / "pyodide" / name)
    shortened = f"--outfile={out / 'pyodide' / SHORTENED}"
    run("npx", "esbuild", str(modules / "pyodide" / SHORTENED), *MINIFIED, shortened, folder=WEB)
    for name, packed in PACKED.items():
        data = gzip.compress((modules / "pyodide" / name).read_bytes(), 9, mtime=0)
        (out / "pyodide" / packed).write_bytes(data)
    (out / "pyodide" / LOCK).write_text(bare_lock(modules / "pyodide" / LOCK), "utf-8")
    for file in sorted((WEB / "page").iterdir()):
        shutil.copy(file, out / file.name)
    icons(out / "icons")
    (out / "examples.json").write_text(json.dumps(examples()), "utf-8")
    (out / "templates.json").write_text(json.dumps(templates()), "utf-8")
    site = ROOT / "build" / "web-python"
    packages(site)
    run("node", "compile.mjs", str(site), str(out / "python.zip"), folder=WEB)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}: {size / 1e6:.1f} MB")
    if size > MOST_BYTES:
        raise SystemExit(f"the page has {size} bytes, wanted at most {MOST_BYTES}")


def bare_lock(file: Path) -> str:
    """Return Pyodide's list of packages without any: the page asks for none."""
    lock = json.loads(file.read_text("utf-8"))
    return json.dumps({**lock, "packages": {}})


def packages(site: Path) -> None:
    """Put the package and what it needs into a folder, as a wheel would be unpacked."""
    if site.exists():
        shutil.rmtree(site)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    wanted = ("--no-deps", "--no-compile", "--target", str(site), "-r")
    run(*pip, *wanted, str(WEB / "requirements.txt"))
    wheels = ROOT / "build" / "wheel"
    if wheels.exists():
        shutil.rmtree(wheels)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels), folder=ROOT)
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
    wanted_modules = reached(site)
    for file in list(site.rglob("*")):
        below = file.relative_to(site).as_posix()
        never_imported = (
            below.startswith(f"{PACKAGE}/") and file.suffix == ".py" and file not in wanted_modules
        )
        if file.is_file() and (
            never_imported
            or file.suffix in NOT_IN_A_BROWSER
            or ".dist-info/" in below
            or (below.startswith(LEFT_OUT) and file.stem not in LOCALES)
        ):
            file.unlink()


def icons(out: Path) -> None:
    """Copy the icons of each game."""
    for look in sorted((ROOT / "dowlang" / "rulesets").glob("*/look/icons")):
        folder = out / look.parent.parent.name
        folder.mkdir(parents=True)
        for file in sorted(look.glob("*.svg")):
            shutil.copy(file, folder / file.name)


def examples() -> list[dict[str, str]]:
    """Return the cards to start from, in the order of their files: title, game, text."""
    found = []
    for file in sorted((WEB / "examples").glob("*.dow")):
        head, _, text = file.read_text("utf-8").partition("\n")
        found.append({"title": head.removeprefix("# "), "text": text.lstrip("\n")})
    return found


def templates() -> list[dict[str, str]]:
    """Return a card of each kind to fill in, by game: ruleset, its title, kind, snippet. A kind of
    which there are no others than the board has wants a set that leaves one of them out.
    """
    closed = {
        (ruleset, kind.name)
        for ruleset in GAMES
        for kind in language(ruleset).vocabulary.kinds
        if kind.closed
    }
    return [
        {"ruleset": ruleset, "title": title, "kind": kind, "snippet": snippet}
        for ruleset, title in GAMES.items()
        for kind, snippet in card_snippets(language(ruleset))
        if (ruleset, kind) not in closed
    ]


def run(*command: str, folder: Path = ROOT) -> None:
    """Run a command, and end with its number when it fails."""
    done = subprocess.run(command, cwd=folder, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
