"""Select the cards that a command was asked about: a whole set, or an addition to one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from dowlang.project import ruleset_registry
from dowlang.project.card_file import CardFile, card_paths, label_of, read_file
from dowlang.project.manifests.manifest import (
    MANIFEST,
    Manifest,
    card_files,
    set_folder,
    sets_below,
)
from dowlang.project.set_read_memo import remembered
from dowlang.project.sets import NoSuchSet, SetReader, SetSource, find_set
from dowlang.rulesets import RULESETS
from dowlang.source import files as disk

STANDARD_SET = "base"
LOOKED_AT = 4096  # bytes of a file in which its first card is looked for
OF_EVERY_GAME = ("test", "define")  # blocks that stand in files of any game


def addition(
    files: list[Path],
    texts: dict[str, bytes] | None = None,
    ruleset: str = "",
    beside: SetSource | None = None,
) -> SetSource:
    """Return files outside any set, read as an addition to a set they lie `beside`, or else to the
    standard set of their game.

    `texts`: label -> bytes of what comes from elsewhere (standard input). Without a ruleset it is
    the game that has the kind of the first card.
    """
    texts = texts or {}
    named = list(card_paths(Path(), [Path(f.name) for f in (*files, *map(Path, texts))]))
    cards = [
        read_file(f, f"additions/{path}", label_of(f), f.name)
        for f, path in zip(files, named, strict=False)
    ]
    cards += [
        CardFile(f"additions/{path}", label, label, data, hashlib.sha256(data).hexdigest())
        for (label, data), path in zip(texts.items(), named[len(files) :], strict=True)
    ]
    game = ruleset or game_of(*(card.data for card in cards[:1]))
    standard = (beside,) if beside else standard_set(game)
    manifest = Manifest(
        id="additions",
        name="additions",
        version="0",
        ruleset=game,
        folder=Path.cwd(),
        uses=tuple(found.manifest.id for found in standard if found.manifest),
    )
    return SetSource(
        Path.cwd(),
        "additions",
        manifest,
        tuple(cards),
        standard,
        added=frozenset(c.label for c in cards),
    )


def standard_set(ruleset: str) -> tuple[SetSource, ...]:
    """Return the shipped set that new cards of a game build on, if there is one."""
    if ruleset == RULESETS[0]:
        return (remembered(find_set(STANDARD_SET)),)
    starts = ruleset_registry.vocabulary(ruleset).starts
    try:
        return (remembered(find_set(starts.uses)),) if starts and starts.uses else ()
    except NoSuchSet:
        return ()


def game_of(data: bytes = b"") -> str:
    """Return the game that a card file is written for: the first that has the kind of a card in
    it, or the first of all.
    """
    for line in data[:LOOKED_AT].decode("utf-8", "replace").splitlines():
        word = line.split(maxsplit=1)[0] if line[:1].isalpha() else ""
        if word and word not in OF_EVERY_GAME:
            return ruleset_registry.with_kind(word)
    return RULESETS[0]


class NoCards(LookupError):
    """Raised when a path holds no card file, or is a file of a set that is none.

    Carries the path.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"no card file in `{path}`")
        self.path = path


def gather(paths: Sequence[Path]) -> list[tuple[SetSource, frozenset[str] | None]]:
    """Return the sets that the paths speak of, each with the labels of the files meant (None: all
    of it).

    Raises `NoCards`, and `OSError` for what cannot be read.
    """
    reader = SetReader()
    out: dict[Path, tuple[SetSource, set[str] | None]] = {}
    loose: dict[Path, None] = {}
    for path in paths:
        own = set_folder(path)
        if own is None and path.is_dir():
            below = sets_below(path)
            for folder in below:
                out[folder] = (reader.source(folder), None)
            beside = [f for f in card_files(path) if not any(f.is_relative_to(b) for b in below)]
            if not below and not beside:
                raise NoCards(path)
            loose |= dict.fromkeys(beside)
        elif own is None:
            loose[path] = None
        else:
            source, wanted = out.get(own) or (reader.source(own), set())
            out[own] = (
                source,
                None if wanted is None or _whole(path, own) else wanted | _meant(path, source),
            )
    found: list[tuple[SetSource, frozenset[str] | None]] = [
        (s, None if w is None else frozenset(w)) for s, w in out.values()
    ]
    games: dict[str, list[Path]] = {}
    for file in loose:
        games.setdefault(game_of(disk.read_file(file, LOOKED_AT)), []).append(file)
    found += [(addition(files, None, game), None) for game, files in games.items()]
    return found


def _whole(path: Path, folder: Path) -> bool:
    return disk.real(path) in (folder, folder / MANIFEST)


def _meant(path: Path, source: SetSource) -> set[str]:
    """Return labels of the files of a set at or below a path, and of its manifest, without which
    nothing can be said of them.
    """
    place = disk.real(path)
    labels = {
        file.label
        for file in source.files
        if disk.real(source.folder / file.below).is_relative_to(place)
    }
    labels |= {file.label for file in source.translations if file.card_file in labels}
    if not labels and source.manifest is not None:
        raise NoCards(path)
    return labels | {f"{source.label}/{MANIFEST}"}
