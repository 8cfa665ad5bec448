"""From a set's folder to a `CardSet` that can be played, without the compiler when nothing is
stale.

Handlers are imported from two places only: `dowlang.generated` (what is shipped, when it belongs to
exactly these card files) and the user's cache, written by this version and keyed by every card
file, the manifest and the toolchain. A `generated/` folder beside any other set is never looked at.
What is missing or stale is checked and compiled into the cache first.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import linecache
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from dowlang.engine.card_set import CardSet, Edition
from dowlang.project import ruleset_registry
from dowlang.project.cache import cache_folder, keep, kept
from dowlang.project.card_selection import STANDARD_SET, gather
from dowlang.project.package_files import (
    NotShipped,
    build_stamp,
    build_stamp_file,
    is_checkout,
    shipped,
    toolchain,
)
from dowlang.project.sets import NoSuchSet, SetSource, find_set, read_set
from dowlang.records import dataclass
from dowlang.source.files import read_file, write

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dowlang.diagnostics import Diagnostic
    from dowlang.project.checked_set import CheckedSet
    from dowlang.project.manifests.manifest import Manifest
    from dowlang.source import Source

INDEX = "index.json"


class CardErrors(Exception):
    """A set that does not check: `diagnostics` say what and where, `sources` (label -> text)
    serve to show it.
    """

    def __init__(self, diagnostics: list[Diagnostic], sources: Mapping[str, Source]) -> None:
        super().__init__(
            f"{len(diagnostics)} findings, first: "
            f"{diagnostics[0].message if diagnostics else 'none'}"
        )
        self.diagnostics, self.sources = diagnostics, dict(sources)


@dataclass(frozen=True, slots=True)
class Compiled:
    """One set's facts and the place its handlers are loaded from, without those of the sets it
    uses.
    """

    facts: tuple[Mapping[str, Any], ...]
    hash: str
    load: Callable[[str], ModuleType]


def load(path: str | Path = "", *, notice: Callable[[str], None] | None = None) -> CardSet:
    """Return the set at a path, compiled and ready to play.

    The path is a folder or the id of a shipped set. An empty one is the standard set. `notice` is
    told in one line when something has to be compiled. Raises `FileNotFoundError`, `NoSuchSet`,
    `CardErrors`.
    """
    return load_source(source_of(path), notice)


def source_of(path: str | Path = "") -> SetSource:
    """Return the set that a path or an id means.

    A card file outside any set is an addition to the standard set of its game.
    """
    place = Path(path) if path else find_set(STANDARD_SET)
    if not place.exists():
        if re.fullmatch(r"[a-z][a-z0-9_]*", str(path)):
            place = find_set(str(path), Path.cwd())
        else:
            raise FileNotFoundError(str(path))
    found = gather([place])
    if len(found) != 1:
        raise NoSuchSet(str(path), tuple(source.label for source, _ in found))
    return found[0][0]


def load_source(
    source: SetSource,
    notice: Callable[[str], None] | None = None,
    checked: CheckedSet | None = None,
) -> CardSet:
    """Return a `CardSet` of a set and all it uses. `checked`: the set, where it is checked already.

    Raises `CardErrors`.
    """
    own = compiled(source, notice, checked)
    assert source.manifest is not None
    parts = [(used, compiled(used, notice)) for used in source.everything_used]
    replaced = {
        (card["kind"], card["name"])
        for card in own.facts
        if card["name"] in source.manifest.replaces
    }
    facts: list[Mapping[str, Any]] = []
    loaders: dict[str, Callable[[str], ModuleType]] = {}
    for part in (*(c for _, c in parts), own):
        for card in part.facts:
            if part is own or (card["kind"], card["name"]) not in replaced:
                facts.append(card)
                loaders[card["path"]] = part.load
    digest = edition_hash(own.hash, [each.hash for _, each in parts])
    facts.sort(key=lambda card: str(card["path"]))
    return CardSet(
        ruleset_registry.ruleset(source.manifest.ruleset),
        Edition(source.manifest.id, source.manifest.version, digest),
        facts,
        lambda path: loaders[path](path),
    )


def edition_hash(own: str, used: Sequence[str]) -> str:
    """Return the hash of a set with those it uses, by the hashes of their cards. It decides
    whether saves and journals fit.
    """
    if not used:
        return own
    return hashlib.sha256(" ".join([own, *used]).encode()).hexdigest()[:16]


_compiled: dict[str, Compiled] = {}


def compiled(
    source: SetSource,
    notice: Callable[[str], None] | None = None,
    checked: CheckedSet | None = None,
) -> Compiled:
    """Return one set compiled: shipped when that is current, else from the cache, else compiled
    into it.

    Raises `CardErrors`.
    """
    digest = source.digest
    if digest not in _compiled:
        _compiled[digest] = _shipped(source) or _cached(source, digest, notice, checked)
    return _compiled[digest]


def facts_of_used(source: SetSource) -> list[Mapping[str, Any]]:
    """Return facts of all cards of the sets that a set uses. Raises `CardErrors`."""
    return list(
        {
            card["path"]: card for used in source.everything_used for card in compiled(used).facts
        }.values()
    )


def _shipped(source: SetSource) -> Compiled | None:
    """Return the shipped handlers, if the set is a shipped one and every card file is the one they
    were written from.
    """
    if source.manifest is None or source.findings or source.added:
        return None
    try:
        if source.folder != (shipped("cards") / source.manifest.id).resolve():
            return None
        index = json.loads(read_file(shipped("generated") / source.manifest.id / INDEX))
        files = {card["file"]: card["source"] for card in index["cards"]}
        version, digest = index["version"], index["hash"]
    except (NotShipped, OSError, ValueError, KeyError, TypeError):
        return None
    if is_checkout() and not _built_here(source.manifest):
        return None
    if version != source.manifest.version or files != {f.below: f.hash for f in source.files}:
        return None
    return Compiled(
        tuple(index["cards"]),
        digest,
        lambda path: importlib.import_module("dowlang.generated." + path.replace("/", ".")),
    )


def _built_here(manifest: Manifest) -> bool:
    """Return True if a checkout's handlers are those that its own toolchain has written."""
    handlers = shipped("generated") / manifest.id
    try:
        made_by = read_file(build_stamp_file(manifest.id)).decode("ascii", "replace")
        return made_by == build_stamp(manifest.ruleset, handlers)
    except OSError:
        return False


