"""What of a machine dow can use: the extras that are installed, the fonts that languages name."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from dowlang.project import ruleset_registry
from dowlang.project.languages.messages import FOLDER, messages_of
from dowlang.publish import sheets
from dowlang.records import dataclass

EXTRAS = (
    ("pdf", "typst", "cards and tables as PDF and PNG"),
    ("i18n", "fluent", "rules text in other languages"),
    ("lsp", "pygls", "cards in an editor"),
    ("watch", "watchfiles", "`dow watch`"),
    ("environments", "pettingzoo", "environments for research"),
    ("openspiel", "pyspiel", "the same for OpenSpiel"),
    ("parquet", "pyarrow", "`dow sim --parquet`"),
    ("dask", "distributed", "many games on a cluster"),
)
"""Extras of the package: name, the module that tells whether it is there, what it is for."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that dow can use. `mend` is the line that installs it, "" where it is there."""

    what: str
    says: str
    mend: str = ""


def findings() -> Iterator[Finding]:
    """Yield what there is and what is missing, in the order in which it is wanted."""
    yield Finding("Python", platform.python_version())
    for name, module, purpose in EXTRAS:
        there = find_spec(module) is not None
        yield Finding(f"extra {name}", purpose, "" if there else f'pip install "dowlang[{name}]"')
    yield from _languages()


def languages() -> tuple[str, ...]:
    """Return the languages in which some game says its words."""
    found = set()
    for name in ruleset_registry.names():
        spec = find_spec(ruleset_registry.package(name))
        for place in (spec.submodule_search_locations if spec is not None else None) or ():
            found |= {folder.name for folder in Path(place).glob(f"{FOLDER}/*") if folder.is_dir()}
    return tuple(sorted(found))


def _languages() -> Iterator[Finding]:
    """Yield each language with its fonts, as far as the extras to read that are there."""
    if find_spec("fluent") is None:
        return
    loaded = import_module("dowlang.publish.rules_text.localised.game_language").loaded
    families = sheets.families() if find_spec("typst") is not None else None
    for language in languages():
        games = [name for name in ruleset_registry.names() if messages_of(name, language)]
        messages = loaded(language, messages_of(games[0], language))
        fonts = messages.row("fonts")
        package = "".join(messages.row("font-package")[:1])
        if not fonts:
            yield Finding(f"language {language}", "set in the fonts within typst")
        elif families is None:
            yield Finding(f"language {language}", f"wants the font {fonts[0]}")
        elif found := [font for font in fonts if font in families]:
            yield Finding(f"language {language}", f"set in {found[0]}")
        else:
            mend = f"apt-get install {package}" if package else f"install the font {fonts[0]}"
            yield Finding(f"language {language}", f"none of its fonts: {', '.join(fonts)}", mend)
