"""What a command says when the person who typed it made a mistake: one line that names the near ones, and an exit code."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from pathlib import Path


class Trouble(Exception):
    """A caller's mistake: shown as one line, without a traceback."""

    def __init__(self, text: str, exit_code: int = 2) -> None:
        super().__init__(text)
        self.exit_code = exit_code


def unknown(what: str, name: str, known: Sequence[str]) -> Trouble:
    """`unknown agent `heurstic`; did you mean `heuristic`?` or the list of what there is."""
    from dowlang.source import nearest

    near = nearest(name, known)
    if near:
        return Trouble(f"unknown {what} `{name}`; did you mean {' or '.join(f'`{n}`' for n in near)}?")
    return Trouble(f"unknown {what} `{name}`; there is {', '.join(f'`{n}`' for n in sorted(known)[:12]) or 'none'}")


def existing(path: str) -> Path:
    """The path, if it can be read. Raises `Trouble` that names near files."""
    place = Path(path)
    try:
        if place.exists():
            return place
        beside = [entry.name for entry in place.parent.iterdir()] if place.parent.is_dir() else []
    except OSError as error:
        raise Trouble(f"cannot read `{path}`: {reason(error)}") from None
    from dowlang.source import nearest

    near = nearest(place.name, beside)
    hint = f"; did you mean {' or '.join(f'`{place.parent / n}`' for n in near)}?" if near else ""
    raise Trouble(f"no such file or folder: `{path}`{hint}")


def reason(error: OSError) -> str:
    """The system's reason in words, without numbers and paths."""
    return {errno.EACCES: "permission denied", errno.EISDIR: "it is a folder", errno.ENOENT: "no such file"}.get(error.errno or 0, error.strerror or "")