def _cached(
    source: SetSource,
    digest: str,
    notice: Callable[[str], None] | None,
    checked: CheckedSet | None,
) -> Compiled:
    """Return a set from the cache, or compiled into it.

    A cache that is damaged or cannot be written costs a compilation and no more.
    """
    made_by = toolchain(source.manifest.ruleset if source.manifest else "")
    key = hashlib.sha256(f"{digest} {made_by}".encode()).hexdigest()[:32]
    data = kept("sets", key, INDEX)
    texts: dict[str, str] = {}
    if data is None:
        if notice is not None:
            notice(f"compiling {source.label} ({len(source.files)} card files)")
        data, texts = _compile(source, key, checked)
    index, sums = data["index"], data["modules"]

    def load_module(path: str) -> ModuleType:
        name = f"dowlang_cache_{key}.{path.replace('/', '.')}"
        if name in sys.modules:
            return sys.modules[name]
        text = texts.get(path) or _kept_text(key, path, sums[path])
        if text is None:
            texts.update(_compile(source, key)[1])
            text = texts[path]
        return _import(name, f"{path}.py", text, key)

    return Compiled(tuple(index["cards"]), index["hash"], load_module)


def _compile(
    source: SetSource, key: str, checked: CheckedSet | None = None
) -> tuple[dict[str, Any], dict[str, str]]:
    """Check and compile: what the cache keeps of it, its index written last, and the handlers by
    path. Raises `CardErrors`.
    """
    # what is compiled already is played without parser and compiler
    from dowlang.project import checked_set, compiling

    checked = checked or checked_set.check(source, facts_of_used)
    if checked.errors:
        raise CardErrors(checked.errors, checked.sources)
    result = compiling.compile_set(checked)
    sums = {
        path: hashlib.sha256(text.encode()).hexdigest() for path, text in result.modules.items()
    }
    data = {"index": json.loads(result.index), "modules": sums}
    with suppress(OSError, RuntimeError):  # where nothing can be kept it is played without
        for path, text in result.modules.items():
            file = cache_folder() / "sets" / key / f"{path}.py"
            write(file, text.encode(), durable=False)  # its sum is asked for where it is read
        keep(data, "sets", key, INDEX)
    return data, dict(result.modules)


def _kept_text(key: str, path: str, wanted: str) -> str | None:
    """Return a handler from the cache, or None when it is not there as it was written."""
    try:
        data = read_file(cache_folder() / "sets" / key / f"{path}.py")
    except (OSError, RuntimeError):
        return None
    return data.decode() if hashlib.sha256(data).hexdigest() == wanted else None


def _import(name: str, path: str, text: str, key: str) -> ModuleType:
    """Return a handler as a module.

    Its lines are told to who shows tracebacks, since its file may not be there.
    """
    file = f"dowlang cache {key} {path}"
    with suppress(RuntimeError):
        file = str(cache_folder() / "sets" / key / path)
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    module = ModuleType(name)
    module.__file__ = file
    exec(compile(text, file, "exec"), module.__dict__)
    sys.modules[name] = module
    return module


__all__ = ["CardErrors", "Compiled", "compiled", "load", "load_source", "read_set", "source_of"]
