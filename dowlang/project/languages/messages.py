"""The Fluent files of a game: `languages/<code>/*.ftl` in its package, its words in a language."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from dowlang.project import ruleset_registry

FOLDER, ENDING = "languages", ".ftl"


@lru_cache(maxsize=16)
def messages_of(ruleset: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return label and text of each file in which a game says its words in a language.

    None are there for a language without any. Raises `UnknownRuleset`.
    """
    spec = find_spec(ruleset_registry.package(ruleset))
    places = spec.submodule_search_locations if spec is not None else None
    if not places or not language.replace("-", "").isalnum():
        return ()
    folder = Path(next(iter(places))) / FOLDER / language
    files = sorted(folder.glob(f"*{ENDING}"))
    return tuple((f"{language}/{file.name}", file.read_text("utf-8")) for file in files)
