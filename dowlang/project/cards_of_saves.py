"""The card files that a saved game was played with beside a set: taken from the set that is played,
and laid out as files again where a save or a journal brings them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from dowlang.engine.sittings import A_CARD_FILE, AddedFile
from dowlang.project.cache import bound, cache_folder
from dowlang.project.sets import SetSource
from dowlang.source.files import write

ROOM = "added"


def added_of(source: SetSource) -> tuple[AddedFile, ...]:
    """Return the card files that a set was given in addition, none where one of them cannot be
    laid out again.
    """
    files = [file for file in source.files if file.label in source.added]
    names = [Path(file.below).name for file in files]
    if not all(map(A_CARD_FILE.fullmatch, names)) or len({*map(str.lower, names)}) < len(names):
        return ()
    try:
        texts = [file.data.decode("utf-8") for file in files]
    except UnicodeDecodeError:
        return ()
    return tuple(map(AddedFile, names, texts))


def laid_out(added: Sequence[AddedFile]) -> Path:
    """Return a folder of the cache with these card files, which are an addition to the standard
    set of their game. Raises `OSError`.
    """
    told = json.dumps([list(each) for each in added])
    folder = cache_folder() / ROOM / hashlib.sha256(told.encode()).hexdigest()[:32]
    for file in added:
        write(folder / file.name, file.text.encode("utf-8", "replace"), durable=False)
    bound(ROOM)
    return folder
