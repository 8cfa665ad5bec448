"""`dow watch`: check, test and print cards at every save."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, reason, shown
from dowlang.cli.output import coloured, emit, notice
from dowlang.cli.parameters import Paths
from dowlang.cli.paths import existing, written

PAUSE = 0.05
"""Seconds between two looks at the files, where nobody tells of a change."""

AT_LEAST = 1000
"""Milliseconds between two looks all the same, for files that changed before the system told."""

Stamps = dict[Path, tuple[int, int]]
ENDINGS = (".dow", ".toml")
CLEAR = "\x1b[2J\x1b[H"


def watch(
    paths: Paths,
    page: Annotated[
        str,
        typer.Option(
            "--page",
            metavar="FILE",
            help="Write the printed page of the saved cards here, as HTML.",
            show_default="no page",
        ),
    ] = "",
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            metavar="CODE",
            help="Print the cards in this language of the set, as ja.",
            show_default="as written",
        ),
    ] = "",
    once: Annotated[
        bool, typer.Option("--once", help="Look once, and exit as `dow check` and `test` do.")
    ] = False,
) -> None:
    """Check, test and print cards at every save.

    At first everything is looked at. After a save the tests of the files saved are run, and those
    of other files that name their cards.
    """
    # the page of `--help` does without parser and checker: 0.1 s, not 0.4
    Watch = import_module("dowlang.cli.watching").Watch
    found = [existing(path) for path in paths]
    watched, before = Watch(found, lang, bool(page)), stamps(found)
    passed = _look(watched, page, lang)
    if once:
        raise typer.Exit(int(not passed))
    with suppress(KeyboardInterrupt):
        for _ in _changes(found, before):
            if coloured():
                emit(CLEAR)
            try:
                _look(watched, page, lang)
            except CommandError as missing:  # a save in between: the next one may put it right
                notice(shown(f"dow: {missing}"))


def _look(watched: object, page: str, lang: str) -> bool:
    """Look once, and tell in a last line how long it took.

    Raises `CommandError` for what the language lacks, and a page that cannot be written.
    """
    begun = time.perf_counter()
    languages = import_module("dowlang.cli.languages") if lang else None
    try:
        with languages.language_there(lang) if languages else nullcontext():
            seen = watched.look()  # type: ignore[attr-defined]
    except OSError as gone:  # a file that is written, moved or taken away at this moment
        notice(f"dow: cannot read `{shown(str(gone.filename))}`: {reason(gone)}")
        return False
    except LookupError as none:
        notice(f"dow: {shown(str(none))}")
        return False
    if not seen.new:  # a file touched, or written in two moments of which the last look saw both
        return True
    if page and seen.page:
        written(page, seen.page)
    if seen.saved:
        emit(f"-- {time.strftime('%H:%M:%S')} {', '.join(map(shown, seen.saved))}\n")
    emit(seen.text)
    emit(f"looked in {time.perf_counter() - begun:.2f} s\n")
    sys.stdout.flush()
    return bool(seen.passed)


def _changes(paths: Sequence[Path], before: Stamps) -> Iterator[None]:
    """Yield after every change of a card file or a manifest, from what they were before on."""
    for _ in _moments(paths):
        now = stamps(paths)
        if now != before:
            before = _settled(paths, now)
            yield


def _settled(paths: Sequence[Path], now: Stamps) -> Stamps:
    """Return the stamps once nothing is written any more: a save empties its file first."""
    while True:
        time.sleep(PAUSE)
        later = stamps(paths)
        if later == now:
            return now
        now = later


def _moments(paths: Sequence[Path]) -> Iterator[object]:
    """Yield when something may have changed: often, or when the system tells of a change."""
    try:
        module = import_module("watchfiles")
    except ImportError:
        while True:
            yield None
            time.sleep(PAUSE)
    yield None
    yield from module.watch(
        *watched_files(paths),
        step=20,
        debounce=100,
        rust_timeout=AT_LEAST,
        yield_on_timeout=True,
        raise_interrupt=True,
    )


def stamps(paths: Sequence[Path]) -> Stamps:
    """Return time and size of every card file, translation and manifest."""
    out: Stamps = {}
    for path in watched_files(paths):
        files = [path]
        if path.is_dir():
            files = [file for file in path.rglob("*") if file.suffix in ENDINGS]
        for file in files:
            with suppress(OSError):
                told = file.stat()
                out[file] = (told.st_mtime_ns, told.st_size)
    return out


def watched_files(paths: Sequence[Path]) -> list[Path]:
    """Return the paths, the translations beside those that are files, and their sets' manifests."""
    manifest = import_module("dowlang.project.manifests.manifest")
    out: dict[Path, None] = {}
    for path in paths:
        out[path] = None
        if not path.is_dir():
            with suppress(OSError):
                out |= dict.fromkeys(filter(partial(_translates, path), path.parent.iterdir()))
        folder = manifest.set_folder(path)
        if folder is not None and folder != path.resolve():
            out[folder / manifest.MANIFEST] = None
    return [path for path in out if path.exists()]


def _translates(card_file: Path, file: Path) -> bool:
    """Return True for `x.ja.toml` beside `x.dow`."""
    languages = import_module("dowlang.project.languages.language_codes")
    found = languages.translation_of(file.name)
    return found is not None and found[0] == card_file.stem
